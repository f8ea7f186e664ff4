import { createRequire } from 'node:module'

// Loaded into each process that tap runs: the processes that a test starts run as their users start them, without tap's loaders. (A
// process that reads files cannot run with them: they need what its permissions forbid.)

interface Started { env: NodeJS.ProcessEnv }
const processOnSpawn = createRequire(import.meta.url)('process-on-spawn') as { addListener: (listener: (started: Started) => void) => void }

processOnSpawn.addListener(started => {
  const options = (started.env['NODE_OPTIONS'] ?? '').split(' ').filter(option => !option.includes('@tapjs'))
  started.env = { ...started.env, NODE_OPTIONS: options.join(' ') }
})
