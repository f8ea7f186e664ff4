import { readdirSync, readFileSync } from 'node:fs'
import { Marked, type Token } from 'marked'
import { highlight } from './highlight.js'

/** A page of `docs/`. */
export interface Guide {
  /** The file without `.md`. */
  name: string
  title: string
  /** Its first sentence. */
  summary: string
  /** As the file has it. */
  text: string
}

/** A part of a guide below a heading. */
export interface Section { heading: string, anchor: string, depth: number, text: string }

// Compiled, this file lies in dist/routes; the guides stay at the top.
const FOLDER = new URL('../../docs/', import.meta.url)
/** The guide that lists the others: their order is its own. */
export const INDEX = 'README'
/** The server's address in samples: public/guide.js replaces it with the address at which the page is read. */
export const SAMPLE_ORIGIN = 'http://127.0.0.1:3000'

/** Where a link of a guide leads on this server; undefined for a file that only the repository has. @param ending of other guides */
function addressOf (link: string, ending = ''): string | undefined {
  if (link.startsWith(`${SAMPLE_ORIGIN}/`)) return link.slice(SAMPLE_ORIGIN.length)
  if (/^(https?:|[#/])/.test(link)) return link
  const [, guide, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(link) ?? []
  if (guide !== undefined) return `/guides/${guide === INDEX && ending === '' ? '' : guide + ending}${anchor}`
  const [, folder, file] = /^\.\.\/(openapi|public)\/([\w-]+\.(?:json|svg))$/.exec(link) ?? []
  return folder === undefined ? undefined : `/${folder === 'public' ? 'assets' : folder}/${file}`
}

/** The name of a heading in links, as code hosts make it. */
const anchorOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')

/** Markdown without its marks. */
const plain = (markdown: string): string =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^ *```.*|[`*]/gm, '')
    .replace(/^[|\s:-]+$|<!--.*?-->|^ *(?:-|\d+\.) |\|/gm, ' ').replace(/\s+/g, ' ').trim()

const parser = new Marked({
  renderer: {
    code: ({ text, lang = '' }) => `<pre><code${lang && ` class="language-${lang}"`}>${highlight(text, lang)}</code></pre>\n`,
    heading ({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link ({ href, tokens }) {
      const [address, text] = [addressOf(href), this.parser.parseInline(tokens)]
      return address === undefined ? text : `<a href="${address}">${text}</a>`
    },
    image: ({ href, text }) => `<img src="${addressOf(href)}" alt="${text}">`
  }
})

/** Markdown as HTML. Tables wider than the window scroll by themselves, also by keyboard; a column without a title has no header. */
export function toHtml (markdown: string): string {
  return parser.parse(markdown, { async: false }).replaceAll('<th></th>', '<td></td>')
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>').replaceAll('</table>', '</table></div>')
}

/** All guides, in the order in which their index names them. */
export function readGuides (): Guide[] {
  const texts = new Map(readdirSync(FOLDER).filter(file => file.endsWith('.md'))
    .map(file => [file.slice(0, -'.md'.length), readFileSync(new URL(file, FOLDER), 'utf8')]))
  const named = [...(texts.get(INDEX) ?? '').matchAll(/\]\(([\w-]+)\.md/g)].map(([, name]) => name as string)
  return [...new Set([INDEX, ...named])].flatMap(name => {
    const text = texts.get(name)
    return text === undefined ? [] : [toGuide(name, text)]
  })
}

function toGuide (name: string, text: string): Guide {
  const [, title = name] = /^# (.+)$/m.exec(text) ?? []
  const first = plain(/^# .+\n\n([^|]*?)\n\n/.exec(text)?.[1] ?? '')
  return { name, title, summary: /^.*?[.?!](?= |$)/.exec(first)?.[0] ?? first, text }
}

const CODE_OR_LINK = /^ *```[^]*?^ *```|`[^`\n]*`|(!?)\[([^\]]*)\]\(([^)\s]+)\)/gm

/** A guide for programs: its file, with links that lead to what this server has, those to guides to their own such form. */
export function toMarkdown ({ text }: Guide): string {
  return text.replace(CODE_OR_LINK, (all: string, mark = '', words = '', link?: string) => {
    if (link === undefined) return all
    const address = addressOf(link, '.md')
    return address === undefined ? words : `${mark}[${words}](${address})`
  })
}

/** The sections of a guide: one for each heading. */
export function sectionsOf ({ text }: Guide): Section[] {
  const sections: Section[] = []
  for (const token of parser.lexer(text) as Token[]) {
    if (token.type === 'heading') {
      sections.push({ heading: plain(token.text), anchor: anchorOf(token.text), depth: token.depth, text: '' })
    } else {
      const section = sections.at(-1)
      if (section !== undefined) section.text += ` ${plain(token.raw)}`
    }
  }
  return sections
}
