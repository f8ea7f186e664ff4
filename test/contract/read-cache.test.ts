import path from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import t from 'tap'
import { VERSIONS } from '../../routes/versions.js'
import type { DataArea } from '../../src/database/port.js'
import { createDataVersions, type Versions } from '../../src/domain/events/versions.js'
import { areaOf, type Scope } from '../../src/domain/shared/scopes.js'
import { build, createClient, type Client } from '../helper.js'
import { bodyFor } from './bodies.js'
import { nameOf, operationsOf, readDocuments } from './operations.js'
import { makeObjects } from './paths.js'

// What may be kept: answers that change only when the version of the company's data does. Here nothing is kept, so that each answer is
// read anew.

const cached: Array<{ url: string, area: DataArea }> = []
const versions = VERSIONS.map(version => ({
  ...version,
  routes: (async (scope, options) => {
    scope.addHook('onRoute', ({ method, url, config }) => {
      if (method === 'GET' && config?.cache === true) cached.push({ url, area: areaOf([config.scope as Scope | Scope[]].flat()) })
    })
    await scope.register(version.routes, options)
  }) as FastifyPluginAsync<never>
})) as unknown as typeof VERSIONS

const app = await build(t, { READ_CACHE_BYTES: '0', WEBHOOK_ALLOW_PRIVATE: 'true' }, versions)
const operations = operationsOf(await readDocuments(app, VERSIONS))
const reads = cached.map(({ url }) => url.replace(/:(\w+)/g, '{$1}'))

const areas = cached.map(({ area }) => area)
const dataVersions = createDataVersions(app.database)
const versionsOf = async (companyId: number) => await new Promise<Versions>((resolve, reject) => {
  dataVersions.ask(companyId, found => found === undefined ? reject(new Error('too many events wait')) : resolve(found))
})

async function answersOf (client: Client, urls: string[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const url of urls) {
    const { statusCode, body } = await client.get(url)
    answers[url] = `${statusCode} ${body}`
  }
  return answers
}

t.test('routes whose answers are kept → the lists and objects that change with events', async t => {
  t.ok(reads.length >= 20, `${reads.length} routes`)
  for (const url of reads) t.notMatch(url, /webhooks|deliveries|tokens|events|exports|\/me$|\{id\}\/export$/)
})

t.test('every write → moves the version of the area if it changes an answer that may be kept; a dry run changes nothing', {
  timeout: 300_000
}, async t => {
  let changing = 0
  let settingUp = 0
  for (const each of operations.filter(({ method }) => method !== 'GET')) {
    const client = await createClient(app)
    const fill = await makeObjects(app, client.companyId)
    const urls = reads.map(fill)
    let url = fill(each.path)
    // A comment is changed by the token that wrote it.
    if (each.path.endsWith('/comments/{commentId}')) {
      url = (await client.send({ method: 'POST', url: path.dirname(url), payload: { text: 'Mine' } })).headers.location as string
      urls.push(url)
    }
    const before = await answersOf(client, urls)
    const request = { method: each.method as 'POST', payload: bodyFor(each) }
    await client.send({ ...request, url: `${url}?validateOnly=true` })
    t.same(await answersOf(client, urls), before, `${nameOf(each)}, dry run`)
    const dry = await versionsOf(client.companyId)
    const { statusCode, body } = await client.send({ ...request, url })
    t.ok(statusCode < 300 || statusCode === 409, `${nameOf(each)}: ${statusCode} ${body.slice(0, 200)}`)
    const after = await answersOf(client, urls)
    const changed = urls.filter(url => after[url] !== before[url])
    if (changed.length === 0) continue
    changing++
    const moved = await versionsOf(client.companyId)
    for (const url of changed) {
      const area = areas[urls.indexOf(url)] ?? 'all'
      t.not(moved[area], dry[area], `${nameOf(each)} changes ${url}`)
    }
    if (moved.setup !== dry.setup) settingUp++
  }
  t.ok(changing >= 25, `${changing} operations change what is read`)
  t.ok(settingUp < changing - 5, `${settingUp} of them change what is set up`)
})

t.test('uses of a token, a redelivery, a test event → show in no answer that may be kept', async t => {
  const client = await createClient(app)
  const fill = await makeObjects(app, client.companyId)
  const urls = reads.map(fill)
  const before = await answersOf(client, urls)
  const other = await createClient(app, { companyId: client.companyId, scopes: ['webhooks:read'] })
  await other.get('/api/v1/me')
  for (const action of ['/api/v2/webhooks/{id}/test', '/api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver']) {
    await client.send({ method: 'POST', url: fill(action) })
  }
  await app.lastUse.close()
  t.same(await answersOf(client, urls), before)
})

t.test('a route that shows what changes without an event → cannot be kept', async t => {
  for (const [method, scope] of [
    ['GET', 'webhooks:read'], ['GET', 'tokens:manage'], ['GET', 'events:read'], ['GET', 'privacy:write'], ['GET', null],
    ['POST', 'jobs:read']
  ] as const) {
    const versions = VERSIONS.map(version => ({
      ...version,
      routes: (async scoped => {
        scoped.route({ method, url: '/kept', config: { scope, cache: true }, handler: async () => ({}) })
      }) as FastifyPluginAsync
    })) as unknown as typeof VERSIONS
    await t.rejects(build(t, {}, versions), { message: /cannot be cached/ }, `${method} ${scope}`)
  }
})
