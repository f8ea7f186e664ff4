import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  event: { id: string, event: string, data: Record<string, any> }
}
export interface Receiver {
  url: string
  received: Received[]
  answer: (handle: Answer) => void
  /** Closes all connections. */
  drop: () => void
}
export type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => void

export const accept: Answer = response => response.writeHead(204).end()
export const respond = (status: number): Answer => response => response.writeHead(status).end()

/** A receiver of webhooks on a loopback port, which answers as it is told and ends with the test. */
export async function receive (t: { teardown: (fn: () => unknown) => void }, answer: Answer = accept): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', text => { body += text })
    request.on('end', () => {
      const one = { path: request.url as string, headers: request.headers, body, event: JSON.parse(body) }
      received.push(one)
      answer(response, one, request)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: handle => { answer = handle },
    drop: () => server.closeAllConnections()
  }
}

const DEADLINE_MS = 60_000
/** Pauses between two looks grow up to this one: most looks are requests, which take their time from what is waited for. */
const MAX_PAUSE_MS = 50

/**
 * Resolves when it holds.
 * @throws after a minute, with what was waited for and where
 */
export async function waitFor (holds: () => boolean | Promise<boolean>): Promise<void> {
  const inVain = new Error(`Waited ${DEADLINE_MS / 1000} s in vain for: ${holds.toString().replace(/\s+/g, ' ')}`)
  const end = Date.now() + DEADLINE_MS
  for (let pause = 2; !await holds(); pause = Math.min(pause * 1.5, MAX_PAUSE_MS)) {
    if (Date.now() > end) throw inVain
    await sleep(pause)
  }
}
