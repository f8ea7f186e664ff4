import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalRequest } from '../src/http/local-request.js'
import type { Sandbox } from '../src/sandbox/overview.js'
import { assetUrl } from './assets.js'
import type { Versions } from './versions.js'

export interface PageOptions {
  versions: Versions
  /** Undefined until it is made, and on PostgreSQL. */
  sandbox: () => Sandbox | undefined
}

export interface Page {
  /** The page's own part of the window title. */
  title?: string
  /** HTML of the head besides what all pages have. */
  head: string
  navigation: Navigation[]
  /** HTML of the body, without the header. */
  body: string
}

interface Navigation { name: string, links: Link[] }
type Link = [text: string, url: string, isCurrent: boolean]

/** The links in the bar of every page. @param version the version whose document is shown, for the readers */
export function pageLinks (current?: 'Guides' | 'Swagger UI' | 'Reference', version = ''): Navigation {
  const pages = [['Guides', '/guides/'], ['Swagger UI', `/docs${version}`], ['Reference', `/reference${version}`]] as const
  return { name: 'Pages', links: pages.map(([name, url]) => [name, url, name === current]) }
}

export const escape = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
export const stylesheet = (name: string) => `<link rel="stylesheet" href="${assetUrl(name)}">`

/** The sandbox, for its owner on the same machine. */
export function sandboxFor (request: FastifyRequest, sandbox: PageOptions['sandbox']): Sandbox | undefined {
  return isLocalRequest(request) ? sandbox() : undefined
}

/** Sends a page that may show the sandbox's token. */
export async function sendPage (reply: FastifyReply, page: Page): Promise<FastifyReply> {
  // The token is for this page alone: CORS_ORIGIN opens the API, not what opens the API.
  reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers')
  return await reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(toHtml(page))
}

function toHtml ({ title, head, navigation, body }: Page): string {
  const mark = assetUrl('mark.svg')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === undefined ? '' : `${title} · `}Recruitment API</title>
<link rel="icon" type="image/svg+xml" href="${mark}">
${stylesheet('page.css')}
${head}
</head>
<body>
<header class="bar">
<a class="home" href="/"><img src="${mark}" alt="" width="28" height="28">Recruitment API</a>
${navigation.map(toNavigation).join('\n')}
</header>
${body}
</body>
</html>
`
}

function toNavigation ({ name, links }: Navigation): string {
  const items = links.map(([text, url, isCurrent]) => `<a href="${url}"${isCurrent ? ' aria-current="page"' : ''}>${escape(text)}</a>`)
  return `<nav aria-label="${name}">${items.join('\n')}</nav>`
}
