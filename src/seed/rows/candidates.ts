import { wordsOf } from '../../domain/candidates/words.js'
import { emailKey } from '../../email.js'
import { DAY, day, FIRST_JOB, HORIZON, OPENING } from '../data/calendar.js'
import { DOMAINS, LANGUAGES, OLDEST, SCHOOLING, YOUNGEST } from '../data/candidate-values.js'
import { ROLES } from '../data/organization.js'
import { localPay, pickPlace } from '../data/places.js'
import { Random } from '../data/random.js'
import type { Batch } from './batch.js'
import { addCustomValues } from './custom-values.js'
import type { Plan } from './plan.js'
import { arrayLiteral, TABLES } from './tables.js'

/** Every so many candidates, the one before comes once more, under another address. */
const AGAIN = 200

/** One candidate. Addresses, telephone numbers and documents are visibly made up. */
export function addCandidate (batch: Batch, plan: Plan, index: number): void {
  const { size, first, names } = plan
  const isAgain = index % AGAIN === AGAIN - 1
  const random = new Random(size.seed, 'candidate', isAgain ? index - 1 : index)
  const [given, family] = [random.pick(names.first), random.pick(names.last)]
  const role = random.pick(ROLES)
  const place = pickPlace(random)
  const email = `${given.slug}.${family.slug}.${index + 1}@${random.pick(DOMAINS)}`
  const createdAt = Math.floor(OPENING + (FIRST_JOB - OPENING) * (index + random.next()) / size.candidates)
  batch.add(TABLES.candidates, {
    id: first.candidates + index,
    // Some came from another system.
    code: index % 4 === 0 ? `CAND-${index + 1}` : null,
    name: given.text,
    last_name: family.text,
    email,
    email_folded: emailKey(email),
    mobile_number: random.chance(0.9) ? `${place.dial} 9${telephone(random)}` : null,
    phone_number: random.chance(0.3) ? `${place.dial} ${telephone(random)}` : null,
    identification_document: random.chance(0.85) && !isAgain ? `TEST-${String(index + 1).padStart(8, '0')}` : null,
    country_of_origin: random.chance(0.9) ? place.country : 'BR',
    birthdate: random.chance(0.9) ? day(random.between(OLDEST, YOUNGEST)) : null,
    linkedin_profile_url: random.chance(0.5) ? `https://www.example.com/in/${given.slug}-${family.slug}-${index + 1}` : null,
    city: place.city,
    state: place.state,
    country: place.country,
    skills: arrayLiteral(random.some(role.skills, random.below(6))),
    languages: random.pick(LANGUAGES),
    schooling: random.chance(0.9) ? random.pick(SCHOOLING) : null,
    salary_expectation: random.chance(0.7) ? localPay(role.pay * (0.7 + random.next()), place).amount : null,
    custom_fields: addCustomValues(batch, plan, 'candidate', index),
    created_at: createdAt,
    updated_at: random.chance(0.4) ? createdAt + random.below(DAY) : random.between(createdAt + DAY, HORIZON)
  })
  const { words, beginnings } = wordsOf({ name: given.text, lastName: family.text, email })
  for (const { word, shared } of words) {
    batch.add(TABLES.candidateWords, { word, candidate_id: first.candidates + index, shared, beginnings })
  }
}

/** 5550 is the exchange that films use. */
function telephone (random: Random): string {
  return `5550-${String(random.below(10_000)).padStart(4, '0')}`
}
