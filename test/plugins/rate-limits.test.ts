import { parts } from '../part.js'

parts(import.meta.url, [
  './rate-limit-of-tokens.js',
  './rate-limit.js'
])
