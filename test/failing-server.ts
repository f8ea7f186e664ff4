import { fastify, LogController, type FastifyInstance } from 'fastify'
import { Type } from '@sinclair/typebox'
import { Ajv } from 'ajv'
import edge, { edgeServerOptions } from '../plugins/edge.js'
import errorFormat from '../plugins/error-format.js'
import requestEnd from '../plugins/request-end.js'
import requestLog from '../plugins/request-log.js'
import tracing from '../plugins/tracing.js'
import { errorFormatFor } from '../routes/versions.js'
import { ApiError } from '../src/errors.js'
import { toLoggedError } from '../src/http/logged-error.js'
import { validatorCompiler } from '../src/http/validation.js'
import { VERSIONS_WITH_TOY as VERSIONS } from './toy-v3/index.js'
import { t } from './part.js'

const formatOf = errorFormatFor(VERSIONS)
const ajv = new Ajv({ strict: false, validateFormats: false })
const validators = new Map(VERSIONS.map(({ name, errorFormat }) => [name, ajv.compile(errorFormat.schema)]))

type Asserts = Pick<typeof t, 'equal' | 'match' | 'ok'>
export interface Answer { status: number, body: string, headers: Record<string, unknown> }

/** Asserts that the answer is this failure in the body of this version, and gives the body as text. */
export function assertFailure (t: Asserts, version: string, { status, body, headers }: Answer, expected: number, name = ''): string {
  t.equal(status, expected, name)
  t.equal(headers['content-type'], 'application/json; charset=utf-8', name)
  t.equal(headers['x-content-type-options'], 'nosniff', name)
  t.equal(headers['cache-control'], 'no-store', name)
  t.match(headers['x-request-id'], /^[\w.-]{1,64}$/, name)
  t.ok(validators.get(version)?.(JSON.parse(body)), `${name}: the body of ${version}: ${body}`)
  return body
}

/** What the plain server has logged. */
export const log: Array<Record<string, any>> = []

/** A plain server with the same edge, error bodies and validation, and routes that fail in all ways. */
export async function buildFailing (): Promise<FastifyInstance> {
  const { querystringParser, ...options } = edgeServerOptions(formatOf)
  const stream = { write: (line: string) => { log.push(JSON.parse(line)) } }
  const app = fastify({
    ...options,
    logger: { level: 'info', stream, serializers: { err: toLoggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
    routerOptions: { maxParamLength: 1024, querystringParser }
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  await app.register(edge, { formatOf })
  await app.register(errorFormat, { format: formatOf('') })
  await app.register(requestEnd)
  await app.register(tracing, { endpoint: undefined })
  await app.register(requestLog)
  for (const { name: version, errorFormat: format } of VERSIONS) {
    await app.register(async scope => {
      await scope.register(errorFormat, { format })
      scope.get('/things/:name', { schema: { params: Type.Object({ name: Type.String() }) } }, async () => ({}))
      scope.post('/things', { schema: { body: Type.Object({ name: Type.String() }, { additionalProperties: false }) } }, async () => ({}))
      scope.get('/serializer', { schema: { response: { 200: Type.Object({ secret: Type.String() }) } } }, async () => ({}))
      const thrown: Record<string, unknown> = {
        error: new Error('select secret from /etc/passwd'),
        text: 'secret text',
        nothing: undefined,
        status: Object.assign(new Error('secret'), { statusCode: 418 }),
        unavailable: new ApiError('UNAVAILABLE', undefined, { cause: new Error('the pool is empty') }),
        refused: new ApiError('UNAVAILABLE', undefined, { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
        sql: Object.assign(new Error('secret duplicate key'), { code: '23505', detail: 'Key (email)=(secret@example.com)' })
      }
      for (const [name, value] of Object.entries(thrown)) scope.get(`/throws-${name}`, async () => { throw value })
    }, { prefix: `/api/${version}` })
  }
  return await app
}
