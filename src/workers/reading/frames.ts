// How files go to the process that reads them: as frames, each with its length before it. The first one of a file tells its type and size,
// an empty one is its end.

const LENGTH_BYTES = 4

/** The type of a file, and its size as far as it is known. */
export interface FileHead { contentType: string, size: number }

function frameOf (bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** A file as frames. */
export async function * framesOf ({ contentType, size }: FileHead, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield frameOf(Buffer.from(JSON.stringify({ contentType, size })))
  for await (const chunk of bytes) if (chunk.length > 0) yield frameOf(chunk)
  yield frameOf(Buffer.alloc(0))
}

/** The files that come as frames, each when it is asked for. */
export async function * filesOf (input: AsyncIterable<Buffer>): AsyncGenerator<{ head: FileHead, bytes: () => Promise<Uint8Array> }> {
  const incoming = new Incoming(input)
  for (;;) {
    const head = await incoming.frame()
    if (head === undefined) return
    yield { head: JSON.parse(head.toString()) as FileHead, bytes: async () => await incoming.rest() }
  }
}

/** Bytes as they come, in parts of any size. */
class Incoming {
  readonly #input: AsyncIterator<Buffer>
  #parts: Buffer[] = []

  constructor (input: AsyncIterable<Buffer>) {
    this.#input = input[Symbol.asyncIterator]()
  }

  /** The frames of a file after its first. */
  async rest (): Promise<Uint8Array> {
    const frames: Buffer[] = []
    for (;;) {
      const frame = await this.frame()
      if (frame === undefined) throw new Error('The file ends too early')
      // pdf.js takes no `Buffer`.
      if (frame.length === 0) return new Uint8Array(Buffer.concat(frames))
      frames.push(frame)
    }
  }

  async frame (): Promise<Buffer | undefined> {
    const length = await this.#take(LENGTH_BYTES)
    return length && await this.#take(length.readUInt32BE())
  }

  /** The next bytes, as many as these; undefined when they end before. */
  async #take (size: number): Promise<Buffer | undefined> {
    let length = this.#parts.reduce((sum, part) => sum + part.length, 0)
    while (length < size) {
      const { value, done } = await this.#input.next()
      if (done === true) return undefined
      this.#parts.push(value)
      length += value.length
    }
    const all = Buffer.concat(this.#parts)
    this.#parts = [all.subarray(size)]
    return all.subarray(0, size)
  }
}
