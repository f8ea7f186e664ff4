import { readFileSync } from 'node:fs'
import path from 'node:path'
import { OBJECTS, USES, WHAT } from '../../routes/introduction.js'
import { ENTITY_TYPES } from '../../src/domain/events/catalog.js'
import { openapiDocuments } from '../../src/documents.js'
import { ROOT } from '../helper.js'
import { t } from '../part.js'

const { pathOf, nameOf } = await import(path.join(ROOT, 'public/event-objects.js')) as {
  pathOf: (entity: object) => string
  nameOf: (entity: object, data: object) => string
}

t.test('README → says what the home page says', async t => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
  for (const text of [WHAT, USES, OBJECTS]) t.ok(readme.includes(text), text)
})

t.test('the object of every event → has a path that its version documents', async t => {
  const documents = Object.values(await openapiDocuments()).map(text => JSON.parse(text) as { paths: Record<string, { get?: object }> })
  const paths = documents.flatMap(({ paths }) => Object.keys(paths).filter(path => paths[path]?.get !== undefined))
  for (const type of ENTITY_TYPES) t.ok(paths.includes(pathOf({ type, id: '{id}' })), pathOf({ type, id: '{id}' }))
})

t.test('the object of an event → by its name; by its number without one; never by a UUID', async t => {
  const id = '019e4f00-0000-7000-8000-000000000010'
  t.equal(nameOf({ type: 'job', id: 7 }, { name: 'Keeper' }), 'job: Keeper')
  t.equal(nameOf({ type: 'candidate', id: 7 }, { name: 'Ada', lastName: 'Moreira' }), 'candidate: Ada Moreira')
  t.equal(nameOf({ type: 'application', id: 7 }, { candidate: { name: 'Ada' }, code: 'A-1' }), 'application: Ada')
  t.equal(nameOf({ type: 'attachment', id }, { fileName: 'resume.pdf' }), 'attachment: resume.pdf')
  t.equal(nameOf({ type: 'offer', id: 7 }, {}), 'offer 7')
  t.equal(nameOf({ type: 'team-member', id }, {}), 'team member')
})
