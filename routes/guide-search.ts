import { sectionsOf, type Guide, type Section } from './guide-texts.js'

/** A section that has all words that were asked for. */
export interface Hit { guide: Guide, section: Section, excerpt: string }

const MAX_WORDS = 8
const MAX_HITS = 20
/** Characters of an excerpt, before the first word that was found and after it. */
const [BEFORE, AFTER] = [60, 180]

/** The words of a question, in lower case. */
export const wordsOf = (question: string): string[] => (question.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? []).slice(0, MAX_WORDS)

/** What finds sections of guides by words, or by parts of them; those with more of the words in their heading come first. */
export function searchIn (guides: Guide[]): (words: string[]) => Hit[] {
  const all = guides.flatMap(guide => sectionsOf(guide).map(section => {
    const heading = `${guide.title} ${section.heading}`.toLowerCase()
    return { guide, section, heading, text: `${heading} ${section.text.toLowerCase()}` }
  }))
  return words => {
    if (words.length === 0) return []
    const rank = (heading: string) => words.filter(word => heading.includes(word)).length
    return all.filter(({ text }) => words.every(word => text.includes(word)))
      .sort((a, b) => rank(b.heading) - rank(a.heading))
      .slice(0, MAX_HITS)
      .map(({ guide, section }) => ({ guide, section, excerpt: excerptOf(section.text.trim(), words) }))
  }
}

function excerptOf (text: string, words: string[]): string {
  const places = words.map(word => text.toLowerCase().indexOf(word)).filter(place => place >= 0)
  const place = Math.min(text.length, ...places)
  const begin = place <= BEFORE || places.length === 0 ? 0 : text.indexOf(' ', place - BEFORE) + 1
  const length = BEFORE + AFTER
  const shown = text.length <= begin + length ? text.slice(begin) : `${text.slice(begin, text.lastIndexOf(' ', begin + length))} …`
  return `${begin === 0 ? '' : '… '}${shown}`
}
