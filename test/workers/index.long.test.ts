import { parts } from '../part.js'

parts(import.meta.url, [
  './delivery-turns.js',
  './followers.js'
])
