import type { ChildProcess } from 'node:child_process'
import { createConnection } from 'node:net'
import { until } from '../bench/processes.js'
import type { Rig } from './rig.js'

/** Starts an empty Redis that keeps nothing; resolves when it takes connections. @throws Skip where it is not installed */
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
