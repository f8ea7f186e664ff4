import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface RawAnswer { status: number, headers: Record<string, string>, body: string }

/** The answers to bytes that no HTTP client would send, over a real socket. The bytes must make the server close it. */
export async function sendRaw (app: FastifyInstance, bytes: string | Buffer): Promise<RawAnswer> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  // A server that has answered may reset what it did not read.
  socket.on('error', () => {})
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  socket.write(bytes)
  await once(socket, 'close')
  return parse(Buffer.concat(chunks).toString())
}

/** What a server has sent, as an answer. */
export function parse (text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map(line => [
    line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()
  ]))
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}

/** A request in HTTP/1.1 that asks for the connection to be closed. */
export function request (path: string, ...headers: string[]): string {
  return [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
}
