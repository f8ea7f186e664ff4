import { rmSync } from 'node:fs'
import { openEmbedded, TEMPLATE } from './embedded.js'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Run by the build: makes the migrated, empty store that first starts of the embedded database copy.
rmSync(TEMPLATE, { recursive: true, force: true })
const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-template-'))
const database = await openEmbedded(directory)
await database.close()
cpSync(path.join(directory, 'postgres'), TEMPLATE, { recursive: true })
rmSync(directory, { recursive: true })
