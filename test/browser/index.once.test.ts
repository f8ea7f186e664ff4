import { parts } from '../part.js'

parts(import.meta.url, [
  './docs.js',
  './pages.js',
  './reports.js',
  './shown-files.js',
  './texts.js'
])
