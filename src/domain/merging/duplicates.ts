import { Type, type Static } from '@sinclair/typebox'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { StringEnum } from '../../schema.js'
import { candidatesOf, documentKey, findCandidate, type CandidateRow } from '../candidates/queries.js'
import { Candidate, EmbeddedCandidate } from '../candidates/schema.js'
import { findSettings } from '../settings/settings.js'
import { visible } from '../shared/classification.js'
import type { Reader } from '../shared/reader.js'
import { loadNumbers } from './phone-numbers.js'

/** Candidates that are proposed, and those that one look-up may find. */
const MAX = 100
/** Shorter numbers are no telephone numbers. */
const MIN_DIGITS = 6

const Ground = StringEnum(['email', 'document', 'phone', 'name'], { title: 'DuplicateGround', description: 'What is the same.' })

export const Duplicates = Type.Object({
  results: Type.Array(Type.Object({
    candidate: EmbeddedCandidate,
    by: Type.Array(Ground, { minItems: 1, maxItems: 4, description: 'What the two have in common.' })
  }, { title: 'Duplicate', description: 'Somebody who may be the same person.' }), {
    maxItems: MAX, description: 'Those with most in common first, then by id.'
  })
}, { title: 'Duplicates', description: 'Candidates who may be the same person.' })
export type Duplicates = Static<typeof Duplicates>
type Ground = Static<typeof Ground>

/** An address without what follows a plus sign: all such addresses lead to one mailbox. */
const mailboxKey = (email: Sql): Sql => sql`regexp_replace(${email} collate "C", '[+][^@]*@', '@')`
const digitsOf = (number: Sql): Sql => sql`regexp_replace(${number} collate "C", '[^0-9]', '', 'g')`
/** Names without accents and case: as much as an entry of an index has room for. */
const nameKey = (name: Sql): Sql =>
  sql`left(lower(regexp_replace(normalize(${name} collate "C", nfkd), '[\\u0300-\\u036f]', '', 'g')), 500)`

/**
 * Other candidates who may be the same person as this one, or as the one that it was merged into: each look-up is one in an index.
 * @param reader without the scope for documents, these are not compared
 * @returns undefined if there is no such candidate
 */
export async function findDuplicates (db: Queryable, companyId: number, id: number, reader: Reader): Promise<Duplicates | undefined> {
  const named = await findCandidate(db, companyId, id)
  const person = named?.mergedIntoId == null ? named : await findCandidate(db, companyId, named.mergedIntoId)
  if (person === undefined) return undefined
  const found = person.anonymizedAt === null ? await findGrounds(db, companyId, person, reader) : []
  const groundsOf = new Map<number, Set<Ground>>()
  for (const { id, by } of found) groundsOf.set(id, (groundsOf.get(id) ?? new Set()).add(by))
  const ranked = [...groundsOf].sort(([a, ofA], [b, ofB]) => ofB.size - ofA.size || a - b).slice(0, MAX)
  const rows = await db.query<CandidateRow>(candidatesOf(companyId, ranked.map(([id]) => id)))
  const byId = new Map(rows.map(row => [row.id, row]))
  return {
    results: ranked.flatMap(([id, by]) => {
      const row = byId.get(id)
      return row === undefined ? [] : [{ candidate: visible(Candidate, row, reader), by: [...by] }]
    })
  }
}

/** Another candidate who may be the same; with a telephone number, if that number is the same. */
interface Found { id: number, by: Ground, number: string | null, country: string | null }

async function findGrounds (db: Queryable, companyId: number, person: CandidateRow, reader: Reader): Promise<Found[]> {
  const { id, name, lastName, birthdate, identificationDocument: document, mobileNumber, phoneNumber } = person
  const others = (by: Ground, condition: Sql, number = sql`null::text`) => sql`
    (select c.id, ${by}::text as by, ${number} as number, c.country from candidates c where c.company_id = ${companyId} and ${condition}
      and c.id <> ${id} and c.anonymized_at is null and c.merged_into_id is null limit ${MAX})`
  const numbers = [mobileNumber, phoneNumber].filter(number => number !== null)
  const phones = await readPhones(db, companyId, person.country, numbers)
  const hasDocument = reader.has('candidates:sensitive') && document != null && /[\p{Letter}\p{Number}]/u.test(document)
  const lookups = [
    // Stated for the index.
    others('email', sql`c.email_folded > '' and ${mailboxKey(sql`c.email_folded`)} = (
      select ${mailboxKey(sql`o.email_folded`)} from candidates o where o.company_id = ${companyId} and o.id = ${id})`),
    ...hasDocument
      ? [others('document', sql`${documentKey(sql`c.identification_document`)} = ${documentKey(sql`${document}`)}`)]
      : [],
    ...phones.forms.length === 0
      ? []
      : [sql`c.mobile_number`, sql`c.phone_number`].map(column =>
          others('phone', sql`${digitsOf(column)} = any(${phones.forms}::text[])`, column)),
    ...birthdate === null
      ? []
      : [others('name', sql`c.birthdate = ${birthdate}::date
          and ${nameKey(sql`(c.name || ' ' || c.last_name)`)} = ${nameKey(sql`${`${name} ${lastName}`}`)}`)]
  ]
  const found = await db.query<Found>(join(lookups, ' union '))
  return found.filter(({ number, country }) => number === null || phones.isOne(number, country))
}

/**
 * Reads the numbers of a person by the country of the person, or else of the company.
 * @returns the digits of their forms, and whether a number of somebody of another country is one of them
 */
async function readPhones (db: Queryable, companyId: number, country: string | null, numbers: string[]) {
  if (numbers.length === 0) return { forms: [], isOne: () => false }
  const [read, { country: ofCompany }] = [await loadNumbers(), await findSettings(db, companyId)]
  const own = numbers.map(number => read(number, [country, ofCompany]))
  return {
    forms: [...new Set(own.flatMap(({ forms }) => forms))].filter(form => form.length >= MIN_DIGITS),
    isOne: (number: string, country: string | null) => {
      const { digits, whole } = read(number, [country, ofCompany])
      return own.some(each => each.digits === digits || (whole !== undefined && each.whole === whole))
    }
  }
}
