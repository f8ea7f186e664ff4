import { loadConfig, warningsOf } from './config.js'
import { StartError, toOneLine } from './database/failures.js'
import { looksLikeToken, TOKEN_PREFIX } from './domain/tokens/secret.js'
import { misspelledVariables } from './misspelled-variables.js'

type Env = Record<string, string | undefined>

const DRAIN_LIMIT_MS = 9000

/**
 * Starts the server, and stops it on SIGTERM or SIGINT. What answers requests is imported only once the settings are known, so that a wrong
 * one ends the start at once.
 * @throws StartError the reason in one line
 */
export async function serve (env: Env): Promise<void> {
  const config = loadConfig(env, openFiles())
  for (const { name, meant } of misspelledVariables(Object.keys(env))) {
    process.stderr.write(`${name}: there is no such variable; did you mean ${meant}?\n`)
  }
  for (const name of ['BOOTSTRAP_TOKEN', 'SANDBOX_TOKEN'] as const) {
    if (config[name] === undefined || looksLikeToken(config[name])) continue
    const rule = `what begins with ${TOKEN_PREFIX} must be a whole token of this product`
    throw new StartError(`${name}: ${rule}; choose another text of 20 or more characters`)
  }
  for (const warning of warningsOf(config)) process.stderr.write(`${warning}\n`)
  const { serveRequests } = await import('./serve-requests.js').catch((error: Error) => {
    // No setting mends it: who does needs the place.
    process.stderr.write(`${error.stack}\n`)
    throw error
  })
  await serveRequests(config, config.DRAIN_DELAY + DRAIN_LIMIT_MS)
}

/** The limit of open files of this process: Node has raised its soft limit to the hard one. */
function openFiles (): number | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } }
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : undefined
}

/** Runs this process as the server. A failure is one line, and exit code 1. */
export async function startProcess (env: Env, exit: (code: number) => void): Promise<void> {
  await serve(env).catch((error: unknown) => {
    process.stderr.write(`${toOneLine(error)}\n`)
    exit(1)
  })
}
