import { realpathSync } from 'node:fs'

/** Whether the process was started with this module, also through a symbolic link. */
export function isMain (filename: string): boolean {
  const started = process.argv[1]
  return started !== undefined && realpathSync(started) === filename
}
