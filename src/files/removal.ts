import type { Queryable } from '../database/port.js'
import { doomFile, forgetFile } from '../domain/attachments/removal.js'
import type { FileKey, FileStore } from './port.js'

/**
 * Removes the bytes of a file, unless something has named it. Whatever fails, the next sweep goes on: the file is forgotten after its bytes
 * are gone.
 */
export async function removeFile (db: Queryable, store: FileStore, file: FileKey): Promise<void> {
  if (!await doomFile(db, file)) return
  await store.remove(file)
  await forgetFile(db, file)
}
