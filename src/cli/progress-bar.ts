import type { WriteStream } from 'node:tty'

const WIDTH = 30
const REDRAW_MS = 200

/** Draws progress, rate and time left: in place on a terminal, otherwise as a line every five seconds. */
export function progressBar (out: Pick<WriteStream, 'write' | 'isTTY'>): (done: number, total: number) => void {
  const startedAt = Date.now()
  const pause = out.isTTY ? REDRAW_MS : 5000
  let first: number | undefined
  let drawnAt = 0
  return (done, total) => {
    first ??= done
    // An estimated total may be 0.
    if (done === 0) return
    const now = Date.now()
    if (now - drawnAt < pause && done < total) return
    drawnAt = now
    const rate = (done - first) / Math.max(0.001, (now - startedAt) / 1000)
    const left = rate > 0 ? `${Math.ceil((total - done) / rate)} s left` : ''
    const filled = Math.round(WIDTH * done / total)
    const line = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${total} rows, ${Math.round(rate)} rows/s, ${left}`
    out.write(out.isTTY ? `\r${line.padEnd(79)}${done === total ? '\n' : ''}` : `${line}\n`)
  }
}
