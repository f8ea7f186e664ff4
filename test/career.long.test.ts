import { differences, readExports } from '../trials/drill/exact-copy.js'
import { startStore } from '../trials/shared/file-stores.js'
import { until } from '../trials/shared/processes.js'
import { resumeOf, startCompany, type Company, type Desk, type Row } from './career.js'
import { engine } from './helper.js'
import { t, type Test } from './part.js'
import { MARK, placesOf } from './person.js'

// The people side from the first definition to the last erasure, through sockets: a job with two openings, forty applicants with résumés,
// rejections, merges, offers and hires as payroll reads them, and one person who is anonymized and is nowhere afterwards.

const APPLICANTS = 40
/** What reads files gives way to all else that a machine does. */
const READING_MS = 10 * 60_000
const TERMS = { startDate: '2099-02-01', contractType: 'permanent', salary: { amount: 650_099, currency: 'BRL', period: 'month' } }

interface Story extends Company {
  t: Test
  job: string
  jobId: number
  openings: number[]
  /** What applied, in order, with `url` of each. */
  applications: Row[]
}

/** Each engine with another store. CAREER_STORE=database or s3 tells one. */
const { CAREER_STORE: store = engine === 'embedded' ? 'database' : 's3' } = process.env

t.test(`a career, with files in the store ${store} (${engine})`, async t => {
  const kept = store === 'database' ? undefined : await startStore(t)
  const company = await startCompany(t, kept?.env ?? {})
  await defineFields(company.office)
  const story = { ...company, t, ...await openJob(t, company.office), applications: [] as Row[] }
  await apply(story)
  await reject(story)
  await merge(story)
  await findByWords(story)
  await offer(story)
  await pay(story)
  await anonymize(story, kept)
  await compare(story)
})

const vacanciesOf = async ({ office, jobId }: Pick<Story, 'office' | 'jobId'>): Promise<number[]> => {
  const [{ vacancies, numVacancies }, listed] = await Promise.all([
    office.ok('GET', `/api/v1/jobs/${jobId}`), office.ok('GET', `/api/v2/jobs?id=${jobId}`)
  ])
  const { total, filled, open } = listed.results[0].vacancies
  if (JSON.stringify(vacancies) !== JSON.stringify(listed.results[0].vacancies) || numVacancies !== total) throw new Error('two answers')
  return [total, filled, open]
}

async function defineFields (office: Desk): Promise<void> {
  for (const [place, field] of Object.entries({
    'job/cost_center': { type: 'text', label: 'Cost center', isRequired: true },
    'candidate/motto': { type: 'text', label: 'Motto' },
    'candidate/bonus': { type: 'money', label: 'Bonus', gate: 'compensation:read' },
    'application/channel': {
      type: 'select', label: 'Channel', isRequired: true, options: ['web', 'fair'].map(value => ({ value, label: value }))
    },
    'application/allowance': { type: 'number', label: 'Allowance', gate: 'compensation:read' }
  })) await office.ok('PUT', `/api/v1/custom-fields/by-key/${place}`, field)
  await office.ok('PUT', '/api/v1/reasons/by-code/OTHER', { name: 'Other candidate chosen', appliesTo: ['reproved'] })
  await office.ok('PUT', '/api/v1/reasons/by-code/PAY', { name: 'Pay', appliesTo: ['give_up'] })
  await office.ok('PUT', '/api/v1/sources/by-code/FAIR', { name: 'Job fair' })
  await office.ok('PATCH', '/api/v1/company', { requireReasonId: true })
}

/** A published job with two openings and a team. */
async function openJob (t: Test, office: Desk): Promise<Pick<Story, 'job' | 'jobId' | 'openings'>> {
  for (const kind of ['departments', 'roles']) await office.ok('PUT', `/api/v1/${kind}/by-code/ONE`, { name: 'One' })
  const { id: jobId } = await office.ok('POST', '/api/v1/jobs', {
    name: 'Engineer', description: 'Build.', departmentCode: 'ONE', roleCode: 'ONE', hiringDeadline: '2999-12-31', numVacancies: 1
  })
  const job = `/api/v1/jobs/${jobId}`
  t.same(await vacanciesOf({ office, jobId }), [1, 0, 1])
  t.same(await office.refusal('PATCH', job, { status: 'approved' }), [400, 'BAD_ARGUMENT'], 'a required field is missing')
  await office.ok('PATCH', job, { status: 'approved', customFields: { cost_center: '4711' } })
  await office.ok('PATCH', job, { status: 'published' })
  const openings: number[] = []
  for (const code of ['POS-1', 'POS-2']) openings.push((await office.ok('POST', `${job}/openings`, { code })).id)
  t.same(await vacanciesOf({ office, jobId }), [2, 0, 2])
  const { id: userId } = await office.ok('POST', '/api/v1/users', { name: 'Rui', email: 'rui@example.com' })
  await office.ok('PUT', `${job}/team/${userId}`, { role: 'interviewer' })
  return { job, jobId, openings }
}

