import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql, { join, raw } from 'sql-template-tag'
import type { Queryable } from '../src/database/port.js'
import { makeJob } from './factories.js'
import { upload } from './forms.js'
import type { Client } from './helper.js'
import { t } from './part.js'

// A person whose every field has a text of her own, which must be nowhere when she is anonymized.

export const URL = '/api/v2/candidates'
/** So long that no random text, such as an ETag, has it by chance. */
export const MARK = 'Zqjxkvw7'
export const PERSON = {
  name: `${MARK}Given`,
  lastName: `${MARK}Family`,
  email: `${MARK}mail@example.com`,
  mobileNumber: `${MARK}mobile`,
  phoneNumber: `${MARK}phone`,
  identificationDocument: `${MARK}document`,
  countryOfOrigin: 'BR',
  birthdate: '1987-06-05',
  linkedinProfileUrl: `https://www.example.com/${MARK}`,
  city: `${MARK}city`,
  state: `${MARK}state`,
  country: 'PT',
  skills: [`${MARK}skill`],
  languages: [{ language: `${MARK}language`, level: 'native' }],
  schooling: `${MARK}school`,
  salaryExpectation: 76_543.25
}

export const post = async (client: Client, url: string, payload?: object, headers = {}) =>
  await client.send({ method: 'POST', url, payload, headers })

/** A candidate with applications, a comment, reasons and a file, all made through the API. */
export async function makePerson (app: FastifyInstance, client: Client) {
  const keys = Array.from({ length: 4 }, () => ({ 'idempotency-key': randomUUID() }))
  const { id } = (await post(client, URL, PERSON, keys[0])).json()
  const jobs = [await makeJob(app, client.companyId), await makeJob(app, client.companyId)]
  const urls: string[] = []
  for (const job of jobs) {
    const base = `/api/v1/jobs/${job.id}/applications`
    const created = await post(client, base, { candidateId: id, source: 'fair' }, urls.length === 0 ? keys[1] : {})
    t.equal(created.statusCode, 201, created.body)
    urls.push(`${base}/${created.json().id}`)
  }
  t.equal((await post(client, `${urls[0]}/comments`, { text: `${MARK}comment` }, keys[2])).statusCode, 201)
  const meeting = {
    title: `${MARK}title`, kind: 'on_site', startsAt: '2029-03-05T14:00:00Z', endsAt: '2029-03-05T15:00:00Z', location: `${MARK}room`
  }
  const { id: interviewId } = (await post(client, `${urls[0]}/interviews`, meeting)).json()
  const { id: userId } = (await post(client, '/api/v1/users', { name: 'Rui Sá', email: `${randomUUID()}@example.com` })).json()
  const criteria = [{ key: 'notes', label: 'Notes', kind: 'text' }, { key: 'charm', label: 'Charm', kind: 'rating' }]
  const template = (await post(client, '/api/v1/scorecard-templates', { name: 'Talk', criteria })).json()
  const answers = { notes: { value: `${MARK}answer` }, charm: { value: 4, comment: `${MARK}remark` } }
  const card = await post(client, `${urls[0]}/scorecards`, { userId, templateId: template.id, answers, code: `${MARK}card` }, {
    'idempotency-key': randomUUID()
  })
  t.equal(card.statusCode, 201, card.body)
  for (const [url, payload] of [
    [`${urls[0]}/interviews/${interviewId}`, { status: 'canceled', reason: `${MARK}ill` }],
    [urls[0], { status: 'reproved', reason: `${MARK}reason`, notes: `${MARK}notes` }],
    [urls[1], { status: 'give_up', reason: `${MARK}withdrawal` }]
  ] as Array<[string, object]>) {
    const answer = await client.send({ method: 'PATCH', url, payload })
    t.equal(answer.statusCode, 200, answer.body)
  }
  await client.send({ method: 'PATCH', url: `${URL}/${id}`, payload: { city: `${MARK}town` } })
  t.equal((await upload(client, `${URL}/${id}/attachments`, { fileName: `${MARK}.pdf`, headers: keys[3] })).statusCode, 201)
  return { id: id as number, urls: urls as [string, string], keys, jobs }
}

/** Every `table.column` of the database in which one of these texts stands, also in bytes. */
export async function placesOf ({ database }: { database: Queryable }, texts: string[]): Promise<string[]> {
  const columns = await database.query<{ table: string, column: string, type: string }>(sql`
    select c.relname as table, a.attname as column, a.atttypid::regtype::text as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by 1, 2`)
  const places: string[] = []
  for (const { table, column, type } of columns) {
    const text = raw(type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`)
    const found = await database.query(sql`
      select 1 from ${raw(`"${table}"`)} where ${join(
        texts.map(one => sql`strpos(lower(${text}), ${one.toLowerCase()}) > 0`), ' or '
      )} limit 1`)
    if (found.length > 0) places.push(`${table}.${column}`)
  }
  return places
}
