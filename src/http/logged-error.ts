interface Loggable { name?: string, message?: string, stack?: string, code?: string, constraint?: string, cause?: unknown }

interface LoggedError {
  type: string
  message: string
  stack: string
  [field: string]: unknown
}

/**
 * An error as it is logged: enough to locate it, without data. The database's `detail`, `where` and the values quoted in its
 * messages can be personal.
 */
export function toLoggedError (error: unknown): LoggedError {
  const { name = 'Error', message = String(error), stack = '', code, constraint, cause } = (error ?? {}) as Loggable
  const frames = stack.split('\n').filter(line => line.startsWith('    at '))
  return {
    type: name,
    message: message.replace(/"[^"]*"/g, '"…"'),
    code,
    constraint,
    stack: frames.join('\n'),
    ...(cause === undefined ? {} : { cause: toLoggedError(cause) })
  }
}
