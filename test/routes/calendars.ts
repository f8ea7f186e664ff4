import { setImmediate as nextTurn } from 'node:timers/promises'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import sql from 'sql-template-tag'
import { makeUser } from '../factories.js'
import { createClient, engine, sharedApp, type Client } from '../helper.js'
import { at, details, startInterviews, type Interview } from '../interviews.js'
import { t, type Test } from '../part.js'

const app = await sharedApp()
const start = async (client?: Client) => await startInterviews(app, { client })

interface Entry {
  uid: string
  sequence: number
  summary: string
  start: string
  end: string
  status: string
  description: string
  location: string
}

/** What two readers find in a calendar: the same. */
function read (t: Test, text: string): { method: string, entries: Entry[] } {
  t.ok(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75), 'its lines are folded, and end as they must')
  const whole = new ICAL.Component(ICAL.parse(text))
  t.equal(whole.getFirstPropertyValue('version'), '2.0')
  t.ok(whole.getFirstPropertyValue('prodid'))
  const entries = whole.getAllSubcomponents('vevent').map(component => {
    const { uid, sequence, summary, startDate, endDate, description, location } = new ICAL.Event(component, { strictExceptions: true })
    t.ok(component.getFirstPropertyValue('dtstamp'))
    t.match(String(component.getFirstPropertyValue('dtstart')), /Z$/, 'in UTC')
    const [start, end] = [startDate, endDate].map(time => time.toJSDate().toISOString()) as [string, string]
    return { uid, sequence, summary, start, end, status: String(component.getFirstPropertyValue('status')), description, location }
  })
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(each => each?.type === 'VEVENT')
  t.same(events.map(each => [each?.uid, each?.start?.toISOString(), Number(each?.sequence), each?.summary, each?.status]),
    entries.map(each => [each.uid, each.start, each.sequence, each.summary, each.status]))
  return { method: String(whole.getFirstPropertyValue('method')), entries }
}

t.test('the calendar of an interview → two readers agree; the same UID, a growing SEQUENCE, CANCEL at the end', async t => {
  const one = await start()
  const userId = await makeUser(app, one.client.companyId, { name: 'Grace "Amazing"; Hopper, Rear\\Admiral' })
  const title = 'Talk; about "SQL", \\ and a line that is far too long for one line of a calendar \u{1f600} áéíóú 漢字'
  const { id } = (await one.make({
    ...details, title, notes: 'First\nsecond; BEGIN:VEVENT\r\nEND:VCALENDAR', interviewers: [{ userId }]
  })).json<Interview>()
  const file = async () => {
    const answer = await one.client.get(`${one.url}/${id}/calendar.ics`)
    t.match(answer.headers['content-type'], 'text/calendar')
    return read(t, answer.body)
  }
  const { method, entries: [first, ...others] } = await file()
  t.equal(others.length, 0)
  t.match([method, first], ['PUBLISH', {
    sequence: 0, summary: title, start: '2029-03-05T13:00:00.000Z', end: '2029-03-05T14:00:00.000Z', status: 'CONFIRMED'
  }])
  t.match(first?.description, /Candidate: .*@.*\nInterviewers: Grace.*\nFirst\nsecond; BEGIN:VEVENT\nEND:VCALENDAR/s)
  let sequence = 0
  for (const [change, isSeen] of [
    [{ notes: 'Others' }, false], [{ title: 'Talk' }, false], [{ kind: 'phone' }, false],
    [{ startsAt: at('09:00') }, true], [{ endsAt: at('12:00') }, true], [{ location: 'Room 4' }, true],
    [{ meetingUrl: 'https://meet.example.com/abc' }, true], [{ interviewers: [] }, true], [{ status: 'canceled', reason: 'Ill' }, true]
  ] as const) {
    await one.change(id, change)
    if (isSeen) sequence++
    const { entries: [entry] } = await file()
    t.same([entry?.uid, entry?.sequence], [first?.uid, sequence], JSON.stringify(change))
  }
  t.match(await file(), { method: 'CANCEL', entries: [{ uid: first?.uid, status: 'CANCELLED' }] })
})

