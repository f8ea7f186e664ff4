import { pino } from 'pino'
import { WORKER } from './cluster/worker.js'
import { VERSION } from './version.js'

/** Stands in every line of the log. */
export const LOG_BASE = { service: 'recruitment-api', version: VERSION, worker: WORKER }

/**
 * Standard output. Lines are written in batches, at least twice a second: a system call per request would be measurable. No batch is
 * larger than what the kernel writes to a pipe at once, so that lines of several processes do not mix.
 */
export function logStream () {
  return pino.destination({ sync: false, minLength: 4000, maxWrite: 4096, periodicFlush: 500 })
}
