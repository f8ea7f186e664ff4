import { escape } from './page.js'

/** What begins or joins statements of a language. */
const WORDS: Record<string, string> = {
  sh: 'case do done elif else esac export fi for function if in then while',
  python: 'and as async await class def elif else except False finally for from if import in is None not or raise return True try ' +
    'while with',
  sql: 'alter and as by concurrently create delete drop from group in index insert into limit not null on or order select set table ' +
    'update values where with',
  ts: 'as async await break catch class const continue else export false finally for from function if import in interface let new null ' +
    'of return throw true try type undefined while'
}
const COMMENTS: Record<string, string> = { sh: '#', python: '#', yaml: '#', ini: '#', sql: '--', ts: '//' }
const DOUBLE_QUOTED = String.raw`"(?:\\[^]|[^"\\])*"`
const SINGLE_QUOTED = String.raw`'(?:\\.|[^'\\\n])*'`

/** A pattern with a named group for each kind of token, which is also its class; the first that matches wins. */
function toPattern (language: string): RegExp {
  const [comment, words] = [COMMENTS[language], WORDS[language]]
  const isShell = language === 'sh'
  return new RegExp([
    comment && String.raw`(?<comment>(?<=^|\s)${comment}.*)`,
    // In an answer, and in a file of settings.
    String.raw`(?<key>"[^"\s]+"(?=\s*:)${comment === '#' && words === undefined ? String.raw`|^ *(?:- )?[\w./-]+(?=\s*[:=])` : ''})`,
    // A shell takes a single quote as it is; in what a server says, it is an apostrophe.
    `(?<string>${[DOUBLE_QUOTED, ...isShell ? ["'[^']*'"] : comment ? [SINGLE_QUOTED, '`[^`]*`'] : []].join('|')})`,
    isShell && String.raw`(?<variable>\$\w+|\$\{[^}]*\})|(?<option>(?<=\s)--?[A-Za-z][\w-]*)`,
    words && String.raw`(?<word>(?<![\w.$-])(?:${words.replaceAll(' ', '|')})(?![\w-]))`,
    !isShell && String.raw`(?<number>(?<![\w.:-])\d+(?:\.\d+)?(?![\w:-]))`
  ].filter(Boolean).join('|'), 'gm')
}

const patterns = new Map<string, RegExp>()

/**
 * HTML of code whose tokens have a class each. It knows the languages of the guides, and JSON in what a server says; anything else it
 * leaves as it is.
 */
export function highlight (code: string, language: string): string {
  if (!(language in COMMENTS) && !/[{[]\s*"|^HTTP|^[\w-]+: /m.test(code)) return escape(code)
  const pattern = patterns.get(language) ?? toPattern(language)
  patterns.set(language, pattern)
  let [html, end] = ['', 0]
  for (const { 0: token, index, groups = {} } of code.matchAll(pattern)) {
    const [kind] = Object.entries(groups).find(([, found]) => found !== undefined) ?? []
    html += `${escape(code.slice(end, index))}<span class="${kind}">${escape(token)}</span>`
    end = index + token.length
  }
  return html + escape(code.slice(end))
}
