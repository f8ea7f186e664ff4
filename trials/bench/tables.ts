import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../shared/processes.js'
import type { Measured, Spread } from './rounds.js'

// What the reports of the bench have in common.

/** The first row is the head. */
export type Table = string[][]

export const count = (value: number) => Math.round(value).toLocaleString('en')
export const range = ({ median, min, max }: Spread) => `${count(median)} (${count(min)}–${count(max)})`
export const latency = ({ p50, p99 }: Pick<Measured, 'p50' | 'p99'>) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`
export const list = (values: object) => Object.entries(values).map(([name, value]) => `${name} ${value}`).join(', ')
/** A paragraph in lines of up to 140 characters. */
export const toLines = (text: string) => text.replace(/(.{1,140})( |$)/g, '$1\n').trimEnd()

/** A table as aligned text. */
export function toAligned (table: Table): string {
  const widths = (table[0] as string[]).map((_cell, column) => Math.max(...table.map(row => (row[column] as string).length)))
  return table.map(row => row.map((cell, column) => cell.padEnd(widths[column] as number)).join('  ').trimEnd()).join('\n')
}

export function toMarkdownTable ([head = [], ...rows]: Table): string {
  const line = (row: string[]) => `| ${row.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

/** Puts the text between the markers of this name in the page. */
export function putIntoDocs (name: string, text: string, page = 'docs/performance.md'): void {
  const file = path.join(ROOT, page)
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const content = readFileSync(file, 'utf8')
  const [from, to] = [content.indexOf(begin), content.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`${page} has no ${begin} … ${end}`)
  writeFileSync(file, `${content.slice(0, from + begin.length)}\n${text}\n${content.slice(to)}`)
}

/** As JSON, with what is measured of one target, and each other object without objects in it, on a line of its own. */
export function toRecord (value: unknown, indent = ''): string {
  const partsOf = (item: unknown) => typeof item === 'object' && item !== null ? Object.values(item) : []
  if (!partsOf(value).flatMap(partsOf).some(part => typeof part === 'object')) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = Object.entries(value as object).map(([key, part]) =>
    `${indent}  ${isList ? '' : `${JSON.stringify(key)}: `}${toRecord(part, `${indent}  `)}`)
  return `${isList ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${isList ? ']' : '}'}`
}

/** Keeps the last result of a bench. @returns path of the file, from the root of the project */
export function writeResult (name: string, result: object): string {
  const file = `trials/bench/results/${name}.json`
  mkdirSync(path.join(ROOT, 'trials/bench/results'), { recursive: true })
  writeFileSync(path.join(ROOT, file), `${toRecord(result)}\n`)
  return file
}
