import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { TSchema } from '@sinclair/typebox'
import { Ajv } from 'ajv'
import { StartError } from './database/failures.js'
import { parseHosts } from './database/database-url.js'
import { isEmail } from './email.js'
import { Environment } from './environment.js'
import { bucketOf } from './files/bucket.js'
import { misspelledVariables } from './misspelled-variables.js'
import { parseProfile, PROFILE_EXAMPLE } from './sandbox/fault-profile.js'

export interface Config extends Readonly<Environment> {
  readonly trustProxy: boolean | string[] | ((address: string, hop: number) => boolean)
  /** Without a slash at its end. */
  readonly publicUrl: string | undefined
  readonly corsOrigin: string[] | '*' | undefined
  readonly pageTokenSecrets: string[] | undefined
  readonly maxConnections: number
}

/** Bounds of the default for MAX_CONNECTIONS. */
const CONNECTIONS = { min: 8, max: 5000 }
/** Files that the process itself holds open, measured: modules, log and sockets; and those of the embedded database. */
const RESERVED_FILES = { postgresql: 64, embedded: 210 }

/**
 * The configuration from environment variables. A secret may also come from a file named by `<NAME>_FILE`.
 * @param openFiles how many files and sockets the process may have open
 * @throws StartError one line: the variable, the rule it breaks and an example
 */
export function loadConfig (env: Record<string, string | undefined>, openFiles = Infinity): Config {
  checkDatabase(env)
  const values = parse(withFiles(env))
  for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL'] as const) if (values[name] !== undefined) parseHosts(values[name], name)
  checkUrls(values)
  if (env.WORKERS !== undefined && env.WORKERS !== '1') {
    throw new StartError(`WORKERS is ${JSON.stringify(env.WORKERS)}, but a server is one process; start replicas on the same database ` +
      'instead, behind a balancer (docs/scaling.md), and leave WORKERS out')
  }
  if (values.RUN !== 'all' && values.DATABASE_URL === undefined) {
    throw new StartError(`RUN is "${values.RUN}", but the embedded database allows only one process; set DATABASE_URL, or use RUN=all`)
  }
  bucketOf(values)
  checkMail(values)
  checkMetricsPort(values)
  if (values.SANDBOX_FAULTS !== undefined) checkFaults(values.SANDBOX_FAULTS, values.DATABASE_URL !== undefined)
  return Object.freeze({
    ...values,
    // Fastify would also listen on ::1, with a second server that has neither the connection limit nor the listeners of plugins/edge.ts.
    HOST: values.HOST === 'localhost' ? '127.0.0.1' : values.HOST,
    trustProxy: parseTrustProxy(values.TRUST_PROXY),
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    corsOrigin: values.CORS_ORIGIN === '*' ? '*' : values.CORS_ORIGIN?.split(',').map(origin => origin.trim()),
    pageTokenSecrets: values.PAGE_TOKEN_SECRET?.split(',').map(secret => secret.trim()),
    maxConnections: values.MAX_CONNECTIONS ?? connectionsFor(openFiles, values)
  })
}

/** Without its database a server would be a sandbox, whose data nobody keeps: a slip in this one name is not only warned of. */
function checkDatabase (env: Record<string, string | undefined>): void {
  if (env.DATABASE_URL !== undefined || env.DATABASE_URL_FILE !== undefined) return
  const slip = misspelledVariables(Object.keys(env)).find(({ meant }) => meant === 'DATABASE_URL')
  if (slip !== undefined) throw new StartError(`${slip.name}: there is no such variable; write DATABASE_URL, or unset it to have a sandbox`)
}

