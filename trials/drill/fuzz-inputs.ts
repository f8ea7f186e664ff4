import * as fc from 'fast-check'
import type { Contract, FuzzRequest, Json, Operation, Parameter } from './fuzz-contract.js'
import { ADDRESS, apply, change, HEADERS, MARK, odd, oddName, oddText, SPOILED, TEXTS } from './fuzz-hostile.js'

/** What the company has: paths of the operation with existing ids, ids by the name of their list, tokens and cursors by parameter. */
export interface Known {
  places: Array<Record<string, string>>
  ids: Record<string, number[]>
  texts: Record<string, string[]>
}

/** Fields that refer to others. */
const REFERENCES: Record<string, string> = {
  departmentId: 'departments',
  roleId: 'roles',
  branchId: 'branches',
  branchIds: 'branches',
  recruiterId: 'users',
  managerId: 'users',
  candidateId: 'candidates',
  jobId: 'jobs',
  currentStepId: 'steps'
}
/** Seconds that a request waits are seconds of the drill. */
const SHORT_WAIT = [0, 0, 0, 1]

/** Requests for the operation, about half of them valid by its document. */
export function requestsFor (contract: Contract, operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const right = rightRequests(contract, operation, known)
  const changes = fc.array(fc.oneof(...wrongs(contract, operation, known)), { minLength: 1, maxLength: 2 })
  return fc.oneof(right, fc.tuple(right, changes).map(([request, all]) => all.reduce((made, make) => make(made), request)))
}

function rightRequests (contract: Contract, { parameters, body, version }: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const fitting = new Fitting(contract, version, known)
  const anyText = (parameter: Parameter) => fitting.parameter(parameter).map(([, text]) => text)
  const [inPath, inQuery] = [placed(parameters, 'path'), placed(parameters, 'query')]
  const anyPlace = fc.record(Object.fromEntries(inPath.map(parameter => [parameter.name, anyText(parameter)])))
  return fc.record({
    path: known.places.length === 0 ? anyPlace : fc.oneof({ arbitrary: fc.constantFrom(...known.places), weight: 2 }, anyPlace),
    query: inQuery.length === 0
      ? fc.constant<Array<[string, string]>>([])
      : fc.uniqueArray(fc.oneof(...inQuery.map(parameter => fitting.parameter(parameter))), { maxLength: 4, selector: ([name]) => name }),
    headers: fc.constant({}),
    ...(body === undefined ? {} : { body: fitting.value(body).map(toBody) })
  })
}

type Make = (request: FuzzRequest) => FuzzRequest

/** Each breaks one thing. */
function wrongs (contract: Contract, { parameters, body, version }: Operation, known: Known): Array<fc.Arbitrary<Make>> {
  const [inPath, inQuery] = [placed(parameters, 'path'), placed(parameters, 'query')]
  const names = inQuery.flatMap(({ name }) => [name, `${name}[]`])
  const headers = fc.oneof(...Object.entries(HEADERS).map(([name, values]) => fc.constantFrom(...values).map(value => ({ [name]: value }))))
  const extra = fc.tuple(names.length === 0 ? oddName : fc.oneof(oddName, fc.constantFrom(...names)), oddText)
  const right: fc.Arbitrary<unknown> = body === undefined ? fc.constant({}) : new Fitting(contract, version, known).value(body)
  const spoiled = fc.tuple(right, fc.constantFrom(...Object.values(SPOILED))).map(([value, spoil]) => spoil(JSON.stringify(value)))
  const changed = fc.tuple(right, fc.array(change, { minLength: 1, maxLength: 2 })).map(([value, all]) => toBody(all.reduce(apply, value)))
  const bodies = fc.oneof(spoiled, odd.map(toBody), { arbitrary: changed, weight: body === undefined ? 0 : 4 })
  const makes: Array<fc.Arbitrary<Make>> = [
    headers.map(more => request => ({ ...request, headers: { ...request.headers, ...more } })),
    fc.array(extra, { minLength: 1, maxLength: 3 }).map(more => request => ({ ...request, query: [...request.query, ...more] })),
    bodies.map(wrong => request => ({ ...request, body: wrong }))
  ]
  if (inPath.length > 0) {
    const part = fc.tuple(fc.constantFrom(...inPath), oddText).map(([{ name }, text]) => ({ [name]: text }))
    makes.push(part.map(other => request => ({ ...request, path: { ...request.path, ...other } })))
  }
  return body === undefined ? makes : [...makes, makes[2] as fc.Arbitrary<Make>]
}

