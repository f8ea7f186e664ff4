import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { Answer } from '../shared/client.js'

// Checks answers against the documents with a separate validator: no code is shared with the product.

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

export type Json = Record<string, any>

export interface Parameter { name: string, in: 'path' | 'query' | 'header', required: boolean, schema: Json }

export interface Operation {
  version: string
  method: string
  path: string
  parameters: Parameter[]
  /** Schema of the body, of operations that take one. */
  body?: Json
  responses: Json
}

/** A request as it is written on the wire: parameters are already percent-encoded, if at all. */
export interface FuzzRequest {
  path: Record<string, string>
  query: Array<[string, string]>
  headers: Record<string, string>
  body?: Buffer
}

/** `kind` is the broken promise. */
export interface Fault { kind: 'status' | 'body' | 'accepted' | 'size' | 'failure' | 'leak', text: string }

const MAX_BYTES = 16_384
/** Statuses of errors before routing: URL too long, headers too large, unknown expectation. */
const OF_HTTP = [414, 417, 431]
/** Stack frames, folders, database messages and secrets, as they appear in JSON. */
const LEAKS = [
  /\\n\s+at \S+ \(/, /node_modules/, /file:\/\//, /\/(dist|src|home|work|app)\/[\w./-]+\.[jt]s\b/,
  /syntax error at or near|violates \S+ constraint|relation \\"|invalid input syntax|duplicate key value|current transaction is aborted/,
  /postgres(ql)?:\/\//, /rapi_[\w-]{49}/, /whsec_[\w+/]{40}/
]

/** The first leak of internals in a text, if any. */
export function leakIn (text: string): string | undefined {
  for (const leak of LEAKS) {
    const found = leak.exec(text)
    if (found !== null) return found[0].trim()
  }
}

export class Contract {
  readonly operations: Operation[]
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    formats: {
      'time-zone': timeZone => isTaken(() => new Intl.DateTimeFormat('en', { timeZone })),
      locale: locale => isTaken(() => new Intl.Locale(locale))
    }
  })

  readonly #validators = new Map<Json, ValidateFunction>()

  /** @param documents OpenAPI documents by version */
  constructor (private readonly documents: Record<string, Json>) {
    addFormats(this.#ajv)
    for (const [version, { components }] of Object.entries(documents)) this.#ajv.addSchema({ $id: version, components })
    this.operations = Object.entries(documents).flatMap(([version, { paths }]) => Object.entries<Json>(paths).flatMap(([path, methods]) =>
      Object.entries<Json>(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
        version,
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((parameter: Json) => this.resolve(version, parameter) as Parameter),
        body: requestBody?.content['application/json']?.schema,
        responses: Object.fromEntries(Object.entries<Json>(responses).map(([status, answer]) => [status, this.resolve(version, answer)]))
      }))))
  }

  /** The part of the document that a reference leads to. */
  resolve (version: string, part: Json): Json {
    const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref) ?? []
    return kind === undefined || name === undefined ? part : this.documents[version]?.components[kind][name]
  }

  /** All violations of the contract in an answer. */
  check (operation: Operation, request: FuzzRequest, answer: Answer): Fault[] {
    const { status, text, error } = answer
    if (status === 0) return [{ kind: 'failure', text: `no answer: ${error}` }]
    if (status >= 500) return [{ kind: 'failure', text: `status ${status}` }]
    const faults: Fault[] = []
    const bytes = Buffer.byteLength(text) + Object.entries(answer.headers).join('\r\n').length
    if (status >= 400 && bytes > MAX_BYTES) faults.push({ kind: 'size', text: `${bytes} bytes` })
    if (operation.responses[status] === undefined && !OF_HTTP.includes(status)) {
      faults.push({ kind: 'status', text: `status ${status} is not declared` })
    }
    const wrong = this.#wrongWith(operation, answer)
    if (wrong !== undefined) faults.push({ kind: 'body', text: `${status} with ${wrong}` })
    const forbidden = status < 300 ? this.#forbidden(operation, request, parsed(text)) : undefined
    if (forbidden !== undefined) faults.push({ kind: 'accepted', text: `accepted, although ${forbidden}` })
    const leak = leakIn(withoutNewSecret(text))
    if (leak !== undefined) faults.push({ kind: 'leak', text: `tells ${leak}` })
    return faults
  }

  /** Violations of the operation's declared responses. */
  #wrongWith ({ version, responses }: Operation, { status, text, headers }: Answer): string | undefined {
    const declared = responses[status]
    // Errors before routing have the body of the first version.
    if (declared === undefined) return parsed(text) === undefined ? 'what is no JSON' : undefined
    const contents = Object.entries<Json>(declared.content ?? {})
    if (contents.length === 0) return text === '' ? undefined : 'a body where there is none'
    const content = contents.find(([type]) => String(headers['content-type']).startsWith(type))
    if (content === undefined) return `the type ${headers['content-type']}`
    const [type, { schema }] = content
    // A file is bytes.
    if (schema.contentMediaType !== undefined) return undefined
    const lines = type === 'application/x-ndjson' ? text.trimEnd().split('\n').slice(0, -1) : [text]
    for (const line of lines) {
      const wrong = this.#broken(version, schema, type.includes('json') ? parsed(line) : line)
      if (wrong !== undefined) return wrong
    }
    if ((status === 429 || status === 503) && headers['retry-after'] === undefined) return 'no Retry-After'
    return undefined
  }

  /** Why the document forbids the request; in bulk operations, items that failed by themselves are left out. */
  #forbidden (operation: Operation, { path, query, headers, body }: FuzzRequest, answer: unknown): string | undefined {
    if (headers.authorization !== undefined) return 'the token is not right'
    for (const parameter of operation.parameters.filter(({ in: place }) => place !== 'header')) {
      const ofName = query.filter(([name]) => name === parameter.name).map(([, text]) => text)
      const given = parameter.in === 'path' ? [path[parameter.name] as string] : ofName
      const wrong = this.#wrongParameter(operation, parameter, given)
      if (wrong !== undefined) return wrong
    }
    if (query.flat().some(text => decoded(text) === undefined)) return 'the URL is no percent-encoded UTF-8'
    if (operation.body === undefined) return undefined
    if (body === undefined || body.length === 0) return 'there is no body'
    if (!(headers['content-type'] ?? 'application/json').startsWith('application/json')) return 'the body has another type'
    const given = withoutFailed(parsed(textOf(body)), answer)
    return given === NOTHING ? undefined : this.#broken(operation.version, operation.body, given)
  }

  #wrongParameter ({ version }: Operation, { name, required, schema }: Parameter, given: string[]): string | undefined {
    const texts = given.map(decoded)
    if (texts.includes(undefined)) return `${name} is no percent-encoded UTF-8`
    if (texts.length === 0) return required ? `${name} is missing` : undefined
    const isList = schema.type === 'array'
    if (!isList && texts.length > 1) return `${name} is there twice`
    const values = texts.join(',').split(isList ? ',' : /$^/).map(text => valueOf(text, isList ? schema.items : schema))
    const wrong = this.#broken(version, schema, isList ? values : values[0])
    return wrong === undefined ? undefined : `${name}: ${wrong}`
  }

  /** Where and how the value violates the schema. */
  #broken (version: string, schema: Json, value: unknown): string | undefined {
    if (value === undefined) return 'what is no JSON'
    let validate = this.#validators.get(schema)
    if (validate === undefined) {
      validate = this.#ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${version}#/`)))
      this.#validators.set(schema, validate)
    }
    if (validate(value)) return undefined
    const [first] = validate.errors ?? []
    return `${first?.instancePath === '' ? 'the body' : first?.instancePath.replace(/\d+/g, '0')} that ${first?.message}`
  }
}

