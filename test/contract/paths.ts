import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql, { raw } from 'sql-template-tag'
import { putToken } from '../../src/domain/tokens/queries.js'
import { createSecret } from '../../src/domain/tokens/secret.js'
import { idOf } from '../../src/domain/engine/child.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import {
  makeApplication, makeAttachment, makeCalendarLink, makeCandidate, makeComment, makeCustomField, makeDelivery, makeInterview, makeJob,
  makeMerged, makeMessage, makeOffer, makeOpening, makeScorecard, makeSuppression, makeTeamMember, makeUser, makeWebhook
} from '../factories.js'
import { makeTextFile } from '../text-files.js'
import { makeChild, makeObject } from '../kinds.js'

/** Of the last objects: a candidate and a user besides those in paths, for bodies that name one. */
export const newest = { otherId: 0, otherUserId: 0, jobId: 0, applicationId: 0 }

/** The newest row of the company. */
async function newestOf (app: FastifyInstance, table: string, companyId: number): Promise<number> {
  const [row] = await app.database.query<{ id: number }>(sql`select max(id) as id from ${raw(table)} where company_id = ${companyId}`)
  return row?.id as number
}

/** Fills paths with the ids of objects that a company has. They are made when the first is needed, and anew after `renew`. */
export function pathsIn (app: FastifyInstance, companyId: number): { fill: (path: string) => Promise<string>, renew: () => void } {
  let objects: ReturnType<typeof makeObjects> | undefined
  return {
    fill: async path => {
      if (!path.includes('{')) return path
      objects ??= makeObjects(app, companyId)
      return (await objects)(path)
    },
    renew: () => { objects = undefined }
  }
}

/** Makes an object of each kind. A resource that no description has adds its own here. @returns puts their ids into a path */
export async function makeObjects (app: FastifyInstance, companyId: number): Promise<(path: string) => string> {
  const code = randomUUID()
  const job = await makeJob(app, companyId, { code })
  newest.jobId = job.id
  const candidateId = await makeCandidate(app, companyId, { code })
  newest.otherId = await makeCandidate(app, companyId, { code: randomUUID() })
  const mergedId = await makeMerged(app, companyId, candidateId)
  const applicationId = await makeApplication(app, companyId, { job, candidateId, tags: ['tag'], code })
  newest.applicationId = applicationId
  const entities: Record<string, number | string> = { jobs: job.id, applications: applicationId, candidates: candidateId, merges: mergedId }
  for (const kind of KINDS.catalogues) entities[kind.plural] = await makeObject(app, kind, companyId, { code })
  entities.tokens = (await putToken(app.database, { id: randomUUID(), companyId, name: 'Another', secret: createSecret(), scopes: [] })).id
  // It gets no event: otherwise each of many webhooks would get what every operation does, and fail again and again.
  entities.webhooks = await makeWebhook(app, companyId, { after: Number.MAX_SAFE_INTEGER })
  const deliveryId = await makeDelivery(app, companyId, entities.webhooks)
  const commentId = entities.comments = await makeComment(app, companyId, applicationId)
  entities.steps = job.stepIds[2] as number
  const key = `k${code.replaceAll('-', '_')}`
  entities['custom-fields'] = await makeCustomField(app, companyId, key)
  const userId = entities.users as number
  await makeCalendarLink(app, companyId, userId)
  entities['team-members'] = await makeTeamMember(app, companyId, job.id, userId)
  const openingId = entities.openings = await makeOpening(app, companyId, job.id, { code })
  const offerId = await makeOffer(app, companyId, applicationId, { code })
  const interviewId = entities.interviews = await makeInterview(app, companyId, applicationId, { code, userId })
  const scorecardId = entities.scorecards = await makeScorecard(app, companyId, applicationId, { code, userId })
  newest.otherUserId = await makeUser(app, companyId)
  // It has no live offer, so that one can be made.
  const another = await makeCandidate(app, companyId, { code: randomUUID() })
  const afterOffer = await makeApplication(app, companyId, { job, candidateId: another, code: randomUUID() })
  await makeOffer(app, companyId, afterOffer, { status: 'declined' })
  entities.offers = offerId
  const messageId = entities.messages = await makeMessage(app, companyId, applicationId)
  entities.suppressions = await makeSuppression(app, companyId)
  const files = {
    candidates: await makeTextFile(app, companyId, {
      candidateId, fileName: 'file.pdf', contentType: 'application/pdf', text: 'Kubernetes'
    }),
    applications: await makeAttachment(app, companyId, 'application', applicationId),
    jobs: await makeAttachment(app, companyId, 'job', job.id)
  }
  entities.attachments = files.candidates
  entities.tags = await newestOf(app, 'tags', companyId)
  entities.visits = await newestOf(app, 'application_steps', companyId)
  const children: Record<string, number> = {}
  for (const kind of KINDS.children) {
    const id = await makeChild(app, kind, companyId, { jobId: job.id, applicationId })
    children[idOf(kind.name)] = id
    entities[kind.plural] = id
  }
  const ids: Record<string, number | string | undefined> = {
    ...children,
    deliveryId,
    commentId,
    jobId: job.id,
    stepId: job.stepIds[2],
    openingId,
    offerId,
    interviewId,
    scorecardId,
    messageId,
    userId,
    applicationId,
    name: 'tag',
    entity: 'job',
    key,
    code
  }
  return path => path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const [kind, action] = [path.split('/')[3] as string, path.split('/').at(-1)]
    const owner = (['candidates', 'applications', 'jobs'] as const).find(plural => path.includes(`/${plural}/`))
    const own = name === 'applicationId' && action === 'offers'
      ? afterOffer
      : name === 'attachmentId' && owner !== undefined ? files[owner] : ids[name]
    const id = name !== 'id' ? own : action === 'unmerge' ? mergedId : entities[kind]
    if (id === undefined) throw new Error(`The contract test has no ${name} for ${path}`)
    return String(id)
  })
}
