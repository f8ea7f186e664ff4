/** Shorter words have too many neighbors. */
const MIN_LENGTH = 4
/** Longer words are not names. */
const MAX_LENGTH = 30

/** What is typed in place of a letter: the letters of the same script, folded. */
const ALPHABETS = [
  { script: /^\p{Script=Latin}+$/u, letters: [...'abcdefghijklmnopqrstuvwxyz'] },
  { script: /^\p{Script=Cyrillic}+$/u, letters: [...'абвгдежзиклмнопрстуфхцчшщъыьэюя'] },
  { script: /^\p{Script=Greek}+$/u, letters: [...'αβγδεζηθικλμνξοπρσςτυφχψω'] }
]

/**
 * The words that differ from a folded word by one typo: a missing letter, an extra letter, a wrong letter, or two swapped neighbors (an
 * optimal string alignment distance of 1). None for a word of fewer than four letters, or of other scripts.
 */
export function withOneTypo (word: string): string[] {
  const letters = ALPHABETS.find(({ script }) => script.test(word))?.letters
  const typed = [...word]
  if (letters === undefined || typed.length < MIN_LENGTH || typed.length > MAX_LENGTH) return []
  const splices = (at: number, count: number, inserts: string[]): string[] =>
    inserts.map(insert => [...typed.slice(0, at), insert, ...typed.slice(at + count)].join(''))
  const neighbors = typed.flatMap((letter, at) => [
    ...splices(at, 1, ['', ...letters]),
    ...splices(at, 0, letters),
    ...splices(at, 2, at + 1 < typed.length ? [`${typed[at + 1]}${letter}`] : [])
  ])
  const all = new Set([...neighbors, ...splices(typed.length, 0, letters)])
  all.delete(word)
  return [...all]
}
