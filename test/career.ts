import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import type { PoolDatabase } from '../src/database/pool.js'
import type { Scope } from '../src/domain/shared/scopes.js'
import { Copy, endOfFeed, programsIn } from '../trials/drill/copy-programs.js'
import { Client, type Answer, type RequestSpec } from '../trials/shared/client.js'
import { newCompany } from '../trials/shared/companies.js'
import { withDatabase } from '../trials/shared/databases.js'
import { makePdf, TYPES } from '../trials/shared/documents.js'
import { formOf } from '../trials/shared/forms.js'
import { freePort, startServer, until, type Env } from '../trials/shared/processes.js'
import { createDatabase } from './helper.js'

// A company whose people work through a server process of its own, beside programs that keep a copy of it.

export type Row = Record<string, any>

/** What a token may do, through sockets. */
export class Desk {
  constructor (private readonly client: Client) {}

  /** The answer; a busy server is asked again. Each POST has a key, so that nothing is done twice. */
  async send (spec: RequestSpec): Promise<Answer> {
    const headers = { ...spec.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}, ...spec.headers }
    for (;;) {
      const answer = await this.client.send({ ...spec, headers })
      if (answer.status !== 503) return answer
      await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000)
    }
  }

  async #json ({ method, path, ...more }: RequestSpec): Promise<Row> {
    const { status, text, error } = await this.send({ method, path, ...more })
    if (status < 200 || status > 299) throw new Error(`${status} ${error} for ${method} ${path}: ${text}`)
    return JSON.parse(text)
  }

  /** The answer of a request that succeeds. */
  async ok (method: string, path: string, body?: object): Promise<Row> {
    return await this.#json({ method, path, body })
  }

  /** Status and code of a request that fails. */
  async refusal (method: string, path: string, body?: object): Promise<[number, unknown]> {
    const { status, headers } = await this.send({ method, path, body })
    return [status, headers['x-error-code']]
  }

  async upload (owner: string, fileName: string, bytes: Buffer): Promise<Row> {
    const { headers, payload } = formOf([
      { name: 'kind', value: 'resume' }, { name: 'file', value: bytes, fileName, type: 'application/octet-stream' }
    ])
    return await this.#json({ method: 'POST', path: `${owner}/attachments`, body: payload, headers })
  }

  /** The objects of an export. */
  async export (kind: string): Promise<Row[]> {
    const { text } = await this.send({ method: 'GET', path: `/api/v2/exports/${kind}` })
    return text.trim().split('\n').slice(0, -1).map(line => JSON.parse(line))
  }
}

export interface Company {
  /** A token with all scopes. */
  office: Desk
  /** Another token. */
  as: (...scopes: Scope[]) => Promise<Desk>
  /** Stops the server, does something with the database, and starts the server again. */
  inBetween: <T> (work: (db: PoolDatabase) => Promise<T>) => Promise<T>
  /** The copies that the programs have made once they have read all, each with the name of its program; they end. */
  copies: () => Promise<Array<[string, Map<string, any>]>>
}

/** Starts the company, on the database of this run and with this place for files. */
export async function startCompany (t: Test, files: Env): Promise<Company> {
  const env = { ...await createDatabase(t), ...files, RATE_LIMIT_MAX: '0', LOG_LEVEL: 'silent' }
  const port = await freePort()
  const secret = await withDatabase(env, async db => await newCompany(db, 'Career Ltd'))
  const start = async () => await startServer(env, { port })
  let server = await start()
  t.teardown(async () => { await server.kill('SIGKILL') })
  const clientOf = (token: string) => {
    const client = new Client(server.base, token, 4)
    t.teardown(() => client.close())
    return client
  }
  const first = clientOf(secret)
  const office = new Desk(first)
  return {
    office,
    as: async (...scopes) => new Desk(clientOf((await office.ok('POST', '/api/v1/tokens', { name: scopes[0], scopes })).secret)),
    inBetween: async work => {
      await server.stop()
      const result = await withDatabase(env, work)
      server = await start()
      return result
    },
    copies: startCopies(t, first, secret)
  }
}

function startCopies (t: Test, client: Client, secret: string): Company['copies'] {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-career-'))
  const copies = programsIn(folder).map(program => new Copy(program, client.base, secret))
  for (const one of copies) one.start()
  t.teardown(async () => {
    for (const one of copies) await one.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return async () => {
    const end = await endOfFeed(client)
    return await Promise.all(copies.map(async (one): Promise<[string, Map<string, any>]> => {
      await until(`${one.program.name} has read to the end`, () => one.hasReadTo(end))
      await one.kill()
      return [one.program.name, new Map(await one.program.read())]
    }))
  }
}

/** A résumé with these words: each second one as PDF, the others as text. */
export function resumeOf (number: number, ...words: string[]): [name: string, bytes: Buffer, type: string] {
  return number % 2 === 0
    ? ['resume.pdf', makePdf([`Number ${number}`], words), TYPES.pdf]
    : ['resume.txt', Buffer.from(`Number ${number}\n${words.join('\n')}\n`), TYPES.txt]
}
