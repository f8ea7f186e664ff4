import sql from 'sql-template-tag'
import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const URL = '/api/v2/candidates'

t.test('duplicates → by national phone numbers: of the country of the candidate, else of the company', async t => {
  const client = await createClient(app)
  let count = 0
  const make = async (number: string, country: string | null, field = 'mobileNumber') => {
    const payload = { name: 'Rui', lastName: 'Sá', email: `${++count}@x.com`, [field]: number, country }
    return (await client.send({ method: 'POST', url: URL, payload })).json().id as number
  }
  const numbers: Array<[string, string | null, string?]> = [
    ['+55 81 5550-0142', null], ['(81) 5550-0142', 'BR'], ['081 5550-0142', 'BR', 'phoneNumber'], ['0055 81 5550 0142', 'PT'],
    ['+55 (0)81 5550-0142', null]
  ]
  const same: number[] = []
  for (const number of numbers) same.push(await make(...number))
  await make('(81) 5550-0142', 'JP')
  const unknown = await make('(81) 5550-0142', null)
  const of = async (id: number) => (await client.get(`${URL}/${id}/duplicates`)).json().results
    .map(({ candidate, by }: any) => { t.same(by, ['phone']); return candidate.id })
  const others = (id: number, all: number[]) => all.filter(other => other !== id)
  t.same(await of(same[0] as number), others(same[0] as number, same))
  for (const id of same) t.same((await of(id)).filter((other: number) => same.includes(other)), others(id, same), String(id))
  t.equal((await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { country: 'BR' } })).statusCode, 200)
  t.same(await of(same[0] as number), [...same.slice(1), unknown], 'of the company')
  await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { country: 'DE' } })
  t.same(await of(same[0] as number), same.slice(1))
  const [british, other] = [await make('+44 7911 123456', null), await make('07911 123456', 'GB')]
  await app.database.query(sql`update candidates set country = 'UK' where company_id = ${client.companyId} and id = ${other}`)
  t.same(await of(british), [other], 'of a country that was kept before')
})
