import { domainToASCII } from 'node:url'

// RFC 5322 without quotes and comments, and RFC 6531: characters that are seen, in any script.
const CHARACTER = String.raw`(?:[a-z0-9!#$%&'*+/=?^_\x60{|}~-]|(?![\0-\x7f])[\p{L}\p{M}\p{N}\p{P}\p{S}])`
const MAILBOX = new RegExp(String.raw`^${CHARACTER}+(?:\.${CHARACTER}+)*$`, 'iu')
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** What makes of a domain something else than a domain. */
const NOT_OF_DOMAINS = /[\0-,/:-`{-\x7f]/
const ASCII = /^[\0-\x7f]*$/

/** Whether the text is an e-mail address, which may be internationalized (RFC 6531). */
export function isEmail (text: string): boolean {
  const [mailbox, domain] = partsOf(text)
  return MAILBOX.test(mailbox) && DOMAIN.test(toAscii(domain))
}

/**
 * The form in which e-mail addresses are compared: without case in every script, the domain as DNS knows it. `Josè@MÜNCHEN.example` and
 * `josè@xn--mnchen-3ya.example` are the same, and not `jose@münchen.example`.
 */
export function emailKey (email: string): string {
  const [mailbox, domain] = partsOf(email.trim())
  return `${withoutCase(mailbox)}@${toAscii(domain)}`
}

function partsOf (email: string): [mailbox: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
}

/** The domain in its form of IDNA; as it is if it has none. */
function toAscii (domain: string): string {
  const lower = domain.toLowerCase()
  return ASCII.test(lower) || NOT_OF_DOMAINS.test(lower) ? lower : domainToASCII(lower)
}

/** By way of capitals, as some letters have two small ones (σ, ς) or none for one capital (ß); but the capital of ı is that of i, too. */
function withoutCase (text: string): string {
  return text.normalize('NFC').replace(/[^ı]+/g, part => part.toUpperCase().toLowerCase()).normalize('NFC')
}
