import { exampleOf, exampleRequests, follow, type ExampleRequest, type Json } from './examples.js'

// What a document says that a parameter may be: each value that it names, and each bound.

/** A request that sends one documented value; all else is as the example of the operation has it, and a write is a dry run. */
export interface ValueRequest extends ExampleRequest {
  headers: Record<string, string>
  parameter: Json
  value: string
}

/** Longer texts are kept for tests of limits: in a header they are a 431. */
const MAX_TEXT = 255

/** The values that the words of a parameter show: `2026-03-02T09:30:00Z`, or the rest of `customFields[cost_center]=4711`. */
function shownIn ({ name, style, description = '', schema }: Json): string[] {
  if (schema.type === 'boolean') return []
  const pattern = style === 'deepObject' ? new RegExp(`\`${name}(\\[[^\`]+)\``, 'g') : /such as `([^`]+)`/g
  return [...String(description).matchAll(pattern)].map(([, value]) => value as string)
}

function valuesOf (document: Json, given: Json): string[] {
  const schema = follow(document, given)
  if (schema.items !== undefined) {
    const each = valuesOf(document, schema.items)
    const several = [schema.minItems, schema.maxItems].filter(length => length !== undefined && each.length > 0)
    return [...each, ...several.map(length => Array.from({ length }, (_, index) => each[index % each.length]).join(','))]
  }
  const { type, enum: words = [], examples = [], default: usual, minimum, maximum, minLength, maxLength, pattern, format } = schema
  const lengths = pattern === undefined && format === undefined ? [minLength, maxLength] : []
  return [
    ...words, ...examples, ...(type === 'boolean' ? [true, false] : []),
    ...[usual, minimum, maximum].filter(value => value !== undefined),
    ...lengths.filter(length => length !== undefined && length <= MAX_TEXT).map(length => 'x'.repeat(length))
  ].map(String)
}

const inPlaceOf = (template: string, path: string, name: string, value: string): string => {
  const parts = template.split('/')
  return path.split('/').map((part, index) => parts[index] === `{${name}}` ? encodeURIComponent(value) : part).join('/')
}

/** The query of one parameter. The value of one that is an object names the key, too. */
const queryOf = ({ name, style }: Json, value: string): string => {
  const [key, ...rest] = style === 'deepObject' ? value.split('=') : ['', value]
  return `${encodeURIComponent(`${name}${key}`)}=${encodeURIComponent(rest.join('='))}`
}

function requestWith ({ name, method, url, payload }: ExampleRequest, parameter: Json, value: string, isDry: boolean): ValueRequest {
  const [path = ''] = url.split('?')
  const query = [
    ...(isDry && parameter.name !== 'validateOnly' ? ['validateOnly=true'] : []),
    ...(parameter.in === 'query' ? [queryOf(parameter, value)] : [])
  ].join('&')
  const template = name.slice(method.length + 1)
  const place = parameter.in === 'path' ? inPlaceOf(template, path, parameter.name, value) : path
  return {
    name,
    method,
    url: query === '' ? place : `${place}?${query}`,
    headers: parameter.in === 'header' ? { [parameter.name]: value } : {},
    ...(payload !== undefined && { payload }),
    parameter,
    value
  }
}

/** A request for each value and each bound of each parameter of each operation. Those that write come last: the others find all objects. */
export function valueRequests (documents: Json[]): ValueRequest[] {
  const requests = documents.flatMap(requestsOf)
  const writes = ({ parameter, value }: ValueRequest) => parameter.name === 'validateOnly' && value === 'false'
  return [...requests.filter(request => !writes(request)), ...requests.filter(writes)]
}

function requestsOf (document: Json): ValueRequest[] {
  return exampleRequests(document).flatMap(request => {
    const { name, method } = request
    const parameters = ((document.paths[name.slice(method.length + 1)][method.toLowerCase()].parameters ?? []) as Json[])
      .map(parameter => follow(document, parameter))
    const isDry = parameters.some(parameter => parameter.name === 'validateOnly')
    return parameters.flatMap(parameter => {
      const { schema } = parameter
      const texts = [exampleOf(parameter), ...shownIn(parameter), ...valuesOf(document, schema)]
      return [...new Set(texts.filter(text => text !== undefined).map(String))]
        .map(value => requestWith(request, parameter, value, isDry))
    })
  })
}
