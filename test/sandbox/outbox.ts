import { t } from '../part.js'
import { startSandbox } from './sandbox.js'

const { send } = await startSandbox(t)

t.test('a rejection with a message, and an interview → are in the outbox before the answer, the invitations with their files', async t => {
  const { results: [first, second] } = await (await send('/api/v2/applications?status=in_process')).json()
  const outbox = async () => (await (await send('/sandbox/outbox')).json()).results
  const message = { subject: 'Thank you', body: 'We have chosen somebody else.' }
  const rejected = await send(`/api/v1/jobs/${first.jobId}/applications/${first.id}`, {
    method: 'PATCH', json: { status: 'reproved', reason: 'Other', message }
  })
  t.equal(rejected.status, 200)
  const [word] = await outbox()
  t.match(word, { subject: 'Thank you', text: message.body })
  t.notOk('calendar' in word)
  const made = await send(`/api/v1/jobs/${second.jobId}/applications/${second.id}/interviews`, {
    json: {
      title: 'Talk', kind: 'video', startsAt: '2091-03-05T10:00:00Z', endsAt: '2091-03-05T11:00:00Z', interviewers: [{ userId: 1 }]
    }
  })
  t.equal(made.status, 201, await made.text())
  const sent = (await outbox()).slice(0, 2)
  t.match(sent, [{ calendar: /METHOD:REQUEST/ }, { calendar: /METHOD:REQUEST/ }])
  t.match(await (await send('/')).text(), /Thank you/, 'and on the home page')
})
