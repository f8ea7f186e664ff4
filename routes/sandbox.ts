import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { now } from '../src/domain/shared/clock.js'
import { ApiError } from '../src/errors.js'
import type { FaultProfile } from '../src/sandbox/fault-profile.js'
import type { Sandbox } from '../src/sandbox/overview.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does now what has become due by the clock: removes what has expired, and lets offers expire. */
    doWhatIsDue: () => Promise<void>
  }
}

export interface SandboxOptions {
  /** Undefined until it is made. */
  sandbox: () => Sandbox | undefined
  profile: FaultProfile
}

/** A hundred years. */
const MAX_OFFSET_SECONDS = 100 * 365.25 * 24 * 3600

const ClockSetting = Type.Object({
  offsetSeconds: Type.Optional(Type.Integer({ minimum: -MAX_OFFSET_SECONDS, maximum: MAX_OFFSET_SECONDS })),
  now: Type.Optional(Type.String({ format: 'date-time' }))
}, { additionalProperties: false, minProperties: 1 })

const FaultSetting = Type.Object({ profile: Type.String({ maxLength: 1000 }) }, { additionalProperties: false })

/**
 * What only a sandbox can do, for tokens of its company with all scopes. The documents leave it out, because they are the contract of every
 * installation: a client generated from them must not offer what production does not have.
 */
export const sandboxRoutes: FastifyPluginAsyncTypebox<SandboxOptions> = async (app, { sandbox, profile }) => {
  app.addHook('onRequest', app.identify)
  app.addHook('onRequest', app.authorize)
  app.addHook('preHandler', async request => { find(request) })
  const find = (request: FastifyRequest): Sandbox => {
    const found = sandbox()
    if (found === undefined) throw new ApiError('UNAVAILABLE')
    if (found.companyId !== request.identity.companyId) {
      throw new ApiError('FORBIDDEN', { target: 'Authorization', message: 'the token is not one of the sandbox' })
    }
    return found
  }
  const options = { config: { scope: '*' as const }, schema: { hide: true } }

  let resetting: Promise<void> | undefined
  app.post('/sandbox/reset', options, async (request, reply) => {
    const { moveClock, reset } = find(request)
    // A request during a reset gets the result of that reset, which removes everything written before.
    resetting ??= moveClock(0).then(reset).finally(() => { resetting = undefined })
    await resetting
    profile.reset()
    app.identities.clear()
    return await reply.code(204).send()
  })

  const readClock = () => ({ now: new Date(now()).toISOString(), offsetSeconds: Math.round((now() - Date.now()) / 1000) })
  app.get('/sandbox/clock', options, async () => readClock())
  app.put('/sandbox/clock', { ...options, schema: { hide: true, body: ClockSetting } }, async request => {
    const { offsetSeconds, now: time } = request.body
    if (offsetSeconds !== undefined && time !== undefined) {
      throw new ApiError('BAD_ARGUMENT', { target: 'now', message: 'send either now or offsetSeconds' })
    }
    const offset = time === undefined ? (offsetSeconds ?? 0) * 1000 : Date.parse(time) - Date.now()
    if (Math.abs(offset) > MAX_OFFSET_SECONDS * 1000) {
      throw new ApiError('BAD_ARGUMENT', { target: 'now', message: 'now must be at most 100 years away' })
    }
    if (Date.now() + offset < 0) throw new ApiError('BAD_ARGUMENT', { target: 'now', message: 'now must not be before 1970' })
    await find(request).moveClock(offset)
    await app.doWhatIsDue()
    return readClock()
  })
  app.delete('/sandbox/clock', options, async request => {
    await find(request).moveClock(0)
    return readClock()
  })

  app.get('/sandbox/outbox', options, async request => ({ results: await find(request).outbox() }))

  app.get('/sandbox/faults', options, async () => ({ profile: profile.text }))
  app.put('/sandbox/faults', { ...options, schema: { hide: true, body: FaultSetting } }, async request => {
    try {
      profile.set(request.body.profile)
    } catch (error) {
      throw new ApiError('BAD_ARGUMENT', { target: 'profile', message: `profile: ${(error as Error).message}` })
    }
    return { profile: profile.text }
  })
  app.delete('/sandbox/faults', options, async () => {
    profile.set('')
    return { profile: profile.text }
  })
}
