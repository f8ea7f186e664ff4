import { ConnectionError } from './errors.js'

/**
 * The rows of an export, by id. Read them with `for await`; each loop requests a new export.
 * A loop throws a ConnectionError when the export was cut off, so a loop that ends has seen every row.
 */
export class Export<Row> implements AsyncIterable<Row> {
  #cursor: string | undefined
  #resume: string | undefined

  /** @param open requests the export */
  constructor (
    private readonly request: string,
    private readonly open: () => Promise<{ body: ReadableStream<Uint8Array>, cursor: string | null }>,
    private readonly signal?: AbortSignal
  ) {}

  /** Where the feed continues: at least as old as the first row, so that nothing is missed in between. Known after the loop. */
  get cursor (): string {
    if (this.#cursor === undefined) throw new Error('The cursor of an export comes with its last line: read all rows first')
    return this.#cursor
  }

  /** To resume an export that was cut off: `api.export(kind, { …the same filters, after: <id of the last row>, cursor: resumeCursor })`. */
  get resumeCursor (): string | undefined { return this.#resume }

  async * [Symbol.asyncIterator] (): AsyncGenerator<Row, void, undefined> {
    this.#cursor = undefined
    for await (const line of this.#lines()) {
      const row = JSON.parse(line) as object
      if (isCursor(row)) this.#cursor = row.cursor
      else yield row as Row
    }
    if (this.#cursor === undefined) throw new ConnectionError(this.request, new Error('the export ended before its cursor'))
  }

  async * #lines (): AsyncGenerator<string, void, undefined> {
    const { body, cursor } = await this.open()
    this.#resume = cursor ?? undefined
    let rest = ''
    const chunks = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)[Symbol.asyncIterator]()
    try {
      for (;;) {
        const { done, value } = await chunks.next().catch(error => {
          this.signal?.throwIfAborted()
          throw new ConnectionError(this.request, error)
        })
        if (done === true) return
        const lines = (rest + value).split('\n')
        rest = lines.pop() as string
        yield * lines
      }
    } finally {
      await chunks.return?.()
    }
  }
}

function isCursor (row: object): row is { cursor: string } {
  return 'cursor' in row && !('id' in row)
}
