import ICAL from 'ical.js'
import sql from 'sql-template-tag'
import { buildApp } from '../src/app.js'
import { makeUser } from './factories.js'
import { createClient, createDatabase, testConfig, type Client } from './helper.js'
import { details, startInterviews, type Interviewing } from './interviews.js'
import { headerOf, partsOf, startMailServer } from './mail-server.js'
import { waitFor } from './receiver.js'

// What tests of invitations have in common.

/** An interview with all that a message may show. */
export const FULL = {
  ...details, location: 'Room 4', meetingUrl: 'https://meet.example.com/abc', notes: 'Ask about Zanzibar.', timeZone: 'America/Recife'
}

/** The calendar file of a mail. */
function read (text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [event] = calendar.getAllSubcomponents('vevent')
  if (event === undefined) throw new Error('no event')
  const value = (name: string) => String(event.getFirstPropertyValue(name))
  const people = (name: string) => event.getAllProperties(name).map(property => ({
    address: String(property.getFirstValue()).replace(/^mailto:/i, ''),
    name: property.getFirstParameter('cn'),
    rsvp: property.getFirstParameter('rsvp'),
    answer: property.getFirstParameter('partstat')
  }))
  return {
    method: value('method') === 'null' ? String(calendar.getFirstPropertyValue('method')) : value('method'),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
    organizer: people('organizer')[0],
    attendees: people('attendee'),
    text
  }
}

export interface Mail { to: string, from: string, subject: string, text: string, type: string, file: ReturnType<typeof read> }

export interface Message { audience: string, to: string | null, status: string, subject: string, calendar: string | null }

/** The messages of the application: those to the candidate first. */
export async function messagesOf ({ client, id }: Interviewing): Promise<Message[]> {
  const { results } = (await client.get(`/api/v2/messages?applicationId=${id}`)).json<{ results: Message[] }>()
  return results.sort((a, b) => a.audience < b.audience ? -1 : 1)
}

/** The same with a token that was made after the company got its name. */
async function withClient (one: Interviewing, client: Client): Promise<Interviewing> {
  const send = async (method: 'POST' | 'PATCH', url: string, payload: object) => await client.send({ method, url, payload })
  return {
    ...one,
    client,
    make: async (payload = details, query = '') => await send('POST', `${one.url}${query}`, payload),
    change: async (id, payload, query = '') => await send('PATCH', `${one.url}/${id}${query}`, payload)
  }
}

/**
 * A server with a mail server, whose mails are read by another library than the one that wrote them. It ends with the part of the tests.
 */
export async function serveInvitations (t: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(t)
  const app = await buildApp({
    ...testConfig(await createDatabase(t)), SMTP_URL: `${server.url()}?tls=none`, MAIL_FROM: 'jobs@acme.example'
  })
  await app.database.open()
  t.teardown(async () => await app.close())

  /** The mails that have come since, once all of the company are sent; by address. */
  async function mailsOf ({ companyId }: Client, since: number): Promise<Map<string, Mail>> {
    await waitFor(async () => (await app.database.query(sql`
      select 1 from messages where company_id = ${companyId} and status = 'queued' limit 1`)).length === 0)
    return new Map(server.mails.slice(since).map(mail => {
      const [plain, calendar] = partsOf(mail)
      const to = headerOf(mail, 'To')
      const file = read(calendar?.content ?? '')
      const [from, subject] = [headerOf(mail, 'From'), headerOf(mail, 'Subject')]
      return [to, { to, from, subject, text: plain?.content ?? '', type: calendar?.type ?? '', file }]
    }))
  }

  /** Does something and gives the mails that it led to. */
  async function mailsAfter (
    one: Interviewing, work: () => Promise<{ statusCode: number, body: string }>
  ): Promise<Map<string, Mail>> {
    const since = server.mails.length
    const answer = await work()
    if (answer.statusCode >= 300) throw new Error(answer.body)
    return await mailsOf(one.client, since)
  }

  /** An application, its candidate, and three users with their addresses. */
  async function startInviting (companyName = 'Acme "Ltd"') {
    const one = await startInterviews(app)
    const { companyId } = one.client
    await app.database.query(sql`update companies set name = ${companyName} where id = ${companyId}`)
    const client = await createClient(app, { companyId })
    const name = 'Grace "Amazing" Hopper'
    const users = [await makeUser(app, companyId, { name }), await makeUser(app, companyId), await makeUser(app, companyId)]
    const emails = await Promise.all(users.map(async id => (await client.get(`/api/v1/users/${id}`)).json<{ email: string }>().email))
    const { email } = (await client.get(`/api/v2/candidates/${one.candidateId}`)).json<{ email: string }>()
    return { one: await withClient(one, client), users, emails, email }
  }

  return { app, mailsOf, mailsAfter, startInviting, countMails: () => server.mails.length }
}
