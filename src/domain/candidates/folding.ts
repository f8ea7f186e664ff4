import { fold } from '../shared/fold.js'

/** Characters that nobody sees: soft hyphens, joiners, marks of direction, spaces without width. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu
/** What stands for an apostrophe, or is typed in its place: quotes, primes, accents that stand alone, hamza and ayn of transcriptions. */
const APOSTROPHES = new RegExp('[`\u00b4\u02b9-\u02c1\u02c8\u02ca\u02cb\u02ee\u0384\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe' +
  '\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]', 'g')
/** Marks of vowels and of reading in Arabic and Hebrew, and what only makes Arabic words longer. */
const MARKS = /(?=\p{Mark})[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}]|\u0640/gu

/** Letters that do not decompose into a letter with an accent → what people without these keys type instead. */
const LETTERS: Record<string, string> = {
  ł: 'l', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ŋ: 'n',
  // Letters that Arabic and Persian keyboards have for each other, and the two endings that are often written alike.
  ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه'
}
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** The text without characters that nobody sees, with one kind of apostrophe. */
export const plain = (text: string): string => text.replace(UNSEEN, '').replace(APOSTROPHES, '\'')

/** The text as it is compared by a search. */
export const searchable = (text: string): string =>
  fold(plain(text)).replace(MARKS, '').replace(UNDECOMPOSED, letter => LETTERS[letter] as string)
