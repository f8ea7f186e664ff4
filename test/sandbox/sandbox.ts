import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.js'
import type { Sandbox } from '../../src/sandbox/overview.js'
import { prepareSandbox } from '../../src/sandbox/prepare.js'
import { testConfig } from '../helper.js'

export const SANDBOX_TOKEN = 'sandbox-token-for-my-tests'

interface Answer extends Omit<Response, 'json'> { json: () => Promise<any> }
type Send = (path: string, options?: RequestInit & { headers?: Record<string, string>, json?: unknown }) => Promise<Answer>

/** The sandbox as the server starts it, on a port of loopback, and a client that holds its token. */
export async function startSandbox (
  t: { teardown: (fn: () => unknown) => void }, env: Record<string, string> = {}
): Promise<{ app: FastifyInstance, base: string, send: Send }> {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'recruitment-sandbox-'))
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
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const send: Send = async (path, { json, headers, ...options } = {}) => await fetch(base + path, {
    ...options,
    ...(json !== undefined && { method: options.method ?? 'POST', body: JSON.stringify(json) }),
    headers: { authorization: `Bearer ${SANDBOX_TOKEN}`, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers }
  })
  return { app, base, send }
}
