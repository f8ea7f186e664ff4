import sql, { type Sql } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, type ErrorItem } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { CUSTOM_FIELDS, OPEN, type CustomEntity, type CustomValues, type Gate, type ValuesByKey } from '../shared/custom-values.js'
import { changedFields } from '../shared/patch.js'
import type { FieldScope } from '../shared/scopes.js'
import { checkValue } from './checks.js'
import { gated, targetOf } from './gates.js'
import { rowsOf, saveRows, type ValueRow } from './lookups.js'
import type { CustomField } from './schema.js'
import { noRoom, overfull, overfullMessage } from './sizes.js'

type Definition = Pick<CustomField, 'id' | 'key' | 'type' | 'options' | 'isRequired' | 'archivedAt'> & { gate: FieldScope | null }

/** What a write does to the values of an object. */
export interface ValuePlan {
  /** The values as the row has them then; undefined if they stay. */
  values?: CustomValues | null
  /** What changes, as events name it: `customFields.cost_center`. */
  changed: string[]
  /** Keeps look-ups by value in step with the row, which must be locked or new. */
  saveFor: (id: number) => Promise<void>
}

/** Nothing changes. */
export const NO_VALUES: ValuePlan = { changed: [], saveFor: async () => {} }

/** The column of the values, where they change. */
export function valueColumn ({ values }: ValuePlan): { custom_fields?: string | null } {
  return values === undefined ? {} : { custom_fields: values === null ? null : JSON.stringify(values) }
}

/** Values without a prototype: the key of a field may be `constructor`. */
const plain = (...values: ValuesByKey[]): ValuesByKey => Object.assign(Object.create(null), ...values)

interface Planning {
  /** What the body has. */
  given: ValuesByKey | undefined
  /** What the object has. */
  before?: CustomValues | null | undefined
  /** Whether required fields are checked, because the object is new or goes on. */
  isWhole: boolean
}

/**
 * What a body does to the values of an object: they are merged key by key, and null removes. Until the transaction ends the definitions
 * stay as they are. A company without fields of its own pays nothing.
 * @throws ApiError BAD_ARGUMENT naming each value at fault, FORBIDDEN for fields that need a scope
 */
export async function planValues (
  change: Change, entity: CustomEntity, { given = {}, before, isWhole }: Planning
): Promise<ValuePlan> {
  const checksRequired = isWhole && change.identity.customEntities.includes(entity)
  if (Object.keys(given).length === 0 && !checksRequired) return NO_VALUES
  const definitions = await lockDefinitions(change, entity, Object.keys(given), checksRequired)
  checkHidden(change, definitions, given, before)
  const plan = new Plan(before ?? {})
  for (const [key, value] of Object.entries(given)) plan.set(key, definitions.get(key), value)
  if (checksRequired) plan.require([...definitions.values()].filter(({ isRequired, archivedAt }) => isRequired && archivedAt === null))
  await plan.checkUsers(change)
  plan.checkSizes()
  return plan.result(change)
}

/** The definitions of these keys, and, where asked, of required fields. */
async function lockDefinitions (
  { tx, companyId }: Change, entity: CustomEntity, keys: string[], withRequired: boolean
): Promise<Map<string, Definition>> {
  const found = await tx.query<Definition>(prepared(sql`
    select id, key, type, options, is_required as "isRequired", gate, archived_at as "archivedAt" from custom_fields
    where company_id = ${companyId} and entity = ${entity} and (key = any(${keys}::text[]) or (is_required and ${withRequired}::boolean))
    order by id for share`))
  return new Map(found.map(definition => [definition.key, definition]))
}

/** A required field is asked of everybody: without its scope nobody can give it. A gate may have come since `checkGates`, too. */
function checkHidden (
  change: Change, definitions: Map<string, Definition>, given: ValuesByKey, before: CustomValues | null | undefined
): void {
  const hidden = [...definitions.values()].filter(({ key, gate, archivedAt }) => {
    if (gate === null || change.holdsScope(gate)) return false
    return Object.hasOwn(given, key) || (archivedAt === null && !Object.hasOwn(before?.[gate] ?? {}, key))
  })
  if (hidden.length > 0) throw gated(hidden)
}

