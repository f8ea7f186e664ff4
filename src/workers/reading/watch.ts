import { parentPort } from 'node:worker_threads'

/** Where the process ends: memory and processor time since its start. */
export interface Limits { residentBytes: number, processorSeconds: number }

// A thread beside the one that reads files, which never pauses while it does: ends the process when a file takes too much. Limits of
// V8 and of threads do not count what is unpacked, because that lies outside of the heap.

const INTERVAL_MS = 20

let limits: Limits | undefined
parentPort?.on('message', (next: Limits) => { limits = next })

setInterval(() => {
  if (limits === undefined) return
  const { user, system } = process.cpuUsage()
  const isTooMuch = process.memoryUsage.rss() > limits.residentBytes || user + system > limits.processorSeconds * 1e6
  if (isTooMuch) process.kill(process.pid, 'SIGKILL')
}, INTERVAL_MS)
