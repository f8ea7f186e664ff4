import type { Plan } from './plan.js'
import type { ApplicationStatus } from './schema.js'

/** Sets the times of the new status, and clears the columns of the previous one; the remark sets the others. */
export function statusColumns (status: ApplicationStatus, time: string): Record<string, unknown> {
  const at = (holds: boolean) => holds ? time : null
  return {
    status,
    disqualified_at: at(status === 'reproved'),
    withdrawn_at: at(status === 'give_up'),
    hired_at: at(status === 'hired'),
    ended_at: at(status !== 'in_process'),
    reason_id: null,
    ...(status === 'reproved' ? {} : { disqualification_reason: null, disqualification_notes: null }),
    ...(status === 'give_up' ? {} : { withdrawal_reason: null })
  }
}

/** The columns of a reason and of notes that are given. */
export function remarkColumns (status: ApplicationStatus, { reason, reasonId, notes }: Plan['remark']): Record<string, unknown> {
  const reasonColumn = status === 'reproved' ? 'disqualification_reason' : 'withdrawal_reason'
  return {
    ...(reason === undefined ? {} : { [reasonColumn]: reason }),
    ...(reasonId === undefined ? {} : { reason_id: reasonId }),
    ...(notes === undefined ? {} : { disqualification_notes: notes })
  }
}
