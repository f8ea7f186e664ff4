import { isIPv6, type AddressInfo, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.js'
import { ANY_ADDRESS, type Config } from './config.js'
import { StartError } from './database/failures.js'
import { bootstrap } from './domain/companies/bootstrap.js'
import { hasCompanies } from './domain/companies/queries.js'
import { cleanStoredTexts } from './domain/jobs/stored-texts.js'
import type { Sandbox } from './sandbox/overview.js'
import { prepareSandbox } from './sandbox/prepare.js'

/**
 * Starts the server. It listens first, so that liveness checks succeed while the database is opened and migrated.
 * @param stopMs time that a stop may take before the process ends anyway
 */
export async function serveRequests (config: Config, stopMs: number): Promise<void> {
  let sandbox: Sandbox | undefined
  const app = await buildApp(config, undefined, () => sandbox)
  const { uninstall } = closeWithGrace({ delay: stopMs, logger: app.log }, async ({ signal, err }) => {
    app.log.info({ signal, err }, 'stopping')
    await app.drain()
    app.log.info('stopped')
  })
  try {
    const isSandbox = app.database.engine === 'embedded'
    await app.database.prepare(async () => {
      await cleanStoredTexts(app.database)
      if (isSandbox) sandbox = await prepareSandbox(app.database, config)
      else if (config.BOOTSTRAP_TOKEN !== undefined) await bootstrap(app.database, config.BOOTSTRAP_TOKEN)
      else if (!await hasCompanies(app.database)) app.log.warn(NO_COMPANY)
    }, isSandbox ? 'making the sandbox' : undefined)
    await listen(app, config)
    const migrations = await app.database.open()
    if (migrations.length > 0) app.log.info({ migrations }, 'migrated')
    if (sandbox !== undefined) {
      // Like the log, it does not fail for a reader that is gone.
      process.stdout.on('error', () => {}).write(welcome(addressesOf(app.server), sandbox.token, config))
    }
  } catch (error) {
    // A stop requested before the server was ready is not a failure.
    if (app.draining) return
    uninstall()
    await app.close()
    throw error
  }
}

const NO_COMPANY = 'the database has no company, so there is no token: set BOOTSTRAP_TOKEN and start again, or use the command line, ' +
  'company create and then token create (README.md)'

async function listen (app: FastifyInstance, { HOST, PORT }: Config): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT })
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

/**
 * Where a server is reached: where it listens on all addresses, first by that of this machine, as whoever has started a container reaches
 * it, and then by the others.
 */
export function addressesOf (server: Pick<Server, 'address'>, interfaces = networkInterfaces()): string[] {
  const { address, port } = server.address() as AddressInfo
  const others = Object.values(interfaces).flatMap(each => each ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal)
  const all = ANY_ADDRESS.includes(address) ? ['127.0.0.1', ...others.map(other => other.address)] : [address]
  return all.map(each => `http://${isIPv6(each) ? `[${each}]` : each}:${port}`)
}

/** What the sandbox prints when it is ready. It does not suggest what is already set. */
function welcome (
  [base = '', ...others]: string[], token: string, { DATA_DIR, RATE_LIMIT_MAX, WEBHOOK_ALLOW_PRIVATE, SANDBOX_FAULTS }: Config
): string {
  const webhooks = WEBHOOK_ALLOW_PRIVATE
    ? 'may be received on this machine'
    : 'start with WEBHOOK_ALLOW_PRIVATE=true to receive them on this machine'
  const unlimited = RATE_LIMIT_MAX === 0 ? '' : 'start with RATE_LIMIT_MAX=0, then\n              '
  const faults = SANDBOX_FAULTS === undefined ? '' : `  Bad days    ${SANDBOX_FAULTS}\n`
  return `
Recruitment API, sandbox on the embedded database in ${DATA_DIR}
(it survives a crash of this process, but a power failure may lose the last changes; use DATABASE_URL for PostgreSQL)

  Home page   ${base}/${others.length === 0 ? '' : `\n  Also at     ${others.join(', ')}`}
  Token       ${token}
  Try it      curl -H "Authorization: Bearer ${token}" "${base}/api/v1/jobs?perPage=5"
  Swagger UI  ${base}/docs
  Webhooks    ${webhooks}
${faults}  Load test   ${unlimited}npx autocannon -H "Authorization: Bearer ${token}" "${base}/api/v1/jobs?perPage=20"

`
}
