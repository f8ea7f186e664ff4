import { parts } from '../part.js'

parts(import.meta.url, [
  '../cli/moved-clock.js',
  '../cli/usage.js',
  '../cli/webhooks.js',
  './feed.js',
  './files.js',
  './requests.js',
  './retries.js',
  './sync.js',
  './webhooks.js'
])
