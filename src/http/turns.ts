/** Runs work with the same key one after the other, in the order of arrival. Waiting work holds nothing, least of all a connection. */
export class Turns {
  /** The end of the last work of each key; never rejected. */
  readonly #last = new Map<string, Promise<void>>()

  async take<T> (key: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(key) ?? Promise.resolve()).then(work)
    const end = done.then(() => {}, () => {}).then(() => { if (this.#last.get(key) === end) this.#last.delete(key) })
    this.#last.set(key, end)
    return await done
  }
}
