import sql from 'sql-template-tag'
import { makeUser } from '../../factories.js'
import { sharedApp } from '../../helper.js'
import { at, details, startInterviews, type Interview } from '../../interviews.js'
import { FULL, messagesOf, serveInvitations, type Mail } from '../../invitations.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const { app, countMails, mailsAfter, mailsOf, startInviting } = await serveInvitations(t)

t.test('a new interview → the candidate, and each interviewer who has not declined, is invited by a calendar file', async t => {
  const { one, users: [first, second, third], emails, email } = await startInviting()
  const interviewers = [{ userId: first }, { userId: second, status: 'accepted' }, { userId: third, status: 'declined' }]
  const mails = await mailsAfter(one, async () => await one.make({ ...FULL, interviewers }))
  t.same([...mails.keys()].sort(), [email, emails[0], emails[1]].sort())
  const messages = await messagesOf(one)
  t.match(messages, [
    { kind: 'invitation', audience: 'candidate', to: email, replyTo: null, status: 'sent' },
    { kind: 'invitation', audience: 'interviewer' },
    { kind: 'invitation', audience: 'interviewer' }
  ])
  t.same(messages.map(({ calendar }) => calendar), [mails.get(email)?.file.text.trimEnd(), null, null], 'those with notes are not shown')
  for (const { from, subject, text, type, file } of mails.values()) {
    t.match(from, 'jobs@acme.example')
    t.match([subject, type], ['Interview: Engineer', 'text/calendar; method=REQUEST; charset=UTF-8'])
    t.match(text, /^You are invited to an interview\.\r\n\r\nJob: Engineer\r\n/)
    t.match(text, /^When: Monday, March 5, 2029 at 10:00.AM \(America\/Recife, GMT-03:00\)\r$/m)
    t.match(text, /Where: Room 4\r\nOnline: https:\/\/meet\.example\.com\/abc/)
    t.match(file, {
      method: 'REQUEST',
      sequence: 0,
      status: 'CONFIRMED',
      start: '2029-03-05T13:00:00.000Z',
      organizer: { address: 'jobs@acme.example', name: 'Acme  Ltd' }
    })
    t.ok(file.attendees.every(({ rsvp }) => rsvp === 'TRUE'))
  }
  const [own, inner] = [mails.get(email)?.file, mails.get(emails[0] as string)?.file]
  t.match(own?.attendees, [{ address: email, answer: 'NEEDS-ACTION' }])
  t.equal(own?.attendees.length, 1)
  t.notMatch(own?.text, /Zanzibar|Candidate:/)
  for (const each of emails) t.notMatch(own?.text, each)
  t.match(inner?.text, /Zanzibar/)
  t.same(inner?.attendees.map(({ address, answer }) => [address, answer]), [
    [email, 'NEEDS-ACTION'], [emails[0], 'NEEDS-ACTION'], [emails[1], 'ACCEPTED'], [emails[2], 'DECLINED']
  ])
  t.match(inner?.attendees[1]?.name, 'Grace  Amazing  Hopper')
})

