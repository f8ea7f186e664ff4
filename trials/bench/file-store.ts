import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

// As much of an S3-compatible store as the server uses, and as fast as can be: it believes every signature. What is measured is the
// server, which a store on the same processors would slow down.

const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-bench-store-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

async function answer (request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '', headers: { range = '' } } = request
  const file = path.join(folder, encodeURIComponent(url))
  if (method === 'PUT') await pipeline(request, createWriteStream(file))
  else if (method === 'DELETE') await unlink(file)
  else {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range)?.map(Number) ?? []
    if (start === undefined || end === undefined) throw new Error(`${range} of ${url}`)
    response.writeHead(206, { 'content-length': end - start + 1 })
    await pipeline(createReadStream(file, { start, end }), response)
  }
  response.end()
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
})
server.requestTimeout = 0

process.once('message', () => server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port)))
process.once('disconnect', () => process.exit())
process.once('SIGTERM', () => process.exit())
process.once('SIGINT', () => {})
