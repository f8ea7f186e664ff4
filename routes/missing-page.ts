import type { FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_POLICY } from '../plugins/page-security.js'
import { prefersHtml } from '../src/http/accept.js'
import { pageLinks, sendPage, stylesheet, type Page } from './page.js'

const page = (): Page => ({
  title: 'Page not found',
  head: stylesheet('text.css') + stylesheet('guide.css'),
  navigation: [pageLinks()],
  body: `<main>
<h1>There is no such page</h1>
<p>The address may be misspelled, or the page has moved. Begin at the <a href="/">home page</a>, or look at the
<a href="/guides/">guides</a>.</p>
<p>The API is under <code>/api/v1</code> and <code>/api/v2</code>: <a href="/reference">all of its operations</a>.</p>
</main>`
})

/** A 404 outside the API as a page, for browsers. Both forms say with Vary that they depend on Accept. */
export function sendMissingPage ({ method, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
  // CORS sets its own Vary.
  reply.header('vary', [reply.getHeader('vary'), 'accept'].filter(Boolean).join(', '))
  if (!['GET', 'HEAD'].includes(method) || !prefersHtml(headers.accept)) return undefined
  return sendPage(reply.headers({ 'content-security-policy': PAGE_POLICY, 'x-frame-options': 'DENY' }), page())
}