/** Who applies. The last two are the same person, who is anonymized later and whose name, words and reasons have the mark. */
function personOf (number: number): Row {
  const isMarked = number >= APPLICANTS - 2
  return {
    name: isMarked ? `${MARK}Ada` : 'Ada',
    lastName: isMarked ? `${MARK}Moreira` : `Silva ${number}`,
    email: isMarked ? `${MARK}${number}@example.com` : `p${number}@example.com`,
    phoneNumber: isMarked ? '+55 81 5555-0199' : undefined,
    customFields: { bonus: { amount: 100 + number, currency: 'BRL' }, motto: isMarked ? `${MARK}motto` : `Motto ${number}` }
  }
}

async function apply ({ t, office, job, applications }: Story): Promise<void> {
  t.same(await office.refusal('POST', `${job}/applications`, { manualCandidate: personOf(0) }), [400, 'BAD_ARGUMENT'], 'without channel')
  const numbers = Array.from({ length: APPLICANTS }, (_, number) => number)
  await Promise.all(numbers.map(async number => {
    const application = await office.ok('POST', `${job}/applications`, {
      manualCandidate: personOf(number),
      sourceCode: 'FAIR',
      customFields: { channel: 'web', ...(number % 2 === 0 ? { allowance: number } : {}) }
    })
    const url = `${job}/applications/${application.id}`
    applications[number] = { ...application, url }
    const mark = number === APPLICANTS - 1 ? `${MARK}Word` : number === APPLICANTS - 2 ? `${MARK}Twin` : `word${number}`
    const [name, bytes, type] = resumeOf(number, mark, 'kubernetes', number % 5 === 0 ? 'Lisbon' : 'Recife')
    // Some come with the application, others belong to the person.
    const file = await office.upload(number % 3 === 0 ? url : `/api/v2/candidates/${application.candidateId}`, `${mark}-${name}`, bytes)
    t.equal(file.contentType, type)
  }))
  const { results, totalResults } = await office.ok('GET', `${job}/applications?customFields[channel]=web&sourceCode=FAIR`)
  t.equal(totalResults, APPLICANTS)
  t.match(results[0], { source: 'Job fair', customFields: { channel: 'web' } })
}

/** All but the first four and the last. */
async function reject ({ t, office, job, applications }: Story): Promise<void> {
  t.same(await office.refusal('PATCH', applications[5]?.url, { status: 'reproved', reason: 'No fit' }), [400, 'BAD_ARGUMENT'])
  t.same(await office.refusal('PATCH', applications[5]?.url, { status: 'reproved', reasonCode: 'PAY' }), [400, 'BAD_ARGUMENT'])
  const rejected = applications.slice(4, -1)
  const { failed } = await office.ok('POST', `${job}/applications/bulk`, {
    items: rejected.map(({ id }, index) => ({
      applicationId: id, status: 'reproved', reasonCode: 'OTHER', notes: index === rejected.length - 1 ? `${MARK}notes` : null
    }))
  })
  t.equal(failed, 0)
  const { disqualification } = await office.ok('GET', `/api/v2/applications/${applications[5]?.id}`)
  t.match(disqualification, { reasonId: Number, reason: 'Other candidate chosen' })
}

const ids = (results: Row[]) => results.map(({ id }) => id)

