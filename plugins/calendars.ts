import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { findLinkedCalendar } from '../src/domain/interviews/calendar-links.js'
import { findCalendarVersion, makeCalendar, type UserCalendar } from '../src/domain/interviews/calendar.js'
import { ApiError } from '../src/errors.js'
import { matchesTag } from '../src/http/entity-tag.js'
import { WorkPlaces } from '../src/http/work-places.js'
import { VERSION } from '../src/version.js'
import type {} from './database.js'
import type {} from './etag.js'
import type {} from './overload.js'

// Calendar programs ask for the same file every few minutes, in turn:
//
//   first              the file is made, and kept under its version
//   with its ETag      304
//   without            the kept file
//   a change           the version is another one: the file is made

declare module 'fastify' {
  interface FastifyInstance {
    /** The calendar that the text of a link leads to; undefined once the link has ended. */
    linkedCalendar: (text: string) => Promise<UserCalendar | undefined>
  }
  interface FastifyReply {
    /** Answers with the calendar of a user, or with 304. @throws ApiError UNAVAILABLE if its turn does not come in time */
    sendCalendar: (this: FastifyReply, calendar: UserCalendar) => Promise<FastifyReply>
  }
}

/** How long a calendar waits until it is made. */
const WAIT_MS = 10_000

/**
 * Calendars of users, by token and by link. A long one takes 60 to 400 ms of the processor, so the process makes two at a time, and a
 * company one: where its database is slow, others have the second place. Those who wait for the same one share it.
 */
export default fp(async function calendars (app) {
  const places = new WorkPlaces(2)
  const files = new KeptFiles()
  app.decorate('linkedCalendar', async text => await findLinkedCalendar(app.database, text))
  app.decorateReply('sendCalendar', async function (calendar) {
    const { request } = this
    const version = await findCalendarVersion(calendar)
    const tag = tagOf(version)
    this.entityTag = tag
    if (matchesTag(request.headers['if-none-match'], tag)) return this.send('')
    const kept = files.get(version)
    if (kept !== undefined) return this.send(kept)
    const release = await request.whileIdle(places.takeFor(calendar.companyId, this, WAIT_MS))
    if (release === undefined) {
      throw new ApiError('UNAVAILABLE', 'other calendars are being made: ask again later', { headers: { 'retry-after': '10' } })
    }
    try {
      return this.send(files.get(version) ?? await make(calendar, this))
    } finally {
      release()
    }
  })

  /** Makes the file, of what there is now: another version, if there was a change meanwhile. */
  async function make (calendar: UserCalendar, reply: FastifyReply): Promise<string> {
    const { version, text } = await makeCalendar(calendar)
    files.keep(version, text)
    reply.entityTag = tagOf(version)
    return text
  }
}, { name: 'calendars', fastify: '5.x', dependencies: ['database'] })

/** The ETag of a version, which says nothing of it. A release may make other bytes of the same. */
const tagOf = (version: string): string =>
  `W/"${createHash('sha256').update(`${VERSION} ${version}`).digest('base64url').slice(0, 22)}"`

/** The most characters of all files that are kept, and of one. */
const MAX_KEPT = 16_000_000
const MAX_FILE = MAX_KEPT / 4

/** The files that were asked for last, by their versions. */
class KeptFiles {
  readonly #files = new Map<string, string>()
  #length = 0

  get (version: string): string | undefined {
    const text = this.#files.get(version)
    if (text !== undefined) {
      this.#files.delete(version)
      this.#files.set(version, text)
    }
    return text
  }

  keep (version: string, text: string): void {
    if (text.length > MAX_FILE || this.#files.has(version)) return
    this.#files.set(version, text)
    this.#length += text.length
    for (const [oldest, { length }] of this.#files) {
      if (this.#length <= MAX_KEPT) return
      this.#files.delete(oldest)
      this.#length -= length
    }
  }
}
