import { ApiError, notFound } from '../../errors.js'
import { find } from '../engine/reads.js'
import { render } from '../message-templates/rendering.js'
import { MESSAGE_TEMPLATE } from '../message-templates/templates.js'
import type { Change } from '../shared/change.js'
import { findRecipients } from './values.js'

/**
 * What a template says to the candidate of an application, without sending it.
 * @throws ApiError NOT_FOUND for the template, BAD_ARGUMENT for the application, and for a text that is too long
 */
export async function previewTemplate (
  change: Change, id: number, applicationId: number
): Promise<{ subject: string, text: string }> {
  const { tx: db, companyId, candidateIds } = change
  const template = await find(db, MESSAGE_TEMPLATE, companyId, id)
  if (template === undefined) throw notFound('message template')
  const [recipient] = await findRecipients(db, companyId, [applicationId], template.language)
  if (recipient === undefined) {
    const message = 'applicationId must name an application of this company'
    throw new ApiError('BAD_ARGUMENT', { target: 'applicationId', message, rule: { name: 'reference' } })
  }
  candidateIds.add(recipient.candidateId)
  return render(template, recipient.values)
}
