import { StartError } from './failures.js'

/** libpq's `target_session_attrs`: what a server must be to be used. */
export type Target = 'any' | 'read-write' | 'primary'

const TARGETS: readonly string[] = ['any', 'read-write', 'primary'] satisfies Target[]

// RFC 3986, section 3: the authority ends at the first "/", "?" or "#"; user and password come before its last "@".
const FORM = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s
const HOST = /^(\[[\da-f:.%]+\]|[^[\]:]+)(:\d{1,5})?$/i

/**
 * Splits a libpq URL into one URL per host: `postgres://user:password@a:5432,b:5432/db?target_session_attrs=read-write`.
 * @param name the variable that holds the URL
 * @throws StartError for an invalid URL; the message does not show the password
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
  // The server needs to write: of several hosts it uses the writable one, unless the URL says otherwise.
  const target = new URL(urls[0] as string).searchParams.get('target_session_attrs') ?? (hosts.length > 1 ? 'read-write' : 'any')
  if (!TARGETS.includes(target)) {
    throw new StartError(`${name}: target_session_attrs (it is ${JSON.stringify(target)}) must be one of ${TARGETS.join(', ')}`)
  }
  return { urls, target: target as Target }
}
