import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static, type TString } from '@sinclair/typebox'
import type { Queryable } from '../../src/database/port.js'
import { withAttachments } from '../../src/domain/attachments/queries.js'
import { MatchedAttachment } from '../../src/domain/attachments/schema.js'
import { changeCandidate, createCandidate, findOrCreateByCode } from '../../src/domain/candidates/changes.js'
import { findCandidateByCode } from '../../src/domain/candidates/named.js'
import { CANDIDATES, type CandidateFilter } from '../../src/domain/candidates/queries.js'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import { readerOf } from '../../src/domain/shared/reader.js'
import { checkCodeOfPath } from '../../src/domain/engine/objects.js'
import { anonymizeCandidate } from '../../src/domain/privacy/changes.js'
import { CandidateExport } from '../../src/domain/privacy/schema.js'
import { exportCandidate } from '../../src/domain/privacy/queries.js'
import { Candidate, CandidateCreate, CandidatePatch, MergedCandidate } from '../../src/domain/candidates/schema.js'
import { searchCandidates } from '../../src/domain/candidates/search.js'
import { searchTexts } from '../../src/domain/candidates/text-search.js'
import { MAX_PREFIXES, prefixesOf, wordsOfText } from '../../src/domain/candidates/words.js'
import { findSettings } from '../../src/domain/settings/settings.js'
import { visible } from '../../src/domain/shared/classification.js'
import { filtersIn } from '../../src/domain/shared/filters.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { expand, walkJson } from '../../src/domain/shared/resource.js'
import { holdsScope } from '../../src/domain/shared/scopes.js'
import { ApiError, notFound } from '../../src/errors.js'
import { choose, FieldsParameter, select } from '../../src/http/fields.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { TextFilter } from '../../src/domain/shared/parameters.js'
import { rangesInOrder } from '../../src/http/time-ranges.js'
import { withRules, type QueryRule } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Code, Sparse } from '../../src/schema.js'
import { allowedExpansion, expandParameter, filterParameters, viewOf } from './resources.js'

const { id } = Candidate.properties

const CandidateParams = Type.Object({ id })
const CodeParams = Type.Object({ code: Code({ description: 'Your own key of the candidate.', examples: ['CAND-133'] }) })

const View = viewOf(CANDIDATES)
/** What lists show: a candidate, or one who was merged. */
const Listed = Type.Object({
  ...View.properties,
  ...Type.Partial(MergedCandidate).properties,
  id,
  matchedAttachments: Type.Optional(Type.Array(MatchedAttachment, {
    description: 'The files that have all words, by id. Only with `text`.'
  }))
}, {
  title: 'ListedCandidate', description: `${View.description} One who was merged has no more than \`id\`, \`mergedIntoId\`, ` +
    '`mergedAt` and `version`.'
})

const CandidateQuery = Type.Object({
  ...TokenParameters,
  ...filterParameters(CANDIDATES),
  retentionBefore: CANDIDATES.filters.retentionBefore?.parameter as TString,
  q: TextFilter('Prefixes of words in names and e-mail, such as `ana sil`; all must match. Case, accents, apostrophes and hyphens ' +
    'are ignored, and `ü` also matches `ue`. Candidates whose whole words match come first. If there is no match, one word of four ' +
    'letters or more may have a typo.'),
  text: TextFilter('Words in files, such as `kubernetes lisbon`: candidates of whom one file has all of them, as whole words. Case and ' +
    'accents are ignored. Those in whose file the rarest of the words stands most often come first. Files of applications are searched ' +
    'if the token has the scope `applications:read`. Not together with `q`.'),
  ...expandParameter(CANDIDATES),
  fields: FieldsParameter(Listed)
})

const fewWords: QueryRule = ({ q, text }) => [
  ...typeof q === 'string' && prefixesOf(q).length > MAX_PREFIXES ? [tooManyWords('q')] : [],
  ...typeof text === 'string' && wordsOfText(text).length > MAX_PREFIXES ? [tooManyWords('text')] : [],
  ...q !== undefined && text !== undefined ? [{ target: 'text', message: 'text must not come together with q' }] : []
]

const tooManyWords = (target: string) => ({ target, message: `${target} must have at most ${MAX_PREFIXES} words` })

