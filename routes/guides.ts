import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { ApiError } from '../src/errors.js'
import { Asset } from '../src/http/asset.js'
import { assetUrl } from './assets.js'
import { searchIn, wordsOf, type Hit } from './guide-search.js'
import { INDEX, readGuides, SAMPLE_ORIGIN, sectionsOf, toHtml, toMarkdown, type Guide } from './guide-texts.js'
import { OBJECTS, USES, WHAT } from './introduction.js'
import { escape, pageLinks, sendPage, stylesheet, type Page } from './page.js'
import type { Versions } from './versions.js'

/** What is made at its first request, and kept. */
function once<Value> (make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

const Question = Type.Object({ q: Type.Optional(Type.String()) })

const urlOf = ({ name }: Guide) => `/guides/${name === INDEX ? '' : name}`

/**
 * The guides of `docs/` as pages, `/guides/webhooks`, and for programs as they are, `/guides/webhooks.md`. `/guides/` is their index,
 * `/guides/search?q=` searches them, `/llms.txt` tells models what there is.
 */
export const guides: FastifyPluginAsyncTypebox<{ versions: Versions }> = async (app, { versions }) => {
  const all = once(readGuides)
  const search = once(() => searchIn(all()))
  const made = new Map<string, Page | Asset>()
  const hidden = { schema: { hide: true } }
  // The form of the search.
  app.addHook('onRequest', async (_request, reply) => { reply.allow({ formAction: ["'self'"] }) })

  app.get('/guides', hidden, async (_request, reply) => await reply.redirect('/guides/', 308))
  app.get('/guides/:file', hidden, async (request, reply) => {
    const { file } = request.params as { file: string }
    const [, name = '', ending = ''] = /^(.*?)(\.md)?$/.exec(file) ?? []
    const guide = all().find(guide => guide.name === (name === '' && ending === '' ? INDEX : name))
    if (guide === undefined) throw new ApiError('NOT_FOUND')
    const answer = made.get(file) ?? (ending === '' ? toPage(all(), guide) : markdown(toMarkdown(guide)))
    made.set(file, answer)
    return answer instanceof Asset ? await answer.send(request, reply, 'no-cache') : await sendPage(reply, answer)
  })
  app.get('/guides/search', { schema: { hide: true, querystring: Question } }, async (request, reply) => {
    const { q = '' } = request.query
    const words = wordsOf(q)
    return await sendPage(reply, resultPage(all(), q, words, search()(words)))
  })
  const forModels = once(() => markdown(llmsText(all(), versions)))
  app.get('/llms.txt', hidden, async (request, reply) => await forModels().send(request, reply, 'no-cache'))
}

const markdown = (text: string) => new Asset(text, 'text/markdown; charset=utf-8')

/** What a model should know first, in the form of llmstxt.org. */
function llmsText (guides: Guide[], versions: Versions): string {
  const pages = guides.filter(({ name }) => name !== INDEX)
    .map(({ name, title, summary }) => `- [${title}](/guides/${name}.md): ${summary}`)
  const documents = versions.flatMap(({ name, title, description }) => [
    `- [${title}](/reference/${name}.md): each operation in short. ${description}`,
    `- [The same for programs](/openapi/${name}.json): the whole OpenAPI document.`
  ])
  return `# Recruitment API

> ${WHAT}

Build on it:

${USES}

Each request under \`/api\` carries \`Authorization: Bearer <token>\`. Two versions share all data:

${OBJECTS}

## Guides

${pages.join('\n')}

## Operations

${documents.join('\n')}
`
}

const FRAME = { navigation: [pageLinks('Guides')] }

function toPage (guides: Guide[], guide: Guide): Page {
  const at = guides.indexOf(guide)
  const headings = sectionsOf(guide).filter(({ depth }) => depth === 2).map(({ heading, anchor }) => [heading, `#${anchor}`] as const)
  return {
    ...FRAME,
    title: guide.title,
    head: `${head()}
<link rel="alternate" type="text/markdown" href="/guides/${guide.name}.md">`,
    body: frame(guides, urlOf(guide), `${toHtml(guide.text)}${neighbors(guides[at - 1], guides[at + 1])}`, headings)
  }
}

const head = () => `${stylesheet('text.css')}
${stylesheet('guide.css')}
<script src="${assetUrl('guide.js')}" type="module"></script>`

type Links = ReadonlyArray<readonly [text: string, url: string]>

/** The text of a page beside the titles of all. On small screens, buttons open the lists. */
function frame (guides: Guide[], current: string, text: string, headings: Links = [], question = ''): string {
  const list = (links: Links) => links.map(([text, url]) =>
    `<li><a href="${url}"${url === current ? ' aria-current="page"' : ''}>${escape(text)}</a></li>`).join('\n')
  const here = headings.length === 0
    ? ''
    : `<nav id="headings" popover aria-labelledby="headings-title">
<h2 id="headings-title">On this page</h2>
<ul>${list(headings)}</ul>
</nav>`
  return `<div class="guides">
<div class="side">
<form role="search" action="/guides/search">
<input type="search" name="q" value="${escape(question)}" aria-label="Search the guides" placeholder="Search the guides">
<button type="button" class="list" popovertarget="titles">All guides</button>
${here === '' ? '' : '<button type="button" class="list" popovertarget="headings">On this page</button>'}
</form>
<nav id="titles" popover aria-label="All guides">
<ul>${list(guides.map(guide => [guide.title, urlOf(guide)]))}</ul>
</nav>
</div>
${here}
<main data-origin="${SAMPLE_ORIGIN}">
${text}
</main>
</div>`
}

function neighbors (previous: Guide | undefined, next: Guide | undefined): string {
  const link = (guide: Guide | undefined, rel: string, label: string) => guide === undefined
    ? ''
    : `<a rel="${rel}" href="${urlOf(guide)}"><span>${label}</span>${escape(guide.title)}</a>`
  return `<nav class="neighbors" aria-label="Neighbors">${link(previous, 'prev', 'Previous')}${link(next, 'next', 'Next')}</nav>`
}

function resultPage (guides: Guide[], question: string, words: string[], hits: Hit[]): Page {
  const mark = (text: string) => words.length === 0
    ? escape(text)
    : text.split(new RegExp(`(${words.join('|')})`, 'iu'))
        .map((part, at) => at % 2 === 0 ? escape(part) : `<mark>${escape(part)}</mark>`).join('')
  const results = hits.map(({ guide, section, excerpt }) => {
    const where = section.depth === 1 ? guide.title : `${guide.title}: ${section.heading}`
    return `<li><a href="${urlOf(guide)}#${section.anchor}">${mark(where)}</a><p>${mark(excerpt)}</p></li>`
  })
  const found = hits.length === 1 ? '1 section has' : `${hits.length === 0 ? 'No' : hits.length} sections have`
  return {
    ...FRAME,
    title: 'Search',
    head: head(),
    body: frame(guides, '', `<h1>Search</h1>
<p>${words.length === 0 ? 'Type words that a guide may have.' : `${found} all of: ${escape(words.join(' '))}`}</p>
<ol class="results">${results.join('\n')}</ol>`, [], question)
  }
}