t.test('a calendar → names nobody whom its reader may not see, and nothing of an anonymized person', async t => {
  const one = await start()
  const { client, candidateId } = one
  const userId = await makeUser(app, client.companyId, { name: 'Grace Hopper' })
  const { id } = (await one.make({ ...details, notes: 'Ask.', interviewers: [{ userId }] })).json<Interview>()
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['interviews:read'] })
  for (const url of [`${one.url}/${id}/calendar.ics`, `/api/v2/users/${userId}/calendar.ics`]) {
    t.match((await client.get(url)).body, /Candidate: /)
    const { body } = await narrow.get(url)
    t.notMatch(body, /@|Candidate|Interviewers/)
    t.match(body, 'Ask.')
  }
  await client.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/anonymize` })
  t.notMatch((await client.get(`${one.url}/${id}/calendar.ics`)).body, /Candidate: |Ask\.|Technical/)
  const other = await createClient(app)
  t.equal((await other.get(`${one.url}/${id}/calendar.ics`)).statusCode, 404)
  t.equal((await other.get(`/api/v2/users/${userId}/calendar.ics`)).statusCode, 404)
})

t.test('the calendar of a user → 90 days back and all ahead, without what was declined; canceled ones are marked', async t => {
  const one = await start()
  const { client } = one
  const [userId, other] = [await makeUser(app, client.companyId), await makeUser(app, client.companyId)]
  const inDays = (days: number) => {
    const begin = Date.now() + days * 86_400_000
    return { startsAt: new Date(begin).toISOString(), endsAt: new Date(begin + 3_600_000).toISOString() }
  }
  const make = async (title: string, days: number, holds = userId) =>
    (await one.make({ ...details, title, ...inDays(days), interviewers: [{ userId: holds }] })).json<Interview>().id
  for (const [title, days] of [['long ago', -91], ['lately', -89], ['far ahead', 5000]] as const) await make(title, days)
  await make('of another', 1, other)
  await one.answer(await make('declined', 2), userId, 'declined')
  await one.change(await make('canceled', 3), { status: 'canceled', reason: 'Ill' })
  const { method, entries } = read(t, (await client.get(`/api/v2/users/${userId}/calendar.ics`)).body)
  t.equal(method, 'PUBLISH')
  t.same(entries.map(({ summary, status }) => [summary, status]).sort(), [
    ['canceled', 'CANCELLED'], ['far ahead', 'CONFIRMED'], ['lately', 'CONFIRMED']
  ])
  t.same(read(t, (await client.get(`/api/v2/users/${await makeUser(app, client.companyId)}/calendar.ics`)).body).entries, [])
})

t.test('names, texts and links with what would end a line or a value → stay within it', async t => {
  const one = await start()
  const userId = await makeUser(app, one.client.companyId)
  const inner = 'G\nEND:VCALENDAR\nBEGIN:VEVENT\nUID:evil\nSUMMARY:evil;,\\'
  await one.client.send({ method: 'PATCH', url: `/api/v1/users/${userId}`, payload: { name: inner } })
  const meetingUrl = 'https://meet.example.com/a;b,c?x=1'
  const made = await one.client.send({
    method: 'POST',
    url: one.url,
    payload: { ...details, meetingUrl, notes: 'One\u000bTwo\u0085ATTENDEE:x', interviewers: [{ userId }] }
  })
  t.equal(made.statusCode, 201, made.body)
  const { id } = made.json<Interview>()
  for (const url of [`/api/v2/users/${userId}/calendar.ics`, `${one.url}/${id}/calendar.ics`]) {
    const { body } = await one.client.get(url)
    t.equal(read(t, body).entries.length, 1)
    t.notMatch(body, /^(UID|SUMMARY):evil/m)
    t.same([...new Set(body.match(/\p{Cc}+/gu))], ['\r\n'])
    t.match(body.replaceAll('\r\n ', ''), /^URL;VALUE=URI:https:\/\/meet\.example\.com\/a%3Bb%2Cc\?x=1\r$/m)
  }
})

t.test('an unchanged calendar → 304 for its ETag, by token and by link; whatever it shows changes the ETag', async t => {
  const one = await start()
  const { client, candidateId } = one
  const userId = await makeUser(app, client.companyId, { name: 'Grace Hopper' })
  const { id } = (await one.make({ ...details, interviewers: [{ userId }] })).json<Interview>()
  const path = `/api/v2/users/${userId}/calendar.ics`
  const link = new URL((await client.send({ method: 'POST', url: path.replace('.ics', '-link') })).json().url).pathname
  const byToken = async (tag?: string) => await client.get(path, tag === undefined ? {} : { 'if-none-match': tag })
  const byLink = async (tag?: string) => await app.inject({ url: link, headers: tag === undefined ? {} : { 'if-none-match': tag } })
  for (const get of [byToken, byLink]) {
    let { headers: { etag }, body } = await get()
    t.match(etag, /^W\/"/)
    t.equal((await get()).body, body, 'the same bytes')
    const same = await get(`"other", ${String(etag)}`)
    t.match([same.statusCode, same.body, same.headers.etag, same.headers['cache-control']], [304, '', etag, 'private, no-cache'])
    for (const [url, payload] of [
      [`${one.url}/${id}`, { title: `Talk ${get.name}` }], [`/api/v1/users/${userId}`, { name: `Grace ${get.name}` }],
      [`/api/v2/candidates/${candidateId}`, { lastName: get.name }]
    ] as const) {
      t.equal((await client.send({ method: 'PATCH', url, payload })).statusCode, 200, url)
      const other = await get(etag as string)
      t.equal(other.statusCode, 200, url)
      t.not(other.body, body, url)
      t.equal((await get(other.headers.etag as string)).statusCode, 304);
      ({ headers: { etag }, body } = other)
    }
    await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: `D ${get.name}` } })
    t.equal((await get(etag as string)).statusCode, 304, 'what it does not show changes nothing')
  }
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['interviews:read'] })
  t.equal((await narrow.get(path, { 'if-none-match': (await byToken()).headers.etag as string })).statusCode, 200)
})

t.test('more interviews than a calendar has → the 2 000 that begin last; meanwhile others are answered', async t => {
  const one = await start()
  const { companyId } = one.client
  const userId = await makeUser(app, companyId)
  const first = (await one.make({ ...details, title: 'First', interviewers: [{ userId }] })).json<Interview>()
  await app.database.query(sql`
    with made as (
      insert into interviews (company_id, application_id, step_id, title, kind, starts_at, ends_at, time_zone, notes)
      select i.company_id, i.application_id, i.step_id, 'Talk ' || n, 'video', i.starts_at + make_interval(hours => n),
        i.ends_at + make_interval(hours => n), 'UTC', 'Ask about the migration, and tell what comes next.'
      from interviews i, generate_series(1, 2000) n where i.company_id = ${companyId} and i.id = ${first.id}
      returning company_id, id)
    insert into interviewers (company_id, interview_id, user_id) select company_id, id, ${userId} from made`)
  const path = `/api/v2/users/${userId}/calendar.ics`
  const state = { isDone: false }
  let [longest, spent] = [0, process.cpuUsage()]
  const asked = Promise.all([1, 2, 3].map(async () => await one.client.get(path))).finally(() => { state.isDone = true })
  while (!state.isDone) {
    await nextTurn()
    const { user, system } = process.cpuUsage(spent)
    longest = Math.max(longest, (user + system) / 1000)
    spent = process.cpuUsage()
  }
  const answers = await asked
  t.same(answers.map(({ statusCode }) => statusCode), [200, 200, 200], answers.at(-1)?.body.slice(0, 300) ?? '')
  const files = answers.map(({ body }) => body)
  t.equal(new Set(files).size, 1)
  const { entries } = read(t, files[0] as string)
  t.same([entries.length, new Set(entries.map(({ uid }) => uid)).size], [2000, 2000])
  t.notOk(entries.some(({ summary }) => summary === 'First'))
  t.ok(engine === 'embedded' || longest < 150, `${longest} ms of CPU in one turn, in which nobody else is answered`)
})
