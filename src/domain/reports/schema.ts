import { Type, type Static, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import { ApplicationStatus } from '../applications/schema.js'
import { StepCategory } from '../steps/schema.js'
import { CalendarDate, Described, Double, Id, Nullable, StringEnum } from '../../schema.js'

// The answers of the reports. docs/reports.md defines each number, with an example.

/** The free texts that a report names in each group; the others are counted together. */
export const MAX_TEXTS = 100
/** More than catalogs have, with these texts. */
const MAX_WORDS = 10_000
/** What the others are called. */
export const OTHER = 'other'
/** Groups of an answer. */
export const MAX_GROUPS = 1000

export const GroupBy = StringEnum(['job', 'department', 'branch', 'source', 'month'], {
  title: 'ReportGroupBy', description: 'What the numbers are grouped by.'
})
export type GroupBy = Static<typeof GroupBy>

const Count = (description: string, example = 12) =>
  Type.Integer({ format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description, examples: [example] })
const Figure = (description: string, example: number) => Double(0, Number.MAX_SAFE_INTEGER, { description, examples: [example] })
const Name = (description: string, example: string, maxLength = 255) => Type.String({ maxLength, description, examples: [example] })

const NamedGroup = Type.Object({
  id: Type.Optional(Described(Id, 'Id of the job, department, branch or source. Absent for a source that is a free text, and for jobs ' +
    'without a department or branch.')),
  name: Nullable(Name('Its name now; a free text as it was first written. Null for jobs without a department or branch.', 'Engineering'))
}, { title: 'ReportGroup', description: 'The job, department, branch or source of a group.' })

const Group = Type.Union([
  NamedGroup,
  Type.String({ pattern: '^\\d{4}-\\d{2}$', maxLength: 7, description: 'The month of a group.', examples: ['2026-11'] }),
  Type.Null()
], { description: 'What the numbers are of: an object, a month as `2026-11`, or null without `groupBy`.' })
export type Group = Static<typeof Group>

/** The answer of a report whose groups have these numbers. */
function ReportOf<P extends TProperties> (title: string, description: string, counted: string, numbers: P) {
  return Type.Object({
    from: Nullable(Described(CalendarDate, 'First day of the report, as it was asked for.')),
    to: Nullable(Described(CalendarDate, 'The day after its last one, as it was asked for.')),
    groupBy: Nullable(GroupBy),
    results: Type.Array(Type.Object({ group: Group, count: Count(`Number of ${counted}.`), ...numbers }, {
      title: `${title}Group`, description: 'The numbers of one group.'
    }), { maxItems: MAX_GROUPS, description: 'The groups that have any, sorted by name.' }),
    total: Count(`In all groups: the number of ${counted}.`)
  }, { title, description })
}

const list = <T extends TProperties>(properties: T, title: string, description: string, maxItems: number) =>
  Type.Array(Type.Object(properties, { title, description }), { description, maxItems })

const CATEGORIES = StepCategory.enum.length as number

export const Funnel = ReportOf('FunnelReport', 'How far applications came.', 'applications', {
  steps: list({
    category: StepCategory,
    entered: Count('Applications that visited a step of this category, each counted once.'),
    reached: Figure('`entered`, as a share of that of the first category in the list.', 0.42)
  }, 'FunnelStep', 'The categories of steps that applications visited, in order.', CATEGORIES),
  inProcess: Count('Applications that are `in_process` now.'),
  hired: Count('Applications that are `hired` now.', 1),
  reproved: Count('Applications that are `reproved` now.'),
  withdrawn: Count('Applications that are `give_up` now.', 2)
})

export const TimeInStep = ReportOf('TimeInStepReport', 'How long applications stayed on steps.', 'visits that have ended', {
  steps: list({
    category: StepCategory,
    visits: Count('Visits that have ended.'),
    medianHours: Figure('Half of them took at most so many hours.', 26.5),
    p90Hours: Figure('Nine of ten took at most so many hours.', 120.25)
  }, 'StepTime', 'The categories of steps with visits that have ended, in order.', CATEGORIES)
})

export const TimeToHire = ReportOf('TimeToHireReport', 'How long it took from the application to the hire.', 'hires', {
  hires: Count('Applications that are `hired` now.', 3),
  medianDays: Figure('Half of them took at most so many days of 24 hours.', 23.5),
  p90Days: Figure('Nine of ten took at most so many days of 24 hours.', 41.75)
})

const Rate = Nullable(Figure('`hired`, as a share of `applications`; null without any.', 0.08))

export const Sources = ReportOf('SourcesReport', 'Where applications and hires came from.', 'applications', {
  sources: list({
    source: Name('Name of the source in the catalog, or the free text as it was first written; `other` for those beyond the hundred ' +
      'most frequent texts.', 'Referral'),
    applications: Count('Applications from there.'),
    hired: Count('Those of them that are `hired` now.', 1),
    hireRate: Rate
  }, 'SourceNumbers', 'The sources, the most frequent first.', MAX_WORDS)
})

export const Reasons = ReportOf('ReasonsReport', 'Why applications ended.', 'applications, whether they have ended or not', {
  reasons: list({
    status: StringEnum(['reproved', 'give_up'] as const satisfies readonly ApplicationStatus[], {
      title: 'ReasonedStatus', description: 'The status that applications with this reason have now.'
    }),
    reasonId: Type.Optional(Described(Id, 'Id of the reason in the catalog. Absent for free texts.')),
    reason: Name('Name of the reason in the catalog, or the free text as it was first written; `other` for those beyond the hundred most ' +
      'frequent texts, for none, and for those of anonymized people.', 'Other candidate chosen', 1000),
    count: Count('Applications that ended for this reason.')
  }, 'ReasonNumbers', 'The reasons of each status, the most frequent first.', MAX_WORDS)
})

/** What a report is asked for. */
export interface ReportQuestion {
  jobId?: number[]
  departmentId?: number[]
  branchId?: number[]
  /** First day, and the day after the last one, in the time zone of the company. */
  from?: string
  to?: string
  groupBy?: GroupBy
}

/** A schema of a report. */
export type ReportSchema = TObject<{ results: TSchema } & TProperties>
/** A group of a report, with its numbers. */
export type Numbers = Record<string, unknown> & { group: Group, count: number }
/** The answer of any report. */
export interface Report {
  from: string | null
  to: string | null
  groupBy: GroupBy | null
  results: Numbers[]
  total: number
}
