import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fastify } from 'fastify'
import pageSecurity from '../plugins/page-security.js'
import { highlight } from '../routes/highlight.js'
import { home } from '../routes/home.js'
import { VERSIONS } from '../routes/versions.js'
import { build, ROOT } from './helper.js'
import { t } from './part.js'

const app = await build(t)
const NAMES = readdirSync(path.join(ROOT, 'docs')).filter(file => file.endsWith('.md')).map(file => file.slice(0, -3))
const bodyOf = async (url: string) => (await app.inject(url)).body
/** The text of HTML. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
const FENCED = /^ *```\w*\n([^]*?)^ *```$/gm
/** Code without the blanks at its ends and before its lines, as in lists. */
const bare = (code: string) => code.trim().replace(/^ +/gm, '')

t.test('guides → each names the others in the order of the index, with the one before and the one after', async t => {
  const orders = new Set<string>()
  const neighbors: Array<[previous: string | undefined, next: string | undefined]> = []
  t.match(await app.inject('/guides'), { statusCode: 308, headers: { location: '/guides/' } })
  const page = await bodyOf('/guides/')
  const titles = /<nav id="titles"[^]*?<\/nav>/.exec(page)?.[0] ?? ''
  const addresses = [...titles.matchAll(/href="([^"]+)"/g)].map(([, address]) => address as string)
  t.same([...addresses].sort(), NAMES.map(name => `/guides/${name === 'README' ? '' : name}`).sort(), 'the index names every guide')
  for (const address of addresses) {
    const page = await bodyOf(address)
    orders.add([.../<nav id="titles"[^]*?<\/nav>/.exec(page)?.[0].matchAll(/href="([^"]+)"/g) ?? []].join())
    t.match(page, `<a href="${address}" aria-current="page">`)
    neighbors.push([/rel="prev" href="([^"]+)"/.exec(page)?.[1], /rel="next" href="([^"]+)"/.exec(page)?.[1]])
  }
  t.equal(orders.size, 1)
  t.same(neighbors, addresses.map((_, at) => [addresses[at - 1], addresses[at + 1]]))
})

t.test('guides → code is as the file has it, with its tokens marked', async t => {
  for (const name of NAMES) {
    const [page, file] = [await bodyOf(`/guides/${name}`), readFileSync(path.join(ROOT, `docs/${name}.md`), 'utf8')]
    const shown = [...page.matchAll(/<pre><code[^>]*>([^]*?)<\/code>/g)].map(([, code = '']) => bare(textOf(code)))
    t.same(shown, [...file.matchAll(FENCED)].map(([, code = '']) => bare(code)), name)
  }
  for (const [language, code, marked] of [
    ['sh', 'TOKEN=$X # one\ncurl -H "a: b" \'c\'#d', ['variable $X', 'comment # one', 'option -H', 'string "a: b"', "string 'c'"]],
    ['ts', 'const a = `b` // 1', ['word const', 'string `b`', 'comment // 1']],
    ['python', 'if a: return 12', ['word if', 'word return', 'number 12']],
    ['sql', "select 'it' -- all", ['word select', "string 'it'", 'comment -- all']],
    ['yaml', 'ports: 3000', ['key ports', 'number 3000']],
    ['text', '201\n{"a": "b\nc", "d": 5}', ['number 201', 'key "a"', 'string "b\nc"', 'key "d"', 'number 5']],
    ['text', 'it isn\'t 5', []],
    ['', '<b>', []]
  ] as const) {
    const html = highlight(code, language)
    t.equal(textOf(html.replaceAll(/<(?!\/?span)/g, '&#60;')), code)
    const tokens = [...html.matchAll(/<span class="(\w+)">([^]*?)<\/span>/g)]
    t.same(tokens.map(([, kind, token = '']) => `${kind} ${textOf(token)}`), marked, code)
  }
})

t.test('the search of guides → sections with all words, those of headings first; what was typed is shown as text', async t => {
  const search = async (q: string) => await bodyOf(`/guides/search?q=${encodeURIComponent(q)}`)
  const linksIn = (page: string) => [...page.matchAll(/<li><a href="([^"]+#[^"]*)"/g)].map(([, link]) => link as string)
  const found = linksIn(await search('Webhook SUSPENDED'))
  t.equal(found[0], '/guides/runbooks#webhook-suspended')
  t.ok(found.length > 1)
  for (const link of found) {
    const [address = '', anchor = ''] = link.split('#')
    t.ok((await bodyOf(address)).includes(`id="${anchor}"`), link)
  }
  t.match(await search('hiringDeadline'), '<mark>hiringDeadline</mark>')
  const nothing = await search('"><script>alert(1)</script>')
  t.notMatch(nothing, '<script>alert')
  t.match(nothing, 'No sections have')
  for (const url of ['/guides/search', '/guides/search?q=', '/guides/search?q=%20', '/guides/search?q=(*%5B']) {
    t.equal((await app.inject(url)).statusCode, 200, url)
  }
  t.same(linksIn(await search('')), [])
  t.equal(linksIn(await search('e')).length, 20)
  t.equal((await app.inject(`/guides/search?q=${'a+'.repeat(500)}`)).statusCode, 200)
})

t.test('pages for models → llms.txt names them; their links lead to what the server has, their code is that of the file', async t => {
  const text = await app.inject('/llms.txt')
  t.match(text, { statusCode: 200, headers: { 'content-type': 'text/markdown; charset=utf-8' } })
  t.match(text.body, /^# Recruitment API\n\n> .+\n/)
  const linksIn = (markdown: string) =>
    [...markdown.replace(FENCED, '').replace(/`[^`\n]*`/g, '').matchAll(/\]\((\/[^)#]*)(?:#[^)]*)?\)/g)].map(([, link]) => link as string)
  const pages = linksIn(text.body)
  const guides = NAMES.filter(name => name !== 'README').map(name => `/guides/${name}.md`)
  const documents = VERSIONS.flatMap(({ name }) => [`/reference/${name}.md`, `/openapi/${name}.json`])
  t.same([...pages].sort(), [...guides, ...documents].sort())
  for (const url of [...pages, '/guides/README.md']) {
    const { statusCode, headers, body } = await app.inject(url)
    t.equal(statusCode, 200, url)
    if (!url.endsWith('.md')) continue
    t.equal(headers['content-type'], 'text/markdown; charset=utf-8')
    t.match(body, /^# \w/, url)
    for (const link of new Set(linksIn(body))) t.equal((await app.inject(link)).statusCode, 200, `${url} ${link}`)
    t.notMatch(body.replace(FENCED, ''), /\]\((?!https?:|[#/])/, url)
    if (!url.startsWith('/guides/')) continue
    const file = readFileSync(path.join(ROOT, `docs/${url.slice('/guides/'.length)}`), 'utf8')
    t.same(body.match(FENCED), file.match(FENCED), url)
    t.match(await bodyOf(url.slice(0, -3)), `<link rel="alternate" type="text/markdown" href="${url}">`)
  }
  t.equal((await app.inject('/guides/nothing.md')).statusCode, 404)
})

t.test('the outline of a version → has each operation, with the names of what it takes', async t => {
  for (const { name } of VERSIONS) {
    const outline = await bodyOf(`/reference/${name}.md`)
    const { paths } = JSON.parse(await bodyOf(`/openapi/${name}.json`)) as { paths: Record<string, object> }
    const operations = Object.entries(paths)
      .flatMap(([path, item]) => Object.keys(item).map(method => `### ${method.toUpperCase()} ${path}`))
    t.same(outline.split('\n').filter(line => /^### [A-Z]+ \//.test(line)).sort(), operations.sort())
    t.match(await bodyOf(`/reference/${name}`), `<link rel="alternate" type="text/markdown" href="/reference/${name}.md">`)
  }
  const [, creating = ''] = /^### POST \/api\/v1\/jobs\n([^]*?)\n### /m.exec(await bodyOf('/reference/v1.md')) ?? []
  t.match(creating, /Query: .*`validateOnly`/)
  t.match(creating, /Body, application\/json: .*`name`\*, .*`code`,/)
})

t.test('/ of a server on PostgreSQL → names both ways to a company until there is one; a database that is away says nothing', async t => {
  const answers = [new Error('away'), false, true, false]
  const app = fastify()
  t.teardown(async () => await app.close())
  await app.register(pageSecurity)
  const hasCompanies = async () => {
    const answer = answers.shift()
    if (typeof answer !== 'boolean') throw answer
    return answer
  }
  await app.register(home, { versions: VERSIONS, sandbox: () => undefined, profile: undefined, hasCompanies })
  const hasWarning = async () => {
    const { statusCode, body } = await app.inject('/')
    t.equal(statusCode, 200)
    return /cli\.js company create[^]*DATABASE_URL[^]*sandbox/.test(textOf(body))
  }
  t.same([await hasWarning(), await hasWarning(), await hasWarning(), await hasWarning()], [false, true, false, false])
  t.same(answers, [false], 'it does not ask again')
})
