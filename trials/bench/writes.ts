import type { Request } from 'autocannon'
import type { Database } from '../../src/database/port.js'
import { changeApplication } from '../../src/domain/applications/changes.js'
import { createApplication } from '../../src/domain/applications/creation.js'
import { Change } from '../../src/domain/shared/change.js'
import type { Identity } from '../../src/domain/shared/identity.js'
import { startServer, type Env } from '../shared/processes.js'
import { wants, type Options } from './options.js'
import { findPgbench, recordScript, runPgbench, type Id, type Script } from './pgbench.js'
import { drive, measured, spread, type Measured, type Round, type Spread } from './rounds.js'
import { countEvents, JOBS, makeMoving, MOVING, openJobs, STEPS, type Ground } from './write-fixtures.js'

/** `pgbench` is transactions a second; null when there is no pgbench. */
export interface WriteResult { name: string, title: string, ours: Measured, pgbench: Spread | null }

/** One side: a database of its own with the same rows, and where it is. */
export interface Side { db: Database, env: Env }

interface Setting {
  ours: Side
  pgbench: Side
  identity: Identity
  secret: string
  candidates: number
  poolMax: number
  log: (line: string) => void
}

/** In rounds. The engine of JavaScript goes on compiling for some thousand writes; pgbench needs no more than full caches. */
const WARM_UP = { server: 3, pgbench: 1 }

/** A kind of write, for both sides. Round 0 warms up. */
interface Kind {
  name: string
  title: string
  event: string
  /** The request number n of a round. */
  request: (n: number) => Request
  script: Script
  setup: string[]
  variables: () => Record<string, number>
  prepare: (side: Side, round: number) => Promise<void>
}

export async function measureWrites (setting: Setting, options: Options): Promise<WriteResult[]> {
  const { ours, pgbench, identity, secret, poolMax, log } = setting
  const tool = findPgbench()
  if (tool === undefined) log('There is no pgbench on this machine: the writes have nothing to be compared with')
  const server = await startServer(ours.env, { profile: options.profile })
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const results: WriteResult[] = []
  for (const makeKind of [creating, moving]) {
    const kind = await makeKind(setting)
    if (!wants(options, kind.name)) continue
    log(`${kind.name} …`)
    const rounds: Round[] = []
    const tps: number[] = []
    for (let round = 0; round <= options.rounds; round++) {
      const load = { ...options, seconds: options.seconds * (round === 0 ? WARM_UP.server : 1) }
      await kind.prepare(ours, round)
      let sent = 0
      const requests = [{ setupRequest: (request: Request) => ({ ...request, ...kind.request(sent++) }) }]
      const driven = await counted(ours.db, identity, kind.event, async () => await drive(server.base, requests, headers, load))
      if (round > 0) rounds.push(driven)
      if (tool === undefined) continue
      await kind.prepare(pgbench, round)
      const run = {
        url: pgbench.env.DATABASE_URL as string,
        clients: poolMax,
        seconds: options.seconds * (round === 0 ? WARM_UP.pgbench : 1),
        setup: kind.setup,
        variables: { company: identity.companyId, token: identity.tokenId, ...kind.variables(), i: -1, clients: poolMax }
      }
      const ran = await counted(pgbench.db, identity, kind.event, async () => {
        const { perSecond, count } = await runPgbench(tool, kind.script, run)
        return { perSecond, answers: count }
      })
      if (round > 0) tps.push(ran.perSecond)
    }
    results.push({ name: kind.name, title: kind.title, ours: measured(rounds), pgbench: tps.length > 0 ? spread(tps) : null })
  }
  await server.stop()
  return results
}

/** @throws when fewer events were written than writes answered: some did nothing */
async function counted<T extends { answers: number }> (
  db: Database, { companyId }: Identity, event: string, run: () => Promise<T>
): Promise<T> {
  const before = await countEvents(db, companyId, event)
  const result = await run()
  const written = await countEvents(db, companyId, event) - before
  if (written < result.answers) {
    throw new Error(
      `${result.answers} writes left ${written} events ${event}; if rounds are too short to move every application, give more --seconds`
    )
  }
  return result
}

