import { FaultProfile, parseProfile, PROFILE_EXAMPLE } from '../../src/sandbox/fault-profile.js'
import { loadConfig } from '../../src/config.js'
import { t } from '../part.js'
import { startSandbox } from './sandbox.js'

const draw = (text: string, count: number) => {
  const profile = new FaultProfile(text)
  return Array.from({ length: count }, () => profile.nextRequest())
}

t.test('a profile → its shares, of failures and broken answers one at most, and the same fate for the n-th request every time', async t => {
  const text = '2% 503, 1.5% NO_VACANCY_LEFT, 1% reset, 1% reset body, 1% truncate, p90 +1000ms, 5% +50ms, 50% late webhook'
  const faults = draw(text, 20_000)
  const share = (holds: (fault: NonNullable<typeof faults[0]>) => boolean) =>
    Math.round(faults.filter(fault => fault !== undefined && holds(fault)).length / 100) / 2
  t.ok(Math.abs(share(({ failure }) => failure === 'UNAVAILABLE') - 2) <= 0.5)
  t.ok(Math.abs(share(({ failure }) => failure === 'NO_VACANCY_LEFT') - 1.5) <= 0.5)
  for (const cut of ['headers', 'body', 'truncate']) t.ok(Math.abs(share(fault => fault.cut === cut) - 1) <= 0.5, cut)
  t.ok(Math.abs(share(({ delay }) => delay >= 1000) - 10) <= 1)
  t.ok(Math.abs(share(({ delay }) => delay % 1000 === 50) - 5) <= 1)
  t.same(faults.filter(fault => fault?.failure !== undefined && fault.cut !== undefined), [])
  t.same(draw(text, 500), faults.slice(0, 500))
})

t.test('the edges of a profile → never, always, nothing', async t => {
  t.same(new Set(draw('100% 500', 100).map(fault => fault?.failure)), new Set(['INTERNAL_ERROR']))
  t.same(new Set(draw('0% 500', 100)), new Set([undefined]))
  t.same(new Set(draw('', 100)), new Set([undefined]))
  t.equal(draw('100% +9000ms, 100% +9000ms', 1)[0]?.delay, 9000, 'no longer than the longest')
  const profile = new FaultProfile('100% duplicate webhook')
  t.same([profile.nextRequest(), profile.nextWebhook()], [undefined, 'duplicate'])
  profile.set(' 100% 503 ')
  t.same([profile.text, profile.nextRequest()?.failure, profile.nextWebhook()], ['100% 503', 'UNAVAILABLE', undefined])
  profile.reset()
  t.equal(profile.text, '100% duplicate webhook')
})

t.test('a profile that makes no sense → what is wrong with which rule', async t => {
  const wrong: Record<string, RegExp> = {
    503: /"503" must begin with a share such as 2%, or a percentile such as p99/,
    '2 503': /must begin with a share/,
    '-1% 503': /must begin with a share/,
    '101% 503': /must begin with a share/,
    'p100 503': /must begin with a share/,
    '2%': /must begin with a share/,
    '2% 503,': /"" must begin with a share/,
    '2% 200': /"200" must be an error status, a code, reset/,
    '2% +9001ms': /at most \+9000ms/,
    '2% 1000ms': /must be an error status/,
    '2% lost webhook': /duplicate, late, reordered, forged with the word webhook/,
    '2% toString webhook': /must be an error status/,
    '60% 503, 50% reset': /shares of failures and broken answers are 110% together, above 100%/,
    '60% late webhook, 50% forged webhook': /shares of faults of webhooks are 110%/
  }
  for (const [text, message] of Object.entries(wrong)) {
    t.throws(() => parseProfile(text), { name: 'SyntaxError', message }, text)
    t.throws(() => loadConfig({ SANDBOX_FAULTS: text }), { name: 'StartError', message }, text)
  }
  t.equal(loadConfig({ SANDBOX_FAULTS: PROFILE_EXAMPLE }).SANDBOX_FAULTS, PROFILE_EXAMPLE)
  t.throws(() => loadConfig({ SANDBOX_FAULTS: PROFILE_EXAMPLE, DATABASE_URL: 'postgres://db/x' }), { message: /only the sandbox has bad days/ })
})

t.test('SANDBOX_FAULTS and PUT /sandbox/faults → hold for all requests under /api, until they are taken back', async t => {
  const { send } = await startSandbox(t, { SANDBOX_FAULTS: '100% 503' })
  const put = async (json: unknown) => await send('/sandbox/faults', { method: 'PUT', json })
  t.equal((await send('/api/v1/jobs')).status, 503)
  t.equal((await send('/api/v1/jobs', { headers: { 'x-sandbox-delay': '0' } })).status, 200, 'a request that asks for something gets that')
  for (const path of ['/health/ready', '/', '/openapi/v2.json']) t.equal((await send(path)).status, 200, path)
  t.same(await (await send('/sandbox/faults')).json(), { profile: '100% 503' })
  t.same(await (await put({ profile: '50% 429' })).json(), { profile: '50% 429' })
  const seen = async () => {
    const found: number[] = []
    for (let i = 0; i < 20; i++) found.push((await send('/api/v2/jobs')).status)
    return found
  }
  const first = await seen()
  t.same([...new Set(first)].sort(), [200, 429])
  await put({ profile: '50% 429' })
  t.same(await seen(), first, 'set again, it begins again')
  for (const json of [{ profile: '3' }, { profile: 3 }, {}, { profile: '', more: 1 }, [], 'x', { profile: 'x'.repeat(1001) }]) {
    const answer = await put(json)
    t.equal(answer.status, 400)
    t.match(await answer.json(), { title: 'Validation Error', detail: String, status: 400 })
  }
  t.same(await (await send('/sandbox/faults')).json(), { profile: '50% 429' }, 'what is refused changes nothing')
  t.same(await (await send('/sandbox/faults', { method: 'DELETE' })).json(), { profile: '' })
  t.equal((await send('/api/v1/jobs')).status, 200)
  t.equal((await send('/sandbox/reset', { method: 'POST' })).status, 204)
  t.same(await (await send('/sandbox/faults')).json(), { profile: '100% 503' }, 'the first state')
})
