import { parseArgs } from 'node:util'
import { DRILLS } from './drills.js'
import type { DrillOptions } from './rig.js'
import { runDrill, toText } from './runner.js'

const width = Math.max(0, ...Object.keys(DRILLS).map(name => name.length))
const HELP = `Usage: npm run drill -- <name>… [options]

Does something bad to real servers on this machine, and looks whether they keep their promises. Ends with 1 when one is broken.

${Object.entries(DRILLS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}
  ${'all'.padEnd(width)}  All of them, one after the other.

  --engine <name>    embedded or postgresql (default: postgresql when DRILL_DATABASE_URL is set)
  --seconds <n>      length of the load, where a drill has one
  --rounds <n>       how often it is done, where a drill repeats something
  --short            as little as shows that the drill works
  --seed <n>         other random choices (default 1)
  --patience <n>     multiplies the times that are promised, for a machine that is busy with other things (default 1)
  --help             this text

DRILL_DATABASE_URL (or TEST_DATABASE_URL) is a PostgreSQL login that may create databases.
`

/** Wrong usage. */
class UsageError extends Error {}

function readOptions (): { names: string[], options: DrillOptions } | undefined {
  const { values, positionals } = parse()
  if (values.help || positionals.length === 0) return undefined
  const databaseUrl = process.env.DRILL_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  const engine = values.engine ?? (databaseUrl === undefined ? 'embedded' : 'postgresql')
  if (engine !== 'embedded' && engine !== 'postgresql') throw new UsageError(`--engine must be embedded or postgresql, not "${engine}"`)
  const unknown = positionals.find(name => name !== 'all' && !(name in DRILLS))
  if (unknown !== undefined) throw new UsageError(`There is no drill ${unknown}; there are ${Object.keys(DRILLS).join(', ')}`)
  return {
    names: positionals.includes('all') ? Object.keys(DRILLS) : positionals,
    options: {
      engine,
      databaseUrl,
      short: values.short,
      seconds: toCount('seconds', values.seconds),
      rounds: toCount('rounds', values.rounds),
      seed: toCount('seed', values.seed) ?? 1,
      patience: toCount('patience', values.patience) ?? 1
    }
  }
}

function parse () {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        engine: { type: 'string' },
        seconds: { type: 'string' },
        rounds: { type: 'string' },
        seed: { type: 'string' },
        patience: { type: 'string' },
        short: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false }
      }
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function toCount (name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`--${name} must be a whole number from 1 on, not "${text}"`)
  return Number(text)
}

/** @returns whether every promise held */
async function run (names: string[], options: DrillOptions, signal: AbortSignal): Promise<boolean> {
  let held = true
  for (const name of names) {
    process.stdout.write(`${name}, ${options.engine}\n`)
    const result = await runDrill(DRILLS[name]!, options, line => process.stderr.write(`  ${line}\n`), signal)
    process.stdout.write(`${toText(result)}\n\n`)
    held &&= result.promises.every(promise => promise.held)
  }
  return held
}

const abort = new AbortController()
// A second signal, such as the one that npm forwards besides the terminal's, must not interrupt the clean-up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => abort.abort())

try {
  const wanted = readOptions()
  if (wanted === undefined) process.stdout.write(HELP)
  else if (!await run(wanted.names, wanted.options, abort.signal)) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${error instanceof UsageError || abort.signal.aborted ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
// A drill that failed in the middle may have left timers behind.
process.exit()
