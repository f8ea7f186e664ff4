import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import {
  changeField, createField, CUSTOM_FIELD, findFieldByKey, putField, removeField, type Written
} from '../../src/domain/custom-fields/definitions.js'
import {
  CustomEntitySchema, CustomField, CustomFieldCreate, CustomFieldKey, CustomFieldPatch, CustomFieldPut
} from '../../src/domain/custom-fields/schema.js'
import { find, list } from '../../src/domain/engine/reads.js'
import type { Change } from '../../src/domain/shared/change.js'
import { filtersIn } from '../../src/domain/shared/filters.js'
import { LIFETIME_MS } from '../../src/domain/tokens/identity-cache.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { ArchivedFilter, ListOf } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Described, Sparse } from '../../src/schema.js'
import { changeOne, deleteOne, getOne, upserted, withExamples } from './objects.js'

const { scopes: { read }, group } = CUSTOM_FIELD
const write = 'structure:write'
const { id, entity, key } = CustomField.properties

const Query = Type.Object({
  ...OffsetParameters(CustomField, ['id', 'createdAt', 'updatedAt']),
  entity: ListOf(CustomEntitySchema),
  key: Type.Optional(CustomFieldKey),
  archived: ArchivedFilter,
  ...UpdatedRange,
  fields: FieldsParameter(CustomField)
})
const Params = Type.Object({ id })
const KeyParams = Type.Object({ entity, key: Described(key, 'Name of the field in `customFields`.') })

/** The company's own fields of jobs, candidates, applications and offers. */
export const customFields: FastifyPluginAsyncTypebox = async app => {
  app.get('/custom-fields', {
    config: { scope: read, cache: true },
    schema: {
      operationId: 'listCustomFields',
      tags: [group],
      summary: 'List custom fields',
      description: 'All fields that the company has added, archived ones too. Filters are combined: a field must match all of them.',
      querystring: withRules(Query, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(CustomField)) }
    }
  }, async ({ identity, database, query }) => {
    const { rows, total } = await list(database, CUSTOM_FIELD, identity.companyId, filtersIn(CUSTOM_FIELD, query), toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })

  app.get('/custom-fields/:id', getOne(CUSTOM_FIELD, {
    summary: 'Get a custom field',
    description: 'The field with this id.',
    params: Params,
    find: async ({ identity, database, params }) => {
      const row = await find(database, CUSTOM_FIELD, identity.companyId, params.id)
      if (row === undefined) throw notFound('custom field')
      return row
    }
  }))

  app.post('/custom-fields', {
    config: { scope: write, versioned: true },
    schema: {
      operationId: 'createCustomField',
      tags: [group],
      summary: 'Add a field to jobs, candidates, applications or offers',
      description: 'From then on, such objects have `customFields`. At most 200 fields of a kind of objects are not archived: one more ' +
        'is a 409 `LIMIT_REACHED`. A `key` that another field of them has is a 409 `ALREADY_EXISTS`. Event: `custom-field.created`.',
      body: CustomFieldCreate,
      querystring: WriteQuery,
      response: { 201: CustomField }
    }
  }, async (request, reply) => await reply.write(async change => answerOf(app, change, await createField(change, request.body))))

  app.get('/custom-fields/by-key/:entity/:key', {
    config: { scope: read, cache: true, versioned: true },
    schema: {
      operationId: 'getCustomFieldByKey',
      tags: [group],
      summary: 'Get a custom field by its key',
      description: 'The field with this key, of these objects.',
      params: KeyParams,
      response: { 200: CustomField }
    }
  }, async ({ identity, database, params }, reply) => {
    const row = await findFieldByKey(database, identity.companyId, params)
    if (row === undefined) throw notFound('custom field', 'key')
    reply.versioned(row)
    return row
  })

  app.put('/custom-fields/by-key/:entity/:key', {
    config: { scope: write, versioned: true },
    schema: {
      operationId: 'putCustomFieldByKey',
      tags: [group],
      summary: 'Create or replace a custom field by its key',
      description: 'Creates the field (201), or replaces everything but its type (200), and makes an archived one live again. Repeating ' +
        'the same content changes nothing. Rules are those of `PATCH`. Events: `custom-field.created`, `custom-field.changed`.',
      // Its example is one that no field has yet.
      params: Type.Object({ entity, key: { ...KeyParams.properties.key, examples: ['project'] } }),
      body: CustomFieldPut,
      querystring: WriteQuery,
      response: { 200: CustomField, 201: CustomField }
    }
  }, async (request, reply) => await reply.write(async change =>
    answerOf(app, change, await putField(change, request.params, request.body))))

  app.patch('/custom-fields/:id', changeOne(CUSTOM_FIELD, {
    scope: write,
    summary: 'Change or archive a custom field',
    description: 'Changes the fields of the body; entity, key and type never change. An archived field keeps its values, which are ' +
      'read and no longer written; `archived: false` brings it back. An option that an object uses can only be archived ' +
      '(`options[].archived`), not removed, and the `gate` cannot change while there are values: either is a 409 `IN_USE`. Both need ' +
      'the scope of a field that has a `gate`: a 403 names it. Event: `custom-field.changed`.',
    params: Params,
    body: CustomFieldPatch,
    write: async (change, { id }, body) => await changeField(change, id, body)
  }))

  app.delete('/custom-fields/:id', deleteOne(CUSTOM_FIELD, {
    scope: write,
    summary: 'Delete a custom field without values',
    description: 'Values of objects make it a 409 `IN_USE` with the number of these objects: archive it instead. A field with a ' +
      '`gate` needs that scope, too. Event: `custom-field.deleted`.',
    // Its example is one that no object has.
    params: withExamples(Params, { id: 'c0570000-0000-8000-8000-000000000005' }),
    write: async (change, { id }) => await removeField(change, id)
  }))
}

function answerOf (app: FastifyInstance, { companyId }: Change, { row, isNew, isFirst }: Written) {
  const afterCommit = isFirst ? async () => await tellAll(app, companyId) : () => {}
  return { ...upserted(row, isNew, '/api/v1/custom-fields'), afterCommit }
}

/**
 * The first field of a kind of objects: whoever knows of the answer finds `customFields` in them, whichever process is asked. Tokens say
 * whether a company has such fields, and processes remember tokens, this one until now and others a little longer.
 */
async function tellAll ({ identities, database }: FastifyInstance, companyId: number): Promise<void> {
  identities.forgetCompany(companyId)
  if (database.engine === 'postgresql') await sleep(LIFETIME_MS)
}
