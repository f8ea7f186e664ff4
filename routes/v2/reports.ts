import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { inPascalCase } from '../../src/domain/engine/describe.js'
import { toCsv } from '../../src/domain/reports/csv.js'
import { REPORTS, type ReportKind } from '../../src/domain/reports/reports.js'
import { prefers } from '../../src/http/accept.js'
import { ReportQuery } from '../shared/report-query.js'

const BY_CREATION = 'Of the applications that came from `from` until the day before `to`.'

const TEXTS: Record<ReportKind['name'], { summary: string, description: string }> = {
  funnel: { summary: 'Report how far applications came', description: BY_CREATION },
  'time-in-step': { summary: 'Report how long applications stay on steps', description: `${BY_CREATION} Visits that go on do not count.` },
  'time-to-hire': {
    summary: 'Report how long hires took',
    description: 'From the application to the hire, of those hired from `from` until the day before `to`. A hire that was undone is none.'
  },
  sources: { summary: 'Report where applications came from', description: BY_CREATION },
  reasons: { summary: 'Report why applications ended', description: `${BY_CREATION} Reasons are those of their status now.` }
}

const csvOf = (kind: ReportKind) => ({
  type: 'string',
  maxLength: 1_000_000_000,
  description: 'A head, and a row for each item of the list within each group, or else for each group.',
  examples: [toCsv(kind, { results: [] })]
})

/** Numbers over many applications, as JSON and as CSV. */
export const reports: FastifyPluginAsyncTypebox = async app => {
  for (const kind of REPORTS) {
    const { summary, description } = TEXTS[kind.name]
    app.get(`/reports/${kind.name}`, {
      config: { scope: 'reports:read', extraErrorStatuses: [503] },
      schema: {
        operationId: `get${inPascalCase(kind.name)}Report`,
        tags: ['reports'],
        summary,
        description: `${description} With \`Accept: text/csv\`, the same as rows. [Reports](/guides/reports) defines each number.`,
        querystring: ReportQuery,
        response: {
          200: { description: 'The report.', content: { 'application/json': { schema: kind.schema }, 'text/csv': { schema: csvOf(kind) } } }
        }
      }
    }, async (request, reply) => {
      const report = await reply.findReport(kind, request.query)
      reply.header('vary', 'accept')
      if (!prefers('text/csv', request.headers.accept)) return report as never
      return await reply.type('text/csv; charset=utf-8').send(toCsv(kind, report) as never)
    })
  }
}
