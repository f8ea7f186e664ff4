// The numbers of all reports, computed from the objects of the API in the slowest and most obvious way: docs/reports.md, written down a
// second time.

type Row = Record<string, any>

/** Everything that reports are made of, as exports show it. */
export interface Past {
  applications: Row[]
  visits: Row[]
  jobs: Row[]
  steps: Row[]
  names: Record<'department' | 'branch' | 'source' | 'reason', Map<number, string>>
  /** Day of a time in the zone of the company. */
  dayOf: (time: string) => string
}

export interface Question { jobId?: number[], departmentId?: number[], branchId?: number[], from?: string, to?: string, groupBy?: string }

const CATEGORIES = ['registration', 'screening', 'evaluation', 'interview', 'offer', 'hiring']

const two = (number: number) => Number((Math.round(number * 1e6) / 1e6 + 1e-9).toFixed(2))

/** The value below which this share of the values lies, between two of them in proportion. */
function percentile (values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number]
  return low + (high - low) * (place - Math.floor(place))
}

const between = (from: string, to: string) => Date.parse(to) - Date.parse(from)
const HOUR = 3_600_000

/** The rows by what `keyOf` says of them, in the order in which a key comes first. */
function groupsBy<T> (rows: T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...groups.get(keyOf(row)) ?? [], row])
  return [...groups.values()]
}

/** The spelling that was written first of those that differ in case alone. */
function spelledFirst (texts: Array<{ text: string, at: string }>, text: string): string {
  const same = texts.filter(other => other.text.toLowerCase() === text.toLowerCase())
  return same.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.text < b.text ? -1 : 1))[0]?.text ?? text
}

function chosen ({ applications, jobs, dayOf }: Past, question: Question, time: 'createdAt' | 'hiredAt'): Row[] {
  const { jobId, departmentId, branchId, from, to } = question
  return applications.filter(application => {
    const job = jobs.find(({ id }) => id === application.jobId) as Row
    return application[time] !== null && jobId?.includes(job.id) !== false && departmentId?.includes(job.departmentId) !== false &&
      branchId?.includes(job.branchId) !== false && (from === undefined || dayOf(application[time]) >= from) &&
      (to === undefined || dayOf(application[time]) < to)
  })
}

function groupOf (past: Past, application: Row, all: Row[], time: 'createdAt' | 'hiredAt', groupBy: string | undefined): unknown {
  const job = past.jobs.find(({ id }) => id === application.jobId) as Row
  if (groupBy === undefined) return null
  if (groupBy === 'month') return past.dayOf(application[time]).slice(0, 7)
  if (groupBy === 'job') return { id: job.id, name: job.name }
  if (groupBy === 'source') {
    const { sourceId, source } = application
    if (sourceId !== null) return { id: sourceId, name: past.names.source.get(sourceId) }
    const texts = all.filter(each => each.sourceId === null).map(each => ({ text: each.source, at: each.createdAt }))
    return { name: spelledFirst(texts, source) }
  }
  const id = groupBy === 'department' ? job.departmentId : job.branchId
  return id === null ? { name: null } : { id, name: past.names[groupBy as 'branch'].get(id) }
}

interface Word { id: number | null, text: string | null, at: string }

const compare = (a: string, b: string) => a < b ? -1 : a > b ? 1 : 0

/** The words of applications with their numbers: the most frequent first, and the others last. */
function words (rows: Row[], all: Row[], wordOf: (row: Row) => Word, names: Map<number, string>) {
  const texts = all.map(wordOf).flatMap(({ id, text, at }) => id === null && text !== null ? [{ text, at }] : [])
  const nameOf = (row: Row) => {
    const { id, text } = wordOf(row)
    if (id !== null) return { id, name: names.get(id) as string }
    return { id: null, name: text === null || text.toLowerCase() === 'other' ? 'other' : spelledFirst(texts, text) }
  }
  const counted = groupsBy(rows, row => JSON.stringify(nameOf(row))).map(same => ({ ...nameOf(same[0] as Row), rows: same }))
  const isOther = ({ id, name }: { id: number | null, name: string }) => Number(id === null && name === 'other')
  return counted.sort((a, b) =>
    isOther(a) - isOther(b) || b.rows.length - a.rows.length || compare(a.name, b.name) || (a.id ?? 0) - (b.id ?? 0))
}

