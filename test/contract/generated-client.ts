import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { VERSIONS } from '../../routes/versions.js'
import { build, createClient, ROOT } from '../helper.js'
import { t } from '../part.js'

// A client in TypeScript whose types are generated from the committed documents.

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true
}

/** A folder outside of the sources with the program and the types of both documents, compiled. @returns its module and its errors */
async function compile (t: { teardown: (fn: () => void) => void }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-client-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(path.join(ROOT, 'test/contract/generated-client'), folder, { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}')
  for (const { name } of VERSIONS) {
    const types = await openapiTS(pathToFileURL(path.join(ROOT, `openapi/${name}.json`)))
    writeFileSync(path.join(folder, `${name}.ts`), astToString(types))
  }
  const program = ts.createProgram([path.join(folder, 'program.ts')], OPTIONS)
  program.emit()
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file === undefined ? '' : `${path.basename(file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1} `
    return line + ts.flattenDiagnosticMessageText(messageText, '\n')
  })
  return { file: pathToFileURL(path.join(folder, 'program.js')).href, errors }
}

t.test('a client with generated types → compiles, sends headers and reads them', async t => {
  const { file, errors } = await compile(t)
  t.same(errors, [])
  const app = await build(t, { RATE_LIMIT_MAX: '100' })
  const { secret } = await createClient(app)
  const { run } = await import(file)
  const seen = await run(await app.listen({ host: '127.0.0.1', port: 0 }), secret)
  const { id, tag } = seen.created
  t.match(tag, /^"1-/)
  t.match(seen.changed.tag, /^"2-/)
  t.strictSame({ ...seen, changed: {} }, {
    created: { id, status: 'draft', location: `/api/v1/jobs/${id}`, requestId: 'from-client', limit: '100', tag },
    replayed: { id, flag: 'true' },
    unchanged: { body: undefined, tag },
    changed: {},
    taken: { code: 'ALREADY_EXISTS', location: `/api/v1/jobs/${id}` },
    stale: { error: 'Precondition Failed', requestId: seen.stale.requestId },
    listed: { names: ['Changed'] },
    refused: { code: 'UNAUTHORIZED', scheme: 'Bearer' }
  })
  t.match(seen.stale.requestId, /./)
})
