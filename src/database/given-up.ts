import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** How long PostgreSQL has for a cancel request. */
const CANCEL_MS = 2000
/** A cancel request is repeated: one that arrives between two statements has no effect. */
const AGAIN_MS = 500
/** After this time it is not PostgreSQL that accepts the requests: a balancer does, and the host behind it is gone. */
const PATIENCE_MS = 30_000

// Parts of `pg` that its types leave out.
interface Connection extends Omit<pg.Connection, 'stream'> {
  stream: Socket
  connect: { (path: string): void, (port: number, host: string): void }
  cancel: (processId: number | null, secretKey: unknown) => void
}
interface Internals { connection: Connection, host: string, port: number, processID: number | null, secretKey: unknown }

const internalsOf = (client: pg.ClientBase): Internals => client as unknown as Internals

const givenUp = new WeakSet<pg.ClientBase>()

/**
 * Fails the current statement of a connection, and all that follow. PostgreSQL may still be working on it: see `end`. The timeout of `pg`
 * would close the connection while PostgreSQL goes on.
 */
export function giveUp (client: pg.ClientBase): void {
  givenUp.add(client)
  internalsOf(client).connection.emit('error', new Error('Query read timeout'))
}

export function isGivenUp (client: pg.ClientBase): boolean { return givenUp.has(client) }

/**
 * Ends a connection that was given up, and the work of PostgreSQL on it. A commit that waits for a standby has no timeout, and continues
 * even when its connection is closed; a cancel request ends the wait.
 * @returns when PostgreSQL has ended it, or does not answer any more
 */
export async function end (client: pg.ClientBase): Promise<void> {
  const { connection } = internalsOf(client)
  const { stream } = connection
  if (stream.closed) return
  const isOver = AbortSignal.timeout(PATIENCE_MS)
  const ended = event(stream, 'close')
  while (!stream.closed && !isOver.aborted && await cancel(client)) {
    // Only after the cancel request: once a connection has announced its end, a pooler no longer knows whom the request concerns.
    connection.end()
    await Promise.race([ended, sleep(AGAIN_MS, undefined, { ref: false })])
  }
  stream.destroy()
  await ended
}

/** Closes a connection at once, whatever PostgreSQL does on it. */
export function close (client: pg.ClientBase): void {
  internalsOf(client).connection.stream.destroy()
}

/** Asks PostgreSQL to cancel what it does on a connection. @returns whether it has taken the request */
async function cancel (client: pg.ClientBase): Promise<boolean> {
  const { connection: { stream: { remoteAddress, remotePort } }, host, port, processID, secretKey } = internalsOf(client)
  const request = new pg.Connection() as unknown as Connection
  let isTaken = true
  request.on('error', () => { isTaken = false })
  request.on('connect', () => request.cancel(processID, secretKey))
  const timer = setTimeout(() => request.stream.destroy(new Error('No answer')), CANCEL_MS)
  // The host that it is connected to, even if its name means another one by now.
  if (host.startsWith('/')) request.connect(`${host}/.s.PGSQL.${port}`)
  else request.connect(remotePort ?? port, remoteAddress ?? host)
  await event(request, 'end')
  clearTimeout(timer)
  return isTaken
}

/** Resolves with the event, also after an error: `once` of Node would throw. */
async function event (emitter: EventEmitter, name: string): Promise<void> {
  await new Promise<void>(resolve => emitter.once(name, resolve))
}
