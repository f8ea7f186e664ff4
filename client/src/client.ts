import createHttpClient, { mergeHeaders, type Client } from 'openapi-fetch'
import { ApiError, ConnectionError, CursorExpiredError } from './errors.js'
import { Export } from './export.js'
import {
  counted, parseBody, serializeBody, toFile, withProgress, type DownloadInit, type Progress, type UploadInit, type UploadPath
} from './files.js'
import { repeatable, retrying, type Retry } from './retry.js'
import type {
  Answer, Call, DataOf, DownloadPath, EventFilter, EventPage, ExportKind, ExportOptions, Fields, Get, Item, ListInit, ListPage, ListPath,
  Method, Paths, Rest, RowOf
} from './types.js'

export interface ClientOptions {
  /** Address of the API, such as `https://recruitment.example.com`. */
  baseUrl: string
  token: string
  /** Headers of each request, such as `Prefer: handling=strict`. */
  headers?: Headers | Record<string, string>
  /** Milliseconds that one attempt may take, 60 000 by default. */
  timeout?: number
  /**
   * Milliseconds after which a request is not retried, 90 000 by default: longer than the window of a rate limit. 0 means a single attempt.
   */
  retryFor?: number
  /** Called before each further attempt, for your log. */
  onRetry?: (retry: Retry) => void
  /** Used instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

export interface FollowOptions extends EventFilter {
  /** The cursor to continue from; without it the feed is read from its start. */
  after?: string | undefined
  /** Seconds that the server waits for an event, 30 by default. With 0, the loop ends when there are no more events. */
  wait?: number
  /** Called with the cursor when the loop asks for the next page, so after it has processed this one. */
  save?: (cursor: string) => unknown
  signal?: AbortSignal
}

/** Milliseconds that the server gives a file to arrive. */
const UPLOAD_MS = 180_000

/** The parts of a request's options that are used here. There are too many types of paths to compute with them. */
interface Init {
  params?: { query?: Record<string, unknown>, path?: Record<string, unknown> }
  headers?: Headers | Record<string, string>
  signal?: AbortSignal | undefined
  parseAs?: 'stream'
  body?: { file?: Blob }
  onProgress?: ((progress: Progress) => void) | undefined
}

type Walk<T> = AsyncGenerator<T, void, undefined>

/** A client of the Recruitment API: both versions, by their paths. */
export class RecruitmentApi {
  readonly #options: ClientOptions & { timeout: number, retryFor: number }
  readonly #http: Client<Paths>

