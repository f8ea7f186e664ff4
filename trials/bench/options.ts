import { parseArgs } from 'node:util'

export interface Options {
  /** Of one round. */
  seconds: number
  rounds: number
  connections: number
  only: string[]
  keep: boolean
  writeDocs: boolean
  /** Folder for CPU profiles of the server. */
  profile: string | undefined
}

const HELP = `Usage: npm run bench -- [options]

Measures the server beside bare Fastify + pg, a constant answer and pgbench, and writes trials/bench/results/<engine>.json.
BENCH_DATABASE_URL is a PostgreSQL login that may create databases; without it the embedded database is measured.

  --seconds <n>      length of one round (default 5)
  --rounds <n>       rounds of each target, alternated (default 3)
  --connections <n>  connections of the load generator (default 20)
  --only <names>     measure only what begins with these, separated by commas: jobs, job, applications, application, candidate,
                     create, move, sync, neighbor, numbering, files, custom-fields, start, memory
  --keep             keep the filled PostgreSQL database, and use the one that an earlier run with --keep left
  --write-docs       put the result into docs/performance.md
  --profile <dir>    write CPU profiles of the server to this folder; the numbers get worse
  --help             print this text
`

/** @returns undefined when help was asked for, and shown */
export function readOptions (args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '20' },
      only: { type: 'string', default: '' },
      keep: { type: 'boolean', default: false },
      'write-docs': { type: 'boolean', default: false },
      profile: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false }
    }
  })
  if (values.help) {
    process.stdout.write(HELP)
    return undefined
  }
  return {
    seconds: toCount('seconds', values.seconds),
    rounds: toCount('rounds', values.rounds),
    connections: toCount('connections', values.connections),
    only: values.only.split(',').filter(name => name !== ''),
    keep: values.keep,
    writeDocs: values['write-docs'],
    profile: values.profile
  }
}

/** @throws Error one line, for what is no whole number from 1 on */
export function toCount (name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} must be a whole number from 1 on, not "${text}"`)
  return Number(text)
}

/** Whether this is to be measured: everything is, unless names were given. */
export function wants ({ only }: Options, ...names: string[]): boolean {
  return only.length === 0 || names.some(name => only.some(beginning => name.startsWith(beginning)))
}
