import type { FastifyInstance } from 'fastify'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.js'
import { loadConfig, type Config } from './config.js'
import { StartError } from './database/failures.js'
import { bootstrap } from './domain/companies/bootstrap.js'
import { maybeSecret, TOKEN_PREFIX } from './domain/tokens/secret.js'
import { isMain } from './is-main.js'
import { sandboxToken } from './seed/sandbox-token.js'
import { seedSandbox } from './seed/sandbox.js'

const DRAIN_LIMIT_MS = 9000

/**
 * Starts the server and stops it on SIGTERM or SIGINT.
 * @throws StartError what prevents the start, in one line
 */
export async function serve (env: Record<string, string | undefined>): Promise<void> {
  const config = loadConfig(env)
  for (const name of ['BOOTSTRAP_TOKEN', 'SANDBOX_TOKEN'] as const) {
    if (config[name] !== undefined && !maybeSecret(config[name])) throw new StartError(`${name}: what begins with ${TOKEN_PREFIX} must be a whole token of this product; choose another text of 20 or more characters`)
  }
  const app = await buildApp(config)
  try {
    if (app.database.engine === 'embedded') await startSandbox(app, config)
    else await startOnPostgresql(app, config)
  } catch (error) {
    await app.close()
    throw error
  }
  closeWithGrace({ delay: config.DRAIN_DELAY + DRAIN_LIMIT_MS, logger: app.log }, async ({ signal, err }) => {
    app.log.info({ signal, err }, 'stopping')
    await app.drain()
    app.log.info('stopped')
  })
}

async function startSandbox (app: FastifyInstance, config: Config): Promise<void> {
  const { companyId } = await seedSandbox(app.database)
  const secret = await sandboxToken(app.database, { companyId, dataDir: config.DATA_DIR, fixed: config.SANDBOX_TOKEN })
  process.stdout.write(welcome(await listen(app, config), secret, config.DATA_DIR))
}

async function startOnPostgresql (app: FastifyInstance, config: Config): Promise<void> {
  const secret = config.BOOTSTRAP_TOKEN
  if (secret !== undefined) await app.database.prepare(async () => await bootstrap(app.database, secret))
  await listen(app, config)
}

async function listen (app: FastifyInstance, { HOST, PORT }: Config): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const wrong: Record<string, string> = {
      EADDRINUSE: `PORT: ${PORT} is in use; stop the other program, or choose another port, such as PORT=${PORT + 1}`,
      EACCES: `PORT: this user may not listen on ${PORT}; choose one above 1023, such as PORT=3000`,
      EADDRNOTAVAIL: `HOST: ${HOST} is no address of this machine; for example HOST=0.0.0.0`,
      ENOTFOUND: `HOST: ${HOST} is no address of this machine; for example HOST=0.0.0.0`
    }
    throw code !== undefined && code in wrong ? new StartError(wrong[code]) : error
  }
}

function welcome (address: string, secret: string, dataDir: string): string {
  const base = address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '127.0.0.1')
  return `
Recruitment API, sandbox on the embedded database in ${dataDir}
(it survives a crash of this process, but a power failure may lose the last changes; use DATABASE_URL for PostgreSQL)

  Token       ${secret}
  Try it      curl -H "Authorization: Bearer ${secret}" "${base}/api/v1/jobs?perPage=5"
  Swagger UI  ${base}/docs
  Webhooks    start with WEBHOOK_ALLOW_PRIVATE=true to receive them on this machine
  Load test   start with RATE_LIMIT_MAX=0, then
              npx autocannon -H "Authorization: Bearer ${secret}" "${base}/api/v1/jobs?perPage=20"

`
}

if (isMain(import.meta.filename, process.argv[1])) {
  await serve(process.env).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
}
