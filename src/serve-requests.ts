import type { FastifyInstance } from 'fastify'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.js'
import { othersGone, STOP_SIGNALS, tellPrimary } from './cluster/worker.js'
import type { Config } from './config.js'
import { StartError } from './database/failures.js'
import { bootstrap } from './domain/companies/bootstrap.js'
import { cleanStoredTexts } from './domain/jobs/stored-texts.js'
import type { Sandbox } from './sandbox/overview.js'
import { prepareSandbox } from './sandbox/prepare.js'

/** Ends the process at once. */
export type Exit = (code: number) => void

/**
 * Starts this process as the server, or as one of its workers. It listens first, so that liveness checks succeed while the database is
 * opened and migrated. If other workers answer meanwhile, it listens last, or when the last of them has ended.
 * @param stopMs time that a stop may take before the process ends anyway
 * @param exit for a worker that is stopped before it can drain
 */
export async function serveRequests (config: Config, stopMs: number, exit?: Exit): Promise<void> {
  const { worker } = config
  let stop = (): void => exit?.(0)
  const alone = worker?.isBesideOthers === true ? othersGone() : undefined
  if (worker !== undefined) for (const signal of STOP_SIGNALS) process.on(signal, () => stop())
  let sandbox: Sandbox | undefined
  const app = await buildApp(config, undefined, () => sandbox)
  const options = { delay: stopMs, logger: app.log, skip: worker === undefined ? [] : [...STOP_SIGNALS] }
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
    if (sandbox !== undefined) {
      // Like the log, it does not fail for a reader that is gone.
      process.stdout.on('error', () => {}).write(welcome(address, sandbox.token, config))
    }
  } catch (error) {
    // A stop requested before the server was ready is not a failure.
    if (app.draining) return
    uninstall()
    await app.close()
    throw error
  }
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
