import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import { fastify } from 'fastify'

// Bare Fastify that writes the file of a form to the disk, and sends it from there. It looks at nothing of it.

const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-bench-files-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

async function serve (): Promise<number> {
  const app = fastify()
  await app.register(multipart, { limits: { fileSize: 2 ** 30 } })
  let count = 0
  app.post('/files', async (request, reply) => {
    const name = String(++count)
    for await (const part of request.parts()) {
      if (part.type === 'file') await pipeline(part.file, createWriteStream(path.join(folder, name)))
    }
    return await reply.code(201).send({ url: `/files/${name}` })
  })
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const file = path.join(folder, path.basename(params.name))
    return await reply.type('application/octet-stream').header('content-length', (await stat(file)).size).send(createReadStream(file))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

process.once('message', () => { void serve().then(port => process.send?.(port)) })
process.once('disconnect', () => process.exit())
process.once('SIGTERM', () => process.exit())
process.once('SIGINT', () => {})
