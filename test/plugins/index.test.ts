import { parts } from '../part.js'

parts(import.meta.url, [
  './auth.js',
  './database.js',
  './errors.js',
  './etag.js',
  './local-counters.js',
  './metrics.js',
  './read-cache-replicas.js',
  './read-cache-version.js',
  './read-cache.js',
  './shared-limits.js'
])
