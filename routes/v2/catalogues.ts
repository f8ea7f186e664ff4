import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TProperties, type TSchema } from '@sinclair/typebox'
import { inPascalCase, inWords } from '../../src/domain/engine/describe.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { CATALOGUES, type Catalogue } from '../shared/catalogues.js'
import { getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
export function catalogueFilters ({ kind: { schema, plural }, filters }: Catalogue): TProperties {
  return { id: OwnIds(schema.properties.id as TSchema, plural), ...filters, ...UpdatedRange }
}

/** Departments, roles, branches, users, reasons, sources and message templates: the same but for their names and their filters. */
export const catalogues: FastifyPluginAsyncTypebox = async app => {
  for (const catalogue of CATALOGUES) {
    const { kind } = catalogue
    const { plural, group, schema, scopes } = kind
    const Query = Type.Object({ ...TokenParameters, ...catalogueFilters(catalogue), fields: FieldsParameter(schema) })
    app.get(`/${plural}`, {
      config: { scope: scopes.read, cache: true },
      schema: {
        operationId: `list${inPascalCase(plural)}`,
        tags: [group],
        summary: `Walk through all ${inWords(plural)}`,
        description: inOrderText(kind),
        querystring: withRules(Query, rangesInOrder, pageTokenRule(app.pageTokens)),
        response: { 200: TokenPage(Sparse(schema)) }
      }
    }, async (request, reply) => await tokenPage(request, reply, kind))

    app.get(`/${plural}/:id`, getOne(kind))
  }
}
