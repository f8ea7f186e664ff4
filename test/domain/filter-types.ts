import type { FastifyReply } from 'fastify'
import { tokenPage } from '../../routes/v2/reading.js'
import { readable } from '../../src/domain/engine/describe.js'
import { TAGS } from '../../src/domain/applications/tags.js'
import type { Columns } from '../../src/domain/shared/columns.js'
import { filters } from '../../src/domain/shared/filters.js'
import { t } from '../part.js'

const byName = filters<{ name: string }, Columns<'tags'>>()

/** Never called: each line under a comment must not compile. */
export const mistakes = [
  // @ts-expect-error a filter without SQL
  () => byName({}),
  // @ts-expect-error a column that the table does not have
  () => byName({ name: name => ({ column: 'title', type: 'text', values: [name] }) }),
  // @ts-expect-error a group that the documents do not have
  () => readable({ ...TAGS, group: 'tag' }),
  // @ts-expect-error a parameter of a route that is no filter of the kind
  async (request: { query: { title?: string } } & never, reply: FastifyReply) => await tokenPage<{ title?: string }>(request, reply, TAGS)
]

t.test('filters → are typed by the query of the route and by the columns of the table; groups by those of the documents', t => {
  t.equal(mistakes.length, 4)
  t.same(byName({ name: name => ({ column: 'name', type: 'text', values: [name] }) }).name('a', 1),
    { column: 'name', type: 'text', values: ['a'] })
  t.end()
})
