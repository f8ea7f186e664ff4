import { Type } from '@sinclair/typebox'
import { GroupBy } from '../../src/domain/reports/schema.js'
import { Ids } from '../../src/http/parameters.js'
import { withRules, type QueryRule } from '../../src/http/validation.js'
import { CalendarDate, Described } from '../../src/schema.js'

const daysInOrder: QueryRule = ({ from, to }) => typeof from === 'string' && typeof to === 'string' && from > to
  ? [{ target: 'to', message: 'to must not be earlier than from' }]
  : []

/** The parameters of all reports. */
export const ReportQuery = withRules(Type.Object({
  jobId: Ids('jobs'),
  departmentId: Ids('departments'),
  branchId: Ids('branches'),
  from: Type.Optional(Described(CalendarDate, 'The first day, in the time zone of the company.', { examples: ['2026-01-01'] })),
  to: Type.Optional(Described(CalendarDate, 'The day after the last one.', { examples: ['2027-01-01'] })),
  groupBy: Type.Optional(Described(GroupBy, 'What to group by. Without it, all numbers are one group.', { examples: undefined }))
}), daysInOrder)