t.test('a change of time or place → REQUEST with the next SEQUENCE; who is taken out, and a canceled one → CANCEL', async t => {
  const { one, users: [first, second], emails, email } = await startInviting()
  let made: Interview | undefined
  const before = await mailsAfter(one, async () => {
    const answer = await one.make({ ...FULL, interviewers: [{ userId: first }] })
    made = answer.json<Interview>()
    return answer
  })
  const { uid } = (before.get(email) as Mail).file
  const change = async (payload: object, query = '') =>
    await mailsAfter(one, async () => await one.change(made?.id ?? 0, payload, query))
  const moved = await change({ startsAt: at('15:00'), endsAt: at('16:00') })
  t.same([...moved.keys()].sort(), [email, emails[0]].sort())
  for (const { file, subject } of moved.values()) {
    t.match([subject, file], ['Interview changed: Engineer', { method: 'REQUEST', uid, sequence: 1, start: '2029-03-05T18:00:00.000Z' }])
  }
  const other = await change({ interviewers: [{ userId: second }] })
  t.same([...other.keys()].sort(), [email, emails[0], emails[1]].sort())
  t.match(other.get(emails[1] as string)?.file, { method: 'REQUEST', uid, sequence: 2, status: 'CONFIRMED' })
  const released = other.get(emails[0] as string)
  t.match(released, { type: /method=CANCEL/, text: /no longer asked/, file: { method: 'CANCEL', uid, sequence: 2, status: 'null' } })
  t.notMatch(released?.file.text, /Zanzibar|Candidate:/, 'who holds it no longer learns nothing more')
  const canceled = await change({ status: 'canceled', reason: 'Ill' })
  t.same([...canceled.keys()].sort(), [email, emails[1]].sort())
  for (const { file, type } of canceled.values()) {
    t.match([type, file], [/method=CANCEL/, { method: 'CANCEL', uid, sequence: 3, status: 'CANCELLED' }])
  }
  t.equal((await change({ reason: 'Very ill' })).size, 0)
  const again = await change({ status: 'scheduled', startsAt: at('17:00'), endsAt: at('18:00') })
  t.match(again.get(email), { subject: 'Interview: Engineer', file: { method: 'REQUEST', uid, sequence: 4, status: 'CONFIRMED' } })
})

t.test('a company and an interviewer whose names are but quotation marks → invite by their addresses', async t => {
  const { one, users: [first], emails } = await startInviting('""')
  await one.client.send({ method: 'PATCH', url: `/api/v1/users/${first}`, payload: { name: '"' } })
  const mails = await mailsAfter(one, async () => await one.make({ ...FULL, interviewers: [{ userId: first }] }))
  t.match(mails.get(emails[0] as string)?.file, { organizer: { name: 'jobs@acme.example' } })
  t.equal((await one.client.get(`/api/v2/users/${first}/calendar.ics`)).statusCode, 200)
})

t.test('an invitation that has not gone out when the interview is canceled → is canceled, too', async t => {
  const { one } = await startInviting()
  const made = await one.client.send({ method: 'POST', url: one.url, payload: { ...details, interviewers: [] } })
  const { id } = made.json<Interview>()
  await mailsOf(one.client, 0)
  await app.database.query(sql`
    update messages set status = 'queued', sent_at = null, next_attempt_at = statement_timestamp() + interval '1 hour'
    where company_id = ${one.client.companyId}`)
  await one.client.send({ method: 'PATCH', url: `${one.url}/${id}`, payload: { status: 'canceled', reason: 'Ill' } })
  await waitFor(async () => (await messagesOf(one)).every(({ status }) => status !== 'queued'))
  t.same((await messagesOf(one)).map(({ status, subject }) => `${status} ${subject}`).sort(),
    ['canceled Interview: Engineer', 'sent Interview canceled: Engineer'])
})

t.test('newer words about an interview → leave the word to who was taken out before', async t => {
  const { one } = await startInviting()
  const userId = await makeUser(app, one.client.companyId)
  const { id } = (await one.make({ ...details, interviewers: [{ userId }] })).json<Interview>()
  await mailsOf(one.client, 0)
  await one.change(id, { interviewers: [] })
  await mailsOf(one.client, 0)
  await app.database.query(sql`
    update messages set status = 'queued', sent_at = null, next_attempt_at = statement_timestamp() + interval '1 hour'
    where company_id = ${one.client.companyId} and subject like 'Interview canceled%'`)
  await one.change(id, { location: 'Room 5' })
  // The mails of this change have gone out: the next test counts those that come.
  await waitFor(async () => (await messagesOf(one)).filter(({ status }) => status === 'queued').length === 1)
  t.same((await messagesOf(one)).filter(({ subject }) => subject.startsWith('Interview canceled')).map(({ status }) => status), ['queued'])
})

