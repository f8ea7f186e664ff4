import type { JsonRows } from './port.js'

// The rows `{"id":1}` and `{"id":2}` of a page are written one after the other into memory that an earlier answer has left:
//
//   {"id":1},{"id":2}……………………………………………………                       `bytes`, 16 kB at first, `length` 17
//   ……{"results":[{"id":1},{"id":2}],"nextPageToken":null}      after `end()` and `between('{"results":[', '],…')`, its own length

/** Room around the objects, for the frame of a page. */
const BEFORE = 16
const AFTER = 256

const FIRST_SIZE = 16_384
/** How much memory of outputs that have ended is kept for others, and up to which size of each. */
const MAX_SPARE = 4
const MAX_SPARE_BYTES = 4_194_304
const spare: Buffer[] = []

/**
 * Objects in memory that grows, and is used again for others. Memory outside of the heap that is allocated and left makes V8 collect all
 * garbage, and everybody waits for that: so an answer takes no more than its own length.
 */
export class JsonOutput {
  bytes = spare.pop() ?? Buffer.allocUnsafeSlow(FIRST_SIZE)
  length = 0

  constructor (readonly separator: number) {}

  get isEmpty (): boolean { return this.length === 0 }

  reserve (more: number): void {
    const needed = this.length + more
    if (needed <= this.bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2))
    this.bytes.copy(larger, 0, 0, this.length)
    this.bytes = larger
  }

  /** The objects, and a function that puts a text before and after them. The output must not be used any more. */
  end (): Pick<JsonRows, 'json' | 'between'> {
    const end = BEFORE + this.length
    const whole = Buffer.allocUnsafe(end + AFTER)
    this.bytes.copy(whole, BEFORE, 0, this.length)
    if (spare.length < MAX_SPARE && this.bytes.length <= MAX_SPARE_BYTES) spare.push(this.bytes)
    const json = whole.subarray(BEFORE, end)
    return {
      json,
      between: (before, after) => {
        const [head, tail] = [Buffer.from(before), Buffer.from(after)]
        if (head.length > BEFORE || tail.length > AFTER) return Buffer.concat([head, json, tail])
        head.copy(whole, BEFORE - head.length)
        tail.copy(whole, end)
        return whole.subarray(BEFORE - head.length, end + tail.length)
      }
    }
  }
}
