import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../shared/client.js'
import { newCompany } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { formOf, pdf } from '../shared/forms.js'
import type { Server } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import type { Rig } from './rig.js'

const FILE_LIMIT = 1_000_000
/** What all files of a company may have: three of the largest. */
const SPACE = 3 * FILE_LIMIT
/** What may be taken of a form: most of it lies in the buffers of both ends of the connection when that ends. */
const MOST_TAKEN = FILE_LIMIT + 20_000_000
/** Bytes after which a client waits for its answer. */
const PAUSE_AFTER = FILE_LIMIT + 500_000
const FLOODS = 6
const UPLOADS = 20
const PAUSE_MS = 20

const FIELD = '--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\nother\r\n'
const FILE = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${String(pdf())}\r\n`
const FILLER = Buffer.from(`${'y'.repeat(65_534)}\r\n`)
const HEADS = Buffer.from(`x-more: ${'y'.repeat(54)}\r\n`.repeat(1000))
const PARTS = Buffer.from('--x\r\ncontent-disposition: form-data; name="more"\r\n\r\n\r\n'.repeat(1000))

/** What stands before bytes that never end, and those. */
const ENDLESS: Record<string, [before: string, bytes: Buffer]> = {
  'before the parts': ['', FILLER],
  'after the parts': [`${FIELD}${FILE}--x--\r\n`, FILLER],
  'in the head of a part': ['--x\r\n', HEADS],
  'in parts': [FIELD, PARTS],
  'in a field': [FIELD.slice(0, -2), FILLER]
}

/** One company sends forms without an end, and more files than it has space for; another one lists and uploads meanwhile. */
export async function drillForms (rig: Rig): Promise<void> {
  const size = rig.options.short ? 60_000_000 : 300_000_000
  const database = await rig.database()
  const [flooding, other] = await withDatabase(database.env, async db =>
    [await newCompany(db, 'Flooding'), await newCompany(db, 'Other')] as const)
  const server = await rig.server({
    ...database.env, RATE_LIMIT_MAX: '0', ATTACHMENT_LIMIT: String(FILE_LIMIT), FILES_COMPANY_BYTES: String(SPACE)
  })
  const done = rig.loop()
  const [lists, statuses, uploads, beyond] = [new Tally(), [] as number[], new Tally(), new Tally()]
  const asking = askBeside(server, other, lists, uploads, done.signal)
  const path = await listOf(server, flooding)
  const sent: number[] = []
  for (const [before, bytes] of Object.values(ENDLESS)) {
    const flood = { path, secret: flooding, before, bytes }
    await Promise.all([
      // One pauses after more than a form may have. An answer to those who send on may be lost, as TCP resets their connection.
      sendEndless(server, { ...flood, size: PAUSE_AFTER, pauses: true }).then(({ status }) => statuses.push(status)),
      ...Array.from({ length: FLOODS }, async () => sent.push((await sendEndless(server, { ...flood, size, pauses: false })).taken))
    ])
  }
  const client = new Client(server.base, flooding, UPLOADS)
  await Promise.all(Array.from({ length: UPLOADS }, async (_, n) => beyond.add(await upload(client, path, `${n}`, FILE_LIMIT))))
  const { filesBytes } = await client.json<{ filesBytes: number }>('GET', '/api/v1/company')
  client.close()
  done.abort()
  await asking
  await server.stop()

  rig.figure(`forms of ${size} bytes: the most that was taken of one`, Math.max(...sent))
  rig.figure(`${UPLOADS} uploads at once where three have space`, String(beyond))
  rig.figure('lists of another company meanwhile, p50', lists.percentile(0.5), 'ms')
  rig.figure('lists of another company meanwhile, p99', lists.percentile(0.99), 'ms')
  rig.promise('A form without an end is a 400 or 413', statuses.every(status => status === 400 || status === 413), statuses.join(', '))
  rig.promise('No more of it is taken than a form may have', Math.max(...sent) <= MOST_TAKEN, Math.max(...sent))
  rig.promise('As many files are taken as have space, and the others are a 409',
    beyond.count(201) === 3 && beyond.count(409) === UPLOADS - 3 && filesBytes === SPACE, `${beyond}; ${filesBytes} bytes`)
  rig.promise('Another company lists and uploads meanwhile',
    lists.count() === lists.count(200) && uploads.count() > 0 && uploads.count() === uploads.count(200, 201), `${lists}; ${uploads}`)
}

async function listOf ({ base }: Server, secret: string): Promise<string> {
  const client = new Client(base, secret, 1)
  const { id } = await client.json<{ id: number }>('POST', '/api/v1/jobs', { name: 'With files' })
  client.close()
  return `/api/v1/jobs/${id}/attachments`
}

async function upload (client: Client, path: string, text: string, size: number): ReturnType<Client['send']> {
  const bytes = Buffer.concat([pdf(text), Buffer.alloc(size)]).subarray(0, size)
  const { payload, headers } = formOf([{ name: 'kind', value: 'other' }, { name: 'file', value: bytes, fileName: 'a.pdf' }])
  return await client.send({ method: 'POST', path, body: payload, headers })
}

async function askBeside (server: Server, secret: string, lists: Tally, uploads: Tally, signal: AbortSignal): Promise<void> {
  const path = await listOf(server, secret)
  const client = new Client(server.base, secret, 1)
  while (!signal.aborted) {
    lists.add(await client.send({ method: 'GET', path: '/api/v1/jobs' }))
    uploads.add(await upload(client, path, 'the same again', 1000))
    await sleep(PAUSE_MS)
  }
  client.close()
}

/** Sends a form in chunks until it is answered. @returns how many bytes the system of the server took */
async function sendEndless (
  { port }: Server, { path, secret, before, bytes, size, pauses }: {
    path: string, secret: string, before: string, bytes: Buffer, size: number, pauses: boolean
  }
): Promise<{ status: number, taken: number }> {
  const chunk = (piece: Buffer | string) => Buffer.concat([
    Buffer.from(`${Buffer.byteLength(piece).toString(16)}\r\n`), Buffer.from(piece), Buffer.from('\r\n')])
  const [first, more] = [chunk(before), chunk(bytes)]
  return await new Promise(resolve => {
    let text = ''
    const socket = connect(port, '127.0.0.1').on('error', () => {}).on('data', data => { text += String(data) })
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), taken: socket.bytesWritten - socket.writableLength })
    })
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secret}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n')
    socket.write(before === '' ? more : first)
    const timer = setInterval(() => {
      while (socket.writable && socket.bytesWritten < size && socket.write(more));
      if (socket.bytesWritten >= size && !pauses) socket.destroy()
    }, 1)
  })
}
