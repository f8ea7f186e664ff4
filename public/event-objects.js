// What the objects of events are called, and where they are read.

/** The path of an event's object: version 2 reads all, but for what only operates the company. */
export function pathOf ({ type, id }) {
  if (type === 'company') return '/api/v1/company'
  return `/api/${['token', 'suppression'].includes(type) ? 'v1' : 'v2'}/${type}${type.endsWith('ch') ? 'e' : ''}s/${id}`
}

/** An event's object by the name that people know it by. An id that is a UUID says nothing to them. */
export function nameOf ({ type, id }, { candidate, ...data }) {
  const person = ({ name, lastName }) => [name, lastName].filter(Boolean).join(' ')
  const name = person(data) || person(candidate ?? {}) || data.label || data.fileName || data.code || data.text || data.postbackUrl
  const words = type.replace('-', ' ')
  return name ? `${words}: ${name}` : typeof id === 'number' ? `${words} ${id}` : words
}
