import { Type } from '@sinclair/typebox'
import { ApiError } from '../errors.js'
import { Described } from '../schema.js'
import type { QueryRule } from './validation.js'

// A cursor holds a company, a position in its log, and the first digits of the id of the event there, or of a later one at `reach`: they
// reveal a log that diverged, as after a restored backup. It is not signed: it grants nothing, and must outlive the secrets.

const FORM = /^([1-9]\d{0,15})\.(0|[1-9]\d{0,15})(?:\.([\da-f]{8})(?:\.([1-9]\d{0,15}))?)?$/

interface CursorPosition { position: number, check?: string, reach?: number }

/** The cursor with which a client continues after this position. */
export function toCursor (companyId: number, { position, check, reach }: CursorPosition): string {
  return Buffer.from([companyId, position, check, reach].filter(part => part !== undefined).join('.')).toString('base64url')
}

function parse (cursor: string): { companyId: number, at: CursorPosition } | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, company, position, check, reach] = FORM.exec(text) ?? []
  if (company === undefined) return undefined
  const at = { position: Number(position), ...(check !== undefined && { check }), ...(reach !== undefined && { reach: Number(reach) }) }
  // Base64 has several encodings of the same bytes; only the canonical one is accepted.
  return toCursor(Number(company), at) === cursor ? { companyId: Number(company), at } : undefined
}

const faultOf = (target: string) => ({ target, message: `${target} must be a cursor of this feed, or of an export` })

export const Cursor = Type.String({ minLength: 1, maxLength: 100 })

export const CursorParameter = Type.Optional(
  Described(Cursor, 'The `cursor` of the previous response, or of an export. Without it, from the beginning of the log.'))

/** The parameter, if it was sent, must be a cursor. */
export const cursorRule = (name: string): QueryRule => query => {
  const cursor = query[name]
  return typeof cursor === 'string' && parse(cursor) === undefined ? [faultOf(name)] : []
}

/** The position in this company's log. @throws ApiError BAD_ARGUMENT, about this parameter, for another company's cursor */
export function readCursor (cursor: string, companyId: number, name = 'after'): CursorPosition {
  const parsed = parse(cursor)
  if (parsed?.companyId !== companyId) throw new ApiError('BAD_ARGUMENT', faultOf(name))
  return parsed.at
}
