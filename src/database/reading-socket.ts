import { Socket, type SocketConstructorOpts } from 'node:net'

// The answer to a small statement has 100 bytes: they are copied out of the 64 kB that all reads use. Of an answer of 300 kB a read brings
// up to 64 kB, which stay where they are; the next read gets new memory. Who reads a file takes what it needs at once (`lends`): then all
// reads use the same memory, and nothing is copied here.

const SIZE = 65_536
/** Larger chunks are not copied. */
const MAX_COPIED = SIZE / 4

/** `lends` while whoever listens is done with a chunk when it returns: the next one is read into the same memory. */
export interface Lending { lends?: boolean }

/**
 * A socket for `pg` that reads small answers into the same memory again and again. Otherwise Node allocates 64 kB for each read and cuts
 * them down to what came, which takes a sixth of the processor time of a round trip.
 * @param ssl whether `pg` is going to encrypt the connection: then another socket reads
 */
export function readingSocket ({ ssl }: { ssl?: unknown }): Socket & Lending {
  if (ssl !== undefined && ssl !== false) return new Socket()
  let memory = Buffer.allocUnsafeSlow(SIZE)
  const take = (length: number, read: Buffer): Buffer => {
    if (socket.lends === true) return read.subarray(0, length)
    if (length > MAX_COPIED) {
      memory = Buffer.allocUnsafeSlow(SIZE)
      return read.subarray(0, length)
    }
    const copy = Buffer.allocUnsafe(length)
    read.copy(copy, 0, 0, length)
    return copy
  }
  const onread = {
    buffer: () => memory,
    callback: (length: number, read: Buffer) => {
      socket.emit('data', take(length, read))
      return true
    }
  }
  const socket: Socket & Lending = new Socket({ onread } as SocketConstructorOpts)
  return socket
}
