import { createHash } from 'node:crypto'
import { exactFiles } from '../../trials/shared/exact-files.js'
import { startStore } from '../../trials/shared/file-stores.js'
import { makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient, type Client } from '../helper.js'
import { t, type Test } from '../part.js'

// What is stored is what was sent, or nothing is.

/** Files of an object; it may have a hundred. */
const OF_ONE = 90
const SAMPLE = 9

for (const [store, start] of Object.entries({ database: async () => ({ env: {} }), s3: async () => await startStore(t) })) {
  t.test(`${store}: a file of any type with any bytes → comes back byte for byte, or is refused`, async t => {
    const app = await build(t, (await start()).env)
    const client = await createClient(app)
    let list = ''
    // A store sees bytes alone.
    const files = exactFiles().filter((_, index) => store === 'database' || index % SAMPLE === 0)
    for (const [index, { name, bytes, type }] of files.entries()) {
      if (index % OF_ONE === 0) list = `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}/attachments`
      const sent = await upload(client, list, { kind: 'other', bytes })
      // 200 where two have the same bytes.
      t.match(sent.statusCode, type === undefined ? 415 : /^20[01]$/, `${name}: ${sent.body}`)
      if (sent.statusCode !== 415) await comesBack(t, client, `${list}/${sent.json().id}`, { bytes, type: type as string }, name)
    }
  })
}

async function comesBack (
  t: Test, client: Client, url: string, { bytes, type }: { bytes: Buffer, type: string }, name: string
): Promise<void> {
  const { size, sha256, contentType } = (await client.get(url)).json()
  t.same([size, sha256, contentType], [bytes.length, createHash('sha256').update(bytes).digest('hex'), type], name)
  const { headers, rawPayload } = await client.get(`${url}/content`)
  t.ok(rawPayload.equals(bytes), name)
  t.same([headers['content-type'], headers['content-length'], headers.etag], [type, String(bytes.length), `"${sha256}"`], name)
}
