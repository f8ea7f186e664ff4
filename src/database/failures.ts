import { ApiError } from '../errors.js'

/** The process cannot work with this database: bad login, too old, directory in use. Its message is one line for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}

// SQLSTATE (PostgreSQL manual, appendix A) or Node error code → what it means to a client. The only such table.
const TRANSIENT = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT',
  '53300', // too many connections
  '57P01', '57P02', '57P03', // shut down by the administrator, crash, starting up
  '57P05', // idle session timeout
  '25P03', '25P04', // idle in transaction and transaction timeouts
  '25006', // read-only: a standby, or failing over
  '57014', // statement timeout
  '55P03', // lock not available in time
  '26000', '42P05', // a prepared statement is not there, or another one is: a pooler gave another connection
  '40001', '40P01' // serialization failure, deadlock: the same request may pass now
])
const TRANSIENT_CLASS = /^(08|53|58)/ // connection exceptions, insufficient resources, system errors
const TRANSIENT_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|Client was closed|not queryable|connection error/i

const LOST = new Set(['26000', '42P05'])
const NO_WRITES = new Set(['25006', '53100', '58030']) // read-only, disk full, the disk fails
const REFUSED = new Set(['28000', '28P01', '3D000', '42501'])

interface DriverError extends Error { code?: string, constraint?: string }

/** A passing fault of the database or of the way to it: the same request may succeed later. */
export function isTransient (error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as DriverError).code
  if (code !== undefined) return TRANSIENT.has(code) || (code.length === 5 && TRANSIENT_CLASS.test(code))
  return TRANSIENT_MESSAGE.test(error.message) || (error instanceof AggregateError && error.errors.some(isTransient))
}

/** No answer came in time: the connection still waits for one and cannot be used again. */
export function isQueryTimeout (error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** A named statement is not what it was prepared as: it was not run. */
export function isStatementLost (error: unknown): boolean {
  return error instanceof Error && LOST.has((error as DriverError).code ?? '')
}

/** The server, or this connection to it, does not take writes now; reads may go on. */
export function isReadOnly (error: unknown): boolean {
  return error instanceof Error && (error as DriverError).code === '25006'
}

/** Nobody could write this now, whatever it is. */
export function preventsWrites (error: unknown): boolean {
  return error instanceof Error && NO_WRITES.has((error as DriverError).code ?? '')
}

/** A pooler does not know a setting that comes with the connection: waiting does not help. */
export function isStartupRefused (error: unknown): boolean {
  return error instanceof Error && (error as DriverError).code === '08P01' && error.message.includes('startup parameter')
}

/** The database refuses this login, or there is no such database: waiting does not help. */
export function isRefused (error: unknown): boolean {
  return error instanceof Error && REFUSED.has((error as DriverError).code ?? '')
}

/** The driver's error, or UNAVAILABLE in its place if it is a passing fault. */
export function toUnavailable (error: unknown): unknown {
  return isTransient(error) ? unavailable(error) : error
}

export function unavailable (cause?: unknown): ApiError {
  return new ApiError('UNAVAILABLE', undefined, { headers: { 'retry-after': '1' }, cause })
}

/** Whether the error says that this named constraint would have been broken. */
export function violatesConstraint (error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as DriverError).constraint === constraint
}

/** What went wrong, for whoever started the program: one line, whatever it is. */
export function toOneLine (error: unknown): string {
  const { name, message, code } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  const cause = (error as { cause?: unknown } | undefined)?.cause
  const text = error instanceof StartError
    ? error.message
    : cause !== undefined
      ? `The database cannot be used now: ${toOneLine(cause)}`
      : code === 'ENOSPC' || code === '53100'
        ? `The disk is full (${message}); make room`
        : `${name ?? 'Error'}: ${message ?? String(error)}`
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