/** Whether the field has this value already. A set of options keeps the order that they had when it was written. */
function isSame ({ type }: Pick<Definition, 'type'>, before: unknown, value: unknown): boolean {
  if (value === undefined) return before === undefined
  const comparable = (each: unknown) => type === 'multi_select' && Array.isArray(each) ? each.toSorted() : each
  return Object.keys(changedFields({ value: comparable(before) }, { value: comparable(value) })).length === 0
}

/** The values of an object while a body is applied to them. */
class Plan {
  readonly #before: CustomValues
  readonly #after: CustomValues
  readonly #changed: string[] = []
  readonly #wrong: ErrorItem[] = []
  readonly #removed: ValueRow[] = []
  readonly #added: ValueRow[] = []
  readonly #users: Array<{ key: string, id: number }> = []

  constructor (before: CustomValues) {
    this.#before = before
    this.#after = Object.fromEntries(Object.entries(before).map(([gate, values]) => [gate, plain(values)]))
  }

  #fault (key: string, message: string, rule?: ErrorItem['rule']): void {
    this.#wrong.push({ target: targetOf(key), message: `${targetOf(key)} ${message}`, ...(rule === undefined ? {} : { rule }) })
  }

  set (key: string, definition: Definition | undefined, given: unknown): void {
    if (definition === undefined) return this.#fault(key, 'is not a field of the company', { name: 'unknown' })
    const gate: Gate = definition.gate ?? OPEN
    const before = this.#after[gate]?.[key]
    if (definition.archivedAt !== null) return this.#fault(key, 'is archived: it can be read, and not be written', { name: 'read-only' })
    if (given === null && definition.isRequired) return this.#fault(key, 'is required', { name: 'required' })
    const checked = given === null ? { value: undefined } : checkValue(definition as CustomField, given, before)
    if (!('value' in checked)) return this.#fault(key, checked.message, checked.rule)
    const { value } = checked
    if (isSame(definition, before, value)) return
    if (definition.type === 'user' && value !== undefined) this.#users.push({ key, id: value as number })
    this.take(definition, value)
  }

  /** Sets a value that is known to be right; undefined removes it. */
  take (definition: Pick<Definition, 'id' | 'key' | 'type' | 'gate'>, value: unknown): void {
    const { key, gate } = definition
    const values = this.#after[gate ?? OPEN] ??= plain()
    this.#changed.push(targetOf(key))
    this.#replaceRows(rowsOf(definition, values[key]), rowsOf(definition, value))
    if (value === undefined) delete values[key]
    else values[key] = value
  }

  #replaceRows (before: ValueRow[], after: ValueRow[]): void {
    const isIn = (rows: ValueRow[]) => ({ value }: ValueRow) => rows.some(row => row.value === value)
    this.#removed.push(...before.filter(row => !isIn(after)(row)))
    this.#added.push(...after.filter(row => !isIn(before)(row)))
  }

  require (required: Definition[]): void {
    for (const { key, gate } of required) {
      const isNamed = this.#wrong.some(({ target }) => target === targetOf(key))
      if (this.#after[gate ?? OPEN]?.[key] === undefined && !isNamed) this.#fault(key, 'is required', { name: 'required' })
    }
  }

  /**
   * Users who are values must be there, and active unless the write states a past time; they are not deleted until the transaction ends,
   * and then not as values.
   */
  async checkUsers ({ tx, companyId, statesPast }: Change): Promise<void> {
    if (this.#users.length === 0) return
    const found = await tx.query<{ id: number, active: boolean }>(prepared(sql`
      select id, active from users where company_id = ${companyId} and id = any(${this.#users.map(({ id }) => id)}::bigint[])
      order by id for key share`))
    const active = new Map(found.map(({ id, active }) => [id, active]))
    for (const { key, id } of this.#users) {
      if (active.get(id) === undefined) this.#fault(key, 'must name users of this company', { name: 'reference' })
      else if (active.get(id) === false && !statesPast) {
        this.#fault(key, `${id} is inactive: only active users can be chosen`, { name: 'inactive' })
      }
    }
  }

  checkSizes (): void {
    for (const gate of this.overfull()) this.#wrong.push({ target: CUSTOM_FIELDS, message: overfullMessage(gate) })
  }

  overfull (): Gate[] {
    return overfull(this.#before, this.#after)
  }

  result (change: Change): ValuePlan {
    if (this.#wrong.length > 0) throw new ApiError('BAD_ARGUMENT', this.#wrong)
    if (this.#changed.length === 0) return NO_VALUES
    const values = Object.fromEntries(Object.entries(this.#after).filter(([, some]) => Object.keys(some).length > 0)) as CustomValues
    return {
      values: Object.keys(values).length === 0 ? null : values,
      changed: this.#changed,
      saveFor: async id => await saveRows(change, id, this.#removed, this.#added)
    }
  }
}

const byKey = (values: CustomValues | null | undefined): ValuesByKey => plain(...Object.values(values ?? {}))

/**
 * Plans these values without checks: another object has, or had, them.
 * @throws ApiError LIMIT_REACHED if there is no room for them
 */
async function planTaken (
  change: Change, entity: CustomEntity, before: CustomValues | null | undefined, taken: ValuesByKey
): Promise<ValuePlan> {
  if (Object.keys(taken).length === 0) return NO_VALUES
  const plan = new Plan(before ?? {})
  const definitions = await change.tx.query<Definition>(definitionsOf(change.companyId, entity))
  for (const definition of definitions) if (Object.hasOwn(taken, definition.key)) plan.take(definition, taken[definition.key])
  if (plan.overfull().length > 0) throw noRoom()
  return plan.result(change)
}

/** An object gets the values that it lacks and another one has. @throws ApiError LIMIT_REACHED if there is no room for them */
export async function planFilling (
  change: Change, entity: CustomEntity, before: CustomValues | null | undefined, other: CustomValues | null | undefined
): Promise<ValuePlan> {
  const known = byKey(before)
  const lacking = Object.entries(byKey(other)).filter(([key]) => !(key in known))
  return await planTaken(change, entity, before, Object.fromEntries(lacking))
}

/** An object loses those of these values, by their names, that are still the same as those of another one. */
export async function planEmptying (
  change: Change, entity: CustomEntity, before: CustomValues | null | undefined, other: CustomValues | null | undefined, names: string[]
): Promise<ValuePlan> {
  const given = byKey(other)
  const differing = changedFields(byKey(before), given)
  const same = Object.keys(given).filter(key => names.includes(targetOf(key)) && !Object.hasOwn(differing, key))
  return await planTaken(change, entity, before, Object.fromEntries(same.map(key => [key, undefined])))
}

/** The names of the values that an object has, as events name them. */
export function namesOfValues (values: CustomValues | null | undefined): string[] {
  return Object.values(values ?? {}).flatMap(some => Object.keys(some)).map(targetOf)
}

/** Removes the look-ups of objects whose values go; their rows must be locked. */
export async function forgetValues (
  change: Change, entity: CustomEntity, objects: Array<{ id: number, customValues?: CustomValues | null }>
): Promise<void> {
  const having = objects.filter(({ customValues }) => customValues != null)
  if (having.length === 0) return
  const { tx, companyId } = change
  const fields = await tx.query<Definition>(definitionsOf(companyId, entity))
  for (const { id, customValues } of having) {
    await saveRows(change, id, fields.flatMap(field => rowsOf(field, customValues?.[field.gate ?? OPEN]?.[field.key])), [])
  }
}

const definitionsOf = (companyId: number, entity: CustomEntity): Sql => sql`
  select id, key, type, gate from custom_fields where company_id = ${companyId} and entity = ${entity}`
