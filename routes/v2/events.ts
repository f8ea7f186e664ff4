import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { eventsOf, readableEvents } from '../../src/domain/events/catalog.js'
import { readFeed, toEventText, type LogPosition } from '../../src/domain/events/queries.js'
import { EntityType, Event, EventPattern } from '../../src/domain/events/schema.js'
import { Cursor, CursorParameter, cursorRule, readCursor, toCursor } from '../../src/http/feed-cursor.js'
import { MAX_PAGE_SIZE, TokenParameters } from '../../src/http/page-token.js'
import { ListOf } from '../../src/http/parameters.js'
import { withRules } from '../../src/http/validation.js'
import { Described, Int32, MAX_LENGTH } from '../../src/schema.js'

const MAX_WAIT = 30

const EntityId = Type.String({
  pattern: '^([1-9]\\d{0,15}|[\\da-fA-F]{8}(-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12})$',
  [MAX_LENGTH]: 36,
  'x-rule': 'must be a positive whole number, or a UUID',
  examples: ['1']
})

const EventQuery = Type.Object({
  after: CursorParameter,
  maxPageSize: TokenParameters.maxPageSize,
  event: ListOf(EventPattern, 'Names of events, or wildcards such as `application.*`, as webhooks take them.'),
  entity: ListOf(EntityType, 'Kinds of objects.'),
  entityId: ListOf(EntityId, 'Ids of objects; most useful with `entity`.'),
  wait: Type.Optional(Int32({
    maximum: MAX_WAIT,
    default: 0,
    description: 'Seconds to wait for an event when there is none (long polling).'
  }))
})

const EventPage = Type.Object({
  results: Type.Array(Event, { maxItems: MAX_PAGE_SIZE, description: 'Events of this page, in their order.' }),
  cursor: Described(Cursor, 'The `after` of the next request.', { examples: ['MS40Mg'] }),
  hasMore: Type.Boolean({ description: 'Whether more events are available: if so, ask again at once, even if `results` is empty.' })
}, { title: 'EventPage', description: 'One page of the event feed.' })

export const events: FastifyPluginAsyncTypebox = async app => {
  app.get('/events', {
    config: { scope: 'events:read', extraErrorStatuses: [410], timeLimit: (MAX_WAIT + 10) * 1000 },
    schema: {
      operationId: 'listEvents',
      tags: ['events'],
      summary: 'Follow everything that happens, without a gap',
      description: 'Events about the objects that the token may read, each once, in the same order for all readers; events of one ' +
        'object are in the order of its changes. Send the `cursor` of each response as `after` of the next request. A cursor that is ' +
        'older than the log, or of a lost log, is a 410: export again.',
      querystring: withRules(EventQuery, cursorRule('after')),
      response: { 200: EventPage }
    }
  }, async (request, reply) => {
    const { identity: { companyId, scopes }, query: { after, maxPageSize = 50, wait = 0, event, entity, entityId } } = request
    const readable = readableEvents(scopes)
    const filter = { event: event && [...new Set(event.flatMap(eventsOf))], entity, entityId: entityId?.map(id => id.toLowerCase()) }
    const read = async (from?: LogPosition) =>
      toPage(companyId, await readFeed(request.database, companyId, filter, readable, from, maxPageSize))
    const { body } = await app.longPoll(request, wait, read, {
      after: after === undefined ? undefined : readCursor(after, companyId),
      key: JSON.stringify([filter, readable, maxPageSize])
    })
    return reply.type('application/json; charset=utf-8').send(body as never)
  })
}

/**
 * A page, shared by all requests that wait for it. Built as text, because the objects are stored as JSON text, and encoded to bytes
 * once for all sockets.
 */
function toPage (companyId: number, { rows, readTo, hasMore }: Awaited<ReturnType<typeof readFeed>>) {
  const text = `{"results":[${rows.map(toEventText).join(',')}],"cursor":"${toCursor(companyId, readTo)}","hasMore":${hasMore}}`
  return { readTo, isEmpty: rows.length === 0 && !hasMore, body: Buffer.from(text) }
}
