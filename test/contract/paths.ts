import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql, { raw } from 'sql-template-tag'
import { putToken } from '../../src/domain/tokens/queries.js'
import { createSecret } from '../../src/domain/tokens/secret.js'
import { catalogues } from '../../src/domain/kinds/catalogues.js'
import { makeApplication, makeCandidate, makeComment, makeDelivery, makeJob, makeWebhook } from '../factories.js'
import { makeObject } from '../kinds.js'

/** The newest row of the company. */
async function newestOf (app: FastifyInstance, table: string, companyId: number): Promise<number> {
  const [row] = await app.database.query<{ id: number }>(sql`select max(id) as id from ${raw(table)} where company_id = ${companyId}`)
  return row?.id as number
}

/** A path with ids that exist in the company, of new objects; none are made for a path without ids. */
export async function fillPath (app: FastifyInstance, path: string, companyId: number): Promise<string> {
  return path.includes('{') ? (await makeObjects(app, companyId))(path) : path
}

/** Makes an object of each kind. A resource that no description has adds its own here. @returns puts their ids into a path */
export async function makeObjects (app: FastifyInstance, companyId: number): Promise<(path: string) => string> {
  const code = randomUUID()
  const job = await makeJob(app, companyId, { code })
  const candidateId = await makeCandidate(app, companyId, { code })
  const applicationId = await makeApplication(app, companyId, { job, candidateId, tags: ['tag'], code })
  const entities: Record<string, number | string> = { jobs: job.id, applications: applicationId, candidates: candidateId }
  for (const kind of catalogues) entities[kind.plural] = await makeObject(app, kind, companyId, { code })
  entities.tokens = (await putToken(app.database, { id: randomUUID(), companyId, name: 'Another', secret: createSecret(), scopes: [] })).id
  // It gets no event: otherwise each of many webhooks would get what every operation does, and fail again and again.
  entities.webhooks = await makeWebhook(app, companyId, { after: Number.MAX_SAFE_INTEGER })
  const deliveryId = await makeDelivery(app, companyId, entities.webhooks)
  const commentId = await makeComment(app, companyId, applicationId)
  entities.steps = job.stepIds[2] as number
  entities.comments = commentId
  entities.tags = await newestOf(app, 'tags', companyId)
  entities.visits = await newestOf(app, 'application_steps', companyId)
  const ids: Record<string, number | string | undefined> = {
    deliveryId,
    commentId,
    jobId: job.id,
    stepId: job.stepIds[2],
    applicationId,
    name: 'tag',
    code
  }
  return path => path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = name === 'id' ? entities[path.split('/')[3] as string] : ids[name]
    if (id === undefined) throw new Error(`The contract test has no ${name} for ${path}`)
    return String(id)
  })
}
