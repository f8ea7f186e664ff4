import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import sql from 'sql-template-tag'
import { VERSIONS } from '../routes/versions.js'
import { buildApp } from '../src/app.js'
import { loadConfig } from '../src/config.js'
import type { Examples } from '../src/http/openapi/texts.js'
import { seedSandbox } from '../src/sandbox/company.js'
import { sandboxToken } from '../src/sandbox/token.js'

// The examples of the reference are real: each request example is sent to a fresh sandbox, as a dry run where it writes, and its answer is
// recorded. What differs from run to run (times, random ids, secrets) is replaced by fixed values.

export type Json = Record<string, any>

const TOKEN = 'sandbox-token-of-the-examples'

/** The request that an operation shows: with the examples of its parameters and its body, a short page, and as a dry run. */
export interface ExampleRequest { name: string, method: string, url: string, payload?: object }

/** What is referred to, or the value itself. */
export const follow = (document: Json, value: Json): Json => value.$ref === undefined
  ? value
  : String(value.$ref).slice(2).split('/').reduce<Json>((inner, key) => inner[key], document)

export const exampleOf = (holder: Json): unknown => holder.example ?? holder.schema?.example ?? holder.schema?.examples?.[0]

const QUERY: Record<string, unknown> = { perPage: 2, maxPageSize: 2, validateOnly: true }

function formOf (example: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(example)) {
    if (name === 'file') form.set(name, new Blob([value]), 'resume.pdf')
    else form.set(name, value)
  }
  return form
}

/** The requests that a document shows, in its order. */
export function exampleRequests (document: Json): ExampleRequest[] {
  return Object.entries<Json>(document.paths).flatMap(([template, operations]) =>
    Object.entries<Json>(operations).map(([method, { parameters = [], requestBody }]) => {
      const known = (parameters as Json[]).map(parameter => follow(document, parameter))
      const query = known.filter(parameter => parameter.in === 'query').flatMap(parameter => {
        const value = QUERY[parameter.name] ?? exampleOf(parameter)
        return value === undefined ? [] : `${parameter.name}=${encodeURIComponent(String(value))}`
      }).join('&')
      const url = template.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(exampleOf(known.find(parameter => parameter.name === name) as Json))))
      const [[type, content] = []] = Object.entries<Json>(requestBody?.content ?? {})
      return {
        name: `${method.toUpperCase()} ${template}`,
        method: method.toUpperCase(),
        url: query === '' ? url : `${url}?${query}`,
        ...(content === undefined ? {} : { payload: type === 'application/json' ? content.example : formOf(content.example) })
      }
    }))
}

/** Sends a request with the token of the sandbox. */
export type Send = (request: Omit<ExampleRequest, 'name'>) => Promise<LightMyRequestResponse>

