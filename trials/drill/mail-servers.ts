import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

// Mail servers on this machine, without TLS.

/** How long one takes for a mail: long enough that a kill comes in between. */
const MAIL_MS = 5

const urlOf = (server: Server): string => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?tls=none`

interface MailServer { url: string, close: () => void }

/** One that takes every mail. @param onMail is told of each that it takes @returns with the most connections that it had at once */
export async function acceptingServer (onMail: (messageId: string) => void): Promise<MailServer & { most: () => number }> {
  let [open, most] = [0, 0]
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, callback) => {
      most = Math.max(most, ++open)
      callback()
    },
    onClose: () => { open-- },
    onData: (stream, _session, callback) => {
      void text(stream).then(async mail => {
        await sleep(MAIL_MS)
        onMail(/^Message-ID: <([^@>]+)@/mi.exec(mail)?.[1] ?? 'none')
        callback()
      }).catch(callback) // A client that is killed breaks off.
    }
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return { url: urlOf(server.server as Server), most: () => most, close: () => { server.close() } }
}

/** One that takes a mail up to its end, and then says nothing. */
export async function hangingServer (): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.write('220 here\r\n')
    let isData = false
    socket.on('data', chunk => {
      if (isData) return
      isData = chunk.toString().startsWith('DATA')
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: urlOf(server), close }
}
