import { createRequire } from 'node:module'

/** As in package.json; repeated here because code that reads that file may itself need this version. */
export const OLDEST_NODE = '20.19'

/** One line where this version of Node.js is too old to load the program, which would end in a stack. */
export function nodeFault (version: string): string | undefined {
  const toNumber = (text: string) => {
    const [major = 0, minor = 0] = text.split('.').map(Number)
    return major * 1000 + minor
  }
  const isOld = toNumber(version) < toNumber(OLDEST_NODE)
  return isOld ? `Node.js ${version} is too old: version ${OLDEST_NODE} or newer is needed` : undefined
}

/**
 * Whether the process was started with this module and may go on, with what the module imports afterwards. An old Node.js may not: it
 * cannot load the rest, and this says so in one line.
 * @param filename the module's `import.meta.filename`, which an old Node.js does not have
 * @param started the file that the process was started with, as the command line names it
 */
export function mayStart (filename: string, started: string | undefined): boolean {
  const fault = nodeFault(process.versions.node)
  if (fault === undefined) return isMain(filename, started)
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
  return false
}

/** Whether this module is the process's entry point, also through a symbolic link or without its extension. */
function isMain (filename: string, started: string | undefined): boolean {
  return started !== undefined && createRequire(filename).resolve(started) === filename
}
