import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../src/errors.js'
import { DOWNLOAD_MS, sendFile } from '../src/http/file-answer.js'

/** Files by signed links, for browsers: without a token, for an hour at most. */
export const linkedFiles: FastifyPluginAsync = async app => {
  app.addHook('onRequest', app.countInFlight)
  app.get<{ Params: { link: string } }>('/files/:link', { config: { timeLimit: DOWNLOAD_MS } }, async (request, reply) => {
    const found = await app.linkedFile(request.params.link)
    if (found === undefined) throw notFound('file', 'link')
    return await sendFile(request, reply, app.files, found.companyId, found)
  })
}
