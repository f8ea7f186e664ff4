/** A field or parameter at fault, and the rule that it broke. */
export interface FieldError {
  /** The parameter, or the field as a path such as `manualCandidate.email`; `request` for the whole. */
  target: string
  /** A rule of the API's table, such as `required` or `max-length`. */
  rule: string
  /** The limits of the rule, such as `max`. */
  limits: Record<string, number | string>
}

// An item of a List (RFC 9651): a String or a Display String, with parameters that are Tokens or numbers.
const ITEM = /\s*(?:%"([^"]*)"|"((?:[^"\\]|\\["\\])*)")((?:;[a-z][\w-]*=[\w.*-]+)*)\s*(?:,|$)/y

/** The fields that `X-Error-Details` names, or `details` of a failed item of a bulk operation; none without it. */
export function parseDetails (text: string | null | undefined): FieldError[] {
  const fields: FieldError[] = []
  for (const [, display, string = '', parameters = ''] of (text ?? '').matchAll(new RegExp(ITEM, 'gy'))) {
    const pairs = parameters.split(';').slice(1).map(each => each.split('=') as [string, string])
    const { rule = 'invalid', ...limits } = Object.fromEntries(pairs)
    fields.push({
      target: display === undefined ? string.replace(/\\(.)/g, '$1') : decoded(display),
      rule,
      limits: Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, /^-?\d/.test(value) ? Number(value) : value]))
    })
  }
  return fields
}

function decoded (text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
