import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { nodeFault, OLDEST_NODE } from '../src/node-version.js'
import { ROOT } from './helper.js'
import { t } from './part.js'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const { engines, scripts, bin } = JSON.parse(read('package.json')) as Record<'engines' | 'scripts' | 'bin', Record<string, string>>

/** What entry points import besides, which has no imports itself and no syntax that an old Node.js cannot read. */
const READABLE = ['navigator.js']

/** The compiled files that a command starts, in order; what it runs by npm included. */
function startedBy (command: string): string[] {
  return [...command.matchAll(/npm run ([\w:]+)|(dist\/[\w/-]+\.js)/g)].flatMap(([, name, file]) =>
    name === undefined ? [file as string] : startedBy(scripts[name] as string))
}

const started = Object.entries(scripts).map(([name, command]) => ({
  name, files: startedBy(`${scripts[`pre${name}`] ?? ''} ${command}`)
})).filter(({ files }) => files.length > 0)
/** Measurements and drills are started by npm alone, which builds first. */
const entries = [...new Set([...Object.values(bin), ...started.flatMap(({ files }) => files)])]
  .filter(file => !/^dist\/trials\/(bench|drill)\//.test(file))

/** What Node.js says when it starts this file, and takes itself for an old version. */
async function startOld (file: string): Promise<{ code: unknown, said: string }> {
  const pretend = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })'
  return await new Promise(resolve => {
    execFile(process.execPath, ['--import', pretend, path.join(ROOT, file)], { timeout: 100_000 }, (error, output, errors) => {
      resolve({ code: error?.code, said: output + errors })
    })
  })
}

t.test('an old Node.js → is told by its version, as package.json does', async t => {
  t.equal(engines.node, `>=${OLDEST_NODE}`)
  t.equal(nodeFault('18.20.8'), `Node.js 18.20.8 is too old: version ${OLDEST_NODE} or newer is needed`)
  t.ok(nodeFault('20.18.1'))
  for (const version of ['20.19.0', '20.20.2', '22.1.0', process.versions.node]) t.equal(nodeFault(version), undefined)
})

t.test('an old Node.js → one line, whatever is started with it', async t => {
  for (const name of ['src/cli', 'src/server', 'trials/load/run']) t.ok(entries.includes(`dist/${name}.js`), name)
  for (const file of entries) {
    t.same(await startOld(file), { code: 1, said: `Node.js 18.20.8 is too old: version ${OLDEST_NODE} or newer is needed\n` }, file)
  }
  for (const { name, files: [first = ''] } of started) t.ok(entries.includes(first), `npm run ${name} → starts ${first} first`)
})

t.test('what is started → imports at once what an old Node.js can load, and the rest when it knows', async t => {
  for (const file of entries) {
    const imports = [...read(file).matchAll(/^import\b(?:[^;']* from)? '([^']+)'/gm)].map(([, name = '']) => path.posix.basename(name))
    t.same(imports.filter(name => !READABLE.includes(name)), ['node-version.js'], file)
  }
  const imports = [...read('dist/src/node-version.js').matchAll(/ from '([^']+)'/g)].map(([, name]) => name)
  t.same(imports, ['node:module'])
  for (const name of READABLE) t.notMatch(read(`dist/src/${name}`), /^import|\?\?=/m)
})

/** Which of the packages that should be loaded late, or never, are loaded once these modules are imported. */
async function loaded (...modules: string[]): Promise<string[]> {
  const program = `
    for (const name of ${JSON.stringify(['navigator', ...modules])}) await import(\`./dist/src/\${name}.js\`)
    const { default: { _cache } } = await import('node:module')
    const names = [...process.moduleLoadList, ...Object.keys(_cache)].join()
    const found = names.match(/undici.undici|sanitize-html|fastify(?=.lib)|pg(?=.lib)/g) ?? []
    console.log(JSON.stringify([...new Set(found)].sort()))`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd: ROOT })
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout) as string[]
}

t.test('what is loaded for a start → what answers requests, but neither all of `fetch` nor what cleans HTML', async t => {
  t.same(await loaded('serve', 'serve-requests'), ['fastify', 'pg'])
})

t.test('what is loaded before the settings are known → nothing that answers requests', async t => {
  t.same(await loaded('serve'), [])
})
