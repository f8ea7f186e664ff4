import { Type, type Static } from '@sinclair/typebox'
import { Described, Id, Nullable, StrictObject, Text } from '../../schema.js'
import { Following } from '../interviews/schema.js'
import { REASON } from '../reasons/reasons.js'
import { Reference, takingKeys } from '../shared/references.js'

export const RejectRemaining = StrictObject(takingKeys({
  reasonId: Type.Optional(Reference(REASON, Described(Nullable(Id),
    'Id of a reason of the catalog for `reproved`. Without `reason`, its name becomes the reason. The company may require it.'))),
  reason: Type.Optional(Text(1000, {
    description: 'Why they are rejected; required unless there is a `reasonId`.', examples: ['The position is filled']
  })),
  ...Following
}), {
  title: 'RejectRemaining',
  description: 'With status `closed` or `canceled`: rejects all applications that are in process, up to 1 000, in the same ' +
    'transaction. Needs the scope `applications:write`.'
})
export type RejectRemaining = Static<typeof RejectRemaining>
