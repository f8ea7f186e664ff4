import { randomUUID } from 'node:crypto'
import { KINDS } from '../../src/domain/kinds/table.js'
import { pdf } from '../../trials/shared/forms.js'
import { bodyOf } from '../kinds.js'
import type { Json, Operation } from './operations.js'
import { newest } from './paths.js'

const named = { name: 'Taken' }
const ROLES = ['recruiter', 'manager', 'approver']
let puts = 0

/**
 * A body that an operation takes, by the name of its schema. What follows from the description of a kind
 * has its own already; another operation that comes new adds it here.
 */
const BODIES: Record<string, (version: string) => Json> = {
  JobCreate: () => named,
  JobPatch: () => named,
  JobReplace: () => ({ ...named, description: 'What to do.' }),
  JobUpserts: () => ({ items: [{ ...named, code: randomUUID() }] }),
  StepCreate: () => named,
  FileLinkBody: () => ({ inline: false }),
  FileLinksBody: () => ({ ids: [randomUUID()] }),
  StepPatch: () => named,
  InterviewCreate: () => ({
    title: 'Taken', kind: 'phone', startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:01Z'
  }),
  InterviewReplace: () => ({
    title: `Taken ${randomUUID()}`, kind: 'phone', startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:01Z'
  }),
  InterviewUpserts: () => ({
    items: [{
      applicationId: 1,
      code: randomUUID(),
      title: 'Taken',
      kind: 'phone',
      startsAt: '2030-01-01T00:00:00Z',
      endsAt: '2030-01-01T00:00:01Z'
    }]
  }),
  InterviewPatch: () => ({ title: `Taken ${randomUUID()}` }),
  InterviewerPut: () => ({ status: 'accepted' }),
  // Of a user of its own, as each has one for the application.
  ScorecardCreate: () => ({ userId: newest.otherUserId, recommendation: 'no' }),
  ScorecardReplace: () => ({ answers: { notes: { value: randomUUID() } } }),
  ScorecardUpserts: () => ({ items: [{ applicationId: newest.applicationId, code: randomUUID(), userId: newest.otherUserId }] }),
  ScorecardPatch: () => ({ recommendation: 'strong_yes' }),
  OfferCreate: () => ({ contractType: 'permanent' }),
  OfferReplace: () => ({ contractType: randomUUID() }),
  OfferPatch: () => ({ contractType: 'temporary' }),
  OpeningCreate: () => ({ kind: 'replacement' }),
  OpeningReplace: () => ({ jobId: newest.jobId, kind: ['new', 'replacement'][puts++ % 2] as string }),
  OpeningUpserts: () => ({ items: [{ jobId: newest.jobId, code: randomUUID() }] }),
  OpeningPatch: () => ({ targetStartDate: '2027-03-01' }),
  ApplicationCreate: () => ({ manualCandidate: person() }),
  ApplicationPatch: () => ({ score: 1 }),
  TeamMemberPut: () => ({ role: ROLES[puts++ % ROLES.length] as string }),
  MessageCreate: () => ({ subject: 'Taken', body: 'Taken' }),
  SuppressionCreate: () => ({ address: `${randomUUID()}@example.com` }),
  MessagePreviewBody: () => ({ applicationId: newest.applicationId }),
  TagPut: () => ({ name: 'taken' }),
  CommentCreate: () => ({ text: 'Taken' }),
  CommentPatch: () => ({ text: 'Taken' }),
  ...Object.fromEntries(KINDS.catalogues.flatMap((kind): Array<[string, () => Json]> => {
    const { title } = kind.schema
    return [
      ...['Create', 'Replace'].map((suffix): [string, () => Json] => [`${title}${suffix}`, () => bodyOf(kind)]),
      [`${title}Patch`, () => named],
      [`${title}Upserts`, () => ({ items: [{ ...bodyOf(kind), code: randomUUID() }] })]
    ]
  })),
  ...Object.fromEntries(KINDS.children.flatMap(({ schema: { title }, bodies: { create, patch } }) => [
    [`${title}Create`, () => create.examples[0]], [`${title}Patch`, () => patch.examples[0]]
  ] as const)),
  CompanyPatch: () => ({ country: 'PT', name: `Taken ${randomUUID()}` }),
  CandidateUpserts: () => ({ items: [person()] }),
  ApplicationUpserts: () => ({ items: [{ code: randomUUID(), manualCandidate: person() }] }),
  ApplicationChanges: () => ({ items: [{ applicationId: 1, score: Math.random() }] }),
  CandidateCreate: person,
  CandidatePatch: () => ({ city: 'Taken' }),
  CandidateMerge: () => ({ duplicateId: newest.otherId }),
  WebhookCreate: version => ({
    ...(version === 'v1' ? { action: 'candidate.created' } : { actions: ['candidate.created', 'candidate.updated'] }),
    postbackUrl: `https://example.com/${randomUUID()}`
  }),
  CustomFieldCreate: () => ({ entity: 'job', key: `k${randomUUID().replaceAll('-', '_')}`, type: 'text', label: 'Taken' }),
  CustomFieldPut: () => ({ type: 'text', label: 'Taken' }),
  CustomFieldPatch: () => ({ label: 'Taken' }),
  WebhookPatch: () => ({ techOwnerName: 'Taken' }),
  TokenCreate: () => ({ name: 'Taken', scopes: ['tokens:manage'] }),
  ...Object.fromEntries(['Job', 'Application', 'Candidate'].map(owner => [`${owner}AttachmentForm`, form])),
  Redelivery: () => ({ after: '2026-03-01T00:00:00Z' })
}

/** A form with a file; its boundary is another each time, as clients make it. */
function form (): Json {
  const data = new FormData()
  data.set('kind', 'other')
  data.set('file', new Blob([pdf(randomUUID())]), 'taken.pdf')
  return data
}

function person () {
  return { name: 'Taken', lastName: 'Away', email: `${randomUUID()}@example.com` }
}

/** A body that the operation takes, another each time; undefined if it takes none. */
export function bodyFor ({ version, operation: { requestBody } }: Operation): Json | undefined {
  if (requestBody === undefined) return undefined
  const [{ schema: { $ref } }] = Object.values<Json>(requestBody.content) as [Json]
  const schema = $ref?.split('/').at(-1)
  if (BODIES[schema] === undefined) throw new Error(`The contract test has no body ${schema}`)
  return BODIES[schema](version)
}
