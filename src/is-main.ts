import { realpathSync } from 'node:fs'

/** Whether the process was started with this module, also through a symbolic link. `started` is the script's path as it was given. */
export function isMain (filename: string, started: string | undefined): boolean {
  return started !== undefined && realpathSync(started) === filename
}
