import { ApiError, type ErrorItem } from '../errors.js'
import { CATALOG, type ErrorCode } from '../error-catalog.js'

/** What goes wrong with one request. */
export interface Fault {
  /** The failure that is answered in place of the work. */
  failure?: ErrorCode
  /** Milliseconds that pass before the work, or before the failure. */
  delay: number
  /** How the connection ends before the answer is whole. */
  cut?: Cut
}

/** `headers`: reset before the answer. `body`: reset in the middle of the body. `truncate`: closed in the middle of the body. */
export type Cut = 'headers' | 'body' | 'truncate'

/** In milliseconds: shorter than the time after which the server itself gives up. */
export const MAX_DELAY = 9000

const CODES = Object.keys(CATALOG) as ErrorCode[]
const STATUSES = [...new Set(CODES.map(code => CATALOG[code].status))].sort((a, b) => a - b)

/** The failure of a status or a code of the catalog; of several with the same status the first. */
export function toFailure (text: string): ErrorCode | undefined {
  return CODES.find(code => code === text || String(CATALOG[code].status) === text)
}

/** Whole milliseconds up to the longest delay. */
export function toDelay (text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= MAX_DELAY ? Number(text) : undefined
}

const FAILURE_RULE = `must be an error status (${STATUSES.join(', ')}) or a code of the catalog, such as NO_VACANCY_LEFT`
const DELAY_RULE = `must be a whole number of milliseconds from 0 to ${MAX_DELAY}`

interface Header { name: string, rule: string, read: (text: string) => Partial<Fault> | undefined }

const HEADERS: Record<string, Header> = Object.fromEntries(([
  { name: 'X-Sandbox-Status', rule: FAILURE_RULE, read: text => defined('failure', toFailure(text)) },
  { name: 'X-Sandbox-Delay', rule: DELAY_RULE, read: text => defined('delay', toDelay(text)) },
  {
    name: 'X-Sandbox-Reset',
    rule: 'must be headers or body',
    read: text => text === 'headers' || text === 'body' ? { cut: text } : undefined
  },
  { name: 'X-Sandbox-Truncate', rule: 'must be true', read: text => text === 'true' ? { cut: 'truncate' } : undefined }
] satisfies Header[]).map(header => [header.name.toLowerCase(), header]))

const PREFIX = 'x-sandbox-'
const NAMES = Object.values(HEADERS).map(({ name }) => name).join(', ')

function defined<K extends keyof Fault> (key: K, value: Fault[K] | undefined): Partial<Fault> | undefined {
  return value === undefined ? undefined : { [key]: value }
}

/**
 * The fault that a request asks for by its headers; undefined if it has none of them.
 * @throws ApiError BAD_ARGUMENT that names each header that makes no sense
 */
export function readFault (headers: Readonly<Record<string, string | string[] | undefined>>): Fault | undefined {
  const given = Object.keys(headers).filter(name => name.startsWith(PREFIX))
  if (given.length === 0) return undefined
  const fault: Fault = { delay: 0 }
  const wrong: ErrorItem[] = []
  for (const key of given) {
    const header = HEADERS[key]
    const found = header?.read(String(headers[key]))
    if (header === undefined) wrong.push({ target: key, message: `${key} is not known (known: ${NAMES})` })
    else if (found === undefined) wrong.push({ target: header.name, message: `${header.name} ${header.rule}` })
    else if (found.cut !== undefined && fault.cut !== undefined) {
      wrong.push({ target: header.name, message: `${header.name} cannot be combined with another end of the answer: choose one` })
    } else Object.assign(fault, found)
  }
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  return fault
}

/** The fault in words, for the answer that suffers it. */
export function describeFault ({ failure, delay, cut }: Fault): string {
  return [failure, delay > 0 && `+${delay}ms`, cut && CUTS[cut]].filter(Boolean).join(', ')
}

const CUTS: Record<Cut, string> = { headers: 'reset headers', body: 'reset body', truncate: 'truncate' }
