import createClient from 'openapi-fetch'
import type { components, operations as OperationsV1, paths as PathsV1 } from './v1.js'
import type { operations as OperationsV2, paths as PathsV2 } from './v2.js'

// What a client does with types that openapi-typescript makes of both documents. The test compiles it beside them, and runs it.

/** The keys of a type besides its index signature. */
type NamesIn<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string
type Responses<Operation> = Operation extends { responses: infer R } ? R : never
type HeadersOf<Operation, Status extends keyof Responses<Operation>> = Responses<Operation>[Status] extends { headers: infer H } ? H : never

/** A header that the document names for this answer. */
function header<Operation, Status extends keyof Responses<Operation>> (
  response: Response, status: Status, name: NamesIn<HeadersOf<Operation, Status>>
): string | null {
  if (response.status !== status) throw new Error(`${response.url} answered ${response.status}, not ${String(status)}`)
  return response.headers.get(name)
}

// Both versions in one program: no operation of one hides one of the other.
export const isWithoutClash: keyof OperationsV1 & keyof OperationsV2 extends never ? true : false = true

/** Makes a job twice by one key, reads it with its tag, changes it, and changes it again by the tag of before. */
export async function run (baseUrl: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const v1 = createClient<PathsV1>({ baseUrl, headers })
  const v2 = createClient<PathsV2>({ baseUrl, headers })

  const create = async () => await v1.POST('/api/v1/jobs', {
    params: { header: { 'Idempotency-Key': 'job-1', 'X-Request-Id': 'from-client' } }, body: { name: 'Engineer', type: 'effective' }
  })
  const [created, replayed] = [await create(), await create()]
  const job = created.data
  if (job === undefined || !('status' in job)) throw new Error('the token may read jobs')
  const tag = header<OperationsV1['createJobV1'], 201>(created.response, 201, 'ETag') ?? ''
  const known = { path: { jobId: job.id } }

  const unchanged = await v1.GET('/api/v1/jobs/{jobId}', { params: { ...known, header: { 'If-None-Match': tag } } })
  const change = async (name: string) =>
    await v1.PATCH('/api/v1/jobs/{jobId}', { params: { ...known, header: { 'If-Match': tag } }, body: { name } })
  const [changed, stale] = [await change('Changed'), await change('Changed again')]
  const listed = await v2.GET('/api/v2/jobs', { params: { query: { status: ['draft'], fields: ['name', 'status'] } } })
  const refused = await createClient<PathsV2>({ baseUrl }).GET('/api/v2/jobs')

  // @ts-expect-error: a list takes no key
  await v2.GET('/api/v2/jobs', { params: { header: { 'Idempotency-Key': 'x' } } })
  // @ts-expect-error: no such status
  await v2.GET('/api/v2/jobs', { params: { query: { status: ['open'] } } })
  const taken = await v1.POST('/api/v1/jobs', { body: { name: 'Engineer', code: job.code } })

  // @ts-expect-error: what was refused is nowhere
  refused.response.status === 401 && header<OperationsV2['listJobsV2'], 401>(refused.response, 401, 'Location')

  return {
    created: {
      id: job.id,
      status: job.status satisfies components['schemas']['JobStatus'],
      location: header<OperationsV1['createJobV1'], 201>(created.response, 201, 'Location'),
      requestId: header<OperationsV1['createJobV1'], 201>(created.response, 201, 'X-Request-Id'),
      limit: header<OperationsV1['createJobV1'], 201>(created.response, 201, 'X-RateLimit-Limit'),
      tag
    },
    replayed: {
      id: (replayed.data as typeof job).id,
      flag: header<OperationsV1['createJobV1'], 201>(replayed.response, 201, 'Idempotent-Replayed')
    },
    unchanged: { body: unchanged.data, tag: header<OperationsV1['getJobV1'], 304>(unchanged.response, 304, 'ETag') },
    changed: { tag: header<OperationsV1['updateJobV1'], 200>(changed.response, 200, 'ETag') },
    taken: {
      code: header<OperationsV1['createJobV1'], 409>(taken.response, 409, 'X-Error-Code'),
      location: header<OperationsV1['createJobV1'], 409>(taken.response, 409, 'Location')
    },
    stale: { error: stale.error?.title, requestId: header<OperationsV1['updateJobV1'], 412>(stale.response, 412, 'X-Request-Id') },
    listed: { names: listed.data?.results.map(({ name }) => name) },
    refused: {
      code: refused.error?.errors[0]?.code,
      scheme: header<OperationsV2['listJobsV2'], 401>(refused.response, 401, 'WWW-Authenticate')
    }
  }
}
