import sql from 'sql-template-tag'
import { makeCandidate } from '../../factories.js'
import { at, type Interview, type Interviewing } from '../../interviews.js'
import { FULL, messagesOf, serveInvitations } from '../../invitations.js'
import { t } from '../../part.js'

// Invitations that wait while what they say changes.

const { app, mailsAfter, mailsOf, startInviting } = await serveInvitations(t)

/** Lets what has been sent to these addresses wait, as if the mail server had been away. */
async function hold ({ client }: Interviewing, subject = '%'): Promise<void> {
  await mailsOf(client, 0)
  await app.database.query(sql`
    update messages set status = 'queued', sent_at = null, next_attempt_at = statement_timestamp() + interval '1 hour'
    where company_id = ${client.companyId} and subject like ${subject} and status = 'sent'`)
}

const waitingOf = async (one: Interviewing) => (await messagesOf(one)).filter(({ status }) => status === 'queued')

t.test('an invitation that waits while the interview changes → does not go out, whoever is told', async t => {
  const { one, users: [first, second], emails } = await startInviting()
  const waiting = async (change: (id: number) => Promise<{ statusCode: number, body: string }>, what: string) => {
    const made = await one.make({ ...FULL, code: `INT-${what}`, interviewers: [{ userId: first }] }, '?allowOverlap=true')
    const { id } = made.json<Interview>()
    await hold(one, 'Interview: %')
    const answer = await change(id)
    t.equal(answer.statusCode, 200, answer.body)
    t.same((await waitingOf(one)).filter(({ subject, to }) => subject.startsWith('Interview: ') && to !== emails[1]), [], what)
  }
  const moved = { startsAt: at('15:00'), endsAt: at('16:00') }
  await waiting(async id => await one.change(id, moved, '?notify=false&allowOverlap=true'), 'moved in silence')
  await waiting(async id => await one.change(id, { status: 'completed' }), 'held')
  await waiting(async () => await one.client.send({
    method: 'PUT', url: `${one.url}/by-code/INT-by-code`, payload: { ...FULL, status: 'canceled', reason: 'Ill' }
  }), 'by-code')
  await waiting(async id => {
    const url = `/api/v1/candidates/${one.candidateId}`
    await one.client.send({ method: 'PATCH', url, payload: { email: 'right@example.com' } })
    return await one.change(id, { status: 'canceled', reason: 'Ill' })
  }, 'canceled after another address')
  await waiting(async id => {
    await one.client.send({ method: 'PATCH', url: `/api/v1/users/${first}`, payload: { active: false } })
    return await one.change(id, { interviewers: [{ userId: second }] }, '?allowOverlap=true')
  }, 'without who is inactive')
})

t.test('who comes to an interview → is invited, and who is taken out of one that is scheduled again → gets CANCEL', async t => {
  const { one, users: [first, second], emails } = await startInviting()
  const { id } = (await one.make({ ...FULL, interviewers: [{ userId: first }] })).json<Interview>()
  await mailsOf(one.client, 0)
  const both = await mailsAfter(one, async () => await one.change(id, { interviewers: [{ userId: first }, { userId: second }] }))
  t.match(both.get(emails[0] as string)?.text, /^An interview has changed/)
  t.match(both.get(emails[1] as string), { subject: 'Interview: Engineer', text: /^You are invited/ })
  await one.change(id, { status: 'no_show' })
  const again = await mailsAfter(one, async () => await one.change(id, {
    status: 'scheduled', startsAt: at('15:00'), endsAt: at('16:00'), interviewers: [{ userId: second }]
  }))
  t.match(again.get(emails[0] as string)?.file, { method: 'CANCEL' })
  t.match(again.get(emails[1] as string)?.file, { method: 'REQUEST' })
})

t.test('anonymizing while the word that an interview is canceled waits → interviewers get it without the person', async t => {
  const { one, users: [first], emails } = await startInviting()
  await mailsAfter(one, async () => await one.make({ ...FULL, interviewers: [{ userId: first }] }))
  await one.patch({ status: 'reproved', reason: 'No fit', cancelInterviews: true })
  await hold(one, 'Interview canceled%')
  const mails = await mailsAfter(one, async () =>
    await one.client.send({ method: 'POST', url: `/api/v2/candidates/${one.candidateId}/anonymize`, payload: {} }))
  t.same([...mails.keys()], [emails[0]])
  t.match(mails.get(emails[0] as string)?.file, { method: 'CANCEL', sequence: 1 })
  t.notMatch(JSON.stringify([...mails.values()]), /Ada|Moreira|Zanzibar|anonymized/)
})

t.test('two people are apart again → interviews made meanwhile are told anew, to the right person', async t => {
  const { one, users: [first], emails, email } = await startInviting()
  const into = await makeCandidate(app, one.client.companyId)
  const other = (await one.client.get(`/api/v2/candidates/${into}`)).json<{ email: string }>().email
  const merge = async (path: string, payload?: object) =>
    await one.client.send({ method: 'POST', url: `/api/v2/candidates/${path}`, payload })
  t.equal((await merge(`${into}/merge`, { duplicateId: one.candidateId })).statusCode, 200)
  const during = await mailsAfter(one, async () => await one.make({ ...FULL, interviewers: [{ userId: first }] }))
  t.same([...during.keys()].sort(), [other, emails[0]].sort())
  await hold(one)
  const after = await mailsAfter(one, async () => await merge(`${one.candidateId}/unmerge`))
  t.same([...after.keys()].sort(), [email, emails[0]].sort())
  t.notMatch(JSON.stringify([...after.values()]), other)
  const messages = await messagesOf(one)
  t.same(messages.map(({ audience, status }) => `${audience} ${status}`).sort(),
    ['candidate canceled', 'candidate sent', 'interviewer canceled', 'interviewer sent'])
  t.match(messages.find(({ audience, status }) => audience === 'candidate' && status === 'canceled')?.subject, /no longer merged/)
  t.match(messages.find(({ audience, status }) => audience === 'interviewer' && status === 'canceled')?.subject, 'Interview: Engineer')
})
