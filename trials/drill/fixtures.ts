import type { Client } from '../shared/client.js'

export interface OpenJob { id: number, stepIds: number[] }

/** A published job, with whatever it needs. `name` keeps it apart from others of the company. */
export async function openJob (client: Client, name: string): Promise<OpenJob> {
  const structure = async (kind: string) => (await client.json<{ id: number }>('POST', `/api/v1/${kind}`, { name })).id
  const { id } = await client.json<{ id: number }>('POST', '/api/v1/jobs', {
    name,
    description: 'Build things.',
    numVacancies: 1000,
    departmentId: await structure('departments'),
    roleId: await structure('roles'),
    hiringDeadline: '2099-12-31'
  })
  for (const status of ['approved', 'published']) await client.json('PATCH', `/api/v1/jobs/${id}`, { status })
  const { results } = await client.json<{ results: Array<{ id: number }> }>('GET', `/api/v1/jobs/${id}/steps`)
  return { id, stepIds: results.map(step => step.id) }
}

let serial = 0

/** A new application of a new person. @returns its path */
export async function newApplication (client: Client, { id }: OpenJob, name: string): Promise<string> {
  const manualCandidate = { name, lastName: 'Drill', email: `${name}-${++serial}@example.com` }
  const application = await client.json<{ id: number }>('POST', `/api/v1/jobs/${id}/applications`, { manualCandidate })
  return `/api/v1/jobs/${id}/applications/${application.id}`
}
