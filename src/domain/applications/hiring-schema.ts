import { Type, type Static } from '@sinclair/typebox'
import { Described, Nullable, StrictObject } from '../../schema.js'
import { ContractType, OfferedSalary, StartDate } from '../offers/schema.js'
import { Opening } from '../openings/schema.js'
import { Gated } from '../shared/classification.js'

export const HiringTerms = StrictObject({
  startDate: Type.Optional(StartDate),
  contractType: Type.Optional(ContractType),
  salary: Gated('compensation:read', Nullable(OfferedSalary)),
  openingId: Type.Optional(Described(Opening.properties.id,
    'Id of the opening that the hire fills: an open one of the job, in place of the one that it has filled.', { examples: undefined }))
}, {
  title: 'HiringTerms',
  minProperties: 1,
  description: 'Terms of the hire: of one that is there, or, with the status `hired`, of the new one, where they go before those of an ' +
    'accepted offer. Needs the scope `offers:write`, too.',
  examples: [{ startDate: '2029-03-01' }]
})
export type HiringTerms = Static<typeof HiringTerms>
