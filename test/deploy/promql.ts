/** A metric as a query names it, with the conditions on its labels. */
interface Selector { metric: string, matchers: Array<{ label: string, operator: string, value: string }> }

export interface PromQuery {
  selectors: Selector[]
  /** Labels of `by`, `on` and the like. */
  grouping: string[]
  functions: string[]
}

const TOKEN = /\s+|"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[A-Za-z_:][\w:]*|\d+(?:\.\d+)?|=~|!~|[=!<>]=|[-+*/%^<>=(){},]/y
const LISTS = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right'])
const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset'])

function tokensOf (expr: string): string[] {
  const tokens: string[] = []
  for (let at = 0; at < expr.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const [token] = TOKEN.exec(expr) ?? []
    if (token === undefined) throw new Error(`${expr.slice(at, at + 20)}: no PromQL that is known here`)
    if (token.trim() !== '') tokens.push(token)
  }
  return tokens
}

/**
 * What a PromQL expression names. Enough of the language for dashboards and alerts.
 * @throws when it meets what it does not know
 */
export function parseQuery (expr: string): PromQuery {
  const tokens = tokensOf(expr)
  const query: PromQuery = { selectors: [], grouping: [], functions: [] }
  /** Takes all up to the end of these brackets. */
  const take = (end: string): string[] => {
    const length = tokens.indexOf(end)
    if (length < 0) throw new Error(`${expr}: ${end} is missing`)
    const taken = tokens.splice(0, length + 1).slice(1, -1)
    return taken.filter(token => token !== ',')
  }
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (!/^[A-Za-z_:]/.test(token) || WORDS.has(token)) continue
    if (LISTS.has(token)) query.grouping.push(...tokens[0] === '(' ? take(')') : [])
    else if (tokens[0] === '(' || LISTS.has(tokens[0] ?? '')) query.functions.push(token)
    else query.selectors.push({ metric: token, matchers: tokens[0] === '{' ? toMatchers(take('}')) : [] })
  }
  return query
}

function toMatchers (tokens: string[]): Selector['matchers'] {
  const matchers: Selector['matchers'] = []
  for (let i = 0; i < tokens.length; i += 3) {
    const [label = '', operator = '', value = ''] = tokens.slice(i, i + 3)
    const isMatcher = /^\w+$/.test(label) && /^(=|!=|=~|!~)$/.test(operator) && value.startsWith('"')
    if (!isMatcher) throw new Error(`${tokens.join(' ')}: no matchers`)
    matchers.push({ label, operator, value: value.slice(1, -1) })
  }
  return matchers
}

/** The series of a metric: the values of each of its labels. */
export type Exposition = Map<string, Map<string, Set<string>>>

/** Reads the text format of Prometheus. */
export function parseExposition (text: string): Exposition {
  const metrics: Exposition = new Map()
  for (const [, name = '', labels = ''] of text.matchAll(/^([A-Za-z_:][\w:]*)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(name) ?? new Map<string, Set<string>>()
    metrics.set(name, known)
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value))
    }
  }
  return metrics
}
