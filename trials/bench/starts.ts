import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isOk, startServer, type Env } from '../shared/processes.js'
import { spread, type Spread } from './rounds.js'

/** Seconds from the start of the process to the first 200. */
export interface StartResult { name: string, title: string, ready: Spread, authorized: Spread }

interface Times { ready: number, authorized: number }

const SANDBOX_TOKEN = 'a-token-of-the-sandbox-of-the-bench'

export async function measureStarts (postgresql: { env: Env, secret: string } | undefined, rounds: number): Promise<StartResult[]> {
  const results: StartResult[] = []
  const add = (name: string, title: string, times: Times[]) => results.push({
    name, title, ready: spread(times.map(({ ready }) => ready)), authorized: spread(times.map(({ authorized }) => authorized))
  })
  if (postgresql !== undefined) {
    const { env, secret } = postgresql
    add('start-postgresql', 'on PostgreSQL', await repeat(rounds, async () => await timeStart(env, secret)))
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-bench-'))
  try {
    const sandbox = async (name: string | number) => await timeStart(
      { DATA_DIR: path.join(folder, String(name)), SANDBOX_TOKEN }, SANDBOX_TOKEN
    )
    add('start-sandbox-first', 'sandbox, first time', await repeat(rounds, sandbox))
    add('start-sandbox-again', 'sandbox, again', await repeat(rounds, async () => await sandbox(0)))
  } finally {
    rmSync(folder, { recursive: true })
  }
  return results
}

async function repeat (times: number, run: (round: number) => Promise<Times>): Promise<Times[]> {
  const results = []
  for (let round = 0; round < times; round++) results.push(await run(round))
  return results
}

async function timeStart (env: Env, secret: string): Promise<Times> {
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  const server = await startServer(env)
  const ready = seconds()
  const isAuthorized = await isOk(`${server.base}/api/v1/jobs?perPage=20`, { authorization: `Bearer ${secret}` })
  const authorized = seconds()
  await server.stop()
  if (!isAuthorized) throw new Error('The first request was not answered 200')
  return { ready, authorized }
}
