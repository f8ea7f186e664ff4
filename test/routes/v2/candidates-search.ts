import fc from 'fast-check'
import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { fold } from '../../../src/domain/shared/fold.js'
import { withOneTypo } from '../../../src/domain/candidates/typos.js'
import { prefixesOf, wordsOf } from '../../../src/domain/candidates/words.js'

const app = await sharedApp()

const URL = '/api/v2/candidates'

let serial = 0
/** `Ada Moreira` or `Ada Moreira ada@example.com` → its id. */
async function add (client: Client, text: string): Promise<number> {
  const [name, lastName, email = `x${++serial}@mail.test`] = text.split(' ')
  const answer = await client.send({ method: 'POST', url: URL, payload: { name, lastName, email } })
  t.equal(answer.statusCode, 201, text)
  return answer.json().id
}

interface Page { results: Array<Record<string, any>>, nextPageToken: string | null }

async function search (client: Client, q: string, more = ''): Promise<number[]> {
  const answer = await client.get(`${URL}?q=${encodeURIComponent(q)}${more}`)
  t.equal(answer.statusCode, 200, q)
  return answer.json<Page>().results.map(row => row.id)
}

async function walk (client: Client, q: string, size: number, between: () => Promise<unknown> = async () => {}): Promise<number[]> {
  const ids: number[] = []
  let page = (await client.get(`${URL}?q=${encodeURIComponent(q)}&maxPageSize=${size}&fields=id`)).json<Page>()
  for (;;) {
    t.ok(page.results.length <= size)
    ids.push(...page.results.map(row => row.id))
    if (page.nextPageToken === null || ids.length > 500) return ids
    await between()
    page = (await client.get(`${URL}?pageToken=${page.nextPageToken}`)).json<Page>()
  }
}

t.test('q → finds by the beginning of any word of name and e-mail, without case and accents', async t => {
  const client = await createClient(app)
  const jose = await add(client, 'José Gonçalves-Araújo jose_maria.araujo+jobs@acme.example')
  const brian = await add(client, "Brian O'Neill b@other.test")
  await add(await createClient(app), 'José Gonçalves')
  for (const q of [
    'jose', 'JOSÉ', 'j', 'goncal', 'ARAÚJO', 'gonçalves-araújo', 'maria', 'jose_m', 'jobs', 'acme', 'exam',
    'jose_maria.araujo+jobs@acme.example', 'JOSE_MARIA.araujo+jobs@ac', 'araujo jose', ' jo  ara '
  ]) t.same(await search(client, q), [jose], q)
  for (const q of ["o'neill", 'neill', 'o’ne', 'b@other.test', 'b@o', '@other']) t.same(await search(client, q), [brian], q)
  for (const q of ['ose', 'aujo', 'jose neill', 'acme.test', '@', '-', 'b@other.tests']) t.same(await search(client, q), [], q)
  t.same(await search(client, 'b@othername@'), [])
})

t.test('q → wildcards are taken literally', async t => {
  const client = await createClient(app)
  await add(client, 'Ada Moreira')
  for (const q of ['%', '_', 'a%', 'a_a', '%a', '_da', 'a%b', '\\', 'a__@mail.test', 'x%@mail.test', '*']) {
    t.same(await search(client, q), [], q)
  }
})

t.test('q → whole words come before longer ones, then the id', async t => {
  const client = await createClient(app)
  const [anabela, ana1, anaSilvana, ana2, anaSilva, anastasia] = await Promise.all(
    [
      'Anabela Silva', 'Ana Costa', 'Ana Silvana', 'Ana Braga', 'Ana Silva', 'Anastasia Ana'
    ].map(async text => await add(client, text))) as [number, number, number, number, number, number]
  const byId = (...ids: number[]) => ids.sort((a, b) => a - b)
  t.same(await search(client, 'ana'), [...byId(ana1, anaSilvana, ana2, anaSilva, anastasia), anabela])
  t.same((await search(client, 'ana silva'))[0], anaSilva)
  t.same(new Set(await search(client, 'silva ana')), new Set([anaSilva, anabela, anaSilvana]))
  t.same((await search(client, 'silva ana'))[0], anaSilva, 'whatever the order of the words')
  t.same(await search(client, 'ana a'), await search(client, 'ana'), 'a prefix of another one asks for nothing more')
})

