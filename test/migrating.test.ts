import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { build, ROOT } from './helper.js'

const page = readFileSync(path.join(ROOT, 'docs/migrating.md'), 'utf8')

t.test('the page for those who come from another system → names paths that there are', async t => {
  const app = await build(t)
  const known = new Set<string>()
  for (const version of ['v1', 'v2']) {
    for (const name of Object.keys((await app.inject(`/openapi/${version}.json`)).json().paths)) known.add(name)
  }
  const named = new Set([...page.matchAll(/`(?:[A-Z]+ )?(\/api\/[^`?]+)/g)].map(([, name]) => name as string))
  t.ok(named.size > 10)
  t.same([...named].filter(name => !known.has(name)), [])
})
