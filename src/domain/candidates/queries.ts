import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { Candidate } from './schema.js'

export type CandidateRow = Candidate & { version: number }

const COLUMNS = raw(`
  c.id, c.name, c.last_name as "lastName", c.email, c.mobile_number as "mobileNumber", c.phone_number as "phoneNumber",
  c.identification_document as "identificationDocument", c.country_of_origin as "countryOfOrigin", c.birthdate,
  c.linkedin_profile_url as "linkedinProfileUrl", c.city, c.state, c.country, c.skills, c.languages, c.schooling,
  c.salary_expectation as "salaryExpectation", c.anonymized_at as "anonymizedAt", c.version, c.created_at as "createdAt", c.updated_at as "updatedAt"`)

export async function findCandidates (db: Queryable, companyId: number, ids: number[]): Promise<Map<number, CandidateRow>> {
  const rows = await db.query<CandidateRow>(prepared(sql`
    select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.id = any(${ids})`))
  return new Map(rows.map(row => [row.id, row]))
}

/** The candidate without what this reader may not see. */
export function visibleCandidate<T extends Candidate> (row: T, reader: { maySeeDocument: boolean, maySeeCompensation: boolean }): T {
  return {
    ...row,
    identificationDocument: reader.maySeeDocument ? row.identificationDocument : undefined,
    salaryExpectation: reader.maySeeCompensation ? row.salaryExpectation : undefined
  }
}
