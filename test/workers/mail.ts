import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { loadConfig } from '../../src/config.js'
import type { ClaimedMessage } from '../../src/domain/messages/sending.js'
import { SmtpMailer } from '../../src/workers/mail/smtp.js'
import { CERTIFICATE } from '../mail-certificate.js'
import { partsOf, startMailServer } from '../mail-server.js'
import { t, type Test } from '../part.js'

const MESSAGE: ClaimedMessage = {
  companyId: 1,
  id: '019e4f00-0000-7000-8000-000000000040',
  applicationId: 1,
  claim: '019e4f00-0000-7000-8000-000000000041',
  companyName: 'Acme',
  to: 'ada@example.com',
  replyTo: 'rec@example.com',
  subject: 'Your application',
  text: 'Dear Ada,\n\nthank you.',
  calendar: null,
  queuedWith: null,
  attempts: 1
}

function mailer (t: Test, url: string, trusts = true, silenceMs?: number): SmtpMailer {
  const made = new SmtpMailer({ url, from: 'jobs@acme.example' }, trusts ? { ca: CERTIFICATE } : {}, silenceMs)
  t.teardown(() => made.close())
  return made
}

const failing = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

t.test('a mail goes through STARTTLS, over a connection that is kept, with one Message-ID for all tries', async t => {
  const server = await startMailServer(t, { disabledCommands: [] })
  const smtp = mailer(t, server.url())
  t.same(await smtp.send(MESSAGE), { result: 'sent' })
  t.same(await smtp.send(MESSAGE), { result: 'sent' })
  t.equal(server.connections(), 1)
  const [first = '', second = ''] = server.mails
  for (const line of [
    /^From: Acme <jobs@acme\.example>/m, /^To: ada@example\.com/m, /^Reply-To: rec@example\.com/m, /^Subject: Your application/m,
    /^Auto-Submitted: auto-generated/m, /Dear Ada,\r?\n\r?\nthank you\./
  ]) t.match(first, line)
  const [id] = /^Message-ID: .*/m.exec(first) ?? []
  t.match(id, /019e4f00-0000-7000-8000-000000000040@acme\.example/)
  t.ok(second.includes(id as string))
})

t.test('an invitation has its calendar file as a part of its own, of exactly this type, the same for all tries', async t => {
  const server = await startMailServer(t)
  const smtp = mailer(t, server.url())
  const calendar = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', `SUMMARY:Olá ${'long '.repeat(12)}`, 'END:VCALENDAR', ''].join('\r\n')
  t.same(await smtp.send({ ...MESSAGE, calendar }), { result: 'sent' })
  t.same(await smtp.send({ ...MESSAGE, calendar: calendar.replace('REQUEST', 'CANCEL') }), { result: 'sent' })
  const [first, second] = server.mails.map(mail => partsOf(mail))
  t.same(first?.map(({ type }) => type), ['text/plain; charset=utf-8', 'text/calendar; method=REQUEST; charset=UTF-8'])
  t.equal(first?.[0]?.content.trim(), MESSAGE.text.replaceAll('\n', '\r\n'))
  t.equal(first?.[1]?.content.trim(), calendar.trim())
  t.match(second?.[1]?.type, 'method=CANCEL')
})

