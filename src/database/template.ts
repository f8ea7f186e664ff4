import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyStore, openEmbedded, TEMPLATE } from './embedded.js'

// Run by the build: makes the migrated, empty store that first starts of the embedded database copy. Any user may read it.
rmSync(TEMPLATE, { recursive: true, force: true })
const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-template-'))
const database = await openEmbedded(directory)
await database.close()
copyStore(path.join(directory, 'postgres'), TEMPLATE, { folder: 0o755, file: 0o644 })
rmSync(directory, { recursive: true })
