import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { Tag } from '../../src/domain/applications/schema.js'
import { TAGS } from '../../src/domain/applications/tags.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { OwnIds, TextFilter } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const TagFilters = {
  id: OwnIds(Tag.properties.id, 'tags'),
  name: TextFilter('Name of the tag; exact match.'),
  ...UpdatedRange
}

const TagQuery = Type.Object({ ...TokenParameters, ...TagFilters, fields: FieldsParameter(Tag) })

/** The tags that applications have. */
export const tags: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, TAGS, TagFilters)
  app.get('/tags', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listTags',
      tags: ['applications'],
      summary: 'Walk through all tags',
      description: inOrderText(TAGS),
      querystring: withRules(TagQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Tag)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, TAGS))

  app.get('/tags/:id', getOne(TAGS))
}
