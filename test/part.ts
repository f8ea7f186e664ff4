import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import root, { type Test } from 'tap'

export type { Test }

/**
 * The test that the file which loads now adds to. A part of an entry has its own: what the part registers with it (`t.teardown`) is done
 * when the last test of the part has ended, before the next part is loaded. Servers and databases do not add up.
 */
export let t: Test = root

/** Adds a test whose tests are those that a file adds while it loads; they begin when it has loaded. */
function add (whole: Test, file: URL): void {
  void whole.test(path.relative('dist/test', fileURLToPath(file)), async part => {
    t = part
    await part.test('is loaded', async () => { await import(file.href) })
  })
}

// What this process runs: an entry, or a part alone.
add(root, pathToFileURL(process.argv[1]!))

/** The test of the whole process: what registers with it is kept until the last part has ended. */
export const whole: Test = t

/** The parts of an entry, one after another. */
export function parts (entry: string, files: string[]): void {
  for (const file of files) add(whole, new URL(file, entry))
}
