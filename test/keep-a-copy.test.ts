import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { ROOT } from './helper.js'

// `drills/copy` runs the programs.

const page = readFileSync(path.join(ROOT, 'docs/keep-a-copy.md'), 'utf8')

for (const [language, file] of [['ts', 'keep-copy.ts'], ['python', 'keep_copy.py']] as const) {
  t.test(`the page → has ${file} as it is run, in little more than a hundred lines`, async t => {
    const program = readFileSync(path.join(ROOT, 'docs/copies', file), 'utf8')
    t.ok(page.includes(`\`\`\`${language}\n${program}\`\`\`\n`))
    t.ok(program.trimEnd().split('\n').length <= 120)
  })
}
