import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../helper.js'
import { t } from '../part.js'

// docs/security.md says what is met and which test proves it. Read as text, so that a test that is renamed or goes away is seen.

interface Row { name: string, cells: string[], state: string, proofs: string[] }

const PAGE = 'docs/security.md'
const STATES = ['Met', 'Partly', 'Not met', 'Operator']
const TEST = /^`(test\/[\w./-]+\.ts)`: "([^"]+)"$/
const CHECK = /^`(\.ci\/\w+)`: \S/
const NO_TEST = /^no test$|^no test: \S/

const page = readFileSync(path.join(ROOT, PAGE), 'utf8')
const rows: Row[] = page.split('\n').filter(line => /^\| (API\d|\d+\.\d+\.\d+)/.test(line)).map(line => {
  const cells = line.split('|').slice(1, -1).map(cell => cell.trim())
  const [name = '', state = '', , proof = ''] = cells
  return { name, cells, state, proofs: proof.split('<br>') }
})
const proofs = rows.flatMap(row => row.proofs.filter(proof => proof !== '—').map(proof => ({ row: row.name, proof })))

/** The titles of the tests in a file; of one that is put together, its text as it is written. */
function titlesOf (file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.ES2023, true)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 't.test') {
      const [title] = node.arguments
      if (title !== undefined) titles.push(ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** The headings of a page, as links name them. */
function sectionsOf (file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase().replace(
    /[^\w -]/g, ''
  ).replaceAll(' ', '-'))
}

t.test('the OWASP API Security Top 10 → has a row for each of the ten risks', async t => {
  const risks = rows.flatMap(({ name }) => /^API\d+:2023(?= )/.exec(name) ?? [])
  t.same(risks, Array.from({ length: 10 }, (_, i) => `API${i + 1}:2023`))
})

t.test('each row → has a state, and what is met or partly met has a proof or says that there is none', async t => {
  t.ok(rows.length > 100)
  t.equal(new Set(rows.map(({ name }) => name)).size, rows.length, 'no row twice')
  for (const { name, cells, state, proofs } of rows) {
    t.equal(cells.length, 4, name)
    t.ok(cells.every(cell => cell !== ''), `${name}: no empty cell`)
    t.ok(STATES.includes(state), `${name}: ${state}`)
    if (state === 'Met' || state === 'Partly') t.notOk(proofs.includes('—'), `${name}: a proof, or "no test"`)
  }
})

t.test('each proof → names a test that exists with exactly that title, or a check of .ci', async t => {
  const titles = new Map<string, string[]>()
  for (const { row, proof } of proofs) {
    const [, file, title] = TEST.exec(proof) ?? []
    if (file === undefined || title === undefined) {
      t.ok(CHECK.test(proof) || NO_TEST.test(proof), `${row}: ${proof}`)
      continue
    }
    if (!titles.has(file)) titles.set(file, existsSync(path.join(ROOT, file)) ? titlesOf(file) : [])
    t.ok(titles.get(file)?.includes(title), `${row}: ${file} has "${title}"`)
  }
  t.ok(titles.size > 20)
})

t.test('each file and page that is named → exists', async t => {
  const files = [...page.matchAll(
    /`((?:\.ci|deploy|docs|migrations|openapi|plugins|routes|src|test)\/[^`\s]+|\.dockerignore|Dockerfile|compose\.yaml|package-lock\.json)`/g
  )].map(([, file]) => file as string)
  t.ok(files.length > 100)
  for (const file of new Set(files)) t.ok(existsSync(path.join(ROOT, file)), file)
  for (const [, link = '', section] of page.matchAll(/\]\((?!https?:)([^)#]+)(?:#([^)]+))?\)/g)) {
    const file = path.join(ROOT, 'docs', link)
    t.ok(existsSync(file), link)
    if (section !== undefined) t.ok(sectionsOf(file).includes(section), `${link}#${section}`)
  }
})
