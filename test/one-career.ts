import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { createSecret } from '../src/domain/tokens/secret.js'
import { Client } from '../trials/shared/client.js'
import { withDatabase } from '../trials/shared/databases.js'
import { freePort, startServer, until, type Env } from '../trials/shared/processes.js'
import { Desk, type Row } from './career.js'
import { createDatabase, engine } from './helper.js'
import { t, type Test } from './part.js'
import { MARK, PERSON, placesOf } from './person.js'

// One person from the application to the hire, through the sockets of a server: interviews, messages and the mails that they become, an
// offer, and the reports that all this changes. Then she is anonymized, and nothing of her is left but numbers.

const REPORTS = ['funnel', 'time-in-step', 'time-to-hire', 'sources', 'reasons']

interface Story {
  t: Test
  office: Desk
  /** The texts of the mails that have been sent. */
  mails: () => Promise<string[]>
  /** The server stops for this work, and starts again. */
  inBetween: (work: (env: Env) => Promise<unknown>) => Promise<void>
  /** What the servers have logged, at the most talkative level. */
  log: () => string
}

t.test('one career, and what is left of it afterwards', async t => {
  const story = await startStory(t)
  const { office } = story
  const job = await openJob(office)
  const person = await apply(story, job)
  await meet(story, person)
  await judge(story, person)
  await write(story, person)
  await hire(story, person)
  await bounce(story, person)
  const figures = await report(story, job)
  await remember(story, person)
  await forget(story, person)
  t.same(await Promise.all(REPORTS.map(async name => await office.ok('GET', `/api/v2/reports/${name}?jobId=${job.id}`))), figures)
})

