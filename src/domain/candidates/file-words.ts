import { searchable } from './folding.js'

// The words of files, and those that a search looks for in them. Both sides are made here, so that they are cut alike.

/** Longer words are cut. */
const MAX_LENGTH = 64
/** A search for more pairs of characters would be slow, and hardly finds less. */
const MAX_WORDS = 30
/** More ways to write the words of a search would be slow. */
const MAX_WAYS = 4

/** Of bounded length, as are compounds: no text makes a list of a million parts. */
const WORD = '[\\p{Letter}\\p{Mark}\\p{Number}]{1,1000}'
const BETWEEN_WORDS = /[^\p{Letter}\p{Mark}\p{Number}]+/u
const HYPHENS = '\\-\u2010\u2012\u2043\u05be'
const HYPHEN = new RegExp(`[${HYPHENS}]`, 'u')
/** Within Hebrew words, quotes mark abbreviations. */
const APOSTROPHE = /'|(?<=\p{Script=Hebrew})["\u201c-\u201f\u05f4](?=\p{Script=Hebrew})/gu
/** A word, or several that are joined, with the sign before it as in `.NET` or after it as in `C++` and `C#`. */
const COMPOUND = new RegExp(
  `(?:\\.(?=\\p{Letter}))?${WORD}(?:['&${HYPHENS}]${WORD}){0,50}(?:#|\\+\\+|\\+(?![\\p{Letter}\\p{Number}]))?`, 'gu')
const SIGN = /^\.|[#+]+$|&/
/** The hyphen of a word that goes on in the next line, and the small letter that follows, if one does. */
const LINE_HYPHEN = new RegExp(`[${HYPHENS}\u00ad\u2011][ \\t]*\\r?\\n\\s*(?=(\\p{Lowercase})?[\\p{Letter}\\p{Number}])`, 'gu')
const ENDS_WITHIN_WORD = new RegExp(`([${HYPHENS}]?)[\\p{Letter}\\p{Mark}]+$`, 'u')

const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
/** Text of scripts that have no spaces between words, and of Korean, whose words have their endings with them. */
const UNSPACED = new RegExp(`(?:[${UNSPACED_SCRIPTS.map(script => `\\p{Script_Extensions=${script}}`).join('')}]\\p{Mark}*)+`, 'gu')
const CHARACTER = /\P{Mark}\p{Mark}*|\p{Mark}+/gu

/**
 * The words of the text of a file, each with how often it occurs, folded as those of names are: of joined words the parts and the whole, of
 * words with a sign those with and without it, and of text without spaces its characters and each pair of neighbors.
 */
export function * wordsIn (text: string): Generator<[word: string, count: number]> {
  const counts = new Map<string, number>()
  for (const compound of compoundsOf(text.replace(LINE_HYPHEN, joinLines))) counts.set(compound, (counts.get(compound) ?? 0) + 1)
  for (const [compound, count] of counts) {
    const words = new Set([...signedWords(compound), ...waysToWrite(compound).flat()])
    for (const word of words) {
      for (const part of new Set(cut(word, characters => [...characters, ...pairsOf(characters)]))) yield [part, count]
    }
  }
}

/** What takes the place of a hyphen at the end of a line: nothing in `develop-ment`, a hyphen in `state-of-the-art` or before `Java`. */
function joinLines (found: string, small: string | undefined, place: number, text: string): string {
  const before = ENDS_WITHIN_WORD.exec(text.slice(Math.max(0, place - MAX_LENGTH), place))
  if (before === null) return found
  return before[1] === '' && small !== undefined ? '' : '-'
}

/**
 * The words of a search of files, in each way in which they may be written: a file must have all words of one of them. `front-end` finds
 * `frontend` and `front end`, and `C++` only what has the sign.
 */
export function waysToFind (text: string): string[][] {
  let ways: string[][] = [[]]
  for (const compound of compoundsOf(text.replaceAll(/(?<=[\p{Letter}\p{Number}])\./gu, ' '))) {
    const written = SIGN.test(compound) ? [signedWords(compound)] : waysToWrite(compound)
    ways = ways.flatMap(way => written.map(words => [...way, ...words])).slice(0, MAX_WAYS)
  }
  const cutWays = ways.map(words => [...new Set(words.flatMap(word => cut(word, characters =>
    characters.length > 1 ? pairsOf(characters) : characters)))].slice(0, MAX_WORDS))
  return [...new Map(cutWays.map(words => [words.join(' '), words])).values()]
}

/** How many different words a search of files has. */
export const countSearched = (text: string): number => new Set(searchable(text).split(BETWEEN_WORDS).filter(word => word !== '')).size

/** The folded words of a text, with their signs, those that are joined in one. Accents that belong to a letter are one with it. */
const compoundsOf = (text: string): string[] => searchable(text).normalize('NFC').replace(APOSTROPHE, '\'').match(COMPOUND) ?? []

/** Those of joined words that have a sign. */
const signedWords = (compound: string): string[] =>
  compound.split(HYPHEN).map(part => part.replaceAll('\'', '')).filter((part, _, parts) => SIGN.test(part) || parts.length > 1)

/** Joined words in one, parted at hyphens, and parted at apostrophes, too. */
function waysToWrite (compound: string): string[][] {
  const parts = compound.replaceAll('\'', '').split(HYPHEN).map(part => part.split(BETWEEN_WORDS).join('')).filter(part => part !== '')
  const all = compound.split(BETWEEN_WORDS).filter(part => part !== '')
  return all.length === 1 ? [all] : [[parts.join('')], parts, all]
}

/** A word of bounded length, or what stands for its parts without spaces. */
function cut (word: string, unspaced: (characters: string[]) => string[]): string[] {
  const words: string[][] = []
  let end = 0
  for (const { 0: run, index } of word.matchAll(UNSPACED)) {
    words.push([word.slice(end, index)], unspaced(run.match(CHARACTER) ?? []))
    end = index + run.length
  }
  return [...words, [word.slice(end)]].flat().filter(part => part !== '').map(cutEnd)
}

const pairsOf = (characters: string[]): string[] => characters.slice(1).map((character, index) => `${characters[index]}${character}`)

/** Cuts between two characters, never within one. */
const cutEnd = (word: string): string => word.length <= MAX_LENGTH ? word : word.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '')
