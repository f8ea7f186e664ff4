import { parts } from '../part.js'

parts(import.meta.url, [
  './compression.js',
  './cors.js',
  './overload.js',
  './request-end.js',
  './time-limit.js',
  './unknown-parameters.js',
  './unreadable-urls.js'
])