/** A mail server on this machine. The sandbox sends nothing, and keeps what it would have sent. */
async function startStory (t: Test): Promise<Story> {
  const inbox: string[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      void text(stream).then(mail => {
        inbox.push(mail)
        done()
      })
    }
  })
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  t.teardown(() => { post.close() })
  const secret = createSecret()
  const sends = { SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}?tls=none`, MAIL_FROM: 'jobs@acme.example' }
  const ofEngine: Env = engine === 'embedded' ? { SANDBOX_TOKEN: secret } : { BOOTSTRAP_TOKEN: secret, ...sends }
  const env: Env = { ...await createDatabase(t), ...ofEngine, RATE_LIMIT_MAX: '0', LOG_LEVEL: 'trace' }
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-one-career-'))
  const [file, port] = [path.join(folder, 'log'), await freePort()]
  const descriptor = openSync(file, 'a')
  let server = await startServer(env, { port, log: descriptor })
  const client = new Client(server.base, secret, 4)
  t.teardown(async () => {
    client.close()
    await server.kill('SIGKILL')
    closeSync(descriptor)
    rmSync(folder, { recursive: true })
  })
  const office = new Desk(client)
  return {
    t,
    office,
    mails: async () => engine === 'embedded'
      ? (await office.ok('GET', '/sandbox/outbox')).results.map((mail: Row) => `Subject: ${mail.subject}\n\n${mail.text}`)
      : inbox,
    inBetween: async work => {
      await server.stop()
      await work(env)
      server = await startServer(env, { port, log: descriptor })
    },
    log: () => readFileSync(file, 'utf8')
  }
}

async function openJob (office: Desk): Promise<Row> {
  for (const kind of ['departments', 'roles']) await office.ok('PUT', `/api/v1/${kind}/by-code/CAREER`, { name: 'Career' })
  return await office.ok('PUT', '/api/v1/jobs/by-code/CAREER', {
    name: 'Engineer',
    description: 'Build.',
    departmentCode: 'CAREER',
    roleCode: 'CAREER',
    hiringDeadline: '2999-12-31',
    status: 'published'
  })
}

async function apply ({ t, office }: Story, job: Row): Promise<Row> {
  for (const name of REPORTS) t.equal((await office.ok('GET', `/api/v2/reports/${name}?jobId=${job.id}`)).total, 0, name)
  const base = `/api/v1/jobs/${job.id}/applications`
  const { id, candidateId } = await office.ok('POST', base, { manualCandidate: PERSON, source: 'Fair' })
  return { id, candidateId, url: `${base}/${id}` }
}

/** Two interviews: one goes well, one is moved first. Both are in the calendar of who holds them, and invite her as well. */
async function meet ({ t, office }: Story, person: Row): Promise<void> {
  const { id: userId } = await office.ok('POST', '/api/v1/users', { name: 'Rui', email: `rui@${MARK.length}.example` })
  await office.ok('PATCH', person.url, { currentStepCode: 'interview' })
  const base = `${person.url}/interviews`
  const make = async (day: string, more: object): Promise<Row> => await office.ok('POST', base, {
    kind: 'phone', startsAt: `${day}T14:00:00Z`, endsAt: `${day}T15:00:00Z`, interviewers: [{ userId }], ...more
  })
  const first = await make('2029-03-05', { title: 'First call' })
  const second = await make('2029-03-06', { title: `${MARK}title`, kind: 'on_site', location: `${MARK}room`, notes: `${MARK}notes` })
  await office.ok('PUT', `${base}/${first.id}/interviewers/${userId}`, { status: 'accepted' })
  // What follows would take back what has not gone out.
  const messages = `${person.url}/messages`
  const goOut = async () => await untilSent(office, messages, (await office.ok('GET', messages)).results)
  await goOut()
  await office.ok('PATCH', `${base}/${second.id}`, { startsAt: '2029-03-07T14:00:00Z', endsAt: '2029-03-07T15:00:00Z' })
  const { text: calendar } = await office.send({ method: 'GET', path: `/api/v2/users/${userId}/calendar.ics` })
  t.same(calendar.match(/^DTSTART.*?(\d{8}T\d{6})/gm)?.map(line => line.slice(-15)).sort(), ['20290305T140000', '20290307T140000'])
  const { text: file } = await office.send({ method: 'GET', path: `${base}/${second.id}/calendar.ics` })
  t.match(file, /^SEQUENCE:1\r?$/m)
  await goOut()
  for (const { id } of [first, second]) t.match(await office.ok('PATCH', `${base}/${id}`, { status: 'completed' }), { status: 'completed' })
}

/** Three scorecards, and what they say together. */
async function judge ({ t, office }: Story, person: Row): Promise<void> {
  const criteria = [{ key: 'skill', label: 'Skill', kind: 'rating' }, { key: 'words', label: 'Words', kind: 'text' }]
  const { id: templateId } = await office.ok('POST', '/api/v1/scorecard-templates', { name: 'Career', criteria })
  for (const [index, recommendation] of ['yes', 'strong_yes', 'yes'].entries()) {
    const { id: userId } = await office.ok('POST', '/api/v1/users', { name: `Judge ${index}`, email: `judge${index}@acme.example` })
    const answers = { skill: { value: 3 + index, comment: `${MARK}why` }, words: { value: `${MARK}words` } }
    await office.ok('POST', `${person.url}/scorecards`, { userId, templateId, answers, recommendation, status: 'submitted' })
  }
  t.match(await office.ok('GET', `${person.url}/scorecards/summary`), {
    count: 3, criteria: [{ key: 'skill', count: 3, mean: 4 }, { key: 'words', count: 3, mean: null }], weightedMean: 4,
    recommendations: { yes: 2, strong_yes: 1 }
  })
}

/** Four messages: three go out, and one waits for its day. */
async function write ({ t, office, mails }: Story, person: Row): Promise<void> {
  const base = `${person.url}/messages`
  const send = async (words: object): Promise<Row> => await office.ok('POST', base, words)
  const template = await office.ok('POST', '/api/v1/message-templates', {
    name: 'Next', language: 'en', subject: 'As {{job.name}}', body: 'Dear {{candidate.name}}, come to {{step.name}}.'
  })
  const sent = [
    await send({ subject: `${MARK}subject`, body: `${MARK}body` }), await send({ templateId: template.id }),
    await send({ subject: 'Our offer', body: `For ${MARK}her`, replyTo: 'rui@acme.example' })
  ]
  const later = await send({ subject: 'Welcome', body: `${MARK}soon`, sendAfter: new Date(Date.now() + 86_400_000).toISOString() })
  await untilSent(office, base, sent)
  t.match(await office.ok('GET', `${base}/${later.id}`), { status: 'queued' })
  const all = await mails()
  const found = (words: string) => all.filter(mail => mail.includes(words)).length
  const words = [`${MARK}subject`, `Dear ${PERSON.name}, come to Interview.`, `For ${MARK}her`, `${MARK}soon`]
  t.same(words.map(found), [1, 1, 1, 0])
}

async function untilSent (office: Desk, base: string, messages: Row[]): Promise<void> {
  await until('the mails are sent', async () => {
    const states = await Promise.all(messages.map(async ({ id }) => (await office.ok('GET', `${base}/${id}`)).status))
    return states.every(status => status === 'sent')
  })
}

/** An offer that is accepted, and a hire that tells her. */
async function hire ({ t, office, mails }: Story, person: Row): Promise<void> {
  await office.ok('PATCH', person.url, { currentStepCode: 'offer' })
  const { id } = await office.ok('POST', `${person.url}/offers`, { startDate: '2099-02-01', notes: `${MARK}terms` })
  await office.ok('PATCH', `${person.url}/offers/${id}`, { status: 'sent' })
  await office.ok('PATCH', `${person.url}/offers/${id}`, { status: 'accepted', hire: false })
  await office.ok('PATCH', person.url, { currentStepCode: 'hiring', status: 'hired', message: { subject: 'Hired', body: `${MARK}hired` } })
  t.match(await office.ok('GET', person.url), { status: 'hired', hiring: { startDate: '2099-02-01', offerId: id } })
  const base = `${person.url}/messages`
  const { results: told } = await office.ok('GET', `${base}?perPage=100`)
  await untilSent(office, base, told.filter(({ subject }: Row) => subject === 'Hired'))
  t.equal((await mails()).filter(mail => mail.includes(`${MARK}hired`)).length, 1)
}

/** Her address gets no more messages. */
async function bounce ({ t, office }: Story, person: Row): Promise<void> {
  await office.ok('POST', '/api/v1/suppressions', { address: PERSON.email, reason: 'Bounced at the relay' })
  const more = await office.ok('POST', `${person.url}/messages`, { subject: 'One more', body: `${MARK}more` })
  t.match(more, { status: 'suppressed' })
}

/** What the reports tell of the job. @returns them all */
async function report ({ t, office }: Story, job: Row): Promise<Row[]> {
  const reports: Row[] = []
  for (const name of REPORTS) reports.push(await office.ok('GET', `/api/v2/reports/${name}?jobId=${job.id}`))
  const [funnel, times, hires, sources, reasons] = reports.map(({ results: [group] }) => group)
  const visited = ['registration', 'interview', 'offer', 'hiring']
  const steps = visited.map(category => ({ category, entered: 1, reached: 1 }))
  t.same(funnel, { group: null, count: 1, steps, inProcess: 0, hired: 1, reproved: 0, withdrawn: 0 })
  t.same(times.steps.map(({ category, visits }: Row) => [category, visits]), visited.map(category => [category, 1]))
  t.match(hires, { hires: 1, medianDays: Number })
  t.same(sources.sources, [{ source: 'Fair', applications: 1, hired: 1, hireRate: 1 }])
  t.same(reasons.reasons, [])
  return reports
}

/** The history has all of it, in order, and who did it. */
async function remember ({ t, office }: Story, person: Row): Promise<void> {
  const { results } = await office.ok('GET', `/api/v2/applications/${person.id}/history?maxPageSize=100`)
  const events: string[] = results.map(({ event }: Row) => event)
  // A worker sends mails when it comes to it.
  t.same(events.filter(event => !event.startsWith('message.')), [
    'application.created', 'application.moved', 'interview.scheduled', 'interview.scheduled', 'interview.changed', 'interview.changed',
    'interview.completed', 'interview.completed', ...Array(3).fill(['scorecard.created', 'scorecard.submitted']).flat(),
    'application.moved', 'offer.created', 'offer.sent', 'offer.accepted', 'application.moved', 'candidate.hired'
  ])
  for (const [event, count] of [['queued', 11], ['sent', 10], ['suppressed', 1]] as const) {
    t.equal(events.filter(one => one === `message.${event}`).length, count, event)
  }
  const dates = results.map(({ date }: Row) => date)
  t.same(dates, [...dates].sort())
  const ofNobody = results.filter(({ actor }: Row) => typeof actor?.name !== 'string')
  t.same(new Set(ofNobody.map(({ event }: Row) => event)), new Set(['message.sent']), 'the server sends')
}

/** She is in no table, no event, no message and no line of the log. */
async function forget ({ t, office, inBetween, log }: Story, person: Row): Promise<void> {
  const texts = [MARK, String(PERSON.birthdate), String(PERSON.salaryExpectation)]
  let places: string[] = []
  const look = async (env: Env) => { places = await withDatabase(env, async database => await placesOf({ database }, texts)) }
  await inBetween(look)
  const some = [
    'candidates.name', 'events.personal', 'interviews.location', 'messages.calendar', 'messages.text', 'offers.notes', 'scorecards.answers',
    'suppressions.address'
  ]
  t.same(some.filter(place => !places.includes(place)), [], 'the search finds her')
  t.match(await office.ok('POST', `/api/v2/candidates/${person.candidateId}/anonymize`), { anonymizedAt: String })
  await inBetween(look)
  t.same(places, [])
  const { results } = await office.ok('GET', `${person.url}/messages?perPage=100`)
  t.same(results.map(({ status, text }: Row) => [status, text === null || !text.includes(MARK)]).sort(),
    ['canceled', ...Array(10).fill('sent'), 'suppressed'].map(status => [status, true]))
  for (let page: Row = { hasMore: true }; page.hasMore === true;) {
    page = await office.ok('GET', `/api/v2/events?maxPageSize=100${page.cursor === undefined ? '' : `&after=${page.cursor}`}`)
    t.notMatch(JSON.stringify(page), new RegExp(MARK, 'i'), 'the feed')
  }
  t.match(log(), /"route":"\/api\/v2\/candidates\/:id\/anonymize"/, 'the log has the requests')
  t.notMatch(log(), new RegExp(MARK, 'i'))
}
