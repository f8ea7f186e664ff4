import t from 'tap'
import sql from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { openDatabase } from '../../src/database/open.js'
import { build, createClient, createDatabase, engine } from '../helper.js'
import { receive, waitFor } from '../receiver.js'

t.test('listen → hears what is notified, with the commit and not before', async t => {
  const database = await openDatabase(loadConfig(await createDatabase(t)))
  t.teardown(async () => await database.close())
  const heard: string[] = []
  database.listen('channel_a', message => heard.push(`a${message}`))
  database.listen('channel_a', message => heard.push(`again${message}`))
  await waitFor(async () => {
    await database.query(sql`select pg_notify('channel_a', '-first')`)
    return heard.includes('a-first')
  })
  t.ok(heard.includes('again-first'), 'by all who listen')
  await database.transaction(async tx => {
    await tx.query(sql`select pg_notify('channel_a', '-second')`)
    t.notOk(heard.includes('a-second'))
  })
  await waitFor(() => heard.includes('a-second'))
  await t.rejects(database.transaction(async tx => {
    await tx.query(sql`select pg_notify('channel_a', '-rolled back')`)
    throw new Error('rolled back')
  }))
  database.listen('channel_b', message => heard.push(`b${message}`))
  await waitFor(async () => {
    await database.query(sql`select pg_notify('channel_b', '-third')`)
    return heard.includes('b-third')
  })
  t.notOk(heard.includes('a-rolled back'))
})

t.test('a listening connection that breaks → is made again, and those who listen are told that they may have missed something', {
  skip: engine === 'embedded' && 'the embedded database has no connection that breaks'
}, async t => {
  const env = await createDatabase(t)
  const database = await openDatabase(loadConfig(env))
  t.teardown(async () => await database.close())
  const heard: string[] = []
  database.listen('channel', message => heard.push(message))
  await waitFor(() => heard.length === 1)
  t.same(heard, [''], 'told once at the start')
  await database.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name = 'recruitment-api listen'`)
  await waitFor(() => heard.length === 2)
  await database.query(sql`select pg_notify('channel', 'back')`)
  await waitFor(() => heard.length === 3)
  t.same(heard, ['', '', 'back'])
})

t.test('RUN=api and RUN=workers on one database → one answers, the other numbers and delivers at once', {
  skip: engine === 'embedded' && 'the embedded database has one process'
}, async t => {
  const env = { ...await createDatabase(t), WEBHOOK_ALLOW_PRIVATE: 'true' }
  const api = await build(t, { ...env, RUN: 'api' })
  const receiver = await receive(t)
  const client = await createClient(api)
  await client.send({ method: 'POST', url: '/api/v1/webhooks', payload: { action: 'department.created', postbackUrl: receiver.url } })
  const create = async () => await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'Engineering' } })
  await create()
  t.same((await client.get('/api/v2/events?wait=1')).json().results, [], 'nobody numbers yet')
  const workers = await build(t, { ...env, RUN: 'workers' })
  t.same(
    [
      (await workers.inject('/api/v2/events')).statusCode, (await workers.inject('/docs')).statusCode,
      (await workers.inject('/health/ready')).statusCode, (await workers.inject('/metrics')).statusCode
    ],
    [404, 404, 200, 200]
  )
  await waitFor(() => receiver.received.length === 1)
  const waiting = client.get('/api/v2/events?wait=20&after=' + String((await client.get('/api/v2/events')).json().cursor))
  await create()
  t.equal((await waiting).json().results.length, 1)
  await waitFor(() => receiver.received.length === 2)
})
