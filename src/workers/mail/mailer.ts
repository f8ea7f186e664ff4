import type { ClaimedMessage, Outcome } from '../../domain/messages/sending.js'

/** Whatever hands messages on: a mail server, or the outbox of the sandbox. */
export interface Mailer {
  /** Tries once. It never fails: what went wrong is the outcome. */
  send: (message: ClaimedMessage) => Promise<Outcome>
  /** Ends its connections. */
  close: () => void
}

/** Whom the mails of a sandbox come from. */
export const SANDBOX_SENDER = 'jobs@example.com'

/** A sandbox sends nothing: its messages are read in the outbox. */
export const OUTBOX: Mailer = { send: async () => ({ result: 'sent' }), close: () => {} }
