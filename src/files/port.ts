import type { Readable } from 'node:stream'
import type { Spool } from './spool.js'

/** What names the bytes of a file in a store. */
export interface FileKey { companyId: number, id: string }

/** Where the bytes of files are kept. What is unreachable, slow or full is an ApiError UNAVAILABLE. */
export interface FileStore {
  /** Stores the bytes of a new file. */
  put: (key: FileKey, bytes: Spool) => Promise<void>
  /** The bytes from `first` to `last`, both included. They come as fast as they are read. */
  read: (key: FileKey, first: number, last: number) => Promise<Readable>
  /** Removes what there is of a file. May be repeated. */
  remove: (key: FileKey) => Promise<void>
}
