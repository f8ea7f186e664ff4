// Twenty clients ask at the same time, are answered at the same time, and ask again: not in one turn of the event loop, but in the next
// few. One client asks, is answered, and asks again: there is nobody to wait for.

/** Maximum number of turns of the event loop that gathered requests wait. */
const MAX_TURNS = 4

/** Decides when requests that can share a statement are sent. */
export class Gathering {
  #comeAlone = true

  /**
   * Calls `run` at once, as long as requests come alone. Once several have waited at the same time, it calls it as soon as a turn of the
   * event loop has brought no further request, so that all of them share a statement, until a request has waited alone again.
   * @param count the number of requests that wait
   */
  send (count: () => number, run: () => void): void {
    if (this.#comeAlone && count() === 1) run()
    else this.#wait(count, run, MAX_TURNS, 0)
  }

  #wait (count: () => number, run: () => void, turns: number, before: number): void {
    setImmediate(() => {
      const now = count()
      if (turns > 1 && now > before) return this.#wait(count, run, turns - 1, now)
      this.#comeAlone = now === 1
      run()
    })
  }
}