/** Known candidates apply, each pair of job and candidate once: every round has new jobs. */
async function creating ({ ours, identity, candidates }: Setting): Promise<Kind> {
  let ground = await openJobs(ours.db, identity)
  const { firstJob, firstCandidate } = ground
  const last = candidates - 1
  const variables = new Map<Id, string>([
    [identity.companyId, 'company'], [identity.tokenId, 'token'], [firstJob, 'job'], [firstCandidate + last, 'candidate']
  ])
  const script = await recordScript(ours.db, variables, async tx => await createApplication(
    new Change(tx, identity), firstJob, { candidateId: firstCandidate + last }
  ))
  return {
    name: 'create-application',
    title: 'POST /api/v1/jobs/{jobId}/applications',
    event: 'application.created',
    request: n => ({
      method: 'POST',
      path: `/api/v1/jobs/${ground.firstJob + n % JOBS}/applications`,
      body: JSON.stringify({ candidateId: ground.firstCandidate + n })
    }),
    script,
    setup: [
      '\\set i :i + 1',
      '\\set n :i * :clients + :client_id',
      `\\set job :first_job + :n % ${JOBS}`,
      '\\set candidate :first_candidate + :n'
    ],
    variables: () => ({ first_job: ground.firstJob, first_candidate: ground.firstCandidate }),
    prepare: async ({ db }) => { ground = await openJobs(db, identity) }
  }
}

/** The same applications move between two steps in one round, and between two others in the next, so that every move changes the step. */
async function moving ({ ours, pgbench, identity, poolMax, candidates }: Setting): Promise<Kind> {
  const grounds = new Map<Database, Ground & { firstApplication: number }>()
  for (const { db } of [ours, pgbench]) {
    const ground = await openJobs(db, identity)
    grounds.set(db, { ...ground, firstApplication: await makeMoving(db, identity, ground, candidates) })
  }
  const recorded = grounds.get(ours.db) as Ground & { firstApplication: number }
  const { firstJob, firstStep, firstApplication } = recorded
  const variables = new Map<Id, string>([
    [identity.companyId, 'company'], [identity.tokenId, 'token'], [firstJob, 'job'], [firstStep + 2, 'step'],
    [firstApplication, 'application']
  ])
  const script = await recordScript(ours.db, variables, async tx => await changeApplication(
    new Change(tx, identity), firstJob, firstApplication, { currentStepId: firstStep + 2 }
  ))
  let current = recorded
  let pair = 2
  const target = (ground: Ground, n: number) => ground.firstStep + (n % JOBS) * STEPS + pair + Math.floor(n / MOVING) % 2
  return {
    name: 'move-application',
    title: 'PATCH /api/v1/jobs/{jobId}/applications/{id}, a move',
    event: 'application.moved',
    request: n => ({
      method: 'PATCH',
      path: `/api/v1/jobs/${current.firstJob + n % MOVING % JOBS}/applications/${current.firstApplication + n % MOVING}`,
      body: JSON.stringify({ currentStepId: target(current, n) })
    }),
    script,
    setup: [
      '\\set i :i + 1',
      '\\set n :client_id * :share + :i % :share',
      `\\set job :first_job + :n % ${JOBS}`,
      '\\set application :first_application + :n',
      `\\set step :first_step + :n % ${JOBS} * ${STEPS} + :pair + :i / :share % 2`
    ],
    variables: () => ({
      first_job: current.firstJob, first_step: current.firstStep, first_application: current.firstApplication, pair, share: MOVING / poolMax
    }),
    prepare: async ({ db }, round) => {
      current = grounds.get(db) as typeof current
      pair = round % 2 === 0 ? 2 : 0
    }
  }
}
