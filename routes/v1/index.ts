import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import errorFormat from '../../plugins/error-format.js'
import openapi from '../../plugins/openapi.js'
import { applications } from './applications.js'
import { v1Errors } from './errors.js'
import { jobs } from './jobs.js'
import { me } from './me.js'
import { steps } from './steps.js'
import { structure } from './structure.js'
import { tokens } from './tokens.js'
import { webhookDocument } from './webhook-document.js'
import { webhooks } from './webhooks.js'

export interface V1Options { limitPerMinute: number, allowPrivateTargets: boolean }

/** Version 1: operate. */
export const v1: FastifyPluginAsyncTypebox<V1Options> = async (app, { limitPerMinute, allowPrivateTargets }) => {
  await app.register(errorFormat, { format: v1Errors })
  await app.register(openapi, {
    title: 'Recruitment API, version 1: operate',
    description: 'Jobs, steps, applications, structure, webhooks and tokens, in pages with totals.',
    format: v1Errors,
    webhooks: webhookDocument()
  })
  await app.register(jobs)
  await app.register(steps)
  await app.register(applications)
  await app.register(structure)
  await app.register(webhooks, { allowPrivate: allowPrivateTargets })
  await app.register(tokens, { limitPerMinute })
  await app.register(me, { limitPerMinute })
}
