import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../database/failures.js'

/**
 * Writes a file that only this user may read, and creates its folder if needed. A temporary file is opened beside it before `produce` does
 * anything, so that a place that cannot be written to is noticed then. At the end it replaces the file: a failure leaves the old one.
 * @returns whether it replaced one
 * @throws StartError when it cannot be written
 */
export async function writeFileOf (file: string, produce: () => Promise<string>): Promise<boolean> {
  const { target, unfinished, isThere } = orExplained(file, () => begin(file))
  try {
    const text = await produce()
    orExplained(file, () => {
      writeFileSync(unfinished, text)
      renameSync(unfinished, target)
    })
    return isThere
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function begin (file: string): { target: string, unfinished: string, isThere: boolean } {
  makeFolder(path.dirname(path.resolve(file)))
  const present = statSync(file, { throwIfNoEntry: false })
  // Renaming over a device would lose it; renaming over a folder would fail at the end.
  if (present?.isFile() === false) throw new Error('it is not a plain file')
  // A link stays, and what it leads to is replaced.
  const target = present === undefined ? file : realpathSync(file)
  const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}`)
  writeFileSync(unfinished, '', { mode: 0o600 })
  return { target, unfinished, isThere: present !== undefined }
}

/** With its parents. `recursive` would never end where the system creates no folders, such as in /proc. */
function makeFolder (folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

function orExplained<T> (file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new StartError(`${file} cannot be written (${(error as Error).message}); name another file with --out`)
  }
}
