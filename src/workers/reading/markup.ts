import { Parser } from 'htmlparser2'
import type { BoundedText } from './text.js'

/** Where text stands in a kind of markup. Elements and attributes are named without their prefix, which a document chooses. */
export interface Layout {
  isXml: boolean
  /** The elements with text in them, if not all have some; others are layout. */
  texts?: Set<string>
  /** What stands within is not shown, or is no text of the document: deleted text, comments, scripts. */
  hidden: Set<string>
  /** Text over the line, such as how characters are read: it interrupts no word. */
  aside: Set<string>
  /** Elements before and after which a word ends. */
  parts: (name: string) => boolean
  /** Elements that are a character. */
  characters: Record<string, string>
  /** Attributes with text, by their elements: what stands for pictures. */
  attributes: Record<string, string[]>
}

type Attributes = Record<string, string>

/** Between paragraphs, cells and pages: no word goes on behind it, hyphen or not. */
const PART_END = '\f'

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Adds the text of a document. One that ends too early, or brings entities of its own, is an error: no word processor writes it. */
export function addMarkup (markup: string, layout: Layout, text: BoundedText): void {
  const reading = new Reading(layout, text)
  const parser = new Parser({
    onopentag: (name, attributes) => reading.open(local(name),
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value]))),
    ontext: data => reading.add(data),
    onclosetag: name => reading.close(local(name)),
    onprocessinginstruction: name => { reading.hasDoctype ||= name.toLowerCase() === '!doctype' }
  }, { xmlMode: layout.isXml })
  parser.write(markup)
  if (layout.isXml && (reading.depth > 0 || reading.hasDoctype || !reading.hasRoot)) throw new Error('A part of the document is damaged')
  parser.end()
  reading.end()
}

class Reading {
  depth = 0
  hasDoctype = false
  hasRoot = false
  #texts = 0
  #hidden = 0
  #aside = 0
  readonly #asides: string[] = []
  /** Whether each run around has a property that hides it. */
  readonly #runs: boolean[] = []
  /** Whether each element around is hidden by its style. */
  readonly #styled: boolean[] = []
  readonly #hiddenStyles = new Set<string>()
  #style = ''
  #lastAlternative = ''

  constructor (private readonly layout: Layout, private readonly text: BoundedText) {}

  open (name: string, attributes: Attributes): void {
    const { texts, hidden, aside, parts, characters } = this.layout
    this.depth++
    this.hasRoot = true
    if (texts?.has(name) !== false) this.#texts++
    if (aside.has(name)) this.#aside++
    this.#learnStyle(name, attributes)
    const isHidden = hidden.has(name) || this.#hiddenStyles.has(attributes['style-name'] ?? '')
    this.#styled.push(isHidden)
    if (isHidden) this.#hidden++
    if (name === 'r') this.#runs.push(false)
    if (name === 'vanish' && this.#runs.length > 0) this.#runs[this.#runs.length - 1] = !/^(0|false|off)$/.test(attributes.val ?? '')
    if (parts(name)) this.#put(PART_END)
    if (characters[name] !== undefined) this.#put(characters[name])
    this.#addAlternative(name, attributes)
  }

  add (data: string): void {
    if (this.#texts > 0) this.#put(data)
  }

  close (name: string): void {
    const { texts, aside, parts } = this.layout
    this.depth--
    if (parts(name) || aside.has(name)) this.#put(PART_END)
    if (texts?.has(name) !== false) this.#texts--
    if (aside.has(name)) this.#aside--
    if (this.#styled.pop() === true) this.#hidden--
    if (name === 'r') this.#runs.pop()
  }

  end (): void {
    for (const part of this.#asides) this.text.add(part)
  }

  #put (data: string): void {
    if (this.#hidden > 0 || this.#runs.at(-1) === true) return
    if (this.#aside === 0) this.text.add(data)
    else if (!this.text.isFull) this.#asides.push(data)
  }

  /** What stands for a picture is often said twice, for its frame and for itself. */
  #addAlternative (name: string, attributes: Attributes): void {
    const said = (this.layout.attributes[name] ?? []).map(key => attributes[key] ?? '').join(PART_END)
    if (said.trim() !== '' && said !== this.#lastAlternative) this.#put(PART_END + said + PART_END)
    if (said.trim() !== '') this.#lastAlternative = said
  }

  #learnStyle (name: string, attributes: Attributes): void {
    if (name === 'style') this.#style = attributes.name ?? ''
    if (name === 'text-properties' && attributes.display === 'none' && this.#style !== '') this.#hiddenStyles.add(this.#style)
  }
}
