import { parts } from '../part.js'

parts(import.meta.url, [
  './error-details.js',
  './lost-state.js',
  './serialization.js',
  './write.js'
])
