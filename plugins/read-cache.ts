import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import type {} from './database.js'
import type {} from './etag.js'
import type {} from './identity.js'
import type {} from './metrics.js'
import type {} from './request-end.js'
import type {} from './unknown-parameters.js'
import type { DataArea } from '../src/database/port.js'
import { createDataVersions, type DataVersions } from '../src/domain/events/versions.js'
import type { Identity } from '../src/domain/shared/identity.js'
import { areaOf, type Scope } from '../src/domain/shared/scopes.js'
import { entityTag, matchesTag } from '../src/http/entity-tag.js'
import { ownBytes, ReadCache, type ReadyAnswer, type Shelf } from '../src/http/read-cache.js'
import { IGNORED } from '../src/http/validation.js'
import { VERSION } from '../src/version.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Its answer depends on nothing but the URL, the scopes of the token, and data that changes with events alone; not on the clock. It is
     * kept for repeated requests, and has an ETag.
     */
    cache?: true
  }
  interface FastifyInstance {
    dataVersions: DataVersions
  }
  interface FastifyRequest {
    /** The place of the answer that is being made. */
    readPlace: Place | null
  }
}

/** Where an answer belongs; `isKept` if it is to be kept, and others may wait for it. */
interface Place { shelf: Shelf, key: string, isKept: boolean }

/** Scopes of what changes with events alone. Webhooks and deliveries, tokens, and the feed itself change without. */
const CACHEABLE = new Set<Scope | null | undefined>(['jobs:read', 'applications:read', 'candidates:read', 'structure:read', 'users:read'])

const OUTCOMES = ['hit', 'shared', 'not_modified', 'miss', 'unknown'] as const

/**
 * Keeps the answers of routes with `config: { cache: true }`, and sends them again while the company's data has the version that they
 * were made at (src/domain/events/versions.ts). Everything before the route is done for each request: token, scope, limits, log.
 *
 * Nothing is served that is older than the request: the version is found after the request has arrived. An answer is kept under a version
 * that was found before its statements ran. So as long as that is the version, nothing has been committed since the answer was made. For
 * the same reason requests that found the same version may share one execution, also one that began before they arrived.
 *
 * A request for what is not there anyway asks for no version: the last one that is known was found before, which is all that is needed.
 */
export default fp<{ maxBytes: number }>(async function readCache (app, { maxBytes }) {
  app.decorateRequest('readPlace', null)
  if (maxBytes === 0) return
  const cache = new ReadCache(maxBytes)
  const versions = createDataVersions(app.database)
  app.decorate('dataVersions', versions)
  app.addHook('onClose', async () => cache.clear())

  const count = app.metrics.counter('read_cache_requests_total', 'Requests that the cache could have answered.', 'outcome', OUTCOMES)
  app.metrics.counterOf('read_cache_dropped_total', 'Answers that went, and why.', 'reason', () => cache.dropped)
  app.metrics.counterOf('read_cache_questions_total', 'Questions for the version of data.', 'result', () => versions.questions)
  app.metrics.gauge('read_cache_bytes', 'Memory of the answers that are kept, and its bound.', 'kind', () => ({
    used: cache.bytes, max: maxBytes
  }))

  const answerFrom = (area: DataArea) => (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { companyId } = request.identity
    const key = `${scopesOf(request.identity)}${request.isStrict ? ' strict' : ''} ${request.raw.url as string}`
    const given = request.headers['if-none-match']
    const begin = (shelf: Shelf) => {
      const isKept = cache.isRepeated(companyId, key)
      if (isKept && !shelf.coming.has(key)) shelf.coming.set(key, [])
      request.readPlace = { shelf, key, isKept }
      count('miss')
      done()
    }
    const known = cache.shelfOf(companyId, area)
    if (known !== undefined && given === undefined && !known.has(key)) return begin(known)

    versions.ask(companyId, found => {
      if (reply.sent) return
      if (found === undefined) {
        count('unknown')
        return done()
      }
      const version = found[area]
      const shelf = cache.shelfAt(companyId, area, version)
      const ready = shelf.use(key)
      if (ready !== undefined) return send(ready, 'hit')
      const waiters = shelf.coming.get(key)
      if (waiters !== undefined) {
        waiters.push(ready => {
          if (reply.sent) return
          if (ready !== undefined) return send(ready, 'shared')
          count('miss')
          done()
        })
        return
      }
      // The tag names the URL and the scopes: whoever has it got it with this very answer.
      const tag = given === undefined || given.trim() === '*' ? undefined : listTag(version, key)
      if (tag === undefined || !matchesTag(given, tag)) return begin(shelf)
      reply.entityTag = tag
      count('not_modified')
      reply.send('')
    })

    function send ({ bytes, tag, ignored }: ReadyAnswer, outcome: typeof OUTCOMES[number]): void {
      count(outcome)
      reply.entityTag = tag
      if (ignored !== undefined) reply.header('x-ignored-parameters', ignored)
      reply.type('application/json; charset=utf-8').send(bytes)
    }
  }

  app.addHook('onRoute', route => {
    if (route.config?.cache !== true) return
    checkCacheable(route)
    route.onRequest = [...[route.onRequest ?? []].flat(), answerFrom(areaOf([route.config.scope as Scope | Scope[]].flat()))]
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const place = request.readPlace
    if (place === null) return done(null, payload)
    request.readPlace = null
    const { shelf, key, isKept } = place
    if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      if (isKept) shelf.settle(key, undefined)
      return done(null, payload)
    }
    const tag = reply.entityTag ??= reply.entityVersion === null ? listTag(shelf.version, key) : entityTag(reply.entityVersion, payload)
    if (!isKept) return done(null, payload)
    const bytes = ownBytes(payload)
    const ready = { bytes, tag, ignored: (request.query as { [IGNORED]?: string })[IGNORED] }
    cache.keep(shelf, key, ready)
    shelf.settle(key, ready)
    done(null, bytes)
  })
  // Nothing was sent: the client has left, and the handler did not finish.
  app.onRequestEnd(({ readPlace }) => { if (readPlace?.isKept === true) readPlace.shelf.settle(readPlace.key, undefined) })
}, { name: 'read-cache', fastify: '5.x', dependencies: ['database', 'metrics', 'request-end'] })

/** @throws Error for a route whose answers change without an event */
function checkCacheable ({ method, url, config }: RouteOptions): void {
  const scopes = [config?.scope].flat()
  if (['GET', 'HEAD'].includes(String(method)) && scopes.every(scope => CACHEABLE.has(scope))) return
  throw new Error(`${String(method)} ${url} cannot be cached: what it shows may change without an event`)
}

/** The ETag of a list. It changes with the data of the company, and with what may render it differently: URL, scopes and release. */
function listTag (version: string, key: string): string {
  return `W/"${createHash('sha256').update(`${VERSION} ${version} ${key}`).digest('base64url').slice(0, 22)}"`
}

const scopeTexts = new WeakMap<Identity, string>()

function scopesOf (identity: Identity): string {
  let text = scopeTexts.get(identity)
  if (text === undefined) scopeTexts.set(identity, text = [...identity.scopes].sort().join())
  return text
}
