import { makeJob, makeUser } from '../../factories.js'
import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await sharedApp()

/** A company with a job and two users, and the requests to the team of the job. */
async function createTeam () {
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId)
  const users = [await makeUser(app, companyId), await makeUser(app, companyId)] as const
  const path = `/api/v1/jobs/${job.id}/team`
  const put = async (userId: number, role: string) =>
    await client.send({ method: 'PUT', url: `${path}/${userId}`, payload: { role } })
  const remove = async (userId: number) => await client.send({ method: 'DELETE', url: `${path}/${userId}` })
  /** The events of the team, as many as are expected: they get their positions after the answer. */
  const events = async (count: number): Promise<Array<{ event: string, entity: object, data: Record<string, unknown> }>> => {
    const read = async () => (await client.get('/api/v2/events?entity=team-member')).json().results
    await waitFor(async () => (await read()).length >= count)
    const found = await read()
    t.equal(found.length, count)
    return found
  }
  return { client, companyId, job, users, path, put, remove, events }
}

t.test('PUT of a member → joins with a role, changes it, and leaves it as it is; each change is one event', async t => {
  const { client, job, users: [userId], path, put, events } = await createTeam()
  const joined = await put(userId, 'interviewer')
  t.same([joined.statusCode, joined.headers.location], [201, `${path}/${userId}`])
  t.match(joined.json(), { jobId: job.id, userId, role: 'interviewer' })
  t.same((await client.get(`${path}/${userId}`)).json(), joined.json())
  t.match((await put(userId, 'approver')).json(), { id: joined.json().id, role: 'approver' })
  t.equal((await put(userId, 'approver')).statusCode, 200)
  t.match(await events(2), [
    { event: 'team-member.created', entity: { id: joined.json().id }, data: { jobId: job.id, userId, role: 'interviewer' } },
    { event: 'team-member.changed', data: { role: 'approver', changed: ['role'] } }
  ])
})

t.test('the team → a page with totals and filters; in v2 a list, and `expand=team` on jobs', async t => {
  const { client, job, users, path, put } = await createTeam()
  await put(users[0], 'recruiter')
  await put(users[1], 'interviewer')
  const { results, totalResults } = (await client.get(path)).json()
  t.same([totalResults, results.map(({ role }: { role: string }) => role)], [2, ['recruiter', 'interviewer']])
  t.same((await client.get(`${path}?role=interviewer`)).json().results, [results[1]])
  t.same((await client.get(`/api/v2/team-members?userId=${users[0]}`)).json().results, [results[0]])
  t.same((await client.get(`/api/v2/jobs/${job.id}?expand=team`)).json().team, results)
})

t.test('DELETE of a member → off the team, with an event; again and for an unknown user: 404', async t => {
  const { users: [userId], put, remove, events } = await createTeam()
  await put(userId, 'manager')
  t.same([(await remove(userId)).statusCode, (await remove(userId)).statusCode, (await remove(999_999)).statusCode], [204, 404, 404])
  t.match((await events(2)).map(({ event }) => event), ['team-member.created', 'team-member.deleted'])
})

t.test('who cannot join → 400 for an unknown or inactive user or a wrong role, 404 for an unknown job; a member stays', async t => {
  const { client, users: [userId, other], put, path } = await createTeam()
  const inactive = async (id: number) => await client.send({ method: 'PATCH', url: `/api/v1/users/${id}`, payload: { active: false } })
  await put(userId, 'recruiter')
  for (const id of [userId, other]) t.equal((await inactive(id)).statusCode, 200)
  t.equal((await put(userId, 'manager')).statusCode, 200, 'a member keeps the place')
  const refused = await put(other, 'manager')
  t.same([refused.statusCode, refused.json().detail], [400, `userId ${other} is inactive: only active users can be chosen`])
  t.match((await put(999_999, 'manager')).json(), { detail: /userId/, status: 400 })
  t.match((await put(userId, 'boss')).json(), { detail: /role must be/, status: 400 })
  const unknown = { method: 'PUT', url: path.replace(/\d+\/team$/, '999999/team') + `/${userId}`, payload: { role: 'manager' } } as const
  t.equal((await client.send(unknown)).statusCode, 404)
})

t.test('two at once → one member', async t => {
  const { users: [userId], put, events } = await createTeam()
  const both = await Promise.all(['recruiter', 'recruiter'].map(async role => (await put(userId, role)).statusCode))
  t.same(both.sort(), [200, 201])
  await events(1)
})

t.test('a member of a team → keeps the user from being deleted; a draft goes with its team', async t => {
  const { client, companyId, job, users: [userId], put } = await createTeam()
  await put(userId, 'recruiter')
  const kept = await client.send({ method: 'DELETE', url: `/api/v1/users/${userId}` })
  t.same([kept.statusCode, kept.json().detail], [409, 'the user is used by 1 team member'])
  const draft = await makeJob(app, companyId, { status: 'draft' })
  await client.send({ method: 'PUT', url: `/api/v1/jobs/${draft.id}/team/${userId}`, payload: { role: 'recruiter' } })
  t.equal((await client.send({ method: 'DELETE', url: `/api/v1/jobs/${draft.id}` })).statusCode, 204)
  t.same((await client.get(`/api/v2/team-members?jobId=${draft.id}`)).json().results, [])
  t.equal((await client.get(`/api/v2/team-members?jobId=${job.id}`)).json().results.length, 1)
})
