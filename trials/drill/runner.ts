import type { Drill } from './drill.js'
import { Rig, Skip, type DrillOptions, type DrillResult } from './rig.js'

/** Runs a drill, and ends what it started, even if it fails or `signal` aborts it. */
export async function runDrill (
  drill: Drill, options: DrillOptions, say?: (line: string) => void, signal?: AbortSignal
): Promise<DrillResult> {
  const rig = new Rig(options, say)
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('The drill was ended from outside')), { once: true })
  })
  try {
    await Promise.race([drill.run(rig), aborted])
  } catch (error) {
    if (!(error instanceof Skip)) throw error
    rig.skip(error.message)
  } finally {
    await rig.close()
  }
  return rig.result
}

/** The figures as a table, then each promise. */
export function toText ({ figures, promises, skipped }: DrillResult): string {
  const width = Math.max(0, ...figures.map(({ name }) => name.length))
  return [
    ...figures.map(({ name, value, unit }) => `  ${name.padEnd(width)}  ${typeof value === 'number'
      ? toNumber(value)
      : value} ${unit}`.trimEnd()),
    ...promises.map(({ text, held, seen }) => `${held ? '✔' : '✘'} ${text}${held || seen === '' ? '' : `: ${seen}`}`),
    ...skipped.map(reason => `– left out: ${reason}`)
  ].join('\n')
}

function toNumber (value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1)
}
