import { columnsOf } from '../src/domain/reports/csv.js'
import type { ReportKind } from '../src/domain/reports/reports.js'
import type { Numbers, Report } from '../src/domain/reports/schema.js'
import { escape } from './page.js'

// A report as HTML: for each group, or for all where a group has one number, a drawing of bars; then a table with all numbers.

type Item = Record<string, unknown>
type Name = ReportKind['name']

/** A bar: what it is called, its length and that of its colored part, and its numbers in words. */
interface Bar { label: string, length: number, part: number, text: string }

const percent = (share: unknown) => typeof share === 'number' ? `${Math.round(share * 100)} %` : ''
const inWords = (name: unknown) => {
  const words = String(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const BARS: Record<Name, (item: Item) => Bar> = {
  funnel: ({ category, entered, reached }) =>
    ({ label: inWords(category), length: Number(entered), part: Number(entered), text: `${Number(entered)} · ${percent(reached)}` }),
  'time-in-step': ({ category, medianHours, p90Hours }) => ({
    label: inWords(category), length: Number(p90Hours), part: Number(medianHours), text: `${Number(medianHours)} h · ${Number(p90Hours)} h`
  }),
  'time-to-hire': ({ name, medianDays, p90Days }) =>
    ({ label: String(name), length: Number(p90Days), part: Number(medianDays), text: `${Number(medianDays)} d · ${Number(p90Days)} d` }),
  sources: ({ source, applications, hired, hireRate }) => ({
    label: String(source), length: Number(applications), part: Number(hired), text: `${Number(applications)} · ${percent(hireRate)}`
  }),
  reasons: ({ status, reason, count }) => ({
    label: `${String(reason)} (${STATUSES[String(status)]})`, length: Number(count), part: Number(count), text: String(count)
  })
}
const STATUSES: Record<string, string> = { reproved: 'rejected', give_up: 'withdrawn' }

/** What a report is called, and what its bars mean. */
export const TITLES: Record<Name, { title: string, meaning: string }> = {
  funnel: { title: 'Funnel', meaning: 'Applications that entered each step, and their share of the first.' },
  'time-in-step': { title: 'Time in step', meaning: 'Hours on each step: the colored part is the median, the bar what 9 of 10 take.' },
  'time-to-hire': { title: 'Time to hire', meaning: 'Days to the hire: the colored part is the median, the bar what 9 of 10 take.' },
  sources: { title: 'Sources', meaning: 'Applications from each source; the colored part was hired, with its share.' },
  reasons: { title: 'Reasons', meaning: 'Applications that ended for each reason.' }
}

/** Bars that a drawing has at most: the table has all. */
const MAX_BARS = 30
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
</svg>`
}

const nameOf = ({ group }: Numbers): string =>
  group === null ? 'All' : typeof group === 'string' ? group : group.name ?? 'Without one'

/** Group by group; where a group is one number, all in one drawing. */
function drawings ({ name, list }: ReportKind, { results }: Report): string {
  if (list === undefined) return draw(results.map(numbers => BARS[name]({ ...numbers, name: nameOf(numbers) })), TITLES[name].title)
  return results.filter(numbers => (numbers[list] as Item[]).length > 0).map(numbers => `<figure>
<figcaption>${escape(nameOf(numbers))} (${numbers.count})</figcaption>
${draw((numbers[list] as Item[]).map(BARS[name]), `${TITLES[name].title}: ${nameOf(numbers)}`)}
</figure>`).join('\n')
}

function table (kind: ReportKind, { results }: Report): string {
  const { list } = kind
  const { ofGroup, ofItem } = columnsOf(kind)
  const head = ['group', ...ofGroup, ...ofItem].map(name =>
    `<th scope="col">${escape(inWords(name.replace(/[A-Z0-9]+/g, part => ` ${part.toLowerCase()}`)))}</th>`)
  const cell = (value: unknown) => `<td${typeof value === 'number' ? ' class="number"' : ''}>${escape(String(value ?? ''))}</td>`
  const rows = results.flatMap(numbers => (list === undefined ? [{}] : numbers[list] as Item[]).map(item =>
    `<tr><th scope="row">${escape(nameOf(numbers))}</th>${[
      ...ofGroup.map(name => numbers[name]), ...ofItem.map(name => (item as Item)[name])].map(cell).join('')}</tr>`))
  return `<div class="scroll" role="region" aria-label="All numbers" tabindex="0">
<table><thead><tr>${head.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
</div>`
}

/** What the page shows of a report. @param url of the report, as JSON */
export function drawReport (kind: ReportKind, report: Report, url: string): string {
  const { title, meaning } = TITLES[kind.name]
  const [from, to] = [report.from ?? 'the beginning', report.to ?? 'now']
  const body = report.results.length === 0 ? '<p>There is nothing to report.</p>' : `${drawings(kind, report)}\n${table(kind, report)}`
  return `<h2>${title}</h2>
<p>${meaning} From ${from} to ${to}; in all: ${report.total}.</p>
${body}
<p class="sources">JSON: <code>GET ${escape(url)}</code>. CSV: the same with <code>Accept: text/csv</code>.
<a href="/guides/reports">What each number means</a></p>`
}
