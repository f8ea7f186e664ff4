import type { ByArea, DataArea } from './port.js'

/** How often this process has changed what readers of a company see, by the area of its data. */
export class ChangeCounts {
  readonly #counts = new Map<number, ByArea<number>>()

  /** Counts a transaction that changed these companies. */
  add (touched: ReadonlyMap<number, DataArea>): void {
    for (const [companyId, area] of touched) {
      const { setup, all } = this.of(companyId)
      this.#counts.set(companyId, { setup: area === 'setup' ? setup + 1 : setup, all: all + 1 })
    }
  }

  of (companyId: number): ByArea<number> { return this.#counts.get(companyId) ?? { setup: 0, all: 0 } }
}
