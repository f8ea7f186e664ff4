import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { build, createClient, ROOT } from './helper.js'
import { t } from './part.js'

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

t.test('the example with the export beside it → moves it in; without its settings → one line that says which', async t => {
  const app = await build(t)
  const client = await createClient(app)
  const BASE_URL = await app.listen({ port: 0, host: '127.0.0.1' })
  const run = async (folder: string, env: Record<string, string>) => {
    const args = [path.join(ROOT, 'dist/examples/migrate/migrate.js'), path.join(ROOT, folder)]
    return await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...env } })
  }
  for (const told of ['13 created, 6 changed, 0 unchanged, 0 failed\n', /^0 created, 0 changed, \d+ unchanged, 0 failed\n$/]) {
    t.match((await run('examples/migrate/export', { BASE_URL, TOKEN: client.secret })).stdout, told)
  }
  t.equal((await client.get('/api/v2/candidates')).json().results.length, 3)
  await t.rejects(run('examples/migrate', { BASE_URL }), {
    code: 2, stderr: /^Missing: TOKEN, \S+\/jobs\.ndjson, \S+\/candidates\.ndjson, \S+\/applications\.ndjson\. For example: [^\n]+\n$/
  })
})
