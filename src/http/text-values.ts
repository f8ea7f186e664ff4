import type { TSchema } from '@sinclair/typebox'
import type { ErrorItem } from '../errors.js'
import { ALIAS } from '../schema.js'

// Queries and paths hold text. Before validation it is converted to the types that the schema declares; text that does not
// match its type stays text, so that the validator reports the parameter and the type.

const ID = /^[1-9]\d{0,15}$/
/** Of any size that a number has: one that is too large breaks the maximum of its parameter. */
const INTEGER = /^-?(0|[1-9]\d{0,300})$/

const KEYED = /^(\w+)\[(.*)$/s

type Kind = 'id' | 'integer' | 'boolean' | 'string'
/** One that is `deep` has values by key, each as it was sent: `customFields[cost_center]=4711`. */
interface Parameter { kind: Kind, list: boolean, deep: boolean }
interface Reading { values: Record<string, unknown>, unknown: string[], wrong: ErrorItem[] }

export interface Plan {
  /** Converts the parameters: their values, the unknown names, and errors. */
  read (raw: Record<string, unknown>): Reading
  /** Parameter names in the order of the request, then the missing ones in schema order. */
  order (raw: Record<string, unknown>): string[]
  isList (name: string): boolean
  isId (name: string): boolean
  /** The names of all parameters. */
  names: string[]
}

/** Built once for each route. */
export function planOf (schema: TSchema): Plan {
  const aliases = new Map<string, string>()
  const parameters = new Map<string, Parameter>(Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => {
    const list = property.type === 'array'
    if (property[ALIAS] !== undefined) aliases.set(property[ALIAS], name)
    return [name, { kind: kindOf(list ? property.items : property), list, deep: property.type === 'object' }]
  }))
  return {
    read: raw => read(raw, parameters, aliases),
    order: raw => [...new Set([...Object.keys(raw).map(name => aliases.get(name) ?? name), ...parameters.keys()])],
    isList: name => parameters.get(name)?.list === true,
    isId: name => parameters.get(name)?.kind === 'id',
    names: [...parameters.keys()]
  }
}

function kindOf (schema: TSchema): Kind {
  if (schema.type === 'integer') return schema.maximum === Number.MAX_SAFE_INTEGER && schema.minimum === 1 ? 'id' : 'integer'
  return schema.type === 'boolean' ? 'boolean' : 'string'
}

function read (raw: Record<string, unknown>, parameters: Map<string, Parameter>, aliases: Map<string, string>): Reading {
  const reading: Reading = { values: {}, unknown: [], wrong: [] }
  for (const [given, value] of Object.entries(raw) as Array<[string, string | string[]]>) {
    const name = aliases.get(given) ?? given
    const parameter = parameters.get(name)
    const [, outer = '', rest = ''] = KEYED.exec(given) ?? []
    const isDeep = parameters.get(outer)?.deep === true
    if (isDeep) {
      const values = (reading.values[outer] ??= Object.create(null)) as Record<string, unknown> | string
      // A key that is not closed, or has brackets in it, is one that nobody knows. Beside `customFields=x` it does not matter.
      if (typeof values === 'object') values[rest.endsWith(']') ? rest.slice(0, -1) : `[${rest}`] = [value].flat()
    } else if (parameter === undefined) {
      reading.unknown.push(name)
    } else if (parameter.list) {
      const texts = (typeof value === 'string' ? value : value.join(',')).split(',')
      reading.values[name] = [...reading.values[name] as unknown[] ?? [], ...texts.map(text => toValue(text, parameter.kind))]
    } else if (Array.isArray(value)) {
      const type = parameter.kind === 'id' ? 'integer' : parameter.kind
      reading.wrong.push({ target: name, message: `${name} must be given once`, rule: { name: 'type', type } })
      reading.values[name] = toValue(value[0] as string, parameter.kind)
    } else {
      reading.values[name] = toValue(value, parameter.kind)
    }
    // PostgreSQL has no text with NUL. Values of other types do not have their type then.
    if ((isDeep || parameter?.kind === 'string') && `${given}${String(value)}`.includes('\0')) {
      reading.wrong.push({ target: name, message: `${name} must be text without NUL characters`, rule: { name: 'pattern' } })
    }
  }
  return reading
}

function toValue (text: string, kind: Kind): unknown {
  switch (kind) {
    case 'id': return ID.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text
    case 'integer': return INTEGER.test(text) ? Number(text) : text
    case 'boolean': return text === 'true' ? true : text === 'false' ? false : text
    case 'string': return text
  }
}
