import { migrateToy } from '../toy-kind/index.js'
import sql, { raw } from 'sql-template-tag'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { VERSIONS_WITH_TOY as VERSIONS } from '../toy-v3/index.js'
import { bodyFor } from './bodies.js'
import { nameOf, operationsOf, readDocuments } from './operations.js'
import { makeObjects } from './paths.js'

// After the restore of a backup another change makes a version that was there before. Only the ETag of that one is good for `If-Match`.

const app = await build(t, { RATE_LIMIT_MAX: '100000', READ_CACHE_BYTES: '0' }, VERSIONS)
await migrateToy(app)
const operations = operationsOf(await readDocuments(app, VERSIONS))
const guarded = operations.filter(({ operation }) => operation.parameters.some(({ name }: { name: string }) => name === 'If-Match'))
const reads = operations.filter(({ method, operation }) => method === 'GET' && operation.responses[304]?.headers?.ETag !== undefined)

const owner = await createClient(app)
const { companyId } = owner
const narrow = await createClient(app, {
  companyId, scopes: ['jobs:read', 'applications:read', 'candidates:read', 'structure:read', 'users:read', 'webhooks:read']
})

/** The tables whose rows have a state. */
const tables = await app.database.query<{ name: string }>(sql`
  select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('version', 'updated_at')
  group by table_name having count(*) = 2`)

/** The same versions, made by others at another time. */
async function changeOtherwise (): Promise<void> {
  for (const { name } of tables) {
    await app.database.query(sql`
      update ${raw(name)} set updated_at = updated_at + interval '1 millisecond' where company_id = ${companyId}`)
  }
}

/** The ETags of the object that a path leads to, in each version of the API and for each reader. */
async function tagsOf (fill: (path: string) => string, path: string): Promise<string[]> {
  const url = fill(path)
  const [id, plural] = url.split('/').reverse()
  const addresses = [url, url.replace(/\/(tags|interviewers\/).*$/, ''), ...reads.filter(read => read.path.endsWith(`/${plural}/{id}`)).map(
    read => read.path.replace('{id}', id as string))]
  const tags: string[] = []
  for (const address of new Set(addresses)) {
    for (const reader of [owner, narrow]) {
      const { statusCode, headers: { etag } } = await reader.get(address)
      if (statusCode === 200 && etag?.startsWith('"') === true) tags.push(etag)
    }
  }
  return [...new Set(tags)]
}

t.test('If-Match, on every change that takes it → the tag of each reader and version holds, that of a lost state does not', async t => {
  const fill = await makeObjects(app, companyId)
  await app.database.query(sql`insert into company_settings (company_id) values (${companyId}) on conflict do nothing`)
  const check = async (tags: string[][], isLost: boolean) => {
    for (const [index, each] of guarded.entries()) {
      for (const tag of tags[index] ?? []) {
        const { statusCode } = await owner.send({
          method: each.method as 'PATCH', url: `${fill(each.path)}?validateOnly=true`, payload: bodyFor(each), headers: { 'if-match': tag }
        })
        t.equal(statusCode === 412, isLost, `${nameOf(each)}: ${tag}`)
      }
    }
  }
  const allTags = async () => {
    const tags: string[][] = []
    for (const { path } of guarded) tags.push(await tagsOf(fill, path))
    return tags
  }
  const before = await allTags()
  await check(before, false)
  await changeOtherwise()
  await check(before, true)
  await check(await allTags(), false)
  t.ok(guarded.length >= 20)
  t.same(guarded.filter((_, index) => before[index]?.length === 0).map(nameOf), [], 'each has a tag')
  t.ok(before.flat().length > guarded.length, 'and several readers have tags of their own')
})
