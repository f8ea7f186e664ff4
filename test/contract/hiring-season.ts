import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { expireOffers, findDueOffers } from '../../src/domain/hiring/expiry.js'
import { claimMessage, settle, type ClaimedMessage } from '../../src/domain/messages/sending.js'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Send = (method: Method, url: string, payload?: object) => Promise<any>

interface Season {
  app: FastifyInstance
  companyId: number
  ok: Send
  jobUrl: string
  /** An application in process. */
  url: string
  candidateId: number
}

/** Lets every event of openings, offers, files, merges and settings happen. */
export async function playHiring ({ app, companyId, ok, jobUrl, url, candidateId }: Season): Promise<void> {
  await ok('PATCH', '/api/v1/company', { country: 'BR' })
  await ok('POST', `${jobUrl}/openings`, { code: 'POS-1' })
  const { id: openingId } = await ok('POST', `${jobUrl}/openings`, { code: 'POS-2' })
  await ok('PATCH', `${jobUrl}/openings/${openingId}`, { targetStartDate: '2099-01-31' })
  await ok('PATCH', `${jobUrl}/openings/${openingId}`, { status: 'canceled' })

  const salary = { amount: 5000, currency: 'BRL', period: 'month' }
  const offer = async (...changes: object[]) => {
    const { id } = await ok('POST', `${url}/offers`, { salary, startDate: '2099-02-01' })
    for (const change of changes) await ok('PATCH', `${url}/offers/${id}`, change)
  }
  const times = { startsAt: '2029-03-05T14:00:00Z', endsAt: '2029-03-05T15:00:00Z' }
  const interview = await ok('POST', `${url}/interviews`, { title: 'First call', kind: 'phone', ...times })
  for (const change of [{ title: 'Call' }, { status: 'no_show' }, { status: 'scheduled', ...times },
    { status: 'canceled', reason: 'Ill' }, { status: 'scheduled', ...times }, { status: 'completed' }]) {
    await ok('PATCH', `${url}/interviews/${interview.id}`, change)
  }
  const { id: userId } = await ok('POST', '/api/v1/users', { name: 'Iva Sá', email: 'iva@example.com' })
  const card = await ok('POST', `${url}/scorecards`, { userId })
  await ok('PATCH', `${url}/scorecards/${card.id}`, { recommendation: 'yes', status: 'submitted' })
  await playMessages({ app, companyId, ok, url })
  await offer({ contractType: 'permanent' }, { status: 'sent' }, { status: 'declined', reason: 'Too low' })
  await offer({ status: 'withdrawn' })
  await offer({ status: 'sent', expiresAt: '2099-01-01T00:00:00Z' })
  await app.database.query(sql`
    update offers set expires_at = '2026-01-01' where company_id = ${companyId} and status = 'sent'`)
  await app.database.transaction(async tx => await expireOffers(tx, companyId, await findDueOffers(tx)))
  await offer({ status: 'sent' }, { status: 'accepted' })
  await ok('PATCH', url, { hiring: { startDate: '2099-03-01' } })

  const form = new FormData()
  form.set('kind', 'other')
  form.set('file', new Blob(['A text.']), 'file.txt')
  const duplicate = await ok('POST', '/api/v2/candidates', { name: 'Zoë', lastName: 'Ñandú', email: 'zoe+again@example.com' })
  const file = await ok('POST', `/api/v2/candidates/${duplicate.id}/attachments`, form)
  await ok('POST', `/api/v2/candidates/${candidateId}/merge`, { duplicateId: duplicate.id })
  await ok('POST', `/api/v2/candidates/${duplicate.id}/unmerge`)
  await ok('DELETE', `/api/v2/candidates/${duplicate.id}/attachments/${file.id}`)
}

/** A message in own words. */
export const WORDS = { subject: 'Hello', body: 'Dear Zoë' }

/** Lets messages be sent, fail and be suppressed. */
async function playMessages ({ app, companyId, ok, url }: Pick<Season, 'app' | 'companyId' | 'ok' | 'url'>): Promise<void> {
  for (const outcome of [{ result: 'sent' }, { result: 'gone', error: '550 5.1.1 no such mailbox' }] as const) {
    await ok('POST', `${url}/messages`, WORDS)
    await app.database.transaction(async tx => await settle(tx, await claimMessage(tx, companyId) as ClaimedMessage, outcome))
  }
  const { status } = await ok('POST', `${url}/messages`, WORDS)
  if (status !== 'suppressed') throw new Error(`A message to an address that does not exist is ${status}`)
  const { results: [suppression] } = await ok('GET', '/api/v1/suppressions')
  await ok('DELETE', `/api/v1/suppressions/${suppression.id}`)
}
