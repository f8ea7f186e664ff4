import { fold } from '../../domain/shared/fold.js'

/** A name as it is written, and as it appears in an address: `Antônia` and `antonia`. */
interface Name { text: string, slug: string }

export interface Names { first: Name[], last: Name[] }

/**
 * Lists of names to pick from. Faker is slow, so it makes these lists and no rows, and is loaded only here; its single
 * locales load in a fraction of the time of the whole.
 */
export async function makeNames (seed: number): Promise<Names> {
  const [{ faker: brazilian }, { faker: hispanic }] =
    await Promise.all([import('@faker-js/faker/locale/pt_BR'), import('@faker-js/faker/locale/es')])
  brazilian.seed(seed)
  hispanic.seed(seed)
  const first = [
    ...brazilian.helpers.uniqueArray(() => brazilian.person.firstName(), 150),
    ...hispanic.helpers.uniqueArray(() => hispanic.person.firstName(), 40)
  ]
  const last = [
    ...brazilian.helpers.uniqueArray(() => brazilian.person.lastName(), 20),
    ...brazilian.helpers.uniqueArray(() => `${brazilian.person.lastName()} ${brazilian.person.lastName()}`, 100),
    ...hispanic.helpers.uniqueArray(() => hispanic.person.lastName(), 40)
  ]
  return { first: first.map(toName), last: last.map(toName) }
}

function toName (text: string): Name {
  return { text, slug: fold(text).replace(/[^a-z0-9]+/g, '') }
}
