import { workerData } from 'node:worker_threads'
import { BOUNDS } from './bounds.js'

// A thread beside the one that reads a file, which never pauses while it does: ends the process when the file takes too much. Limits of
// V8 and of threads do not count what is unpacked, because that lies outside of the heap.

const INTERVAL_MS = 20

const residentBytes = BOUNDS.residentBytes + 4 * (workerData as { size: number }).size

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isTooMuch = process.memoryUsage.rss() > residentBytes || user + system > BOUNDS.processorSeconds * 1e6
  if (isTooMuch) process.kill(process.pid, 'SIGKILL')
}, INTERVAL_MS)
