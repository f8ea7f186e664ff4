import { channel } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inPlace, validatorOf, type Json } from './contract/operations.js'

// Sees every answer that the product gives under /api in the process of a test, and holds it to the documents: its status, its headers,
// and its body where that is not a stream. A test file in which one differs fails, whatever it tests.

/** Headers of HTTP itself, and those that protect browsers, which say nothing about the answer. */
const UNDOCUMENTED = new Set([
  'accept-encoding', 'cache-control', 'connection', 'content-encoding', 'content-length', 'content-security-policy', 'content-type', 'date',
  'keep-alive', 'transfer-encoding', 'vary', 'x-content-type-options'
])
export const isUndocumented = (name: string): boolean => UNDOCUMENTED.has(name) || name.startsWith('access-control-')

type Judge = (value: unknown) => string | undefined
/** What the document says of one answer. */
interface Documented { headers: Map<string, { isRequired: boolean, judge: Judge }>, content: Map<string, Judge> }

const faults = new Set<string>()

const committed = new Map<string, Json | undefined>()
function committedDocument (version: string): Json | undefined {
  if (!committed.has(version)) {
    const file = new URL(`../../openapi/${version}.json`, import.meta.url)
    committed.set(version, version === 'v1' || version === 'v2' ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
  }
  return committed.get(version)
}

/** Statuses with which HTTP itself refuses a request, whatever its operation. */
const BY_HTTP = [408, 414, 417, 431]

const pathOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}')
const versionOf = (url: string): string => url.split('/')[2] ?? ''

/** The documents of one server: those that are committed, unless it has other routes, as those of toys. */
class Documents {
  #hasOthers = false
  readonly #own = new Map<string, Promise<Json | undefined>>()
  readonly #known = new Map<string, Promise<Documented | undefined>>()

  constructor (private readonly app: FastifyInstance) {}

  see (url: string): void {
    this.#hasOthers ||= /^\/api\/v\d+\/./.test(url) && committedDocument(versionOf(url))?.paths[pathOf(url)] === undefined
  }

  /** What is said of an answer of the operation; undefined if there is no such operation. @throws Error for a status that it has not */
  async find (method: string, url: string, status: number): Promise<Documented | undefined> {
    const key = `${method} ${url} ${status}`
    const known = this.#known.get(key) ?? this.#find(method, url, status)
    this.#known.set(key, known)
    return await known
  }

  async #find (method: string, url: string, status: number): Promise<Documented | undefined> {
    const document = this.#hasOthers ? await this.#ownDocument(versionOf(url)) : committedDocument(versionOf(url))
    const operation = document?.paths[pathOf(url)]?.[method.toLowerCase()]
    if (operation === undefined) return undefined
    const refused = BY_HTTP.includes(status) ? document?.components.responses[String(STATUS_CODES[status]).replace(/\W/g, '')] : undefined
    const response = operation.responses[status] ?? refused
    if (response === undefined) throw new Error('the document has no such status')
    return documented(document as Json, inPlace(document as Json, response))
  }

  /** Undefined from a server that refuses it, such as one without requests left. */
  async #ownDocument (version: string): Promise<Json | undefined> {
    const own = this.#own.get(version) ?? this.app.inject(`/openapi/${version}.json`)
      .then(answer => answer.statusCode === 200 ? answer.json<Json>() : undefined)
    this.#own.set(version, own)
    return await own
  }
}

function documented (document: Json, { headers = {}, content = {} }: Json): Documented {
  return {
    headers: new Map(Object.entries<Json>(headers).map(([name, { required, schema }]) =>
      [name.toLowerCase(), { isRequired: required === true, judge: judgeBy(document, schema) }])),
    content: new Map(Object.entries<Json>(content).map(([type, { schema }]) => [type, judgeBy(document, schema)]))
  }
}

/** Judges, by document and schema: operations share most of them. */
const judges = new WeakMap<Json, Map<string, Judge>>()

