import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch'
import type { paths as V1Paths, webhooks } from './openapi/v1.js'
import type { Event, EventPage as Page, paths as V2Paths } from './openapi/v2.js'

/** The paths of both versions, as the OpenAPI documents have them. */
export interface Paths extends V1Paths, V2Paths {}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths that take this method. */
export type PathOf<M extends Method> = { [P in keyof Paths]: Paths[P] extends { [K in M]: unknown } ? P : never }[keyof Paths]

type Operation<P extends keyof Paths, M extends Method> = Paths[P][M] & Record<string, unknown>

/** What a line or a body has, whatever its type. */
type ContentOf<P extends keyof Paths, M extends Method> =
  Extract<FetchResponse<Operation<P, M>, object, `${string}/${string}`>, { data: unknown }>['data']

/** Whether the body of the response is not JSON: a file, or an export. */
type IsBytes<P extends keyof Paths, M extends Method> =
  Paths[P][M] extends { responses: { 200: { content: infer Content } } } ? 'application/json' extends keyof Content ? false : true : false

/**
 * The body of the response: bytes where it is not JSON; undefined for a 204, and for a 304. A write is typed with the whole object: it is
 * undefined for tokens that may not read it, and with `Prefer: return=minimal`.
 */
export type DataOf<P extends keyof Paths, M extends Method> = IsBytes<P, M> extends true ? Uint8Array<ArrayBuffer> : ContentOf<P, M>

/** The paths that answer with bytes. */
export type DownloadPath = { [P in PathOf<'get'>]: IsBytes<P, 'get'> extends true ? P : never }[PathOf<'get'>]

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

/** A list has the fields that were asked for. */
export type Get = <P extends PathOf<'get'>, F extends Fields<P> = []>(
  path: P, ...init: Rest<ListInit<P, F>>
) => Promise<Answer<P extends ListPath ? ListPage<P, F> : DataOf<P, 'get'>>>

/** The lists that come in pages. */
export type ListPath = {
  [P in PathOf<'get'>]: DataOf<P, 'get'> extends { results: unknown[], totalPages: number } | { results: unknown[], nextPageToken: unknown }
    ? P
    : never
}[PathOf<'get'>]

/** An item whose fields may all be absent: `fields` chooses. */
type ItemOf<P extends ListPath> = DataOf<P, 'get'> extends { results: Array<infer Item> } ? Item : never

/** The path of one object of the list. */
type ObjectPath<P extends ListPath> = {
  [O in PathOf<'get'>]: O extends `${P}/{${infer Name}}` ? Name extends `${string}/${string}` ? never : O : never
}[PathOf<'get'>]

/** An item with all its fields: those of the object itself. */
type WholeItem<P extends ListPath> = DataOf<ObjectPath<P>, 'get'>

/** What lists leave out unless `fields` names it. */
type LongText = 'description' | 'responsibilities' | 'prerequisites' | 'additionalInformation'

type FieldOf<P extends PathOf<'get'>> =
  Paths[P]['get'] extends { parameters: { query?: { fields?: Array<infer Field extends string> } } } ? Field : never

/** The names in `fields`, in the order in which they stand there. */
export type Fields<P extends PathOf<'get'>> = Array<FieldOf<P>> | []

export type ListInit<P extends PathOf<'get'>, F extends Fields<P>> =
  InitOf<P, 'get'> & ({ params?: { query?: { fields?: F } } } | undefined)

/** The fields with these names, where `salary.max` is one within another. */
type Chosen<T, Name extends string> = T extends object
  ? { [K in keyof T as K extends HeadOf<Name> ? K : never]: K extends Name ? T[K] : Chosen<T[K], TailOf<Name, K>> }
  : T
type HeadOf<Name extends string> = Name extends `${infer Head}.${string}` ? Head : Name
type TailOf<Name extends string, Head> = Name extends `${Head & string}.${infer Tail}` ? Tail : never

/**
 * An item of a list that was requested with these `fields`; `[]` means without `fields`: then it has everything except long texts. If the
 * names are known only at run time, it may lack any field.
 */
export type Item<P extends ListPath, F extends string[]> =
  [FieldOf<P>] extends [never] ? ItemOf<P>
    : F extends [] ? Omit<WholeItem<P>, LongText>
      : number extends F['length'] ? ItemOf<P>
        : 'all' extends F[number] ? WholeItem<P> : Chosen<WholeItem<P>, F[number]>

/** A page of a list that was requested with these `fields`. */
export type ListPage<P extends ListPath, F extends string[]> = Omit<DataOf<P, 'get'>, 'results'> & { results: Array<Item<P, F>> }

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

/** Filters of an export, `expand`, `after` and `cursor`. */
export type ExportOptions<K extends ExportKind> =
  NonNullable<V2Paths[`/api/v2/exports/${K}`]['get']['parameters']['query']> & { signal?: AbortSignal }

export type RowOf<K extends ExportKind> = ContentOf<`/api/v2/exports/${K}`, 'get'>
