import { buildSerializer, whenUsed } from '../../src/http/serialization.js'
import { t } from '../part.js'

const route = (httpStatus: string, properties: object) =>
  ({ method: 'GET', url: '/things', httpStatus, schema: { type: 'object', properties } })

t.test('a serializer → compiled for the first answer that is sent, once for each answer of a route', async t => {
  const compiled: string[] = []
  const factory = whenUsed(() => ({ httpStatus }) => {
    compiled.push(httpStatus)
    return answer => `${httpStatus}: ${String(answer)}`
  })
  const compile = factory({}, {})
  const [found, missing] = ['200', '404'].map(status => compile(route(status, {})))
  t.same(compiled, [])
  t.same([found?.('a'), found?.('b'), missing?.('c')], ['200: a', '200: b', '404: c'])
  t.same(compiled, ['200', '404'])
})

t.test('answers of several routes → each by its own schema, without what that does not name', async t => {
  const compile = buildSerializer({}, {})
  const [first, second] = [compile(route('200', { a: { type: 'integer' } })), compile(route('200', { b: { type: 'string' } }))]
  for (let time = 0; time < 2; time++) t.same([first({ a: 1, b: 'x' }), second({ a: 1, b: 'x' })], ['{"a":1}', '{"b":"x"}'])
})
