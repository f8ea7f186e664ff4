import { readFileSync } from 'node:fs'
import path from 'node:path'
import { VERSION } from '../src/version.js'
import { ROOT } from './helper.js'
import { t } from './part.js'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

interface Versions { version: string, packages: { '': { version: string } }, info: { version: string } }

const readJson = (file: string) => JSON.parse(read(file)) as Versions

t.test('the version of the product → the same in the packages, the lock, the changelog, the documents and the name of the image', t => {
  t.equal(readJson('package.json').version, VERSION)
  t.equal(readJson('client/package.json').version, VERSION)
  const lock = readJson('package-lock.json')
  t.same([lock.version, lock.packages[''].version], [VERSION, VERSION])
  const [, released] = /^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md')) ?? []
  t.equal(released, VERSION)
  for (const version of ['v1', 'v2']) t.equal(readJson(`openapi/${version}.json`).info.version, VERSION, version)
  const deployment = read('docs/operating.md') + read('deploy/kubernetes/kustomization.yaml')
  const tags = [...deployment.matchAll(/(?:recruitment-api:|newTag: )(\d+\.\d+\.\d+)/g)]
  t.same([...new Set(tags.map(([, tag]) => tag))], [VERSION])
  t.end()
})
