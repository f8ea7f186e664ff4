import { readFileSync } from 'node:fs'
import type pg from 'pg'

// Processor time of processes of this machine. It shows what a request costs even when the machine is busy with other things.

/** Linux counts in hundredths of a second. */
const TICK_US = 10_000

/** Processor time of a process so far, in microseconds; 0 where the system does not say, or it has ended. */
export function processorTime (pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_US
  } catch {
    return 0
  }
}

/** Processor time so far of the connections with this name, by process: they may come and go. */
async function connectionTimes (admin: pg.Client, applicationName: string): Promise<Map<number, number>> {
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [applicationName])
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid)]))
}

export interface Times { node: number, postgresql: number }

/**
 * Measures the processor time that some work takes, in microseconds.
 * @param applicationName the name that the process gives its connections; undefined without a database
 */
export async function timed<T> (
  pid: number, admin: pg.Client | undefined, applicationName: string, work: () => Promise<T>
): Promise<Times & { result: T }> {
  const read = async () => admin === undefined ? new Map<number, number>() : await connectionTimes(admin, applicationName)
  const [before, node] = [await read(), processorTime(pid)]
  const result = await work()
  const spent = processorTime(pid) - node
  const after = await read()
  const postgresql = [...after].reduce((sum, [process, time]) => sum + time - (before.get(process) ?? 0), 0)
  return { result, node: spent, postgresql }
}
