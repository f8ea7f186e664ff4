import type { Database } from '../database/port.js'
import { bucketOf, type FileSettings } from './bucket.js'
import { DatabaseStore } from './database-store.js'
import type { FileStore } from './port.js'
import { S3Store } from './s3-store.js'

/**
 * The store of files: the database, or the S3-compatible one that FILES_URL names. `close` ends its connections.
 * @throws StartError
 */
export function openStore (settings: FileSettings, database: Database): { store: FileStore, close: () => void } {
  const bucket = bucketOf(settings)
  if (bucket === undefined) return { store: new DatabaseStore(database), close: () => {} }
  const store = new S3Store(bucket)
  return { store, close: () => store.close() }
}
