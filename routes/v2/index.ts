import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import errorFormat from '../../plugins/error-format.js'
import openapi from '../../plugins/openapi.js'
import { applications } from './applications.js'
import { candidates } from './candidates.js'
import { deliveries } from './deliveries.js'
import { v2Errors } from './errors.js'
import { events } from './events.js'
import { exports } from './exports.js'
import { jobs } from './jobs.js'
import { transitions } from './transitions.js'

/** Version 2: read and sync. */
export const v2: FastifyPluginAsyncTypebox = async app => {
  await app.register(errorFormat, { format: v2Errors })
  await app.register(openapi, {
    title: 'Recruitment API, version 2: read and sync',
    description: 'Walks by page token that never count, whole objects, the feed of events, exports, and what was sent to webhooks.',
    format: v2Errors
  })
  await app.register(jobs)
  await app.register(applications)
  await app.register(candidates)
  await app.register(transitions)
  await app.register(events)
  await app.register(exports)
  await app.register(deliveries)
}
