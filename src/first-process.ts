const SIGNALS: readonly string[] = ['SIGTERM', 'SIGINT']
/** As shells report a process that SIGTERM has ended. */
const ENDED = 143

/**
 * Lets a signal end the process before it can stop by itself: the first process of a container gets only signals that it listens to, so
 * that a stop while it loads its code would be lost. Whoever listens next decides alone.
 * @param exit ends the process with this code
 */
export function endUntilOthersListen (exit: (code: number) => void): void {
  if (process.pid !== 1) return
  const end = () => exit(ENDED)
  for (const signal of SIGNALS) process.once(signal, end)
  process.on('newListener', name => {
    // Once the other one listens: without any listener a signal that has come would be dropped.
    if (SIGNALS.includes(name as string)) process.nextTick(() => process.off(name, end))
  })
}
