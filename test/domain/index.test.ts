import { parts } from '../part.js'

parts(import.meta.url, [
  './bootstrap.js',
  './candidate-search-plans.js',
  './company-removal-files.js',
  './filter-types.js',
  './job-texts.js',
  './locks.js',
  './pages.js',
  './text-search-plans.js',
  './write-costs.js'
])
