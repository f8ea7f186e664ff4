import { isDeepStrictEqual } from 'node:util'
import type { TSchema } from '@sinclair/typebox'
import { KINDS } from '../../src/domain/kinds/table.js'
import { isSilent } from '../../src/domain/shared/classification.js'

/** What the programs of docs/keep-a-copy.md copy: neither files nor the definitions of custom fields, whose ids are UUIDs. */
const COPIED = KINDS.all.filter(({ schema: { properties } }) => (properties.id as TSchema).format !== 'uuid')

export type Row = Record<string, unknown> & { id: number }
/** `kind id` → row. */
export type Company = Map<string, Row>

/** The company as it is now. @param read the body of the answer to a GET @param kinds those that are read */
export async function readExports (
  read: (path: string) => Promise<string>, kinds: readonly { plural: string }[] = COPIED
): Promise<Company> {
  const company: Company = new Map()
  for (const { plural: kind } of kinds) {
    for (const line of (await read(`/api/v2/exports/${kind}`)).trim().split('\n').slice(0, -1)) {
      const row = JSON.parse(line) as Row
      company.set(`${kind} ${row.id}`, row)
    }
  }
  return company
}

/** Fields that no event has, of each kind: they follow from other objects. */
const SILENT = new Map(KINDS.all.map(({ plural, schema: { properties } }) =>
  [plural, Object.keys(properties).filter(field => isSilent(properties[field] as TSchema))]))

/** The fields that are not the same in the copy, but for those that no event has. */
export function differences (now: Company, copy: Company): string[] {
  return [...new Set([...now.keys(), ...copy.keys()])].flatMap(key => {
    const [there, copied] = [now.get(key), copy.get(key)]
    if (there === undefined || copied === undefined) return [`${key} is ${there === undefined ? 'only' : 'not'} in the copy`]
    const silent = SILENT.get(key.split(' ')[0] as string) ?? []
    const fields = new Set([...Object.keys(there), ...Object.keys(copied)])
    return [...fields].filter(field => !silent.includes(field) && !isDeepStrictEqual(there[field], copied[field])).map(field =>
      `${field} of ${key} is ${JSON.stringify(there[field])}, in the copy ${JSON.stringify(copied[field])}`)
  })
}

export const pluralOf = (kind: string): string => KINDS.all.find(({ name }) => name === kind)?.plural as string
