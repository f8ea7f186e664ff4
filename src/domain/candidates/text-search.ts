import sql, { empty, join, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { MatchedAttachment } from '../attachments/schema.js'
import type { Keyset } from '../shared/sql.js'
import { COLUMNS, matching, type CandidateFilter, type CandidateRow } from './queries.js'
import { wordsOfText } from './words.js'

/** Whom a search of texts looks at. */
interface TextSearch {
  companyId: number
  text: string
  filter: CandidateFilter
  /** Whether files of applications are searched, too. */
  withApplications: boolean
}

/** Where a search continues: after the person found by this file, written as `Place`. */
interface TextPage extends Pick<Keyset, 'limit'> { after?: { word?: string } }

export type CandidateOfText = CandidateRow & { word: string, matchedAttachments: MatchedAttachment[] }

/** The word that is walked, and the entry of it that was last: `rank attachmentId word`. */
interface Place { rank: number, attachmentId: string, word: string }

/**
 * The next people of whom one file has all words: one more than `limit`. Those in whose file the rarest of the words stands most often come
 * first.
 */
export async function searchTexts (
  db: Queryable, search: TextSearch, { after, limit }: TextPage
): Promise<CandidateOfText[]> {
  const words = wordsOfText(search.text)
  if (words.length === 0) return []
  const place = after?.word === undefined ? undefined : placeOf(after.word)
  const driver = place?.word ?? await findRarest(db, search.companyId, words)
  const found = await walk(db, search, driver, words.filter(word => word !== driver), place, limit + 1)
  const files = await findFiles(db, search, found.map(({ id }) => id), words)
  return found.map(candidate => ({
    ...candidate,
    matchedAttachments: files.filter(({ candidateId }) => candidateId === candidate.id).map(({ id, fileName }) => ({ id, fileName }))
  }))
}

function placeOf (text: string): Place {
  const [rank, attachmentId, word] = text.split(' ') as [string, string, string]
  return { rank: Number(rank), attachmentId, word }
}

/** Counting up to the first is cheap; counting up to the second costs less than walking a word of a hundred thousand files. */
const ENOUGH = [1000, 20_000]

/**
 * The word that the fewest files have. Counts are capped, with a higher cap if all of them reach the first one; among equally common words
 * the longest wins.
 */
async function findRarest (db: Queryable, companyId: number, words: string[]): Promise<string> {
  const [first] = words as [string]
  if (words.length === 1) return first
  let rows: Array<{ word: string, files: number }> = []
  for (const enough of ENOUGH) {
    rows = await db.query(prepared(sql`
      select t.word, (select count(*) from (
        select from attachment_words w where w.company_id = ${companyId} and w.word = t.word collate "C" limit ${enough}) counted) as files
      from unnest(${words}::text[]) t (word)`))
    if (rows.some(({ files }) => files < enough)) break
  }
  rows.sort((a, b) => a.files - b.files || b.word.length - a.word.length)
  return rows[0]?.word ?? first
}

/** Goes through the files that have a word, in the order of the index. A person is met at the first of the files that match. */
async function walk (
  db: Queryable, search: TextSearch, driver: string, others: string[], after: Place | undefined, limit: number
): Promise<Array<CandidateRow & { word: string }>> {
  const { companyId, filter, withApplications } = search
  const ofApplication = sql`
    left join lateral (
      select a.candidate_id from applications a where a.company_id = ${companyId} and a.id = f.application_id offset 0) a on true`
  const statement = sql`
    select ${COLUMNS}, w.rank || ' ' || w.attachment_id || ' ' || w.word as word
    from attachment_words w
    cross join lateral (
      select f.candidate_id, f.application_id from attachments f where f.company_id = ${companyId} and f.id = w.attachment_id offset 0) f
    ${withApplications ? ofApplication : empty}
    cross join lateral (
      select * from candidates c where c.company_id = ${companyId}
        and c.id = ${withApplications ? sql`coalesce(f.candidate_id, a.candidate_id)` : sql`f.candidate_id`} offset 0) c
    ${matching(companyId, filter,
      sql`w.company_id = ${companyId} and w.word = ${driver}`,
      sql`c.merged_into_id is null`,
      after && sql`(w.rank, w.attachment_id) > (${after.rank}::smallint, ${after.attachmentId}::uuid)`,
      ...others.map(word => hasWord(companyId, sql`w.attachment_id`, word)),
      sql`(
        select true from (${filesOf(search, sql`c.id`)}) o
        cross join lateral (
          select e.rank from attachment_words e
          where e.company_id = ${companyId} and e.attachment_id = o.id and e.word = ${driver} offset 0) e
        where (e.rank, o.id) < (w.rank, w.attachment_id)
          ${join([empty, ...others.map(word => hasWord(companyId, sql`o.id`, word))], ' and ')} limit 1) is not true`
    )}
    order by w.rank, w.attachment_id limit ${limit}`
  return await db.query<CandidateRow & { word: string }>(others.length < 2 ? prepared(statement) : statement)
}

/** The files of these people that have all words, by id. */
async function findFiles (
  db: Queryable, search: TextSearch, candidateIds: number[], words: string[]
): Promise<Array<MatchedAttachment & { candidateId: number }>> {
  if (candidateIds.length === 0) return []
  const statement = sql`
    select t.id as "candidateId", o.id, o.file_name as "fileName"
    from unnest(${candidateIds}::bigint[]) t (id) cross join lateral (${filesOf(search, sql`t.id`)}) o
    where ${join(words.map(word => hasWord(search.companyId, sql`o.id`, word)), ' and ')}
    order by o.id`
  return await db.query<MatchedAttachment & { candidateId: number }>(words.length < 3 ? prepared(statement) : statement)
}

/** The files of a person, looked up by the person and by the person's applications, whatever the planner knows about the tables. */
function filesOf ({ companyId, withApplications }: TextSearch, candidateId: Sql): Sql {
  const ofApplications = sql`
    union all
    select f.id, f.file_name from (
      select a.id from applications a where a.company_id = ${companyId} and a.candidate_id = ${candidateId} offset 0) a
    cross join lateral (
      select f.id, f.file_name from attachments f where f.company_id = ${companyId} and f.application_id = a.id offset 0) f`
  return sql`
    select f.id, f.file_name from attachments f where f.company_id = ${companyId} and f.candidate_id = ${candidateId}
    ${withApplications ? ofApplications : empty}`
}

/** A lookup for each file: as `exists` it would be planned as a join, sometimes over whole tables. */
function hasWord (companyId: number, attachmentId: Sql, word: string): Sql {
  return sql`(
    select true from attachment_words e
    where e.company_id = ${companyId} and e.attachment_id = ${attachmentId} and e.word = ${word} limit 1) is true`
}
