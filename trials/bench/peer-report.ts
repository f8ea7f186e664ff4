import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../shared/processes.js'
import type { Latencies } from './fixed-rate.js'
import type { Measured } from './rounds.js'
import { count, list, putIntoDocs, toAligned, toLines, toMarkdownTable, type Table } from './tables.js'

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

/** What a work is compared with: the best peer, or the constant answers where there are no peers. */
function referenceOf (work: PeerWork): PeerMeasured | undefined {
  const targets = fastestFirst(work)
  return targets.find(({ side }) => side === 'peer') ?? targets.find(({ side }) => side === 'ceiling')
}

/** The rate of a target as a ratio to the reference of that work. */
function ratioIn (work: PeerWork | undefined, name: string): string {
  const [target, reference] = [work?.targets.find(target => target.name === name), work && referenceOf(work)]
  return target === undefined || reference === undefined ? '–' : (perSecond(target) / perSecond(reference)).toFixed(2)
}

/** A table for each work, with most connections first; the fastest is first. Ratios are told for every number of connections. */
function toTables (works: PeerWork[]): Table[] {
  return [...new Set(works.map(({ name }) => name))].map(name => {
    const [most, ...fewer] = works.filter(work => work.name === name).toSorted((a, b) => b.connections - a.connections) as [PeerWork]
    const micros = (value: number) => value === 0 ? '–' : count(value)
    const reference = referenceOf(most)?.side === 'peer' ? 'best peer' : 'constant'
    return [
      [
        `${most.title}, ${most.connections} connection${most.connections === 1 ? '' : 's'}`, 'Requests/s', `÷ ${reference}`,
        ...fewer.map(({ connections }) => `on ${connections}`), 'CPU of Node.js, µs', 'CPU of PostgreSQL, µs', 'p99, ms',
        ...most.rate === undefined ? [] : [`p99 at ${count(most.rate)}/s, ms`]
      ],
      ...fastestFirst(most).map(target => [
        target.side === 'ours' ? `**${target.title}**` : target.title,
        count(perSecond(target)),
        ...[most, ...fewer].map(work => ratioIn(work, target.name)),
        micros(target.node),
        micros(target.postgresql),
        target.p99.toFixed(1),
        ...most.rate === undefined ? [] : [target.atRate === undefined ? '–' : target.atRate.p99.toFixed(1)]
      ])
    ]
  })
}

function toFirstTable (first: FirstSecond[]): Table {
  const sorted = first.toSorted((a, b) => b.perSecond - a.perSecond)
  return [
    ['The first second of a process, at the first of these works', 'Requests/s', 'CPU of Node.js, µs'],
    ...sorted.map(({ title, side, perSecond, node }) => [side === 'ours' ? `**${title}**` : title, count(perSecond), count(node)])
  ]
}

/** The tables as aligned text. */
export function toPeerText ({ works, first, embedded }: PeerResult): string {
  return [...toTables(works), ...toTables(embedded), toFirstTable(first)].map(toAligned).join('\n\n')
}

/** The tables, and the conditions of the measurement. */
export function toPeerMarkdown ({ at, machine, database, load, rows, works, first, embedded }: PeerResult): string {
  const sizes = (companies: PeerResult['rows']['postgresql']) => companies.map(({ jobs, candidates, applications }) =>
    `${count(jobs)} jobs, ${count(candidates)} candidates and ${count(applications)} applications`).join('; ')
  return [
    '![Requests a second of the server and its peers, for each work](../public/performance.svg)',
    ...toTables(works).map(toMarkdownTable),
    toMarkdownTable(toFirstTable(first)),
    'On the embedded database, which one process owns:',
    ...toTables(embedded).map(toMarkdownTable),
    toLines(`Taken on ${at.slice(0, 10)}. Machine: ${list(machine)}. Database: ${list(database)}. Load: ` +
      `${load.rounds} rounds of ${load.seconds} s for each target, pools of ${load.poolMax}. Rows of the two companies: ` +
      `${sizes(rows.postgresql)}. Embedded: ${sizes(rows.embedded)}.`)
  ].join('\n\n')
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
