import { createHash } from 'node:crypto'
import { Random } from '../../src/seed/data/random.js'
import type { Client } from '../shared/client.js'
import { formOf } from '../shared/forms.js'
import { RetryingClient } from './retrying.js'

/** Files of an object; it may have a hundred. */
const OF_ONE = 60
const DELETED = 0.2
/** Bytes of a file. */
const SIZES = { smallest: 1000, largest: 1_500_000 }

/** A file that was acknowledged, and not deleted. */
interface Kept { path: string, sha256: string, length: number }

/** Uploads by several clients, which retry each with the same Idempotency-Key until it is answered; and a list of what must be there. */
export class FileLedger {
  readonly kept = new Map<string, Kept>()
  acknowledged = 0
  readonly #client: RetryingClient
  #people = 0

  constructor (private readonly client: Client, private readonly writers: number, private readonly seed: number) {
    this.#client = new RetryingClient(client)
  }

  get unexpected (): string[] { return this.#client.unexpected }

  get retries (): number { return this.#client.retries }

  /** Uploads and deletes until the signal; each writer ends with an answer. */
  async write (signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: this.writers }, async (_, writer) => await this.#writer(writer, signal)))
  }

  async #writer (writer: number, signal: AbortSignal): Promise<void> {
    const random = new Random(this.seed, 'outline', writer)
    let path = ''
    for (let n = 0; !signal.aborted; n++) {
      if (n % OF_ONE === 0) path = await this.#newPerson()
      const name = `file-${writer}-${n}`
      const bytes = fileOf(name, random.between(SIZES.smallest, SIZES.largest))
      const form = formOf([{ name: 'kind', value: 'other' }, { name: 'file', value: bytes, fileName: `${name}.jpg` }])
      const headers = { ...form.headers, 'idempotency-key': name }
      const answer = await this.#client.send({ method: 'POST', path, body: form.payload, headers })
      if (answer === undefined) continue
      const { id, sha256 } = JSON.parse(answer.text) as { id: string, sha256: string }
      if (sha256 !== hashOf(bytes)) this.unexpected.push(`${name} has the hash ${sha256}`)
      this.acknowledged++
      if (random.chance(DELETED)) await this.#client.send({ method: 'DELETE', path: `${path}/${id}` })
      else this.kept.set(id, { path: `${path}/${id}/content`, sha256, length: bytes.length })
    }
  }

  async #newPerson (): Promise<string> {
    const number = ++this.#people
    const body = { name: 'Ada', lastName: `Drill ${number}`, email: `files-${number}@example.com` }
    const headers = { 'idempotency-key': `person-${number}` }
    const answer = await this.#client.send({ method: 'POST', path: '/api/v2/candidates', body, headers })
    return `/api/v2/candidates/${(JSON.parse(answer?.text ?? '{}') as { id: number }).id}/attachments`
  }

  /** Downloads all files that must be there. @returns those that are not, or have other bytes */
  async findLost (): Promise<string[]> {
    const lost: string[] = []
    const open = [...this.kept]
    await Promise.all(Array.from({ length: this.writers }, async () => {
      for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
        const [id, { path, sha256, length }] = entry
        const { status, bytes } = await this.client.send({ method: 'GET', path })
        const isWhole = bytes.length === length && hashOf(bytes) === sha256
        if (status !== 200 || !isWhole) lost.push(`${id}: ${status}, ${bytes.length} of ${length} bytes`)
      }
    }))
    return lost
  }
}

/** An image as far as anybody can tell, each another one. */
function fileOf (name: string, size: number): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(size, `${name} `)])
}

function hashOf (bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
