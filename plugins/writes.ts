import fp from 'fastify-plugin'
import { Change } from '../src/domain/shared/change.js'
import { write, type WriteContext, type WriteResult } from '../src/http/write.js'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers a listener that is called after each commit that changed something, with the id of the company. The answer waits for
     * what it promises.
     */
    afterCommit: (listener: (companyId: number) => void | Promise<void>) => void
  }
  interface FastifyReply {
    /** Runs `work` in the write transaction of this request and sends its result; see src/http/write.ts. */
    write: (this: FastifyReply, work: (change: Change) => Promise<WriteResult>) => Promise<FastifyReply>
  }
}

export interface WritesOptions {
  /** The address that messages come from; undefined while none can be sent. */
  mailFrom: () => string | undefined
}

/** Gives routes the one function through which they write. */
export default fp<WritesOptions>(async function writes (app, { mailFrom }) {
  const listeners: Array<(companyId: number) => void | Promise<void>> = []
  const context: WriteContext<Change> = {
    begin: (tx, request, expected) => new Change(tx, request.identity, expected, request.traceparent, new Set(), mailFrom()),
    maySee: (change, { routeOptions }, isDryRun) => change.maySee([routeOptions.config.scope ?? []].flat(), isDryRun),
    onCommit: async ({ identity }) => { await Promise.all(listeners.map(listener => listener(identity.companyId))) }
  }
  app.decorate('afterCommit', (listener: (companyId: number) => void | Promise<void>) => { listeners.push(listener) })
  app.decorateReply('write', async function (work: (change: Change) => Promise<WriteResult>) {
    return await write(context, this.request, this, work)
  })
}, { name: 'writes', fastify: '5.x', dependencies: ['database', 'etag', 'tracing'] })
