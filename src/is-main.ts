import { createRequire } from 'node:module'

/**
 * Whether the process was started with this module, also through a symbolic link or without its extension.
 * @param started the script's path as it was given
 */
export function isMain (filename: string, started: string | undefined): boolean {
  return started !== undefined && createRequire(filename).resolve(started) === filename
}