  constructor (options: ClientOptions) {
    this.#options = { timeout: 60_000, retryFor: 90_000, ...options }
    const { baseUrl, token, headers } = options
    this.#http = createHttpClient<Paths>({
      baseUrl: new URL(baseUrl).href,
      headers: mergeHeaders({ authorization: `Bearer ${token}` }, headers),
      bodySerializer: serializeBody as never
    })
  }

  /** Each throws an ApiError for a status of 400 or above, and a ConnectionError if no complete response arrives. */
  readonly get: Get = this.#call('get') as Get
  readonly post = this.#call('post')
  readonly put = this.#call('put')
  readonly patch = this.#call('patch')
  readonly delete = this.#call('delete')

  /** The pages of a list, in either version's pagination, each read when the loop asks for it. */
  async * pages<P extends ListPath, F extends Fields<P> = []> (path: P, ...[init]: Rest<ListInit<P, F>>): Walk<ListPage<P, F>> {
    const { params, ...rest } = (init ?? {}) as Init
    for (let query = params?.query; ;) {
      const { data } = await this.#send('get', path, { ...rest, params: { ...params, query } })
      yield data as ListPage<P, F>
      const { page, totalPages, nextPageToken } = data as { page: number, totalPages: number, nextPageToken?: string | null }
      if (nextPageToken === null || page >= totalPages) return
      query = nextPageToken === undefined ? { ...query, page: page + 1 } : { pageToken: nextPageToken }
    }
  }

  /** The items of all pages. */
  async * items<P extends ListPath, F extends Fields<P> = []> (path: P, ...init: Rest<ListInit<P, F>>): Walk<Item<P, F>> {
    for await (const { results } of this.pages<P, F>(path, ...init)) yield * results
  }

  /**
   * Follows the feed: each page of events that comes, in order. A page may be empty: then only its cursor is new.
   * @throws CursorExpiredError when the log no longer has the events after the cursor
   */
  async * follow ({ after, wait = 30, save, signal, ...filter }: FollowOptions = {}): Walk<EventPage> {
    const timeout = this.#options.timeout + wait * 1000
    for (let cursor = after; ;) {
      const { data } = await this.#send('get', '/api/v2/events', { params: { query: { ...filter, wait, after: cursor } }, signal }, timeout)
      const page = data as EventPage
      if (page.cursor !== cursor) {
        yield page
        await save?.(page.cursor)
        cursor = page.cursor
      }
      if (wait === 0 && !page.hasMore) return
    }
  }

  /**
   * All rows of a kind, or those that match the filters; afterwards, its `cursor` is where `follow` continues. One that was cut off is
   * resumed with the same filters, `after` (the id of the last row) and its `resumeCursor` as `cursor`.
   */
  export<K extends ExportKind> (kind: K, { signal, ...query }: ExportOptions<K> = {}): Export<RowOf<K>> {
    const path = `/api/v2/exports/${kind}`
    return new Export(`GET ${path}`, async () => {
      const { data, response } = await this.#send('get', path, { params: { query }, signal, parseAs: 'stream' })
      return { body: data as ReadableStream<Uint8Array>, cursor: response.headers.get('x-export-cursor') }
    }, signal)
  }

  /**
   * Sends a file in a form, and repeats it as `post` does. It may take as long as the server gives it.
   * @throws ApiError and ConnectionError as the other methods
   */
  async upload<P extends UploadPath> (path: P, { body, fileName, ...init }: UploadInit<P>): Promise<Answer<DataOf<P, 'post'>>> {
    const form = { ...body, file: await toFile(body.file, fileName) }
    return await this.#send('post', path, { ...init, body: form }, this.#options.timeout + UPLOAD_MS) as Answer<DataOf<P, 'post'>>
  }

  /**
   * The answer with a file as soon as its headers are there; its body is read as it comes, and is not repeated. `get` reads the whole file,
   * and repeats what did not arrive.
   */
  async download<P extends DownloadPath> (path: P, { onProgress, ...init }: DownloadInit<P>): Promise<Response> {
    const { response } = await this.#send('get', path, { ...init, parseAs: 'stream' })
    if (onProgress === undefined || response.body === null) return response
    const length = response.headers.get('content-length')
    return new Response(counted(response.body, length === null ? undefined : Number(length), onProgress), response)
  }

  #call<M extends Method> (method: M): Call<M> {
    return (async (path: string, init?: Init) => await this.#send(method, path, init)) as Call<M>
  }

  async #send (method: Method, path: string, init: Init = {}, timeout = this.#options.timeout): Promise<Answer<unknown>> {
    const { retryFor, onRetry, fetch = globalThis.fetch } = this.#options
    const { body, onProgress, ...rest } = init
    const name = `${method.toUpperCase()} ${path}`
    // The same key with each attempt: the server processes only one of them.
    const headers = mergeHeaders(method === 'post' ? { 'idempotency-key': crypto.randomUUID() } : {}, init.headers)
    const attempt = async (signal: AbortSignal | undefined): Promise<Answer<unknown>> => {
      let isSent = false
      const send = async (request: Request) => {
        isSent = true
        return await fetch(onProgress === undefined ? request : withProgress(request, body?.file?.size, onProgress))
      }
      const options = { parseAs: 'arrayBuffer', ...rest, body, headers, signal, fetch: send }
      const { data, error, response } = await this.#http.request(method, path as never, options as never).catch(error => {
        throw isSent ? new ConnectionError(name, error) : error
      })
      if (response.status >= 400) throw new (response.status === 410 ? CursorExpiredError : ApiError)(name, response, error)
      return { data: rest.parseAs === 'stream' ? data : parseBody(name, response, data), response }
    }
    return await retrying(
      // Reading a stream may take as long as it needs.
      async () => init.parseAs === 'stream' ? await attempt(init.signal) : await withTimeout(timeout, init.signal, attempt),
      { repeatable: repeatable(method, new Headers(headers)), retryFor, onRetry, signal: init.signal }
    )
  }
}

/** Calls `work` with a signal that fires with the given one, or after the timeout. Leaves no listener on a long-lived signal. */
async function withTimeout<T> (
  milliseconds: number, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>
): Promise<T> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException(`nothing came in ${milliseconds} ms`, 'TimeoutError')), milliseconds)
  signal?.addEventListener('abort', stop)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
