import type { TSchema } from '@sinclair/typebox'
import { Environment } from './environment.js'
import { nearest } from './spelling.js'

/** The name of each variable that is read, and for a secret also the name of the variable for its file. */
const NAMES = Object.entries<TSchema>(Environment.properties)
  .flatMap(([name, { writeOnly }]) => writeOnly === true ? [name, `${name}_FILE`] : [name])

/** Shorter names are too close to those of other programs. */
const MIN_LENGTH = 4
/** From this length on two mistakes are allowed. */
const LONG = 8

/** Variables that nobody reads, each with the most similar name, which was probably meant. */
export function misspelledVariables (names: string[]): Array<{ name: string, meant: string }> {
  return names.filter(name => !NAMES.includes(name)).flatMap(name => {
    const meant = nearest(name, NAMES, (known, mistakes) => mistakes <= allowedMistakes(known))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

function allowedMistakes ({ length }: string): number {
  return length < MIN_LENGTH ? 0 : length < LONG ? 1 : 2
}
