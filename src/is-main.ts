import { createRequire } from 'node:module'

/**
 * Whether this module is the process's entry point, also through a symbolic link or without its extension.
 * @param started the script's path as given on the command line
 */
export function isMain (filename: string, started: string | undefined): boolean {
  return started !== undefined && createRequire(filename).resolve(started) === filename
}
