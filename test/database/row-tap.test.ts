import { EventEmitter } from 'node:events'
import type pg from 'pg'
import t from 'tap'
import { RowTap } from '../../src/database/row-tap.js'

const message = (type: string, body: string): Buffer => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}

const ROWS = ['a', '', 'of many bytes '.repeat(20), 'last']
const FIRST = [
  message('2', ''), ...ROWS.map(row => message('D', row)), message('N', 'a notice'), message('D', 'end'), message('C', 'SELECT 5')
]
const READY = message('Z', 'I')
/** Of a statement after it, without a tap. */
const SECOND = message('D', 'not tapped')
const OTHERS = Buffer.concat([...FIRST.filter(({ 0: type }) => type !== 'D'.charCodeAt(0)), READY, SECOND]).toString('latin1')

/** A connection whose socket reads all into the same memory, and what its tap and its parser are given. */
function connect (keepsRows: boolean) {
  const stream = Object.assign(new EventEmitter(), { lends: false })
  const parsed: Buffer[] = []
  const lent: boolean[] = []
  // As `pg` does it: what is not a whole message stays in the memory of its chunk.
  stream.on('data', (chunk: Buffer) => {
    const isWhole = chunk.length >= 5 && chunk.length === 1 + chunk.readInt32BE(1)
    parsed.push(isWhole ? Buffer.from(chunk) : chunk)
    if (chunk.includes('SELECT')) tap.close()
  })
  const tap = RowTap.of({ connection: { stream } } as unknown as pg.ClientBase)
  const rows: Buffer[] = []
  tap.open((bytes, from, to, isOwn) => {
    const row = bytes.subarray(from, to)
    rows.push(isOwn || keepsRows ? row : Buffer.from(row))
  }, keepsRows)
  const memory = Buffer.alloc(1000)
  const receive = (bytes: Buffer) => {
    lent.push(stream.lends)
    const chunk = stream.lends ? memory.subarray(0, bytes.copy(memory)) : Buffer.from(bytes)
    stream.emit('data', chunk)
    memory.fill('x')
  }
  return { tap, receive, rows, parsed, lent }
}

for (const keepsRows of [false, true]) {
  const how = keepsRows ? 'kept' : 'taken at once'
  t.test(`an answer in chunks of any size, rows ${how} → the rows, and all else for the parser`, async t => {
    const bytes = Buffer.concat([...FIRST, READY, SECOND])
    for (let size = 1; size <= bytes.length; size++) {
      const { tap, receive, rows, parsed, lent } = connect(keepsRows)
      for (let at = 0; at < bytes.length; at += size) receive(bytes.subarray(at, at + size))
      t.strictSame(rows.map(String), [...ROWS, 'end'], `chunks of ${size}`)
      t.equal(Buffer.concat(parsed).toString('latin1'), OTHERS)
      t.equal(lent[0], !keepsRows)
      t.equal(tap.isAtRest, false, 'the last message is a row')
    }
  })
}

t.test('ReadyForQuery as the last of a chunk → at rest, and the memory of the socket is not lent any more', async t => {
  const { tap, receive, lent } = connect(false)
  receive(Buffer.concat([...FIRST, READY]))
  t.equal(tap.isAtRest, true)
  receive(SECOND)
  t.strictSame(lent, [true, false])
})
