import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openapiDocuments } from '../../src/documents.js'
import { objectsIn } from '../../src/http/openapi/objects.js'
import { ROOT } from '../helper.js'
import { t } from '../part.js'

// Which version has what: README.md and the documents say it, the routes decide it.

interface Document { info: { description: string }, paths: Record<string, object> }

const documents = Object.entries(await openapiDocuments()).map(([version, text]) => ({ version, ...JSON.parse(text) as Document }))
const objects = objectsIn(documents.flatMap(({ paths }) => Object.keys(paths))).split(', ')

/** What README.md calls some objects. */
const NAMES: Record<string, string> = { attachments: 'files', interviewers: 'interviews', me: 'tokens', 'team members': 'team' }

t.test('the description of a document → names all its objects', async t => {
  const [v1 = '', v2 = ''] = documents.map(({ info }) => /It has (.*)\.\n/.exec(info.description)?.[1])
  t.equal(v1, [
    'jobs, steps, team, openings, applications, interviews, interviewers, scorecards, offers, messages, attachments, tags, comments',
    'candidates',
    'departments, roles, branches, users, reasons, sources, scorecard templates, message templates, suppressions, company',
    'custom fields, webhooks, tokens, me'
  ].join(', '))
  t.match(v2, /^jobs, steps, team members, openings, applications, interviews, .*scorecards, offers, messages, visits, .*, events/)
})

t.test('the table in README.md → has each object, with the versions that read and write it', async t => {
  // `webhooks with one action; with several, and their deliveries | v1; v2`: what follows a semicolon is of the version after one.
  const rows = [...readFileSync(path.join(ROOT, 'README.md'), 'utf8').matchAll(/^\| (.+) \| (.*) \| (.*)\|$/gm)]
    .flatMap(([, what = '', ...cells]) => what.split(';').map((part, index) => ({
      part, versions: cells.map(cell => [...new Set((index === 0 ? cell : cell.split(';')[index])?.match(/v\d/g))].sort())
    })))
  const used: Record<string, [Set<string>, Set<string>]> = {}
  for (const { version, paths } of documents) {
    for (const [path, methods] of Object.entries(paths)) {
      const object = path.includes('/exports/')
        ? 'exports'
        : path.split('/').map(name => name.replaceAll('-', ' '))
          .findLast(name => objects.includes(name)) as string
      const [reads, writes] = used[NAMES[object] ?? object] ??= [new Set(), new Set()]
      if ('get' in methods) reads.add(version)
      if (Object.keys(methods).some(method => method !== 'get')) writes.add(version)
    }
  }
  t.ok(Object.keys(used).length > 20)
  for (const [object, versions] of Object.entries(used)) {
    const row = rows.find(({ part }) => new RegExp(`\\b${object}\\b`).test(part))
    t.same(row?.versions, versions.map(each => [...each].sort()), object)
  }
})
