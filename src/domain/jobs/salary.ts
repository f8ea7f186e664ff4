import { Type, type Static } from '@sinclair/typebox'
import { Described, Double, MAX_LENGTH, Nullable, StringEnum } from '../../schema.js'

const Amount = Double(0, 1e12, { examples: [5500] })

export const Salary = Type.Object({
  min: Described(Nullable(Amount), 'Lower end of the range; null if it is open.'),
  max: Described(Nullable(Amount), 'Upper end of the range, at least `min`; null if it is open.'),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    format: 'currency',
    [MAX_LENGTH]: 3,
    'x-rule': 'must be an ISO 4217 currency code of three capital letters, such as BRL',
    description: 'Currency of the amounts, as its three-letter code of ISO 4217.',
    examples: ['BRL']
  }),
  period: StringEnum(['hour', 'day', 'week', 'month', 'year'], {
    title: 'SalaryPeriod', description: 'Time for which the amounts are paid.', examples: ['month']
  })
}, { title: 'Salary', description: 'Salary range of a job. Needs the scope `compensation:read`.', additionalProperties: false })
export type Salary = Static<typeof Salary>
