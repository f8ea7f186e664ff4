import { Type, type Static } from '@sinclair/typebox'
import { PROFILE_EXAMPLE } from './sandbox/fault-profile.js'

// Never shown in a message; may come from a file.
const secret = { writeOnly: true }
// `x-rule` puts `pattern` into words.
const postgresUrl = { pattern: '^postgres(ql)?://', 'x-rule': 'must be a URL that begins with postgres:// or postgresql://', ...secret }
const accessToken = {
  minLength: 20, maxLength: 200, pattern: '^[!-~]+$', 'x-rule': 'must be 20 to 200 visible ASCII characters', ...secret
}

/** A pattern: such values separated by commas, with blanks around them or not. */
const listOf = (value: string) => String.raw`\s*${value}\s*(,\s*${value}\s*)*`

// Headings of the tables in README.md.
const group = (title: string) => ({ 'x-group': title })
const start = group('Start')
const sandbox = group('Sandbox')
const database = group('Database')
const limits = group('Limits')
const files = group('Files')
const replicas = group('Replicas and proxies')
const webhooks = group('Webhooks and events')
const messages = group('Messages')
const watching = group('Watching')

/**
 * The environment: one entry per variable with its group, default, bounds and an example. The tables in README.md are generated from it.
 */
export const Environment = Type.Object({
  DATABASE_URL: Type.Optional(Type.String({
    ...start,
    ...postgresUrl,
    description:
      'PostgreSQL 15 or newer. It may name several hosts, as in `a:5432,b:5432`: the server uses the one that accepts writes ' +
        '(`target_session_attrs`: `read-write`, `primary` or `any`). Without it the server runs as a sandbox on an embedded database.',
    examples: ['postgres://user:password@db:5432/recruitment']
  })),
  DATABASE_LISTEN_URL: Type.Optional(Type.String({
    ...database,
    ...postgresUrl,
    description:
      'A direct connection to the same database for LISTEN, if DATABASE_URL goes through a transaction pooler; it may name several ' +
        'hosts, too. Without a working LISTEN connection, replicas poll once a second.',
    examples: ['postgres://user:password@db:5432/recruitment']
  })),
  DATABASE_POOL_MAX: Type.Integer({
    ...database,
    default: 10,
    minimum: 1,
    maximum: 1000,
    description: 'Connections of one process to PostgreSQL.',
    examples: [10]
  }),
  DATABASE_STATEMENT_TIMEOUT: Type.Integer({
    ...database,
    default: 3000,
    minimum: 100,
    maximum: 60_000,
    description: 'Milliseconds that one statement may take.',
    examples: [3000]
  }),
  DATA_DIR: Type.String({
    ...sandbox, default: './data', minLength: 1, description: 'Directory of the embedded database.', examples: ['./data']
  }),
  HOST: Type.String({
    ...start,
    default: '127.0.0.1',
    minLength: 1,
    description: 'Address to listen on; `0.0.0.0` for all IPv4 addresses, `::` for IPv6 as well. `localhost` is `127.0.0.1`.',
    examples: ['0.0.0.0']
  }),
  PORT: Type.Integer({ ...start, default: 3000, minimum: 0, maximum: 65_535, description: 'Port to listen on.', examples: [3000] }),
  METRICS_PORT: Type.Optional(Type.Integer({
    ...watching,
    minimum: 0,
    maximum: 65_535,
    description: 'A separate port for `/metrics`. Without it, metrics are on PORT, for everybody who can reach it.',
    examples: [9464]
  })),
  METRICS_HOST: Type.Optional(Type.String({
    ...watching,
    minLength: 1,
    description: 'Address to listen on for METRICS_PORT. Without it, the same as HOST.',
    examples: ['127.0.0.1']
  })),
  LOG_LEVEL: Type.String({
    ...watching,
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
    description: 'What is logged, as JSON lines on standard output.',
    examples: ['info']
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String({
    ...watching,
    pattern: '^https?://',
    'x-rule': 'must be a URL that begins with http:// or https://',
    description:
      'Receiver of OpenTelemetry spans (OTLP over HTTP, at its path `/v1/traces`). Without it, there are no spans. ' +
        'The other `OTEL_…` variables of the SDK apply, too.',
    examples: ['http://collector:4318']
  })),
  RATE_LIMIT_MAX: Type.Integer({
    ...limits,
    default: 500,
    minimum: 0,
    maximum: 1_000_000,
    description:
      'Requests that a token, or an address without a valid token, may send in a window. 0 disables the limit, for load tests.',
    examples: [500]
  }),
  RATE_LIMIT_WINDOW: Type.Integer({
    ...limits,
    default: 60,
    minimum: 1,
    maximum: 3600,
    description: 'Length of that window in seconds.',
    examples: [60]
  }),
  TRUST_PROXY: Type.String({
    ...replicas,
    default: 'false',
    minLength: 1,
    description: 'Proxies whose `X-Forwarded-For` is trusted: `false`, `true`, a number of hops, or addresses separated by commas.',
    examples: ['10.0.0.0/8']
  }),
  CORS_ORIGIN: Type.Optional(Type.String({
    ...replicas,
    pattern: String.raw`^(\*|${listOf(String.raw`[a-z][a-z0-9+.-]*://[^/,\sA-Z]+`)})$`,
    'x-rule': 'must be * or origins as browsers send them, separated by commas: a scheme, a host and perhaps a port, without a path',
    description: 'Origins whose pages may call the API, separated by commas; `*` for all. Without it, none.',
    examples: ['https://app.example.com']
  })),
  REPORT_TIMEOUT: Type.Integer({
    ...limits,
    default: 20_000,
    minimum: 100,
    maximum: 60_000,
    description:
      'Milliseconds that a report may take, and may wait for its place: a company has one at a time, a process two. The sandbox cannot ' +
        'interrupt one.',
    examples: [20_000]
  }),
  BODY_LIMIT: Type.Integer({
    ...limits,
    default: 262_144,
    minimum: 1024,
    maximum: 16_777_216,
    description: 'Bytes that a request body may have.',
    examples: [262_144]
  }),
  BULK_BODY_LIMIT: Type.Integer({
    ...limits,
    default: 1_048_576,
    minimum: 1024,
    maximum: 16_777_216,
    description: 'Bytes that the body of a bulk operation may have.',
    examples: [1_048_576]
  }),
  ATTACHMENT_LIMIT: Type.Integer({
    ...limits,
    default: 10_485_760,
    minimum: 1024,
    maximum: 104_857_600,
    description: 'Bytes that a file may have.',
    examples: [10_485_760]
  }),
  FILES_COMPANY_BYTES: Type.Integer({
    ...files,
    default: 21_474_836_480,
    minimum: 0,
    maximum: 1_000_000_000_000_000,
    description: 'Bytes that all files of a company may have; 0 for any number.',
    examples: [21_474_836_480]
  }),
  PUBLIC_URL: Type.Optional(Type.String({
    ...replicas,
    pattern: '^https?://[^@?#]+$',
    'x-rule': 'must be a URL that begins with http:// or https://, without a password and parameters',
    description:
      'Address at which clients reach this server, for links to files and calendars. Without it, they have the `Host` of the request.',
    examples: ['https://recruitment.example.com']
  })),
  FILES_URL: Type.Optional(Type.String({
    ...files,
    pattern: '^s3://',
    'x-rule': 'must be a URL that begins with s3://',
    description:
      'The bucket of an S3-compatible store that keeps the files: `s3://bucket/prefix`, with `region` and, unless it is that of Amazon, ' +
        '`endpoint` as parameters. Without it, the database keeps them.',
    examples: ['s3://files/recruitment?region=eu-west-1&endpoint=https://s3.example.com']
  })),
  FILES_ACCESS_KEY_ID: Type.Optional(Type.String({
    ...files, minLength: 1, ...secret, description: 'The id of the key to that store.', examples: ['the-key-id']
  })),
  FILES_SECRET_ACCESS_KEY: Type.Optional(Type.String({
    ...files, minLength: 1, ...secret, description: 'The key to that store.', examples: ['the-secret-key']
  })),
  PAGE_TOKEN_SECRET: Type.Optional(Type.String({
    ...replicas,
    pattern: String.raw`^${listOf(String.raw`[^,\s][^,]{30,}[^,\s]`)}$`,
    'x-rule': 'must be a text of 32 or more characters, or several of them separated by commas',
    ...secret,
    description:
      'Signs page tokens. To rotate, list several separated by commas: the first signs, all verify. Without it, one is generated and ' +
        'stored in the database.',
    examples: ['a-random-text-of-32-characters-or-more']
  })),
  REDIS_URL: Type.Optional(Type.String({
    ...replicas,
    pattern: '^rediss?://',
    'x-rule': 'must be a URL that begins with redis:// or rediss://',
    ...secret,
    description: 'Redis or Valkey, which shares the rate limits between replicas. Without it, each replica allows the whole limit.',
    examples: ['redis://cache:6379']
  })),
  READ_CACHE_BYTES: Type.Integer({
    ...limits,
    default: 67_108_864,
    minimum: 0,
    maximum: 68_719_476_736,
    description:
      'Bytes of responses that a process caches for repeated reads; the cache is never stale. 0 disables it, ' +
        'and the ETags of lists.',
    examples: [67_108_864]
  }),
  MAX_REQUESTS_IN_FLIGHT: Type.Integer({
    ...limits,
    default: 1000,
    minimum: 1,
    maximum: 100_000,
    description:
      'Requests in flight per process, of which one company gets at most four fifths; further requests are answered 503 immediately. ' +
        'Health checks are always answered.',
    examples: [1000]
  }),
  MAX_CONNECTIONS: Type.Optional(Type.Integer({
    ...limits,
    minimum: 1,
    maximum: 100_000,
    description:
      'Client connections per process. At the limit, idle ones are closed; if none is idle, new ones are answered 503. ' +
        'One company may use at most four fifths of them. ' +
        'Default: as many as the limit of open files allows, at most 5000.',
    examples: [5000]
  })),
  RUN: Type.String({
    ...replicas,
    enum: ['all', 'api', 'workers'],
    default: 'all',
    description:
      'What this process does: `all`; `api` serves requests and leaves the background work (feed order, webhooks, mail, retention) to ' +
        'other processes; `workers` does only that work and serves health and metrics. Needs PostgreSQL unless `all`.',
    examples: ['all']
  }),
  EVENT_RETENTION_DAYS: Type.Integer({
    ...webhooks,
    default: 0,
    minimum: 0,
    maximum: 36_500,
    description: 'Days after which events leave the feed; 0 keeps them. The history of applications and candidates is always kept.',
    examples: [90]
  }),
  DELIVERY_RETENTION_DAYS: Type.Integer({
    ...webhooks,
    default: 30,
    minimum: 1,
    maximum: 36_500,
    description: 'Days after which finished webhook deliveries leave the log.',
    examples: [30]
  }),
  WEBHOOK_ALLOW_PRIVATE: Type.Boolean({
    ...webhooks,
    default: false,
    description:
      'Allows webhooks to go to private, loopback and link-local addresses, to any port, and by plain HTTP: for sandboxes and closed ' +
        'networks.',
    examples: [true]
  }),
  SMTP_URL: Type.Optional(Type.String({
    ...messages,
    ...secret,
    pattern: '^smtps?://',
    'x-rule': 'must be a URL that begins with smtp:// or smtps://',
    description:
      'The mail server for messages: `smtps://` with TLS from the beginning, `smtp://` with STARTTLS and a valid ' +
        'certificate, `smtp://…?tls=none` without TLS. Without it messages wait, and a server that answers requests invites nobody to ' +
        'interviews. A sandbox sends nothing.',
    examples: ['smtp://user:password@mail.example.com:587']
  })),
  MAIL_FROM: Type.Optional(Type.String({
    ...messages,
    description: 'The address that messages come from, after the name of the company. Required beside SMTP_URL.',
    examples: ['jobs@example.com']
  })),
  DRAIN_DELAY: Type.Integer({
    ...replicas,
    default: 0,
    minimum: 0,
    maximum: 60_000,
    description:
      'Milliseconds between failing readiness and closing, after SIGTERM. Set it slightly above the interval of the health checks ' +
        'of the balancer.',
    examples: [3000]
  }),
  BOOTSTRAP_TOKEN: Type.Optional(Type.String({
    ...start,
    ...accessToken,
    description: 'On an empty PostgreSQL database: creates the first company, and this token with all scopes. 20 or more visible ' +
      'characters.',
    examples: ['bootstrap-token-to-be-replaced']
  })),
  SANDBOX_TOKEN: Type.Optional(Type.String({
    ...sandbox,
    ...accessToken,
    description: 'The token of the sandbox, 20 or more visible characters. Without it, one is generated.',
    examples: ['sandbox-token-for-my-tests']
  })),
  SANDBOX_FAULTS: Type.Optional(Type.String({
    ...sandbox,
    description: 'Faults that the sandbox injects by itself, and how often: [docs/bad-days.md](docs/bad-days.md).',
    examples: [PROFILE_EXAMPLE]
  }))
})

export type Environment = Static<typeof Environment>
