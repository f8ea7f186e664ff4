import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { Primary } from './cluster/primary.js'
import { bearLostPrimary, placeIn, tellPrimary } from './cluster/worker.js'
import { loadConfig, type Config } from './config.js'
import { StartError, toOneLine } from './database/failures.js'
import { looksLikeToken, TOKEN_PREFIX } from './domain/tokens/secret.js'
import { logBase, logStream } from './log.js'
import { misspelledVariables } from './misspelled-variables.js'
import type { Exit } from './serve-requests.js'

type Env = Record<string, string | undefined>

const DRAIN_LIMIT_MS = 9000
/** Additional time that a worker has before it is killed, and the primary to see it end. */
const WORKER_EXTRA_MS = 500

/**
 * Starts the server, in as many processes as WORKERS says, and stops it on SIGTERM or SIGINT.
 * @throws StartError the reason in one line
 */
export async function serve (env: Env): Promise<void> {
  for (const { name, meant } of misspelledVariables(Object.keys(env))) {
    process.stderr.write(`${name}: there is no such variable; did you mean ${meant}?\n`)
  }
  const config = loadConfig(env, openFiles())
  for (const name of ['BOOTSTRAP_TOKEN', 'SANDBOX_TOKEN'] as const) {
    if (config[name] === undefined || looksLikeToken(config[name])) continue
    const rule = `what begins with ${TOKEN_PREFIX} must be a whole token of this product`
    throw new StartError(`${name}: ${rule}; choose another text of 20 or more characters`)
  }
  await (config.workers === 1 ? serveHere(config) : serveByWorkers(config))
}

/**
 * Answers requests in this process. What does is imported only here, so that a wrong setting ends the start at once and the process that
 * starts workers stays small.
 */
async function serveHere (config: Config, exit?: Exit): Promise<void> {
  const { serveRequests } = await import('./serve-requests.js').catch((error: Error) => {
    // No setting mends it: who does needs the place.
    process.stderr.write(`${error.stack}\n`)
    throw error
  })
  await serveRequests(config, config.DRAIN_DELAY + DRAIN_LIMIT_MS, exit)
}

/** Starts the processes that share the port, and stops them on SIGTERM or SIGINT. */
async function serveByWorkers (config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL, base: logBase(config) }, logStream(config))
  const primary = new Primary(log, path.join(import.meta.dirname, 'server.js'))
  const limit = config.DRAIN_DELAY + DRAIN_LIMIT_MS + WORKER_EXTRA_MS
  const { uninstall } = closeWithGrace({ delay: limit + WORKER_EXTRA_MS, logger: log }, async ({ signal, err }) => {
    log.info({ signal, err }, 'stopping all workers')
    await primary.stop(limit)
    log.info('stopped')
  })
  try {
    if (!await primary.start(config.workers)) return
  } catch (error) {
    uninstall()
    throw error
  }
  log.info({ workers: config.workers }, 'all workers are started')
  if (config.RATE_LIMIT_MAX === 0 || config.REDIS_URL !== undefined) return
  log.warn(`each worker counts separately and allows 1/${config.workers} of the rate limits; set REDIS_URL to count together`)
}

/** The limit of open files of this process: Node has raised its soft limit to the hard one. */
function openFiles (): number | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } }
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : undefined
}

/** Runs this process as the server, or as a worker if it was started as one. A failure is one line, and exit code 1. */
export async function startProcess (env: Env, exit: Exit): Promise<void> {
  const isWorker = placeIn(env) !== undefined
  if (isWorker) bearLostPrimary()
  const start = async () => await (isWorker ? serveHere(loadConfig(env, openFiles()), exit) : serve(env))
  await start().catch(async (error: unknown) => {
    const reason = toOneLine(error)
    if (!isWorker) process.stderr.write(`${reason}\n`)
    else await tellPrimary({ type: 'failed', reason })
    exit(1)
  })
}
