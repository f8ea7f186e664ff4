import { parts } from '../part.js'

parts(import.meta.url, [
  './documented-values.js',
  './filter-plans.js',
  './hidden-values.js',
  './retention-plans.js'
])
