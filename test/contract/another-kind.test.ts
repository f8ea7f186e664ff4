import { parts } from '../part.js'

// A toy kind is in the table of kinds for the whole process.
parts(import.meta.url, [
  '../routes/v2/objects.js',
  '../seed/new-kind.js',
  './child-kinds.js',
  './entity-tags.js',
  './headers.js',
  './hostile.js',
  './kinds-copied.js',
  './kinds.js',
  './personal-columns.js',
  './read-cache.js',
  './webhooks.js'
])
