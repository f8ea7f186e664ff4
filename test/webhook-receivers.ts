import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Webhook } from 'standardwebhooks'
import { webhookBody } from '../src/domain/deliveries/payloads.js'
import { signatureHeaders } from '../src/workers/delivery/signature.js'
import { build, createClient, ROOT } from './helper.js'
import { t } from './part.js'
import { waitFor } from './receiver.js'

// The receivers of docs/webhooks.md, run as their readers run them: as processes of their own, against the real server.

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0
const RECEIVERS = [
  { name: 'TypeScript', command: process.execPath, file: 'dist/docs/receivers/receiver.js', skip: false },
  {
    name: 'Python',
    command: 'python3',
    file: 'docs/receivers/receiver.py',
    skip: hasPython ? false : 'there is no Python 3.9 on this machine'
  }
] as const

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })
const base = await app.listen({ port: 0, host: '127.0.0.1' })

const page = readFileSync(path.join(ROOT, 'docs/webhooks.md'), 'utf8')

/** A receiver that listens, on a port that it has found for itself. It ends with the test. */
async function start (t: { teardown: (fn: () => unknown) => void }, { command, file }: typeof RECEIVERS[number], secret: string) {
  const child = spawn(command, [path.join(ROOT, file)], {
    env: { PATH: process.env.PATH, PORT: '0', WEBHOOK_SECRET: secret }, stdio: ['ignore', 'pipe', 'pipe']
  })
  const closed = once(child, 'close')
  t.teardown(async () => {
    child.kill('SIGKILL')
    await closed
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', chunk => { output += String(chunk) })
  child.stderr.on('data', chunk => { errors += String(chunk) })
  const port = () => /^Listening on port (\d+)$/m.exec(errors)?.[1]
  await waitFor(() => port() !== undefined || child.exitCode !== null)
  if (port() === undefined) throw new Error(`The receiver ended: ${errors}`)
  return { url: `http://127.0.0.1:${port()}/hooks`, lines: () => output.split('\n').filter(line => line !== '') }
}

for (const receiver of RECEIVERS) {
  const { name, command, file, skip } = receiver

  t.test(`the receiver in ${name} → takes what the server sends, each event once, also while its secret is replaced`, { skip }, async t => {
    const { secret: token } = await createClient(app)
    const call = async (method: string, url: string, payload?: object): Promise<any> => {
      const headers = { authorization: `Bearer ${token}`, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) }
      const response = await fetch(base + url, { method, headers, body: payload && JSON.stringify(payload) })
      if (!response.ok) throw new Error(await response.text())
      return await response.json()
    }
    const create = async (...names: string[]) => {
      for (const name of names) {
        await call('POST', '/api/v2/candidates', { name, lastName: 'Silva', email: `${encodeURIComponent(name)}@example.com` })
      }
    }
    // The secret is known before the address, so the webhook begins without it.
    const { id, secret } = await call('POST', '/api/v1/webhooks', {
      action: 'candidate.created', postbackUrl: 'http://127.0.0.1:9/', status: 'inactive'
    })
    const first = await start(t, receiver, secret)
    await call('PATCH', `/api/v1/webhooks/${id}`, { postbackUrl: first.url, status: 'active' })

    await create('Ana', 'Zoë "Ñandú" \\ 日本 🙂', 'Rui')
    await waitFor(() => first.lines().length === 3)
    const { results: events } = await call('GET', '/api/v2/events?entity=candidate')
    t.same(first.lines().sort(), events.map((event: { id: string }) => `${event.id} candidate.created`).sort())
    const deliveries = async () => (await call('GET', `/api/v2/webhooks/${id}/deliveries`)).results
    await waitFor(async () => (await deliveries()).every(({ state }: { state: string }) => state === 'delivered'))
    t.same(
      (await deliveries()).map(({ attempts }: { attempts: Array<{ status: number }> }) => attempts.map(({ status }) => status)),
      [[204], [204], [204]]
    )

    const tried = await call('POST', `/api/v2/webhooks/${id}/test`)
    await waitFor(() => first.lines().includes(`${tried.eventId} webhook.test`))
    const again = (await deliveries()).at(-1).id
    await call('POST', `/api/v2/webhooks/${id}/deliveries/${again}/redeliver`)
    await waitFor(async () => (await call('GET', `/api/v2/webhooks/${id}/deliveries/${again}`)).attempts.length === 2)
    t.equal((await call('GET', `/api/v2/webhooks/${id}/deliveries/${again}`)).lastStatus, 204)
    t.equal(first.lines().length, 4, 'what comes again is not taken again')

    const rotated = await call('POST', `/api/v1/webhooks/${id}/rotate-secret`)
    await create('With the old secret')
    await waitFor(() => first.lines().length === 5)
    const second = await start(t, receiver, rotated.secret)
    await call('PATCH', `/api/v1/webhooks/${id}`, { postbackUrl: second.url })
    await create('With the new one')
    await waitFor(() => second.lines().length === 1)
    await waitFor(async () => (await deliveries()).every(({ state, lastStatus }: {
      state: string, lastStatus: number
    }) => state === 'delivered' && lastStatus === 204))
    t.equal(first.lines().length, 5)
  })

  t.test(`the receiver in ${name} → refuses what was tampered with, is old, or is signed with another secret`, { skip }, async t => {
    const [secret, other] = [1, 2].map(byte => `whsec_${Buffer.alloc(32, byte).toString('base64')}`) as [string, string]
    const { url, lines } = await start(t, receiver, secret)
    const [id, body] = [
      'one', '{"companyName":"Ação","id":"one","event":"candidate.created","date":"2026-03-02T09:30:00.000Z","data":{"name":"Zoë"}}'
    ]
    const signed = (seconds = 0, secrets = [secret]) => signatureHeaders(id, new Date(Date.now() + seconds * 1000), body, secrets)
    const send = async (headers: Record<string, string>, text = body) => (await fetch(url, { method: 'POST', headers, body: text })).status

    const { 'webhook-signature': signature = '', ...rest } = signed()
    const refused: Record<string, [Record<string, string>, string?]> = {
      'another body': [signed(), body.replace('Zoë', 'Zoe')],
      'no body': [signed(), ''],
      'another id': [{ ...signed(), 'webhook-id': 'two' }],
      'another timestamp': [{ ...signed(), 'webhook-timestamp': signed(1)['webhook-timestamp'] as string }],
      'a timestamp that is no number': [{ ...signed(), 'webhook-timestamp': 'now' }],
      'an old timestamp': [signed(-310)],
      'a timestamp of the future': [signed(310)],
      'another secret': [signed(0, [other])],
      'another version of signatures': [{ ...rest, 'webhook-signature': signature.replace('v1,', 'v2,') }],
      'half a signature': [{ ...rest, 'webhook-signature': signature.slice(0, 20) }],
      'an empty signature': [{ ...rest, 'webhook-signature': 'v1,' }],
      'no signature': [rest],
      'no headers': [{}]
    }
    for (const [what, [headers, text]] of Object.entries(refused)) t.equal(await send(headers, text), 400, what)
    t.same(lines(), [])
    t.equal(await send(signed(-290)), 204, 'a clock that is a little wrong')
    t.equal(await send(signed(290, [other, secret])), 204, 'one of two signatures')
    await waitFor(() => lines().length > 0)
    t.same(lines(), ['one candidate.created'])
  })

  t.test(`the receiver in ${name} → does not start without a secret`, { skip }, async t => {
    const { status, stderr } = spawnSync(command, [path.join(ROOT, file)], {
      env: { PATH: process.env.PATH, PORT: '0' }, encoding: 'utf8', timeout: 20_000
    })
    t.equal(status, 1)
    t.equal(stderr, 'WEBHOOK_SECRET is not set\n')
  })
}

t.test('docs/webhooks.md → shows the receivers that were run, and an example whose signature is right', async t => {
  for (const [language, file] of [['ts', 'receiver.ts'], ['python', 'receiver.py']] as const) {
    t.ok(page.includes(`\`\`\`${language}\n${readFileSync(path.join(ROOT, 'docs/receivers', file), 'utf8')}\`\`\`\n`), file)
  }
  const [, head = '', body = ''] = /```http\n([\s\S]*?)\n\n(.*)\n```/.exec(page) ?? []
  const headers = Object.fromEntries(head.split('\n').slice(1).map(line => line.split(': ')))
  const [secret = ''] = /whsec_[\w+/]{20,}=*/.exec(page) ?? []
  t.equal(
    headers['webhook-signature'], new Webhook(secret).sign(headers['webhook-id'], new Date(headers['webhook-timestamp'] * 1000), body)
  )
  t.equal(Number(headers['content-length']), Buffer.byteLength(body))
  const event = JSON.parse(body)
  t.equal(event.id, headers['webhook-id'])
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  t.ok(ajv.validate(webhookBody(event.event), event), ajv.errorsText())
})
