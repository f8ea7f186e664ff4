import type { Socket } from 'node:net'

// Node cuts off every request that has not arrived in the same time. Files take longer, so their routes watch over them themselves.

const slow = new WeakSet<Socket>()

/** Lets the body of the current request arrive slowly, until the result is called. */
export function allowSlowBody (socket: Socket): () => void {
  slow.add(socket)
  return () => slow.delete(socket)
}

/** Whether the request of this connection may go on to arrive. */
export const mayBeSlow = (socket: Socket): boolean => slow.has(socket)
