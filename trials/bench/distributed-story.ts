/** A request: its operation, and the values in its path. */
export interface Call {
  operation: string
  path: string
  body?: object | undefined
  headers?: Record<string, string>
  /** Sent again until this holds for the answer: for work in the background. */
  until?: (answer: any) => boolean
}

/** A call of this operation, with these values in its path. */
export function call (operation: string, values: Record<string, string | number> = {}, body?: object): Call {
  const [, template = ''] = operation.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  return { operation, path, body }
}

/**
 * Every write of both documents, for real, and reads of what it left. Whoever runs it sends each request, and gives back the body of its
 * answer.
 * @param round tells its names from those of other rounds
 * @param receiver the address of a receiver of webhooks
 */
export function * story (round: number, receiver: string): Generator<Call, void, any> {
  const name = `Round ${round}`
  const structure: Record<string, number> = {}
  const more: Record<string, object> = { users: { email: `round-${round}@example.com` } }
  const other: Record<string, object> = { users: { email: `other-${round}@example.com` } }
  for (const kind of ['departments', 'roles', 'branches', 'users']) {
    const { id } = yield call(`POST /api/v1/${kind}`, {}, { name, ...more[kind] })
    structure[kind] = id
    yield call(`PATCH /api/v1/${kind}/{id}`, { id }, { name: `${name}, renamed` })
    const put = call(`PUT /api/v1/${kind}/by-code/{code}`, { code: `C-${round}` }, { name: `${name}, by code`, ...other[kind] })
    const made = yield put
    yield put
    yield call(`DELETE /api/v1/${kind}/{id}`, { id: made.id })
    yield call(`POST /api/v1/${kind}/bulk`, {}, {
      items: [1, 2, 3].map(row => ({
        code: `B-${round}-${row}`, name: `${name}, row ${row}`, ...kind === 'users' && { email: `row-${round}-${row}@example.com` }
      }))
    })
  }

  const webhook = yield call('POST /api/v1/webhooks', {}, { action: 'application.created', postbackUrl: `${receiver}/${round}` })
  const job = yield call('POST /api/v1/jobs', {}, {
    name,
    code: `JOB-R${round}`,
    description: 'Build things.',
    departmentId: structure.departments,
    roleId: structure.roles,
    hiringDeadline: '2099-12-31'
  })
  const jobId = job.id
  const step = yield call('POST /api/v1/jobs/{jobId}/steps', { jobId }, { name: 'Work sample', type: 'online', category: 'evaluation' })
  yield call('PATCH /api/v1/jobs/{jobId}/steps/{stepId}', { jobId, stepId: step.id }, { name: 'Trial day' })
  for (const status of ['approved', 'published']) yield call('PATCH /api/v1/jobs/{jobId}', { jobId }, { status })
  const draft = yield call('POST /api/v1/jobs', {}, { name: `${name}, a draft`, code: `JOB-D${round}` })
  const { results: steps } = yield call('GET /api/v1/jobs/{jobId}/steps', { jobId })
  yield call('DELETE /api/v1/jobs/{jobId}', { jobId: draft.id })

  const candidate = yield call('POST /api/v2/candidates', {}, { name, lastName: 'Known', email: `known-${round}@example.com` })
  yield call('PATCH /api/v2/candidates/{id}', { id: candidate.id }, { city: 'Recife', skills: ['SQL'] })
  const application = yield call('POST /api/v1/jobs/{jobId}/applications', { jobId }, { candidateId: candidate.id })
  const at = { jobId, applicationId: application.id }
  yield call('POST /api/v1/jobs/{jobId}/applications', { jobId }, {
    manualCandidate: { name, lastName: 'New', email: `new-${round}@example.com` }, source: 'referral'
  })
  yield call('POST /api/v1/candidates/bulk', {}, {
    items: [1, 2].map(row => ({ name, lastName: `Row ${row}`, email: `bulk-${round}-${row}@example.com` }))
  })
  yield call('POST /api/v1/jobs/{jobId}/applications/bulk', { jobId }, {
    items: [{ applicationId: application.id, currentStepId: steps[2].id }, { applicationId: application.id, currentStepId: 1 }]
  })
  yield call('PATCH /api/v1/jobs/{jobId}/applications/{applicationId}', at, { currentStepId: steps[1].id, score: 82.5 })
  yield call('DELETE /api/v1/jobs/{jobId}/steps/{stepId}', { jobId, stepId: step.id })
  const tag = call('PUT /api/v1/jobs/{jobId}/applications/{applicationId}/tags', at, { name: `tag ${round}` })
  yield tag
  yield tag
  yield call('DELETE /api/v1/jobs/{jobId}/applications/{applicationId}/tags/{name}', { ...at, name: `tag ${round}` })
  const comments = '/api/v1/jobs/{jobId}/applications/{applicationId}/comments'
  const comment = yield call(`POST ${comments}`, at, { text: 'Met at the fair.' })
  yield call(`PATCH ${comments}/{commentId}`, { ...at, commentId: comment.id }, { text: 'Met at the fair in May.' })
  yield call(`DELETE ${comments}/{commentId}`, { ...at, commentId: comment.id })

  const { id } = webhook
  const log = call('GET /api/v2/webhooks/{id}/deliveries', { id })
  const { results: [delivery] } = yield { ...log, until: ({ results }) => results.length === 2 && results.every(isSent) }
  yield call('POST /api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver', { id, deliveryId: delivery.id })
  yield { ...call('GET /api/v2/webhooks/{id}/deliveries/{deliveryId}', { id, deliveryId: delivery.id }), until: isSent }
  yield call('POST /api/v2/webhooks/{id}/redeliver', { id }, { after: webhook.createdAt })
  yield { ...log, until: ({ results }) => results.every(isSent) }
  yield call('POST /api/v2/webhooks/{id}/test', { id })
  yield { ...log, until: ({ results }) => results.length === 3 && results.every(isSent) }
  yield call('PATCH /api/v1/webhooks/{id}', { id }, { status: 'inactive' })
  yield call('POST /api/v1/webhooks/{id}/rotate-secret', { id })
  yield call('DELETE /api/v1/webhooks/{id}', { id })

  const token = yield call('POST /api/v1/tokens', {}, { name, scopes: ['jobs:read'] })
  yield call('DELETE /api/v1/tokens/{id}', { id: token.id })
  const follower = yield call('POST /api/v2/webhooks', {}, {
    actions: ['application.*'], jobId: [jobId], postbackUrl: `${receiver}/of-job`
  })
  yield call('PATCH /api/v1/jobs/{jobId}/applications/{applicationId}', at, { status: 'hired' })
  yield {
    ...call('GET /api/v2/webhooks/{id}/deliveries', { id: follower.id }),
    until: ({ results }) => results.length > 0 && results.every(isSent)
  }
  yield call('PATCH /api/v2/webhooks/{id}', { id: follower.id }, { status: 'inactive' })
  yield call('POST /api/v2/webhooks/{id}/rotate-secret', { id: follower.id })
  yield call('DELETE /api/v2/webhooks/{id}', { id: follower.id })
  yield call('GET /api/v2/applications/{id}/history', { id: application.id })
  yield call('GET /api/v2/candidates/{id}/export', { id: candidate.id })
  yield call('POST /api/v2/candidates/{id}/anonymize', { id: candidate.id })
  yield call('GET /api/v2/candidates/{id}', { id: candidate.id })
  yield call('GET /api/v2/applications/{id}/history', { id: application.id })
}

const isSent = ({ state }: any): boolean => state === 'delivered'
