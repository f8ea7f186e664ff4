import { ApiError, type ErrorItem } from '../../errors.js'
import type { JobStatus } from '../jobs/schema.js'
import { CUSTOM_FIELDS } from '../shared/custom-values.js'
import { changedFields } from '../shared/patch.js'
import { NO_VALUES, type ValuePlan } from '../custom-fields/values.js'
import type { ApplicationEventName } from './events.js'
import type { HiringTerms } from './hiring-schema.js'
import { alreadyLive, checkMove, checkTransition, needsReason } from './rules.js'
import type { Application, ApplicationPatch, ApplicationStatus } from './schema.js'
import { changedTerms } from './terms.js'
import type { Visiting } from './visits.js'

// Decides what a patch does to an application, without the database: first the requested change, then, given the facts, the plan.

/** What a patch requests, reduced to what differs from the current state. */
export interface RequestedChange {
  status: ApplicationStatus
  stepId: number
  isTransition: boolean
  isMove: boolean
  fields: Pick<ApplicationPatch, 'code' | 'source' | 'sourceId' | 'partnerName' | 'score'>
  /** Values of custom fields. */
  values: ValuePlan
  /** Terms of the hire. */
  terms: HiringTerms
  /** Reason and notes of the rejection, or the reason of the withdrawal. */
  remark: Pick<ApplicationPatch, 'reason' | 'reasonId' | 'notes'>
  /** Fields with text about the person. */
  texts: string[]
  /** The application ends, and the patch has no text for the reason. */
  lacksText: boolean
}

/** Facts from the database that the rules need for a transition or a move. */
export interface Facts {
  jobStatus: JobStatus
  numVacancies: number
  /** Vacancies that are taken. */
  filled: number
  /** Another application of the candidate for the job, in process or hired; only a reactivation needs it. */
  otherLiveId: number | undefined
  hasStep: boolean
  /** Only the end of an application without a text needs it. */
  isAnonymized: boolean
  /** The name of the reason of the catalog. */
  reasonName: string | undefined
}

/** How an application changes. */
export interface Plan
  extends Visiting, Pick<RequestedChange, 'status' | 'stepId' | 'isTransition' | 'fields' | 'values' | 'terms' | 'remark'> {
  events: ApplicationEventName[]
}

/**
 * @param values what it does to the values of custom fields
 * @throws ApiError BAD_ARGUMENT for a reason or notes that the status does not allow
 */
export function readPatch (before: Application, patch: ApplicationPatch, values = NO_VALUES): RequestedChange {
  const status = patch.status ?? before.status
  const stepId = patch.currentStepId ?? before.currentStep.id
  const isTransition = status !== before.status
  const { code, source, sourceId, partnerName, score } = patch
  const fields = changedFields(before, { code, source, sourceId, partnerName, score })
  return {
    status,
    stepId,
    isTransition,
    isMove: stepId !== before.currentStep.id,
    fields,
    values,
    terms: changedTerms(before, patch.hiring, status),
    remark: changedRemark(before, patch, status),
    texts: [
      ...(['reason', 'notes'] as const).filter(field => patch[field] != null),
      ...(['code', 'source', 'sourceId', 'partnerName'] as const).filter(field => fields[field] != null),
      ...(values.changed.length > 0 ? [CUSTOM_FIELDS] : [])
    ],
    lacksText: isTransition && isRemarked(status) && (patch.reason ?? '').trim() === ''
  }
}

/** Whether the patch changes nothing. */
export function isEmpty ({ isTransition, isMove, fields, values, terms, remark }: RequestedChange): boolean {
  return !isTransition && !isMove && values.changed.length === 0 && Object.keys({ ...fields, ...terms, ...remark }).length === 0
}

/** Whether an application in this status has a reason. */
export const isRemarked = (status: ApplicationStatus): status is 'reproved' | 'give_up' => status === 'reproved' || status === 'give_up'

/** A rejection has reason and notes, a withdrawal has a reason. */
function changedRemark (
  before: Application, { reason, reasonId, notes }: ApplicationPatch, status: ApplicationStatus
): RequestedChange['remark'] {
  const wrong: ErrorItem[] = []
  for (const [target, value] of Object.entries({ reason, reasonId })) {
    if (value != null && !isRemarked(status)) {
      wrong.push({ target, message: `${target} is allowed only with status reproved or give_up` })
    }
  }
  if (notes != null && status !== 'reproved') wrong.push({ target: 'notes', message: 'notes are allowed only with status reproved' })
  if (reason === null && reasonId == null && status === 'reproved') wrong.push(reasonRequired(status))
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  if (status === 'reproved') return changedFields(before.disqualification ?? {}, { reason, reasonId, notes })
  return status === 'give_up' ? changedFields(before.withdrawal ?? {}, { reason, reasonId }) : {}
}

/**
 * Decides how the application changes. A transition into in_process comes before the move, one out of it after.
 * @param facts needed unless status and step stay
 * @throws ApiError ILLEGAL_TRANSITION, JOB_NOT_OPEN, NO_VACANCY_LEFT, ALREADY_EXISTS, BAD_ARGUMENT
 */
export function planChange (before: Application, requested: RequestedChange, facts?: Facts): Plan {
  const { status, stepId, isTransition, isMove, fields, values, terms } = requested
  const remark = withName(requested, facts)
  const events: ApplicationEventName[] = []
  if (isTransition) events.push(...checkedTransition(before, requested, facts as Facts))
  if (isMove) {
    checkStep(before, requested, facts as Facts)
    if (before.status === 'in_process') events.unshift('application.moved')
    else events.push('application.moved')
  }
  // What comes with a change of status is told by its event.
  const [hasTerms, hasRemark] = [terms, remark].map(part => !isTransition && Object.keys(part).length > 0)
  if (Object.keys(fields).length > 0 || values.changed.length > 0 || hasTerms || hasRemark) events.push('application.changed')
  if (hasTerms) events.push('candidate.hired-changed')

  const [wasInProcess, isInProcess] = [before.status === 'in_process', status === 'in_process']
  const begins = isMove || (!wasInProcess && isInProcess)
  return {
    status,
    stepId,
    isTransition,
    fields,
    values,
    terms,
    remark,
    endsVisit: wasInProcess && (isMove || !isInProcess),
    beginsVisit: !begins ? undefined : isInProcess ? 'open' : 'ended',
    events
  }
}

/** The remark with the name of the reason of the catalog, where the patch has no text. An anonymized person gets none. */
function withName ({ remark, lacksText }: RequestedChange, facts?: Facts): RequestedChange['remark'] {
  const { reasonName: reason, isAnonymized } = facts ?? {}
  return lacksText && reason !== undefined && isAnonymized !== true ? { ...remark, reason } : remark
}

function checkedTransition (
  before: Application, { status, lacksText }: RequestedChange,
  { jobStatus, numVacancies, filled, otherLiveId, isAnonymized, reasonName }: Facts
): ApplicationEventName[] {
  const { event, undoes } = checkTransition(before.status, status, jobStatus)
  const lacksReason = lacksText && reasonName === undefined && !isAnonymized
  if (lacksReason && needsReason(before.status, status)) throw new ApiError('BAD_ARGUMENT', reasonRequired(status))
  if (status === 'hired' && filled >= numVacancies) {
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
