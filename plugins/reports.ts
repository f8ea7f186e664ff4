import fp from 'fastify-plugin'
import { findReport, type ReportKind } from '../src/domain/reports/reports.js'
import type { Report, ReportQuestion } from '../src/domain/reports/schema.js'
import { ApiError } from '../src/errors.js'
import { WorkPlaces } from '../src/http/work-places.js'
import type {} from './auth.js'
import type {} from './overload.js'
import type {} from './time-limit.js'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Finds a report of the company of the token, when it is its turn. @throws ApiError UNAVAILABLE if its turn does not come in time, or
     * the report takes longer than it may
     */
    findReport: (this: FastifyReply, kind: ReportKind, question: ReportQuestion) => Promise<Report>
  }
}

/** Reports that a process makes at the same time: each keeps a connection, and most of a processor of the database. */
const PLACES = 2
/** What an answer takes besides waiting and reading. */
const REST_MS = 5000

const NARROWER = 'narrow it by jobId, departmentId, branchId, from or to'

/** Reports take long: each company makes one at a time, so that it leaves room for its own requests and for the reports of others. */
export default fp<{ limitMs: number }>(async function reports (app, { limitMs }) {
  const places = new WorkPlaces(PLACES)
  app.decorateReply('findReport', async function (kind, question) {
    const { request } = this
    this.limitTime(2 * limitMs + REST_MS)
    const release = await request.whileIdle(places.takeFor(request.identity.companyId, this, limitMs))
    if (release === undefined) {
      const message = 'other reports of the company, or of others, are being made: a company makes one at a time; ask again later'
      throw new ApiError('UNAVAILABLE', message, { headers: { 'retry-after': String(Math.ceil(limitMs / 1000)) } })
    }
    const began = performance.now()
    try {
      return await request.database.longRead(async db => await findReport(db, request.identity.companyId, kind, question), limitMs)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UNAVAILABLE' || performance.now() - began < limitMs) throw error
      throw new ApiError('UNAVAILABLE', `the report takes longer than ${limitMs / 1000} seconds; ${NARROWER}`, { cause: error })
    } finally {
      release()
    }
  })
}, { name: 'reports', fastify: '5.x', dependencies: ['auth', 'overload', 'time-limit'] })
