import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { applications } from './applications.js'
import { attachments } from './attachments.js'
import { candidates } from './candidates.js'
import { catalogues } from './catalogues.js'
import { comments } from './comments.js'
import { customFields } from './custom-fields.js'
import { deliveries } from './deliveries.js'
import { events } from './events.js'
import { exports } from './exports.js'
import { jobs } from './jobs.js'
import { merging } from './merging.js'
import { calendarLinks } from './calendar-links.js'
import { interviews } from './interviews.js'
import { messages } from './messages.js'
import { offers } from './offers.js'
import { openings } from './openings.js'
import { privacy } from './privacy.js'
import { reports } from './reports.js'
import { scorecards } from './scorecards.js'
import { steps } from './steps.js'
import { tags } from './tags.js'
import { teamMembers } from './team-members.js'
import { visits } from './visits.js'
import { webhooks } from './webhooks.js'

export interface V2Options { allowPrivate: boolean }

/** The routes of version 2, in the order of the documents. A resource that comes new adds its line here. */
export const CONTENTS: Array<FastifyPluginAsyncTypebox<V2Options>> = [
  jobs,
  steps,
  teamMembers,
  openings,
  applications,
  interviews,
  calendarLinks,
  scorecards,
  offers,
  messages,
  visits,
  reports,
  comments,
  tags,
  attachments,
  catalogues,
  customFields,
  candidates,
  privacy,
  merging,
  events,
  exports,
  webhooks,
  deliveries
]

/** Version 2: read and sync. */
export const v2: FastifyPluginAsyncTypebox<V2Options> = async (app, { allowPrivate }) => {
  app.decorate('exported', [])
  for (const routes of CONTENTS) await app.register(routes, { allowPrivate })
}
