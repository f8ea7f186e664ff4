import { isDeepStrictEqual } from 'node:util'
import { KINDS } from '../../src/domain/kinds/table.js'

export type Row = Record<string, unknown> & { id: number }
/** `kind id` → row. */
export type Company = Map<string, Row>

/** The company as it is now. @param read the body of the answer to a GET */
export async function readExports (read: (path: string) => Promise<string>): Promise<Company> {
  const company: Company = new Map()
  for (const { plural: kind } of KINDS) {
    for (const line of (await read(`/api/v2/exports/${kind}`)).trim().split('\n').slice(0, -1)) {
      const row = JSON.parse(line) as Row
      company.set(`${kind} ${row.id}`, row)
    }
  }
  return company
}

/** The fields that are not the same in the copy. */
export function differences (now: Company, copy: Company): string[] {
  return [...new Set([...now.keys(), ...copy.keys()])].flatMap(key => {
    const [there, copied] = [now.get(key), copy.get(key)]
    if (there === undefined || copied === undefined) return [`${key} is ${there === undefined ? 'only' : 'not'} in the copy`]
    const fields = new Set([...Object.keys(there), ...Object.keys(copied)])
    return [...fields].filter(field => !isDeepStrictEqual(there[field], copied[field])).map(field =>
      `${field} of ${key} is ${JSON.stringify(there[field])}, in the copy ${JSON.stringify(copied[field])}`)
  })
}

export const pluralOf = (kind: string): string => KINDS.find(({ name }) => name === kind)?.plural as string
