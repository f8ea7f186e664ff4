import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { openapiDocuments } from '../src/documents.js'
import { build, createClient, ROOT } from './helper.js'
import { t } from './part.js'

interface Sample { label: string, source: string }
interface Operation { operationId: string, requestBody?: { content: object }, 'x-codeSamples': Sample[] }
interface Document { paths: Record<string, Record<string, Operation>> }
interface Server { origin: string, token: string }

const file = path.join(ROOT, 'public/code-samples.js')
const { addCodeSamples } = await import(file) as { addCodeSamples: (document: Document, server: Server) => void }
const documents = await openapiDocuments()

/** What is special in the languages: each sample has to send it as it is. */
const TOKEN = 'a-token-$HOME-`pwd`-\\-"quotes"-isn\'t-it'

/** All samples of both versions, by language. */
function samplesFor (server: Server): Record<string, string[]> {
  const operations = Object.values(documents).flatMap(text => {
    const document = JSON.parse(text) as Document
    addCodeSamples(document, server)
    return Object.values(document.paths).flatMap(item => Object.values(item)).filter(({ operationId }) => operationId !== undefined)
  })
  return Object.fromEntries(Object.keys(PROGRAMS).map(language => [
    language, operations.map(operation => operation['x-codeSamples'].find(({ label }) => label === language)?.source ?? '')
  ]))
}

/** How each language is run from standard input, and samples put one after the other: each process would take its time to start. */
const PROGRAMS: Record<string, { command: string[], join: (sources: string[]) => string }> = {
  curl: { command: ['sh'], join: sources => sources.map(source => source.replace('curl ', 'curl --silent --show-error ')).join('\n') },
  JavaScript: { command: ['node', '--input-type=module', '-'], join: sources => sources.map(source => `{\n${source}\n}`).join('\n') },
  Python: { command: ['python3', '-'], join: sources => sources.join('\n') }
}

/** Runs samples of a language in one process. @returns what they print */
async function run (language: string, sources: string[], env: Record<string, string> = {}): Promise<string> {
  const { command: [program = '', ...args], join } = PROGRAMS[language] as { command: string[], join: (sources: string[]) => string }
  const running = promisify(execFile)(program, args, { env: { PATH: process.env.PATH, ...env }, maxBuffer: 1e8 })
  running.child.stdin?.on('error', () => {}).end(join(sources))
  return (await running).stdout
}

const hasPython = await run('Python', ['print(1)']).then(() => true, () => false)
const languages = Object.keys(PROGRAMS).filter(language => language !== 'Python' || hasPython)
if (!hasPython) t.test('samples for Python', { skip: 'python3 is not here' }, t => t.end())

t.test('samples of every operation → send the same request in each language, the one that the document describes', async t => {
  let received: Array<Record<string, unknown>> = []
  const server = createServer((request, response) => {
    void body(request).then(text => {
      const { authorization, 'content-type': type = '' } = request.headers
      const [, boundary] = /boundary=(\S+)/.exec(type) ?? []
      const body = boundary === undefined ? text === '' ? undefined : JSON.parse(text) : partsOf(text, boundary)
      received.push({ method: request.method, url: request.url, authorization, type: type.replace(/; boundary=.*/, ''), body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  t.teardown(() => server.close())
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const wanted = Object.values(documents).flatMap(text => Object.entries((JSON.parse(text) as Document).paths).flatMap(([path, item]) =>
    Object.entries(item).filter(([, { operationId }]) => operationId !== undefined).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(), path, type: Object.keys(requestBody?.content ?? {})[0] ?? ''
    }))))
  t.ok(wanted.length > 70, `${wanted.length} operations`)
  const samples = samplesFor({ origin, token: TOKEN })
  let first: typeof received | undefined
  for (const language of languages) {
    received = []
    await run(language, samples[language] ?? [])
    t.equal(received.length, wanted.length, language)
    for (const [index, { method, path, type }] of wanted.entries()) {
      const { url, ...request } = received[index] ?? {}
      t.match(String(url).replace(/\?.*/, ''), new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/{}]+')}$`), `${language}: ${path}`)
      t.match(request, { method, authorization: `Bearer ${TOKEN}`, type }, `${language}: ${path}`)
      t.equal(request.body !== undefined, type !== '', `${language}: ${method} ${path}`)
    }
    first ??= received
    t.same(received, first, `${language}: exactly what the first language sends`)
  }
})

t.test('samples without a token → take that of the environment, and are answered', async t => {
  const app = await build(t)
  const { secret } = await createClient(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const samples = samplesFor({ origin, token: '' })
  for (const language of languages) {
    const lists = (samples[language] ?? []).filter(source => /\/api\/v[12]\/jobs['"]/.test(source) && !source.includes('POST'))
    t.equal(lists.length, 2, language)
    const printed = await run(language, lists, { TOKEN: secret })
    t.match(printed, /totalResults[^]*nextPageToken/, language)
  }
})

/** The name, file name and value of each part of a form: some clients add types to them. */
function partsOf (text: string, boundary: string): Array<Array<string | undefined>> {
  return text.split(`--${boundary}`).slice(1, -1).map(part => {
    const [head = '', value] = part.split('\r\n\r\n')
    return [/ name="(.*?)"/.exec(head)?.[1], / filename="(.*?)"/.exec(head)?.[1], value]
  })
}

async function body (request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
