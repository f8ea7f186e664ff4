import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TSchema } from '@sinclair/typebox'
import { loadConfig, warningsOf } from '../src/config.js'
import { Environment } from '../src/environment.js'
import { StartError } from '../src/database/failures.js'
import { t } from './part.js'

const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-config-'))
t.teardown(() => rmSync(directory, { recursive: true }))

/** What the operator reads. */
function complaint (env: Record<string, string>): string {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return ''
}

t.test('no PUBLIC_URL on all addresses → a warning, where links are made', t => {
  for (const HOST of ['0.0.0.0', '::']) t.match(warningsOf(loadConfig({ HOST })), [/^PUBLIC_URL: .*PUBLIC_URL=https:/])
  t.same(warningsOf(loadConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://a.example' })), [])
  t.same(warningsOf(loadConfig({})), [])
  t.same(warningsOf(loadConfig({ HOST: '0.0.0.0', RUN: 'workers', DATABASE_URL: 'postgres://db' })), [])
  t.end()
})

t.test('PUBLIC_URL → an address without a slash at its end', t => {
  for (const [given, wanted] of [['https://a.example', 'https://a.example'], ['http://a.example:8080/hr//', 'http://a.example:8080/hr']] as const) {
    t.equal(loadConfig({ PUBLIC_URL: given }).publicUrl, wanted)
  }
  t.end()
})

t.test('an empty environment → a sandbox with the documented defaults', async t => {
  const config = loadConfig({})
  t.match(config, {
    DATA_DIR: './data',
    HOST: '127.0.0.1',
    PORT: 3000,
    RATE_LIMIT_MAX: 500,
    RATE_LIMIT_WINDOW: 60,
    BODY_LIMIT: 262_144,
    LOG_LEVEL: 'info',
    trustProxy: false
  })
  t.equal(config.DATABASE_URL, undefined)
  t.equal(config.corsOrigin, undefined)
  t.ok(Object.isFrozen(config))
})

t.test('HOST=localhost → one address, as what bounds connections is set on one server', async t => {
  t.equal(loadConfig({ HOST: 'localhost' }).HOST, '127.0.0.1')
})

t.test('MAX_CONNECTIONS → what the limit of open files leaves room for, unless it is set', async t => {
  const postgresql = { DATABASE_URL: 'postgres://db/x', DATABASE_POOL_MAX: '10' }
  const cases: Array<[Record<string, string>, number | undefined, number]> = [
    [postgresql, 256, 136], [postgresql, 1024, 712], [postgresql, 20_000, 5000], [postgresql, undefined, 5000], [postgresql, 64, 8],
    [{}, 256, 34], [{}, 1024, 610], [{ MAX_CONNECTIONS: '20000' }, 1024, 20_000]
  ]
  for (const [env, openFiles, expected] of cases) {
    t.equal(loadConfig(env, openFiles).maxConnections, expected, `${JSON.stringify(env)} with ${openFiles} files`)
  }
})

t.test('a bad value → one line that names the variable, what is wrong, and an example that is taken', async t => {
  const bad: Record<string, string[]> = {
    DATABASE_URL: ['mysql://db/x', 'localhost'],
    DATABASE_LISTEN_URL: ['mysql://db/x', 'db:5432'],
    DATABASE_POOL_MAX: ['0', '1001', 'many', '1.5'],
    DATABASE_STATEMENT_TIMEOUT: ['99', '60001', 'x'],
    DATA_DIR: [''],
    HOST: [''],
    PORT: ['-1', '65536', 'http', '', '80.5', ' ', '0x10', '1e3'],
    METRICS_PORT: ['-1', '65536', 'http'],
    METRICS_HOST: [''],
    MAX_CONNECTIONS: ['0', '100001', 'many'],
    LOG_LEVEL: ['loud', '', 'INFO'],
    OTEL_EXPORTER_OTLP_ENDPOINT: ['', 'collector:4318', 'grpc://collector:4317', 'http://', 'http://:4318', 'http://a b'],
    RATE_LIMIT_MAX: ['-1', '1000001', 'off', ' '],
    RATE_LIMIT_WINDOW: ['0', '3601'],
    TRUST_PROXY: ['', 'nonsense', '10.0.0.0/99', 'true,10.0.0.1'],
    CORS_ORIGIN: [
      '', 'https://a.example/', 'https://a.example, https://b.example/x', 'a.example', 'https://A.example', '*, https://a.example'
    ],
    BODY_LIMIT: ['1023', '16777217', '256kB'],
    BULK_BODY_LIMIT: ['1023', '16777217', '1MB'],
    ATTACHMENT_LIMIT: ['1023', '104857601', '10MB'],
    FILES_COMPANY_BYTES: ['-1', '20GB', '1000000000000001'],
    PUBLIC_URL: ['recruitment.example.com', 'ftp://recruitment.example.com', 'https://a?b', 'https://user:password@a', 'https://a b'],
    FILES_URL: ['https://s3.example.com/files', 's3:files', ''],
    FILES_ACCESS_KEY_ID: [''],
    FILES_SECRET_ACCESS_KEY: [''],
    PAGE_TOKEN_SECRET: ['short', '', `${'x'.repeat(31)} `, `short, ${'x'.repeat(32)}`],
    REDIS_URL: [
      'http://cache:6379', 'cache', 'redis://cache/abc', 'redis://cache/-1', 'redis://cache/1/', 'redis://cache//1', 'redis://cache?db=abc',
      'redis://cache/99999999999'
    ],
    READ_CACHE_BYTES: ['-1', '68719476737', '64MB'],
    REPORT_TIMEOUT: ['99', '60001', 'soon'],
    MAX_REQUESTS_IN_FLIGHT: ['0', '100001', 'many'],
    RUN: ['', 'none', 'api,workers'],
    EVENT_RETENTION_DAYS: ['-1', '36501', 'never'],
    DELIVERY_RETENTION_DAYS: ['0', '36501', '1.5'],
    WEBHOOK_ALLOW_PRIVATE: ['', 'yes', '2'],
    SMTP_URL: ['mail.example.com', 'http://mail.example.com', ''],
    MAIL_FROM: ['jobs', '', 'jobs@example.com, more@example.com'],
    DRAIN_DELAY: ['-1', '60001', '3s'],
    BOOTSTRAP_TOKEN: ['short', 'twenty characters with spaces'],
    SANDBOX_TOKEN: ['nineteen-characters', 'twenty characters with spaces', 'x'.repeat(201)],
    SANDBOX_FAULTS: ['503', '2% 200', '60% 503, 50% reset', '2%\n503']
  }
  t.same(Object.keys(Environment.properties).filter(name => !(name in bad)), [], 'every variable is covered')
  const others: Record<string, Record<string, string>> = {
    FILES_URL: { FILES_ACCESS_KEY_ID: 'id', FILES_SECRET_ACCESS_KEY: 'key' },
    SMTP_URL: { MAIL_FROM: 'jobs@example.com', DATABASE_URL: 'postgres://db/x' }
  }
  for (const [name, values] of Object.entries(bad)) {
    const { examples } = (Environment.properties as Record<string, TSchema>)[name] as TSchema
    for (const value of values) {
      const text = complaint({ [name]: value })
      t.ok(text.startsWith(name), `${name}=${value}: ${text}`)
      t.notMatch(text, /\n/)
      t.ok(text.endsWith(`; for example ${name}=${examples?.[0]}`), text)
    }
    t.equal(complaint({ [name]: String(examples?.[0]), ...others[name] }), '', `${name}: the example is right`)
  }
})

t.test('a bad value → what it must be, in words', async t => {
  const cases: Array<[string, string, string]> = [
    ['PORT', 'http', 'PORT is "http", but must be a whole number from 0 to 65535; for example PORT=3000'],
    ['WEBHOOK_ALLOW_PRIVATE', 'yes', 'WEBHOOK_ALLOW_PRIVATE is "yes", but must be true or false; for example WEBHOOK_ALLOW_PRIVATE=true'],
    ['RUN', 'none', 'RUN is "none", but must be one of all, api, workers; for example RUN=all'],
    ['DATA_DIR', '', 'DATA_DIR is "", but must not be empty; for example DATA_DIR=./data'],
    ['REDIS_URL', 'cache', 'REDIS_URL: must be a URL that begins with redis:// or rediss://; for example REDIS_URL=redis://cache:6379']
  ]
  for (const [name, value, text] of cases) t.equal(complaint({ [name]: value }), text)
  for (const [name, schema] of Object.entries<TSchema>(Environment.properties)) {
    if (schema.pattern !== undefined) t.type(schema['x-rule'], 'string', `${name}: a pattern has words`)
  }
})

t.test('a name within two letters of DATABASE_URL, which is missing itself → no sandbox by accident', async t => {
  for (const name of ['DATABSE_URL', 'DATABASE_URI', 'database_url', 'DATABSE_ULR']) {
    t.equal(complaint({ [name]: 'postgres://user:hunter2@db/x' }),
      `${name}: there is no such variable; write DATABASE_URL, or unset it to have a sandbox`)
    t.equal(complaint({ [name]: 'x', DATABASE_URL: 'postgres://db/x' }), '', 'beside it, any name')
  }
  for (const name of ['DATABASE_HOST', 'DATABASE_POOL_MAXX', 'DATABASE_URL_FIEL', 'RATE_LIMIT']) t.equal(complaint({ [name]: 'x' }), '')
})

t.test('a bad value with line breaks → still one line', async t => {
  t.notMatch(complaint({ LOG_LEVEL: 'info\nDEBUG' }), /\n/)
})

t.test('a bad secret → its value is not in the message', async t => {
  for (const [name, value] of [
    ['DATABASE_URL', 'mysql://user:hunter2@db/x'], ['SANDBOX_TOKEN', 'hunter2'], ['PAGE_TOKEN_SECRET', 'hunter2']
  ] as const) {
    const text = complaint({ [name]: value })
    t.not(text, '')
    t.notMatch(text, /hunter2/)
  }
})

t.test('a database URL that cannot be parsed → one line without the password', async t => {
  const text = complaint({ DATABASE_URL: 'postgres://user:hunter2@host:notaport/db' })
  t.match(text, /^DATABASE_URL/)
  t.notMatch(text, /hunter2/)
})

t.test('a database of Redis → is a number, or left out', async t => {
  const databases = ['', '/', '/12', '?db=1'].map(end => `redis://cache${end}`)
  for (const url of [...databases, 'rediss://u:p@cache:6380/0', 'redis://[::1]/1']) {
    t.equal(loadConfig({ REDIS_URL: url }).REDIS_URL, url)
  }
  t.equal(complaint({ REDIS_URL: 'redis://:hunter2@cache/jobs' }),
    'REDIS_URL: its path must be empty or the number of a database; for example REDIS_URL=redis://cache:6379')
})

t.test('a list of page token secrets → an empty or short one in it is refused', async t => {
  const good = 'a'.repeat(32)
  t.same(loadConfig({ PAGE_TOKEN_SECRET: `${good},${'b'.repeat(32)}` }).pageTokenSecrets, [good, 'b'.repeat(32)])
  t.match(complaint({ PAGE_TOKEN_SECRET: `${good},` }), /^PAGE_TOKEN_SECRET/)
  t.match(complaint({ PAGE_TOKEN_SECRET: `${good},short` }), /^PAGE_TOKEN_SECRET/)
})

t.test('secrets by *_FILE → read, trimmed; the plain variable wins; an unreadable file is one line', async t => {
  const file = path.join(directory, 'token')
  writeFileSync(file, 'a-token-from-a-file-here\n')
  t.equal(loadConfig({ SANDBOX_TOKEN_FILE: file }).SANDBOX_TOKEN, 'a-token-from-a-file-here')
  t.equal(loadConfig({ SANDBOX_TOKEN_FILE: file, SANDBOX_TOKEN: 'a-token-from-the-variable' }).SANDBOX_TOKEN, 'a-token-from-the-variable')
  t.match(
    complaint({ DATABASE_URL_FILE: path.join(directory, 'missing') }), /^DATABASE_URL_FILE: .*missing cannot be read \(ENOENT\); [^\n]+$/
  )
  writeFileSync(file, 'hunter2')
  const text = complaint({ SANDBOX_TOKEN_FILE: file })
  t.match(text, /SANDBOX_TOKEN/)
  t.notMatch(text, /hunter2/)
  t.equal(loadConfig({ PORT_FILE: file }).PORT, 3000, 'what is no secret comes from no file')
})

t.test('TRUST_PROXY, CORS_ORIGIN and PAGE_TOKEN_SECRET → as they are used', async t => {
  t.equal(loadConfig({ TRUST_PROXY: 'true' }).trustProxy, true)
  t.same(loadConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy, ['10.0.0.0/8', '127.0.0.1'])
  const hops = loadConfig({ TRUST_PROXY: '2' }).trustProxy as (address: string, hop: number) => boolean
  t.same([0, 1, 2].map(hop => hops('1.2.3.4', hop)), [true, true, false])
  t.equal(loadConfig({ CORS_ORIGIN: '*' }).corsOrigin, '*')
  t.same(loadConfig({ CORS_ORIGIN: 'https://a.example, https://b.example' }).corsOrigin, ['https://a.example', 'https://b.example'])
  const CORS_ORIGIN = 'chrome-extension://abc,http://[::1]:3000'
  t.same(loadConfig({ CORS_ORIGIN }).corsOrigin, CORS_ORIGIN.split(','))
  const [one, other] = ['x y'.repeat(11), 'z'.repeat(32)]
  t.same(loadConfig({ PAGE_TOKEN_SECRET: ` ${one} , ${other}\n` }).pageTokenSecrets, [one, other], 'blanks around secrets are none of them')
})

t.test('RUN without PostgreSQL → one line: the embedded database has one process', async t => {
  for (const run of ['api', 'workers']) t.match(complaint({ RUN: run }), /^RUN is "\w+", but [^\n]+DATABASE_URL[^\n]+RUN=all$/)
  t.equal(loadConfig({ RUN: 'api', DATABASE_URL: 'postgres://u@h/d' }).RUN, 'api')
})

t.test('WORKERS above 1 → one line that names replicas; 1 is what a server is', async t => {
  for (const WORKERS of ['2', 'auto', '']) {
    t.match(complaint({ WORKERS, DATABASE_URL: 'postgres://u@h/d' }), /^WORKERS is "\w*", but [^\n]+ replicas [^\n]+$/)
  }
  t.equal('WORKERS' in loadConfig({ WORKERS: '1' }), false)
})

t.test('every variable → has a description and an example, secrets are marked', async t => {
  for (const [name, schema] of Object.entries<TSchema>(Environment.properties)) {
    t.ok(schema.description, name)
    t.ok(schema.examples?.length, name)
    if (/SECRET|TOKEN|DATABASE_URL/.test(name)) t.equal(schema.writeOnly, true, name)
  }
})
