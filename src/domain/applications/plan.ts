import { ApiError, type ErrorItem } from '../../errors.js'
import type { JobStatus } from '../jobs/schema.js'
import { changedFields } from '../shared/patch.js'
import type { ApplicationEventName } from './events.js'
import { alreadyLive, checkMove, checkTransition, needsReason } from './rules.js'
import type { Application, ApplicationPatch, ApplicationStatus } from './schema.js'
import type { Visiting } from './visits.js'

// Decides what a patch does to an application, without the database: first the requested change, then, given the facts, the plan.

/** What a patch requests, reduced to what differs from the current state. */
export interface RequestedChange {
  status: ApplicationStatus
  stepId: number
  isTransition: boolean
  isMove: boolean
  fields: Pick<ApplicationPatch, 'code' | 'source' | 'partnerName' | 'score'>
  /** Reason and notes of the rejection, or the reason of the withdrawal. */
  remark: Pick<ApplicationPatch, 'reason' | 'notes'>
  /** Fields with text about the person. */
  texts: string[]
  /** The transition needs a reason, and the patch has none. */
  lacksReason: boolean
}

/** Facts from the database that the rules need for a transition or a move. */
export interface Facts {
  jobStatus: JobStatus
  numVacancies: number
  /** Vacancies that are taken; only a hire needs it. */
  hired: number
  /** Another application of the candidate for the job, in process or hired; only a reactivation needs it. */
  otherLiveId: number | undefined
  hasStep: boolean
  isAnonymized: boolean
}

/** How an application changes. */
export interface Plan extends Visiting, Pick<RequestedChange, 'status' | 'stepId' | 'isTransition' | 'fields' | 'remark'> {
  events: ApplicationEventName[]
}

/** @throws ApiError BAD_ARGUMENT for a reason or notes that the status does not allow */
export function readPatch (before: Application, patch: ApplicationPatch): RequestedChange {
  const status = patch.status ?? before.status
  const stepId = patch.currentStepId ?? before.currentStep.id
  const isTransition = status !== before.status
  const { code, source, partnerName, score } = patch
  const fields = changedFields(before, { code, source, partnerName, score })
  return {
    status,
    stepId,
    isTransition,
    isMove: stepId !== before.currentStep.id,
    fields,
    remark: changedRemark(before, patch, status),
    texts: [
      ...(['reason', 'notes'] as const).filter(field => patch[field] != null),
      ...(['code', 'source', 'partnerName'] as const).filter(field => fields[field] != null)
    ],
    lacksReason: isTransition && needsReason(before.status, status) && (patch.reason ?? '').trim() === ''
  }
}

/** Whether the patch changes nothing. */
export function isEmpty ({ isTransition, isMove, fields, remark }: RequestedChange): boolean {
  return !isTransition && !isMove && Object.keys(fields).length === 0 && Object.keys(remark).length === 0
}

/** A rejection has reason and notes, a withdrawal has a reason. */
function changedRemark (before: Application, { reason, notes }: ApplicationPatch, status: ApplicationStatus): RequestedChange['remark'] {
  const wrong: ErrorItem[] = []
  if (reason != null && status !== 'reproved' && status !== 'give_up') {
    wrong.push({ target: 'reason', message: 'reason is allowed only with status reproved or give_up' })
  }
  if (notes != null && status !== 'reproved') wrong.push({ target: 'notes', message: 'notes are allowed only with status reproved' })
  if (reason === null && status === 'reproved') wrong.push(reasonRequired(status))
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  if (status === 'reproved') return changedFields(before.disqualification ?? {}, { reason, notes })
  return status === 'give_up' ? changedFields(before.withdrawal ?? {}, { reason }) : {}
}

/**
 * Decides how the application changes. A transition into in_process comes before the move, one out of it after.
 * @param facts needed unless status and step stay
 * @throws ApiError ILLEGAL_TRANSITION, JOB_NOT_OPEN, NO_VACANCY_LEFT, ALREADY_EXISTS, BAD_ARGUMENT
 */
export function planChange (before: Application, requested: RequestedChange, facts?: Facts): Plan {
  const { status, stepId, isTransition, isMove, fields, remark } = requested
  const events: ApplicationEventName[] = []
  if (isTransition) events.push(...checkedTransition(before, requested, facts as Facts))
  if (isMove) {
    checkStep(before, requested, facts as Facts)
    if (before.status === 'in_process') events.unshift('application.moved')
    else events.push('application.moved')
  }
  const hasRemark = Object.keys(remark).length > 0
  if (Object.keys(fields).length > 0 || (hasRemark && !isTransition)) events.push('application.changed')

  const [wasInProcess, isInProcess] = [before.status === 'in_process', status === 'in_process']
  const begins = isMove || (!wasInProcess && isInProcess)
  return {
    status,
    stepId,
    isTransition,
    fields,
    remark,
    endsVisit: wasInProcess && (isMove || !isInProcess),
    beginsVisit: !begins ? undefined : isInProcess ? 'open' : 'ended',
    events
  }
}

function checkedTransition (
  before: Application, { status, lacksReason }: RequestedChange, { jobStatus, numVacancies, hired, otherLiveId, isAnonymized }: Facts
): ApplicationEventName[] {
  const { event, undoes } = checkTransition(before.status, status, jobStatus)
  if (lacksReason && !isAnonymized) throw new ApiError('BAD_ARGUMENT', reasonRequired(status))
  if (status === 'hired' && hired >= numVacancies) {
    const message = `the job has no vacancy left (${numVacancies} of ${numVacancies} taken)`
    throw new ApiError('NO_VACANCY_LEFT', { target: 'status', message })
  }
  if (otherLiveId !== undefined) throw alreadyLive(before.jobId, otherLiveId)
  return undoes === undefined ? [event] : [undoes, event]
}

function checkStep (before: Application, { status }: RequestedChange, { jobStatus, hasStep }: Facts): void {
  checkMove(before.status === 'in_process' ? before.status : status, jobStatus)
  if (hasStep) return
  const message = 'currentStepId must name a step of this job'
  throw new ApiError('BAD_ARGUMENT', { target: 'currentStepId', message, rule: { name: 'reference' } })
}

function reasonRequired (status: ApplicationStatus): ErrorItem {
  return { target: 'reason', message: `reason is required for an application to be ${status}`, rule: { name: 'required' } }
}
