/** The parts of autocannon that are used; it comes without types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
    onResponse?: (status: number, body: string) => void
  }
  export interface Client extends EventEmitter {
    setRequests: (requests: Request[]) => void
    on: ((event: 'response', listener: (status: number, bytes: number, ms: number) => void) => this) &
      ((event: 'connError', listener: (error: Error) => void) => this) & ((event: 'timeout', listener: () => void) => this)
  }
  interface Options {
    url: string
    connections: number
    duration: number
    pipelining: number
    /** Requests a second of all connections together. */
    overallRate?: number
    headers?: Record<string, string>
    requests: Request[]
    setupClient?: (client: Client) => void
  }
  export interface Result {
    duration: number
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
  }

  export default function autocannon (options: Options, done: (error: Error | null, result: Result) => void): EventEmitter
}
