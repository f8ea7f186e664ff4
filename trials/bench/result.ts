import { cpus, release, totalmem, type } from 'node:os'
import type { Engine } from '../../src/database/port.js'
import type { CustomFieldsResult } from './custom-fields.js'
import type { Size } from './filled-database.js'
import type { FilesResult } from './files.js'
import type { MemoryResult } from './memory.js'
import type { NeighborResult } from './neighbor.js'
import type { NumberingResult } from './numbering.js'
import type { Options } from './options.js'
import type { ReadResult } from './reads.js'
import type { Spread } from './rounds.js'
import type { StartResult } from './starts.js'
import type { SyncResult } from './sync.js'
import type { WriteResult } from './writes.js'

export interface Result {
  at: string
  engine: Engine
  machine: Record<string, string | number>
  /** Versions and settings of PostgreSQL. */
  database: Record<string, string>
  load: Pick<Options, 'seconds' | 'rounds' | 'connections'> & { poolMax: number }
  rows: Size
  reads: ReadResult[]
  writes: WriteResult[]
  /** Null when it was not measured. */
  sync: SyncResult | null
  /** Null when it was not measured. */
  neighbor: NeighborResult | null
  /** Null when it was not measured. */
  numbering: NumberingResult | null
  /** Null when it was not measured. */
  files: FilesResult | null
  /** Null when it was not measured. */
  customFields: CustomFieldsResult | null
  starts: StartResult[]
  /** Null when it was not measured. */
  memory: MemoryResult | null
  aims: Aim[]
}

type FilesRate = FilesResult['rates'][number]

/** A number to reach, and what was measured. */
export interface Aim { what: string, aim: string, measured: string, reached: boolean }

export function describeMachine (): Record<string, string | number> {
  const [cpu] = cpus()
  return {
    cpu: cpu?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version
  }
}

export function ratio (ours: { perSecond: Spread }, other: Spread): number {
  return ours.perSecond.median / other.median
}

/** Those aims for which there are numbers. */
export function checkAims (
  { engine, reads, writes, sync, neighbor, numbering, files, customFields, starts }:
  Pick<Result, 'engine' | 'reads' | 'writes' | 'sync' | 'neighbor' | 'numbering' | 'files' | 'customFields' | 'starts'>
): Aim[] {
  const aims: Aim[] = []
  const add = (what: string, sign: '≥' | '≤', limit: number, value: number | undefined, unit = '') => {
    if (value === undefined) return
    aims.push({
      what, aim: `${sign} ${limit}${unit}`, measured: `${value.toFixed(2)}${unit}`, reached: sign === '≥' ? value >= limit : value <= limit
    })
  }
  const read = (name: string) => reads.find(result => result.name === name)
  const start = (name: string) => starts.find(result => result.name === name)?.authorized.median

  const [page, first, last, candidate, search] = [
    'jobs-page', 'applications-first', 'applications-last', 'candidate', 'candidates-search'
  ].map(read)
  if (engine === 'postgresql') {
    add('GET /api/v1/jobs?perPage=20, requests/s to bare Fastify + pg', '≥', 0.75, page && ratio(page.ours, page.bare.perSecond))
    add(
      'GET /api/v2/applications, cost of the last page to the first',
      '≤',
      1.3,
      first && last && first.ours.perSecond.median / last.ours.perSecond.median
    )
    add(
      'GET /api/v2/candidates?q=…, p99 to that of a primary-key read', '≤', 5, candidate && search && search.ours.p99 / candidate.ours.p99
    )
    for (const { title, ours, pgbench } of writes) {
      add(`${title}, writes/s to pgbench`, '≥', 0.5, pgbench === null ? undefined : ratio(ours, pgbench))
    }
  }
  if (sync !== null) {
    add('GET /api/v2/events, rows/s to those of GET /api/v2/applications', '≥', 0.6, sync.feed.median / sync.applications.median)
    add('GET /api/v2/exports/applications, rows/s', '≥', 50_000, sync.export.median)
    add('Webhooks, deliveries/s to one receiver', '≥', 1000, sync.deliveries.median)
    add('Webhooks, commit to receipt, p50', '≤', 100, sync.latency.p50, ' ms')
  }
  add('A quiet company beside a noisy one, p99 to that alone', '≤', 2, neighbor?.p99Ratio.median)
  add('Positions, events/s of one company', '≥', 60_000, numbering?.perSecond.median)
  if (files !== null) {
    const [database, s3, bare] = files.rates as [FilesRate, FilesRate, FilesRate]
    const toBare = s3.upload.perSecond.median / bare.upload.perSecond.median
    add('Files of 10 MB to the S3-compatible store, MB/s to bare Fastify', '≥', 0.5, toBare)
    add('Files of 10 MB to the database', '≥', 100, database.upload.perSecond.median, ' MB/s')
    add('Files of 10 MB from the database', '≥', 100, database.download.perSecond.median, ' MB/s')
    add('Twenty files at once: memory grows by', '≤', 30, files.growthMiB, ' MiB')
    add('The same: p99 of another request to that alone', '≤', 2, files.others.beside.p99 / files.others.alone.p99)
  }
  if (customFields !== null) {
    const toOthers = ({ without, with: fields }: CustomFieldsResult['never']) => ratio(fields, without.perSecond)
    add('Jobs with custom fields, requests/s to those of a company without', '≥', 0.9, toOthers(customFields.never))
    add('The same, repeated', '≥', 0.9, toOthers(customFields.repeated))
  }
  add('Start to the first authorized 200, on PostgreSQL', '≤', 1.5, start('start-postgresql'), ' s')
  add('The same, sandbox again', '≤', 2.5, start('start-sandbox-again'), ' s')
  add('The same, sandbox first', '≤', 5, start('start-sandbox-first'), ' s')
  return aims
}
