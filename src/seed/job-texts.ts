import type { ROLES } from './organisation.js'
import type { Random } from './random.js'

const OPENINGS = [
  'We are growing, and this position is new.',
  'A valued colleague moves on to another team, and we look for somebody to take over.',
  'This team has more ideas than hands.',
  'We open a second shift of this work, so that it no longer rests on a few shoulders.'
]

const WAYS = [
  'The team is small and decides by itself how it works. You will have a mentor during the first three months, and a say in what comes after them.',
  'We write things down, keep meetings short and leave time for work that needs calm. Your working hours are flexible around the middle of the day.',
  'You will work with people from five regions. We value clear words, and nobody needs to know everything: asking early is part of the job.'
]

const EXPECTATIONS = [
  'You finish what you begin, and say so when it will not be finished.',
  'Two or more years in a similar position, or a convincing reason why you need none.',
  'Good written Portuguese or Spanish, and enough English to read documents.',
  'You like to explain things, and to have them explained.'
]

const BENEFITS = [
  'Health and dental plan', 'Meal allowance', 'Transport allowance', 'Life insurance', 'Childcare allowance',
  'Day off on your birthday', 'Yearly training budget', 'Gym membership', 'Profit sharing'
]

const CLOSINGS = [
  'The process takes three weeks: a call, a practical exercise, and a talk with the team. Everybody gets an answer.',
  'All positions are open to people with disabilities. Tell us what you need, and we will arrange it.',
  'This is made-up data for trying out and testing an API: nobody reads applications to this job.'
]

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
    additional_information: random.chance(0.7) ? `<p>What we offer:</p>\n${list(random.some(BENEFITS, random.between(3, 7)))}` : null
  }
}

function paragraphs (...texts: string[]): string {
  return texts.map(text => `<p>${text}</p>`).join('\n')
}

function list (items: readonly string[]): string {
  return `<ul>\n${items.map(item => `  <li>${item}</li>`).join('\n')}\n</ul>`
}
