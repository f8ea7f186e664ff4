import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Scope } from '../src/domain/shared/scopes.js'
import { createClient, type Client } from './helper.js'
import { t } from './part.js'

// A company with fields of its own, made through the API.

export const FIELDS = '/api/v1/custom-fields'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
export type Json = Record<string, any>

export interface Sender {
  client: Client
  companyId: number
  /** Sends, expects this status, and gives the body. */
  ok: (method: Method, url: string, payload?: object, status?: number) => Promise<Json>
  /** What is at fault: messages of version 1, targets of version 2. */
  faults: (method: Method, url: string, payload: object | undefined, status: number) => Promise<string[]>
  /** Another token of the company. */
  as: (...scopes: Scope[]) => Promise<Sender>
}

/** The name of a check, with the body of an answer that is not as expected. */
const nameOf = (method: string, url: string, { statusCode, body }: { statusCode: number, body: string }, expected: number): string =>
  `${method} ${url.slice(0, 80)}${statusCode === expected ? '' : ` → ${body.slice(0, 400)}`}`

export async function sender (app: FastifyInstance, options: Parameters<typeof createClient>[1] = {}): Promise<Sender> {
  const client = await createClient(app, options)
  const { companyId } = client
  const send = async (method: Method, url: string, payload?: object) =>
    await client.send({ method, url: `/api/${url}`, ...(payload === undefined ? {} : { payload }) })
  return {
    client,
    companyId,
    ok: async (method, url, payload, status) => {
      const response = await send(method, url, payload)
      const expected = status ?? (method === 'POST' ? 201 : method === 'DELETE' ? 204 : 200)
      t.equal(response.statusCode, expected, nameOf(method, url, response, expected))
      return response.body === '' ? {} : response.json<Json>()
    },
    faults: async (method, url, payload, status) => {
      const response = await send(method, url, payload)
      t.equal(response.statusCode, status, nameOf(method, url, response, status))
      const { detail, errors = [] } = response.json<Json>()
      return detail === undefined ? errors.map(({ target }: Json) => target) : detail.split('; ')
    },
    as: async (...scopes) => await sender(app, { companyId, scopes })
  }
}

/** A field, and others like it. */
export const define = async ({ ok }: Sender, entity: string, key: string, type: string, more: object = {}): Promise<Json> =>
  await ok('PUT', `v1/custom-fields/by-key/${entity}/${key}`, { type, label: key, ...more }, 201)

let serial = 0
export const person = () => ({ name: 'Ada', lastName: 'Moreira', email: `ada${++serial}@example.com` })

/** A published job. */
export async function publish ({ ok }: Sender): Promise<number> {
  const department = await ok('POST', 'v1/departments', { name: 'D' })
  const role = await ok('POST', 'v1/roles', { name: 'R' })
  const { id } = await ok('POST', 'v1/jobs', {
    name: 'Engineer', description: 'Work', departmentId: department.id, roleId: role.id, hiringDeadline: '2099-12-31', status: 'published'
  })
  return id
}

/** The events of the company, once all are in the feed. */
export async function eventsOf (app: FastifyInstance, { ok, companyId }: Sender, entity: string): Promise<Json[]> {
  let waiting: object[]
  do waiting = await app.database.query(sql`select event_id from unnumbered_events where company_id = ${companyId}`)
  while (waiting.length > 0)
  return (await ok('GET', `v2/events?maxPageSize=100&entity=${entity}`)).results
}
