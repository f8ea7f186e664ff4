import fp from 'fastify-plugin'
import { Change } from '../src/domain/shared/change.js'
import { write, type WriteContext, type WriteResult } from '../src/http/write.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Told after each commit that changed something. */
    afterCommit: (listener: () => void) => void
  }
  interface FastifyReply {
    /** Runs `work` as the one write of this request and sends what it answers; see src/http/write.ts. */
    write: (this: FastifyReply, work: (change: Change) => Promise<WriteResult>) => Promise<FastifyReply>
  }
}

/** Gives routes the one way to write. */
export default fp(async function writes (app) {
  const listeners: Array<() => void> = []
  const context: WriteContext<Change> = {
    begin: (tx, request, expectedVersions) => new Change(tx, request.identity, expectedVersions),
    maySee: (change, { routeOptions }, isDryRun) => change.maySee([routeOptions.config.scope ?? []].flat(), isDryRun),
    onCommit: () => { for (const listener of listeners) listener() }
  }
  app.decorate('afterCommit', (listener: () => void) => { listeners.push(listener) })
  app.decorateReply('write', async function (work: (change: Change) => Promise<WriteResult>) {
    return await write(context, this.request, this, work)
  })
}, { name: 'writes', fastify: '5.x', dependencies: ['database', 'etag'] })
