import sql, { join, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { Lookup } from '../shared/listing.js'
import type { Keyset } from '../shared/sql.js'
import { COLUMNS, matching, type CandidateFilter, type CandidateRow } from './queries.js'
import { withOneTypo } from './typos.js'
import { initialsOf, initialsOfWord, prefixesOf } from './words.js'

/** Where a search continues: after the candidate that matched by this word; an empty word means whole-word matches only. */
interface SearchPage extends Pick<Keyset, 'limit'> { after?: { id: number, word?: string } }

export type FoundCandidate = CandidateRow & { word: string }

/**
 * The next candidates whose name or e-mail has, for each prefix in `q`, a word that begins with it: one more than `limit`. Candidates
 * that match all prefixes as whole words come first, by id; then the others, by the word that matches the rarest prefix, and by id.
 * When there are none at all, one of the prefixes may be a word with a typo.
 */
export async function searchCandidates (
  db: Queryable, companyId: number, q: string, filter: CandidateFilter, { after, limit }: SearchPage
): Promise<FoundCandidate[]> {
  const prefixes = prefixesOf(q)
  const typed = after?.word?.startsWith(TYPO) === true ? { ...after, word: after.word.slice(TYPO.length) } : undefined
  const found = typed === undefined ? await searchExactly(db, companyId, prefixes, filter, { after, limit }) : []
  if (found.length > 0 || (after !== undefined && typed === undefined)) return found
  return await searchWithTypo(db, companyId, prefixes, filter, { after: typed, limit })
}

/** Before the word by which a candidate was found with a typo; no word begins with it. */
const TYPO = '~'

async function searchExactly (
  db: Queryable, companyId: number, prefixes: string[], filter: CandidateFilter, { after, limit }: SearchPage
): Promise<FoundCandidate[]> {
  const [first] = prefixes
  if (first === undefined) return []
  // A whole word sorts before all longer ones, so for a single prefix one scan returns both.
  if (prefixes.length === 1) return await walk(db, companyId, first, [], filter, after, limit + 1)

  // After the whole words, the word identifies the driving prefix, because no prefix begins another.
  const leader = prefixes.find(prefix => after?.word?.startsWith(prefix))
  if (leader !== undefined) return await walk(db, companyId, leader, without(prefixes, leader), filter, after, limit + 1)
  const { rarest, rarestWhole } = await findRarest(db, companyId, prefixes)
  const found = rarestWhole === undefined
    ? []
    : await walkWhole(
        db, companyId, rarestWhole, without(prefixes, rarestWhole), filter, after?.id ?? 0, limit + 1
      )
  if (found.length > limit) return found
  return [...found, ...await walk(db, companyId, rarest, without(prefixes, rarest), filter, undefined, limit + 1 - found.length)]
}

const without = (prefixes: string[], one: string): string[] => prefixes.filter(prefix => prefix !== one)

/**
 * The next candidates with a word that differs from one prefix by one typo, and for whom the other prefixes match; by that word and by id.
 * No candidate is found through two of the prefixes: it would then match without a typo. If nobody has two of the prefixes, one of them
 * would stay without a match.
 */
async function searchWithTypo (
  db: Queryable, companyId: number, prefixes: string[], filter: CandidateFilter, { after, limit }: SearchPage
): Promise<FoundCandidate[]> {
  const found: FoundCandidate[] = []
  const unknown = await findUnknown(db, companyId, prefixes)
  if (unknown.length > 1) return []
  for (const prefix of unknown.length > 0 ? unknown : prefixes) {
    const words = await knownWords(db, companyId, withOneTypo(prefix).filter(word => compare(word, after?.word ?? '') >= 0))
    if (words.length > 0) found.push(...await walkWords(db, companyId, words, without(prefixes, prefix), filter, after, limit + 1))
  }
  found.sort((a, b) => compare(a.word, b.word) || a.id - b.id)
  return found.slice(0, limit + 1).map(candidate => ({ ...candidate, word: TYPO + candidate.word }))
}

/** The prefixes with which no candidate's word begins. */
async function findUnknown (db: Queryable, companyId: number, prefixes: string[]): Promise<string[]> {
  const rows = await db.query<{ prefix: string }>(prepared(sql`
    select t.prefix from unnest(${prefixes}::text[]) t (prefix)
    where (
      select true from candidate_words w where w.company_id = ${companyId}
        and w.word >= t.prefix collate "C" and w.word < (t.prefix || ${'\u{10FFFF}'}) collate "C" limit 1) is null`))
  return rows.map(({ prefix }) => prefix)
}

/** As the database compares words: by code points. */
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

/** Which of these are words of candidates: one lookup for each, however many candidates have it. */
async function knownWords (db: Queryable, companyId: number, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const rows = await db.query<{ word: string }>(prepared(sql`
    select t.word from unnest(${words}::text[]) t (word)
    where (select true from candidate_words w where w.company_id = ${companyId} and w.word = t.word collate "C" limit 1) is true`))
  return rows.map(({ word }) => word)
}

/** The candidates that have one of the words, each once, and a word for each of the other prefixes. */
async function walkWords (
  db: Queryable, companyId: number, words: string[], others: string[], filter: CandidateFilter, after: SearchPage['after'], limit: number
): Promise<FoundCandidate[]> {
  const afterId = after === undefined ? sql`0` : sql`case when t.word = ${after.word} then ${after.id}::bigint else 0 end`
  return await db.query<FoundCandidate>(sql`
    select found.* from unnest(${words}::text[]) t (word) cross join lateral (
      select ${COLUMNS}, w.word
      from candidate_words w ${candidateOf(companyId)}
      ${matching(companyId, filter,
        sql`w.company_id = ${companyId} and w.word = t.word collate "C" and w.candidate_id > ${afterId}`,
        sql`not ${wordExists(companyId, sql`e.word = any(${words}) and e.word < w.word`)}`,
        ...others.map(prefix => hasWord(companyId, initialsOf(prefix), startsWith(sql`e.word`, prefix)))
      )}
      order by w.candidate_id limit ${limit}
    ) found
    order by found.word, found.id limit ${limit}`)
}

/** The candidate of each word `w`, looked up by id, whatever the planner knows about the tables. */
const candidateOf = (companyId: number): Sql => sql`
  cross join lateral (select * from candidates c where c.company_id = ${companyId} and c.id = w.candidate_id offset 0) c`

/** Scans the index in order of the words that begin with `driver`: a common prefix costs no more than a rare one. */
async function walk (
  db: Queryable, companyId: number, driver: string, others: string[], filter: CandidateFilter, after: SearchPage['after'], limit: number
): Promise<FoundCandidate[]> {
  const isWhole = join([sql`w.word = ${driver}`, ...others.map(word => wordExists(companyId, sql`e.word = ${word}`))], ' and ')
  const statement = sql`
    select ${COLUMNS}, w.word
    from candidate_words w ${candidateOf(companyId)}
    ${matching(companyId, filter,
      sql`w.company_id = ${companyId} and ${startsWith(sql`w.word`, driver)} and w.shared < ${driver.length}`,
      after && sql`(w.word, w.candidate_id) > (${after.word}, ${after.id}::bigint)`,
      ...others.map(prefix => hasWord(companyId, initialsOf(prefix), startsWith(sql`e.word`, prefix))),
      others.length === 0 ? undefined : sql`not (${isWhole})`
    )}
    order by w.word, w.candidate_id limit ${limit}`
  return await db.query<FoundCandidate>(others.length < 2 ? prepared(statement) : statement)
}

/** The candidates that have all prefixes as whole words. */
async function walkWhole (
  db: Queryable, companyId: number, driver: string, others: string[], filter: CandidateFilter, afterId: number, limit: number
): Promise<FoundCandidate[]> {
  const statement = sql`
    select ${COLUMNS}, '' as word
    from candidate_words w ${candidateOf(companyId)}
    ${matching(companyId, filter,
      sql`w.company_id = ${companyId} and w.word = ${driver} and w.candidate_id > ${afterId}`,
      ...others.map(word => hasWord(companyId, initialsOfWord(word), sql`e.word = ${word}`))
    )}
    order by w.candidate_id limit ${limit}`
  return await db.query<FoundCandidate>(others.length < 2 ? prepared(statement) : statement)
}

/** Counting up to the first is cheap; counting up to the second costs less than walking a word of 100 000 candidates for one of 10 000. */
const ENOUGH = [1000, 20_000]

/**
 * The most selective prefix, and the most selective whole word; undefined if a prefix is nobody's whole word. Counts are capped, with a
 * higher cap if all of them reach the first one; among equally common prefixes the longest wins.
 */
async function findRarest (
  db: Queryable, companyId: number, prefixes: string[]
): Promise<{ rarest: string, rarestWhole: string | undefined }> {
  let rows: Array<{ prefix: string, whole: number, all: number }> = []
  for (const enough of ENOUGH) {
    const count = (condition: Sql): Sql => sql`(select count(*) from (
      select from candidate_words w where w.company_id = ${companyId} and ${condition} limit ${enough}) counted)`
    const statement = join(prefixes.map(prefix => sql`
      select ${prefix}::text as prefix, ${count(sql`w.word = ${prefix}`)} as whole,
        ${count(startsWith(sql`w.word`, prefix))} as "all"`), ' union all ')
    rows = await db.query(prefixes.length < 3 ? prepared(statement) : statement)
    if (rows.some(({ all }) => all < enough)) break
  }
  const least = (key: 'whole' | 'all') => rows.sort((a, b) => a[key] - b[key] ||
    b.prefix.length - a.prefix.length)[0] as typeof rows[number]
  const rarestWhole = least('whole')
  return { rarest: least('all').prefix, rarestWhole: rarestWhole.whole === 0 ? undefined : rarestWhole.prefix }
}

/**
 * The filter of rows by the names of their candidates, as in `searchCandidates` but for typos.
 * @param column of the filtered rows, as `a.candidate_id`
 */
export function byNames (companyId: number, column: Sql, q: string): Pick<Lookup, 'among' | 'check'> {
  const prefixes = prefixesOf(q)
  const has = (candidateId: Sql) => sql`(${join([sql`${prefixes.length > 0}::boolean`, ...prefixes.map(prefix => sql`(
    select true from candidate_words e where e.company_id = ${companyId} and e.candidate_id = ${candidateId}
      and ${startsWith(sql`e.word`, prefix)} limit 1) is true`)], ' and ')})`
  const among = sql`
    select distinct w.candidate_id from candidate_words w
    where w.company_id = ${companyId} and ${startsWith(sql`w.word`, prefixes[0] ?? '')}`
  return { among, check: has(column) }
}

/** A prefix match as a range instead of LIKE: no wildcards, and every plan can use the index. */
function startsWith (column: Sql, prefix: string): Sql {
  return sql`${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`}`
}

/** Whether the candidate also has such a word. Checking `beginnings` first costs a tenth of a lookup and avoids most lookups. */
function hasWord (companyId: number, beginning: string, condition: Sql): Sql {
  return sql`(w.beginnings is null or strpos(w.beginnings, ${beginning}) > 0) and ${wordExists(companyId, condition)}`
}

/** A lookup per candidate: as `exists` it would be planned as a join, sometimes over whole tables. */
function wordExists (companyId: number, condition: Sql): Sql {
  return sql`(
    select true from candidate_words e where e.company_id = ${companyId} and e.candidate_id = w.candidate_id
      and ${condition} limit 1) is true`
}
