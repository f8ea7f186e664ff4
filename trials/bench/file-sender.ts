import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Client } from '../shared/client.js'
import { formOf } from '../shared/forms.js'

// Sends and fetches files in a process of its own: what the bench times meanwhile does not wait for it.

/** A file to each of the `paths`, or from it, `connections` at a time. */
export interface FileTask { method: 'GET' | 'POST', base: string, secret: string, paths: string[], connections: number, size: number }

/** Milliseconds for all of them, and the answers: bodies of uploads, nothing of downloads. */
export interface FilesSent { ms: number, answers: string[] }

let files = 0

/** An image as far as anybody can tell, each another one. */
function nextFile (size: number): Buffer {
  const bytes = Buffer.alloc(size, `file ${process.pid} ${++files} `)
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]).copy(bytes)
  return bytes
}

async function work ({ method, base, secret, paths, connections, size }: FileTask): Promise<FilesSent> {
  const client = new Client(base, secret, connections)
  const answers: string[] = []
  const forms = method === 'GET'
    ? []
    : paths.map(() => formOf([{ name: 'kind', value: 'other' }, { name: 'file', value: nextFile(size), fileName: 'file.jpg' }]))
  const start = performance.now()
  let next = 0
  await Promise.all(Array.from({ length: connections }, async () => {
    while (next < paths.length) {
      const index = next++
      const path = paths[index] as string
      const form = forms[index]
      const { status, error, bytes } = await client.send(
        form === undefined ? { method, path } : { method, path, body: form.payload, headers: form.headers })
      if (status !== 200 && status !== 201) throw new Error(`${status} ${error} for ${method} ${path}: ${bytes.toString().slice(0, 300)}`)
      if (form === undefined && bytes.length !== size) throw new Error(`${bytes.length} of ${size} bytes for ${path}`)
      if (form !== undefined) answers.push(bytes.toString())
    }
  }))
  const ms = performance.now() - start
  client.close()
  return { ms, answers }
}

const server = createServer((request, response) => {
  void (json(request) as Promise<FileTask>).then(work).then(
    sent => response.end(JSON.stringify(sent)), (error: Error) => response.writeHead(500).end(error.message))
})
server.requestTimeout = 0

process.on('message', () => server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port)))
