import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Below this many processors for a process, threads that collect garbage take them from its requests and from the database. */
const MANY_PROCESSORS = 4

/**
 * Sets how V8 collects garbage where processors are few, for a small heap with much memory outside it. Large pages are read into and sent
 * from such memory; by default that makes V8 mark the whole heap about every twenty pages, in four threads. Here it may first grow to three
 * times what is in use, and the thread that serves requests marks by itself.
 * @param processors the processors that this process may count on
 */
export function tuneGarbageCollection (processors: number): void {
  if (processors >= MANY_PROCESSORS) return
  setFlagsFromString('--expose-gc')
  const collectAll = runInNewContext('gc') as () => void
  // Ends a marking in progress: V8 crashes if its threads are switched off meanwhile.
  collectAll()
  for (const flag of ['--no-concurrent-marking', '--no-parallel-scavenge', '--heap-growing-percent=200']) setFlagsFromString(flag)
}
