import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { fastify } from 'fastify'
import pg from 'pg'
import { connectionTo } from '../../src/database/embedded-socket.js'
import { PLANNER_OPTIONS } from '../../src/database/postgresql.js'
import type { Variant } from './routes.js'

// The servers to compare with, in a process of their own: bare Fastify + pg, which sends the same statements and answers with the rows, and
// constant answers of the same bytes. No authentication, limits, validation or log.

export interface PeerTask { variants: Variant[], answers: string[], poolMax: number }

/** As little work as possible: whole numbers as numbers, times as the text that arrives. */
const { builtins } = pg.types
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number
    if (oid === builtins.DATE || oid === builtins.TIMESTAMPTZ) return (text: string) => text
    return pg.types.getTypeParser(oid, format as 'text')
  }
}

async function openPool (max: number): Promise<pg.Pool> {
  const { DATABASE_URL, DATA_DIR } = process.env
  if (DATABASE_URL !== undefined) {
    return new pg.Pool({ connectionString: DATABASE_URL, max, types, options: PLANNER_OPTIONS } as pg.PoolConfig)
  }
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC']
  const pglite = await PGlite.create({ dataDir: path.join(DATA_DIR as string, 'postgres'), startParams })
  return new pg.Pool({ ...connectionTo(() => pglite), types } as pg.PoolConfig)
}

async function serve ({ variants, answers, poolMax }: PeerTask): Promise<number> {
  const pool = await openPool(poolMax)
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    return name
  }
  const queries = variants.map(({ statements }) => statements.map(({ text, values, isPrepared }) => isPrepared
    ? { text, values, name: nameOf(text) }
    : { text, values }))

  const app = fastify()
  app.get<{ Params: { index: number } }>('/bare/:index', async ({ params }) => {
    const rows = []
    for (const query of queries[params.index] as pg.QueryConfig[]) rows.push(...(await pool.query(query)).rows)
    return rows
  })
  app.get<{ Params: { index: number } }>('/constant/:index', async ({ params }, reply) => {
    reply.type('application/json; charset=utf-8')
    return answers[params.index]
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

process.once('message', (task: PeerTask) => {
  void serve(task).then(port => process.send?.(port))
})
// Without the bench there is nothing to do.
process.once('disconnect', () => process.exit())
process.once('SIGINT', () => {})
