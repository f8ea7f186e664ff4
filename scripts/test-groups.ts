import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** On a machine that has not run them yet, these, and the drills, are assumed to take longest. They run alone. */
export const LONG = [
  'browser/pages', 'server', 'cli', 'home', 'client/package', 'contract/headers', 'contract/routes', 'contract/versions',
  'plugins/connections', 'load'
]
/**
 * Folders whose files share processes: starting a process with its imports takes as long as many a test. The files of `database` do not:
 * they use up resources of a process, such as names of prepared statements.
 */
const SHARED = ['client', 'contract', 'deploy', 'domain', 'http', 'plugins', 'routes', 'sandbox', 'seed', 'workers']
/**
 * Names of what changes or reads the state of a whole process. A file that uses them has a process to itself: signals, environment, other
 * processes, clocks, memory, static fields, modules that are loaded after a change of others, the table of kinds, and what the recorder of
 * statements has seen.
 */
const PROCESS_WIDE = /\bprocess\.(?!env\.TEST_)|child_process|\bDate\.now = |\bglobalThis\b|^ *[A-Z]\w+\.\w+ = |\.prototype\.\w+ = |\bawait import\(|takeBroken|toy-kind/m
/**
 * Tests for which the database of the run makes no difference: documents and clients, what is decided before a database is asked, and tests
 * that start embedded databases of their own. The suite on the embedded database runs these files, the other suites leave them out.
 */
const ENGINE_FREE = [
  'bad-days', 'bench-report', 'browser/', 'cli/', 'client/', 'code-samples', 'config', 'contract/collection', 'contract/descriptions',
  'contract/documents', 'contract/examples', 'contract/generated-client', 'contract/headers', 'contract/imports', 'contract/limits',
  'contract/links', 'contract/security', 'database/directory-lock', 'database/fair-queue', 'deploy/', 'domain/application-plan',
  'domain/identity-cache', 'domain/secret', 'domain/webhook-guard', 'drills/copy', 'drills/slow-clients', 'errors', 'garbage-collection',
  'home', 'http/fair-shares', 'http/json-body', 'http/page-token', 'http/read-cache-memory', 'http/turns', 'http/validation',
  'keep-a-copy', 'load', 'logs', 'migrating', 'misspelled-variables', 'node-version', 'pages', 'plugins/connections',
  'plugins/request-end', 'plugins/time-limit', 'plugins/unknown-parameters', 'sandbox/clock', 'sandbox/company', 'sandbox/examples',
  'sandbox/fault-', 'sandbox/faults', 'sandbox/reset', 'sandbox/start', 'sandbox/webhooks', 'scripts/', 'seed/', 'server', 'tutorial',
  'version', 'webhook-receivers', 'workers/held-deliveries', 'workers/sender', 'workers/signature'
]
/** Files of one process. */
const SIZE = 8

export const sourceOf = (name: string): string => readFileSync(path.join(ROOT, 'test', `${name}.test.ts`), 'utf8')

/** Whether this file may run in one process with others. */
export function isShared (name: string, source: string): boolean {
  return SHARED.includes(name.split('/')[0]!) && !LONG.includes(name) && !PROCESS_WIDE.test(source)
}

/** Whether the file tests something that an engine could do in another way. */
export function dependsOnEngine (name: string): boolean {
  return !ENGINE_FREE.some(free => free === name || (/[/-]$/.test(free) && name.startsWith(free)))
}

/** The files by process: the same whatever was run before, so that it is not left to chance which files share one. */
export function toGroups (names: string[], isSharedFile = (name: string) => isShared(name, sourceOf(name))): string[][] {
  const shared = names.filter(isSharedFile).sort()
  const groups = Array.from({ length: Math.ceil(shared.length / SIZE) }, (_, index) => shared.slice(index * SIZE, (index + 1) * SIZE))
  return [...groups, ...names.filter(name => !shared.includes(name)).map(name => [name])]
}
