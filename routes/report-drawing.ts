import { columnsOf } from '../src/domain/reports/csv.js'
import type { ReportKind } from '../src/domain/reports/reports.js'
import type { Numbers, Report } from '../src/domain/reports/schema.js'
import { escape } from './page.js'

// A report as HTML: for each group, or for all where a group has one number, a drawing of bars and a table with the numbers.

type Item = Record<string, unknown>
type Name = ReportKind['name']

/** A bar: what it is called, its length and that of its colored part, and its numbers in words. */
interface Bar { label: string, length: number, part: number, text: string }

const STATUSES: Record<string, string> = { reproved: 'rejected', give_up: 'withdrawn' }
const SHARES = ['reached', 'hireRate']

/** A name as it is read: `inProcess` is "In process". */
function inWords (name: string): string {
  const words = (STATUSES[name] ?? name).replace(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value as it is read: 1234 is "1,234", a share of 0.5 is "50 %". */
function toText (name: string, value: unknown): string {
  if (typeof value === 'number') return SHARES.includes(name) ? `${Math.round(value * 100)} %` : value.toLocaleString('en')
  return name === 'category' || name === 'status' ? inWords(String(value)) : String(value ?? '')
}

/** By which of its values an item is called, how long its bar and the colored part are, which values stand beside it, and their unit. */
const BARS: Record<Name, { label: string, length: string, part: string, beside: [string, string], unit?: string }> = {
  funnel: { label: 'category', length: 'entered', part: 'entered', beside: ['entered', 'reached'] },
  'time-in-step': { label: 'category', length: 'p90Hours', part: 'medianHours', beside: ['medianHours', 'p90Hours'], unit: ' h' },
  'time-to-hire': { label: 'name', length: 'p90Days', part: 'medianDays', beside: ['medianDays', 'p90Days'], unit: ' d' },
  sources: { label: 'source', length: 'applications', part: 'hired', beside: ['applications', 'hireRate'] },
  reasons: { label: 'reason', length: 'count', part: 'count', beside: ['count', 'status'] }
}

function toBar (report: Name, item: Item): Bar {
  const { label, length, part, beside, unit = '' } = BARS[report]
  const text = beside.map(name => `${toText(name, item[name])}${unit}`).join(' · ')
  return { label: toText(label, item[label]), length: Number(item[length]), part: Number(item[part]), text }
}

/** What a report is called, what it counts, and what its bars mean. */
export const TITLES: Record<Name, { title: string, counted: string, meaning: string }> = {
  funnel: {
    title: 'Funnel', counted: 'applications', meaning: 'Applications that entered each step, and their share of the first.'
  },
  'time-in-step': {
    title: 'Time in step', counted: 'visits', meaning: 'Hours on each step: the colored part is the median, the bar what 9 of 10 take.'
  },
  'time-to-hire': {
    title: 'Time to hire', counted: 'hires', meaning: 'Days to the hire: the colored part is the median, the bar what 9 of 10 take.'
  },
  sources: {
    title: 'Sources', counted: 'applications', meaning: 'Applications from each source; the colored part was hired, with its share.'
  },
  reasons: { title: 'Reasons', counted: 'applications', meaning: 'Applications that ended for each reason.' }
}

/** Bars of a drawing: its table has all. */
const MAX_BARS = 30
/** Groups that are drawn, each with its table. */
const MAX_DRAWN = 50
const MAX_LABEL = 32
const ROW = 46

const shortened = (label: string) => [...label].length > MAX_LABEL ? `${[...label].slice(0, MAX_LABEL - 1).join('')}…` : label

/** The bars, as wide as the page: lengths are percentages, so that texts keep their size. */
function draw (bars: Bar[], name: string): string {
  const shown = bars.slice(0, MAX_BARS)
  const longest = Math.max(...shown.map(({ length }) => length)) || 1
  const width = (length: number) => `${Math.round(length / longest * 10_000) / 100}%`
  const rows = shown.map(({ label, length, part, text }, at) => `<g>
<title>${escape(`${label}: ${text}`)}</title>
<text x="0" y="${at * ROW + 16}">${escape(shortened(label))}</text>
<text x="100%" y="${at * ROW + 16}" text-anchor="end">${escape(text)}</text>
<rect class="whole" x="0" y="${at * ROW + 23}" width="${width(length)}" height="14" rx="3"/>
<rect class="part" x="0" y="${at * ROW + 23}" width="${width(part)}" height="14" rx="3"/>
</g>`)
  return `<svg role="img" aria-label="${escape(name)}" width="100%" height="${shown.length * ROW}">
${rows.join('\n')}
</svg>${bars.length > MAX_BARS ? `\n<p>${MAX_BARS} of ${bars.length} are drawn.</p>` : ''}`
}

/** A row for each item, which its first cell names. */
function table (names: string[], items: Item[]): string {
  const [first = '', ...others] = names
  const ofNumbers = (name: string) => items.some(item => typeof item[name] === 'number') ? ' class="number"' : ''
  const text = (item: Item, name: string) => escape(toText(name, item[name]))
  return `<table><thead><tr>${names.map(name => `<th scope="col"${ofNumbers(name)}>${escape(inWords(name))}</th>`).join('')}</tr></thead>
<tbody>
${items.map(item => `<tr><th scope="row">${text(item, first)}</th>${
  others.map(name => `<td${ofNumbers(name)}>${text(item, name)}</td>`).join('')}</tr>`).join('\n')}
</tbody></table>`
}

const nameOf = ({ group }: Numbers): string =>
  group === null ? 'All' : typeof group === 'string' ? group : group.name ?? 'Without one'

/** Group by group; where a group is one number, all in one drawing. */
function figures (kind: ReportKind, { results, groupBy }: Report): string {
  const { name, list } = kind
  const { title } = TITLES[name]
  const { ofGroup, ofItem } = columnsOf(kind)
  const more = ofGroup.filter(column => column !== 'count')
  if (list === undefined) {
    const group = groupBy ?? 'group'
    const items = results.map((numbers): Item => ({ ...numbers, name: nameOf(numbers), [group]: nameOf(numbers) }))
    return `<figure>\n${draw(items.map(item => toBar(name, item)), title)}\n${table([group, ...more], items)}\n</figure>`
  }
  // Ids are for programs, which read JSON and CSV. A row is called as its bar is.
  const { label } = BARS[name]
  const columns = [label, ...ofItem.filter(column => column !== label && !column.endsWith('Id'))]
  const shown = results.slice(0, MAX_DRAWN).map(numbers => {
    const items = numbers[list] as Item[]
    const besides = more.map(column => `${toText(column, numbers[column])} ${inWords(column).toLowerCase()}`).join(', ')
    const drawing = draw(items.map(item => toBar(name, item)), `${title}: ${nameOf(numbers)}`)
    return `<figure>
<figcaption>${escape(nameOf(numbers))}: ${numbers.count.toLocaleString('en')}${besides === '' ? '' : ` (${besides})`}</figcaption>
${items.length === 0 ? '<p>None of them has ended.</p>' : `${drawing}\n${table(columns, items)}`}
</figure>`
  })
  if (results.length > MAX_DRAWN) shown.push(`<p>These are ${MAX_DRAWN} of ${results.length} groups, by name. JSON and CSV have all.</p>`)
  return shown.join('\n')
}

/** What the page shows of a report. @param url of the report, as JSON */
export function drawReport (kind: ReportKind, report: Report, url: string): string {
  const { title, counted, meaning } = TITLES[kind.name]
  const [from, to] = [report.from ?? 'the beginning', report.to === null ? 'now' : `the day before ${report.to}`]
  return `<h2>${title}</h2>
<p>${meaning} From ${from} to ${to}: ${report.total.toLocaleString('en')} ${counted}.</p>
${report.results.length === 0 ? '<p>There is nothing to report.</p>' : figures(kind, report)}
<p class="sources">JSON: <code>GET ${escape(url)}</code>. CSV: the same with <code>Accept: text/csv</code>.
<a href="/guides/reports">What each number means</a></p>`
}
