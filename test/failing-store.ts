import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { envOf } from '../trials/shared/file-stores.js'

/** What the store does with a request in place of its work, which is called for what it does beside. */
export type Misbehave = (request: IncomingMessage, response: ServerResponse, work: () => void) => void

export interface FailingStore {
  env: Record<string, string>
  /** The bytes of each object, by its path. */
  objects: Map<string, Buffer>
  /** From now on, requests of this method go wrong; all are well again with `heal`. */
  fail: (method: string, misbehave: Misbehave) => void
  heal: () => void
}

/** A store such as S3, on a loopback port, that fails as it is told; it does not check signatures. */
export async function startFailingStore (t: { teardown: (fn: () => unknown) => void }): Promise<FailingStore> {
  const objects = new Map<string, Buffer>()
  const faults = new Map<string, Misbehave>()
  const server = createServer((request, response) => {
    const fault = faults.get(request.method as string)
    const work = () => { serve(objects, request, response) }
    if (fault === undefined) work()
    else fault(request, response, work)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    env: envOf((server.address() as AddressInfo).port),
    objects,
    fail: (method, misbehave) => faults.set(method, misbehave),
    heal: () => faults.clear()
  }
}

function serve (objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: name = '', headers: { range = '' } } = request
  if (method === 'PUT') {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk)).on('end', () => {
      objects.set(name, Buffer.concat(chunks))
      response.writeHead(200).end()
    })
  } else if (method === 'DELETE') {
    objects.delete(name)
    response.writeHead(204).end()
  } else {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
    const bytes = objects.get(name)?.subarray(Number(first), Number(last) + 1)
    if (bytes === undefined) response.writeHead(404).end(failureOf('NoSuchKey'))
    else response.writeHead(206, { 'content-length': bytes.length }).end(bytes)
  }
}

const failureOf = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

/** Reads the request and refuses it, as S3 does. */
export const refuse = (status: number, code: string): Misbehave => (request, response) => {
  request.resume().on('end', () => response.writeHead(status, { 'content-type': 'application/xml' }).end(failureOf(code)))
}
