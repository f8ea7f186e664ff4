import { wordsIn } from '../../domain/candidates/file-words.js'
import { BOUNDS } from './bounds.js'

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
  for (const [word, count] of wordsIn(text.slice(0, BOUNDS.characters))) {
    const known = counts.get(word)
    if (known === undefined && counts.size >= BOUNDS.words) continue
    counts.set(word, Math.min((known ?? 0) + count, BOUNDS.occurrences))
  }
  return counts
}
