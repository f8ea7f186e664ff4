import type { TProperties } from '@sinclair/typebox'
import { CUSTOM_FIELD_VALUES } from '../custom-fields/lookups.js'
import { isBelow, isChild } from '../engine/child.js'
import { inWords } from '../engine/describe.js'
import type { Below, Kind, Parent, Referrer } from '../engine/kind.js'
import { USER } from '../organization/users.js'
import { personalColumns } from '../shared/classification.js'
import { referencesIn } from '../shared/references.js'
import type { Resource } from '../shared/resource.js'
import { columnOf } from '../shared/sql.js'
import { TOKENS_OF_USERS } from '../tokens/queries.js'
import { LIST } from './list.js'

type Intersection<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void ? All : never

/** Kind → what refers to it besides fields of kinds. */
const OTHERS: Readonly<Record<string, Referrer[]>> = { [USER.name]: [CUSTOM_FIELD_VALUES, TOKENS_OF_USERS] }

/** The table of the objects of a kind. */
const tableOf = ({ listing }: Resource): string => listing(0, {}, []).table

/** The fields of all kinds, and of their parts, that are marked as a `Reference` to this one. */
function referrersIn (kinds: readonly Resource[], target: string): Referrer[] {
  const found: Referrer[] = []
  for (const each of kinds) {
    const { properties } = each.schema
    const parts: TProperties[] = [
      properties, ...Object.values(properties).flatMap(({ properties, items }) => properties ?? items?.properties ?? [])
    ]
    for (const { field, through } of parts.flatMap(referencesIn).filter(({ kind }) => kind.name === target)) {
      const [table, column] = through === undefined ? [tableOf(each), columnOf(field)] : [through, columnOf(field.replace(/s$/, ''))]
      const known = found.find(referrer => referrer.table === table)
      if (known === undefined) found.push({ noun: inWords(each.name), table, columns: [column] })
      else if (!known.columns.includes(column)) known.columns.push(column)
    }
  }
  return [...found, ...OTHERS[target] ?? []]
}

/** What follows from a list of kinds. */
export function table<List extends readonly Resource[]> (list: List) {
  const all: readonly Resource[] = list
  const kindsBelow = all.filter(isBelow)
  return {
    all,
    /** The kinds of which everything follows from their description. */
    catalogues: all.filter((kind): kind is Kind => 'keys' in kind),
    /** The kinds of which everything follows from their parent and their description. */
    children: all.filter(isChild),
    /** The kinds that hang below a parent. */
    below: (parent: Parent): Below[] => kindsBelow.filter(kind => kind.parent === parent),
    /** What refers to a kind: an object that is referred to cannot be deleted. */
    referrersOf: ({ name }: Pick<Resource, 'name'>): Referrer[] => referrersIn(all, name),
    /** The kinds whose objects belong to a candidate, and go with it in a merge. */
    belongings: all.flatMap(kind => kind.ofPerson === undefined ? [] : [{ name: kind.name, table: tableOf(kind), column: kind.ofPerson }]),
    /** The columns with something personal, each as `comments.text`. */
    personalColumns: all.flatMap(kind => personalColumns(kind.schema).map(([column]) => `${tableOf(kind)}.${column}`)),
    /** A kind with the children that `expand` adds to its objects. */
    whole: <R extends Resource>(kind: R): R => {
      const children = all.filter(isChild).filter(({ parent }) => parent.name === kind.name)
      const embedded = Object.fromEntries(children.map(child => [child.plural, child.embedded]))
      return { ...kind, related: { ...kind.related, ...embedded } }
    },
    /** The events of all kinds, by name, in the order of the kinds. */
    events: Object.assign({}, ...list.map(({ events }) => events)) as Intersection<List[number]['events']>
  }
}

/** The kinds that there are. */
export const KINDS = table(LIST)
