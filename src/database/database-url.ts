import { accessSync, constants } from 'node:fs'
import { StartError } from './failures.js'

/** libpq's `target_session_attrs`: what a server must be to be used. */
export type Target = 'any' | 'read-write' | 'primary'

const TARGETS: readonly string[] = ['any', 'read-write', 'primary'] satisfies Target[]

/** The driver takes these for the last of them, and says so in eight lines whenever it reads one. */
const VERIFYING = ['prefer', 'require', 'verify-ca', 'verify-full']
const SSL_MODES = ['disable', 'no-verify', ...VERIFYING]

/** The parameters that name a file, which `pg` reads for each connection. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey']

// RFC 3986, section 3: the authority ends at the first "/", "?" or "#"; user and password come before its last "@".
const FORM = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s
const HOST = /^(\[[\da-f:.%]+\]|[^[\]:]+)(:\d{1,5})?$/i

/**
 * Splits a libpq URL into one URL per host: `postgres://user:password@a:5432,b:5432/db?target_session_attrs=read-write`.
 * @param name the variable that holds the URL
 * @throws StartError for an invalid URL, or a file of it that cannot be read; the message does not show the password
 */
export function parseHosts (url: string, name = 'DATABASE_URL'): { urls: string[], target: Target } {
  const [, before = '', authority = '', after = ''] = FORM.exec(url) ?? []
  const hosts = authority.split(',')
  const urls = hosts.map(host => `${before}${host}${after}`)
  if (before === '' || !urls.every(one => URL.canParse(one))) {
    throw new StartError(`${name}: must be a URL; for example ${name}=postgres://user:password@db:5432/recruitment`)
  }
  if (hosts.length > 1 && !hosts.every(host => HOST.test(host))) {
    throw new StartError(
      `${name}: each host must be a name or an address, with a port or without; for example ${name}=postgres://user:password@a:5432,b:5432/recruitment`
    )
  }
  const parameters = new URL(urls[0] as string).searchParams
  checkFiles(parameters, name)
  const sslMode = parameters.getAll('sslmode').at(-1) ?? ''
  if (sslMode !== '' && !SSL_MODES.includes(sslMode)) {
    throw new StartError(`${name}: sslmode (it is ${JSON.stringify(sslMode)}) must be one of ${SSL_MODES.join(', ')}`)
  }
  const isVerified = VERIFYING.includes(sslMode) && parameters.get('uselibpqcompat') !== 'true'
  // The server needs to write: of several hosts it uses the writable one, unless the URL says otherwise.
  const target = parameters.get('target_session_attrs') ?? (hosts.length > 1 ? 'read-write' : 'any')
  if (!TARGETS.includes(target)) {
    throw new StartError(`${name}: target_session_attrs (it is ${JSON.stringify(target)}) must be one of ${TARGETS.join(', ')}`)
  }
  return {
    urls: isVerified ? urls.map(url => url.replace(/(?<=[?&]sslmode=)[^&#]*/g, 'verify-full')) : urls,
    target: target as Target
  }
}

/** At the start a missing file is a mistake; later it may come back, and connections are tried again. */
function checkFiles (parameters: URLSearchParams, name: string): void {
  for (const parameter of FILES) {
    const file = parameters.getAll(parameter).at(-1) ?? ''
    try {
      if (file !== '') accessSync(file, constants.R_OK)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new StartError(
        `${name}: ${parameter} (it is ${JSON.stringify(file)}) cannot be read (${code}); name a file that this user may read`
      )
    }
  }
}
