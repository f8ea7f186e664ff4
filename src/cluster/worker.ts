import cluster from 'node:cluster'
import type { Registry } from 'prom-client'
import type { ToPrimary, ToWorker } from './messages.js'

/** Name of the variable by which the primary gives a worker its number. */
export const NUMBER_VARIABLE = 'RECRUITMENT_API_WORKER'

/** Set for a worker when others can answer: it accepts connections only when it can answer them itself. */
export const BESIDE_VARIABLE = 'RECRUITMENT_API_WORKER_BESIDE_OTHERS'

/** What asks a process to stop. The primary, a terminal and a service manager send it to the workers, some of them at the same time. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Which of the WORKERS a process is, from 1. A replacement keeps the number. */
export interface WorkerPlace { readonly number: number, readonly isBesideOthers: boolean }

/** The place of this process among the WORKERS; undefined when the server is one process, and for the primary. */
export function placeIn (env: Record<string, string | undefined>): WorkerPlace | undefined {
  return cluster.isWorker ? { number: Number(env[NUMBER_VARIABLE]), isBesideOthers: env[BESIDE_VARIABLE] === 'true' } : undefined
}

/** The moment from which no other worker takes connections. */
export async function othersGone (): Promise<void> {
  await new Promise<void>(resolve => {
    process.on('message', (message: ToWorker) => { if (message.type === 'listen') resolve() })
    void tellPrimary({ type: 'starting' })
  })
}

/** Ignores that the primary cannot be told something any more: when it has died, this process ends by itself, without an error. */
export function bearLostPrimary (): void {
  cluster.worker?.on('error', () => {})
}

const wanted = new Map<number, (text: string | undefined) => void>()
let questions = 0

/** Sends the primary a message. @returns when it was handed over */
export async function tellPrimary (message: ToPrimary): Promise<void> {
  await new Promise<void>(resolve => process.send?.(message, undefined, undefined, () => resolve()))
}

/** Gives the primary the metrics of this registry, each with the number of the worker as a label. */
export function shareMetrics (registry: Registry, { number }: WorkerPlace): void {
  registry.setDefaultLabels({ worker: String(number) })
  process.on('message', async (message: ToWorker) => {
    if (message.type === 'giveMetrics') {
      await tellPrimary({ type: 'metrics', id: message.id, metrics: await registry.getMetricsAsJSON() })
    } else if (message.type === 'allMetrics') {
      wanted.get(message.id)?.(message.text)
      wanted.delete(message.id)
    }
  })
  void tellPrimary({ type: 'hasMetrics' })
}

/** The metrics of all workers, in the text format of Prometheus. */
export async function allMetrics (): Promise<string> {
  const id = questions++
  const text = await new Promise<string | undefined>(resolve => {
    wanted.set(id, resolve)
    void tellPrimary({ type: 'wantsMetrics', id })
  })
  if (text === undefined) throw new Error('The metrics of the workers cannot be read')
  return text
}