function checkUrls (values: Environment): void {
  for (const name of ['PUBLIC_URL', 'REDIS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const) {
    const [text, example] = [values[name], `for example ${name}=${Environment.properties[name].examples[0]}`]
    if (text === undefined) continue
    if (!URL.canParse(text)) throw new StartError(`${name}: must be a URL; ${example}`)
    // Redis would refuse another database only when it connects, and the client does not catch that.
    const { pathname, searchParams } = new URL(text)
    if (name === 'REDIS_URL' && !/^\d{0,9}$/.test(pathname.slice(1) || (searchParams.get('db') ?? ''))) {
      throw new StartError(`${name}: its path must be empty or the number of a database; ${example}`)
    }
  }
}

/** A mail server needs an address to send from, and a database that is kept. */
function checkMail ({ SMTP_URL, MAIL_FROM, DATABASE_URL }: Environment): void {
  const { SMTP_URL: url, MAIL_FROM: from } = Environment.properties
  if (MAIL_FROM !== undefined && !isEmail(MAIL_FROM)) {
    const shown = JSON.stringify(MAIL_FROM)
    throw new StartError(`MAIL_FROM is ${shown}, but must be an e-mail address; for example MAIL_FROM=${from.examples[0]}`)
  }
  if (SMTP_URL === undefined) return
  if (DATABASE_URL === undefined) {
    throw new StartError('SMTP_URL: a sandbox sends nothing; leave it out, or set DATABASE_URL')
  }
  const example = `for example SMTP_URL=${url.examples[0]}`
  if (!URL.canParse(SMTP_URL) || new URL(SMTP_URL).hostname === '') throw new StartError(`SMTP_URL: must be a URL with a host; ${example}`)
  const { protocol, searchParams } = new URL(SMTP_URL)
  const isKnown = [...searchParams].every(([name, value]) => name === 'tls' && value === 'none')
  if (!isKnown || (protocol === 'smtps:' && searchParams.size > 0)) {
    throw new StartError(`SMTP_URL: the only parameter is tls=none, beside smtp://; ${example}`)
  }
  if (MAIL_FROM === undefined) throw new StartError(`MAIL_FROM: is required beside SMTP_URL; for example MAIL_FROM=${from.examples[0]}`)
}

/** What is allowed, and probably not meant: a line for each. */
export function warningsOf ({ publicUrl, HOST, RUN }: Config): string[] {
  if (publicUrl !== undefined || !ANY_ADDRESS.includes(HOST) || RUN === 'workers') return []
  return ['PUBLIC_URL: is not set, so links to files begin with the Host that each client sends; for example ' +
    `PUBLIC_URL=${Environment.properties.PUBLIC_URL.examples[0]}`]
}

/** What HOST is where the server listens on all addresses. */
export const ANY_ADDRESS = ['0.0.0.0', '::']

/** Checked before anything listens: otherwise the message would depend on which of the two took the port first. */
function checkMetricsPort ({ PORT, HOST, METRICS_PORT, METRICS_HOST = HOST }: Environment): void {
  const isElsewhere = METRICS_HOST !== HOST && !ANY_ADDRESS.includes(HOST) && !ANY_ADDRESS.includes(METRICS_HOST)
  if (METRICS_PORT !== PORT || PORT === 0 || isElsewhere) return
  throw new StartError(`METRICS_PORT: ${PORT} is PORT as well; choose another port, such as METRICS_PORT=9464, or leave it out to have ` +
    '/metrics on PORT')
}

function checkFaults (profile: string, hasServer: boolean): void {
  if (hasServer) throw new StartError('SANDBOX_FAULTS: only the sandbox has bad days; leave it out, or leave out DATABASE_URL')
  try {
    parseProfile(profile)
  } catch (error) {
    throw new StartError(`SANDBOX_FAULTS: ${(error as Error).message}; for example SANDBOX_FAULTS=${PROFILE_EXAMPLE}`)
  }
}

/** Reserves files for the process itself, and a quarter of the rest for outgoing connections such as webhooks. */
function connectionsFor (openFiles: number, { DATABASE_URL, DATABASE_POOL_MAX }: Environment): number {
  const reserved = DATABASE_URL === undefined ? RESERVED_FILES.embedded : RESERVED_FILES.postgresql + DATABASE_POOL_MAX
  return Math.max(CONNECTIONS.min, Math.min(CONNECTIONS.max, Math.floor((openFiles - reserved) * 0.75)))
}

// Environment values are strings: coerced to numbers and booleans; absent ones get their default.
const ajv = new Ajv({ coerceTypes: true, useDefaults: true, keywords: ['x-rule', 'x-group'] })

function parse (data: Record<string, string>): Environment {
  const values: object = { ...data }
  const schemas: Record<string, TSchema> = Environment.properties
  // Ajv takes a blank for 0, and 0x10 and 1e3 for numbers.
  const wrong = Object.keys(data).find(name => schemas[name]?.type === 'integer' && !/^\s*-?\d+\s*$/.test(data[name] as string))
  if (wrong === undefined && ajv.validate<Environment>(Environment, values)) return values
  const name = wrong ?? ajv.errors?.[0]?.instancePath.slice(1) ?? ''
  const schema = schemas[name] as TSchema
  const shown = schema.writeOnly === true ? ':' : ` is ${JSON.stringify(data[name])}, but`
  throw new StartError(`${name}${shown} ${toRule(schema)}; for example ${name}=${schema.examples?.[0]}`)
}

/** What a variable must be, in words. */
function toRule (schema: TSchema): string {
  const { type, enum: values, minimum, maximum } = schema
  if (type === 'integer') return `must be a whole number from ${minimum} to ${maximum}`
  if (type === 'boolean') return 'must be true or false'
  if (Array.isArray(values)) return `must be one of ${values.join(', ')}`
  return String(schema['x-rule'] ?? 'must not be empty')
}

function withFiles (env: Record<string, string | undefined>): Record<string, string> {
  const data: Record<string, string> = {}
  for (const [name, schema] of Object.entries<TSchema>(Environment.properties)) {
    const file = schema.writeOnly === true ? env[`${name}_FILE`] : undefined
    const value = env[name] ?? (file === undefined ? undefined : readSecret(`${name}_FILE`, file))
    if (value !== undefined) data[name] = value
  }
  return data
}

function readSecret (name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartError(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}); name a file that this user may read`)
  }
}

function parseTrustProxy (text: string): Config['trustProxy'] {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,3}$/.test(text)) return (_address, hop) => hop < Number(text)
  const addresses = text.split(',').map(address => address.trim())
  if (!addresses.every(isAddress)) {
    throw new StartError(
      `TRUST_PROXY is ${JSON.stringify(text)}, but must be true, false, a number of hops, or addresses; for example TRUST_PROXY=10.0.0.0/8`
    )
  }
  return addresses
}

/** An IP address, or a range in CIDR notation. */
function isAddress (text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  return version !== 0 && rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)))
}