/** Two records of one person become one, and so do two of different persons, by mistake. */
async function merge ({ t, office, applications }: Story): Promise<void> {
  const [first, second, wrong, other] = [applications[0], applications[1], applications[10], applications[11]] as [Row, Row, Row, Row]
  const [twin, person] = applications.slice(-2) as [Row, Row]
  const url = (application: Row) => `/api/v2/candidates/${application.candidateId}`
  t.same(await office.refusal('POST', `${url(first)}/merge`, { duplicateId: second.candidateId }), [409, 'ALREADY_EXISTS'], 'both are live')
  const { results } = await office.ok('GET', `${url(person)}/duplicates`)
  t.same(results.map(({ candidate, by }: Row) => [candidate.id, by]), [[twin.candidateId, ['phone']]])
  await office.ok('POST', `${url(person)}/merge`, { duplicateId: twin.candidateId })
  t.match(await office.ok('GET', `/api/v2/merges/${twin.candidateId}`), { mergedIntoId: person.candidateId })
  t.match(await office.ok('GET', `/api/v2/applications/${twin.id}`), { candidateId: person.candidateId, status: 'reproved' })

  await office.ok('POST', `${url(wrong)}/merge`, { duplicateId: other.candidateId })
  await office.ok('POST', `${url(other)}/unmerge`)
  t.match(await office.ok('GET', url(other)), { email: 'p11@example.com', customFields: { motto: 'Motto 11', bonus: { amount: 111 } } })
  t.match(await office.ok('GET', `/api/v2/applications/${other.id}`), { candidateId: other.candidateId })
}

async function findByWords ({ t, office, as, applications }: Story): Promise<void> {
  const search = async (text: string, desk = office): Promise<Row[]> =>
    (await desk.ok('GET', `/api/v2/candidates?maxPageSize=100&text=${text}`)).results
  await until('all résumés are read', async () => {
    const states = (await office.export('attachments')).map(({ text }) => text)
    return states.length === APPLICANTS && states.every(state => state === 'ready')
  }, READING_MS)
  t.equal((await search('kubernetes')).length, APPLICANTS - 1)
  t.same(ids(await search('KUBERNETES lisboń')).length, APPLICANTS / 5)
  const person = applications.at(-1)?.candidateId
  for (const word of [`${MARK}word`, `${MARK}twin`]) t.match(await search(word), [{ id: person, matchedAttachments: [{}] }], word)
  const outside = await as('candidates:read')
  const [ofPeople, ofApplications] = [await search('word1', outside), await search('word3', outside)]
  t.same([ofPeople.length, ofApplications.length], [1, 0], 'files of applications need their scope')
}

/** Makes an offer and sends it. @returns its path */
async function sendOffer (office: Desk, application: Row, notes?: string): Promise<string> {
  const { id } = await office.ok('POST', `${application.url}/offers`, { ...TERMS, notes })
  await office.ok('PATCH', `${application.url}/offers/${id}`, { status: 'sent' })
  return `${application.url}/offers/${id}`
}

/** One declines; one accepts and is hired at once, one later; for a third there is no opening left. */
async function offer (story: Story): Promise<void> {
  const { t, office, applications, openings } = story
  const [first, second, third] = applications as [Row, Row, Row]
  const person = applications.at(-1) as Row
  const declined = await sendOffer(office, person, `${MARK}terms`)
  await office.ok('PATCH', declined, { status: 'declined', reason: `${MARK}declines` })
  await office.ok('PATCH', person.url, { status: 'give_up', reasonCode: 'PAY', reason: `${MARK}leaves` })
  t.same(await vacanciesOf(story), [2, 0, 2])

  const accepted = await office.ok('PATCH', await sendOffer(office, first), { status: 'accepted', openingId: openings[1] })
  t.match(accepted, { status: 'accepted' })
  t.same(await vacanciesOf(story), [2, 1, 1])
  await office.ok('PATCH', await sendOffer(office, second), { status: 'accepted', hire: false })
  t.same(await vacanciesOf(story), [2, 1, 1])
  for (const [status, filled] of [['hired', 2], ['in_process', 1], ['hired', 2]] as const) {
    await office.ok('PATCH', second.url, { status })
    t.same(await vacanciesOf(story), [2, filled, 2 - filled], status)
  }
  const late = await sendOffer(office, third)
  t.same(await office.refusal('PATCH', late, { status: 'accepted' }), [409, 'NO_VACANCY_LEFT'])
  t.match(await office.ok('GET', late), { status: 'sent' })
  await office.ok('PATCH', third.url, { status: 'reproved', reasonCode: 'OTHER' })
  t.match(await office.ok('GET', late), { status: 'withdrawn' }, 'with its application')
  const { results } = await office.ok('GET', `/api/v2/openings?jobId=${story.jobId}`)
  t.same(results.map(({ id, applicationId }: Row) => [id, applicationId]), [[openings[0], second.id], [openings[1], first.id]])
}

