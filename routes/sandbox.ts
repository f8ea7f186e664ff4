import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../src/errors.js'
import type { Sandbox } from '../src/sandbox/overview.js'

export interface SandboxOptions {
  /** Undefined until it is made. */
  sandbox: () => Sandbox | undefined
}

/**
 * What only a sandbox can do, for tokens of its company with all scopes. Not in the documents, which are the contract of every
 * installation: a client made of them must not offer what production does not have.
 */
export const sandboxRoutes: FastifyPluginAsyncTypebox<SandboxOptions> = async (app, { sandbox }) => {
  app.addHook('onRequest', app.countInFlight)
  app.addHook('onRequest', app.identify)
  app.addHook('onRequest', app.authorize)
  const find = (request: FastifyRequest): Sandbox => {
    const found = sandbox()
    if (found === undefined) throw new ApiError('UNAVAILABLE')
    if (found.companyId !== request.identity.companyId) {
      throw new ApiError('FORBIDDEN', { target: 'Authorization', message: 'the token is not one of the sandbox' })
    }
    return found
  }

  let resetting: Promise<void> | undefined
  app.post('/sandbox/reset', { config: { scope: '*' }, schema: { hide: true } }, async (request, reply) => {
    const { reset } = find(request)
    // Whoever asks while one is under way gets its result: all that was written before is gone then.
    resetting ??= reset().finally(() => { resetting = undefined })
    await resetting
    app.identities.clear()
    return await reply.code(204).send()
  })
}
