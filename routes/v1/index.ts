import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { applications } from './applications.js'
import { candidates } from './candidates.js'
import { comments } from './comments.js'
import { jobUpserts } from './job-upserts.js'
import { jobs } from './jobs.js'
import { me } from './me.js'
import { steps } from './steps.js'
import { kinds } from './kinds.js'
import { tags } from './tags.js'
import { tokens } from './tokens.js'
import { webhooks } from './webhooks.js'

export interface V1Options { limitPerMinute: number, allowPrivateTargets: boolean }

/** Version 1: operate. */
export const v1: FastifyPluginAsyncTypebox<V1Options> = async (app, { limitPerMinute, allowPrivateTargets }) => {
  await app.register(jobs)
  await app.register(jobUpserts)
  await app.register(steps)
  await app.register(applications)
  await app.register(tags)
  await app.register(comments)
  await app.register(candidates)
  await app.register(kinds)
  await app.register(webhooks, { allowPrivate: allowPrivateTargets })
  await app.register(tokens, { limitPerMinute })
  await app.register(me, { limitPerMinute })
}
