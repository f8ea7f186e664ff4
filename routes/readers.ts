import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { assetUrl } from './assets.js'
import { escape, pageLinks, sandboxFor, sendPage, stylesheet, type PageOptions } from './page.js'

interface Reader {
  path: string
  name: 'Swagger UI' | 'Reference'
  /** HTML of the head, for a page that may load what it names. */
  head: (reply: FastifyReply) => string
}

/** Programs that show an OpenAPI document. */
const READERS: Reader[] = [
  {
    path: '/docs',
    name: 'Swagger UI',
    head: reply => {
      // Its icons.
      reply.allow({ imgSrc: ['data:'] })
      return `${stylesheet('swagger-ui.css')}
${stylesheet('docs.css')}
<script src="${assetUrl('swagger-ui.js')}" defer></script>
<script src="${assetUrl('docs.js')}" type="module"></script>`
    }
  },
  {
    path: '/reference',
    name: 'Reference',
    head: reply => {
      const nonce = randomBytes(16).toString('base64')
      // Its icons, their font, the styles of its components (by a nonce that only this page knows), and style attributes of its samples.
      reply.allow({ imgSrc: ['data:'], fontSrc: ['data:'], styleSrc: [`'nonce-${nonce}'`], styleSrcAttr: ["'unsafe-inline'"] })
      return `<meta property="csp-nonce" content="${nonce}">
${stylesheet('reference.css')}
<link rel="modulepreload" href="${assetUrl('redoc.js')}">
<link rel="modulepreload" href="${assetUrl('code-samples.js')}">
<script src="${assetUrl('reference.js')}" type="module"></script>`
    }
  }
]

/** Swagger UI to try the operations of a version, `/docs/v1`, and Redoc to read them, `/reference/v1`. `/docs` shows the first version. */
export const readers: FastifyPluginAsync<PageOptions> = async (app, { versions, sandbox }) => {
  for (const { path, name, head } of READERS) {
    for (const version of versions) {
      const document = `/openapi/${version.name}.json`
      const urls = [`${path}/${version.name}`, ...(version === versions[0] ? [path, `${path}/`] : [])]
      for (const url of urls) {
        app.get(url, { schema: { hide: true } }, async (request, reply) => await sendPage(reply, {
          title: `${name} ${version.name}`,
          head: `${head(reply)}
<link rel="alternate" type="text/markdown" href="/reference/${version.name}.md">
<link rel="preload" as="fetch" crossorigin href="${document}">`,
          navigation: [
            pageLinks(name, `/${version.name}`),
            { name: 'Versions', links: versions.map(other => [other.name, `${path}/${other.name}`, other === version]) }
          ],
          body: `<div id="reader" data-document="${document}" data-token="${escape(sandboxFor(request, sandbox)?.token ?? '')}">
<h1>${escape(version.title)}</h1>
<noscript><p>${name} needs JavaScript. This is its <a href="${document}">OpenAPI document</a>.</p></noscript>
</div>`
        }))
      }
    }
  }
}
