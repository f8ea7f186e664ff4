import { parts } from './part.js'

parts(import.meta.url, [
  './races.js',
  './season.js',
  './server-refused.js',
  './sql-blocks.js'
])
