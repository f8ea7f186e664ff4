import { migrateToy } from '../toy-kind/index.js'
import path from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { VERSIONS } from '../../routes/versions.js'
import { buildApp } from '../../src/app.js'
import type { DataArea } from '../../src/database/port.js'
import { createDataVersions, type Versions } from '../../src/domain/events/versions.js'
import { areaOf, type Scope } from '../../src/domain/shared/scopes.js'
import { build, createClient, createDatabase, testConfig, type Client } from '../helper.js'
import { t, type Test } from '../part.js'
import { bodyFor } from './bodies.js'
import { nameOf, operationsOf, readDocuments, type Operation } from './operations.js'
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
await migrateToy(app)
const operations = operationsOf(await readDocuments(app, VERSIONS))
const reads = cached.map(({ url }) => url.replace(/:(\w+)/g, '{$1}'))

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

const writes = operations.filter(({ method }) => method !== 'GET')

/** A new company with an object of each kind. @returns its client, what may be kept of it, and the URL of a write to it */
async function prepare () {
  const client = await createClient(app)
  const fill = await makeObjects(app, client.companyId)
  const kept = cached.map(({ area }, index) => ({ area, path: reads[index] as string, url: fill(reads[index] as string) }))
  const urlOf = async (each: Operation): Promise<string> => {
    const url = fill(each.path)
    if (!each.path.endsWith('/comments/{commentId}')) return url
    // A comment is changed by the token that wrote it.
    const { headers } = await client.send({ method: 'POST', url: path.dirname(url), payload: { text: 'Mine' } })
    kept.push({ area: 'all', path: each.path, url: headers.location as string })
    return headers.location as string
  }
  return { client, kept, urlOf }
}

/** Sends the write. @returns the areas whose versions it moves */
async function write (t: Test, client: Client, each: Operation, url: string): Promise<Set<DataArea>> {
  const before = await versionsOf(client.companyId)
  const { statusCode, body } = await client.send({ method: each.method as 'POST', url, payload: bodyFor(each) })
  t.ok(statusCode < 300 || statusCode === 409, `${nameOf(each)}: ${statusCode} ${body.slice(0, 200)}`)
  const after = await versionsOf(client.companyId)
  return new Set((['all', 'setup'] as const).filter(area => after[area] !== before[area]))
}

t.test('a dry run of every write → changes no answer that may be kept', async t => {
  const { client, kept, urlOf } = await prepare()
  const urls = new Map<Operation, string>()
  for (const each of writes) urls.set(each, await urlOf(each))
  const state = async () => await answersOf(client, kept.map(({ url }) => url))
  const before = await state()
  for (const [each, url] of urls) await write(t, client, each, `${url}?validateOnly=true`)
  t.same(await state(), before)
})

t.test('every write → moves the version of the area if it changes an answer that may be kept', async t => {
  let changing = 0
  let settingUp = 0
  for (const each of writes) {
    // Once to see what it moves: what is kept of these areas is read anew whatever the write has changed. Only the rest can go wrong.
    const first = await prepare()
    const firstUrl = await first.urlOf(each)
    const nearest = first.kept.filter(kept => kept.path === each.path || kept.path === path.dirname(each.path)).map(({ url }) => url)
    const old = await answersOf(first.client, nearest)
    const moved = await write(t, first.client, each, firstUrl)
    const now = await answersOf(first.client, nearest)
    if (nearest.some(url => now[url] !== old[url])) changing++
    if (moved.has('setup')) settingUp++
    if (moved.size === 2) continue
    const { client, kept, urlOf } = await prepare()
    const url = await urlOf(each)
    const unmoved = kept.filter(({ area }) => !moved.has(area)).map(({ url }) => url)
    const before = await answersOf(client, unmoved)
    t.same(await write(t, client, each, url), moved, nameOf(each))
    t.same(await answersOf(client, unmoved), before, `${nameOf(each)} moves no version of these`)
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
  const env = await createDatabase(t)
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
    await t.rejects(buildApp(testConfig(env), versions), { message: /cannot be cached/ }, `${method} ${scope}`)
  }
})
