import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { BOUNDS } from './bounds.js'
import { framesOf, type FileHead } from './frames.js'
import type { Answer } from './process.js'

/** The different words of a file, each with how often it occurs. */
export type WordCounts = Answer['words']

const PROGRAM = fileURLToPath(new URL('./process.js', import.meta.url))

/**
 * Where Node.js can (from 22.13 on), the process reads its program and its modules alone, writes nothing but how soon Linux ends it when
 * memory is short, and starts no other process. Where Node.js closes the network as well (from 25 on), it is closed.
 */
export function permissions (): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return []
  const compiled = fileURLToPath(new URL('../../../', import.meta.url))
  const modules = createRequire(import.meta.url).resolve.paths('fflate')?.filter(folder => existsSync(folder)) ?? []
  return [
    '--permission', ...[compiled, ...modules].map(folder => `--allow-fs-read=${folder}`), '--allow-fs-write=/proc/self/oom_score_adj',
    // For the thread that watches it: the same holds in there.
    '--allow-worker'
  ]
}

/** A process that reads files, and the lines that it writes. */
function startProcess (signal: AbortSignal) {
  const child = spawn(process.execPath, [...permissions(), PROGRAM], {
    env: {}, stdio: ['pipe', 'pipe', 'ignore'], killSignal: 'SIGKILL', signal
  })
  const ended = once(child, 'close')
  ended.catch(() => {})
  // A process that ends early does not take all: its end tells.
  child.stdin.on('error', () => {})
  return { child, ended, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
}

/**
 * Takes the words out of files of one company, in a process of its own: whatever a file makes of that process, nothing else sees it. The
 * process has neither the environment of the server nor its connections. It reads one file after the other; a file that ends it takes
 * nothing but itself, and the next one gets a new process.
 */
export class WordReader {
  #process: ReturnType<typeof startProcess> | undefined

  /** @param signal ends the process; what is being read throws then */
  constructor (private readonly signal: AbortSignal) {}

  /** @returns undefined when the file cannot be read, or takes more than it may; it throws when the bytes do not come */
  async read (head: FileHead, bytes: Readable): Promise<WordCounts | undefined> {
    const { child, ended, lines } = this.#process ??= startProcess(this.signal)
    const timer = setTimeout(() => child.kill('SIGKILL'), BOUNDS.seconds * 1000)
    try {
      const [{ value }] = await Promise.all([lines.next(), Promise.race([send(framesOf(head, bytes), child.stdin), ended])])
      const answer = answerOf(value)
      if (answer === undefined) await ended
      if (answer?.isLast !== false) this.close()
      return answer?.words
    } catch (error) {
      this.close()
      throw error
    } finally {
      clearTimeout(timer)
      bytes.destroy()
    }
  }

  /** Ends the process, with all that it holds. */
  close (): void {
    this.#process?.child.kill('SIGKILL')
    this.#process = undefined
  }
}

/** What a line says; undefined for none, and for a part of one, which a process leaves that is ended while it writes. */
function answerOf (line: string | undefined): Answer | undefined {
  try {
    return line === undefined ? undefined : JSON.parse(line) as Answer
  } catch {
    return undefined
  }
}

/** Sends as fast as the process takes it; to one that has ended, for ever. */
async function send (frames: AsyncIterable<Buffer>, input: Writable): Promise<void> {
  for await (const frame of frames) {
    if (!input.write(frame)) await new Promise(resolve => input.once('drain', resolve))
  }
}

/** Takes the words out of one file, in a process for it alone; see `WordReader`. */
export async function readWords (head: FileHead, bytes: Readable, signal: AbortSignal): Promise<WordCounts | undefined> {
  const reader = new WordReader(signal)
  try {
    return await reader.read(head, bytes)
  } finally {
    reader.close()
  }
}
