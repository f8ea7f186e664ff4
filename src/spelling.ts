/**
 * The known word most similar to another one; undefined if none is similar enough.
 * @param isEnough whether a known word may be meant despite this many mistakes
 */
export function nearest (
  word: string, known: readonly string[], isEnough: (known: string, mistakes: number) => boolean = () => true
): string | undefined {
  const [best] = known.map(other => ({ other, mistakes: mistakesIn(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, mistakes }) => isEnough(other, mistakes)).sort((a, b) => a.mistakes - b.mistakes)
  return best?.other
}

/** How many letters were added, dropped, changed or swapped with the next (optimal string alignment). Takes the product of both lengths. */
function mistakesIn (a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j] as number + 1, row[j - 1] as number + 1, last[j - 1] as number + cost)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j] as number, before[j - 2] as number + 1)
    }
    [before, last] = [last, row]
  }
  return last[b.length] as number
}
