import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch'
import type { paths as V1Paths, Receipt, webhooks } from './openapi/v1.js'
import type { Event, EventPage as Page, paths as V2Paths } from './openapi/v2.js'

/** The paths of both versions, as the OpenAPI documents have them. */
export interface Paths extends V1Paths, V2Paths {}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths that take this method. */
export type PathOf<M extends Method> = { [P in keyof Paths]: Paths[P] extends { [K in M]: unknown } ? P : never }[keyof Paths]

type Operation<P extends keyof Paths, M extends Method> = Paths[P][M] & Record<string, unknown>

type WithoutReceipt<T> = T extends unknown ? Receipt extends T ? never : T : never

/**
 * What the request answers; undefined for a 204, and for a 304. A write is typed with the whole object: tokens that may not read it
 * get a `v1.Receipt` (id, version, updatedAt) instead.
 */
export type DataOf<P extends keyof Paths, M extends Method> =
  WithoutReceipt<Extract<FetchResponse<Operation<P, M>, object, `${string}/${string}`>, { data: unknown }>['data']>

/** What a request needs and may have: `params` (`path`, `query`, `header`), `body`, `headers`, `signal`. */
export type InitOf<P extends keyof Paths, M extends Method> = MaybeOptionalInit<Paths[P], M>

/** The second argument, which may be left out where nothing is required. */
export type Rest<Init> = undefined extends Init ? [init?: Init] : [init: Init]

export interface Answer<T> {
  data: T
  /** Status and headers, such as `etag` and `location`. */
  response: Response
}

export type Call<M extends Method> = <P extends PathOf<M>>(path: P, ...init: Rest<InitOf<P, M>>) => Promise<Answer<DataOf<P, M>>>

/** The lists that come in pages. */
export type ListPath = {
  [P in PathOf<'get'>]: DataOf<P, 'get'> extends { results: unknown[], totalPages: number } | { results: unknown[], nextPageToken: unknown }
    ? P
    : never
}[PathOf<'get'>]

export type ItemOf<P extends ListPath> = DataOf<P, 'get'> extends { results: Array<infer Item> } ? Item : never

type Bodies = { [E in keyof webhooks]: webhooks[E]['post']['requestBody']['content']['application/json'] }

/** The body of a webhook: `event` tells what `data` holds. */
export type Delivery = Bodies[keyof webhooks]

/** An event of the feed: `event` tells what `data` holds. */
export type FeedEvent = {
  [E in Event['event']]: Omit<Event, 'event' | 'data'> & { event: E, data: Bodies[E]['data'] }
}[Event['event']]

export interface EventPage extends Omit<Page, 'results'> { results: FeedEvent[] }

/** Which events to follow: `event`, `entity`, `entityId`, `maxPageSize`. */
export type EventFilter = Omit<NonNullable<V2Paths['/api/v2/events']['get']['parameters']['query']>, 'after' | 'wait'>

/** What can be exported. */
export type ExportKind = { [P in PathOf<'get'>]: P extends `/api/v2/exports/${infer Kind}` ? Kind : never }[PathOf<'get'>]

export type RowOf<K extends ExportKind> = DataOf<`/api/v2/exports/${K}`, 'get'>
