import { openapiDocuments } from '../../src/documents.js'
import { t } from '../part.js'
import type { Json } from './operations.js'

// Generators make a field of 32 bits of a number without a format, and whoever reads an answer wants to know how much may come: what the
// security rules of linters ask of numbers, text and lists (OWASP API4: array-limit, integer-format, integer-limit, string-limit).

/** Lists of answers that only grow with what a company has, as path → why. */
const UNBOUNDED: Record<string, string> = {
  'properties/tags': 'whoever tags an application decides how often',
  'properties/steps': 'a job may have any number of steps, and an application may visit them again',
  'properties/team': 'as many users as the company has may take part in filling a job',
  'properties/interviews': 'as many as it takes',
  'properties/scorecards': 'as many as there are interviewers and interviews',
  'ScorecardSummary/properties/criteria': 'those of all templates that its scorecards have had',
  'properties/messages': 'as many as it takes',
  'properties/offers': 'one after the other, as often as it takes',
  'properties/attachments': 'an object takes a hundred files, and a candidate who is merged brings more',
  'properties/matchedAttachments': 'any of the files of a candidate and of all applications',
  'ExportedApplication/properties/comments': 'all data about a person, whatever there is',
  'CandidateExport/properties/applications': 'all data about a person, whatever there is',
  'CandidateExport/properties/merged': 'all data about a person, whatever there is',
  'CandidateExport/properties/events': 'all data about a person, whatever there is'
}

const RULES: Array<{ rule: string, type: string, holds: (schema: Json, path: string) => boolean }> = [
  { rule: 'a list has maxItems', type: 'array', holds: ({ maxItems }, path) => maxItems !== undefined || reasonFor(path) !== undefined },
  {
    rule: 'text has maxLength or a list of words, unless it is the bytes of a file',
    type: 'string',
    holds: schema => 'maxLength' in schema || 'enum' in schema || schema.contentMediaType === 'application/octet-stream'
  },
  { rule: 'a whole number has its width', type: 'integer', holds: ({ format }) => format === 'int32' || format === 'int64' },
  { rule: 'a whole number has bounds', type: 'integer', holds: ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined },
  {
    rule: '32 bits hold what is said to fit',
    type: 'integer',
    holds: ({ format, minimum, maximum }) => format !== 'int32' || (minimum >= -(2 ** 31) && maximum < 2 ** 31)
  },
  { rule: 'a number with a fraction has its width', type: 'number', holds: ({ format }) => format === 'double' }
]

const documents = Object.entries(await openapiDocuments()).map(([version, text]) => [version, JSON.parse(text) as Json] as const)
const used = new Set<string>()

function reasonFor (path: string): string | undefined {
  const known = Object.keys(UNBOUNDED).find(end => path.endsWith(`/${end}`))
  if (known !== undefined) used.add(known)
  return known === undefined ? undefined : UNBOUNDED[known]
}

/** All schemas of a document, by path. */
function schemasOf (part: unknown, path = ''): Array<[string, Json]> {
  if (typeof part !== 'object' || part === null) return []
  const { type } = part as Json
  const own: Array<[string, Json]> = typeof type === 'string' || Array.isArray(type) ? [[path, part]] : []
  const isProperties = path.endsWith('/properties')
  const inner = Object.entries(part).filter(([key]) => isProperties || !/^(examples?|default)$/.test(key))
  return [...own, ...inner.flatMap(([key, value]) => schemasOf(value, `${path}/${key}`))]
}

t.test('every number, text and list of the documents → has its width and its limits, except for what is named', async t => {
  for (const [version, document] of documents) {
    const schemas = schemasOf(document)
    for (const { rule, type, holds } of RULES) {
      const found = schemas.filter(([, schema]) => [schema.type].flat().includes(type))
      t.ok(found.length >= 5, `${version}: ${type}`)
      t.same(found.filter(([path, schema]) => !holds(schema, path)).map(([path]) => path), [], `${version}: ${rule}`)
    }
  }
  t.same([...used].sort(), Object.keys(UNBOUNDED).sort(), 'and nothing is named in vain')
})

t.test('an id, a version, and a time in seconds → 64 bits', async t => {
  const WIDE = /(^|\/)(id|version|\w+Ids?|X-RateLimit-Reset)(\/|$)(?!.*\/properties\/)/
  for (const [version, document] of documents) {
    const whole = schemasOf(document.components).filter(([, schema]) => [schema.type].flat().includes('integer'))
    const wide = whole.filter(([path]) => WIDE.test(path.replace(/^\/schemas\/\w+\/properties/, '')))
    t.ok(wide.length > 50, version)
    t.same(wide.filter(([, { format }]) => format !== 'int64').map(([path]) => path), [], version)
  }
})
