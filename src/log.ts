import { pino } from 'pino'
import type { Config } from './config.js'
import { VERSION } from './version.js'

/** Part of every log line. */
export const logBase = ({ worker }: Config) => ({ service: 'recruitment-api', version: VERSION, worker: worker?.number })

/**
 * Standard output. Lines are written in batches, at least twice a second: a system call per request would be measurable. Of several
 * processes no batch is larger than what the kernel writes to a pipe at once, so that their lines do not mix.
 */
export function logStream ({ worker }: Config) {
  const size = worker === undefined ? { minLength: 16_000, maxWrite: 65_536 } : { minLength: 4000, maxWrite: 4096 }
  return pino.destination({ sync: false, periodicFlush: 500, ...size })
}
