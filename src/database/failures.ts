import { ApiError, messageOf } from '../errors.js'
import { isTooOld } from './older-writers.js'

/** The process cannot start: bad configuration, or an unusable database. The message is one line for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}

// Transient errors by SQLSTATE (PostgreSQL manual, appendix A) or Node error code.
const TRANSIENT = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT',
  '53300', // too many connections
  '57P01', '57P02', '57P03', // shut down by the administrator, crash, starting up
  '57P05', // idle session timeout
  '25P03', '25P04', // idle in transaction and transaction timeouts
  '25006', // read-only: a standby, or failing over
  '57014', // statement timeout
  '55P03', // lock not available in time
  '26000', '42P05', // a prepared statement is missing, or is a different one: a pooler switched the connection
  '40001', '40P01' // serialization failure, deadlock: the same request may succeed now
])
const TRANSIENT_CLASS = /^(08|53|58)/ // connection exceptions, insufficient resources, system errors
const TRANSIENT_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|Client was closed|not queryable|connection error/i
// When a node goes away during a transaction, Citus reports no SQLSTATE of its own, but the message of its connection.
const UNKNOWN = 'XX000'
const LOST_NODE = /server closed the connection|SSL (SYSCALL|connection)|could not (send|receive) data|invalid socket|marked as essential/

const LOST = new Set(['26000', '42P05'])
const CONSEQUENCES = new Set(['25P02', '3B001']) // the transaction is aborted; the savepoint is missing, as it was aborted before
const NO_WRITES = new Set(['25006', '53100', '58030']) // read-only, disk full, the disk fails
const UNIQUE = '23505'
const REFERENCED = new Set(['23503', '23001']) // before PostgreSQL 18, and since
const REFUSED = new Set(['28000', '28P01', '3D000', '42501'])

interface DriverError extends Error { code?: string, constraint?: string }

/** A transient error of the database or the network: the same request may succeed later. */
export function isTransient (error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as DriverError).code
  if (code === UNKNOWN) return LOST_NODE.test(error.message)
  if (isTooOld(error)) return true
  if (code !== undefined) return TRANSIENT.has(code) || (code.length === 5 && TRANSIENT_CLASS.test(code))
  return TRANSIENT_MESSAGE.test(error.message) || (error instanceof AggregateError && error.errors.some(isTransient))
}

/** The prepared statement is missing on this connection, or is a different one: nothing was executed. */
export function isStatementLost (error: unknown): boolean {
  return error instanceof Error && LOST.has((error as DriverError).code ?? '')
}

/** Whether the statement failed only because an earlier one of its transaction had failed. */
export function isConsequence (error: unknown): boolean {
  return error instanceof Error && CONSEQUENCES.has((error as DriverError).code ?? '')
}

/** The server, or this connection to it, is read-only. */
export function isReadOnly (error: unknown): boolean {
  return error instanceof Error && (error as DriverError).code === '25006'
}

/** Whether the error prevents all writes at the moment: read-only server or disk trouble. */
export function preventsWrites (error: unknown): boolean {
  return error instanceof Error && NO_WRITES.has((error as DriverError).code ?? '')
}

/** A pooler rejects a startup parameter: retrying does not help. */
export function isStartupRefused (error: unknown): boolean {
  return error instanceof Error && (error as DriverError).code === '08P01' && error.message.includes('startup parameter')
}

/** The login is refused, or the database does not exist: retrying does not help. */
export function isRefused (error: unknown): boolean {
  return error instanceof Error && REFUSED.has((error as DriverError).code ?? '')
}

/** UNAVAILABLE for a transient error, any other error unchanged. */
export function toUnavailable (error: unknown): unknown {
  return isTransient(error) ? unavailable(error) : error
}

/** @param message what to do, if that is known better than to try again */
export function unavailable (cause?: unknown, message?: string): ApiError {
  return new ApiError('UNAVAILABLE', message, { headers: { 'retry-after': '1' }, cause })
}

/** Whether a row could not be removed because others refer to it. */
export function isStillReferenced (error: unknown): boolean {
  return error instanceof Error && REFERENCED.has((error as DriverError).code ?? '')
}

/** Whether such a row is there already. */
export function isDuplicate (error: unknown): boolean {
  return error instanceof Error && (error as DriverError).code === UNIQUE
}

/**
 * Whether the error is a violation of this constraint. The constraint on a part of a distributed table is named only in the message, and
 * its name ends in the number of the part.
 */
export function violatesConstraint (error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, constraint: name = code === UNIQUE ? /"(.+?)(_\d+)?"/.exec(message)?.[1] : undefined } = error as DriverError
  return name === constraint
}

/** Formats any error as one line for the operator. */
export function toOneLine (error: unknown): string {
  const { name, code } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  const cause = (error as { cause?: unknown } | undefined)?.cause
  const text = error instanceof StartError
    ? error.message
    : cause !== undefined
      ? `The database cannot be used now: ${toOneLine(cause)}`
      : code === 'ENOSPC' || code === '53100'
        ? `The disk is full (${messageOf(error)}); make room`
        : `${name ?? 'Error'}: ${messageOf(error)}`
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
