import sql, { empty, raw } from 'sql-template-tag'
import type { Transaction } from '../database/port.js'
import { CUSTOM_FIELD } from '../domain/custom-fields/definitions.js'
import { rowsOf } from '../domain/custom-fields/lookups.js'
import { BLANK, type CustomField } from '../domain/custom-fields/schema.js'
import { numberInserted } from '../domain/deliveries/numbering.js'
import { listingOf } from '../domain/engine/reads.js'
import { eventState } from '../domain/shared/classification.js'
import { OPEN, type CustomEntity } from '../domain/shared/custom-values.js'
import { CUSTOM_FIELDS } from './data/custom-fields.js'
import { uuidOf } from './engine/created-events.js'

const AT = '2026-04-29T08:00:00.000Z'

/** Adds the fields that made-up companies have, unless they are there. */
export async function addCustomFields (tx: Transaction, companyId: number): Promise<void> {
  tx.touch(companyId, 'setup')
  const added: string[] = []
  for (const { id, entity, key, type, label, ...more } of CUSTOM_FIELDS) {
    const { description, options, isRequired, gate, order } = { ...BLANK, ...more }
    const rows = await tx.query(sql`
      insert into custom_fields (company_id, id, entity, key, label, description, type, options, is_required, gate, position, created_at,
        updated_at)
      values (${companyId}, ${id}, ${entity}, ${key}, ${label}, ${description}, ${type}, ${JSON.stringify(options)}, ${isRequired}, ${gate},
        ${order}, ${AT}, ${AT}) on conflict (company_id, id) do nothing
      returning id`)
    if (rows.length > 0) added.push(id)
  }
  const entities = [...new Set(CUSTOM_FIELDS.map(({ entity }) => entity))]
  await tx.query(sql`update companies set custom_entities = ${entities} where id = ${companyId}`)
  await recordFields(tx, companyId, added)
}

async function recordFields (tx: Transaction, companyId: number, ids: string[]): Promise<void> {
  const { columns } = listingOf(CUSTOM_FIELD, companyId, {})
  const fields = await tx.query<CustomField>(sql`
    select ${columns} from custom_fields t where t.company_id = ${companyId} and t.id = any(${ids}::uuid[]) order by t.id`)
  const events = await tx.query<{ id: number }>(sql`
    insert into events (company_id, uuid, event, date, entity_type, entity_id, data)
    select ${companyId}::bigint, ${uuidOf(sql`${`custom-field ${companyId} `} || f.id`)}, 'custom-field.created',
      ${AT}::timestamptz, 'custom-field', f.id, f.data::jsonb
    from unnest(${fields.map(({ id }) => id)}::text[],
      ${fields.map(field => JSON.stringify(eventState(CUSTOM_FIELD.schema, field).data))}::text[]) f (id, data) order by f.id
    returning id`)
  await numberInserted(tx, companyId, events.map(({ id }) => id))
}

/** Objects with their values by the keys of the fields. */
type Given = Array<{ id: number, values: Record<string, unknown> }>

/**
 * Gives values to objects, also in the events of their creation, which nobody has read yet: an object without values has an empty
 * `customFields` there.
 * @param eventIds where these events are among many
 */
export async function giveValues (
  tx: Transaction, companyId: number, entity: CustomEntity, given: Given, eventIds?: number[]
): Promise<void> {
  const fields = CUSTOM_FIELDS.filter(field => field.entity === entity)
  const objects = given.map(({ id, values }) => {
    const byGate: Record<string, Record<string, unknown>> = {}
    for (const { key, gate } of fields) if (values[key] !== undefined) (byGate[gate ?? OPEN] ??= {})[key] = values[key]
    return { id, byGate, rows: fields.flatMap(field => rowsOf(field, values[field.key])) }
  })
  const filled = objects.filter(({ rows }) => rows.length > 0)
  await tx.query(sql`
    update ${raw(`${entity}s`)} o set custom_fields = g.fields::jsonb
    from unnest(${filled.map(({ id }) => id)}::bigint[], ${filled.map(({ byGate }) => JSON.stringify(byGate))}::text[]) g (id, fields)
    where o.company_id = ${companyId} and o.id = g.id`)
  const rows = filled.flatMap(({ id, rows }) => rows.map(row => ({ id, ...row })))
  await tx.query(sql`
    insert into custom_field_values (company_id, field_id, value, object_id)
    select ${companyId}::bigint, r.field_id, r.value, r.id
    from unnest(${rows.map(({ fieldId }) => fieldId)}::uuid[], ${rows.map(({ value }) => value)}::uuid[],
      ${rows.map(({ id }) => id)}::bigint[]) r (field_id, value, id)`)
  await tellInEvents(tx, companyId, entity, new Map(objects.map(({ id, byGate }) => [String(id), byGate[OPEN] ?? {}])), eventIds)
}

async function tellInEvents (
  tx: Transaction, companyId: number, entity: CustomEntity, openOf: Map<string, object>, eventIds?: number[]
): Promise<void> {
  const events = await tx.query<{ id: number, entityId: string }>(sql`
    select id, entity_id as "entityId" from events where company_id = ${companyId} and event = ${`${entity}.created`}
      ${eventIds === undefined ? empty : sql`and id = any(${eventIds}::bigint[])`}`)
  const told = events.filter(({ entityId }) => openOf.has(entityId))
  const part = raw(entity === 'job' ? 'data' : 'personal')
  await tx.query(sql`
    update events e set ${part} = e.${part} || g.told::jsonb
    from unnest(${told.map(({ id }) => id)}::bigint[],
      ${told.map(({ entityId }) => JSON.stringify({ customFields: openOf.get(entityId) }))}::text[]) g (id, told)
    where e.company_id = ${companyId} and e.id = g.id`)
}
