import { createHash } from 'node:crypto'
import type { TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction, onRequestHookHandler, RouteOptions } from 'fastify'
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
import { madeOnce } from '../src/domain/shared/made-once.js'
import { areaOf, changesWithEvents, type Scope } from '../src/domain/shared/scopes.js'
import { matchesTag } from '../src/http/entity-tag.js'
import { ownBytes, ReadCache, ReadyAnswer, type Shelf } from '../src/http/read-cache.js'
import { IGNORED, ignoredBy } from '../src/http/validation.js'
import { VERSION } from '../src/version.js'

// Requests of a company for `/api/v1/jobs?perPage=20`, with the same scopes, in turn:
//
//   first                       miss     the route answers; a page that nobody asks for twice is not kept
//   second, at version 41       miss     the route answers, and the answer is kept under 41
//   third and fourth, at 41     hit      the kept bytes
//   a job is changed                     the version is 42
//   fifth, at 42                miss     all that was kept under 41 goes; the route answers, kept under 42
//   sixth, during the fifth     shared   the answer of the fifth, when it is there
//   seventh, with its ETag      not_modified

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer depends only on the URL, the scopes of the token and the user whom it names, and data that never changes without an
     * event; not on the clock. It is cached for repeated requests, and has an ETag.
     */
    cache?: true
  }
  interface FastifyInstance {
    dataVersions: DataVersions
  }
  interface FastifyRequest {
    /** The place of the answer that is being made. */
    readPlace: Place | null
    /** Called by a route that is cached for an answer that changes without an event: it is not kept, and has no ETag. */
    leaveUncached: (this: FastifyRequest) => void
  }
  interface FastifyReply {
    /** The kept answer that is sent. */
    readyAnswer: ReadyAnswer | null
  }
}

const ignoredByOnce = madeOnce(ignoredBy)

/** Where an answer belongs; `isKept` if it is to be kept, and others may wait for it. */
interface Place { shelf: Shelf, key: string, isKept: boolean }

const OUTCOMES = ['hit', 'shared', 'not_modified', 'miss', 'unknown'] as const
type Outcome = typeof OUTCOMES[number]

/** A request that the cache could answer; `given` are the tags that its client has. */
interface Read { key: string, given: string | undefined, request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction }

/** Answers that are kept, and the ways of a request to one. */
class KeptReads {
  constructor (
    private readonly cache: ReadCache, private readonly versions: DataVersions, private readonly count: (outcome: Outcome) => void
  ) {}

  /** Answers the request, or goes on to its route, with a place for the answer. */
  answer (area: DataArea, request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
    const { companyId } = request.identity
    const read: Read = { key: keyOf(request), given: request.headers['if-none-match'], request, reply, done }
    const known = this.cache.shelfOf(companyId, area)
    if (known !== undefined && read.given === undefined && !known.has(read.key)) return this.#make(read, known)
    this.versions.ask(companyId, found => {
      if (reply.sent) return
      if (found !== undefined) return this.#answerFrom(this.cache.shelfAt(companyId, area, found[area]), read)
      this.count('unknown')
      done()
    })
  }

  #answerFrom (shelf: Shelf, read: Read): void {
    const { key, given, request, reply } = read
    const ready = this.cache.use(shelf, key)
    if (ready !== undefined) return this.#send(ready, 'hit', reply)
    const waiters = shelf.coming.get(key)
    if (waiters !== undefined) {
      waiters.push(ready => this.#share(ready, read))
      return
    }
    // The tag covers the URL, the scopes and the user: whoever has it got it with this very answer.
    const tag = given === undefined || given.trim() === '*' ? undefined : listTag(shelf.version, key)
    if (tag === undefined || !matchesTag(given, tag)) return this.#make(read, shelf)
    reply.entityTag = tag
    const ignored = ignoredByOnce(request.routeOptions.schema?.querystring as TSchema)(request.query as Record<string, unknown>)
    if (ignored !== undefined) reply.header('x-ignored-parameters', ignored)
    this.count('not_modified')
    reply.send('')
  }

