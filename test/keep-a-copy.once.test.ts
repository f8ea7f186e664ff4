import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { programsIn, type Program } from '../trials/drill/copy-programs.js'
import { ROOT } from './helper.js'
import { t } from './part.js'

// `drills/copy` runs the programs beside a real server.

const page = readFileSync(path.join(ROOT, 'docs/keep-a-copy.md'), 'utf8')

for (const [language, file] of [['ts', 'keep-copy.ts'], ['python', 'keep_copy.py']] as const) {
  t.test(`the page → has ${file} as it is run, in little more than a hundred lines`, async t => {
    const program = readFileSync(path.join(ROOT, 'docs/copies', file), 'utf8')
    t.ok(page.includes(`\`\`\`${language}\n${program}\`\`\`\n`))
    t.ok(program.trimEnd().split('\n').length <= 125)
  })
}

/** A path without parameters, and the answer to it: a status and a body. */
type Answer = [path: string, status: number, body: string]
interface Run { code: number | null, errors: string, asked: string[], pauses: number[] }

const END = '{"cursor":"c1"}\n'

/**
 * Runs a program until it ends. Each path is answered with its answers, in their order, other exports as empty ones; the program is killed
 * when it asks for more.
 */
async function run ({ command, args, file }: Program, answers: Answer[]): Promise<Run> {
  const asked: string[] = []
  const pauses: number[] = []
  let answeredAt = performance.now()
  const server = createServer((request, response) => {
    pauses.push(performance.now() - answeredAt)
    const name = (request.url ?? '').slice('/api/v2'.length)
    asked.push(name)
    const index = answers.findIndex(([path]) => path === name.replace(/\?.*/, ''))
    const isEmpty = index === -1 && name.startsWith('/exports/')
    const [, status, body] = isEmpty ? ['', 200, END] as const : answers.splice(index, index === -1 ? 0 : 1)[0] ?? []
    if (status === undefined) child.kill('SIGKILL')
    answeredAt = performance.now()
    response.writeHead(status ?? 500, { 'x-export-cursor': 'c1' }).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, TOKEN: 'token', COPY: file },
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let errors = ''
  child.stderr.on('data', chunk => { errors += String(chunk) })
  const [code] = await once(child, 'close')
  server.close()
  server.closeAllConnections()
  return { code, errors, asked, pauses }
}

const department = (id: number) => `${JSON.stringify({ id, name: `Department ${id}` })}\n`
const created = { event: 'candidate.created', entity: { type: 'candidate', id: 7 }, data: { id: 7, name: 'Ada' } }

for (const program of programsIn(t.testdir())) {
  t.test(`${program.name}: an export that breaks off and one that is 410, an object that is gone, a feed that is 404`, async t => {
    const { code, errors, asked, pauses } = await run(program, [
      ['/exports/departments', 200, department(1) + END],
      ['/exports/roles', 200, ''],
      ['/exports/roles', 410, '{}'],
      ['/exports/departments', 200, department(1) + department(2) + END],
      ['/events', 200, JSON.stringify({ results: [created], cursor: 'c2' })],
      ['/candidates/7', 404, '{}'],
      ['/events', 404, 'no such host']
    ])
    const [first, broken, again, anew, ...others] = asked
    t.strictSame([first, broken, again, anew], ['/exports/departments', '/exports/roles', '/exports/roles', '/exports/departments'])
    t.ok(pauses[2] as number > 950, 'a second before the export is repeated')
    t.equal(others.filter(name => name.startsWith('/exports/')).length, 20, 'all kinds anew after the 410')
    t.match(others.slice(20), [/^\/events\?after=c1&/, '/candidates/7', /^\/events\?after=c2&/])
    t.equal(code, 1)
    t.match(errors, '404 for /events?after=c2&wait=20&maxPageSize=100: no such host')
    const copy = (await program.read()).sort(([a], [b]) => a < b ? -1 : 1)
    t.strictSame(copy, [
      ['candidates 7', { id: 7, name: 'Ada' }],
      ['departments 1', { id: 1, name: 'Department 1' }], ['departments 2', { id: 2, name: 'Department 2' }]
    ], 'the copy is kept')
  })

  t.test(`${program.name}: without its settings → one line that says which`, { skip: program.name !== 'Python' }, async t => {
    const { status, stderr } = spawnSync(program.command, program.args, { env: { PATH: process.env.PATH, TOKEN: 'x' }, encoding: 'utf8' })
    t.same([status, stderr], [1, 'Not set: BASE_URL\n'])
  })

  t.test(`${program.name}: an export that is refused → ends with status and body`, async t => {
    const [other] = programsIn(t.testdir()).filter(({ name }) => name === program.name) as [Program]
    const { code, errors, asked } = await run(other, [['/exports/departments', 403, 'FORBIDDEN']])
    t.strictSame(asked, ['/exports/departments'])
    t.equal(code, 1)
    t.match(errors, '403 for /exports/departments: FORBIDDEN')
  })
}
