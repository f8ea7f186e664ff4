import sql from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { fold } from '../shared/fold.js'
import { plain, searchable } from './folding.js'
import type { Candidate } from './schema.js'

/** Unicode compatibility forms can expand a short text, and the size of an index entry is limited. */
const MAX_LENGTH = 255
const MAX_BEGINNINGS = 300

const BETWEEN_WORDS = /[^\p{Letter}\p{Mark}\p{Number}]+/u
/** `_` and `%` are taken literally, not as wildcards. */
const BETWEEN_PREFIXES = /[^\p{Letter}\p{Mark}\p{Number}_%]+/u
const APOSTROPHES = /'/g
const HYPHENS = /[\u2010\u2011-]/g

/** How German and the Scandinavian languages write these letters without the letter itself. */
const TRANSCRIPTIONS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const TRANSCRIBED = new RegExp(`[${Object.keys(TRANSCRIPTIONS).join('')}]`, 'g')
/** A transcription; in `Miguel` and `Raquel` the u belongs to the letter before. */
const TRANSCRIPTION = /(?<![gq])([aou])e/g

export interface Words {
  /** Sorted words, each with the length of the prefix that it shares with the previous word. */
  words: Array<{ word: string, shared: number }>
  beginnings: string | null
}

/**
 * The words by which `q` finds a candidate: the folded words of name and e-mail; those of the name also without apostrophes and hyphens,
 * and with transcribed letters (`Müller` and `Mueller`: `muller` and `mueller`); and the whole e-mail prefixed with `@`, which
 * distinguishes it from words.
 *
 * Among a candidate's words with the same prefix only the first shares less than that prefix with the previous word: so a search
 * with `shared < length of the prefix` returns each candidate once.
 */
export function wordsOf ({ name, lastName, email }: Pick<Candidate, 'name' | 'lastName' | 'email'>): Words {
  const fullName = `${name} ${lastName}`
  const words = [...new Set([
    ...spellingsOf(fullName).flatMap(text => split(text, BETWEEN_WORDS)),
    ...[fullName, email].flatMap(text => [BETWEEN_WORDS, BETWEEN_PREFIXES].flatMap(separator => split(text, separator))),
    wholeEmail(email)
  ])].sort()
  const beginnings = ` ${[...new Set(words.map(word => word.slice(0, 3)))].join(' ')} `
  return {
    words: words.map((word, index) => ({ word, shared: sharedLength(words[index - 1] ?? '', word) })),
    beginnings: beginnings.length <= MAX_BEGINNINGS ? beginnings : null
  }
}

/** Whether some words of the candidate are other spellings of its name, or have letters that are replaced for the search. */
export function hasSpellings ({ name, lastName, email }: Pick<Candidate, 'name' | 'lastName' | 'email'>): boolean {
  const text = `${name} ${lastName}`
  return spellingsOf(text).length > 1 || searchable(text + email) !== fold(text + email)
}

/** The name without apostrophes, and without hyphens; with transcribed letters, and with transcriptions undone. */
function spellingsOf (name: string): string[] {
  const text = plain(name)
  const joined = text.replace(APOSTROPHES, '')
  const texts = [text, joined, joined.replace(HYPHENS, '')].flatMap(text => [text, transcribed(text), untranscribed(text)])
  return [...new Set(texts.map(searchable))]
}

/** The text that `beginnings` contains if the candidate has a word with this prefix, or (next) exactly this word. */
export const initialsOf = (prefix: string): string => ` ${prefix.slice(0, 3)}`
export const initialsOfWord = (word: string): string => word.length < 3 ? ` ${word} ` : initialsOf(word)

/**
 * The prefixes of a search, all of which must match. A part that contains `@` is the beginning of an e-mail. A prefix of another
 * prefix is redundant and left out.
 */
export function prefixesOf (q: string): string[] {
  const parts = plain(q).trim().split(/\s+/)
  const prefixes = [...new Set(parts.flatMap(part => part.indexOf('@') > 0 ? [wholeEmail(part)] : split(part, BETWEEN_PREFIXES)))]
  return prefixes.filter(prefix => !prefixes.some(other => other !== prefix && other.startsWith(prefix)))
}

export const countPrefixes = (q: string): number => prefixesOf(q).length

const wholeEmail = (email: string): string => `@${fold(plain(email))}`.slice(0, MAX_LENGTH)

/** The text with `ü` as `ue`, and so on. */
const transcribed = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(TRANSCRIBED, letter => TRANSCRIPTIONS[letter] as string)

/** The text with `ue` as `u`, as `ü` is folded. */
const untranscribed = (text: string): string => searchable(text).replace(TRANSCRIPTION, '$1')

function split (text: string, separator: RegExp): string[] {
  return searchable(text).split(separator).filter(word => word !== '').map(word => word.slice(0, MAX_LENGTH))
}

function sharedLength (a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Replaces the words by which a candidate is found. */
export async function replaceWords (tx: Transaction, companyId: number, candidateId: number, { words, beginnings }: Words): Promise<void> {
  await deleteWords(tx, companyId, candidateId)
  await tx.send(prepared(sql`
    insert into candidate_words (company_id, word, candidate_id, shared, beginnings)
    select ${companyId}::bigint, w.word, ${candidateId}::bigint, w.shared, ${beginnings}
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ shared }) => shared)}::integer[]) w (word, shared)`))
}

export async function deleteWords (tx: Transaction, companyId: number, candidateId: number): Promise<void> {
  await tx.send(prepared(sql`delete from candidate_words where company_id = ${companyId} and candidate_id = ${candidateId}`))
}
