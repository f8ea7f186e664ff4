import { execFile, type ExecFileOptions } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { VERSION } from '../../src/version.js'
import { build, createClient, ROOT } from '../helper.js'
import { t } from '../part.js'
import { makeJob } from '../factories.js'

// The client as its users get it: packed, installed in another folder, with the README's examples.

const CLIENT = path.join(ROOT, 'client')
const MODULES = path.join(ROOT, 'node_modules')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const readme = readFileSync(path.join(CLIENT, 'README.md'), 'utf8')
const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, example = '']) => example)

/** @returns what the program prints */
async function run (command: string, args: string[], options: ExecFileOptions): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { ...options, encoding: 'utf8', timeout: 200_000 })
  return stdout
}

const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-client-'))
t.teardown(() => rmSync(folder, { recursive: true, force: true }))
const modules = path.join(folder, 'node_modules')
const installed = path.join(modules, 'recruitment-api-client')
mkdirSync(installed, { recursive: true })
const [packed] = JSON.parse(await run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], { cwd: CLIENT }))
await run('tar', ['-xf', path.join(folder, packed.filename), '-C', installed, '--strip-components', '1'], {})
for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types']) {
  symlinkSync(path.join(MODULES, name), path.join(modules, name))
}
writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}')

/** Compiles what a user of the package wrote. @returns what the compiler says */
async function compile (files: string[]): Promise<string> {
  const compilerOptions = {
    strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, module: 'nodenext', noEmit: true, types: ['node']
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  return await run(process.execPath, [path.join(MODULES, 'typescript-compiler/bin/tsc'), '-p', '.'], { cwd: folder })
}

t.test('the package → holds what is compiled, its types, README and license, and nothing else', async t => {
  const sources = readdirSync(path.join(CLIENT, 'src'), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  const compiled = sources.flatMap(file => ['.js', '.d.ts'].map(suffix => `dist/${file.replace(/\.ts$/, suffix)}`))
  t.same(packed.files.map(({ path }: { path: string }) => path).sort(), ['LICENSE', 'README.md', 'package.json', ...compiled].sort())
  t.equal(readFileSync(path.join(installed, 'LICENSE'), 'utf8'), readFileSync(path.join(ROOT, 'LICENSE'), 'utf8'))
})

t.test('package.json → the version of the product, and one dependency: the version that is tested here', async t => {
  const { version, license, dependencies, private: isPrivate } = readJson(path.join(CLIENT, 'package.json'))
  const product = readJson(path.join(ROOT, 'package.json'))
  t.equal(version, VERSION)
  t.equal(license, product.license)
  t.equal(isPrivate, undefined)
  t.same(dependencies, { 'openapi-fetch': product.devDependencies['openapi-fetch'] })
})

t.test('the examples of the README, and lists typed by their fields → compile under strict rules', async t => {
  const files = examples.map((example, index) => {
    const file = `example-${index}.ts`
    // Functions stand for themselves; the others go on from the first lines.
    const text = index === 0 || /^export /m.test(example) ? example : `${examples[0]}${example}`
    writeFileSync(path.join(folder, file), `${text}export {}\n`)
    return file
  })
  t.equal(files.length, 10)
  const source = readFileSync(path.join(ROOT, 'test/client/list-types.ts'), 'utf8')
  writeFileSync(path.join(folder, 'list-types.ts'), source.replace('../../client/src/index.js', 'recruitment-api-client'))
  // Once for all: the compiler reads the types of Node and of the client again each time.
  t.equal(await compile([...files, 'list-types.ts']), '')
})

t.test('the first lines of the README → run', async t => {
  const app = await build(t)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const { secret, companyId } = await createClient(app)
  const { id } = await makeJob(app, companyId, { name: 'Engineer' })
  await makeJob(app, companyId, { status: 'draft' })
  writeFileSync(path.join(folder, 'first.js'), examples[0] as string)
  const output = await run(process.execPath, ['first.js'], { cwd: folder, env: { BASE_URL: baseUrl, TOKEN: secret } })
  t.equal(output, `Hello, Test Company\n${id} Engineer\n`)
})
