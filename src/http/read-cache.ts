import type { ByArea, DataArea } from '../database/port.js'

type Encode = (bytes: Buffer) => Buffer | Promise<Buffer>

/** A complete answer, ready to be sent again. It has few fields, as there are many such answers. */
export class ReadyAnswer {
  /** Bytes of the answer in all its encodings. */
  size: number
  /** Where it is kept, if it is. */
  shelf: Shelf | undefined
  #encoded: Map<string, Promise<Buffer>> | undefined

  /**
   * @param bytes in memory of their own (`ownBytes`), so that the bytes counted are the bytes held
   * @param tag its ETag
   * @param ignored value of X-Ignored-Parameters, if there were any
   */
  constructor (readonly bytes: Buffer, readonly tag: string, readonly ignored?: string) {
    this.size = bytes.length
  }

  /** The answer in an encoding, which is made when it is first asked for, and counts as memory of the cache from then on. */
  async encoded (encoding: string, encode: Encode): Promise<Buffer> {
    const encodings = this.#encoded ??= new Map()
    let made = encodings.get(encoding)
    if (made === undefined) encodings.set(encoding, made = this.#encode(encode))
    return await made.catch((error: unknown) => {
      encodings.delete(encoding)
      throw error
    })
  }

  async #encode (encode: Encode): Promise<Buffer> {
    const bytes = ownBytes(await encode(this.bytes))
    this.size += bytes.length
    this.shelf?.grow(bytes.length)
    return bytes
  }
}

/** A copy in memory of its own: otherwise small buffers are slices of a pool, and each slice keeps the whole pool in memory. */
export function ownBytes (payload: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(payload))
  if (typeof payload === 'string') bytes.write(payload)
  else payload.copy(bytes)
  return bytes
}

const doNothing = (): void => {}

type Waiter = (answer: ReadyAnswer | undefined) => void

/** Approximate memory of an answer or a company besides its bytes and its key. */
const OVERHEAD = 400
/** An answer may have this part of the whole cache. */
const MAX_SHARE = 1 / 32
/** Number of requested keys that are remembered, in each of two generations. */
const SIGHTINGS = 20_000

/** The answers of one company that are made from one area of its data, all at the same version. */
export class Shelf {
  /** In the order of their last use, or as they came, while there is much room. */
  readonly answers = new Map<string, ReadyAnswer>()
  /** What is being made, and who waits for it. */
  readonly coming = new Map<string, Waiter[]>()
  bytes = OVERHEAD

  /** @param onGrowth called with the bytes that it takes in addition; not after `removed` */
  constructor (readonly place: number, readonly version: string, private onGrowth: (bytes: number) => void) {}

  grow (bytes: number): void {
    this.bytes += bytes
    this.onGrowth(bytes)
  }

  /** It is no longer in the cache: what its answers take from now on does not count. */
  removed (): void { this.onGrowth = doNothing }

  /** Whether the answer is there, or is being made. */
  has (key: string): boolean { return this.answers.has(key) || this.coming.has(key) }

  /** Ends the wait for an answer that was being made; undefined if it was not made. */
  settle (key: string, answer: ReadyAnswer | undefined): void {
    const waiters = this.coming.get(key) ?? []
    this.coming.delete(key)
    for (const waiter of waiters) waiter(answer)
  }
}

/**
 * Ready answers by company, area of its data, and key, bounded in bytes. The answers of an area are dropped together when its version has
 * changed: no version returns. When there is no room, areas with more than an equal share lose their least recently used answers first: no
 * company can displace what another has within its share.
 */
export class ReadCache {
  readonly #shelves = new Map<number, Shelf>()
  #seen = new Set<number>()
  #seenBefore = new Set<number>()
  #bytes = 0
  /** Number of answers dropped because there was no room, and because their company's data had changed. */
  readonly dropped = { room: 0, change: 0 }

  constructor (private readonly maxBytes: number) {}

  get bytes (): number { return this.#bytes }

  /** The cached answers of an area, at the last known version. */
  shelfOf (companyId: number, area: DataArea): Shelf | undefined { return this.#shelves.get(placeOf(companyId, area)) }

  /** The cached answers of an area at this version, which was just read. */
  shelfAt (companyId: number, area: DataArea, version: string): Shelf {
    const place = placeOf(companyId, area)
    const known = this.#shelves.get(place)
    if (known?.version === version) return known
    if (known !== undefined) {
      this.dropped.change += known.answers.size
      this.#remove(known)
    }
    const shelf = new Shelf(place, version, bytes => {
      this.#bytes += bytes
      this.#makeRoom()
    })
    this.#shelves.set(place, shelf)
    this.#bytes += shelf.bytes
    this.#makeRoom()
    return shelf
  }

  /** The answer, if it is kept. Which one was used last matters only once some must go. */
  use (shelf: Shelf, key: string): ReadyAnswer | undefined {
    const answer = shelf.answers.get(key)
    if (answer !== undefined && this.#bytes > this.maxBytes / 2) {
      shelf.answers.delete(key)
      shelf.answers.set(key, answer)
    }
    return answer
  }

  /** Keeps an answer, unless it is too large or the version has changed meanwhile. */
  keep (shelf: Shelf, key: string, answer: ReadyAnswer): void {
    const size = sizeOf(key, answer)
    if (this.#shelves.get(shelf.place) !== shelf || size > this.maxBytes * MAX_SHARE || shelf.answers.has(key)) return
    shelf.answers.set(key, answer)
    answer.shelf = shelf
    shelf.grow(size)
  }

  /** Whether this key was requested before, not too long ago. Answers that nobody requests twice would only displace others. */
  isRepeated (companyId: number, key: string): boolean {
    const hash = hashOf(companyId, key)
    if (this.#seen.has(hash)) return true
    if (this.#seen.size >= SIGHTINGS) {
      this.#seenBefore = this.#seen
      this.#seen = new Set()
    }
    this.#seen.add(hash)
    return this.#seenBefore.has(hash)
  }

  clear (): void {
    for (const shelf of this.#shelves.values()) this.#remove(shelf)
  }

  #makeRoom (): void {
    while (this.#bytes > this.maxBytes && this.#shelves.size > 0) {
      const shelf = this.#shelves.values().next().value as Shelf
      if (shelf.bytes * this.#shelves.size < this.#bytes) {
        // Moved behind the others: some area has more than an equal share.
        this.#shelves.delete(shelf.place)
        this.#shelves.set(shelf.place, shelf)
        continue
      }
      const oldest = shelf.answers.entries().next().value
      if (oldest === undefined) {
        this.#remove(shelf)
        continue
      }
      const size = sizeOf(...oldest)
      oldest[1].shelf = undefined
      shelf.answers.delete(oldest[0])
      shelf.bytes -= size
      this.#bytes -= size
      this.dropped.room++
    }
  }

  #remove (shelf: Shelf): void {
    this.#shelves.delete(shelf.place)
    this.#bytes -= shelf.bytes
    shelf.removed()
  }
}

const AREAS: ByArea<number> = { all: 0, setup: 1 }
const AREA_COUNT = Object.keys(AREAS).length

const placeOf = (companyId: number, area: DataArea): number => companyId * AREA_COUNT + AREAS[area]

function sizeOf (key: string, { size, ignored = '' }: ReadyAnswer): number {
  return size + key.length + ignored.length + OVERHEAD
}

/** FNV-1a, 32 bits. A collision keeps an answer that was asked for once. */
function hashOf (companyId: number, key: string): number {
  let hash = 0x811c9dc5 ^ companyId
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  return hash
}
