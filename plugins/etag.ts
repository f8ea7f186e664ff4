import { randomBytes } from 'node:crypto'
import type { onSendHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { settingOnce } from '../src/database/settings.js'
import { EntityTags, matchesTag } from '../src/http/entity-tag.js'
import type { State } from '../src/schema.js'

declare module 'fastify' {
  interface FastifyInstance {
    entityTags: EntityTags
  }
  interface FastifyReply {
    /** State of the single object in the response; if set, the response gets an ETag. */
    entityState: State | null
    /** The ETag, where it is known already. */
    entityTag: string | null
    /** Sets the state of the object in the response. */
    versioned (this: FastifyReply, state: State): FastifyReply
  }
}

/**
 * ETags and 304 for `If-None-Match` (RFC 9110, sections 8.8.3 and 13.1.2). The tags of single objects come from src/http/entity-tag.ts,
 * those of lists from plugins/read-cache.ts. Their key is generated once and stored in the database for all replicas.
 */
export default fp(async function etag (app) {
  const tags = new EntityTags()
  app.decorate('entityTags', tags)
  await app.database.prepare(async () => {
    tags.setKey(await settingOnce(app.database, 'entity tag key', () => randomBytes(32).toString('base64url')))
  })
  app.decorateReply('entityState', null)
  app.decorateReply('entityTag', null)
  app.decorateReply('versioned', function (state: State) {
    this.entityState = state
    return this
  })
  // After Fastify's own hook of HEAD, which takes the body of a 304 for that of the 200, and says that it has no bytes.
  app.addHook('onRoute', route => {
    if (route.method === 'HEAD') route.onSend = [...[route.onSend ?? []].flat(), withoutLength]
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 300) return done(null, payload)
    const isTagged = reply.entityState !== null && (typeof payload === 'string' || Buffer.isBuffer(payload))
    const tag = reply.entityTag ?? (isTagged ? tags.of(reply.entityState as State, payload) : null)
    if (tag === null) return done(null, payload)
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !matchesTag(request.headers['if-none-match'], tag)) return done(null, payload)
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    done(null, request.method === 'HEAD' ? '' : null)
  })
}, { name: 'etag', fastify: '5.x', dependencies: ['database'] })

/** A 304 has no length but that of the 200 (RFC 9110, section 8.6), which is not known. */
const withoutLength: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode === 304) reply.removeHeader('content-length')
  done(null, payload)
}
