/** What the bench uses of autocannon, which comes without types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  interface Options { url: string, connections: number, duration: number, pipelining: number, headers?: Record<string, string>, requests: Request[] }
  export interface Result { duration: number, '2xx': number, non2xx: number, errors: number, timeouts: number, statusCodeStats: Record<string, { count: number }> }

  export default function autocannon (options: Options, done: (error: Error | null, result: Result) => void): EventEmitter
}
