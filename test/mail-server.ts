import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { CERTIFICATE, KEY } from './mail-certificate.js'

export interface MailServer { url: (user?: string) => string, mails: string[], connections: () => number }

/** A mail server on this machine that keeps what it gets. */
export async function startMailServer (
  t: { teardown: (fn: () => unknown) => void }, options: SMTPServerOptions = {}
): Promise<MailServer> {
  const mails: string[] = []
  let connections = 0
  const server = new SMTPServer({
    cert: CERTIFICATE,
    key: KEY,
    authOptional: true,
    logger: false,
    onConnect: (_session, callback) => {
      connections++
      callback()
    },
    onData: (stream, _session, callback) => {
      void text(stream).then(mail => {
        mails.push(mail)
        callback()
      })
    },
    ...options
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  t.teardown(() => { server.close() })
  const { port } = server.server.address() as AddressInfo
  return { mails, connections: () => connections, url: (user = '') => `smtp://${user}127.0.0.1:${port}` }
}

/** A header of a mail, on one line. */
export const headerOf = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'mi').exec(mail)?.[1]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''

/** The parts of a mail, without the encoding of their way; one that has no parts is its own. */
export function partsOf (mail: string): Array<{ type: string, content: string }> {
  const [head = ''] = mail.split('\r\n\r\n', 1)
  const body = mail.slice(head.length + 4)
  const type = headerOf(head, 'Content-Type')
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1]
  if (boundary !== undefined) return body.split(`--${boundary}`).slice(1, -1).flatMap(part => partsOf(part.replace(/^\r\n/, '')))
  return [{ type, content: decoded(body, headerOf(head, 'Content-Transfer-Encoding')) }]
}

function decoded (body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
