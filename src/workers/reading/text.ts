import { wordsIn } from '../../domain/candidates/words.js'
import { BOUNDS } from './bounds.js'

/** Characters that stand within words and are not seen: soft hyphens, joiners, spaces without width. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Collects a text up to its bound. */
export class BoundedText {
  #parts: string[] = []
  #length = 0

  get isFull (): boolean {
    return this.#length >= BOUNDS.characters
  }

  add (part: string): void {
    if (this.isFull) return
    const fitting = part.slice(0, BOUNDS.characters - this.#length)
    this.#parts.push(fitting)
    this.#length += fitting.length
  }

  toString (): string {
    return this.#parts.join('')
  }
}

/** The different words of a text, folded as search is, each with how often it occurs. */
export function countWords (text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of wordsIn(text.slice(0, BOUNDS.characters).replace(UNSEEN, ''))) {
    const count = counts.get(word)
    if (count === undefined && counts.size >= BOUNDS.words) continue
    counts.set(word, Math.min((count ?? 0) + 1, BOUNDS.occurrences))
  }
  return counts
}
