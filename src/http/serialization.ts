import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler'

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

/** What Fastify compiles serializers with. */
export const buildSerializer = whenUsed(SerializerSelector())
