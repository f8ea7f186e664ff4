import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

// The compiler leaves what it made of a file that is gone, and the tests of such a file would still be run.

const DIST = path.join(import.meta.dirname, '../dist')

for (const file of readdirSync(path.join(DIST, 'test'), { recursive: true, encoding: 'utf8' })) {
  const source = path.join(DIST, '../test', file.replace(/\.js(\.map)?$/, '.ts'))
  if (/\.js(\.map)?$/.test(file) && !existsSync(source)) rmSync(path.join(DIST, 'test', file))
}
