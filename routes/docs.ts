import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'
import { Asset } from '../src/http/asset.js'

/** A function per version that returns its OpenAPI document. */
export type Documents = Record<string, () => object>

/** The OpenAPI documents and one Swagger UI for all of them. */
export const docs: FastifyPluginAsync<{ documents: Documents }> = async (app, { documents }) => {
  for (const [version, document] of Object.entries(documents)) {
    // Built once, because it takes longer than most requests.
    let asset: Asset | undefined
    app.get(`/openapi/${version}.json`, { schema: { hide: true } }, async (request, reply) => {
      asset ??= new Asset(JSON.stringify(document()), 'application/json; charset=utf-8', 'no-cache')
      return await asset.send(request, reply)
    })
  }
  // Runs before the UI's own handler, which reads the file each time and does not compress it.
  const files = staticFiles()
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = (request.raw.url as string).split('?')
    return await files(path)?.send(request, reply)
  })
  // The UI requires a document of its own scope, but shows those above.
  await app.register(swagger, {})
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Recruitment API' },
    uiConfig: {
      urls: Object.keys(documents).map(version => ({ name: `Version ${version.slice(1)}`, url: `/openapi/${version}.json` })),
      persistAuthorization: true,
      tryItOutEnabled: true,
      displayRequestDuration: true,
      deepLinking: true,
      validatorUrl: null
    } as Record<string, unknown>
  })
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png'
}

/**
 * The static files of the UI by path, each read at its first request. Their names carry no version, so they are cached only briefly.
 */
function staticFiles (): (path: string) => Asset | undefined {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
  const names = new Set(readdirSync(folder).filter(name => extname(name) in TYPES))
  const assets = new Map<string, Asset>()
  return path => {
    const name = path.startsWith('/docs/static/') ? path.slice('/docs/static/'.length) : ''
    if (!names.has(name)) return undefined
    const asset = assets.get(name) ?? new Asset(readFileSync(join(folder, name)), TYPES[extname(name)] as string, 'public, max-age=300')
    assets.set(name, asset)
    return asset
  }
}
