import type { Socket } from 'node:net'
import { pdf } from '../../trials/shared/forms.js'
import { makeJob } from '../factories.js'
import { build, createClient } from '../helper.js'
import { t, type Test } from '../part.js'
import { waitFor } from '../receiver.js'
import { openExchange, watchSpool } from '../uploads.js'

// Forms that are large in other places than in their file.

const LIMIT = 1_000_000
const WHOLE = LIMIT + 16_384
/** Many times what a form may have. */
const FLOOD = 30_000_000
/** What a connection has still brought when it ends: as much as lay in its buffers. */
const BUFFERS = 4_000_000
const app = await build(t, { ATTACHMENT_LIMIT: String(LIMIT) })
const client = await createClient(app)
const url = `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}/attachments`
const countSpooled = watchSpool(t)
const sockets: Socket[] = []
app.server.on('connection', (socket: Socket) => sockets.push(socket))
let paced = 0
const { turn } = app.filePace
app.filePace.turn = async (company, bytes) => {
  paced += bytes
  await turn.call(app.filePace, company, bytes)
}

const KIND = '--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\nother'
const fileOf = (text: string) => `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${String(pdf(text))}`
const END = '--x--\r\n'
const filler = (bytes: number) => `${'y'.repeat(98)}\r\n`.repeat(bytes / 100)
const heads = (bytes: number) => `x-more: ${'y'.repeat(90)}\r\n`.repeat(bytes / 100)

/** A form of about so many bytes more than its file. */
const FORMS: Record<string, (bytes: number) => string[]> = {
  'before its first part': bytes => [filler(bytes), KIND, fileOf('before'), END],
  'after its last part': bytes => [KIND, fileOf('after'), `${END}${filler(bytes)}`],
  'in the head of a part': bytes => [KIND, `--x\r\n${heads(bytes)}${fileOf('head').slice(5)}`, END],
  'in a field': bytes => [`${KIND}${filler(bytes)}`, fileOf('field'), END],
  'in parts without a name': bytes => [...Array.from({ length: bytes / 100 }, () => `--x\r\nx-more: ${'y'.repeat(80)}\r\n\r\n`), KIND,
    fileOf('parts'), END],
  'in its file': bytes => [KIND, fileOf('y'.repeat(bytes)), END]
}

const headOf = (length: string) => [
  `POST ${url} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${client.secret}`, 'Content-Type: multipart/form-data; boundary=x',
  length, '', ''
].join('\r\n')

/** Sends a form in chunks, as far as the server takes it. */
async function send (t: Test, parts: string[]): Promise<{ status: number, read: number, text: string }> {
  const { socket, answer } = await openExchange(t, app, headOf('Transfer-Encoding: chunked'))
  const payload = parts.join('\r\n')
  socket.write(`${payload.length.toString(16)}\r\n${payload}\r\n0\r\n\r\n`)
  const { status, body } = await answer()
  socket.destroy()
  await waitFor(() => sockets.at(-1)?.closed === true)
  return { status, read: sockets.at(-1)?.bytesRead as number, text: body }
}

for (const [where, make] of Object.entries(FORMS)) {
  t.test(`a form that is large ${where} → is cut off as soon as it has more than it may have`, async t => {
    paced = 0
    const { status, read, text } = await send(t, make(FLOOD))
    t.ok([400, 413].includes(status), text)
    t.ok(read < WHOLE + BUFFERS, `${read} bytes were read`)
    await waitFor(() => countSpooled() === 0)
  })
}

t.test('bytes beside the file → are taken up to 16 kB, and wait for their turns like its own', async t => {
  paced = 0
  for (const where of ['before its first part', 'after its last part']) {
    const make = FORMS[where] as typeof FORMS[string]
    const rest = WHOLE - make(0).join('\r\n').length
    t.equal((await send(t, [...make(0).slice(0, -1), `${make(0).at(-1)}${'y'.repeat(rest)}`])).status, 201, where)
    t.equal((await send(t, [...make(0).slice(0, -1), `${make(0).at(-1)}${'y'.repeat(rest + 1)}`])).status, 413, where)
  }
  t.ok(paced > 3 * LIMIT, `${paced} bytes waited`)
})

t.test('a length that is too large → 413 before the form is sent; the largest is taken', async t => {
  const { socket, answer } = await openExchange(t, app, headOf(`Content-Length: ${WHOLE + 1}`))
  const { status, headers, body } = await answer()
  t.same([status, headers['x-error-code']], [413, 'PAYLOAD_TOO_LARGE'], body)
  t.match(body, `${WHOLE} bytes`)
  await waitFor(() => socket.closed)
  const begun = await openExchange(t, app, headOf(`Content-Length: ${WHOLE}`))
  const form = [KIND, fileOf('largest'), END].join('\r\n')
  begun.socket.write(form.padEnd(WHOLE, 'y'))
  t.equal((await begun.answer()).status, 201)
})
