import type { MetricObjectWithValues, MetricValue } from 'prom-client'

export type Metrics = Array<MetricObjectWithValues<MetricValue<string>>>

/** What a worker tells the primary. */
export type ToPrimary =
  /** It takes connections when it can answer them, or when it is told to. */
  | { type: 'starting' }
  | { type: 'ready' }
  /** It cannot start, for this reason. */
  | { type: 'failed', reason: string }
  /** It can be asked for its metrics. */
  | { type: 'hasMetrics' }
  /** It was asked for the metrics of all workers. */
  | { type: 'wantsMetrics', id: number }
  | { type: 'metrics', id: number, metrics: Metrics }

/** What the primary tells a worker. */
export type ToWorker =
  /** It need not wait until it can answer: no other worker accepts connections any more. */
  | { type: 'listen' }
  | { type: 'giveMetrics', id: number }
  /** The metrics of all workers, in the text format of Prometheus; none if they could not be read. */
  | { type: 'allMetrics', id: number, text: string | undefined }
