import { ApiError } from '../../errors.js'
import { cancelScheduled } from '../interviews/changes.js'
import { queueMessage } from '../messages/changes.js'
import { cancelQueuedWith } from '../messages/queueing.js'
import { withdrawLive } from '../offers/changes.js'
import { recordOpening } from '../openings/changes.js'
import type { Change } from '../shared/change.js'
import type { MovedOpening, Transition } from './hires.js'
import type { LockedApplication } from './queries.js'
import type { ApplicationPatch } from './schema.js'

// What follows from a change of status: for openings, offers, interviews and messages.

/** What a change of status asks for besides. */
type Asked = Pick<ApplicationPatch, 'status' | 'at' | 'cancelInterviews' | 'message'>

/**
 * @throws ApiError BAD_ARGUMENT for interviews to cancel with an application that does not end, and for a message without a status, or of
 * the past; FORBIDDEN without the scopes of both
 */
export function checkFollowing (change: Change, { status, at, cancelInterviews, message }: Asked): void {
  if (cancelInterviews === true) {
    if (status === undefined || status === 'in_process') {
      const message = 'cancelInterviews is allowed only with a status that ends the application: reproved, give_up or hired'
      throw new ApiError('BAD_ARGUMENT', { target: 'cancelInterviews', message })
    }
    change.requireScope('interviews:write')
  }
  if (message === undefined) return
  if (status === undefined) throw messageAlone()
  if (at !== undefined) {
    throw new ApiError('BAD_ARGUMENT', { target: 'message', message: 'message is not allowed with at: nobody is told of the past' })
  }
  change.requireScope('messages:write')
}

const messageAlone = () =>
  new ApiError('BAD_ARGUMENT', { target: 'message', message: 'message is allowed only where the status of the application changes' })

/** @throws ApiError BAD_ARGUMENT for a message where the status stays as it is */
export function checkTold ({ isTransition }: Transition, { message }: Asked): void {
  if (message !== undefined && !isTransition) throw messageAlone()
}

/**
 * Records what became of openings. An application that leaves a status takes back what it has queued with it, one that ends its live offer,
 * and its interviews if that is asked for. Last of all the candidate is told.
 */
export async function followTransition (
  change: Change, before: LockedApplication, { isTransition, status }: Transition, moved: MovedOpening[], at: string | undefined,
  { cancelInterviews, message }: Asked
): Promise<void> {
  for (const { opening, what } of moved) await recordOpening(change, opening, what, at)
  if (!isTransition) return
  await cancelQueuedWith(change, [before.id], before.status)
  if (before.status === 'in_process') await withdrawLive(change, before.id, at)
  if (cancelInterviews === true) await cancelScheduled(change, [before.id], at)
  if (message !== undefined) await queueMessage(change, before, message, status).catch(ofPart('message'))
}

/** Throws failures as those of this part of the body. */
export const ofPart = (path: string) => (error: unknown): never => {
  throw error instanceof ApiError ? error.of(path, () => true) : error
}