  /** Lets the route make the answer. Others wait for it if it is to be kept. */
  #make ({ key, request, done }: Read, shelf: Shelf): void {
    const isKept = this.cache.isRepeated(request.identity.companyId, key)
    if (isKept && !shelf.coming.has(key)) shelf.coming.set(key, [])
    request.readPlace = { shelf, key, isKept }
    this.count('miss')
    done()
  }

  /** Sends the answer that another request has made; if there is none, lets the route make it. */
  #share (ready: ReadyAnswer | undefined, { reply, done }: Read): void {
    if (reply.sent) return
    if (ready !== undefined) return this.#send(ready, 'shared', reply)
    this.count('miss')
    done()
  }

  #send (ready: ReadyAnswer, outcome: Outcome, reply: FastifyReply): void {
    const { bytes, tag, ignored } = ready
    this.count(outcome)
    reply.readyAnswer = ready
    reply.entityTag = tag
    if (ignored !== undefined) reply.header('x-ignored-parameters', ignored)
    reply.type('application/json; charset=utf-8').send(bytes)
  }

  /** Keeps an answer that the route has made, if it is to be kept. @returns what is sent */
  keep ({ shelf, key, isKept }: Place, request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
    if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      if (isKept) shelf.settle(key, undefined)
      return payload
    }
    const { entityState: state } = reply
    const tag = reply.entityTag ??= state === null ? listTag(shelf.version, key) : request.server.entityTags.of(state, payload)
    if (!isKept) return payload
    const ignored = (request.query as { [IGNORED]?: string })[IGNORED]
    const ready = new ReadyAnswer(ownBytes(payload), tag, ignored)
    this.cache.keep(shelf, key, ready)
    shelf.settle(key, ready)
    reply.readyAnswer = ready
    return ready.bytes
  }
}

/**
 * Keeps the answers of routes with `config: { cache: true }`, and sends them again while the company's data has the version that they
 * were made at (src/domain/events/versions.ts). Everything before the route is done for each request: token, scope, limits, log.
 *
 * Nothing older than the request is served: the version is read after the request has arrived. An answer is stored under a version that was
 * read before its statements ran. So while the version is the same, nothing has been committed since the answer was made. For the same
 * reason, requests that read the same version may share one execution, even one that began before they arrived.
 *
 * A request for an answer that is not cached reads no version: the last known one was read before the request, which is all that is needed.
 */
export default fp<{ maxBytes: number }>(async function readCache (app, { maxBytes }) {
  app.decorateRequest('readPlace', null)
  app.decorateRequest('leaveUncached', function () {
    giveUp(this.readPlace)
    this.readPlace = null
  })
  app.decorateReply('readyAnswer', null)
  if (maxBytes === 0) return
  const cache = new ReadCache(maxBytes)
  const versions = createDataVersions(app.database)
  app.decorate('dataVersions', versions)
  app.addHook('onClose', async () => cache.clear())

  const count = app.metrics.counter('read_cache_requests_total', 'Requests that the cache could have answered.', 'outcome', OUTCOMES)
  app.metrics.counterOf('read_cache_dropped_total', 'Answers that went, and why.', 'reason', () => cache.dropped)
  app.metrics.counterOf('read_cache_questions_total', 'Questions for the version of data.', 'result', () => versions.questions)
  app.metrics.gauge('read_cache_bytes', 'Memory of the cached responses, and its limit.', 'kind', () => ({
    used: cache.bytes, max: maxBytes
  }))

  const reads = new KeptReads(cache, versions, count)
  app.addHook('onRoute', route => {
    if (route.config?.cache !== true) return
    checkCacheable(route)
    const area = areaOf([route.config.scope as Scope | Scope[]].flat())
    const answer: onRequestHookHandler = (request, reply, done) => reads.answer(area, request, reply, done)
    route.onRequest = [...[route.onRequest ?? []].flat(), answer]
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const place = request.readPlace
    request.readPlace = null
    done(null, place === null ? payload : reads.keep(place, request, reply, payload))
  })
  // Nothing was sent: the client has left, and the handler did not finish.
  app.onRequestEnd(({ readPlace }) => giveUp(readPlace))
}, { name: 'read-cache', fastify: '5.x', dependencies: ['database', 'metrics', 'request-end'] })

/** Lets those who wait for the answer make it themselves. */
function giveUp (place: Place | null): void {
  if (place?.isKept === true) place.shelf.settle(place.key, undefined)
}

/** @throws Error for a route whose answers change without an event */
function checkCacheable ({ method, url, config }: RouteOptions): void {
  const scopes = [config?.scope].flat() as Array<Scope | null | undefined>
  if (['GET', 'HEAD'].includes(String(method)) && changesWithEvents(scopes)) return
  throw new Error(`${String(method)} ${url} cannot be cached: what it shows may change without an event`)
}

/** The ETag of a list. It changes with the data of the company, and with what may render it differently: URL, scopes, user and release. */
function listTag (version: string, key: string): string {
  return `W/"${createHash('sha256').update(`${VERSION} ${version} ${key}`).digest('base64url').slice(0, 22)}"`
}

/** What an answer depends on besides the company and its data. */
const keyOf = (request: FastifyRequest): string =>
  `${scopesOf(request.identity)}${request.isStrict ? ' strict' : ''} ${request.raw.url as string}`

const scopesOf = madeOnce(({ scopes, customEntities, userId }: Identity): string => [[...scopes].sort(), ...customEntities, userId].join())