t.test('q → by pages each exactly once and in the order of one long page, also while others change and come', async t => {
  const client = await createClient(app)
  const given = ['Ana', 'Anabela', 'Bruno', 'Bruna', 'Carla']
  const family = ['Abreu', 'Braga', 'Anaya', 'Silva', 'Bru']
  for (const name of given) {
    for (const lastName of family) await add(client, `${name} ${lastName} ${fold(name)}.${fold(lastName)}@mail.test`)
  }
  for (const q of ['a', 'an', 'ana', 'mail', 'm', 'b', 'a b', 'b a', 'ana bru', 'br a m', 'test mail', 'ana.', 'bruno bru', 'zzz']) {
    const whole = await search(client, q, '&maxPageSize=100')
    t.equal(new Set(whole).size, whole.length, q)
    for (const size of [1, 3, 4]) t.same(await walk(client, q, size), whole, `${q} by ${size}`)
  }
  const whole = await search(client, 'a b', '&maxPageSize=100')
  const walked = await walk(client, 'a b', 2, async () => {
    await app.database.query(sql`
      update candidates set city = 'changed', updated_at = statement_timestamp() where company_id = ${client.companyId}`)
    await add(client, 'Aaron Bb')
  })
  t.same(walked.filter(id => whole.includes(id)), whole)
  t.equal(new Set(walked).size, walked.length)
})

t.test('q → agrees with looking at every candidate', async t => {
  const client = await createClient(app)
  const letters = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('a', 'b', 'A', 'é', '-', '_', '1') })
  const people = fc.sample(
    fc.record({ name: letters, lastName: letters, local: fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('a', 'b', '1') }) }),
    60
  )
  const known = new Map<number, string[]>()
  for (const [index, { name, lastName, local }] of people.entries()) {
    const email = `${local}.${index}@ab.test`
    const answer = await client.send({ method: 'POST', url: URL, payload: { name, lastName, email } })
    known.set(answer.json().id, wordsOf({ name, lastName, email }).words.map(({ word }) => word))
  }
  await fc.assert(fc.asyncProperty(fc.array(letters, { minLength: 1, maxLength: 3 }), async parts => {
    const prefixes = prefixesOf(parts.join(' '))
    const begins = (words: string[], prefix: string) => words.some(word => word.startsWith(prefix))
    const idsWhere = (matches: (words: string[]) => boolean) => [...known].filter(([, words]) => matches(words)).map(([id]) => id)
    const exact = prefixes.length === 0 ? [] : idsWhere(words => prefixes.every(prefix => begins(words, prefix)))
    const expected = exact.length > 0
      ? exact
      : idsWhere(words => prefixes.some(typed =>
          withOneTypo(typed).some(word => words.includes(word)) && prefixes.every(prefix => prefix === typed || begins(words, prefix))))
    const found = await search(client, parts.join(' '), '&maxPageSize=100')
    t.same([...found].sort((a, b) => a - b), expected, parts.join(' '))
    const isWhole = (id: number) => prefixes.every(prefix => known.get(id)?.includes(prefix))
    t.same(found, [...found.filter(isWhole), ...found.filter(id => !isWhole(id))], 'whole words first')
    t.same(await walk(client, parts.join(' '), 7), found)
  }), { numRuns: 40 })
})

t.test('q → letters without accents, apostrophes, hyphens and umlauts are found however they are typed', async t => {
  const client = await createClient(app)
  for (const [name, spellings] of Object.entries({
    'Michał Łukasiewicz': ['michal', 'MICHAŁ', 'lukasiewicz', 'łukas'],
    'Işıl Yıldız': ['isil', 'ışıl', 'yildiz', 'YILDIZ'],
    'Søren Kjærgård': ['soren', 'soeren', 'søren', 'kjaergard', 'kjaergaard', 'kjærgård'],
    "Brian O'Brien": ['obrien', "o'brien", 'O’Brien', 'brien'],
    'Amina al-Qurʾan': ['quran', "qur'an", 'qurʿan', 'alquran', 'al-quran', 'qur\uff07an'],
    'Ma\u00adrek Tóth\u200e': ['marek', 'mar\u200dek', 'toth'],
    'محـــمد مُهَنْدِس': ['محمد', 'مهندس', 'مُهَن'],
    'Jean-Luc D’Arc': ['jeanluc', 'jean-luc', 'luc', 'darc', 'd’arc'],
    'Jürgen Müller': ['mueller', 'muller', 'müller', 'juergen mueller'],
    'Joerg Schroeder': ['jörg', 'schröder', 'joerg', 'schroder'],
    'Björk Guðmundsdóttir': ['bjork', 'bjoerk', 'gudmundsdottir'],
    'Strauß Þór': ['strauss', 'straus', 'thor']
  })) {
    const [first = '', ...rest] = name.split(' ')
    const id = await add(client, `${first} ${rest.join('')}`)
    for (const q of spellings) t.same(await search(client, q), [id], `${q} finds ${name}`)
  }
  const miguel = await add(client, 'Miguel Raquel')
  t.same(await search(client, 'miguel'), [miguel])
  t.notOk(wordsOf({ name: 'Miguel', lastName: 'Raquel', email: 'm@mail.test' }).words.some(({ word }) => ['migul', 'raqul'].includes(word)))
})

