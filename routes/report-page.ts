import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { REPORTS } from '../src/domain/reports/reports.js'
import { GroupBy } from '../src/domain/reports/schema.js'
import { ApiError } from '../src/errors.js'
import { assetUrl } from './assets.js'
import { escape, pageLinks, sandboxFor, sendPage, stylesheet, type Page, type PageOptions } from './page.js'
import { drawReport, TITLES } from './report-drawing.js'
import { ReportQuery } from './shared/report-query.js'

/** The page that draws reports. It asks for a token, and keeps it as long as it is open. */
export const reportPage: FastifyPluginAsyncTypebox<Pick<PageOptions, 'sandbox'>> = async (app, { sandbox }) => {
  app.get('/reports', { schema: { hide: true } }, async (request, reply) =>
    await sendPage(reply, toPage(sandboxFor(request, sandbox)?.token ?? '')))
}

/** The drawings, for tokens that may read the reports: each is a part of the page. */
export const reportDrawings: FastifyPluginAsyncTypebox = async app => {
  for (const hook of [app.identify, app.limitRate, app.authorize]) app.addHook('onRequest', hook)
  const params = Type.Object({ name: Type.String() })
  app.get('/reports/:name/drawing', {
    config: { scope: 'reports:read' }, schema: { hide: true, params, querystring: ReportQuery }
  }, async (request, reply) => {
    const kind = REPORTS.find(({ name }) => name === request.params.name)
    if (kind === undefined) throw new ApiError('NOT_FOUND')
    const report = await reply.findReport(kind, request.query)
    const [, query = ''] = request.url.split('?')
    const url = `/api/v2/reports/${kind.name}${query === '' ? '' : `?${query}`}`
    return await reply.type('text/html; charset=utf-8').send(drawReport(kind, report, url))
  })
}

const option = (value: string, text: string) => `<option value="${value}">${escape(text)}</option>`

const GROUPS = [option('', 'nothing'), ...GroupBy.enum.map((name: string) => option(name, name))].join('')

function toPage (token: string): Page {
  return {
    title: 'Reports',
    head: `${stylesheet('text.css')}
${stylesheet('reports.css')}
<script src="${assetUrl('reports.js')}" type="module"></script>`,
    navigation: [pageLinks()],
    body: `<main class="reports">
<h1>Reports</h1>
<form>
<label>Token <input name="token" type="password" autocomplete="off" required value="${escape(token)}"></label>
<label>Report <select name="report">${REPORTS.map(({ name }) => option(name, TITLES[name].title)).join('')}</select></label>
<label>Job <input name="jobId" inputmode="numeric" pattern="[0-9]+" list="jobs" placeholder="all"></label>
<label>Department <input name="departmentId" inputmode="numeric" pattern="[0-9]+" list="departments" placeholder="all"></label>
<label>From <input name="from" type="date"></label>
<label>To, not included <input name="to" type="date"></label>
<label>Group by <select name="groupBy">${GROUPS}</select></label>
<datalist id="jobs"></datalist>
<datalist id="departments"></datalist>
<button>Show</button>
</form>
<p role="status"></p>
<section id="report" aria-label="Drawing and numbers"></section>
<noscript><p>This page needs JavaScript: it sends the token with each request, and keeps it nowhere.</p></noscript>
</main>`
  }
}
