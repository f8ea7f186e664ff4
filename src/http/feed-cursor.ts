import { Type } from '@sinclair/typebox'
import { ApiError } from '../errors.js'
import type { QueryRule } from './validation.js'

// A cursor names a company and a position of its log. It is not signed: it opens nothing, and must outlive secrets.

const FORM = /^([1-9]\d{0,15})\.(0|[1-9]\d{0,15})$/

/** What a client hands back to go on behind this position. */
export function toCursor (companyId: number, position: number): string {
  return Buffer.from(`${companyId}.${position}`).toString('base64url')
}

function parse (cursor: string): { companyId: number, position: number } | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, companyId, position] = FORM.exec(text) ?? []
  // Base64 has several spellings for the same bytes; only ours is taken.
  return companyId === undefined || toCursor(Number(companyId), Number(position)) !== cursor ? undefined : { companyId: Number(companyId), position: Number(position) }
}

const FAULT = { target: 'after', message: 'after must be a cursor of this feed, or of an export' }

export const CursorParameter = Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'The `cursor` of the page before, or of an export. Without it, from the beginning of the log.' }))

export const cursorRule: QueryRule = ({ after }) => typeof after === 'string' && parse(after) === undefined ? [FAULT] : []

/** The position in this company's log. @throws ApiError BAD_ARGUMENT for another company's cursor */
export function positionOf (cursor: string, companyId: number): number {
  const parsed = parse(cursor)
  if (parsed?.companyId !== companyId) throw new ApiError('BAD_ARGUMENT', FAULT)
  return parsed.position
}
