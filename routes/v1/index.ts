import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { applicationBulks } from './application-bulks.js'
import { applications } from './applications.js'
import { attachments } from './attachments.js'
import { candidates } from './candidates.js'
import { catalogues } from './catalogues.js'
import { comments } from './comments.js'
import { company } from './company.js'
import { customFields } from './custom-fields.js'
import { jobUpserts } from './job-upserts.js'
import { jobs } from './jobs.js'
import { me } from './me.js'
import { messageTemplates } from './message-templates.js'
import { messages } from './messages.js'
import { suppressions } from './suppressions.js'
import { steps } from './steps.js'
import { interviewUpserts } from './interview-upserts.js'
import { interviews } from './interviews.js'
import { offers } from './offers.js'
import { offerUpserts } from './offer-upserts.js'
import { openings } from './openings.js'
import { openingUpserts } from './opening-upserts.js'
import { scorecardUpserts } from './scorecard-upserts.js'
import { scorecards } from './scorecards.js'
import { team } from './team.js'
import { tags } from './tags.js'
import { tokens } from './tokens.js'
import { webhooks } from './webhooks.js'

export interface V1Options { limitPerMinute: number, allowPrivate: boolean }

/** The routes of version 1, in the order of the documents. A resource that comes new adds its line here. */
export const CONTENTS: Array<FastifyPluginAsyncTypebox<V1Options>> = [
  jobs,
  jobUpserts,
  steps,
  team,
  openings,
  openingUpserts,
  applications,
  applicationBulks,
  interviews,
  interviewUpserts,
  scorecards,
  scorecardUpserts,
  offers,
  offerUpserts,
  messages,
  attachments,
  tags,
  comments,
  candidates,
  catalogues,
  messageTemplates,
  suppressions,
  company,
  customFields,
  webhooks,
  tokens,
  me
]

/** Version 1: operate. */
export const v1: FastifyPluginAsyncTypebox<V1Options> = async (app, { limitPerMinute, allowPrivate }) => {
  for (const routes of CONTENTS) await app.register(routes, { limitPerMinute, allowPrivate })
}
