import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { attachments } from './attachments.js'
import { candidates } from './candidates.js'
import { deliveries } from './deliveries.js'
import { events } from './events.js'
import { exports } from './exports.js'
import { merging } from './merging.js'
import { objects } from './objects.js'
import { transitions } from './transitions.js'
import { webhooks } from './webhooks.js'

export interface V2Options { allowPrivateTargets: boolean }

/** Version 2: read and sync. */
export const v2: FastifyPluginAsyncTypebox<V2Options> = async (app, { allowPrivateTargets }) => {
  await app.register(objects)
  await app.register(candidates)
  await app.register(merging)
  await app.register(attachments)
  await app.register(transitions)
  await app.register(events)
  await app.register(exports)
  await app.register(webhooks, { allowPrivate: allowPrivateTargets })
  await app.register(deliveries)
}
