import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../shared/client.js'
import { envOf } from '../shared/file-stores.js'
import { memoryOf, startPeer, startServer, type Env, type Running, type Server } from '../shared/processes.js'
import { percentile } from '../shared/tally.js'
import type { FilesSent, FileTask } from './file-sender.js'
import type { Options } from './options.js'
import { processorTime } from './processor-time.js'
import { spread, type Spread } from './rounds.js'

/** Files of 10 MB, up and down, beside bare Fastify that writes them to the disk. */
export interface FilesResult {
  rates: Array<{ title: string, upload: FileRate, download: FileRate }>
  /** With the bytes in the database, twenty uploads and downloads at once, not for the first time: by how much the memory grew. */
  growthMiB: number
  /** Milliseconds of another request, that was never asked before, between them and meanwhile: as many times as one process sends it. */
  others: Record<'alone' | 'beside', { p50: number, p99: number }>
}

/** Megabytes a second, and the processor time of the server for a file, in milliseconds. */
export interface FileRate { perSecond: Spread, processorMs: Spread }

interface Setting { env: Env, secret: string, log: (line: string) => void }

/** Bytes of a file; the most that the server takes by default. */
const SIZE = 10_000_000
const FILES = 12
const CONNECTIONS = 4
const AT_ONCE = 20
const PAUSE_MS = 5
const ALONE_MS = 3000
const OTHER = '/api/v1/jobs?perPage=20'

/** Where files go to: the places of a round, and the address of a file by the answer to its upload. */
interface Target {
  title: string
  base: string
  pid: number
  paths: (count: number) => Promise<string[]>
  addressOf: (answer: string) => string
}

export async function measureFiles ({ env, secret, log }: Setting, { rounds }: Options): Promise<FilesResult> {
  const sender = await startPeer(new URL('./file-sender.js', import.meta.url), {}, {})
  const run = async (task: Omit<FileTask, 'secret' | 'size'>): Promise<FilesSent> => await send(sender, { ...task, secret, size: SIZE })
  const bare = await startPeer(new URL('./file-peer.js', import.meta.url), {}, {})
  const store = await startPeer(new URL('./file-store.js', import.meta.url), {}, {})

  const database = await startServer(env)
  const rates = [await measureRates(ours('bytes in the database', database, secret), run, rounds, log)]
  await database.stop()
  const s3 = await startServer({ ...env, ...envOf(Number(new URL(store.base).port)) })
  rates.push(await measureRates(ours('bytes in an S3-compatible store', s3, secret), run, rounds, log))
  await s3.stop()
  rates.push(await measureRates({
    title: 'bare Fastify, to and from the disk',
    base: bare.base,
    pid: bare.pid,
    paths: async count => new Array<string>(count).fill('/files'),
    addressOf: answer => (JSON.parse(answer) as { url: string }).url
  }, run, rounds, log))
  await Promise.all([store.stop(), bare.stop()])
  const asked = await startServer({ ...env, READ_CACHE_BYTES: '0' })
  const beside = await measureBeside(asked, secret, run, rounds, log)
  await Promise.all([asked.stop(), sender.stop()])
  return { rates, ...beside }
}

async function send (sender: Running, task: FileTask): Promise<FilesSent> {
  const response = await fetch(sender.base, { method: 'POST', body: JSON.stringify(task) })
  if (!response.ok) throw new Error(await response.text())
  return await response.json() as FilesSent
}

/** The server. Each round has a candidate of its own, as an object has a hundred files at most. */
function ours (title: string, { base, pid }: Server, secret: string): Target {
  const api = new Client(base, secret, 1)
  return {
    title,
    base,
    pid,
    paths: async count => {
      const person = { name: 'Ada', lastName: 'Bench', email: `${randomUUID()}@example.com` }
      const { id } = await api.json<{ id: number }>('POST', '/api/v2/candidates', person)
      return new Array<string>(count).fill(`/api/v2/candidates/${id}/attachments`)
    },
    addressOf: answer => {
      const { candidateId, id } = JSON.parse(answer) as { candidateId: number, id: string }
      return `/api/v2/candidates/${candidateId}/attachments/${id}/content`
    }
  }
}

type Run = (task: Omit<FileTask, 'secret' | 'size'>) => Promise<FilesSent>

async function measureRates (
  { title, base, pid, paths, addressOf }: Target, run: Run, rounds: number, log: (line: string) => void
): Promise<FilesResult['rates'][number]> {
  const measure = async (task: Pick<FileTask, 'method' | 'paths'>) => {
    const before = processorTime(pid)
    const { ms, answers } = await run({ ...task, base, connections: CONNECTIONS })
    return { answers, perSecond: FILES * SIZE / 1000 / ms, processorMs: (processorTime(pid) - before) / 1000 / FILES }
  }
  const [up, down]: [Rate[], Rate[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    log(`files, ${title}, round ${round} of ${rounds} …`)
    const sent = await measure({ method: 'POST', paths: await paths(FILES) })
    const fetched = await measure({ method: 'GET', paths: sent.answers.map(addressOf) })
    if (round === 0) continue
    up.push(sent)
    down.push(fetched)
  }
  return { title, upload: toRate(up), download: toRate(down) }
}

interface Rate { perSecond: number, processorMs: number }

const toRate = (rounds: Rate[]): FileRate => ({
  perSecond: spread(rounds.map(({ perSecond }) => perSecond)), processorMs: spread(rounds.map(({ processorMs }) => processorMs))
})

/** Another request while twenty files come at once and then go at once. In the first round, the server warms up. */
async function measureBeside (
  server: Server, secret: string, run: Run, rounds: number, log: (line: string) => void
): Promise<Pick<FilesResult, 'growthMiB' | 'others'>> {
  const { base, paths, addressOf } = ours('', server, secret)
  const api = new Client(server.base, secret, 1)
  let largest = 0
  const timesDuring = async (work: Promise<unknown>): Promise<number[]> => {
    const times: number[] = []
    const done = new AbortController()
    const end = work.finally(() => { done.abort() })
    while (!done.signal.aborted) {
      const { status, ms } = await api.send({ method: 'GET', path: OTHER })
      if (status !== 200) throw new Error(`${status} for ${OTHER}`)
      times.push(ms)
      largest = Math.max(largest, memoryOf(server.pid))
      await sleep(PAUSE_MS)
    }
    await end
    return times
  }
  const files = async () => {
    const { answers } = await run({ method: 'POST', base, paths: await paths(AT_ONCE), connections: AT_ONCE })
    await run({ method: 'GET', base, paths: answers.map(addressOf), connections: AT_ONCE })
  }
  const [alone, beside]: [number[], number[]] = [[], []]
  let before = 0
  for (let round = 0; round <= rounds; round++) {
    log(`files beside other requests, round ${round} of ${rounds} …`)
    const times = [await timesDuring(sleep(ALONE_MS)), await timesDuring(files())]
    if (round === 0) largest = before = memoryOf(server.pid)
    else for (const [index, all] of [alone, beside].entries()) all.push(...times[index] ?? [])
  }
  api.close()
  const toTimes = (times: number[]) => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) })
  return { growthMiB: largest - before, others: { alone: toTimes(alone), beside: toTimes(beside) } }
}
