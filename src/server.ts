import type { FastifyInstance } from 'fastify'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.js'
import { loadConfig, type Config } from './config.js'
import { StartError } from './database/failures.js'
import { sandboxToken } from './seed/sandbox-token.js'
import { seedSandbox } from './seed/sandbox.js'

const DRAIN_LIMIT_MS = 9000

/** Starts the server and stops it on SIGTERM or SIGINT. What prevents the start is one line and exit code 1. */
export async function serve (env: Record<string, string | undefined>): Promise<void> {
  let app: FastifyInstance | undefined
  try {
    const config = loadConfig(env)
    app = await buildApp(config)
    const secret = app.database.engine === 'embedded' ? await openSandbox(app, config) : undefined
    const address = await listen(app, config)
    if (secret !== undefined) process.stdout.write(welcome(address, secret, config.DATA_DIR))
  } catch (error) {
    await app?.close()
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  const running = app
  closeWithGrace({ delay: DRAIN_LIMIT_MS, logger: running.log }, async ({ signal, err }) => {
    running.draining = true
    running.log.info({ signal, err }, 'stopping')
    await running.close()
  })
}

async function openSandbox (app: FastifyInstance, config: Config): Promise<string> {
  const { companyId } = await seedSandbox(app.database)
  return await sandboxToken(app.database, { companyId, dataDir: config.DATA_DIR, fixed: config.SANDBOX_TOKEN })
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
  Load test   start with RATE_LIMIT_MAX=0, then
              npx autocannon -H "Authorization: Bearer ${secret}" "${base}/api/v1/jobs?perPage=20"

`
}

if (import.meta.filename === process.argv[1]) await serve(process.env)
