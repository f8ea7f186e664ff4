import { BENEFITS, CLOSINGS, EXPECTATIONS, OPENINGS, WAYS } from '../data/job-sentences.js'
import type { ROLES } from '../data/organization.js'
import type { Random } from '../data/random.js'

interface Subject {
  name: string
  role: typeof ROLES[number]
  city: string
  /** Nothing is written yet. */
  bare: boolean
}

/** The four long texts of a job: paragraphs and lists in simple HTML. */
export function describeJob (random: Random, { name, role, city, bare }: Subject) {
  if (bare) return { description: null, responsibilities: null, prerequisites: null, additional_information: null }
  const introduction = `${random.pick(OPENINGS)} In ${city} we look for: ${name}, in ${role.department}.`
  return {
    description: paragraphs(introduction, `${role.purpose} ${random.pick(WAYS)}`, random.pick(CLOSINGS)),
    responsibilities: `<p>What you will do:</p>\n${list(role.duties)}`,
    prerequisites: `<p>What you bring:</p>\n${list([...random.some(role.skills, 3), ...random.some(EXPECTATIONS, 2)])}`,
    additional_information: random.chance(0.7)
      ? `<p>What we offer:</p>\n${list(random.some(BENEFITS, random.between(3, 7)))}`
      : null
  }
}

function paragraphs (...texts: string[]): string {
  return texts.map(text => `<p>${text}</p>`).join('\n')
}

function list (items: readonly string[]): string {
  return `<ul>\n${items.map(item => `  <li>${item}</li>`).join('\n')}\n</ul>`
}
