import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { VERSIONS } from '../../routes/versions.js'
import { build, createClient, ROOT } from '../helper.js'
import type { Hired } from './generated-client/story.js'
import { t } from '../part.js'

// Clients that three makers generate from the committed documents: each sends and fetches a file in strict TypeScript without a cast. Two
// of the makers have a package of their own, which is installed here: they bring 360 packages.

const MAKERS = path.join(ROOT, 'trials/generators')
const TEXT = 'Ada Silva\nEngineer, Recife\n'
const PROGRAMS = ['openapi-typescript', 'hey-api', 'orval']

const run = promisify(execFile)
const timeOf = (file: string) => existsSync(file) ? statSync(file).mtimeMs : 0

const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-generated-'))
t.teardown(() => rmSync(folder, { recursive: true, force: true }))
cpSync(path.join(ROOT, 'test/contract/generated-client'), folder, { recursive: true })
symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}')
writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({
  compilerOptions: {
    target: 'ES2022', module: 'NodeNext', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [], strict: true, noUncheckedIndexedAccess: true,
    skipLibCheck: true
  },
  files: PROGRAMS.map(name => `${name}.ts`)
}))

if (timeOf(path.join(MAKERS, 'node_modules/.package-lock.json')) < timeOf(path.join(MAKERS, 'package-lock.json'))) {
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: MAKERS })
}
await run(process.execPath, [path.join(MAKERS, 'generate.js'), folder])
for (const { name } of VERSIONS) {
  const types = await openapiTS(pathToFileURL(path.join(ROOT, `openapi/${name}.json`)), {
    transform: ({ format }) => format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined
  })
  writeFileSync(path.join(folder, `${name}.ts`), astToString(types))
}

t.test('programs with generated clients → compile under strict rules', async t => {
  const compiler = path.join(ROOT, 'node_modules/typescript-compiler/bin/tsc')
  t.equal(await run(process.execPath, [compiler, '-p', '.'], { cwd: folder }).then(() => '', ({ stdout }) => stdout), '')
})

for (const name of PROGRAMS) {
  t.test(`a client of ${name} → from a job to a hire, with a résumé that comes back as it was sent`, async t => {
    const app = await build(t)
    const { secret } = await createClient(app)
    const { hire } = await import(pathToFileURL(path.join(folder, `${name}.js`)).href) as
      { hire: (baseUrl: string, token: string, resume: File) => Promise<Hired> }
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    const { resume, ...hired } = await hire(base, secret, new File([TEXT], 'ada.txt', { type: 'text/plain' }))
    t.match(hired, { status: 'hired', openingId: Number, fileName: 'ada.txt' })
    t.equal(await resume.text(), TEXT)
  })
}
