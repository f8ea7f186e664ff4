import type pg from 'pg'
import { atRate, middleOf, type Latencies } from './fixed-rate.js'
import type { FirstSecond, PeerResult, PeerWork, Side } from './peer-report.js'
import type { Work } from './peer-works.js'
import { timed } from './processor-time.js'
import { drive, measured, spread, type Round } from './rounds.js'

/** Before the first round: some thousand requests, so that no target is measured while its code is still being optimized. */
const WARM_UP_SECONDS = 3
/** The fixed rate, as a share of what the best peer answers. Targets that answer no more than a margin above it would only queue. */
const RATE_SHARE = 0.5
const RATE_MARGIN = 0.3
/** As many times as long as other rounds: within two seconds, a single pause of the machine of 20 ms is the p99. */
const RATE_LENGTH = 3
/** What the load generator keeps up with while it leaves the processors to the targets. */
const MAX_RATE = 2000

/** What is measured: a process that answers. `reads` if it answers nothing else. */
export interface Target { name: string, title: string, side: Side, base: string, pid: number, applicationName: string, reads?: true }

/** `admin` is a login that sees the processes of PostgreSQL, whose processor time is measured then. */
interface How { load: Pick<PeerResult['load'], 'connections' | 'seconds' | 'rounds'>, admin?: pg.Client, log: (line: string) => void }

type Requests = Pick<Work, 'requests'>

/** Rounds of one target at one work, with processor times in microseconds a request. */
interface Run { target: Target, rounds: Round[], node: number[], postgresql: number[], atRate: Latencies[] }

/** Measures the works on all targets, in alternated rounds. */
export async function measure (works: Work[], targets: Target[], how: How): Promise<PeerWork[]> {
  const results: PeerWork[] = []
  const [most] = how.load.connections
  for (const { connections, ...work } of works.flatMap(work => how.load.connections.map(connections => ({ connections, ...work })))) {
    how.log(`${work.title}, ${connections} connections …`)
    const runs = ableTo(work, targets).map((target): Run => ({ target, rounds: [], node: [], postgresql: [], atRate: [] }))
    await measureClosed(work, connections, runs, how)
    const rate = connections === most ? await measureAtRate(work, connections, runs, how.load) : undefined
    results.push({
      name: work.name,
      title: work.title,
      connections,
      rate,
      targets: runs.map(({ target: { name, title, side }, rounds, node, postgresql, atRate }) => ({
        name,
        title,
        side,
        ...measured(rounds),
        node: spread(node).median,
        postgresql: spread(postgresql).median,
        atRate: atRate.length === 0 ? undefined : middleOf(atRate)
      }))
    })
  }
  return results
}

/** The targets that answer all requests of the work. */
function ableTo ({ requests }: Requests, targets: Target[]): Target[] {
  const isRead = requests.every(({ method }) => method === 'GET')
  return targets.filter(({ reads }) => isRead || reads === undefined)
}

/** The first second of each target: of a process that has answered only a few requests. */
export async function measureFirst (work: Requests, targets: Target[], { load, admin }: How): Promise<FirstSecond[]> {
  const connections = load.connections[0] as number
  const first: FirstSecond[] = []
  for (const { title, side, base, pid, applicationName } of ableTo(work, targets)) {
    const { result, node } = await timed(pid, admin, applicationName, async () =>
      await drive(base, work.requests, {}, { connections, seconds: 1 }))
    first.push({ title, side, perSecond: result.perSecond, node: node / result.answers })
  }
  return first
}

/** As many requests as each target answers. */
async function measureClosed ({ requests }: Requests, connections: number, runs: Run[], { load, admin }: How): Promise<void> {
  for (let round = 0; round <= load.rounds; round++) {
    const seconds = round === 0 ? WARM_UP_SECONDS : load.seconds
    for (const { target, rounds, node, postgresql } of runs) {
      const { result, ...times } = await timed(target.pid, admin, target.applicationName, async () =>
        await drive(target.base, requests, {}, { connections, seconds }))
      if (round === 0) continue
      rounds.push(result)
      node.push(times.node / result.answers)
      postgresql.push(times.postgresql / result.answers)
    }
  }
}

/** The same number of requests a second for all targets that can keep up with it: half of what the best peer answers. */
async function measureAtRate ({ requests }: Requests, connections: number, runs: Run[], load: How['load']): Promise<number> {
  const speedOf = ({ rounds }: Run) => measured(rounds).perSecond.median
  const bestOf = (side: Side) => Math.max(...runs.filter(({ target }) => target.side === side).map(speedOf))
  const best = runs.some(({ target }) => target.side === 'peer') ? bestOf('peer') : bestOf('ours')
  const rate = Math.min(MAX_RATE, Math.round(best * RATE_SHARE))
  const able = runs.filter(run => speedOf(run) > rate * (1 + RATE_MARGIN))
  for (let round = 0; round < load.rounds; round++) {
    for (const { target, atRate: latencies } of able) {
      latencies.push(await atRate(target.base, requests, { rate, connections, seconds: load.seconds * RATE_LENGTH }))
    }
  }
  return rate
}
