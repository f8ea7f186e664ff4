import { StartError } from './failures.js'

/** What a server must be to be taken, as libpq names it. */
export type Target = 'any' | 'read-write' | 'primary'

const TARGETS: readonly string[] = ['any', 'read-write', 'primary'] satisfies Target[]

// RFC 3986, section 3: the authority ends at the first "/", "?" or "#", and what is before its last "@" is user and password.
const FORM = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s
const HOST = /^(\[[\da-f:.%]+\]|[^[\]:]+)(:\d{1,5})?$/i

/**
 * One URL for each host of a URL as libpq takes it: `postgres://user:password@a:5432,b:5432/db?target_session_attrs=read-write`.
 * @param name of the variable that the URL comes from
 * @throws StartError when it cannot be read, without showing the password
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
  // This server cannot do without writing: of several hosts it takes the one that lets it, unless it is told otherwise.
  const target = new URL(urls[0] as string).searchParams.get('target_session_attrs') ?? (hosts.length > 1 ? 'read-write' : 'any')
  if (!TARGETS.includes(target)) {
    throw new StartError(`${name}: target_session_attrs (it is ${JSON.stringify(target)}) must be one of ${TARGETS.join(', ')}`)
  }
  return { urls, target: target as Target }
}