t.test('q → one typo in a word of four letters or more, when nothing matches without', async t => {
  const client = await createClient(app)
  const smith = await add(client, 'Joanna Smith')
  const smyth = await add(client, 'Johanna Smithe')
  const ivanov = await add(client, 'Алексей Иванов')
  for (const q of ['joana smit', 'joanna smtih', 'joanna smiht', 'jaonna smith', 'joamna smith', 'joannna']) {
    t.same(await search(client, q), [smith], q)
  }
  t.same(await search(client, 'smith'), [smith, smyth], 'without a typo: nothing else')
  t.same(await search(client, 'smtih'), [smith])
  t.same(await search(client, 'johannna smithe'), [smyth])
  t.same(await search(client, 'Иваноф'), [ivanov])
  for (const q of ['joamma', 'smx', 'jon', 'joamna smiht', 'smtih zzz', 'smtih@mail.test']) t.same(await search(client, q), [], q)
  const other = await createClient(app)
  t.same(await search(other, 'smtih'), [], 'nothing of another company')
  const [two, both] = [await add(client, 'Marta Silva'), await add(client, 'Maria Marta')]
  t.same(await search(client, 'marka'), [both, two], 'all words that may be meant, each candidate once')
  for (const size of [1, 2]) t.same(await walk(client, 'marka', size), [both, two])
  t.same(await search(client, 'marka', `&id=${two}`), [two])
  const annas = [await add(client, 'Anna Reis'), await add(client, 'Anna Costa'), await add(client, 'Anna Braga')]
  for (const size of [1, 2, 3]) t.same(await walk(client, 'anna anne', size), annas, 'the word that is meant begins with another one')
  t.same(await search(client, 'annaa zzzz'), [], 'two words that nobody has')
})

t.test('one typo → every word at this distance, and no other', async t => {
  const distance = (a: string, b: string): number => {
    const rows = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_, j) => i === 0 ? j : j === 0 ? i : 0))
    const at = (i: number, j: number) => rows[i]?.[j] as number
    for (let i = 1; i <= a.length; i++) {
      for (let j = 1; j <= b.length; j++) {
        const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
        const row = rows[i] as number[]
        row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swap)
      }
    }
    return at(a.length, b.length)
  }
  const word = (minLength: number) => fc.string({ minLength, maxLength: 7, unit: fc.constantFrom('a', 'b', 'z') })
  fc.assert(fc.property(word(4), word(3), (typed, known) => withOneTypo(typed).includes(known) === (distance(typed, known) === 1)), {
    numRuns: 2000
  })
  t.ok(withOneTypo('abcd').every(known => distance('abcd', known) === 1))
  t.same([withOneTypo('abc'), withOneTypo('字字字字'), withOneTypo('a1b2'), withOneTypo('a'.repeat(31))], [[], [], [], []])
})

t.test('q → follows a change of name and e-mail, and goes with the other filters', async t => {
  const client = await createClient(app)
  const id = await add(client, 'Ada Moreira old@mail.test')
  const other = await add(client, 'Ada Braga')
  await client.send({ method: 'PATCH', url: `${URL}/${id}`, payload: { lastName: 'Reis', email: 'new@mail.test' } })
  t.same([await search(client, 'moreira'), await search(client, 'old'), await search(client, 'old@mail.test')], [[], [], []])
  t.same([await search(client, 'reis'), await search(client, 'new@')], [[id], [id]])
  t.same(await search(client, 'ada', `&id=${other}`), [other])
  t.same(await search(client, 'ada', '&email=new@mail.test'), [id])
  t.same(await search(client, 'ada', '&updatedBefore=2020-01-01T00:00:00Z'), [])
  t.same(await search(client, 'ada m', '&updatedAfter=2020-01-01T00:00:00Z&maxPageSize=1'), [id])
})

t.test('q → long and strange texts', async t => {
  const client = await createClient(app)
  const long = '\u3316'.repeat(255)
  const answer = await client.send({
    method: 'POST',
    url: URL,
    payload: {
      name: long,
      lastName: Array(128).fill('字').map((c, i) => c + String.fromCodePoint(0x4e00 + i)).join(' ').slice(0, 255),
      email: `${'e'.repeat(60)}@mail.test`
    }
  })
  t.equal(answer.statusCode, 201)
  const id = answer.json().id
  for (const q of [long, 'キロ', '字', '字\u4e00 字\u4e05', '字 eee']) t.same(await search(client, q), [id], q.slice(0, 10))
  const wide = await client.get(`${URL}?q=${encodeURIComponent('a b c d e f g h i j k')}`)
  t.equal(wide.statusCode, 400)
  t.match(wide.json().errors, [{ target: 'q', message: 'q must have at most 10 words' }])
  t.equal((await client.get(`${URL}?q=${'a'.repeat(256)}`)).statusCode, 400)
  t.same(await search(client, 'a b c d e f g h i j'), [])
  const token = (await client.get(`${URL}?q=mail&maxPageSize=1`)).json<Page>().nextPageToken
  t.equal(token, null)
})
