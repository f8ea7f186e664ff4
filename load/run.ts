import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isMain } from '../src/is-main.js'
import type { LoadTargets } from '../src/seed/load-targets.js'
import { runScenario, type LoadResult, type Row } from './runner.js'
import { SCENARIOS } from './scenarios.js'

const HELP = `Usage: npm run load -- <scenario> [options]

Scenarios:
${Object.entries(SCENARIOS).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`).join('\n')}

Options:
  --url <url>          where the server is (http://127.0.0.1:3000)
  --targets <file>     what "load prepare" has written (load/targets.json)
  --seconds <n>        how long (10)
  --connections <n>    users at once, each with one request at a time (20)`

class UsageError extends Error {}

/** Runs one scenario as the words of a command line say. @returns the exit code: 1 when a threshold is crossed */
export async function main (words: string[], print: (text: string) => void = console.log): Promise<number> {
  try {
    const { values, positionals: [name = ''] } = parse(words)
    const scenario = SCENARIOS[name]
    if (values.help === true || scenario === undefined) {
      print(HELP)
      return values.help === true ? 0 : 2
    }
    const result = await runScenario(scenario, {
      url: values.url,
      seconds: toCount('seconds', values.seconds),
      connections: toCount('connections', values.connections),
      targets: readTargets(values.targets)
    })
    print(toText(name, result))
    return result.isWithin ? 0 : 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    print(error.message)
    return 2
  }
}

function parse (words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        url: { type: 'string', default: 'http://127.0.0.1:3000' },
        targets: { type: 'string', default: 'load/targets.json' },
        seconds: { type: 'string', default: '10' },
        connections: { type: 'string', default: '20' },
        help: { type: 'boolean' }
      }
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function toCount (name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${name} must be a whole number from 1 to 999999`)
  return Number(text)
}

function readTargets (file: string): LoadTargets {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${file} is not there: make it with "node dist/src/cli.js load prepare", or name another by --targets`)
  }
  return JSON.parse(text) as LoadTargets
}

function toText (name: string, { rows, failures, isWithin }: LoadResult): string {
  const { thresholds: { p99Ms, failedShare } } = SCENARIOS[name] as { thresholds: { p99Ms: number, failedShare: number } }
  const width = Math.max(...rows.map(row => row.name.length))
  const line = (cells: string[]) => cells.map((cell, i) => i === 0 ? cell.padEnd(width) : cell.padStart(9)).join(' ')
  const toCells = ({ name, count, perSecond, p50, p90, p99, failed }: Row) =>
    [name, String(count), perSecond.toFixed(1), p50.toFixed(1), p90.toFixed(1), p99.toFixed(1), String(failed)]
  return [
    line(['Request', 'answers', 'a second', 'p50 ms', 'p90 ms', 'p99 ms', 'failed']),
    ...rows.map(row => line(toCells(row))),
    ...Object.entries(failures).map(([reason, count]) => `  ${count} × ${reason}`),
    `${isWithin ? '✔' : '✘'} p99 at most ${p99Ms} ms, ${failedShare === 0 ? 'nothing' : `${failedShare * 100} %`} failed`
  ].join('\n')
}

if (isMain(import.meta.filename, process.argv[1])) process.exitCode = await main(process.argv.slice(2))
