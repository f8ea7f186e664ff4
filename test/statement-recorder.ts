import type { Sql } from 'sql-template-tag'
import { ClientTransaction } from '../src/database/client-transaction.js'
import { PoolDatabase } from '../src/database/pool.js'
import { faultsOf, NO_COLUMNS } from './statement-rules.js'

// Sees every statement that the product sends in the process of a test, and holds it to the rules. A test file in which one breaks them
// fails, whatever it tests.

/** Functions with statements that may break the rules, but for that on columns, and why. A new one needs a reason as good. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/domain/tokens/queries findIdentity': 'the company is not known before the token is',
  'src/domain/tokens/queries findValid': 'asks whether tokens of all who wait are still valid, and answers with their ids alone',
  'src/domain/tokens/queries markUsed': 'notes when tokens were used, for all of a moment',
  'src/domain/attachments/reading findWaiting': 'finds a company with a file to read',
  'src/domain/attachments/turns findLatest': 'finds the latest turn of all companies',
  'src/domain/attachments/renewal findOutdatedFiles': 'finds a company with work',
  'src/domain/candidates/renewal findOutdatedWords': 'finds a company with work',
  'src/domain/hiring/expiry findDueOffers': 'finds offers of all companies that are past their time',
  'src/domain/messages/sending findWaiting': 'finds a company with a message to send',
  'src/domain/messages/sending findUnexplained': 'finds a company with work',
  'src/domain/events/queries findLastPositions': 'asks once for all companies whose readers wait',
  'src/domain/events/versions findVersions': 'asks once for all companies whose readers wait',
  'src/domain/deliveries/claims findTargets': 'finds queues of all companies',
  'src/domain/deliveries/claims freeClaims': 'resets the claims of all companies at the start of the only process',
  'src/domain/webhooks/queries listWebhooks': 'lists those of all companies for who runs the server',
  'src/domain/webhooks/queries wakeMissedQueues': 'finds queues of all companies',
  'src/sandbox/company findCompany': 'finds the company of the sandbox by its token',
  'src/sandbox/clock moveClock': 'wakes all queues of a sandbox, which is embedded',
  'src/domain/deliveries/numbering findWaiting': 'finds companies with events to number',
  'src/domain/candidates/retention findForgetful': 'finds companies that keep people for a time',
  'src/workers/retention findExpiredKeys': 'finds what has expired in all companies',
  'src/workers/retention findFinished': 'finds what has expired in all companies',
  'src/workers/retention findDeletedWebhooks': 'finds what has expired in all companies',
  'src/workers/retention findUnusedTargets': 'finds what is not used in all companies',
  'src/workers/retention trimLogs': 'finds logs of all companies',
  'src/domain/attachments/removal findDoomed': 'finds files to remove in all companies',
  'src/workers/retention findExpiredEvents': 'finds what has expired in all companies',
  'src/workers/backlog countEvents': 'counts for the metrics of the whole server',
  'src/workers/backlog countDeliveries': 'counts for the metrics of the whole server',
  'src/workers/backlog countSuspended': 'counts for the metrics of the whole server',
  'src/workers/backlog countMessages': 'counts for the metrics of the whole server',
  'src/workers/backlog countUnreadFiles': 'counts for the metrics of the whole server',
  'src/workers/backlog countFileBytes': 'measures for the metrics of the whole server'
}

/** A statement that breaks the rules. */
export interface BrokenRule { place: string, faults: string[], text: string }

/** Where everything of ours is compiled to. */
const DIST = new URL('..', import.meta.url).href
/** What hands statements on. */
const PASSED = /^(src\/database\/|test\/statement-recorder)/

const seen = new Set<string>()
const broken: BrokenRule[] = []

/** Takes what was found so far, so that the file does not fail because of it. */
export function takeBroken (): BrokenRule[] {
  return broken.splice(0)
}

/** Where the statement comes from: `file function` of the functions that wait for it, the nearest first. */
function placesOf (): string[] {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = 40
  // As text, with the lines of the sources, it would take longer than many a statement.
  Error.prepareStackTrace = (_error, sites) => sites
  const sites = new Error().stack as unknown as NodeJS.CallSite[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  return sites.flatMap(site => {
    const file = site.getFileName()
    if (file?.startsWith(DIST) !== true) return []
    const name = (site.getFunctionName() ?? '').replace(/^.*\.|<anonymous>/, '')
    return [`${file.slice(DIST.length).replace(/\.js$/, '')} ${name}`.trim()]
  }).filter(place => !PASSED.test(place))
}

function record ({ text }: Sql): void {
  if (seen.has(text)) return
  const places = placesOf()
  // What the tests send themselves.
  if (places[0]?.startsWith('test/') === true) return
  seen.add(text)
  const isException = (places.find(place => place.includes(' ')) ?? '') in EXCEPTIONS
  // One node answers for a company, also without columns.
  const faults = faultsOf(text).filter(fault => isException === (fault === NO_COLUMNS))
  if (faults.length > 0) broken.push({ place: places.slice(0, 3).join(' < '), faults, text })
}

/** Puts the recorder before a method that takes a statement. */
function watch<Name extends string> (prototype: Record<Name, (statement: Sql, ...rest: never[]) => unknown>, name: Name): void {
  const method = prototype[name]
  prototype[name] = function (this: unknown, statement, ...rest) {
    record(statement)
    return method.call(this, statement, ...rest)
  }
}

watch(PoolDatabase.prototype, 'query')
watch(PoolDatabase.prototype, 'queryJson')
watch(ClientTransaction.prototype, 'query')

process.on('exit', () => {
  if (broken.length === 0) return
  const byPlace = new Map(broken.map(({ place, faults, text }) => [`${place}: ${faults.join('; ')}`, text]))
  for (const [fault, text] of byPlace) process.stderr.write(`${fault}\n${text}\n`)
  process.exitCode = 1
})
