import type { FastifyInstance } from 'fastify'
import type { Scope } from '../src/domain/shared/scopes.js'
import { makeApplication, makeCandidate, makeJob, makeUser } from './factories.js'
import { createClient, type Client } from './helper.js'

// What tests of scorecards have in common.

export interface Scorecard {
  id: number
  code: string | null
  userId: number
  templateId: number | null
  interviewId: number | null
  status: string
  criteria: Array<{ key: string, kind: string }>
  answers: Record<string, { value: unknown, comment?: string }> | null
  recommendation: string | null
  submittedAt: string | null
  createdAt: string
}

/** The criteria of the template, two of which a submitted scorecard must have. */
export const CRITERIA = [
  { key: 'solving', label: 'Solves problems', kind: 'rating', weight: 2, isRequired: true },
  { key: 'quality', label: 'Quality of the code', kind: 'rating', isRequired: true },
  { key: 'start', label: 'Can start in time', kind: 'yes_no' },
  { key: 'notes', label: 'Notes', kind: 'text' }
]

/** Answers that a scorecard can be submitted with. */
export const answersOf = (solving: number, quality: number) => ({ solving: { value: solving }, quality: { value: quality } })
export const whole = { answers: answersOf(4, 3), recommendation: 'yes', status: 'submitted' }

export type Judging = Awaited<ReturnType<typeof startScorecards>>

/** An application whose current step names a template, and who judges it: by tokens that name users, and by others. */
export async function startScorecards (app: FastifyInstance, { client }: { client?: Client | undefined } = {}) {
  const all = client ?? await createClient(app)
  const { companyId } = all
  const job = await makeJob(app, companyId)
  const candidateId = await makeCandidate(app, companyId)
  const id = await makeApplication(app, companyId, { job, candidateId })
  const template = (await all.send({
    method: 'POST', url: '/api/v1/scorecard-templates', payload: { name: 'Technical', criteria: CRITERIA }
  })).json<{ id: number }>()
  await all.send({
    method: 'PATCH', url: `/api/v1/jobs/${job.id}/steps/${job.stepIds[0]}`, payload: { scorecardTemplateId: template.id }
  })
  const users = [await makeUser(app, companyId), await makeUser(app, companyId)] as const
  const scopes: Scope[] = ['scorecards:read', 'scorecards:write', 'applications:read', 'events:read', 'users:read']
  const [ada, bob, nobody, reader] = [
    await createClient(app, { companyId, scopes, userId: users[0] }),
    await createClient(app, { companyId, scopes, userId: users[1] }),
    await createClient(app, { companyId, scopes }),
    await createClient(app, { companyId, scopes: [...scopes, 'scorecards:read-all'] })
  ]
  const ofApplication = `/api/v1/jobs/${job.id}/applications/${id}`
  const url = `${ofApplication}/scorecards`
  return {
    all,
    ada,
    bob,
    nobody,
    reader,
    users,
    job,
    candidateId,
    id,
    templateId: template.id,
    ofApplication,
    url,
    make: async (by: Client, payload: object = {}) => await by.send({ method: 'POST', url, payload }),
    change: async (by: Client, card: number, payload: object, query = '') =>
      await by.send({ method: 'PATCH', url: `${url}/${card}${query}`, payload })
  }
}
