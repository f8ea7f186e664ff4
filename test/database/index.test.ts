import { parts } from '../part.js'

parts(import.meta.url, [
  './connections.js',
  './database.js',
  './distribute.js',
  './gathered-lookups.js',
  './given-up.js',
  './hosts.js',
  './json-query.js',
  './migrate.js',
  './older-writers.js',
  './opening.js',
  './pooler.js',
  './prepared-statements.js',
  './take-over.js'
])
