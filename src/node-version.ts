/** As in package.json; said here because what reads that file may itself need this version. */
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
