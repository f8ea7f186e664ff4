import sql from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'

export interface Company { id: number, name: string }

export async function insertCompany (db: Queryable, name: string): Promise<Company> {
  const [company] = await db.query<Company>(sql`insert into companies (name) values (${name}) returning id, name`)
  return company as Company
}

export async function findCompany (db: Queryable, id: number): Promise<Company | undefined> {
  const [company] = await db.query<Company>(sql`select id, name from companies where id = ${id}`)
  return company
}

/** Whether there is any company; a new installation has none. */
export async function hasCompanies (db: Queryable): Promise<boolean> {
  return (await db.query(sql`select 1 from companies limit 1`)).length > 0
}

export async function listCompanies (db: Queryable): Promise<Company[]> {
  return await db.query<Company>(sql`select id, name from companies order by id`)
}
