import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { seedSandbox } from '../../src/sandbox/company.js'
import type { Sandbox } from '../../src/sandbox/overview.js'
import { prepareSandbox } from '../../src/sandbox/prepare.js'
import { testConfig } from '../helper.js'

export const SANDBOX_TOKEN = 'sandbox-token-for-my-tests'

interface Answer extends Omit<Response, 'json'> { json: () => Promise<any> }
/** What a client that reads the bytes sees: all of them, how the connection ends, and after how many milliseconds. */
interface Bytes { text: string, isReset: boolean, ms: number }

/** A request by hand: `GET` of the path with these headers, unless another method is named. */
type SendBytes = (path: string, headers?: Record<string, string>, method?: string) => Promise<Bytes>

type Send = (path: string, options?: RequestInit & { headers?: Record<string, string>, json?: unknown }) => Promise<Answer>

let seeded: Promise<string> | undefined

/** A directory with the sandbox's company, made once for this process: it takes as long as many a test. */
async function makeSeeded (): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-seeded-'))
  const database = await openEmbedded(directory)
  await seedSandbox(database)
  await database.close()
  return directory
}

/** The sandbox as the server starts it, on a port of loopback, and a client that holds its token. */
export async function startSandbox (
  t: { teardown: (fn: () => unknown) => void }, env: Record<string, string> = {}
): Promise<{ app: FastifyInstance, base: string, send: Send, sendBytes: SendBytes }> {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'recruitment-sandbox-'))
  cpSync(await (seeded ??= makeSeeded()), DATA_DIR, { recursive: true })
  const config = testConfig({ DATA_DIR, SANDBOX_TOKEN, ...env })
  let sandbox: Sandbox | undefined
  const app = await buildApp(config, undefined, () => sandbox)
  t.teardown(async () => {
    // A connection that fetch opened and did not use would hold the end up.
    app.server.closeAllConnections()
    await app.close()
    rmSync(DATA_DIR, { recursive: true, force: true })
  })
  await app.database.prepare(async () => { sandbox = await prepareSandbox(app.database, config) })
  await app.database.open()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  const send: Send = async (path, { json, headers, ...options } = {}) => await fetch(base + path, {
    ...options,
    ...(json !== undefined && { method: options.method ?? 'POST', body: JSON.stringify(json) }),
    headers: { authorization: `Bearer ${SANDBOX_TOKEN}`, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers }
  })
  const sendBytes: SendBytes = async (path, headers = {}, method = 'GET') => {
    const begun = performance.now()
    const socket = connect(port, '127.0.0.1')
    let isReset = false
    socket.on('error', (error: NodeJS.ErrnoException) => { isReset = error.code === 'ECONNRESET' })
    const chunks: Buffer[] = []
    socket.on('data', chunk => chunks.push(chunk))
    const lines = Object.entries({ host: 'localhost', connection: 'close', authorization: `Bearer ${SANDBOX_TOKEN}`, ...headers })
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    await new Promise(resolve => socket.on('close', resolve))
    return { text: Buffer.concat(chunks).toString(), isReset, ms: performance.now() - begun }
  }
  return { app, base, send, sendBytes }
}
