import { Type, type Static } from '@sinclair/typebox'
import { Code, Described, Expected, StrictObject } from '../../schema.js'
import { Job } from '../jobs/schema.js'
import { Opening, OpeningCreate, OpeningStatus } from './schema.js'

const { code, ...FIELDS } = OpeningCreate.properties

const REPLACED = {
  jobId: Type.Optional(Opening.properties.jobId),
  jobCode: Type.Optional(Described(Job.properties.code, 'The code of the job, instead of `jobId`.')),
  ...FIELDS,
  status: Type.Optional(Described(OpeningStatus, 'Status that the opening is to have. Absent, it stays; a new opening is `open`.'))
}

export const OpeningReplace = StrictObject({
  ...REPLACED, code: Type.Optional(Code({ examples: ['POS-2043'], description: 'The code in the path. May be omitted.' }))
}, {
  title: 'OpeningReplace',
  description: 'A whole opening, of the job that `jobId` or `jobCode` names. `applicationId` and `openedAt` are for a new one.',
  examples: [{ jobId: 3, kind: 'replacement', targetStartDate: '2027-02-01' }]
})
export type OpeningReplace = Static<typeof OpeningReplace>

export const OpeningUpsert = StrictObject({ ...REPLACED, code: Opening.properties.code, ...Expected }, {
  title: 'OpeningUpsert', description: 'An opening to create, or to replace: the one with the code.'
})
export type OpeningUpsert = Static<typeof OpeningUpsert>
