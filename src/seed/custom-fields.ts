import sql from 'sql-template-tag'
import type { Transaction } from '../database/port.js'
import { CUSTOM_FIELD } from '../domain/custom-fields/definitions.js'
import { BLANK, type CustomField } from '../domain/custom-fields/schema.js'
import { numberInserted } from '../domain/deliveries/numbering.js'
import { listingOf } from '../domain/engine/reads.js'
import { eventState } from '../domain/shared/classification.js'
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
