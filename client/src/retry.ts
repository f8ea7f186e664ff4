import { ApiError, ConnectionError } from './errors.js'

// When a request is retried, and after which pause.

/** The pause that the client chooses is random: up to this much the first time, and up to twice as much each further time. */
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000

export interface Retry {
  error: ApiError | ConnectionError
  /** Attempts so far. */
  attempts: number
  /** Milliseconds until the next one. */
  pause: number
}

/** When a request may be sent again: also if the server may have processed it, or only if it says that it has not. */
type Repeatable = 'always' | 'if undone' | 'never'

/**
 * Each POST has an `Idempotency-Key`. A DELETE that is repeated could be a 404, and a PUT with `If-Match` a 412, because of the first
 * attempt.
 */
export function repeatable (method: string, headers: Headers): Repeatable {
  if (method === 'get' || method === 'post' || (method === 'put' && !headers.has('if-match'))) return 'always'
  return method === 'patch' ? 'never' : 'if undone'
}

export interface RetryOptions {
  repeatable: Repeatable
  /** Milliseconds after which no further attempt begins. */
  retryFor: number
  onRetry?: ((retry: Retry) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Calls `attempt` until it succeeds, fails for good, or the time is over. @throws the last error, or the reason of the signal */
export async function retrying<T> (attempt: () => Promise<T>, { repeatable, retryFor, onRetry, signal }: RetryOptions): Promise<T> {
  const startedAt = performance.now()
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (error) {
      signal?.throwIfAborted()
      const asked = askedPause(error, repeatable)
      if (asked === undefined) throw error
      const pause = asked + Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
      if (performance.now() - startedAt + pause > retryFor) throw error
      onRetry?.({ error: error as Retry['error'], attempts, pause })
      await sleep(pause, signal)
    }
  }
}

/** @returns milliseconds that the server asks to wait, 0 if it does not say; undefined if another attempt is useless or not safe */
function askedPause (error: unknown, repeatable: Repeatable): number | undefined {
  if (error instanceof ConnectionError) return repeatable === 'always' ? 0 : undefined
  if (!(error instanceof ApiError)) return undefined
  const asked = untilRetryAfter(error.headers)
  switch (error.status) {
    case 429: return asked ?? untilReset(error.headers) ?? 0
    case 503: return asked ?? 0
    // The balancer lost the server.
    case 502:
    case 504: return repeatable === 'always' ? asked ?? 0 : undefined
    // Nothing was done: the request came too slowly, or its transaction was rolled back.
    case 408:
    case 500: return repeatable === 'never' ? undefined : asked ?? 0
    // The server is still processing an earlier attempt. Other conflicts ask for no pause, and do not go away by themselves.
    case 409: return asked
    default: return undefined
  }
}

/** Milliseconds; undefined without a readable `Retry-After`. */
function untilRetryAfter (headers: Headers): number | undefined {
  const after = headers.get('retry-after') ?? ''
  return /^\d+$/.test(after) ? Number(after) * 1000 : untilTime(headers, Date.parse(after))
}

function untilReset (headers: Headers): number | undefined {
  return untilTime(headers, Number(headers.get('x-ratelimit-reset') ?? NaN) * 1000)
}

/** Compared with the server's clock, because the client's may be wrong. */
function untilTime (headers: Headers, time: number): number | undefined {
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return Number.isNaN(time) ? undefined : Math.max(0, time - now)
}

/** @throws the reason of the signal, when that fires first */
async function sleep (milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
