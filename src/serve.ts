import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { buildApp } from './app.js'
import { Primary } from './cluster/primary.js'
import { onStop, othersGone, placeIn, tellPrimary } from './cluster/worker.js'
import type { Sandbox } from './sandbox/overview.js'
import { prepareSandbox } from './sandbox/prepare.js'
import { loadConfig, type Config } from './config.js'
import { StartError, toOneLine } from './database/failures.js'
import { bootstrap } from './domain/companies/bootstrap.js'
import { cleanStoredTexts } from './domain/jobs/stored-texts.js'
import { looksLikeToken, TOKEN_PREFIX } from './domain/tokens/secret.js'
import { logBase, logStream } from './log.js'
import { misspelledVariables } from './misspelled-variables.js'

type Env = Record<string, string | undefined>
/** Ends the process at once. */
type Exit = (code: number) => void

const DRAIN_LIMIT_MS = 9000
/** Additional time that a worker has before it is killed. */
const WORKER_EXTRA_MS = 1000
/** The signals that ask a process to stop. A terminal or a service manager may send them to the workers as well as to the primary. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

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
  await (config.workers === 1 ? serveAlone(config) : serveByWorkers(config))
}

/** Starts the processes that share the port, and stops them on SIGTERM or SIGINT. */
async function serveByWorkers (config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL, base: logBase(config) }, logStream(config))
  const primary = new Primary(log, path.join(import.meta.dirname, 'server.js'))
  const delay = config.DRAIN_DELAY + DRAIN_LIMIT_MS + WORKER_EXTRA_MS
  const { uninstall } = closeWithGrace({ delay, logger: log }, async ({ signal, err }) => {
    log.info({ signal, err }, 'stopping all workers')
    await primary.stop()
    log.info('stopped')
  })
  try {
    await primary.start(config.workers)
  } catch (error) {
    uninstall()
    throw error
  }
  log.info({ workers: config.workers }, 'all workers are started')
  if (config.RATE_LIMIT_MAX === 0 || config.REDIS_URL !== undefined) return
  log.warn(`each worker counts separately and allows 1/${config.workers} of the rate limits; set REDIS_URL to count together`)
}

/**
 * Starts this process as the server, or as one of its workers. It listens first, so that liveness checks succeed while the database is
 * opened and migrated. If other workers answer meanwhile, it listens last, or when the last of them has ended.
 * @param exit for a worker that is stopped before it can drain
 */
async function serveAlone (config: Config, exit?: Exit): Promise<void> {
  const { worker } = config
  let stop = (): void => exit?.(0)
  const alone = worker?.isBesideOthers === true ? othersGone() : undefined
  if (worker !== undefined) {
    onStop(() => stop())
    for (const signal of STOP_SIGNALS) process.on(signal, () => stop())
  }
  let sandbox: Sandbox | undefined
  const app = await buildApp(config, undefined, () => sandbox)
  const options = { delay: config.DRAIN_DELAY + DRAIN_LIMIT_MS, logger: app.log, skip: worker === undefined ? [] : [...STOP_SIGNALS] }
  const { close, uninstall } = closeWithGrace(options, async ({ signal, err }) => {
    app.log.info({ signal, err }, 'stopping')
    await app.drain()
    app.log.info('stopped')
  })
  stop = () => { if (!app.draining) close() }
  try {
    const isSandbox = app.database.engine === 'embedded'
    await app.database.prepare(async () => {
      await cleanStoredTexts(app.database)
      if (isSandbox) sandbox = await prepareSandbox(app.database, config)
      else if (config.BOOTSTRAP_TOKEN !== undefined) await bootstrap(app.database, config.BOOTSTRAP_TOKEN)
    }, isSandbox ? 'making the sandbox' : undefined)
    if (alone !== undefined) await Promise.race([app.database.open(), alone])
    const address = await listen(app, config)
    const migrations = await app.database.open()
    if (migrations.length > 0) app.log.info({ migrations }, 'migrated')
    if (worker !== undefined) await tellPrimary({ type: 'ready' })
    if (sandbox !== undefined) process.stdout.write(welcome(address, sandbox.token, config))
  } catch (error) {
    // A stop requested before the server was ready is not a failure.
    if (app.draining) return
    uninstall()
    await app.close()
    throw error
  }
}

/** The limit of open files of this process: Node has raised its soft limit to the hard one. */
function openFiles (): number | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } }
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : undefined
}

async function listen (app: FastifyInstance, { HOST, PORT }: Config): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const wrong: Record<string, string> = {
      EADDRINUSE: `PORT: ${PORT} is in use; stop the other program, or choose another port, such as PORT=${PORT + 1}`,
      EACCES: `PORT: this user may not listen on ${PORT}; choose one above 1023, such as PORT=3000`,
      EADDRNOTAVAIL: `HOST: ${HOST} is not an address of this machine; for example HOST=0.0.0.0`,
      ENOTFOUND: `HOST: ${HOST} is not an address of this machine; for example HOST=0.0.0.0`
    }
    throw new StartError(wrong[code ?? ''] ?? `HOST, PORT: cannot listen on ${HOST}, port ${PORT} (${code ?? (error as Error).message})`)
  }
}

/** What the sandbox prints when it is ready. It does not suggest what is already set. */
function welcome (address: string, token: string, { DATA_DIR, RATE_LIMIT_MAX, WEBHOOK_ALLOW_PRIVATE, SANDBOX_FAULTS }: Config): string {
  const base = address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '127.0.0.1')
  const webhooks = WEBHOOK_ALLOW_PRIVATE
    ? 'may be received on this machine'
    : 'start with WEBHOOK_ALLOW_PRIVATE=true to receive them on this machine'
  const unlimited = RATE_LIMIT_MAX === 0 ? '' : 'start with RATE_LIMIT_MAX=0, then\n              '
  const faults = SANDBOX_FAULTS === undefined ? '' : `  Bad days    ${SANDBOX_FAULTS}\n`
  return `
Recruitment API, sandbox on the embedded database in ${DATA_DIR}
(it survives a crash of this process, but a power failure may lose the last changes; use DATABASE_URL for PostgreSQL)

  Home page   ${base}/
  Token       ${token}
  Try it      curl -H "Authorization: Bearer ${token}" "${base}/api/v1/jobs?perPage=5"
  Swagger UI  ${base}/docs
  Webhooks    ${webhooks}
${faults}  Load test   ${unlimited}npx autocannon -H "Authorization: Bearer ${token}" "${base}/api/v1/jobs?perPage=20"

`
}

/** Runs this process as the server, or as a worker if it was started as one. A failure is one line, and exit code 1. */
export async function startProcess (env: Env, exit: Exit): Promise<void> {
  const isWorker = placeIn(env) !== undefined
  const start = async () => await (isWorker ? serveAlone(loadConfig(env, openFiles()), exit) : serve(env))
  await start().catch(async (error: unknown) => {
    const reason = toOneLine(error)
    if (!isWorker) process.stderr.write(`${reason}\n`)
    else await tellPrimary({ type: 'failed', reason })
    exit(1)
  })
}
