import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP server of this process. */
export interface Receiver { url: string, close: () => void }

/** Starts one on a free port, such as a receiver of webhooks. @param answer gets each request when its whole body is there */
export async function receive (answer: (request: IncomingMessage, response: ServerResponse, body: string) => unknown): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', text => { body += text }).on('end', () => answer(request, response, body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
