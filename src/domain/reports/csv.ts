import type { Numbers, Report } from './schema.js'
import type { ReportKind } from './reports.js'

// A report as rows of CSV (RFC 4180): one for each item of the list within each group, or for each group where there is no list.
//
//   groupId,group,count,inProcess,hired,reproved,withdrawn,category,entered,reached
//   1,Engineering,12,5,1,5,1,registration,12,1

/** What a program for tables would take for a formula, or for what may begin before one. */
const FORMULA = /^[=+\-@\t\r\n]/
const SPECIAL = /[",\r\n]/

/** A value as a cell. A text that would be a formula begins with an apostrophe, so that it stays a text. */
function toCell (value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return safe !== text || SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The columns of a report: group, numbers of the group, and those of an item; two that have the same name are told apart. */
export function columnsOf ({ schema, list }: ReportKind): { ofGroup: string[], ofItem: string[] } {
  const { properties } = schema.properties.results.items
  const ofGroup = Object.keys(properties).filter(name => name !== 'group' && name !== list)
  return { ofGroup, ofItem: list === undefined ? [] : Object.keys(properties[list].items.properties) }
}

/** The whole report. */
export function toCsv (kind: ReportKind, { results }: Pick<Report, 'results'>): string {
  const { list } = kind
  const { ofGroup, ofItem } = columnsOf(kind)
  const head = ['groupId', 'group', ...ofGroup, ...ofItem.map(name => ofGroup.includes(name) ? nested(list, name) : name)]
  const rows = results.flatMap(numbers => itemsOf(numbers, list).map(item =>
    [...groupCells(numbers), ...ofGroup.map(name => numbers[name]), ...ofItem.map(name => item[name])]))
  return [head, ...rows].map(cells => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** `reasonsCount` for `count` within `reasons`. */
const nested = (list = '', name: string) => `${list}${name.charAt(0).toUpperCase()}${name.slice(1)}`

const itemsOf = (numbers: Numbers, list: string | undefined): Array<Record<string, unknown>> =>
  list === undefined ? [{}] : numbers[list] as Array<Record<string, unknown>>

function groupCells ({ group }: Numbers): unknown[] {
  return group === null || typeof group === 'string' ? [null, group] : [group.id, group.name]
}