t.test('notify=false, imports, what is past, and what calendars do not show → nobody is told', async t => {
  const { one, users: [first] } = await startInviting()
  const none = async (work: Parameters<typeof mailsAfter>[1], what: string) => t.equal((await mailsAfter(one, work)).size, 0, what)
  const body = { ...FULL, interviewers: [{ userId: first }] }
  let id = 0
  await none(async () => {
    const answer = await one.make(body, '?notify=false')
    id = answer.json<Interview>().id
    return answer
  }, 'a new one')
  await none(async () => await one.change(id, { location: 'Room 5' }, '?notify=false'), 'a change')
  await none(async () => await one.change(id, { title: 'Another', notes: 'More' }), 'notes')
  await none(async () => await one.answer(id, first as number, 'accepted'), 'an answer')
  await none(async () => await one.change(id, { status: 'completed' }), 'one that was held')
  await none(async () => await one.make({ ...body, startsAt: '2026-03-05T10:00:00Z', endsAt: '2026-03-05T11:00:00Z' }), 'a past one')
  await none(async () => await one.make({ ...body, startsAt: at('20:00'), endsAt: at('21:00'), at: '2026-03-02T00:00:00Z' }), 'an import')
  const put = { ...body, startsAt: at('22:00'), endsAt: at('23:00') }
  await none(async () => await one.client.send({ method: 'PUT', url: `${one.url}/by-code/INT-9`, payload: put }), 'by code')
  await none(async () => await one.make({ ...body, startsAt: at('05:00'), endsAt: at('06:00') }, '?validateOnly=true'), 'a dry run')
})

t.test('the end of an application with cancelInterviews → is told to those who hold its interviews', async t => {
  const { one, users: [first], emails, email } = await startInviting()
  await mailsAfter(one, async () => await one.make({ ...FULL, interviewers: [{ userId: first }] }))
  const mails = await mailsAfter(one, async () => await one.patch({ status: 'give_up', cancelInterviews: true }))
  t.same([...mails.keys()].sort(), [email, emails[0]].sort())
  for (const { file } of mails.values()) t.match(file, { method: 'CANCEL', status: 'CANCELLED', sequence: 1 })
})

t.test('an anonymized person → gets none and is in none; what is queued, and its files, are gone', async t => {
  const { one, users: [first], emails } = await startInviting()
  const { companyId } = one.client
  await one.client.send({ method: 'POST', url: '/api/v1/suppressions', payload: { address: emails[0] } })
  const interview = await one.make({ ...FULL, interviewers: [{ userId: first }] })
  await mailsOf(one.client, 0)
  t.match(await messagesOf(one), [{ audience: 'candidate' }, { audience: 'interviewer', status: 'suppressed' }],
    'suppression holds for users as well')
  await one.client.send({ method: 'POST', url: `/api/v2/candidates/${one.candidateId}/anonymize` })
  const rows = await app.database.query(sql`select to_jsonb(m)::text as row from messages m where company_id = ${companyId}`)
  t.notMatch(JSON.stringify(rows), /Zanzibar|BEGIN:VCALENDAR|Ada|Moreira/)
  t.match((await one.client.get('/api/v1/suppressions')).json(), { results: [{ address: emails[0] }] }, 'the address of a user stays')
  await one.client.send({
    method: 'DELETE', url: `/api/v1/suppressions/${(await one.client.get('/api/v1/suppressions')).json().results[0].id}`
  })
  const since = countMails()
  const canceled = await one.change(interview.json<Interview>().id, { status: 'canceled' })
  t.equal(canceled.statusCode, 200, canceled.body)
  const mails = await mailsOf(one.client, since)
  t.same([...mails.keys()], [emails[0]])
  t.notMatch(mails.get(emails[0] as string)?.file.text, /Ada|Moreira|Zanzibar|anonymized/i)
})

t.test('without a mail server → nobody is invited', async t => {
  const one = await startInterviews(await sharedApp())
  t.equal((await one.make()).statusCode, 201)
  t.match((await one.client.get('/api/v2/messages')).json(), { results: [] })
})
