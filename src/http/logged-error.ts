import { messageOf } from '../errors.js'

interface Loggable { name?: string, stack?: string, code?: string, constraint?: string, cause?: unknown }

interface LoggedError {
  type: string
  message: string
  stack: string
  [field: string]: unknown
}

/**
 * An error as it is logged: enough to locate it, without data. The database's `detail`, `where` and the values quoted in its
 * messages can be personal. What is only known to be unavailable is logged as its cause.
 */
export function toLoggedError (error: unknown): LoggedError {
  const { name = 'Error', stack = '', code, constraint, cause } = (error ?? {}) as Loggable
  if (code === 'UNAVAILABLE' && cause !== undefined) return toLoggedError(cause)
  const frames = stack.split('\n').filter(line => line.startsWith('    at '))
  return {
    type: name,
    message: messageOf(error).replace(/"[^"]*"/g, '"…"'),
    code,
    constraint,
    stack: frames.join('\n'),
    ...(cause === undefined ? {} : { cause: toLoggedError(cause) })
  }
}
