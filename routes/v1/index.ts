import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { applications } from './applications.js'
import { attachments } from './attachments.js'
import { candidates } from './candidates.js'
import { comments } from './comments.js'
import { company } from './company.js'
import { customFields } from './custom-fields.js'
import { jobUpserts } from './job-upserts.js'
import { jobs } from './jobs.js'
import { me } from './me.js'
import { steps } from './steps.js'
import { kinds } from './kinds.js'
import { offers } from './offers.js'
import { openings } from './openings.js'
import { team } from './team.js'
import { tags } from './tags.js'
import { tokens } from './tokens.js'
import { webhooks } from './webhooks.js'

export interface V1Options { limitPerMinute: number, allowPrivateTargets: boolean }

/** Version 1: operate. */
export const v1: FastifyPluginAsyncTypebox<V1Options> = async (app, { limitPerMinute, allowPrivateTargets }) => {
  await app.register(jobs)
  await app.register(jobUpserts)
  await app.register(steps)
  await app.register(team)
  await app.register(openings)
  await app.register(applications)
  await app.register(offers)
  await app.register(attachments)
  await app.register(tags)
  await app.register(comments)
  await app.register(candidates)
  await app.register(kinds)
  await app.register(company)
  await app.register(customFields)
  await app.register(webhooks, { allowPrivate: allowPrivateTargets })
  await app.register(tokens, { limitPerMinute })
  await app.register(me, { limitPerMinute })
}
