import { createTransport, type Transporter } from 'nodemailer'
import type { ConnectionOptions } from 'node:tls'
import type { ClaimedMessage, Outcome } from '../../domain/messages/sending.js'
import type { Mailer } from './mailer.js'

/** The longest that a mail server may be silent. */
const SILENCE_MS = 30_000
const MAX_CONNECTIONS = 5
const MAX_ERROR = 1000

/** The mail server, and the address that mails come from. */
export interface SmtpSettings { url: string, from: string }

/** Characters that end a line, control something, or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** Enhanced codes (RFC 3463) of an address that does not exist. */
const NO_SUCH_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']
/** Commands that are about this message: what is refused before is a matter of the connection. */
const OF_MESSAGE = ['MAIL FROM', 'RCPT TO', 'DATA']

/** What nodemailer says of a failure. */
interface SmtpError extends Error { responseCode?: number, response?: string, command?: string }

/** What a failed try means: see docs/messages.md. */
export function outcomeOf (error: SmtpError): Outcome {
  const { responseCode: code = 0, response, command = '', message } = error
  // The server writes what it likes: PostgreSQL takes neither U+0000 nor half a character.
  const words = (response ?? message).replace(UNSEEN, ' ').slice(0, MAX_ERROR).toWellFormed()
  if (code < 500 || !OF_MESSAGE.includes(command)) return { result: 'again', error: words }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const isGone = command !== 'MAIL FROM' &&
    (enhanced === undefined ? code === 550 && command === 'RCPT TO' : NO_SUCH_ADDRESS.includes(enhanced))
  return { result: isGone ? 'gone' : 'refused', error: words }
}

/** The type of a calendar file in a mail: what a calendar does with it (RFC 6047). */
const contentTypeOf = (calendar: string): string =>
  `text/calendar; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'}; charset=UTF-8`

/**
 * Sends by a mail server: `smtps://` with TLS from the beginning, `smtp://` with STARTTLS, which the server must offer with a valid
 * certificate, and `smtp://…?tls=none` without. Connections are kept and used again. Nothing is repeated here: each try is counted.
 */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter
  readonly #from: string

  /** @param tls what certificates must be like, besides what Node.js asks */
  constructor ({ url, from }: SmtpSettings, tls: Pick<ConnectionOptions, 'ca'> = {}, silenceMs = SILENCE_MS) {
    const { protocol, hostname, port, username, password, searchParams } = new URL(url)
    const isSecure = protocol === 'smtps:'
    const isOpen = searchParams.get('tls') === 'none'
    this.#from = from
    this.#transport = createTransport({
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      maxRequeues: 0,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (isSecure ? 465 : 587) : Number(port),
      secure: isSecure,
      requireTLS: !isSecure && !isOpen,
      ignoreTLS: isOpen,
      ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      tls,
      dnsTimeout: silenceMs,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true
    })
  }

  async send ({ id, companyName, to, replyTo, subject, text, calendar }: ClaimedMessage): Promise<Outcome> {
    try {
      await this.#transport.sendMail({
        // The same for all tries, so that a mailbox shows one.
        messageId: `<${id}@${this.#from.slice(this.#from.lastIndexOf('@') + 1)}>`,
        from: { name: companyName.replace(UNSEEN, ' ').trim(), address: this.#from },
        to: { name: '', address: to },
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(calendar === null ? {} : { alternatives: [{ contentType: contentTypeOf(calendar), content: calendar }] }),
        // Absence notes do not answer (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' }
      })
      return { result: 'sent' }
    } catch (error) {
      return outcomeOf(error as SmtpError)
    }
  }

  close (): void {
    this.#transport.close()
  }
}
