import { ReadonlyKind, Type, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import type { JsonFields } from '../../database/port.js'
import { byFields } from '../../database/statement-template.js'
import { Code, Expected, Patch, StrictObject } from '../../schema.js'
import { Archived } from '../shared/archiving.js'
import { isPersonal, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents, PreviousName } from '../shared/events.js'
import { keysIn, referencesIn, takingKeys } from '../shared/references.js'
import type { Resource } from '../shared/resource.js'
import { columnOf } from '../shared/sql.js'
import type { Description, Kind, KindEvents, Readable, Reading } from './kind.js'
import { columnsOf, findersOf, listingOf } from './reads.js'

type Described = Pick<Description<string, TObject, object>, 'name' | 'scopes' | 'schema' | 'blank' | 'keys' | 'example'>

/** Describes how the objects of a kind are read: see `Reading`. @param table where they are */
export function readable<const Name extends string, S extends TObject> (
  reading: Reading<S> & { name: Name }, table = reading.plural
): Readable<S> & { name: Name } {
  const described: Readable<S> & { name: Name } = {
    ...reading,
    table,
    times: ['updatedAt'],
    finders: findersOf(reading),
    columnsFor: byFields((companyId, fields?: JsonFields) => columnsOf(reading, companyId, fields)),
    listing: (companyId, filter, fields) => listingOf(described, companyId, filter, fields)
  }
  return described
}

/** Describes a kind of object: see `Description`. */
export function kind<const Name extends string, S extends TObject, const B extends object> (
  description: Description<Name, S, B>
): Kind<Name, S, B> {
  const { schema, blank } = description
  return {
    ...readable(description),
    ...description,
    blank: 'archivedAt' in schema.properties ? { ...blank, archived: false } : blank,
    bodies: bodiesOf(description),
    events: eventsOf(description),
    referrers: []
  }
}

/** Registers this kind with the kinds that it, or a part of it, refers to: objects that are referred to cannot be deleted. */
export function tellReferred ({ name, schema, listing }: Pick<Resource, 'name' | 'schema' | 'listing'>): void {
  const { table: own } = listing(0, {}, [])
  const properties: TProperties[] = [schema.properties, ...Object.values(schema.properties).flatMap(property => property.properties ?? [])]
  for (const { kind: target, field, through } of properties.flatMap(referencesIn)) {
    const { referrers } = target as unknown as Kind
    const [where, column] = through === undefined ? [own, columnOf(field)] : [through, columnOf(field.replace(/s$/, ''))]
    const known = referrers.find(referrer => referrer.table === where)
    if (known === undefined) referrers.push({ noun: inWords(name), table: where, columns: [column] })
    else if (!known.columns.includes(column)) known.columns.push(column)
  }
}

const isGiven = (property: TSchema) => (property as { [ReadonlyKind]?: string })[ReadonlyKind] === undefined

/** The fields that clients may send. */
function givenIn (schema: TObject): TProperties {
  const given = Object.entries(schema.properties as TProperties).filter(([, property]) => isGiven(property))
  return { ...Object.fromEntries(given), ...('archivedAt' in schema.properties ? { archived: Archived } : {}) }
}

function bodiesOf ({ name: noun, schema, blank, keys, example }: Described): Kind['bodies'] {
  const fields = givenIn(schema)
  const shown = keysIn(fields)
  const optional = Type.Partial(Type.Object(takingKeys(fields))).properties
  const isOptional = (field: string) => field in blank || field === 'archived' || shown.includes(field)
  const required = Object.fromEntries(Object.entries(fields).filter(([field]) => !isOptional(field)))
  const { title } = schema
  const code = Code({ examples: ['ENG-1'], description: `Your own key of the ${noun}.` })
  const examples = exampleOf(fields)
  const whole = `The whole ${noun}. Absent fields are cleared.`
  return {
    create: StrictObject({ ...optional, ...required }, {
      title: `${title}Create`, description: `A new ${noun}. Absent fields are left blank.`, ...examples
    }),
    replace: StrictObject({
      ...optional,
      ...required,
      code: Type.Optional(Code({ examples: ['ENG-1'], description: 'The code in the path. May be omitted.' }))
    }, { title: `${title}Replace`, description: whole, ...examples }),
    patch: Patch(optional, {
      title: `${title}Patch`, description: `Changes to a ${noun}. Absent fields stay unchanged; null clears a nullable field.`,
      // Without a code, which the example of a new object uses.
      examples: [{ name: fields.name?.examples[0] ?? example.name }]
    }),
    upsert: StrictObject({
      ...optional, ...required, code: Object.keys(keys).some(key => key in required) ? Type.Optional(code) : code, ...Expected
    }, { title: `${title}Upsert`, description: whole })
  }
}

/** A body with each field once: by its code, where one with every field would name the same object twice. */
function exampleOf (fields: TProperties): { examples?: object[] } {
  const references = referencesIn(fields)
  if (references.length === 0) return {}
  const keyOf = new Map(references.map(({ field, keys: [key], isList }) =>
    [field, [key?.name, isList ? key?.schema.examples : key?.schema.examples[0]]]))
  const shown = keysIn(fields)
  const examples = Object.entries(fields).filter(([field]) => !shown.includes(field)).map(([field, { examples }]) =>
    keyOf.get(field) ?? [field, examples[0]])
  return { examples: [Object.fromEntries(examples)] }
}

/** `team member` of `team-member`. */
export const inWords = (name: string): string => name.replaceAll('-', ' ')

/** `TeamMember` of `team-member`, as in the names of operations. */
export const inPascalCase = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `an application`, `a user`. */
export const withArticle = (noun: string): string => `${/^(?!u[ns])[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** The events of a kind: that an object was created, changed or deleted. */
export function eventsOf<const Name extends string> (
  { name, scopes, schema }: Pick<Reading<TObject>, 'scopes' | 'schema'> & { name: Name }
): Kind<Name>['events'] {
  const data = Type.Object(ungated(schema), { title: `${schema.title}EventData`, description: `The ${inWords(name)} as of the event.` })
  // The name of a person is stored where it can be blanked, and nowhere else.
  const isRenamed = schema.properties.name !== undefined && !isPersonal(schema.properties.name)
  const changed = ChangedEventData(data, `${schema.title}ChangedEventData`, isRenamed ? PreviousName : {})
  const summary = (what: string) => `${withArticle(inWords(name)).replace(/^a/, 'A')} was ${what}`
  const events = defineEvents({ entity: name, readScope: scopes.read }, {
    created: { summary: summary('created'), data },
    changed: { summary: summary('changed'), data: changed },
    deleted: { summary: summary('deleted'), data }
  })
  return Object.fromEntries(Object.entries(events).map(([what, event]) =>
    [what, { ...event, name: `${name}.${what}` }])) as unknown as Kind<Name>['events']
}

/** The events of these kinds, by name. */
export function eventsByName<Name extends string> (kinds: ReadonlyArray<{ name: Name, events: Kind<Name>['events'] }>): KindEvents<Name> {
  return Object.fromEntries(kinds.flatMap(({ events }) => Object.values(events).map(event => [event.name, event]))) as KindEvents<Name>
}
