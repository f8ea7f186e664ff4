import { ApiError } from '../../errors.js'
import { cleanHtml } from './html.js'
import { LONG_TEXTS } from './schema.js'

const MAX = 50_000

/**
 * The long texts among these fields, cleaned.
 * @throws ApiError BAD_ARGUMENT for a text that is too long then: letters that HTML escapes need more room
 */
export function cleanTexts<T extends Partial<Record<typeof LONG_TEXTS[number], string | null>>> (fields: T): T {
  const given = LONG_TEXTS.filter(text => typeof fields[text] === 'string')
  const clean = given.map(text => [text, cleanHtml(fields[text] as string)] as const)
  const tooLong = clean.filter(([, text]) => text.length > MAX)
  if (tooLong.length > 0) {
    throw new ApiError('BAD_ARGUMENT', tooLong.map(([target, { length }]) => ({
      target,
      message: `${target} must have at most ${MAX} characters as HTML, and has ${length}`,
      rule: { name: 'max-length', max: MAX }
    })))
  }
  return { ...fields, ...Object.fromEntries(clean) }
}
