import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'

/** Addresses (of IPv6 with all eight groups), the code of an error, or no answer at all. */
type Says = string[] | { code: number } | undefined
export interface NameServer {
  /** For `setServers`. */
  address: string
  /** All questions so far, as `A name` or `AAAA name`. */
  asked: string[]
}
const TYPES: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' }

/** A DNS server on a loopback port, which answers as it is told and ends with the test. */
export async function serveNames (
  t: { teardown: (fn: () => unknown) => void }, says: (name: string, type: 'A' | 'AAAA') => Says
): Promise<NameServer> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query: Buffer, { port, address }: RemoteInfo) => {
    const { name, type, end } = questionOf(query)
    asked.push(`${type} ${name}`)
    const what = says(name, type)
    if (what !== undefined) socket.send(answerTo(query.subarray(0, end), type, what), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  t.teardown(() => socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, asked }
}

function questionOf (query: Buffer): { name: string, type: 'A' | 'AAAA', end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] as number; length > 0; length = query[at] as number) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), type: TYPES[query.readUInt16BE(at + 1)] as 'A' | 'AAAA', end: at + 5 }
}

function answerTo (question: Buffer, type: 'A' | 'AAAA', what: string[] | { code: number }): Buffer {
  const header = Buffer.from(question)
  const addresses = Array.isArray(what) ? what : []
  header.writeUInt16BE(0x8180 | (Array.isArray(what) ? 0 : what.code), 2)
  for (const [at, count] of [[4, 1], [6, addresses.length], [8, 0], [10, 0]] as const) header.writeUInt16BE(count, at)
  return Buffer.concat([header, ...addresses.map(address => {
    const bytes = type === 'A'
      ? Buffer.from(address.split('.').map(Number))
      : Buffer.from(address.split(':').map(group => group.padStart(4, '0')).join(''), 'hex')
    const fields = Buffer.alloc(12)
    fields.writeUInt16BE(0xc00c, 0) // the name of the question
    fields.writeUInt16BE(type === 'A' ? 1 : 28, 2)
    fields.writeUInt16BE(1, 4)
    fields.writeUInt16BE(bytes.length, 10)
    return Buffer.concat([fields, bytes])
  })])
}