/** Compiles the schema when the first value comes. */
function judgeBy (document: Json, schema: Json): Judge {
  const known = judges.get(document) ?? new Map<string, Judge>()
  judges.set(document, known)
  const text = JSON.stringify(schema)
  let validate: ReturnType<typeof validatorOf> | undefined
  const judge: Judge = value => {
    validate ??= validatorOf(document, schema)
    return validate(value) ? undefined : JSON.stringify(validate.errors)
  }
  if (!known.has(text)) known.set(text, judge)
  return known.get(text) as Judge
}

/** A token of a careers page gets some fields of a job, which the description of the operation names. */
const getsPart = ({ identity, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  /\/jobs\/:\w+$/.test(url) && identity?.scopes.includes('jobs:public') === true

/** What a header may stand for. */
const meanings = (value: unknown): unknown[] => /^\d{1,15}$/.test(String(value)) ? [Number(value), String(value)] : [String(value)]

/** What is wrong with the answer. */
function faultsOf ({ headers, content }: Documented, request: FastifyRequest, reply: FastifyReply, body: string | undefined): string[] {
  const sent = new Map(Object.entries(reply.getHeaders()))
  const type = String(sent.get('content-type') ?? '')
  const judge = content.get(type) ?? content.get(type.split(';')[0] as string)
  const hasBody = body !== undefined && body !== ''
  const isWhole = hasBody && /^application\/json/.test(type) && !getsPart(request)
  return [
    ...[...headers].filter(([name, { isRequired }]) => isRequired && !sent.has(name)).map(([name]) => `has no header ${name}`),
    ...[...sent].filter(([name]) => !headers.has(name) && !isUndocumented(name))
      .map(([name, value]) => `has a header ${name}: ${String(value)}`),
    ...[...sent].filter(([name, value]) => meanings(value).every(meaning => headers.get(name)?.judge(meaning) !== undefined))
      .map(([name, value]) => `has another ${name} than documented: ${String(value)}`),
    ...(hasBody && judge === undefined ? [`has a body of type ${type}`] : []),
    ...(isWhole ? [judge?.(JSON.parse(body))].filter(fault => fault !== undefined) : []),
    ...(body === '' && content.size > 0 && reply.statusCode !== 201 && request.method !== 'HEAD' ? ['has no body'] : [])
  ]
}

channel('fastify.initialization').subscribe(message => {
  const { fastify } = message as { fastify: FastifyInstance }
  const documents = new Documents(fastify)
  /** The bodies as the routes give them: what comes later compresses them, or leaves them out. */
  const bodies = new WeakMap<FastifyRequest, string>()
  fastify.addHook('onRoute', ({ url }) => documents.see(url))
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isText = payload == null || typeof payload === 'string' || Buffer.isBuffer(payload)
    if (isText && !reply.hasHeader('content-encoding')) bodies.set(request, payload == null ? '' : String(payload))
    done(null, payload)
  })
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions: { url = '' } } = request
    // A bad day in the sandbox sends any failure.
    const isJudged = /^\/api\/v\d+\//.test(url) && reply.raw.headersSent && method !== 'OPTIONS' && !reply.hasHeader('x-sandbox-fault')
    if (!isJudged) return
    const { statusCode } = reply
    const body = statusCode === 304 || method === 'HEAD' ? undefined : bodies.get(request)
    const name = `${method} ${url} ${statusCode}`
    try {
      const said = await documents.find(method === 'HEAD' ? 'GET' : method, url, statusCode)
      for (const fault of said === undefined ? [] : faultsOf(said, request, reply, body)) faults.add(`${name}: ${fault}`)
    } catch (error) {
      faults.add(`${name}: ${(error as Error).message}`)
    }
  })
})

process.on('exit', () => {
  if (faults.size === 0) return
  process.stderr.write(`Answers that differ from the documents:\n${[...faults].join('\n')}\n`)
  process.exitCode = 1
})
