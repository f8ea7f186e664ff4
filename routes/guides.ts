import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import { Marked } from 'marked'
import { ApiError } from '../src/errors.js'
import { assetUrl } from './assets.js'
import { pageLinks, sendPage, stylesheet, type Page } from './page.js'

// Compiled, this file lies in dist/routes; the guides stay at the top.
const FOLDER = new URL('../../docs/', import.meta.url)
const INDEX = 'README'
/** The server's address in samples: public/guide.js replaces it with the address at which the page is read. */
const SAMPLE_ORIGIN = 'http://127.0.0.1:3000'

/** Where a link of a guide leads on this server; undefined for a file that only the repository has. */
function addressOf (link: string): string | undefined {
  if (link.startsWith(`${SAMPLE_ORIGIN}/`)) return link.slice(SAMPLE_ORIGIN.length)
  if (/^(https?:|#)/.test(link)) return link
  const [, guide, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(link) ?? []
  if (guide !== undefined) return `/guides/${guide === INDEX ? '' : guide}${anchor}`
  const [, folder, file] = /^\.\.\/(openapi|public)\/([\w-]+\.(?:json|svg))$/.exec(link) ?? []
  return folder === undefined ? undefined : `/${folder === 'public' ? 'assets' : folder}/${file}`
}

/** The name of a heading in links, as code hosts make it. */
const anchorOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')

const markdown = new Marked({
  renderer: {
    heading ({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link ({ href, tokens }) {
      const [address, text] = [addressOf(href), this.parser.parseInline(tokens)]
      return address === undefined ? text : `<a href="${address}">${text}</a>`
    },
    image: ({ href, text }) => `<img src="${addressOf(href)}" alt="${text}">`
  }
})

/** The guides of `docs/` as pages: `/guides/webhooks`. `/guides/` is their index. */
export const guides: FastifyPluginAsync = async app => {
  const made = new Map<string, Page>()
  const names = readdirSync(FOLDER).filter(file => file.endsWith('.md')).map(file => file.slice(0, -'.md'.length))
  app.get('/guides/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { name: string }
    const guide = name === '' ? INDEX : name
    if (!names.includes(guide)) throw new ApiError('NOT_FOUND')
    const page = made.get(guide) ?? toPage(readFileSync(new URL(`${guide}.md`, FOLDER), 'utf8'))
    made.set(guide, page)
    return await sendPage(reply, page)
  })
}

function toPage (text: string): Page {
  return {
    title: /^# (.+)$/m.exec(text)?.[1],
    head: `${stylesheet('guide.css')}
<script src="${assetUrl('guide.js')}" type="module"></script>`,
    navigation: [pageLinks('Guides')],
    body: `<main data-origin="${SAMPLE_ORIGIN}">\n${scrollable(markdown.parse(text, { async: false }))}</main>`
  }
}

/** Blocks wider than the window scroll by themselves, also by keyboard. */
function scrollable (html: string): string {
  return html.replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>').replaceAll('</table>', '</table></div>')
}
