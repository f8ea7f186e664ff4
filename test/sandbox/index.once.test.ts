import { parts } from '../part.js'

parts(import.meta.url, [
  './clock.js',
  './company.js',
  './examples.js',
  './fault-profile.js',
  './fault-reads.js',
  './faults.js',
  './feed.js',
  './outbox.js',
  './outside.js',
  './reset.js',
  './start.js',
  './webhooks.js'
])
