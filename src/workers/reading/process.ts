import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BOUNDS } from './bounds.js'
import { textOf } from './formats.js'
import { filesOf, type FileHead } from './frames.js'
import { countWords } from './text.js'
import type { Limits } from './watch.js'

// The process that reads files of one company, one after the other: takes them from the standard input as frames, and writes a line for
// each to the standard output, with its words and how often each occurs. It ends with a file that cannot be read, without a line for it.

/** What a line says. */
export interface Answer {
  words: Array<[word: string, count: number]>
  /** Whether the process takes no other file. */
  isLast: boolean
}

/** Requests come first, and when the machine is short of memory, this process ends and no other. */
async function stepBack (): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
}

/** What the next file may take is counted from here: what the files before have left in memory is not its fault. */
function limitsOf ({ size }: FileHead): Limits {
  const { user, system } = process.cpuUsage()
  return {
    residentBytes: process.memoryUsage.rss() + BOUNDS.residentBytes + 4 * size,
    processorSeconds: (user + system) / 1e6 + BOUNDS.processorSeconds
  }
}

// Nor is what a file before has begun and fails only now.
process.on('unhandledRejection', () => {})
const watch = new Worker(new URL('./watch.js', import.meta.url))
watch.unref()
await stepBack()
for await (const { head, bytes } of filesOf(process.stdin)) {
  watch.postMessage(limitsOf(head))
  const content = await bytes()
  // Reading that waits for nothing ends the process, as only what is to come would keep it alive.
  process.stdin.unref()
  const words = [...countWords(await textOf(head.contentType, content))]
  process.stdin.ref()
  const answer: Answer = { words, isLast: process.memoryUsage.rss() > BOUNDS.keptBytes }
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
process.exit(0)
