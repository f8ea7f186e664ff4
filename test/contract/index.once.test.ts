import { parts } from '../part.js'

parts(import.meta.url, [
  './belongings.js',
  './collection.js',
  './descriptions.js',
  './documents.js',
  './entries.js',
  './examples.js',
  './generated-client.js',
  './imports.js',
  './introduction.js',
  './limits.js',
  './links.js',
  './objects.js',
  './security.js',
  './versions.js'
])
