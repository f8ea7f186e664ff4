import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static } from '@sinclair/typebox'
import type { Queryable } from '../../src/database/port.js'
import { withAttachments } from '../../src/domain/attachments/queries.js'
import { MatchedAttachment } from '../../src/domain/attachments/schema.js'
import { changeCandidate, createCandidate, findOrCreateByCode } from '../../src/domain/candidates/changes.js'
import { findCandidateByCode } from '../../src/domain/candidates/named.js'
import { CandidateWithRetention, CANDIDATES, findRetention, type CandidateFilter } from '../../src/domain/candidates/queries.js'
import { Retention } from '../../src/domain/candidates/retention.js'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import { checkCodeOfPath } from '../../src/domain/engine/objects.js'
import { Candidate, CandidateCreate, CandidatePatch } from '../../src/domain/candidates/schema.js'
import { searchCandidates } from '../../src/domain/candidates/search.js'
import { searchTexts } from '../../src/domain/candidates/text-search.js'
import { countSearched } from '../../src/domain/candidates/file-words.js'
import { countPrefixes } from '../../src/domain/candidates/words.js'
import { MergedCandidate } from '../../src/domain/candidates/merge.js'
import { findSettings } from '../../src/domain/settings/settings.js'
import { visible } from '../../src/domain/shared/classification.js'
import { filtersIn } from '../../src/domain/shared/filters.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { expand, walkJson } from '../../src/domain/shared/resource.js'
import { holdsScope } from '../../src/domain/shared/scopes.js'
import { ApiError, notFound } from '../../src/errors.js'
import { choose, FieldsParameter, select } from '../../src/http/fields.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { CodeFilter, EmailFilter, fewWords, OwnIds, TextFilter } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules, type QueryRule } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Code, MAX_LENGTH, Sparse } from '../../src/schema.js'
import { CustomFieldsFilter } from '../shared/custom-fields-filter.js'
import { leadOn } from './merging.js'
import { allowedExpansion, Expand, exportAll, getOne, readOne, viewOf } from './reading.js'

const { id } = Candidate.properties

const CandidateParams = Type.Object({ id })
const CodeParams = Type.Object({ code: Code({ description: 'Your own key of the candidate.', examples: ['CAND-133'] }) })

const View = viewOf(CANDIDATES)
const Listed = Type.Object({
  ...View.properties,
  retention: Type.Optional(Retention),
  matchedAttachments: Type.Optional(Type.Array(MatchedAttachment, {
    description: 'The files that have all words, by id. Only with `text`.'
  }))
}, {
  title: 'ListedCandidate', description: View.description as string
})

/** The filters of the list and of the export. */
const CandidateFilters = {
  id: OwnIds(id, 'candidates'),
  code: CodeFilter,
  email: EmailFilter,
  identificationDocument: TextFilter(
    'Number of the document; exact match of the letters and digits. Needs the scope `candidates:sensitive`.'),
  phone: Type.Optional(Type.String({
    maxLength: 50,
    pattern: '[0-9]',
    'x-rule': 'must contain a digit',
    description: 'Mobile or other phone number; exact match of the digits.'
  })),
  city: TextFilter('Name of the city; exact match, ignoring case and accents.'),
  skill: TextFilter('One of the skills; exact match, case-sensitive.'),
  customFields: CustomFieldsFilter('candidate'),
  ...UpdatedRange
}

const CandidateQuery = Type.Object({
  ...TokenParameters,
  ...CandidateFilters,
  retentionBefore: Type.Optional(Type.String({
    format: 'date-or-time',
    [MAX_LENGTH]: 35,
    description: 'Only who will be anonymized before this time, or before this day of the company, if nothing changes, each with ' +
      '`retention`, which says why. A 400 if the company has set neither `retentionDays` nor `retentionDaysByCountry`.'
  })),
  q: TextFilter('Prefixes of words in names and e-mail, such as `ana sil`; all must match. Case, accents, apostrophes and hyphens ' +
    'are ignored, and `ü` also matches `ue`. Candidates whose whole words match come first. If there is no match, one word of four ' +
    'letters or more may have a typo.'),
  text: TextFilter('Words in files, such as `kubernetes lisbon`: candidates of whom one file has all of them, as whole words. Case and ' +
    'accents are ignored; `front-end` also finds `frontend`, and `C++` only what has the sign. Those in whose file the rarest of the ' +
    'words stands most often come first. Files of applications are searched if the token has the scope `applications:read`. Not ' +
    'together with `q`.'),
  expand: Expand(CANDIDATES),
  fields: FieldsParameter(Listed)
})