/** @throws ApiError BAD_ARGUMENT if the company keeps people without an end */
async function checkRetention (db: Queryable, companyId: number): Promise<void> {
  if ((await findSettings(db, companyId)).retentionMonths !== null) return
  const message = 'retentionBefore needs the setting retentionMonths of the company, and there is none'
  throw new ApiError('BAD_ARGUMENT', { target: 'retentionBefore', message })
}

export const candidates: FastifyPluginAsyncTypebox = async app => {
  app.get('/candidates', {
    config: { scope: 'candidates:read', cache: true },
    schema: {
      operationId: 'listCandidates',
      tags: ['candidates'],
      summary: 'Walk through all candidates, or search them',
      description: 'Candidates by id; with `q` by the word that matched, with `text` by how well a file matches, with `updatedAfter`, ' +
        '`updatedBefore` or `retentionBefore` in the order of their changes. Candidates who are anonymized or merged are listed, but no ' +
        'search finds them.',
      querystring: withRules(CandidateQuery, fewWords, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Listed)) }
    }
  }, async (request, reply) => {
    const { q, text, ...given } = request.query as Static<typeof CandidateQuery>
    const names = allowedExpansion(CANDIDATES, request)
    const filter = await withCustomFilters(request, 'candidate', given)
    const { reader, database, identity: { companyId, scopes } } = request
    if (filter.retentionBefore !== undefined) await checkRetention(database, companyId)
    const page = toKeyset(request)
    if (q === undefined && text === undefined) {
      const choice = choose(filter.fields)
      const separated = { separator: names.length === 0 ? ',' : '\n', ...page } as const
      const fields = jsonFields(Candidate, reader, choice)
      const rows = await walkJson(database, CANDIDATES, companyId, filtersIn(CANDIDATES, filter), separated, fields)
      return jsonTokenPage(app.pageTokens, request, reply, await expand(database, CANDIDATES, companyId, rows, names, reader, { choice }))
    }
    // Words of files come without an event, after the file.
    if (text !== undefined) request.leaveUncached()
    const withApplications = holdsScope(scopes, 'applications:read')
    const found = text === undefined
      ? await searchCandidates(database, companyId, q as string, filter as CandidateFilter, page)
      : await searchTexts(database, { companyId, text, filter: filter as CandidateFilter, withApplications }, page)
    const rows = names.length === 0 ? found : await withAttachments(database, companyId, found)
    const { pick } = select(filter.fields)
    return toTokenPage(app.pageTokens, request, rows, ({ mergedIntoId, mergedAt, version, ...row }) =>
      pick(visible(Candidate, row, reader)))
  })

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
        '`ANONYMIZED`; the code, e-mail address or document of another candidate is a 409 `ALREADY_EXISTS`. Event: `candidate.updated`.',
      params: CandidateParams,
      body: CandidatePatch,
      querystring: WriteQuery,
      response: { 200: View }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await changeCandidate(change, request.params.id, request.body)
    return { status: 200, body: visible(Candidate, row, request.reader), version: row.version }
  }))

  app.post('/candidates/:id/anonymize', {
    config: { scope: 'privacy:write', versioned: true },
    schema: {
      operationId: 'anonymizeCandidate',
      tags: ['candidates'],
      summary: 'Anonymize a candidate, irreversibly',
      description: 'Blanks everything personal: in the candidate, in comments, reasons and notes, in events, in waiting deliveries ' +
        'and in responses stored for replay. Ids, statuses and times stay. From then on, nothing personal can be written about the ' +
        'candidate. Anonymizing again changes nothing. Event: `candidate.anonymized`, and one for each comment, offer and application ' +
        'that lost a text.',
      // Its example is one that no other operation names.
      params: Type.Object({ id: { ...id, examples: [400] } }),
      querystring: WriteQuery,
      response: { 200: View }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await anonymizeCandidate(change, request.params.id)
    return { status: 200, body: visible(Candidate, row, request.reader), version: row.version }
  }))

  app.get('/candidates/:id/export', {
    config: { scope: 'privacy:write' },
    schema: {
      operationId: 'exportCandidate',
      tags: ['candidates'],
      summary: 'Get all data held about one candidate',
      description: 'The candidate with all fields, whatever other scopes the token has, and all applications, comments and events.',
      params: CandidateParams,
      response: { 200: CandidateExport }
    }
  }, async request => {
    const found = await exportCandidate(
      request.database, request.identity.companyId, request.params.id, readerOf({ ...request.identity, scopes: ['*'] }))
    if (found === undefined) throw notFound('candidate')
    return found
  })
}
