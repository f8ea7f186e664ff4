import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { formOf, pdf } from '../trials/shared/forms.js'
import type { Client } from './helper.js'
import { parse, type RawAnswer } from './raw.js'
import { waitFor } from './receiver.js'

// Uploads and downloads over sockets of their own, as slow as a test wants.

export interface Exchange { socket: Socket, text: () => string, length: () => number, answer: () => Promise<RawAnswer> }

/** A connection on which this has been sent. */
export async function openExchange (
  t: { teardown: (fn: () => unknown) => void }, app: FastifyInstance, head: string
): Promise<Exchange> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  t.teardown(() => socket.destroy())
  let [text, length] = ['', 0]
  socket.on('error', () => {}).on('data', bytes => {
    length += bytes.length
    if (text.length < 100_000) text += bytes.toString('latin1')
  })
  await once(socket, 'connect')
  socket.write(head)
  const answer = async () => {
    await waitFor(() => /\r\n\r\n/.test(withoutContinue(text)) || socket.closed)
    return parse(withoutContinue(text))
  }
  return { socket, text: () => text, length: () => length, answer }
}

const withoutContinue = (text: string): string => text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')

/** The first bytes of an upload, and its form. */
export function uploadOf (
  client: Client, url: string,
  { bytes = pdf(), kind = 'resume', headers = [], length }: {
    bytes?: Buffer, kind?: string, headers?: string[], length?: number | 'chunked'
  } = {}
): { head: string, payload: Buffer } {
  const { headers: { 'content-type': type }, payload } = formOf([
    { name: 'kind', value: kind }, { name: 'file', value: bytes, fileName: 'resume.pdf' }
  ])
  const head = [
    `POST ${url} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${client.secret}`, `Content-Type: ${type}`,
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length ?? payload.length}`, ...headers, '', ''
  ].join('\r\n')
  return { head, payload }
}

/**
 * Gives this process a temporary folder of its own, until the test ends.
 * @returns counts the files that have arrived, or are arriving, and are not stored yet: of those without a name, too
 */
export function watchSpool (t: { teardown: (fn: () => unknown) => void }): () => number {
  const before = tmpdir()
  const folder = process.env.TMPDIR = mkdtempSync(path.join(before, 'spool-'))
  t.teardown(() => {
    process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  })
  const named = () => readdirSync(folder).filter(name => name.startsWith('recruitment-api-')).length
  return () => named() + readdirSync('/proc/self/fd').filter(fd => {
    try {
      const { dir, base } = path.parse(readlinkSync(`/proc/self/fd/${fd}`))
      return dir === folder && base.endsWith(' (deleted)')
    } catch {
      return false
    }
  }).length
}