/** Stands for a body of which nothing was accepted. */
const NOTHING = Symbol('nothing')

/** The body without the items that the answer says have failed. */
function withoutFailed (body: unknown, answer: unknown): unknown {
  const { items } = (body ?? {}) as { items?: unknown }
  const { results } = (answer ?? {}) as { results?: Array<{ status?: number }> }
  if (!Array.isArray(items) || !Array.isArray(results)) return body
  const accepted = items.filter((_, index) => Number(results[index]?.status) < 400)
  return accepted.length === 0 ? NOTHING : { ...body as object, items: accepted }
}

/** Secrets are shown once, when they are created. */
function withoutNewSecret (text: string): string {
  const { secret } = (parsed(text) ?? {}) as { secret?: unknown }
  return typeof secret === 'string' ? text.replace(secret, '') : text
}

function isTaken (make: () => unknown): boolean {
  try {
    make()
    return true
  } catch {
    return false
  }
}

/** Undefined for text that is not JSON: JSON has no such value. */
function parsed (text: string | undefined): unknown {
  try {
    return JSON.parse(text as string)
  } catch {
    return undefined
  }
}

/** RFC 8259, section 8.1: a byte order mark is allowed. */
function textOf (body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

function decoded (text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

function valueOf (text: string, { type }: Json): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text
}