const REPORTS: Record<string, (past: Past, rows: Row[], all: Row[]) => Row> = {
  funnel ({ visits, steps }, rows) {
    const entered = CATEGORIES.map(category => ({
      category,
      entered: rows.filter(({ id }) => visits.some(visit =>
        visit.applicationId === id && steps.find(step => step.id === visit.stepId)?.category === category)).length
    })).filter(({ entered }) => entered > 0)
    const count = (status: string) => rows.filter(row => row.status === status).length
    return {
      count: rows.length,
      steps: entered.map(step => ({ ...step, reached: two(step.entered / (entered[0]?.entered as number)) })),
      inProcess: count('in_process'),
      hired: count('hired'),
      reproved: count('reproved'),
      withdrawn: count('give_up')
    }
  },
  'time-in-step' ({ visits, steps }, rows) {
    const ended = visits.filter(({ applicationId, endedAt }) => endedAt !== null && rows.some(({ id }) => id === applicationId))
    const times = (category: string) => ended.filter(({ stepId }) => steps.find(({ id }) => id === stepId)?.category === category)
      .map(({ startedAt, endedAt }) => between(startedAt, endedAt))
    return {
      count: ended.length,
      steps: CATEGORIES.filter(category => times(category).length > 0).map(category => ({
        category,
        visits: times(category).length,
        medianHours: two(percentile(times(category), 0.5) / HOUR),
        p90Hours: two(percentile(times(category), 0.9) / HOUR)
      }))
    }
  },
  'time-to-hire' (_past, rows) {
    const days = rows.map(({ createdAt, hiredAt }) => between(createdAt, hiredAt) / (24 * HOUR))
    const [count, hires] = [rows.length, rows.length]
    return count === 0 ? { count } : { count, hires, medianDays: two(percentile(days, 0.5)), p90Days: two(percentile(days, 0.9)) }
  },
  sources ({ names }, rows, all) {
    const wordOf = ({ sourceId: id, source: text, createdAt: at }: Row) => ({ id, text, at })
    return {
      count: rows.length,
      sources: words(rows, all, wordOf, names.source).map(({ name: source, rows: same }) => {
        const hired = same.filter(({ status }) => status === 'hired').length
        return { source, applications: same.length, hired, hireRate: two(hired / same.length) }
      })
    }
  },
  reasons ({ names }, rows, all) {
    const wordOf = ({ disqualification, withdrawal, endedAt: at }: Row) =>
      ({ id: (disqualification ?? withdrawal)?.reasonId ?? null, text: (disqualification ?? withdrawal)?.reason ?? null, at })
    return {
      count: rows.length,
      reasons: ['reproved', 'give_up'].flatMap(status =>
        words(rows.filter(row => row.status === status), all, wordOf, names.reason).map(({ id, name: reason, rows: same }) =>
          ({ status, ...(id === null ? {} : { reasonId: id }), reason, count: same.length })))
    }
  }
}

/** The answer of a report. */
export function slowFigures (name: string, past: Past, question: Question): Row {
  const { from = null, to = null, groupBy = null } = question
  const time = name === 'time-to-hire' ? 'hiredAt' : 'createdAt'
  const all = chosen(past, question, time)
  const keyOf = (row: Row) => JSON.stringify(groupOf(past, row, all, time, question.groupBy))
  const results = groupsBy(all, keyOf)
    .map(rows => ({ group: JSON.parse(keyOf(rows[0] as Row)), ...REPORTS[name]?.(past, rows, all) } as Row))
    .filter(({ count }) => count > 0)
  const nameOf = ({ group }: Row) => group?.name ?? group
  const isNameless = ({ group }: Row) => Number(group?.name === null)
  results.sort((a, b) => isNameless(a) - isNameless(b) || compare(nameOf(a), nameOf(b)) ||
    (a.group?.id ?? 0) - (b.group?.id ?? 0))
  return { from, to, groupBy, results, total: results.reduce((sum, { count }) => sum + count, 0) }
}
