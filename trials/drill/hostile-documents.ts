import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../shared/client.js'
import { formOf } from '../shared/forms.js'
import { STRANGE, UNREADABLE } from '../shared/hostile-documents.js'
import { memoryOf, until } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import type { Rig } from './rig.js'

/** Files of an object; it may have a hundred. */
const OF_ONE = 60
const SENDERS = 4
const PAUSE_MS = 20
/** Of the drill's short form, which one of so many is sent. */
const SAMPLE = 12
const MAX_READING_MS = 30 * 60_000
const MAX_GROWTH_MIB = 300

/** Uploads documents made to hurt who reads them, beside somebody who asks for lists. */
export async function sendHostileDocuments (rig: Rig): Promise<void> {
  const { env, secret } = await rig.database()
  const server = await rig.server(env)
  const client = new Client(server.base, secret, SENDERS + 2)
  rig.onEnd(() => client.close())
  const documents = [...UNREADABLE, ...STRANGE].filter((_, index) => !rig.options.short || index % SAMPLE === 0)
  const lists: string[] = []
  for (let from = 0; from < documents.length; from += OF_ONE) {
    const person = { name: 'Ada', lastName: 'Drill', email: `hostile-${from}@example.com` }
    const { id } = await client.json<{ id: number }>('POST', '/api/v2/candidates', person)
    lists.push(`/api/v2/candidates/${id}/attachments`)
  }
  const before = memoryOf(server.pid)
  const done = rig.loop()
  const [others, uploads] = [new Tally(), new Tally()]
  const asking = askForLists(client, others, done.signal)
  let largest = 0
  const open = documents.map((document, index) => [document, lists[Math.floor(index / OF_ONE)] as string] as const)
  await Promise.all(Array.from({ length: SENDERS }, async () => {
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [[name, type, make], path] = next
      const form = formOf([{ name: 'kind', value: 'other' }, { name: 'file', value: Buffer.from(make()), fileName: `${name}.${type}` }])
      uploads.add(await client.send({ method: 'POST', path, body: form.payload, headers: form.headers }))
      largest = Math.max(largest, memoryOf(server.pid))
    }
  }))
  const states = async () => (await Promise.all(lists.map(async path =>
    (await client.json<{ results: Array<{ text: string }> }>('GET', `${path}?maxResults=100`)).results))).flat().map(({ text }) => text)
  await until('all documents are read or given up', async () => {
    largest = Math.max(largest, memoryOf(server.pid))
    return !(await states()).includes('pending')
  }, MAX_READING_MS)
  done.abort()
  await asking
  const found = await states()
  const { code } = await server.kill('SIGTERM')

  rig.figure('hostile documents', documents.length)
  rig.figure('answers to them', String(uploads))
  rig.figure('states', [...new Set(found)].map(state => `${state} × ${found.filter(each => each === state).length}`).join(', '))
  rig.figure('answers to others meanwhile', String(others))
  rig.figure('p99 of others meanwhile', others.percentile(0.99), 'ms')
  rig.figure('memory before them, and the largest', `${before.toFixed(0)} and ${largest.toFixed(0)} MiB`)
  rig.promise('Each hostile document is taken or refused', uploads.count() === uploads.count(200, 201, 400, 413, 415), String(uploads))
  rig.promise('Others get their answers meanwhile', others.count() === others.count(200), String(others))
  rig.promise('The server stays small', largest < before + MAX_GROWTH_MIB, `${largest} MiB`)
  rig.promise('The server ends with exit code 0', code === 0, String(code))
}

async function askForLists (client: Client, tally: Tally, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    tally.add(await client.send({ method: 'GET', path: '/api/v1/jobs' }))
    await sleep(PAUSE_MS)
  }
}