t.test('names with quotation marks, line ends and turned directions → one From, and no further header', async t => {
  const server = await startMailServer(t)
  const smtp = mailer(t, server.url())
  const companyName = 'A "B" \u202Emca\r\nBcc: all@example.com, <x@example.com>'
  t.same(await smtp.send({ ...MESSAGE, companyName, subject: 'Olá\r\nBcc: all@example.com' }), { result: 'sent' })
  const [head = ''] = (server.mails[0] ?? '').split(/\r?\n\r?\n/)
  t.notMatch(head, /^Bcc:/mi)
  t.notMatch(head, /\u202E|=E2=80=AE/)
  t.match(head, /^From: "?.*\r?\n?.*<jobs@acme\.example>$/m)
})

t.test('a certificate that nobody trusts, or no STARTTLS at all → nothing is sent; without TLS only where that is said', async t => {
  const wrong = await startMailServer(t)
  t.match(await mailer(t, wrong.url(), false).send(MESSAGE), { result: 'again', error: /certificate/i })
  const open = await startMailServer(t, { disabledCommands: ['STARTTLS'] })
  t.match(await mailer(t, open.url()).send(MESSAGE), { result: 'again' })
  t.same([...wrong.mails, ...open.mails], [])
  t.same(await mailer(t, `${open.url()}?tls=none`).send(MESSAGE), { result: 'sent' })
})

t.test('a server that is busy is tried again; a refusal is final, and only an address that does not exist is gone', async t => {
  const answers: Array<[at: 'onRcptTo' | 'onMailFrom' | 'onData' | 'onConnect', code: number, message: string, result: string]> = [
    ['onConnect', 421, '4.3.2 closing', 'again'],
    ['onRcptTo', 451, '4.7.1 greylisted', 'again'],
    ['onRcptTo', 550, '5.1.1 no such user', 'gone'],
    ['onRcptTo', 550, 'No such user here', 'gone'],
    ['onRcptTo', 553, '5.1.3 bad address', 'gone'],
    ['onRcptTo', 554, '5.7.1 policy', 'refused'],
    ['onRcptTo', 550, '5.7.1 policy', 'refused'],
    ['onMailFrom', 550, '5.1.1 sender unknown', 'refused'],
    ['onData', 554, '5.7.1 looks like spam', 'refused'],
    ['onData', 550, 'no', 'refused'],
    ['onData', 452, '4.2.2 full', 'again'],
    ['onRcptTo', 550, '5.7.1 no\0thing', 'refused']
  ]
  for (const [at, code, message, result] of answers) {
    const server = await startMailServer(t, {
      [at]: (...parts: unknown[]) => {
        const callback = parts.at(-1) as (error: Error) => void
        if (at !== 'onData') return callback(failing(code, message))
        void text(parts[0] as NodeJS.ReadableStream).then(() => callback(failing(code, message)))
      }
    })
    const outcome = await mailer(t, server.url()).send(MESSAGE)
    t.match(outcome, { result, error: message.replace('\0', ' ') }, `${code} ${message} at ${at}`)
    t.ok('error' in outcome && !/[\n\0]/.test(outcome.error))
  }
})

/** A server that says this and then does as it is told with the connection. */
async function rawServer (t: Test, onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(socket => {
    socket.on('error', () => {})
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets: Socket[] = []
  server.on('connection', socket => { sockets.push(socket) })
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?tls=none`
}

t.test('a connection that is cut after DATA, refused, or silent → tried again, and a silent one ends', async t => {
  const cut = await rawServer(t, socket => {
    socket.write('220 here\r\n')
    socket.on('data', data => {
      const line = data.toString()
      if (line.startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy())
      else socket.write('250 fine\r\n')
    })
  })
  t.match(await mailer(t, cut).send(MESSAGE), { result: 'again' })
  t.match(await mailer(t, 'smtp://127.0.0.1:1?tls=none').send(MESSAGE), { result: 'again' })
  const silent = await rawServer(t, () => {})
  t.match(await mailer(t, silent, true, 300).send(MESSAGE), { result: 'again' })
})

t.test('a mail server in the environment → checked at the start, with one line', t => {
  const base = { DATABASE_URL: 'postgres://localhost/x' }
  const url = 'smtp://user:pass@mail.example.com:587'
  t.equal(loadConfig({ ...base, SMTP_URL: url, MAIL_FROM: 'jobs@example.com' }).MAIL_FROM, 'jobs@example.com')
  t.equal(loadConfig({ ...base, SMTP_URL: 'smtp://localhost?tls=none', MAIL_FROM: 'jobs@example.com' }).SMTP_URL, 'smtp://localhost?tls=none')
  t.throws(() => loadConfig({ ...base, SMTP_URL: url }), /^MAIL_FROM: is required beside SMTP_URL/)
  t.throws(() => loadConfig({ ...base, SMTP_URL: 'http://mail', MAIL_FROM: 'jobs@example.com' }), /^SMTP_URL: must be a URL/)
  t.throws(() => loadConfig({ ...base, SMTP_URL: `${url}?tls=maybe`, MAIL_FROM: 'jobs@example.com' }), /only parameter is tls=none/)
  t.throws(() => loadConfig({ ...base, SMTP_URL: url, MAIL_FROM: 'Jobs <jobs@example.com>' }), /must be an e-mail address/)
  t.throws(() => loadConfig({ SMTP_URL: url, MAIL_FROM: 'jobs@example.com' }), /a sandbox sends nothing/)
  t.end()
})
