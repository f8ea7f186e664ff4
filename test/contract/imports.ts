import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { HOUSE, STEPS } from '../../scripts/house-drawing.js'
import { ROOT } from '../helper.js'
import { t } from '../part.js'

// Who may import whom: docs/architecture.md. Read from the sources, because compilation drops imports of types.

/** `isLater` if it is made when the code runs, by `await import(…)`. */
interface Import { from: string, to: string, typeOnly: boolean, isLater: boolean }

/** The files of these folders, in TypeScript. */
function filesIn (...folders: string[]): string[] {
  return folders.flatMap(folder => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.includes('node_modules')).map(name => path.posix.join(folder, name)))
}

const parse = (file: string) => ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.ES2023, true)

const files = filesIn('src', 'plugins', 'routes')
const sources = new Map(files.map(file => [file, parse(file)]))

/** The imports of a file: of packages as they are written, of files by their path from the root. */
function importsOf (file: string, source: ts.SourceFile): Import[] {
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, typeOnly: boolean, isLater = false) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) throw new Error(`${file} imports what cannot be read`)
    const { text } = specifier
    found.push({
      from: file,
      to: text.startsWith('.') ? path.posix.join(path.posix.dirname(file), text).replace(/\.js$/, '.ts') : text,
      typeOnly,
      isLater
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause
      const named = clause?.namedBindings !== undefined && ts.isNamedImports(clause.namedBindings)
        ? clause.namedBindings.elements
        : undefined
      add(
        node.moduleSpecifier,
        clause?.isTypeOnly === true || (clause?.name === undefined && named !== undefined && named.every(element => element.isTypeOnly))
      )
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) add(node.moduleSpecifier, node.isTypeOnly)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false, true)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const imports = [...sources].flatMap(([file, source]) => importsOf(file, source))
const local = imports.filter(({ to }) => /^(src|plugins|routes)\//.test(to))
/** Imports of trials by trials. */
const trials = filesIn('trials').flatMap(file => importsOf(file, parse(file))).filter(({ to }) => to.startsWith('trials/'))

const isKnownToAll = (file: string) => /^src\/(errors|error-catalog|schema|countries|email)\.ts$/.test(file)
const isPort = (file: string) => file === 'src/database/port.ts'
/** The folder of a file; a file that lies in `src` itself stands for its own. */
const folderOf = (file: string) => /^src\/[^/]+$/.test(file) ? file : path.posix.dirname(file)
const roomOf = (file: string) => /^src\/domain\/([^/]+)\//.exec(file)?.[1]
const PROCESS = [
  'src/node-version.ts', 'src/serve.ts', 'src/server.ts', 'src/cli.ts', 'src/workers/reading/process.ts'
]

/** The first rule whose pattern matches the importing file holds. */
const RULES: Array<[RegExp, (to: string, typeOnly: boolean) => boolean]> = [
  [/^src\/((serve|serve-requests|server|cli|documents)\.ts$|cli\/)/, to =>
    /^src\/(app|config|serve|serve-requests|documents|log|misspelled-variables|navigator|node-version|version)\.ts$/
      .test(to) || /^src\/(database|domain|files|sandbox|seed|cli)\/|^routes\/versions\.ts$/.test(to)],
  [
    /^src\/app\.ts$/,
    to => /^(plugins|routes|src\/(workers|database|sandbox))\//.test(to) ||
      /^src\/(config|log|domain\/companies\/queries|http\/(validation|serialization|logged-error))\.ts$/.test(to)
  ],
  [/^src\/log\.ts$/, (to, typeOnly) => to === 'src/version.ts' || (to === 'src/config.ts' && typeOnly)],
  [/^src\/(errors|error-catalog|schema|countries|email|spelling)\.ts$/, () => false],
  [/^src\/misspelled-variables\.ts$/, to => to === 'src/environment.ts' || to === 'src/spelling.ts'],
  [/^src\/environment\.ts$/, to => to === 'src/sandbox/fault-profile.ts'],
  [/^src\/config\.ts$/, to =>
    /^src\/(database\/(failures|database-url)|sandbox\/fault-profile|environment|misspelled-variables|files\/bucket)\.ts$/.test(to)],
  [/^src\/tracing\.ts$/, to => to === 'src/http/trace-context.ts' || to === 'src/version.ts'],
  [/^src\/database\//, to => to.startsWith('src/database/')],
  [/^src\/files\//, to => isPort(to) || /^src\/(database\/failures\.ts$|files\/|domain\/attachments\/)/.test(to)],
  [/^src\/http\//, (to, typeOnly) =>
    /^src\/(http|files)\/|^src\/(spelling|domain\/shared\/(clock|made-once))\.ts$/.test(to) || isPort(to) ||
      (/^src\/(database|domain\/shared)\//.test(to) && typeOnly)],
  [/^src\/domain\//, to => isPort(to) || /^src\/(database\/(failures|gathering|settings|statement-template)\.ts$|domain\/)/.test(to)],
  [/^src\/(workers|seed|sandbox)\//, to => /^src\/(domain|database|files|sandbox|seed|workers)\//.test(to) || to === 'src/config.ts'],
  [
    /^plugins\//,
    to => /^plugins\/|^src\/(http|database|files|sandbox|domain\/[\w-]+)\//.test(to) ||
      /^src\/(config|tracing|version)\.ts$/.test(to)
  ],
  [
    /^routes\/(v\d+|shared)\//,
    (to, typeOnly) => /^(src\/(domain|files|http)|routes\/(v\d+|shared))\//.test(to) || (to.startsWith('src/database/') && typeOnly)
  ],
  [/^routes\/report-(page|drawing)\.ts$/, to =>
    /^src\/(http|sandbox|domain\/reports)\/|^routes\/(assets|page|report-drawing|shared\/report-query)\.ts$/.test(to)],
  [/^routes\/versions\.ts$/, to => /^routes\/v\d+\//.test(to) || to.startsWith('src/http/')],
  [
    /^routes\/(guide[\w-]*|highlight|home|home-page|missing-page|page|readers|sandbox)\.ts$/,
    to => /^src\/(http|sandbox)\/|^src\/domain\/shared\/clock\.ts$/.test(to) ||
      /^routes\/(assets|guide[\w-]*|highlight|home-page|introduction|page|readers|versions)\.ts$|^plugins\/page-security\.ts$/.test(to)
  ],
  [/^routes\//, to => to.startsWith('src/http/') || /^routes\/(outline|versions|shared\/calendars)\.ts$/.test(to)]
]

/** Rooms of the domain that import others, besides those that all may import: `shared`, `engine` and `parents`, what kinds are made of. */
const ROOMS: Record<string, string[]> = {
  companies: ['attachments', 'deliveries', 'tokens'],
  team: ['organization'],
  steps: ['scorecard-templates'],
  reasons: ['settings'],
  organization: ['settings'],
  jobs: ['attachments', 'custom-fields', 'interviews', 'organization', 'reasons', 'settings', 'steps', 'team'],
  interviews: ['candidates', 'messages', 'organization', 'settings'],
  scorecards: ['organization', 'scorecard-templates'],
  openings: ['jobs'],
  offers: ['custom-fields', 'jobs'],
  candidates: ['attachments', 'custom-fields', 'settings'],
  applications: [
    'attachments', 'candidates', 'custom-fields', 'interviews', 'jobs', 'messages', 'offers', 'openings', 'reasons', 'scorecards',
    'sources', 'steps'
  ],
  messages: ['message-templates'],
  attaching: ['applications', 'attachments', 'candidates', 'tokens'],
  hiring: [
    'applications', 'candidates', 'custom-fields', 'interviews', 'jobs', 'messages', 'offers', 'openings', 'reasons', 'settings'
  ],
  parents: ['candidates'],
  events: ['attachments', 'kinds', 'messages', 'settings', 'tokens'],
  webhooks: ['events', 'organization'],
  deliveries: ['events', 'webhooks'],
  reports: ['applications', 'settings', 'steps'],
  merging: ['applications', 'attaching', 'attachments', 'candidates', 'custom-fields', 'interviews', 'kinds', 'messages', 'settings'],
  privacy: [
    'applications', 'attaching', 'attachments', 'candidates', 'custom-fields', 'events', 'interviews', 'kinds', 'merging', 'messages'
  ]
}
const COMMON = ['shared', 'engine', 'parents']
/** The table of kinds names all of them. */
const TABLE = 'kinds'

type Edge = readonly [from: string, to: string]

/** The edges on circles: what is left when those that begin where none ends, or end where none begins, are taken away again and again. */
function circlesIn (edges: readonly Edge[]): readonly Edge[] {
  const [begins, ends] = [new Set(edges.map(([from]) => from)), new Set(edges.map(([, to]) => to))]
  const left = edges.filter(([from, to]) => ends.has(from) && begins.has(to))
  return left.length === edges.length ? left : circlesIn(left)
}

t.test('the house in docs/architecture.md → has every folder of the server; an arrow between two is an import', async t => {
  const inside = Object.keys(HOUSE).filter(name => /^[a-z]/.test(name))
  const folders = readdirSync(path.join(ROOT, 'src'), { withFileTypes: true }).filter(entry => entry.isDirectory())
  t.same(inside.sort(), ['plugins', 'routes', ...folders.map(({ name }) => `src/${name}`)].sort())
  const isIn = (file: string, room: string) => file.startsWith(`${room}/`)
  for (const { from, to } of STEPS.filter(({ from }) => from !== '')) {
    t.ok(imports.some(each => isIn(each.from, from) && isIn(each.to, to)), `${from} imports ${to}`)
  }
})

t.test('the sources → are read', async t => {
  t.ok(files.length > 40)
  t.ok(local.some(({ from, to }) => from === 'src/serve-requests.ts' && to === 'src/app.ts'))
  t.same(local.filter(({ to }) => !sources.has(to)), [], 'each import of a file leads to one')
})

t.test('imports → follow the rules of the house', async t => {
  const ruleOf = (file: string) => RULES.find(([pattern]) => pattern.test(file))?.[1]
  t.same(local.filter(({ from }) => ruleOf(from) === undefined), [], 'each file that imports another has a rule')
  t.same(local.filter(({ from, to, typeOnly }) => !isKnownToAll(to) && ruleOf(from)?.(to, typeOnly) !== true), [])
})

t.test('rooms of the domain → import those that they may, and no other', t => {
  const rooms = new Set([...sources.keys()].map(roomOf).filter(room => room !== undefined))
  t.same(Object.keys(ROOMS).filter(room => !rooms.has(room)), [], 'each of these is there')
  t.same([...sources.keys()].filter(file => path.posix.dirname(file) === 'src/domain'), [], 'no file lies between them')
  for (const { from, to } of local) {
    const [room, other] = [roomOf(from), roomOf(to)]
    if (room === undefined || other === undefined || other === room || room === TABLE) continue
    t.ok(room === 'shared' ? false : COMMON.includes(other) || ROOMS[room]?.includes(other) === true, `${from} → ${to}`)
  }
  t.end()
})

t.test('folders and files → import each other in no circle, not even for types', t => {
  t.same(circlesIn([['a', 'b'], ['b', 'c'], ['c', 'b'], ['c', 'd']]), [['b', 'c'], ['c', 'b']])
  t.same(circlesIn(local.map(({ from, to }) => [folderOf(from), folderOf(to)] as const).filter(([from, to]) => from !== to)), [])
  t.same(circlesIn(local.map(({ from, to }) => [from, to] as const)), [])
  t.end()
})

t.test('trials → import of their own kind and of what is shared; none but tests import them', t => {
  const kindOf = (file: string) => /^trials\/(\w+)\//.exec(file)?.[1]
  t.same(trials.filter(({ from, to }) => kindOf(to) !== kindOf(from) && kindOf(to) !== 'shared'), [])
  const others = [...files, ...filesIn('scripts', 'client/src')]
  t.same(others.filter(file => readFileSync(path.join(ROOT, file), 'utf8').includes('/trials/')), [])
  t.same(new Set(filesIn('trials').map(kindOf)), new Set(['bench', 'drill', 'load', 'shared']), 'no file lies between them')
  t.ok(trials.some(({ to }) => kindOf(to) === 'shared'))
  t.same(circlesIn(trials.map(({ from, to }) => [from, to] as const)), [])
  t.end()
})

t.test('the versions → never import each other', async t => {
  const version = (file: string) => /^routes\/(v\d+)\//.exec(file)?.[1]
  const crossing = local.filter(({ from, to }) => version(from) !== undefined && version(to) !== undefined && version(from) !== version(to))
  t.same(crossing, [])
})

t.test('server and app → imported by none but those who start a process, or write down what the app says of itself', async t => {
  const users = local.filter(({ to }) => /^src\/(server|serve|serve-requests|app)\.ts$/.test(to)).map(({ from }) => from)
  const may = [...PROCESS, 'src/serve-requests.ts', 'src/cli/program.ts', 'src/documents.ts']
  t.same(users.filter(file => !may.includes(file)), [])
  const early = local.filter(({ to, typeOnly, isLater }) => to === 'src/serve-requests.ts' && !typeOnly && !isLater)
  t.same(early, [], 'what answers requests is imported later than the settings')
})

t.test('one plugin → needs one folder of the domain at most, besides what is shared', async t => {
  for (const plugin of files.filter(file => file.startsWith('plugins/'))) {
    const rooms = new Set(local.filter(({ from }) => from === plugin).map(({ to }) => roomOf(to) ?? 'shared'))
    rooms.delete('shared')
    t.ok(rooms.size <= 1, plugin)
  }
})

t.test('packages that many a process never needs → are loaded where they are used', async t => {
  for (const name of ['@electric-sql/pglite', '@faker-js/faker/locale/es', 'file-type', 'ioredis']) {
    const loading = imports.filter(({ to, typeOnly }) => to === name && !typeOnly)
    t.ok(loading.length > 0 && loading.every(({ isLater }) => isLater), name)
  }
})

t.test('Fastify → imported at run time only by app, plugins, routes and http', async t => {
  const users = imports.filter(({ to, typeOnly }) => !typeOnly && /^(fastify$|fastify-plugin$|@fastify\/)/.test(to)).map(({ from }) => from)
  t.same(users.filter(file => !/^(src\/app\.ts|src\/http\/|plugins\/|routes\/)/.test(file)), [])
  const named = imports.filter(({ from, to }) => /^src\/(domain|errors|error-catalog|schema)/.test(from) && /fastify/.test(to))
  t.same(named, [], 'the domain does not even know its types')
})

t.test('SQL → only beside the domain, the database and the seed', async t => {
  const users = imports.filter(({ to, typeOnly }) => !typeOnly && to === 'sql-template-tag').map(({ from }) => from)
  t.same(users.filter(file =>
    !/^src\/(domain|database|seed|workers|sandbox)\/|^src\/(http\/idempotency|files\/database-store)\.ts$/.test(file)), [])
})

t.test('routes → use the database as the company that asks, never the server\'s own part', t => {
  const users = [...sources].filter(([file, { text }]) => /^(routes\/|src\/http\/)/.test(file) &&
    /\bapp\.database\b/.test(text)).map(([file]) => file)
  t.same(users, [])
  t.end()
})

t.test('process → its environment, arguments and exit are touched only where a process starts', async t => {
  const touching = [...sources].filter(([file, source]) => !PROCESS.includes(file) &&
    /\bprocess\.(env|argv|exit|exitCode)\b|from 'node:process'/.test(source.text))
  t.same(touching.map(([file]) => file), [])
})
