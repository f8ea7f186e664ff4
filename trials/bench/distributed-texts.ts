const STARTED = Date.now()

/**
 * Without what two databases never have in common: random ids, times and what is made of them, secrets, addresses, and how far background
 * work has come.
 */
export function comparable (text: string): string {
  return text
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://receiver')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, time => Date.parse(time) < STARTED ? time : 'a moment')
    .replace(/[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, 'an id')
    .replace(/"(whsec|rapi)_[^"]*"/g, '"a secret"')
    .replace(/("etag":"\\"\d+-)[\w-]+/g, '$1a tag')
    .replace(/\/files\/[\w-]+\.[\w-]+/g, '/files/a link')
    .replace(/(\/calendars\/)[\w-]+/g, '$1a link')
    .replace(/^(UID|DTSTAMP|CREATED|LAST-MODIFIED):.*$/gm, '$1:a value')
    .replace(/"text":"(pending|ready|failed)"/g, '"text":"a state"')
    .replace(/"lastUsedAt":(null|"a moment")/g, '"lastUsedAt":"a value"')
    .replace(/"(cursor|nextPageToken|durationMs|prefix)":("[^"]*"|\d+)/g, '"$1":"a value"')
}

/** What went wrong according to a log, each fault once, with the place of its statement. */
export function faultsIn (log: string): string[] {
  const lines = log.split('\n').filter(line => line.startsWith('{')).map(line => JSON.parse(line) as Record<string, any>)
  const faults = lines.filter(({ level }) => level >= 50).map(({ msg, err }) => `${msg}\n  ${err?.stack ?? ''}`)
  return [...new Set(faults)]
}