/** Payroll follows the feed: `candidate.hired`, then one read. */
async function pay ({ t, as, applications, openings }: Story): Promise<void> {
  const scopes = ['events:read', 'jobs:read', 'applications:read', 'candidates:read'] as const
  const [payroll, clerk] = [await as(...scopes, 'compensation:read'), await as(...scopes)]
  const hired: Row[] = []
  for (let page: Row = { hasMore: true, cursor: undefined }; page.hasMore === true;) {
    page = await payroll.ok('GET', `/api/v2/events?maxPageSize=100${page.cursor === undefined ? '' : `&after=${page.cursor}`}`)
    hired.push(...page.results.filter(({ event }: Row) => event === 'candidate.hired'))
  }
  const [first, second] = applications as [Row, Row]
  t.same(hired.map(({ entity, data }) => [entity.id, data.vacancies.open, data.hiring.openingId]),
    [[first.id, 1, openings[1]], [second.id, 0, openings[0]], [second.id, 0, openings[0]]])
  const { salary, ...terms } = TERMS
  // The last hire of each holds.
  for (const [id, data] of new Map(hired.map(({ entity, data }) => [entity.id, data]))) {
    t.match(data.hiring, { ...terms, offerId: Number })
    t.notMatch(JSON.stringify(data), /salary|650099|bonus|allowance/)
    const path = `/api/v2/applications/${id}?expand=candidate,job`
    const [seen, blind] = [await payroll.ok('GET', path), await clerk.ok('GET', path)]
    t.match(seen, {
      hiring: { ...data.hiring, salary }, candidate: { name: 'Ada', customFields: { bonus: { currency: 'BRL' } } },
      job: { customFields: { cost_center: '4711' } }
    })
    t.match(blind, { hiring: data.hiring, candidate: { name: 'Ada' } })
    t.notMatch(JSON.stringify(blind), /salary|650099|bonus|allowance/i)
  }
  t.equal((await payroll.ok('GET', `/api/v2/applications/${first.id}`)).customFields.allowance, 0)
}

/** Nothing of a person is left, wherever something was. */
async function anonymize ({ t, office, inBetween, applications }: Story, kept?: Awaited<ReturnType<typeof startStore>>): Promise<void> {
  const places = async () => [
    ...await inBetween(async database => await placesOf({ database }, [MARK])), ...kept?.placesOf(MARK) ?? []
  ]
  const person = applications.at(-1) as Row
  const before = await places()
  const expected = [
    'applications.withdrawal_reason', 'attachment_words.word', 'attachments.file_name', 'candidate_words.word', 'candidates.name',
    'candidates.custom_fields', 'events.personal', 'idempotency_keys.body', 'offers.notes', 'offers.reason',
    ...kept === undefined ? ['file_chunks.bytes'] : []
  ]
  t.same(expected.filter(place => !before.includes(place)), [], 'the search finds the person')
  t.ok(kept === undefined || before.some(place => place.includes('_object')))
  t.match(await office.ok('POST', `/api/v2/candidates/${person.candidateId}/anonymize`), { anonymizedAt: String })
  let left: string[] = []
  await until(`nothing is left in ${left}`, async () => (left = await places()).length === 0)
  for (const query of [`text=${MARK}word`, `customFields[motto]=${MARK}motto`, `q=${MARK}`]) {
    t.same((await office.ok('GET', `/api/v2/candidates?${query}`)).results, [], query)
  }
  if (kept !== undefined) t.equal(kept.objects().length, APPLICANTS - 2, 'the files of all others are there')
  const files = `/api/v2/candidates/${applications[1]?.candidateId}/attachments`
  const { bytes } = await office.send({ method: 'GET', path: `${files}/${(await office.ok('GET', files)).results[0].id}/content` })
  t.same(bytes, resumeOf(1, 'word1', 'kubernetes', 'Recife')[1])
}

/** Both programs have the company as it is, and nothing of the person. */
async function compare ({ t, office, copies }: Story): Promise<void> {
  for (const [program, copy] of await copies()) {
    const now = await readExports(async path => (await office.send({ method: 'GET', path })).text)
    t.ok(now.size > 3 * APPLICANTS)
    t.same(differences(now, copy), [], program)
    t.notMatch(JSON.stringify([...copy]), new RegExp(MARK, 'i'), program)
  }
}
