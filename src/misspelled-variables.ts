import type { TSchema } from '@sinclair/typebox'
import { Environment } from './config.js'

/** Of each variable that is read its name, and of a secret also that of the variable for its file. */
const NAMES = Object.entries<TSchema>(Environment.properties)
  .flatMap(([name, { writeOnly }]) => writeOnly === true ? [name, `${name}_FILE`] : [name])

/** Shorter names are too close to those of other programs. */
const MIN_LENGTH = 4
/** From this length on two mistakes are allowed. */
const LONG = 8

/** Names that nobody reads, each with the name of the variable that it was probably meant for: the closest. */
export function misspelledVariables (names: string[]): Array<{ name: string, meant: string }> {
  return names.filter(name => !NAMES.includes(name)).flatMap(name => {
    const meant = [0, 1, 2].flatMap(mistakes => NAMES.find(known =>
      mistakes <= allowedMistakes(known) && isWithin(name.toUpperCase(), known, mistakes)) ?? [])[0]
    return meant === undefined ? [] : [{ name, meant }]
  })
}

function allowedMistakes ({ length }: string): number {
  return length < MIN_LENGTH ? 0 : length < LONG ? 1 : 2
}

/** Whether at most so many characters were added, dropped, changed or swapped with the next. */
function isWithin (a: string, b: string, mistakes: number): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  if (restA === restB) return true
  if (mistakes === 0) return false
  return isWithin(restA.slice(1), restB, mistakes - 1) ||
    isWithin(restA, restB.slice(1), mistakes - 1) ||
    isWithin(restA.slice(1), restB.slice(1), mistakes - 1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && isWithin(restA.slice(2), restB.slice(2), mistakes - 1))
}
