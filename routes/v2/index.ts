import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { applications } from './applications.js'
import { candidates } from './candidates.js'
import { deliveries } from './deliveries.js'
import { events } from './events.js'
import { exports } from './exports.js'
import { jobs } from './jobs.js'
import { transitions } from './transitions.js'

/** Version 2: read and sync. */
export const v2: FastifyPluginAsyncTypebox = async app => {
  await app.register(jobs)
  await app.register(applications)
  await app.register(candidates)
  await app.register(transitions)
  await app.register(events)
  await app.register(exports)
  await app.register(deliveries)
}
