import { ReadonlyKind, Type, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import type { JsonFields } from '../../database/port.js'
import { byFields } from '../../database/statement-template.js'
import { Code, Expected, Patch, StrictObject } from '../../schema.js'
import { Archived } from '../shared/archiving.js'
import { blankable, isPerson, isPersonal, ungated } from '../shared/classification.js'
import type { AnyFinders } from '../shared/filters.js'
import { ChangedEventData, defineEvents, PreviousName } from '../shared/events.js'
import { keysIn, referencesIn, takingKeys } from '../shared/references.js'
import type { Events } from '../shared/resource.js'
import type { Description, Kind, KindEvents, Readable, Reading } from './kind.js'
import { columnsOf, findersOf, listingOf } from './reads.js'

/** How the objects of a kind are read, with what follows from that. */
type Described<Name, S extends TObject, F, E> = Omit<Readable<S>, 'events'> & { name: Name, filters: F, events: E }

/** Describes how the objects of a kind are read: see `Reading`. @param table where they are */
export function readable<const Name extends string, S extends TObject, F extends AnyFinders, E extends Events = KindEvents<Name>> (
  reading: Reading<S> & { name: Name, filters: F, events?: E }, table = reading.plural.replaceAll('-', '_')
): Described<Name, S, F, E> {
  const described: Described<Name, S, F, E> = {
    ...reading,
    events: reading.events ?? eventsOf<Name>(reading) as Events as E,
    table,
    times: reading.times ?? ['updatedAt'],
    finders: findersOf(reading),
    columnsFor: byFields((companyId, fields?: JsonFields) => columnsOf(reading, companyId, fields)),
    listing: (companyId, filter, fields) => listingOf(described, companyId, filter, fields)
  }
  return described
}

/** What lists of a kind can be sorted by. */
interface Sortable { properties: Record<'id' | 'name' | 'createdAt' | 'updatedAt', TSchema> }

/** Describes a kind of object: see `Description`. */
export function kind<const Name extends string, S extends TObject & Sortable, const B extends object, F extends AnyFinders> (
  description: Description<Name, S, B> & { filters: F }
): Kind<Name, S, B> & { filters: F } {
  const { schema, blank } = description
  return {
    ...readable(description),
    ...description,
    blank: 'archivedAt' in schema.properties ? { ...blank, archived: false } : blank,
    bodies: bodiesOf(description)
  }
}

const isGiven = (property: TSchema) => (property as { [ReadonlyKind]?: string })[ReadonlyKind] === undefined

/** The fields that clients may send. */
function givenIn (schema: TObject): TProperties {
  const given = Object.entries(schema.properties as TProperties).filter(([, property]) => isGiven(property))
  return { ...Object.fromEntries(given), ...('archivedAt' in schema.properties ? { archived: Archived } : {}) }
}

function bodiesOf ({ name, schema, blank, keys, example }: Description<string, TObject, object>): Kind['bodies'] {
  const noun = inWords(name)
  const fields = givenIn(schema)
  const shown = keysIn(fields)
  const optional = Type.Partial(Type.Object(takingKeys(fields))).properties
  const isOptional = (field: string) => field in blank || field === 'archived' || shown.includes(field)
  const required = Object.fromEntries(Object.entries(fields).filter(([field]) => !isOptional(field)))
  const { title } = schema
  const code = Code({ examples: ['ENG-1'], description: `Your own key of the ${noun}.` })
  const examples = referencesIn(fields).length === 0 ? {} : { examples: [exampleOf(fields)] }
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

/** The bodies of a new object below a parent, whose status is given, and of changes of these fields. */
export function childBodies (
  name: string, own: TProperties, needed: readonly string[], changing: readonly string[], nextStatus: string | undefined
): { create: TObject, patch: TObject } {
  const { status: _, ...fields } = givenIn(Type.Object(own))
  const [noun, title] = [inWords(name), inPascalCase(name)]
  const some = (names: readonly string[]) => Object.fromEntries(names.map(field => [field, own[field] as TSchema]))
  const example = exampleOf(fields)
  const [first = ''] = changing
  return {
    create: StrictObject({ ...Type.Partial(Type.Object(takingKeys(fields))).properties, ...some(needed) }, {
      title: `${title}Create`, description: `A new ${noun}. Absent fields are left blank.`, examples: [example]
    }),
    patch: Patch(takingKeys(some(changing)), {
      title: `${title}Patch`,
      description: `Changes to ${withArticle(noun)}. Absent fields stay unchanged; null clears a nullable field.`,
      examples: [nextStatus === undefined ? { [first]: example[first] } : { status: nextStatus }]
    })
  }
}

/** A body with each field once: by its code, where one with every field would name the same object twice. */
function exampleOf (fields: TProperties): Record<string, unknown> {
  const references = referencesIn(fields)
  const keyOf = new Map(references.map(({ field, keys: [key], isList }) =>
    [field, [key?.name, isList ? key?.schema.examples : key?.schema.examples[0]]]))
  const shown = keysIn(fields)
  const examples = Object.entries(fields).filter(([field]) => !shown.includes(field)).map(([field, { examples }]) =>
    keyOf.get(field) ?? [field, examples[0]])
  return Object.fromEntries(examples)
}

/** `team member` of `team-member`. */
export const inWords = (name: string): string => name.replaceAll('-', ' ')

/** `TeamMember` of `team-member`, as in the names of operations. */
export const inPascalCase = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `An interview` of `an interview`. */
export const inCapitals = (words: string): string => words.replace(/^./, letter => letter.toUpperCase())

/** `an application`, `a user`. */
export const withArticle = (noun: string): string => `${/^(?!u[ns])[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** The events of a kind: that an object was created, changed or deleted. What is personal is absent once the person was anonymized. */
export function eventsOf<const Name extends string> (
  { name, scopes, schema }: Pick<Reading<TObject>, 'scopes' | 'schema'> & { name: Name }
): KindEvents<Name> {
  const fields = isPerson(schema) ? ungated(schema) : blankable(ungated(schema))
  const data = Type.Object(fields, { title: `${schema.title}EventData`, description: `The ${inWords(name)} as of the event.` })
  // The name of a person is stored where it can be blanked, and nowhere else.
  const isRenamed = schema.properties.name !== undefined && !isPersonal(schema.properties.name)
  const changed = ChangedEventData(data, `${schema.title}ChangedEventData`, isRenamed ? PreviousName : {})
  const summary = (what: string) => `${inCapitals(withArticle(inWords(name)))} was ${what}`
  return defineEvents({ entity: name, readScope: scopes.read, isPerson: isPerson(schema) }, {
    [`${name}.created`]: { summary: summary('created'), data },
    [`${name}.changed`]: { summary: summary('changed'), data: changed },
    [`${name}.deleted`]: { summary: summary('deleted'), data }
  }) as KindEvents<Name>
}