/** Runs `work` on a fresh sandbox. */
export async function withSandbox<T> (work: (send: Send) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-examples-'))
  const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: directory, PAGE_TOKEN_SECRET: 'page-token-secret-of-the-examples' })
  const app = await buildApp(config)
  try {
    await app.database.open()
    const { companyId } = await seedSandbox(app.database)
    await sandboxToken(app.database, { companyId, dataDir: directory, fixed: TOKEN })
    await eventsNumbered(app, companyId)
    return await work(async ({ method, url, payload }) =>
      await app.inject({ method: method as 'GET', url, payload, headers: { authorization: `Bearer ${TOKEN}` } }))
  } finally {
    await app.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Sends every request example. @returns the answers by operation and status, the same in each fresh sandbox */
export async function recordExamples (send: Send): Promise<Examples> {
  const documentOf = async (version: string) => (await send({ method: 'GET', url: `/openapi/${version}.json` })).json<Json>()
  const documents = await Promise.all(VERSIONS.map(async ({ name }) => await documentOf(name)))
  const requests = documents.flatMap(exampleRequests)
  const examples: Examples = Object.fromEntries(requests.map(({ name }) => [name, {}]))
  const record = async (request: ExampleRequest): Promise<void> => {
    const began = Date.now()
    const answer = await send(request)
    const body = bodyOf(answer)
    const shown = answer.statusCode === 201 ? body : settled(body)
    examples[request.name] = { ...examples[request.name], [answer.statusCode]: shown === undefined ? null : fixed(shown, began) }
  }
  const isUndone = ({ name }: ExampleRequest) => name.endsWith('/unmerge')
  const isOfMerge = ({ name }: ExampleRequest) => /\/merges\b/.test(name)
  for (const request of requests.filter(request => !isUndone(request) && !isOfMerge(request))) await record(request)
  // A PUT, a form with a file, and what else is documented so, answer 201 the first time and 200 the second.
  const isRepeatable = ({ name, method, payload }: ExampleRequest) => {
    const [, path = ''] = name.split(' ')
    const responses = documents.flatMap(({ paths }) => paths[path]?.[method.toLowerCase()]?.responses ?? [])
    return method === 'PUT' || payload instanceof FormData || responses.some(each => '200' in each && '201' in each)
  }
  for (const request of requests.filter(isRepeatable)) {
    const kept = { ...request, url: request.url.replace('validateOnly=true', '') }
    await send(kept)
    await record(kept)
  }
  // A merge is shown, and undone, once there is one.
  for (const { method, url, payload } of requests.filter(({ name }) => name.endsWith('/merge'))) {
    await send({ method, url: url.replace('validateOnly=true', ''), ...(payload === undefined ? {} : { payload }) })
  }
  for (const request of [...requests.filter(isOfMerge), ...requests.filter(isUndone)]) await record(request)
  return examples
}

/** Waits until the feed has the events of the seed. */
async function eventsNumbered ({ database }: FastifyInstance, companyId: number): Promise<void> {
  const waiting = sql`select 1 from unnumbered_events where company_id = ${companyId} limit 1`
  while ((await database.query(waiting)).length > 0) await sleep(20)
}

/** The body; for an export, its first line. */
function bodyOf ({ body }: LightMyRequestResponse): unknown {
  const [first = ''] = body.startsWith('{') ? body.split('\n') : []
  return first === '' ? undefined : JSON.parse(first)
}

/**
 * The value without what happens some time later: the words of files are read a moment after they came (and the one of the examples is no
 * whole PDF), and the last use of a token is noted within a minute.
 */
function settled (value: unknown): unknown {
  if (value === undefined) return undefined
  const isUnread = (inner: unknown) => typeof inner === 'object' && inner !== null && 'sha256' in inner && 'text' in inner &&
    ['pending', 'failed'].includes(inner.text as string)
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    key === 'lastUsedAt' ? null : isUnread(inner) ? { ...inner, text: 'ready' } : inner)
}

const NOW = Date.parse('2026-11-02T09:30:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
// Random UUIDs are of version 4, those of files of version 7; those of the sandbox are fixed.
const RANDOM_UUID = /^(?!0{8}|019e4f00)[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** The value with fixed texts in place of those that differ from run to run. */
function fixed (value: unknown, began: number): unknown {
  if (Array.isArray(value)) return value.map(inner => fixed(inner, began))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fixed(inner, began)]))
  }
  if (typeof value !== 'string') return value
  if (TIME.test(value)) {
    const shift = Date.parse(value) - began
    if (Math.abs(shift) < 10 * MINUTE) return new Date(NOW).toISOString()
    const later = [HOUR, DAY].find(time => Math.abs(shift - time) < 10 * MINUTE)
    return later === undefined ? value : new Date(NOW + later).toISOString()
  }
  if (RANDOM_UUID.test(value)) return '3e6a1c52-9d0f-4b7e-8a4d-5c2b7f1e9d60'
  return value
    .replace(/^rapi_.{6}(.*)$/, (_, rest: string) => rest === '' ? 'rapi_h7Gk2x' : 'rapi_h7Gk2x…')
    .replace(/^http.*\/files\/.*$/, 'https://recruitment.example.com/files/eyJyb3V0ZSI6Ii9maWxlcyJ9.c2lnbmVk')
    .replace(/^http.*\/calendars\/.*$/, 'https://recruitment.example.com/calendars/1-1-c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldA.ics')
    .replace(/^whsec_.*$/, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    .replace(/^("\d+)-[\w-]{24}"$/, '$1-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"')
}
