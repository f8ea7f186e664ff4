import Mustache from 'mustache'
import { ApiError, type ErrorItem } from '../../errors.js'

// Templates are texts with variables: `Dear {{candidate.name}}`. Mustache finds the variables and puts the values in. Its sections,
// partials and other delimiters are refused: so a template has no logic, cannot loop, and takes time in proportion to its length. Values
// are put in once: braces in a name stay as they are. Nothing is escaped, as messages are plain text.

/** The variables of templates, each with what it stands for. */
export const VARIABLES = {
  'candidate.name': 'first name of the candidate',
  'candidate.lastName': 'last name',
  'job.name': 'name of the job',
  'company.name': 'name of the company',
  'step.name': 'name of the current step',
  'interview.startsAt': 'start of the next interview, with its time zone; empty without one',
  'interview.location': 'its place',
  'interview.meetingUrl': 'its address on the web',
  'offer.startDate': 'first day of work by the last offer',
  link: 'address of the own page of the candidate; empty without one'
} as const
export type Variable = keyof typeof VARIABLES
/** What the variables stand for; those that are left out are empty. */
export type Values = Partial<Record<Variable, string | null>>

/** The longest texts of a message, in characters. */
export const MAX_RENDERED = { subject: 1000, text: 100_000 } as const

const writer = new Mustache.Writer()
// Otherwise the writer keeps every template that it has ever seen.
Object.assign(writer, { templateCache: undefined })

/** A part of a template: its type (`name` is a variable, `text` a text), what it says, and where it begins. */
type Token = [type: string, value: string, start: number, ...rest: unknown[]]

const isVariable = (name: string): name is Variable => Object.hasOwn(VARIABLES, name)

/** What is wrong with a template, each fault with its place. @param target the field that has it */
export function faultsOf (target: string, template: string): ErrorItem[] {
  const placeOf = placesIn(template)
  const at = (position: number, fault: string): ErrorItem => ({ target, message: `${target}, ${placeOf(position)}: ${fault}` })
  let tokens: Token[]
  try {
    tokens = writer.parse(template) as Token[]
  } catch (error) {
    const { message } = error as Error
    const position = Number(/\d+$/.exec(message)?.[0] ?? template.length)
    if (!message.startsWith('Unclosed tag')) return [at(position, `only variables are allowed, such as {{${EXAMPLE}}}`)]
    return [at(Math.max(0, template.lastIndexOf('{{', position)), 'this tag is not closed: write }} at its end')]
  }
  return tokens.flatMap(([type, value, start]) => {
    if (type === 'text') return []
    if (type !== 'name') return at(start, `only variables are allowed, such as {{${EXAMPLE}}}`)
    if (isVariable(value)) return []
    return at(start, `there is no variable ${shown(value)} (there are ${Object.keys(VARIABLES).join(', ')})`)
  })
}

const EXAMPLE: Variable = 'candidate.name'
const shown = (name: string): string => JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)

/** `line 2, column 5` of positions, each behind the one before: so lines are counted once, however many places are asked for. */
function placesIn (text: string): (position: number) => string {
  let [line, begin] = [1, 0]
  const ends = text.matchAll(/\n/g)
  let end = ends.next().value?.index
  return position => {
    for (; end !== undefined && end < position; end = ends.next().value?.index) {
      line++
      begin = end + 1
    }
    return `line ${line}, column ${position - begin + 1}`
  }
}

/** Characters that end a line or control something; in a header they could begin another one. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu

/** @throws ApiError BAD_ARGUMENT for a text that has more than one line, or control characters */
export function checkOneLine (target: string, text: string): void {
  if (text.search(CONTROLS) === -1) return
  throw new ApiError('BAD_ARGUMENT', { target, message: `${target} must be one line without control characters` })
}

/** The text on one line: each run of other characters is a blank. */
export const onOneLine = (text: string): string => text.replace(CONTROLS, ' ')

/** A template with the values in it. @throws ApiError BAD_ARGUMENT if what comes out is too long */
export function render (template: { subject: string, body: string }, values: Values): { subject: string, text: string } {
  const view: Record<string, unknown> = {}
  for (const name of Object.keys(VARIABLES) as Variable[]) {
    const [group = '', field] = name.split('.')
    const value = values[name] ?? ''
    view[group] = field === undefined ? value : { ...view[group] as object, [field]: value }
  }
  const fill = (text: string) => writer.render(text, view, undefined, { escape: (value: string) => value })
  const message = { subject: onOneLine(fill(template.subject)), text: fill(template.body) }
  for (const part of ['subject', 'text'] as const) checkLength(part, message[part])
  return message
}

/** @throws ApiError BAD_ARGUMENT */
function checkLength (part: keyof typeof MAX_RENDERED, text: string): void {
  const [length, most] = [[...text].length, MAX_RENDERED[part]]
  if (length <= most) return
  const message = `the ${part} has ${length} characters with the values in it, and at most ${most} are allowed: shorten the template`
  throw new ApiError('BAD_ARGUMENT', { target: part === 'text' ? 'body' : part, message })
}
