import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy between two programs on this machine that can be disturbed. */
export interface Proxy {
  port: number
  /** Forwards everything, including what was held back. */
  pass: () => void
  /** Keeps all connections, accepts new ones, and forwards nothing: neither data nor the end of a connection. */
  silence: () => void
  /** Closes all connections, and refuses new ones immediately. */
  cut: () => void
  close: () => Promise<void>
}

/** @param delayMs delay in each direction */
export async function startProxy (targetPort: number, delayMs = 0): Promise<Proxy> {
  const deliver = (work: () => void) => { if (delayMs === 0) work(); else setTimeout(work, delayMs) }
  let state: 'passing' | 'silent' | 'cut' = 'passing'
  const sockets = new Set<Socket>()
  /** Connections whose other side closed while nothing was forwarded. */
  const orphans = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, near => {
    if (state === 'cut') return near.destroy()
    const far = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true })
    join(near, far)
    join(far, near)
  })
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', chunk => deliver(() => { if (!to.write(chunk)) from.pause() }))
    to.on('drain', () => { if (state === 'passing') from.resume() })
    from.on('end', () => deliver(() => to.end()))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      if (state === 'silent') orphans.add(to)
      else to.destroy()
    })
    if (state === 'silent') from.pause()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cutAll = () => { for (const socket of sockets) socket.destroy() }
  return {
    port: (server.address() as AddressInfo).port,
    pass: () => {
      state = 'passing'
      for (const socket of orphans) socket.destroy()
      orphans.clear()
      for (const socket of sockets) socket.resume()
    },
    silence: () => {
      state = 'silent'
      for (const socket of sockets) socket.pause()
    },
    cut: () => {
      state = 'cut'
      cutAll()
    },
    close: async () => {
      state = 'cut'
      cutAll()
      server.close()
      await once(server, 'close')
    }
  }
}
