import { createRequire } from 'node:module'
import { htmlTagNames } from 'html-tag-names'
import type sanitizeHtml from 'sanitize-html'

// What the long texts of jobs may contain, so that a page can show them as they are:
//
//   <p onclick="x()">Build <script>steal()</script><a href="javascript:x()">it</a></p>  →  <p>Build <a>it</a></p>
//   Salary > 5000 & C<T>, if x<y                                                        →  the same, as it is no HTML

/** The elements that texts may have. */
export const ELEMENTS = [
  'p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'b', 'strong', 'i', 'em', 'u', 's', 'sub',
  'sup', 'blockquote', 'pre', 'code', 'span', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'
] as const
/** What `a` may link to. */
const SCHEMES = ['http', 'https', 'mailto', 'tel'] as const

/** The rule in words. */
export const HTML_RULE = 'Plain text, which stays as it is, or HTML: when it is written, everything is removed but the elements ' +
  `\`${ELEMENTS.join('`, `')}\`, and the \`href\` of \`a\` with ${SCHEMES.join(', ')} or a path.`

const OPTIONS = {
  allowedTags: ELEMENTS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: SCHEMES,
  nonTextTags: [
    'script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext'
  ],
  disallowedTagsMode: 'discard',
  nestingLimit: 20
} as const

/** What a browser takes for markup: comments and the like, and tags, with a name and what follows it. */
const MARKUP = /<(?:[!?]|\/?([a-z][^\s/>]*)([^>]*))/gi
const NAMES = new Set(htmlTagNames)

/** Whether a browser would do more with this text than show it: elements that HTML knows, attributes of others, comments. */
function isHtml (text: string): boolean {
  return [...text.matchAll(MARKUP)].some(([, name, rest = '']) =>
    name === undefined || NAMES.has(name.toLowerCase()) || rest.includes('='))
}

const load = createRequire(import.meta.url)

/** The text without what a page must not get from others; a text that is no HTML stays as it is. Cleaning it again changes nothing. */
export function cleanHtml (text: string): string {
  if (!isHtml(text)) return text
  // Loaded for the first text that is HTML: with its parsers it takes 3 MB, and a twentieth of a start.
  const sanitize = load('sanitize-html') as typeof sanitizeHtml
  // Elements that are not nested as HTML allows are set right by being read again.
  for (let clean = text; ; text = clean) {
    clean = sanitize(text, OPTIONS)
    if (clean === text) return clean
  }
}
