import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ApiError } from '../errors.js'
import { TURN, turnsOf, type Turn } from './pace.js'

/** Bytes that are read at once. As many as a turn is for are written. */
const PIECE = 65_536

/**
 * A file that has arrived, before it is stored: on the disk, so that neither memory nor a connection to the database or to a store is held
 * while a slow client sends it. It has no name there: it goes with the process, even with one that is killed.
 */
export class Spool {
  private constructor (
    private readonly handle: FileHandle, readonly size: number, readonly sha256: string, private readonly turn: Turn
  ) {}

  /**
   * Writes what arrives to the disk.
   * @param limit bytes that the file may have
   * @param turn waited for before so many bytes are read by `pieces`
   * @param name of the field that has the file
   * @throws ApiError PAYLOAD_TOO_LARGE as soon as there are more, UNAVAILABLE if the disk is full
   */
  static async of (source: AsyncIterable<Buffer>, limit: number, turn: Turn = async () => {}, name = 'file'): Promise<Spool> {
    const handle = await openUnnamed()
    try {
      const hash = createHash('sha256')
      let [size, written] = [0, 0]
      let open: Buffer[] = []
      const flush = async () => {
        await write(handle, open, written, size)
        written = size
        open = []
      }
      for await (const piece of source) {
        if (size + piece.length > limit) {
          throw new ApiError('PAYLOAD_TOO_LARGE', { target: name, message: `${name} must not have more than ${limit} bytes` })
        }
        hash.update(piece)
        open.push(piece)
        size += piece.length
        if (size - written >= TURN) await flush()
      }
      await flush()
      return new Spool(handle, size, hash.digest('hex'), turn)
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  /** The bytes from the first on, in pieces of this size. Each piece may be kept only until the next is read. */
  async * pieces (bytes = PIECE): AsyncGenerator<Buffer> {
    const buffer = Buffer.allocUnsafeSlow(Math.min(bytes, this.size))
    const pass = turnsOf(this.turn, this.size)
    for (let at = 0; at < this.size; at += bytes) {
      await pass(bytes)
      yield await this.#fill(buffer, at)
    }
  }

  /** The bytes from `start` up to `end`. */
  async slice (start: number, end: number): Promise<Buffer> {
    return await this.#fill(Buffer.allocUnsafe(Math.max(0, Math.min(end, this.size) - start)), start)
  }

  async close (): Promise<void> {
    await this.handle.close()
  }

  async #fill (buffer: Buffer, at: number): Promise<Buffer> {
    const length = Math.min(buffer.length, this.size - at)
    for (let filled = 0; filled < length;) {
      const { bytesRead } = await this.handle.read(buffer, filled, length - filled, at + filled)
      if (bytesRead === 0) throw new Error('a spooled file is shorter than it was')
      filled += bytesRead
    }
    return buffer.subarray(0, length)
  }
}

/** What asks Linux for a file that never has a name (`O_TMPFILE`); elsewhere, a kill at the wrong moment leaves an empty file. */
const UNNAMED = process.platform === 'linux' ? 0o20000000 | constants.O_DIRECTORY | constants.O_RDWR | constants.O_EXCL : undefined

async function openUnnamed (): Promise<FileHandle> {
  try {
    return await (UNNAMED === undefined ? openAndUnlink() : open(tmpdir(), UNNAMED, 0o600).catch(openAndUnlink))
  } catch (error) {
    throw new ApiError('UNAVAILABLE', undefined, { cause: error })
  }
}

/** Not every file system has files without a name. */
async function openAndUnlink (): Promise<FileHandle> {
  const file = path.join(tmpdir(), `recruitment-api-${randomUUID()}`)
  const handle = await open(file, 'wx+', 0o600)
  await unlink(file)
  return handle
}

async function write (handle: FileHandle, pieces: Buffer[], at: number, end: number): Promise<void> {
  try {
    // A disk that is nearly full takes a part.
    for (let rest = pieces, left = end - at; left > 0;) {
      const { bytesWritten } = await handle.writev(rest, end - left)
      left -= bytesWritten
      if (left > 0) rest = [Buffer.concat(rest).subarray(bytesWritten)]
    }
  } catch (error) {
    throw new ApiError('UNAVAILABLE', undefined, { cause: error })
  }
}
