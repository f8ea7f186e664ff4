import { createHash } from 'node:crypto'
import { Client } from '../shared/client.js'
import { exactFiles } from '../shared/exact-files.js'
import { formOf } from '../shared/forms.js'
import type { Env } from '../shared/processes.js'
import type { Rig } from './rig.js'

/** Files of an object; it may have a hundred. */
const OF_ONE = 90
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Uploads files of every type with every byte and every broken sequence: each comes back as it was sent, or is refused. */
export async function sendExactFiles (rig: Rig, where: string, store: Env): Promise<void> {
  const { env, secret } = await rig.database()
  const server = await rig.server({ ...env, ...store, RATE_LIMIT_MAX: '0' })
  const client = new Client(server.base, secret)
  const [counts, wrong] = [{ taken: 0, refused: 0 }, [] as string[]]
  let list = ''
  for (const [index, { name, bytes, type }] of exactFiles().entries()) {
    if (index % OF_ONE === 0) {
      const { id } = await client.json<{ id: number }>('POST', '/api/v1/jobs', { name: `Exact ${index}` })
      list = `/api/v1/jobs/${id}/attachments`
    }
    const form = formOf([{ name: 'kind', value: 'other' }, { name: 'file', value: bytes, fileName: 'a.html' }])
    const { status, text } = await client.send({ method: 'POST', path: list, body: form.payload, headers: form.headers })
    if (status === 415 && type === undefined) counts.refused++
    else if ([200, 201].includes(status) && type !== undefined) {
      counts.taken++
      const told = JSON.parse(text) as { id: string, size: number, sha256: string, contentType: string }
      const { bytes: back, headers } = await client.send({ method: 'GET', path: `${list}/${told.id}/content` })
      const isExact = told.sha256 === hashOf(bytes) && told.size === bytes.length && back.equals(bytes)
      if (!isExact || told.contentType !== type || headers['content-type'] !== type) wrong.push(`${name}: ${text}`)
    } else wrong.push(`${name}: ${status} ${text}`)
  }
  client.close()
  await server.stop()
  rig.figure(`${where}: files of every type with any bytes`, `${counts.taken} taken, ${counts.refused} refused`)
  rig.promiseNone(`${where}: hash and size that are told, and bytes that come back, are those that were sent`, wrong)
}
