import type { FastifyPluginAsync } from 'fastify'
import { Asset } from '../src/http/asset.js'

/** A function per version that returns its OpenAPI document. */
export type Documents = Record<string, () => object>

/** The OpenAPI documents. */
export const publishedDocuments: FastifyPluginAsync<{ documents: Documents }> = async (app, { documents }) => {
  for (const [version, document] of Object.entries(documents)) {
    // Built once, because it takes longer than most requests.
    let asset: Asset | undefined
    app.get(`/openapi/${version}.json`, { schema: { hide: true } }, async (request, reply) => {
      asset ??= new Asset(JSON.stringify(document()), 'application/json; charset=utf-8')
      return await asset.send(request, reply, 'no-cache')
    })
  }
}
