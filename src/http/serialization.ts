import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler'
import { FORMATS } from './json-schema.js'

/**
 * Compiles the serializer of an answer when it is first sent: most answers of a route never are, and those of lists are made of bytes.
 * @param build compiles at once
 */
export function whenUsed (build: SerializerFactory): SerializerFactory {
  return (schemas, options) => {
    const compile = build(schemas, options)
    return route => {
      let serialize: ReturnType<typeof compile> | undefined
      return answer => (serialize ??= compile(route))(answer)
    }
  }
}

const select = SerializerSelector()
/** Answers are not validated: of a format, the serializer knows the name alone. */
const formats = Object.fromEntries(FORMATS.map(name => [name, true as const]))

/** What Fastify compiles serializers with. */
export const buildSerializer = whenUsed((schemas, options) => select(schemas, { ...options, ajv: { formats } }))
