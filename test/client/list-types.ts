import type { RecruitmentApi, v1, v2 } from '../../client/src/index.js'

// What lists are typed with, checked by the compiler: here, and in the installed package under stricter rules (package.test.ts).

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false
/** Takes a value of this type, and of no other. */
const exactly = <T>() => <V>(value: V & (Same<V, T> extends true ? unknown : never)): unknown => value

type LongText = 'description' | 'responsibilities' | 'prerequisites' | 'additionalInformation'

export async function withoutFields (api: RecruitmentApi): Promise<void> {
  for await (const application of api.items('/api/v2/applications')) {
    exactly<v2.ApplicationStatus>()(application.status)
    // @ts-expect-error: only with `expand`
    application.candidate.email.at(0)
  }
  for await (const job of api.items('/api/v1/jobs', { params: { query: { perPage: 100 } } })) exactly<Omit<v1.Job, LongText>>()(job)
  for await (const role of api.items('/api/v2/roles')) exactly<string | null>()(role.similarTo)
  for await (const { results, totalPages } of api.pages('/api/v1/tokens')) {
    exactly<number>()(totalPages)
    for (const token of results) exactly<v1.Scope[]>()(token.scopes)
  }
  const path = { jobId: 1 }
  for await (const step of api.items('/api/v1/jobs/{jobId}/steps', { params: { path } })) exactly<number>()(step.order)
  for await (const job of api.export('jobs')) exactly<v2.Job>()(job)
  const { data } = await api.get('/api/v2/candidates')
  for (const candidate of data.results) {
    exactly<string>()(candidate.email)
    // @ts-expect-error: only with a scope of its own
    candidate.identificationDocument satisfies string | null
  }
}

export async function withFields (api: RecruitmentApi): Promise<void> {
  const short = { params: { query: { fields: ['id', 'name'] } } } satisfies { params: { query: { fields: v2.JobField[] } } }
  for await (const job of api.items('/api/v2/jobs', { params: { query: { fields: ['name', 'description', 'salary.max'] } } })) {
    job satisfies { name: string, salary?: object | null }
    // @ts-expect-error: not asked for, either
    job.id satisfies number
    exactly<string | null>()(job.description)
    job.salary satisfies { max: number | null } | null | undefined
    // @ts-expect-error: not asked for
    job.salary?.min satisfies unknown
  }
  for await (const job of api.items('/api/v2/jobs', { params: { query: { fields: ['all'] } } })) exactly<v2.Job>()(job)
  const { data } = await api.get('/api/v1/jobs', { params: { query: { fields: ['id'] } } })
  for (const job of data.results) exactly<{ id: number }>()(job)
  // @ts-expect-error: no such field
  api.items('/api/v2/jobs', { params: { query: { fields: ['salry'] } } })
  // Which names these are is known when the program runs.
  for await (const job of api.items('/api/v2/jobs', short)) exactly<v2.JobItem>()(job)
}

/** @param isShort known when the program runs */
export async function withOneOrTheOther (api: RecruitmentApi, isShort: boolean): Promise<void> {
  for await (const job of api.items('/api/v2/jobs', { params: { query: { fields: isShort ? ['id'] : ['id', 'name'] } } })) {
    exactly<number>()(job.id)
    // @ts-expect-error: only in one of them
    job.name satisfies string
  }
}

export function whatIsNeeded (api: RecruitmentApi): void {
  // @ts-expect-error: which job?
  api.items('/api/v1/jobs/{jobId}/steps')
  // @ts-expect-error: no such filter
  api.items('/api/v2/jobs', { params: { query: { stats: ['draft'] } } })
}
