import sql, { empty, join, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { MatchedAttachment } from '../attachments/schema.js'
import type { Keyset } from '../shared/sql.js'
import { COLUMNS, matching, type CandidateFilter, type CandidateRow } from './queries.js'
import { waysToFind } from './file-words.js'

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

/** The way in which the words may be written whose word is walked, and the entry of it that was last: `rank attachmentId way word`. */
interface Place { rank: number, attachmentId: string, way: number, word: string }

/**
 * The next people of whom one file has all words: one more than `limit`. Those in whose file the rarest of the words stands most often come
 * first; where words may be written in several ways, by one way after the other.
 */
export async function searchTexts (
  db: Queryable, search: TextSearch, { after, limit }: TextPage
): Promise<CandidateOfText[]> {
  const ways = waysToFind(search.text)
  const place = after?.word === undefined ? undefined : placeOf(after.word)
  const found: Array<CandidateRow & { word: string }> = []
  for (let way = place?.way ?? 0; way < ways.length && found.length <= limit; way++) {
    const words = ways[way] as string[]
    const last = place?.way === way ? place : undefined
    const driver = last?.word ?? await findRarest(db, search.companyId, words)
    const others = words.filter(word => word !== driver)
    found.push(...await walk(db, search, { driver, others, way, earlier: ways.slice(0, way) }, last, limit + 1 - found.length))
  }
  const files = await findFiles(db, search, found.map(({ id }) => id), ways)
  return found.map(candidate => ({
    ...candidate,
    matchedAttachments: files.filter(({ candidateId }) => candidateId === candidate.id).map(({ id, fileName }) => ({ id, fileName }))
  }))
}

function placeOf (text: string): Place {
  const [rank, attachmentId, way, word] = text.split(' ') as [string, string, string, string]
  return { rank: Number(rank), attachmentId, way: Number(way), word }
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

/** The words of a search in one way, and those of the ways that came before it. */
interface Walk { driver: string, others: string[], way: number, earlier: string[][] }

/**
 * Goes through the files that have a word, in the order of the index. A person is met at the first of the files that match, in the first
 * of the ways in which one does.
 */
async function walk (
  db: Queryable, search: TextSearch, { driver, others, way, earlier }: Walk, after: Place | undefined, limit: number
): Promise<Array<CandidateRow & { word: string }>> {
  const { companyId, filter, withApplications } = search
  const ofApplication = sql`
    left join lateral (
      select a.candidate_id from applications a where a.company_id = ${companyId} and a.id = f.application_id offset 0) a on true`
  const statement = sql`
    select ${COLUMNS}, w.rank || ' ' || w.attachment_id || ${` ${way} `} || w.word as word
    from attachment_words w
    cross join lateral (
      select f.candidate_id, f.application_id from attachments f where f.company_id = ${companyId} and f.id = w.attachment_id offset 0) f
    ${withApplications ? ofApplication : empty}
    cross join lateral (
      select * from candidates c where c.company_id = ${companyId}
        and c.id = ${withApplications ? sql`coalesce(f.candidate_id, a.candidate_id)` : sql`f.candidate_id`} offset 0) c
    ${matching(companyId, filter,
      sql`w.company_id = ${companyId} and w.word = ${driver}`,
      after && sql`(w.rank, w.attachment_id) > (${after.rank}::smallint, ${after.attachmentId}::uuid)`,
      ...others.map(word => hasWord(companyId, sql`w.attachment_id`, word)),
      sql`(
        select true from (${filesOf(search, sql`c.id`)}) o
        cross join lateral (
          select e.rank from attachment_words e
          where e.company_id = ${companyId} and e.attachment_id = o.id and e.word = ${driver} offset 0) e
        where (e.rank, o.id) < (w.rank, w.attachment_id)
          ${join([empty, ...others.map(word => hasWord(companyId, sql`o.id`, word))], ' and ')} limit 1) is not true`,
      earlier.length === 0
        ? undefined
        : sql`(select true from (${filesOf(search, sql`c.id`)}) o where ${hasAll(companyId, sql`o.id`, earlier)} limit 1) is not true`
    )}
    order by w.rank, w.attachment_id limit ${limit}`
  return await db.query<CandidateRow & { word: string }>(others.length < 2 && way === 0 ? prepared(statement) : statement)
}

/** The files of these people that have all words, by id. */
async function findFiles (
  db: Queryable, search: TextSearch, candidateIds: number[], ways: string[][]
): Promise<Array<MatchedAttachment & { candidateId: number }>> {
  if (candidateIds.length === 0) return []
  const statement = sql`
    select t.id as "candidateId", o.id, o.file_name as "fileName"
    from unnest(${candidateIds}::bigint[]) t (id) cross join lateral (${filesOf(search, sql`t.id`)}) o
    where ${hasAll(search.companyId, sql`o.id`, ways)}
    order by o.id`
  return await db.query<MatchedAttachment & { candidateId: number }>(ways.flat().length < 3 ? prepared(statement) : statement)
}

/** Whether a file has all words of one of these ways. */
const hasAll = (companyId: number, attachmentId: Sql, ways: string[][]): Sql =>
  sql`(${join(ways.map(words => join(words.map(word => hasWord(companyId, attachmentId, word)), ' and ')), ' or ')})`

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