const oneSearch: QueryRule = ({ q, text }) => [
  ...typeof text === 'string' && countSearched(text) === 0 ? [{ target: 'text', message: 'text must have a letter or a digit' }] : [],
  ...q !== undefined && text !== undefined ? [{ target: 'text', message: 'text must not come together with q' }] : []
]

/** @throws ApiError BAD_ARGUMENT if the company keeps people without an end */
async function checkRetention (db: Queryable, companyId: number): Promise<void> {
  const { retentionDays, retentionDaysByCountry } = await findSettings(db, companyId)
  if (retentionDays !== null || Object.keys(retentionDaysByCountry).length > 0) return
  const message = 'retentionBefore needs the setting retentionDays or retentionDaysByCountry of the company, and there is none'
  throw new ApiError('BAD_ARGUMENT', { target: 'retentionBefore', message })
}

export const candidates: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, CANDIDATES, CandidateFilters)
  app.get('/candidates', {
    config: { scope: 'candidates:read', cache: true },
    schema: {
      operationId: 'listCandidates',
      tags: ['candidates'],
      summary: 'Walk through all candidates, or search them',
      description: 'Candidates by id; with `q` by the word that matched, with `text` by how well a file matches, with `updatedAfter`, ' +
        '`updatedBefore` in the order of their changes, with `retentionBefore` those first who were left alone longest. Candidates who ' +
        'are anonymized are listed, but no search finds them; those who were merged are at `/api/v2/merges`.',
      querystring: withRules(
        CandidateQuery, fewWords('q', countPrefixes), fewWords('text', countSearched), oneSearch, rangesInOrder,
        pageTokenRule(app.pageTokens)
      ),
      response: { 200: TokenPage(Sparse(Listed)) }
    }
  }, async (request, reply) => {
    const { q, text, ...given } = request.query as Static<typeof CandidateQuery>
    const names = allowedExpansion(CANDIDATES, request)
    const filter = await withCustomFilters(request, 'candidate', given)
    const { reader, database, identity: { companyId, scopes } } = request
    const isByRetention = filter.retentionBefore !== undefined
    if (isByRetention) {
      await checkRetention(database, companyId)
      // It changes with time, without an event.
      request.leaveUncached()
    }
    const page = toKeyset(request)
    if (q === undefined && text === undefined) {
      const choice = choose(filter.fields)
      const fields = jsonFields(isByRetention ? CandidateWithRetention : Candidate, reader, choice)
      const rows = await walkJson(database, CANDIDATES, companyId, filtersIn(CANDIDATES, filter), page, fields)
      return jsonTokenPage(app.pageTokens, request, reply, await expand(database, CANDIDATES, companyId, rows, names, reader, choice))
    }
    // Words of files come without an event, after the file.
    if (text !== undefined) request.leaveUncached()
    const withApplications = holdsScope(scopes, 'applications:read')
    const found = text === undefined
      ? await searchCandidates(database, companyId, q as string, filter as CandidateFilter, page)
      : await searchTexts(database, { companyId, text, filter: filter as CandidateFilter, withApplications }, page)
    const retention = isByRetention ? await findRetention(database, companyId, found.map(({ id }) => id)) : undefined
    const shown = found.map(row => ({ ...row, ...(retention && { retention: retention.get(row.id) }) }))
    const rows = names.length === 0 ? shown : await withAttachments(database, companyId, shown)
    const { pick } = select(filter.fields)
    return toTokenPage(app.pageTokens, request, rows, ({ mergedIntoId, mergedAt, version, ...row }) =>
      pick(visible(Candidate, row, reader)))
  })

  const one = getOne(CANDIDATES)
  app.get('/candidates/:id', {
    config: one.config,
    schema: {
      ...one.schema,
      description: `${one.schema.description} A candidate who was merged is a 308 with the path of the one that stays. It is not to be ` +
        'stored: a merge may be undone.',
      response: { ...one.schema.response, 308: MergedCandidate }
    }
    // There is no such candidate, unless it was taken apart between the two look-ups.
  }, async (request, reply) =>
    await readOne(CANDIDATES, request, reply) ?? await leadOn(request, reply) ?? await one.handler(request, reply))

  app.post('/candidates', {
    config: { scope: 'candidates:write', versioned: true },
    schema: {
      operationId: 'createCandidate',
      tags: ['candidates'],
      summary: 'Create a candidate',
      description: 'A code, an e-mail address or a document that another candidate has is a 409 `ALREADY_EXISTS` that names the id. ' +
        'Event: `candidate.created`.',
      body: CandidateCreate,
      querystring: WriteQuery,
      response: { 201: View }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await createCandidate(change, request.body)
    return { status: 201, body: visible(Candidate, row, request.reader), version: row.version, location: `/api/v2/candidates/${row.id}` }
  }))

  app.get('/candidates/by-code/:code', {
    config: { scope: 'candidates:read', versioned: true, cache: true },
    schema: {
      operationId: 'getCandidateByCode',
      tags: ['candidates'],
      summary: 'Get a candidate by your own code',
      description: 'The candidate with this code. A candidate who is anonymized has none: 404.',
      params: CodeParams,
      response: { 200: View }
    }
  }, async ({ params, database, reader, identity: { companyId } }, reply) => {
    const row = await findCandidateByCode(database, companyId, params.code)
    if (row === undefined) throw notFound('candidate', 'code')
    reply.versioned(row)
    return visible(Candidate, row, reader)
  })

  app.put('/candidates/by-code/:code', {
    config: { scope: 'candidates:write', versioned: true },
    schema: {
      operationId: 'putCandidateByCode',
      tags: ['candidates'],
      summary: 'Create a candidate once, by your own code',
      description: 'Creates the candidate (201), or responds with the one that has this code, unchanged (200): an import that starts ' +
        'again creates nobody twice. A candidate without a code who has this e-mail address takes the code, and nothing ' +
        'else (200). A code and an e-mail address of two candidates are a 409 `ALREADY_EXISTS` that names both, and so is ' +
        'the e-mail address of a candidate with another code. The code of a candidate who is anonymized is a 409 ' +
        '`ANONYMIZED`. Events: `candidate.created`, `candidate.updated`.',
      // Its example is one that no candidate has yet.
      params: Type.Object({ code: { ...CodeParams.properties.code, examples: ['CAND-2001'] } }),
      body: CandidateCreate,
      querystring: WriteQuery,
      response: { 200: View, 201: View }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { code } = request.params
    checkCodeOfPath(code, request.body)
    const { row, isNew } = await findOrCreateByCode(change, { ...request.body, code })
    const made = isNew ? { location: `/api/v2/candidates/${row.id}` } : {}
    return { status: isNew ? 201 : 200, body: visible(Candidate, row, request.reader), version: row.version, ...made }
  }))

  app.patch('/candidates/:id', {
    config: { scope: 'candidates:write', versioned: true },
    schema: {
      operationId: 'updateCandidate',
      tags: ['candidates'],
      summary: 'Change a candidate',
      description: 'Changes the fields of the body. Repeating the current values changes nothing. An anonymized candidate is a 409 ' +
        '`ANONYMIZED`; the code, e-mail address or document of another candidate is a 409 `ALREADY_EXISTS`. `keepUntil` needs the scope ' +
        '`privacy:write`, too. Event: `candidate.updated`.',
      params: CandidateParams,
      body: CandidatePatch,
      querystring: WriteQuery,
      response: { 200: View }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await changeCandidate(change, request.params.id, request.body)
    return { status: 200, body: visible(Candidate, row, request.reader), version: row.version }
  }))
}
