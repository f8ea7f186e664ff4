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

/**
 * Variables that nobody reads, each with the name that was probably meant: the most similar one, as `PORT` for `PROT`, or one that begins
 * with it, as `RATE_LIMIT_MAX` for `RATE_LIMIT`.
 */
export function misspelledVariables (names: string[]): Array<{ name: string, meant: string }> {
  return names.filter(name => !NAMES.includes(name)).flatMap(name => {
    const meant = nearest(name, NAMES, (known, mistakes) => mistakes <= allowedMistakes(known)) ??
      NAMES.find(known => name.length >= LONG && name.includes('_') && known.startsWith(`${name}_`))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

function allowedMistakes ({ length }: string): number {
  return length < MIN_LENGTH ? 0 : length < LONG ? 1 : 2
}
