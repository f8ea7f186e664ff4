import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { CUSTOM_FIELD } from '../../src/domain/custom-fields/definitions.js'
import { CustomEntitySchema, CustomField, CustomFieldKey } from '../../src/domain/custom-fields/schema.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { ArchivedFilter, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const CustomFieldFilters = {
  id: OwnIds(CustomField.properties.id, 'custom fields'),
  entity: ListOf(CustomEntitySchema),
  key: Type.Optional(CustomFieldKey),
  archived: ArchivedFilter,
  ...UpdatedRange
}

const CustomFieldQuery = Type.Object({ ...TokenParameters, ...CustomFieldFilters, fields: FieldsParameter(CustomField) })

/** The definitions of the company's own fields. */
export const customFields: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, CUSTOM_FIELD, CustomFieldFilters)
  app.get('/custom-fields', {
    config: { scope: 'structure:read', cache: true },
    schema: {
      operationId: 'listCustomFields',
      tags: ['custom fields'],
      summary: 'Walk through all custom fields',
      description: inOrderText(CUSTOM_FIELD),
      querystring: withRules(CustomFieldQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(CustomField)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, CUSTOM_FIELD))

  app.get('/custom-fields/:id', getOne(CUSTOM_FIELD))
}
