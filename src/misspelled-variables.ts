import type { TSchema } from '@sinclair/typebox'
import { Environment } from './environment.js'
import { nearest } from './spelling.js'

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
    const meant = nearest(name, NAMES, (known, mistakes) => mistakes <= allowedMistakes(known))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

function allowedMistakes ({ length }: string): number {
  return length < MIN_LENGTH ? 0 : length < LONG ? 1 : 2
}
