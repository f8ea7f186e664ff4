import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { BOUNDS } from './bounds.js'

/** The different words of a file, each with how often it occurs. */
export type WordCounts = Array<[word: string, count: number]>

interface FileToRead { contentType: string, size: number }

const PROGRAM = fileURLToPath(new URL('./process.js', import.meta.url))

/**
 * Takes the words out of a file, in a process of its own: whatever the file makes of that process, nothing else sees it. The process has
 * neither the environment of the server nor its connections.
 * @returns undefined when the file cannot be read, or takes more than it may; it throws when the bytes do not come
 */
export async function readWords (
  { contentType, size }: FileToRead, bytes: Readable, signal: AbortSignal
): Promise<WordCounts | undefined> {
  const child = spawn(process.execPath, [PROGRAM, contentType, String(size)], {
    env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: BOUNDS.seconds * 1000, killSignal: 'SIGKILL', signal
  })
  let failure: unknown
  async function * sent (): AsyncGenerator<Buffer> {
    try {
      yield * bytes
    } catch (error) {
      failure = error
      throw error
    }
  }
  const [[code], words] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>, buffer(child.stdout),
    // A process that ends early does not take all bytes: its exit code tells.
    pipeline(sent, child.stdin).catch(() => {})
  ])
  if (failure !== undefined) throw failure
  return code === 0 ? JSON.parse(words.toString()) as WordCounts : undefined
}
