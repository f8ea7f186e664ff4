import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Scope } from '../src/domain/shared/scopes.js'
import { makeApplication, makeCandidate, makeJob } from './factories.js'
import { createClient, type Client } from './helper.js'
import { waitFor } from './receiver.js'

// What tests of interviews have in common.

export interface Interview {
  id: number
  status: string
  title: string | null
  startsAt: string
  interviewers: Array<{ userId: number, status: string }>
  cancellation: { reason: string | null, at: string } | null
}
export interface Event { event: string, occurredAt: string | null, data: Record<string, any> }

/** A time of a day that no other test uses for these interviewers. */
export const at = (time: string) => `2029-03-05T${time}:00-03:00`
export const details = { title: 'Technical interview', kind: 'video', startsAt: at('10:00'), endsAt: at('11:00') }

export type Interviewing = Awaited<ReturnType<typeof startInterviews>>

/** An application, and what can be done with its interviews. */
export async function startInterviews (
  app: FastifyInstance, { scopes = ['*'], client }: { scopes?: Scope[], client?: Client | undefined } = {}
) {
  const own = client ?? await createClient(app, { scopes })
  const { companyId } = own
  const job = await makeJob(app, companyId)
  const candidateId = await makeCandidate(app, companyId)
  const id = await makeApplication(app, companyId, { job, candidateId })
  const ofApplication = `/api/v1/jobs/${job.id}/applications/${id}`
  const url = `${ofApplication}/interviews`
  return {
    client: own,
    job,
    candidateId,
    id,
    url,
    make: async (payload: object = details, query = '') => await own.send({ method: 'POST', url: `${url}${query}`, payload }),
    change: async (interview: number, payload: object, query = '') =>
      await own.send({ method: 'PATCH', url: `${url}/${interview}${query}`, payload }),
    answer: async (interview: number, userId: number, status: string) =>
      await own.send({ method: 'PUT', url: `${url}/${interview}/interviewers/${userId}`, payload: { status } }),
    patch: async (payload: object) => await own.send({ method: 'PATCH', url: ofApplication, payload }),
    application: async () => (await own.get(ofApplication)).json<{ lastActivityAt: string, updatedAt: string }>()
  }
}

/** The events of the company, once all have their positions. */
export async function eventsOf (app: FastifyInstance, client: Client): Promise<Event[]> {
  await waitFor(async () => (await app.database.query(sql`
    select 1 from unnumbered_events where company_id = ${client.companyId}`)).length === 0)
  return (await client.get('/api/v2/events?maxPageSize=100')).json<{ results: Event[] }>().results
}
export type Answer = Awaited<ReturnType<Client['send']>>
export const codeOf = ({ statusCode, headers }: Answer) => [statusCode, headers['x-error-code']]
export const targetsOf = ({ headers }: Answer) => String(headers['x-error-details'])
