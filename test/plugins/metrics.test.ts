import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import t from 'tap'
import { build, createClient, createDatabase, testConfig } from '../helper.js'
import { buildApp } from '../../src/app.js'
import { request, sendRaw } from '../raw.js'

t.test('probing → makes no more label sets than a few, whatever methods, paths and routes are tried', async t => {
  const app = await build(t)
  const sets = async () =>
    (await app.inject('/metrics')).body.split('\n').filter(line => line.startsWith('http_request_duration_seconds_count')).map(line =>
      line.replace(/ \d+$/, ''))
  const probe = async (paths: string[], methods: string[]) => {
    for (const path of paths) for (const method of methods) await sendRaw(app, request(path).replace('GET', method))
  }
  await app.inject('/metrics')
  await probe(['/nope', '/api/v1/jobs'], ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
  const before = await sets()
  await probe(
    ['/nope/2', '/api/v2/candidates', '/api/v1/jobs/1/applications/2', '/api/v9', '/api/v2/nope'],
    ['GET', 'PATCH', 'SEARCH', 'PROPFIND', 'MKCOL', 'LOCK']
  )
  t.same(await sets(), before)
  t.match(before.join('\n'), /method="other",route="unknown",status="401"/)
  const client = await createClient(app)
  await client.get('/api/v1/jobs')
  t.match((await sets()).join('\n'), /method="GET",route="\/api\/v1\/jobs"/)
})

t.test('METRICS_PORT → they are there, and not on the port of the API', async t => {
  const reserve = createServer().listen(0, '127.0.0.1')
  await once(reserve, 'listening')
  const { port } = reserve.address() as AddressInfo
  const env = { ...await createDatabase(t), METRICS_PORT: String(port) }
  await t.rejects(buildApp(testConfig(env)), {
    name: 'StartError', message: /^METRICS_PORT: 127\.0\.0\.1:\d+ cannot be listened on \(EADDRINUSE\)/
  })
  reserve.close()
  await once(reserve, 'close')
  const app = await buildApp(testConfig(env))
  const base = `http://127.0.0.1:${port}`
  t.equal((await app.inject('/metrics')).statusCode, 404)
  const answer = await fetch(`${base}/metrics`)
  t.equal(answer.status, 200)
  t.match(answer.headers.get('content-type'), /^text\/plain; version=/)
  t.match(await answer.text(), /^http_request_duration_seconds_count\{method="GET",route="unknown",status="\d+"\} 1$/m)
  t.equal((await fetch(`${base}/api/v1/jobs`)).status, 404)
  t.equal((await fetch(`${base}/metrics`, { method: 'POST' })).status, 404)
  await app.close()
  await t.rejects(fetch(`${base}/metrics`))
})
