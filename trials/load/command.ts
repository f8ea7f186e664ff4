import { parseArgs } from 'node:util'
import { runScenario, type LoadResult, type Row } from './runner.js'
import { SCENARIOS } from './scenarios.js'
import { readTargets, UsageError } from './targets.js'

const HELP = `Usage: npm run load -- <scenario> [options]

Scenarios, of which one is required:
${Object.entries(SCENARIOS).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`).join('\n')}

Options:
    --url <url>          address of the server (http://127.0.0.1:3000)
  --targets <file>     the file that "load prepare" wrote (load-targets.json)
  --seconds <n>        duration (10)
  --warmup <n>         seconds before that, in which nothing is counted (2)
  --connections <n>    concurrent users, each with one request at a time (20)
    --json               print the result as JSON`

/** Runs one scenario as the words of a command line say. @returns the exit code: 1 when a threshold is crossed */
export async function main (words: string[], print: (text: string) => void = console.log): Promise<number> {
  try {
    const { values, positionals: [name = ''] } = parse(words)
    const scenario = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined
    if (values.help === true || name === '') {
      print(HELP)
      return values.help === true ? 0 : 2
    }
    if (scenario === undefined) {
      throw new UsageError(`There is no scenario ${JSON.stringify(name)}; scenarios are ${Object.keys(SCENARIOS).join(', ')}`)
    }
    const result = await runScenario(scenario, {
      url: toOrigin(values.url),
      seconds: toCount('seconds', values.seconds),
      warmup: toCount('warmup', values.warmup, 0),
      connections: toCount('connections', values.connections),
      targets: readTargets(values.targets)
    })
    print(values.json === true ? JSON.stringify({ scenario: name, ...result }) : toText(result))
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
        targets: { type: 'string', default: 'load-targets.json' },
        seconds: { type: 'string', default: '10' },
        warmup: { type: 'string', default: '2' },
        connections: { type: 'string', default: '20' },
        json: { type: 'boolean' },
        help: { type: 'boolean' }
      }
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function toCount (name: string, text: string, minimum = 1): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : -1
  if (count < minimum) throw new UsageError(`--${name} must be a whole number from ${minimum} to 999999`)
  return count
}

function toOrigin (text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new UsageError(`--url must be such as http://127.0.0.1:3000, not ${JSON.stringify(text)}`)
}

function toText ({ rows, failures, thresholds }: LoadResult): string {
  const width = Math.max(...rows.map(row => row.name.length))
  const line = (cells: string[]) => cells.map((cell, i) => i === 0 ? cell.padEnd(width) : cell.padStart(9)).join(' ')
  const toCells = ({ name, answered, perSecond, p50, p90, p99, p999, max, refused, failed }: Row) => {
    const times = [p50, p90, p99, p999, max].map(ms => answered === 0 ? '–' : ms.toFixed(1))
    return [name, String(answered), perSecond.toFixed(1), ...times, String(refused), String(failed)]
  }
  return [
    line(['Request', 'answered', 'a second', 'p50 ms', 'p90 ms', 'p99 ms', 'p99.9 ms', 'max ms', 'refused', 'failed']),
    ...rows.map(row => line(toCells(row))),
    ...thresholds.map(({ text, held }) => `${held ? '✔' : '✘'} ${text}`),
    ...Object.entries(failures).map(([reason, count]) => `  ${count} × ${reason}${HINTS[reason] ?? ''}`)
  ].join('\n')
}

const DENIED = ': the tokens are for another server, or lack a scope; make new ones with "load prepare"'
/** What some failures mean. */
const HINTS: Record<string, string> = {
  401: DENIED, 403: DENIED, 429: ': the rate limit; RATE_LIMIT_MAX=0 switches it off', 503: ': the server sheds load'
}
