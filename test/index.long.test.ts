import { parts } from './part.js'

parts(import.meta.url, [
  './client/package.js',
  './contract/generated-hires.js',
  './cut-requests.js',
  './domain/company-removal.js',
  './domain/state-machines.js',
  './drill-rig.js',
  './history-season.js',
  './load.js',
  './merge-races.js',
  './migrate-example.js',
  './one-career.js',
  './routes/many-uploads.js'
])
