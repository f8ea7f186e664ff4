import { parts } from '../part.js'

parts(import.meta.url, [
  './begin.js',
  './bound.js',
  './candidate-retention.js',
  './company-name.js',
  './delivery-shares.js',
  './delivery.js',
  './file-reader.js',
  './file-sweep.js',
  './reading/formats.js',
  './reading/permissions.js',
  './reading/words.js',
  './retention.js',
  './retry-after.js',
  './sequencer.js',
  './word-renewal.js'
])
