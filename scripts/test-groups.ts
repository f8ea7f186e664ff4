import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** On a machine that has not run them yet, these, and the drills, are assumed to take longest. They run alone. */
export const LONG = [
  'browser/docs', 'browser/pages', 'server', 'cli', 'home', 'client/package', 'contract/headers', 'contract/routes', 'contract/versions',
  'plugins/connections', 'load', 'career', 'keep-a-copy', 'server-workers', 'contract/plans', 'workers/reading/hostile', 'garbage'
]
/**
 * Folders whose files do not share processes, as others do because starting one with its imports takes as long as many a test: these take
 * long, or start browsers and test files of their own.
 */
const APART = ['browser', 'drills', 'scripts']
/**
 * What changes or reads the state of a whole process. A file with it has a process to itself: handlers of signals, the environment, clocks,
 * memory, static fields, modules that are loaded after a change of others, and what the recorder of statements has seen.
 */
const PROCESS_WIDE = new RegExp([
  /\bprocess\.(?:on|once|emit|exit|exitCode|memoryUsage|chdir|umask)\b/, /\bprocess\.env\.\w+ = |\bdelete process\.env/, /\bDate\.now = /,
  /\bglobalThis\b/, /^ *[A-Z]\w+\.\w+ = /, /\.prototype\.\w+ = /, /\bawait import\('\.\.?\//, /takeBroken/
].map(({ source }) => source).join('|'), 'm')
/** What adds a kind to the table of kinds, for all files of its process. */
const ADDS_KIND = /toy-kind/
/**
 * Tests for which the database of the run makes no difference: documents and clients, what HTTP alone decides, the columns of the schema,
 * and tests that start embedded databases of their own. The suite on the embedded database runs these files, other suites leave them out,
 * except for those that are left to PostgreSQL below.
 */
const ENGINE_FREE = [
  'bad-days', 'bench-report', 'browser/', 'cli/', 'client/', 'code-samples', 'config', 'contract/belongings', 'contract/collection',
  'contract/descriptions', 'contract/documents', 'contract/entity-tags', 'contract/examples', 'contract/generated-client',
  'contract/headers', 'contract/hostile', 'contract/imports', 'contract/limits', 'contract/links', 'contract/personal-columns',
  'contract/security', 'contract/versions', 'database/directory-lock', 'database/embedded', 'database/fair-queue', 'database/row-tap',
  'deploy/',
  'domain/application-plan', 'domain/html', 'domain/identity-cache', 'domain/secret', 'domain/webhook-guard', 'errors', 'files/', 'home',
  'http/fair-shares', 'http/json-body', 'http/page-token', 'http/read-cache-memory', 'http/turns', 'http/validation', 'keep-a-copy', 'load',
  'logs', 'migrate-example', 'migrating', 'misspelled-variables', 'node-version', 'pages', 'plugins/compression', 'plugins/connections',
  'plugins/cors', 'plugins/overload', 'plugins/rate-limit', 'plugins/request-end', 'plugins/time-limit', 'plugins/tracing',
  'plugins/unknown-parameters', 'plugins/unreadable-urls', 'first-process',
  'routes/many-uploads', 'routes/upload-ends', 'sandbox/clock', 'sandbox/company', 'sandbox/examples', 'sandbox/fault-', 'sandbox/faults',
  'sandbox/reset', 'sandbox/start', 'sandbox/webhooks', 'scripts/', 'seed/', 'server', 'tutorial', 'version', 'webhook-receivers',
  'workers/held-deliveries', 'workers/names', 'workers/reading/', 'workers/sender', 'workers/signature'
]
/**
 * What takes long and shows the same on each engine: drills and their rig, the career, random walks, the removal of a company, long tests
 * of deliveries, the garbage of requests, hostile files, many uploads, connections that are cut or kept, and the packages of client, load
 * and migration. The suite on PostgreSQL runs them. On the embedded database they are run by name.
 */
export const LEFT_TO_POSTGRESQL = [
  'career', 'client/package', 'cut-requests', 'domain/company-removal', 'domain/state-machines', 'drill-rig', 'garbage', 'history-season',
  'load', 'merge-races', 'migrate-example', 'plugins/connections', 'routes/many-uploads', 'workers/delivery-turns', 'workers/followers',
  'workers/reading/hostile',
  ...[
    'copy', 'database', 'drain', 'failover', 'files', 'followers', 'fuzz', 'memory', 'neighbor', 'one-in-the-way', 'overload', 'redis',
    'slow-clients', 'stale', 'standby', 'sync'
  ].map(name => `drills/${name}`)
]
/** Maximum number of files of one process. */
const SIZE = 28

export const sourceOf = (name: string): string => readFileSync(path.join(ROOT, 'test', `${name}.test.ts`), 'utf8')

/** With which others this file may run in one process: undefined for none. */
export function companyOf (name: string, source: string): 'any' | 'with another kind' | undefined {
  if (APART.includes(name.split('/')[0]!) || LONG.includes(name) || PROCESS_WIDE.test(source)) return undefined
  return ADDS_KIND.test(source) ? 'with another kind' : 'any'
}

/** Whether the file tests something that an engine could do in another way. */
export function dependsOnEngine (name: string): boolean {
  return !ENGINE_FREE.some(free => free === name || (/[/-]$/.test(free) && name.startsWith(free)))
}

/** Whether the suite on this engine runs the file. */
export const belongsTo = (engine: 'embedded' | 'postgresql', name: string): boolean =>
  LEFT_TO_POSTGRESQL.includes(name) ? engine === 'postgresql' : engine === 'embedded' || dependsOnEngine(name)

/** The files by process: the same whatever was run before, so that it is not left to chance which files share one. */
export function toGroups (names: string[], company = (name: string) => companyOf(name, sourceOf(name))): string[][] {
  const sorted = names.toSorted()
  const groups = ['any', 'with another kind'].flatMap(wanted => {
    const shared = sorted.filter(name => company(name) === wanted)
    const length = Math.ceil(shared.length / SIZE)
    const size = Math.ceil(shared.length / length)
    return Array.from({ length }, (_, index) => shared.slice(index * size, (index + 1) * size))
  })
  return [...groups, ...sorted.filter(name => company(name) === undefined).map(name => [name])]
}
