import type { ChildProcess } from 'node:child_process'
import { createConnection } from 'node:net'
import { freePort, until } from '../shared/processes.js'
import { Skip, type Rig } from './rig.js'

/** Starts an empty Redis without persistence; resolves when it accepts connections. @throws Skip where it is not installed */
export async function startRedis (rig: Rig, port: number): Promise<ChildProcess> {
  const program = rig.program('redis-server')
  const child = rig.start(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
  await until('Redis takes connections', async () => await connects(port))
  return child
}

async function connects (port: number): Promise<boolean> {
  return await new Promise(resolve => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => { socket.destroy(); resolve(true) })
    socket.once('error', () => resolve(false))
  })
}

/** Starts a Redis for the limits. @returns the setting of a server that uses it; undefined where none is installed */
export async function redisOf (rig: Rig): Promise<Record<string, string> | undefined> {
  const port = await freePort()
  try {
    await startRedis(rig, port)
    return { REDIS_URL: `redis://127.0.0.1:${port}` }
  } catch (error) {
    if (!(error instanceof Skip)) throw error
    rig.skip(error.message)
  }
}
