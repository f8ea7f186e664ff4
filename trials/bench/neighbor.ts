import type { PoolDatabase } from '../../src/database/pool.js'
import { Neighbors, type NeighborRound } from '../shared/neighbors.js'
import { startServer, type Env } from '../shared/processes.js'
import type { Options } from './options.js'
import { spread, type Spread } from './rounds.js'

const JOBS = 60_000

interface Latency { p50: number, p99: number }

/** A quiet company's reads without and with a noisy one beside it; times in milliseconds, medians of the rounds. */
export interface NeighborResult { alone: Latency, beside: Latency, p99Ratio: Spread, statuses: string, noise: string }

export async function measureNeighbor (
  { db, env, log }: { db: PoolDatabase, env: Env, log: (line: string) => void }, { seconds, rounds, profile }: Options
): Promise<NeighborResult> {
  log('neighbor …')
  const server = await startServer({ ...env, WEBHOOK_ALLOW_PRIVATE: 'true' }, { profile })
  const neighbors = await Neighbors.open(db, server.base, JOBS)
  try {
    await neighbors.readQuietly(AbortSignal.timeout(seconds * 1000))
    const measured: NeighborRound[] = []
    for (let round = 0; round < rounds; round++) measured.push(await neighbors.round(seconds))
    const latency = (kind: 'alone' | 'beside') => {
      const at = (share: number) => spread(measured.map(round => round[kind].percentile(share))).median
      return { p50: at(0.5), p99: at(0.99) }
    }
    return {
      alone: latency('alone'),
      beside: latency('beside'),
      p99Ratio: spread(measured.map(({ alone, beside }) => beside.percentile(0.99) / alone.percentile(0.99))),
      statuses: measured.map(({ beside }) => String(beside)).join('; '),
      noise: measured.map(({ pages, redeliveries }) => `${pages} pages, ${redeliveries} redeliveries`).join('; ')
    }
  } finally {
    neighbors.close()
    await server.stop()
  }
}
