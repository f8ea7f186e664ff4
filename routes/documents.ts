import type { FastifyPluginAsync } from 'fastify'
import { Asset } from '../src/http/asset.js'
import { outlineOf } from './outline.js'

/** A function per version that returns its OpenAPI document. */
export type Documents = Record<string, () => object>

/** The OpenAPI documents, and an outline of each for models. */
export const publishedDocuments: FastifyPluginAsync<{ documents: Documents }> = async (app, { documents }) => {
  const publish = (url: string, type: string, make: () => string) => {
    // Built once, because it takes longer than most requests.
    let asset: Asset | undefined
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      asset ??= new Asset(make(), `${type}; charset=utf-8`)
      return await asset.send(request, reply, 'no-cache')
    })
  }
  for (const [version, document] of Object.entries(documents)) {
    publish(`/openapi/${version}.json`, 'application/json', () => JSON.stringify(document()))
    publish(`/reference/${version}.md`, 'text/markdown', () => outlineOf(document()))
  }
}
