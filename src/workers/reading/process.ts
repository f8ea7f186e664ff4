import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { arrayBuffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { textOf } from './formats.js'
import { countWords } from './text.js'

// The process that reads one file: takes its type and its size as arguments and its bytes from the standard input, writes its words to the
// standard output, each with how often it occurs, and ends.

/** Requests come first, and when the machine is short of memory, this process ends and no other. */
async function stepBack (): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
}

const [, , contentType = '', size] = process.argv
new Worker(new URL('./watch.js', import.meta.url), { workerData: { size: Number(size) } }).unref()
await stepBack()
const text = await textOf(contentType, new Uint8Array(await arrayBuffer(process.stdin)))
process.stdout.end(JSON.stringify([...countWords(text)]), () => process.exit(0))
