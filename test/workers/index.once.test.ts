import { parts } from '../part.js'

parts(import.meta.url, [
  './held-deliveries.js',
  './mail.js',
  './names.js',
  './sender.js',
  './signature.js'
])