function placed (parameters: Parameter[], place: Parameter['in']): Parameter[] {
  return parameters.filter(parameter => parameter.in === place)
}

/** Where a parameter takes anything, an object is one of the values. */
function textOf (value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function toBody (value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}

/** Values of a list, fields of a map. */
const MAX_LENGTH = 5
const DAYS = ['2026-12-31', '0001-01-01', '9999-12-31', '2024-02-29']
const TIMES = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-03-02t09:30:00.123456789+14:00']
const times = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map(time => time.toISOString())

/** Values that match a schema. */
class Fitting {
  constructor (private readonly contract: Contract, private readonly version: string, private readonly known: Known) {}

  /** A name and its value as written in a URL. */
  parameter ({ name, schema }: Parameter): fc.Arbitrary<[string, string]> {
    const given = this.known.texts[name] ?? []
    const any = name === 'wait' ? fc.constantFrom(...SHORT_WAIT) : this.value(schema, name)
    const value = given.length === 0 ? any : fc.oneof({ arbitrary: fc.constantFrom(...given), weight: 4 }, any)
    return value.map(made => [name, encodeURIComponent([made].flat().map(textOf).join(',').toWellFormed())])
  }

  value (schema: Json, name = ''): fc.Arbitrary<any> {
    const { type, enum: words, anyOf, items, properties } = schema = this.contract.resolve(this.version, schema)
    if (words !== undefined) return fc.constantFrom(...words)
    if (anyOf !== undefined) return fc.oneof(...anyOf.map((one: Json) => this.value(one, name)))
    if (Array.isArray(type)) {
      return fc.oneof(...type.map(one => ({ arbitrary: this.value({ ...schema, type: one }, name), weight: one === 'null' ? 1 : 4 })))
    }
    if (properties !== undefined || type === 'object') return this.#object(schema)
    switch (type) {
      case 'null': return fc.constant(null)
      case 'boolean': return fc.boolean()
      case 'array': return fc.uniqueArray(this.value(items, name), { minLength: schema.minItems, maxLength: MAX_LENGTH })
      case 'integer': case 'number': return this.#number(schema, name)
      default: return this.#text(schema)
    }
  }

  #object ({ properties = {}, required = [], additionalProperties, maxProperties = MAX_LENGTH }: Json): fc.Arbitrary<Json> {
    if (typeof additionalProperties === 'object') {
      const names = fc.stringMatching(/^X-[A-Z][a-z]{1,9}$/)
      return fc.dictionary(names, this.value(additionalProperties), { maxKeys: Math.min(maxProperties, MAX_LENGTH) })
    }
    const values = Object.fromEntries(Object.entries<Json>(properties).map(([name, schema]) => [name, this.value(schema, name)]))
    return fc.record(values, { requiredKeys: required, noNullPrototype: true })
  }

  #number ({ type, minimum = -1e9, maximum = 1e9 }: Json, name: string): fc.Arbitrary<number> {
    const ids = this.known.ids[REFERENCES[name] ?? ''] ?? []
    const bounds = fc.constantFrom(minimum, maximum)
    const inside = type === 'integer'
      ? fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) })
      : fc.double({ min: minimum, max: maximum, noNaN: true })
    return ids.length === 0 ? fc.oneof(inside, inside, bounds) : fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 8 }, inside, bounds)
  }

  #text ({ format, pattern, minLength = 0, maxLength = 100, examples = [] }: Json): fc.Arbitrary<string> {
    switch (format) {
      case 'uri': return fc.nat(9).map(n => `${ADDRESS}${MARK}${n}`)
      case 'uuid': return fc.uuid()
      case 'idn-email': return fc.oneof(fc.nat(1e6).map(n => `${MARK}${n}@example.com`), fc.emailAddress())
      case 'currency': return fc.constantFrom('BRL', 'EUR', 'JPY')
      case 'country': return fc.constantFrom('BR', 'DE', 'JP')
      case 'date': return fc.oneof(fc.constantFrom(...DAYS), times.map(time => time.slice(0, 10)))
      case 'date-time': return fc.oneof(fc.constantFrom(...TIMES), times)
    }
    if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
    const longest = fc.constantFrom('ä', '😀', '\u0001').map(character => character.repeat(Math.min(maxLength, 10_000)))
    const usual = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) })
    const short = fc.constantFrom(...TEXTS, ...examples).filter(text => text.length <= maxLength)
    return fc.oneof(usual, short, longest)
  }
}
