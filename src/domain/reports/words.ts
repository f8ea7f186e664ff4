import sql, { type Sql } from 'sql-template-tag'
import { chosenBy, freeSource, inGroups, spellings, type Asked, type Grouped } from './chosen.js'
import { MAX_TEXTS, OTHER } from './schema.js'

// Applications by words that people chose or wrote: 1 200 came by the source 7 of the catalog, 80 by "Fair", 3 by "fair".
//
//   spelled: Fair → Fair, fair → Fair, as "Fair" was written first; "Other" has none, it is one of the others
//   counted: (7, null) 1 200, (null, Fair) 83
//   named:   of each group, the hundred texts with the most applications keep their spelling; those of all others become null

/** A word and its numbers: an entry of a catalog, a text, or neither for the others. */
export interface WordRow extends Grouped {
  status: string | null
  id: number | null
  word: string | null
  applications: number
  hired: number
}

/** The statement that counts applications by their source. */
export function countSources (asked: Asked): Sql {
  return counting(chosenBy(asked, {
    time: 'created_at',
    columns: { status: sql`a.status`, word_id: sql`a.source_id`, word: freeSource, since: sql`a.created_at`, part: sql`null::text` }
  }))
}

/** The statement that counts applications by status and reason; those that have none yet, too. */
export function countReasons (asked: Asked): Sql {
  return counting(chosenBy(asked, {
    time: 'created_at',
    columns: {
      status: sql`a.status`,
      word_id: sql`a.reason_id`,
      word: sql`case when a.reason_id is null then coalesce(a.disqualification_reason, a.withdrawal_reason) end`,
      since: sql`a.ended_at`,
      part: sql`a.status`
    }
  }))
}

function counting (chosen: Sql): Sql {
  return sql`
    with ${chosen},
    spellings as (${spellings('chosen', { text: sql`word`, since: sql`since` })}),
    counted as (
      select c.group_id, c.group_text, c.part, c.word_id, s.spelling as word, count(*) as applications,
        count(*) filter (where c.status = 'hired') as hired
      from chosen c left join spellings s on s.text = c.word and lower(s.text) <> ${OTHER}
      group by c.group_id, c.group_text, c.part, c.word_id, s.spelling),
    ranked as (
      select counted.*, row_number() over (
        partition by group_id, group_text, word is null order by applications desc, word, part) as place
      from counted),
    named as (
      select group_id, group_text, part, word_id, case when place <= ${MAX_TEXTS} then word end as word, applications, hired from ranked)
    select group_id as "groupId", group_text as "groupText", part as status, word_id as id, word, applications, hired
    from (${inGroups(sql`
      select group_id, group_text, part, word_id, word, sum(applications) as applications, sum(hired) as hired
      from named group by group_id, group_text, part, word_id, word`)}) words`
}
