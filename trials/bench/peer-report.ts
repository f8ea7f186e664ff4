import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../shared/processes.js'
import type { Latencies } from './fixed-rate.js'
import type { Measured } from './rounds.js'
import { count, list, putIntoDocs, range, latency, toAligned, toLines, toMarkdownTable, type Table } from './tables.js'

export type Side = 'ours' | 'peer' | 'ceiling'

/** One target at one work; processor times in microseconds a request. */
export interface PeerMeasured extends Measured {
  name: string
  title: string
  side: Side
  node: number
  postgresql: number
  /** At the fixed rate of the work; undefined for a target that cannot keep up with it. */
  atRate?: Latencies | undefined
}

/** `rate` is a fixed number of requests a second, where one was measured. */
export interface PeerWork { name: string, title: string, connections: number, rate?: number | undefined, targets: PeerMeasured[] }

/** What a target answers in the first second after its start, and microseconds of processor time a request. */
export interface FirstSecond { title: string, side: Side, perSecond: number, node: number }

export interface PeerResult {
  at: string
  machine: Record<string, string | number>
  /** Versions and settings of PostgreSQL. */
  database: Record<string, string>
  load: { connections: number[], seconds: number, rounds: number, poolMax: number }
  /** Of each company. */
  rows: Record<'postgresql' | 'embedded', Array<{ jobs: number, candidates: number, applications: number }>>
  works: PeerWork[]
  /** At the first work. */
  first: FirstSecond[]
  /** The same on the embedded database, which the peers do not have. */
  embedded: PeerWork[]
}

const PLOT_FILE = 'public/performance.svg'

const perSecond = ({ perSecond }: PeerMeasured) => perSecond.median

const fastestFirst = ({ targets }: PeerWork) => targets.toSorted((a, b) => perSecond(b) - perSecond(a))

/** The fastest is first; ratios are to the best peer, or to the constant answers where there are no peers. */
function toTable (work: PeerWork): Table {
  const targets = fastestFirst(work)
  const peer = targets.find(({ side }) => side === 'peer')
  const reference = peer ?? targets.find(({ side }) => side === 'ceiling')
  const micros = (value: number) => value === 0 ? '–' : count(value)
  return [
    [
      `${work.title}, ${work.connections} connection${work.connections === 1 ? '' : 's'}`, 'Requests/s',
      peer === undefined ? '÷ constant' : '÷ best peer', 'CPU of Node.js, µs', 'CPU of PostgreSQL, µs', 'p50 / p99, ms',
      ...work.rate === undefined ? [] : [`p50 / p99 / p99.9 at ${count(work.rate)} a second, ms`]
    ],
    ...targets.map(target => [
      target.side === 'ours' ? `**${target.title}**` : target.title,
      range(target.perSecond),
      reference === undefined ? '–' : (perSecond(target) / perSecond(reference)).toFixed(2),
      micros(target.node),
      micros(target.postgresql),
      latency(target),
      ...work.rate === undefined ? [] : [target.atRate === undefined ? '–' : latencies(target.atRate)]
    ])
  ]
}

const latencies = ({ p50, p99, p999 }: Latencies) => [p50, p99, p999].map(value => value.toFixed(1)).join(' / ')

function toFirstTable (first: FirstSecond[]): Table {
  const sorted = first.toSorted((a, b) => b.perSecond - a.perSecond)
  return [
    ['The first second of a process, at the first of these works', 'Requests/s', 'CPU of Node.js, µs'],
    ...sorted.map(({ title, side, perSecond, node }) => [side === 'ours' ? `**${title}**` : title, count(perSecond), count(node)])
  ]
}

/** The tables as aligned text. */
export function toPeerText ({ works, first, embedded }: PeerResult): string {
  return [...[...works, ...embedded].map(toTable), toFirstTable(first)].map(toAligned).join('\n\n')
}

/** The tables, and the conditions of the measurement. */
export function toPeerMarkdown ({ at, machine, database, load, rows, works, first, embedded }: PeerResult): string {
  const sizes = (companies: PeerResult['rows']['postgresql']) => companies.map(({ jobs, candidates, applications }) =>
    `${count(jobs)} jobs, ${count(candidates)} candidates and ${count(applications)} applications`).join('; ')
  return [
    '![Requests a second of the server and its peers, for each work](../public/performance.svg)',
    ...works.map(work => toMarkdownTable(toTable(work))),
    toMarkdownTable(toFirstTable(first)),
    'On the embedded database, which one process owns:',
    ...embedded.map(work => toMarkdownTable(toTable(work))),
    toLines(`Taken on ${at.slice(0, 10)}. Machine: ${list(machine)}. Database: ${list(database)}. Load: ` +
      `${load.rounds} rounds of ${load.seconds} s for each target, pools of ${load.poolMax}. Rows of the two companies: ` +
      `${sizes(rows.postgresql)}. Embedded: ${sizes(rows.embedded)}.`)
  ].join('\n\n')
}

/** @returns path of the file, from the root of the project */
export function writePeerResult (result: PeerResult): string {
  const file = path.join('trials/bench/results', `${result.at.slice(0, 10)}-peers.json`)
  mkdirSync(path.join(ROOT, 'trials/bench/results'), { recursive: true })
  writeFileSync(path.join(ROOT, file), `${JSON.stringify(result, null, 2)}\n`)
  return file
}

/** Puts the tables between their markers, and the plot beside the other pictures. */
export function writePeerDocs (result: PeerResult): void {
  putIntoDocs('peers', toPeerMarkdown(result))
  const [most] = result.load.connections
  writeFileSync(path.join(ROOT, PLOT_FILE), toPlot(result.works.filter(({ connections }) => connections === most)))
}

const BAR = { height: 16, gap: 4, left: 250, width: 420 }
const PANEL = { title: 26, gap: 18 }
const FILL: Record<Side, string> = { ours: '#1a7f5a', peer: '#8a94a6', ceiling: '#d5d9e0' }
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A panel of bars for each work, the longest bar of each over the whole width. */
export function toPlot (works: PeerWork[]): string {
  const lines: string[] = []
  let y = 0
  for (const work of works) {
    y += PANEL.title
    lines.push(`<text x="0" y="${y - 8}" font-weight="600">${escape(work.title)}</text>`)
    const most = Math.max(...work.targets.map(perSecond))
    for (const target of fastestFirst(work)) {
      const width = Math.max(1, Math.round(perSecond(target) / most * BAR.width))
      const middle = y + BAR.height - 4
      lines.push(
        `<text x="${BAR.left - 8}" y="${middle}" text-anchor="end">${escape(target.title)}</text>`,
        `<rect x="${BAR.left}" y="${y}" width="${width}" height="${BAR.height}" fill="${FILL[target.side]}"/>`,
        `<text x="${BAR.left + width + 6}" y="${middle}">${count(perSecond(target))}</text>`
      )
      y += BAR.height + BAR.gap
    }
    y += PANEL.gap
  }
  const width = BAR.left + BAR.width + 70
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" ` +
    'font-family="system-ui, sans-serif" font-size="12" fill="#1c2430">\n<title>Requests a second</title>\n' +
    `<rect width="${width}" height="${y}" fill="#fff"/>\n${lines.join('\n')}\n</svg>\n`
}
