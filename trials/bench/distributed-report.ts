import { describeMachine } from './result.js'
import { spread, type Spread } from './rounds.js'
import { list, putIntoDocs, toAligned, toMarkdownTable, type Table } from './tables.js'

/** Milliseconds of an operation, pair by pair. */
export type Times = Map<string, Array<[number, number]>>

const KINDS: Array<[string, RegExp]> = [
  ['a whole export', /^GET .*\/exports\//], ['one object', /^GET .*\}$|me$/], ['a list, a page, a history', /^GET /], ['a write', /./]
]

interface Row { operation: string, plain: Spread, distributed: Spread, ratio: number }

function rowsOf (times: Times): Row[] {
  return [...times].map(([operation, pairs]) => {
    const [plain, distributed] = [0, 1].map(side => spread(pairs.map(pair => pair[side] as number))) as [Spread, Spread]
    return { operation, plain, distributed, ratio: distributed.median / plain.median }
  })
}

const ms = ({ median, min }: Spread) => `${median.toFixed(2)} (${min.toFixed(2)})`

function tableOf (rows: Row[]): Table {
  return [['Operation', 'One PostgreSQL, ms', 'Citus, ms', 'Ratio'], ...rows.map(({ operation, plain, distributed, ratio }) => [
    operation, ms(plain), ms(distributed), ratio.toFixed(2)
  ])]
}

/** A row for each kind: medians over its operations. */
function summaryOf (rows: Row[]): Table {
  const left = new Set(rows)
  const head = ['Kind', 'Operations', 'One PostgreSQL, ms', 'Citus, ms', 'Ratio', 'Ratio of the fastest', 'Ratio up to 1.5']
  return [head, ...KINDS.flatMap(([kind, pattern]) => {
    const own = [...left].filter(({ operation }) => pattern.test(operation))
    own.forEach(row => left.delete(row))
    const middle = (of: (row: Row) => number) => spread(own.map(of)).median
    const ratios = (of: (row: Row) => number) => {
      const { median, min, max } = spread(own.map(of))
      return `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`
    }
    const times = (side: 'plain' | 'distributed') =>
      `${middle(row => row[side].median).toFixed(2)} (${middle(row => row[side].min).toFixed(2)})`
    return [[
      kind, String(own.length), times('plain'), times('distributed'), ratios(({ ratio }) => ratio),
      ratios(({ plain, distributed }) => distributed.min / plain.min), String(own.filter(({ ratio }) => ratio <= 1.5).length)
    ]]
  })]
}

/** What a comparison came to: how long each operation took on both sides, and those whose answers differ. */
export interface Compared { times: Times, differences: Map<string, [string, string]> }

/** Prints it with the faults of the servers, and puts it into the docs where that is asked for and nothing differs. */
export function report ({ times, differences, faults }: Compared & { faults: string[] }, rounds: number, writesDocs: boolean): void {
  const rows = rowsOf(times).toSorted((a, b) => b.ratio - a.ratio)
  process.stdout.write(`${toAligned(tableOf(rows))}\n\n${toAligned(summaryOf(rows))}\n\n`)
  for (const [operation, [plain, distributed]] of differences) {
    const at = Math.max(0, [...plain].findIndex((letter, index) => letter !== distributed[index]) - 100)
    process.stdout.write(`${operation} differs:\n  ${plain.slice(at, at + 300)}\n  ${distributed.slice(at, at + 300)}\n`)
  }
  for (const fault of faults) process.stdout.write(`A server has failed: ${fault}\n`)
  process.stdout.write(`${rows.length} operations, ${differences.size} different answers, ${faults.length} faults\n`)
  if (differences.size + faults.length > 0) process.exitCode = 1
  else if (writesDocs) {
    const how = `${list(describeMachine())}; ${rounds} pairs of each operation.`
    putIntoDocs('distributed', `${how}\n\n${toMarkdownTable(summaryOf(rows))}`, 'docs/scaling.md')
  }
}
