import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../helper.js'
import { t } from '../part.js'
import { call } from './call.js'

const COMMANDS = [
  'serve', 'migrate', 'distribute', 'seed', 'company create', 'company list', 'company clear', 'company delete',
  'token create', 'token list',
  'token revoke', 'webhook list', 'load prepare', 'openapi'
]

t.test('a wrong call → exit code 2 and one line in plain words', async t => {
  const calls: Array<[string, string]> = [
    ['bogus', 'unknown command "bogus"; see --help'],
    ['sede', 'unknown command "sede"; did you mean seed?'],
    ['constructor', 'unknown command "constructor"; see --help'],
    ['token lst', 'unknown command "lst"; did you mean list?'],
    ['token __proto__', 'unknown command "__proto__"; see --help'],
    ['seed --company x', '--company must be a whole number from 1 on, not "x"'],
    ['seed --company 0', '--company must be a whole number from 1 on, not "0"'],
    ['seed --company 1 --jobs -1', '--jobs must be a whole number from 0 to 10000000, not "-1"'],
    ['seed --company 1 --jobs=1.5', '--jobs must be a whole number from 0 to 10000000, not "1.5"'],
    ['seed --company 1 --seed 9007199254740992', '--seed must be a whole number from 0 on, not "9007199254740992"'],
    ['seed --company 1 --job 1', 'unknown option "--job"; did you mean --jobs?'],
    ['token list', 'required option "--company <id>" not specified; see --help'],
    ['token list --company', 'option "--company <id>" argument missing; see --help'],
    ['token revoke --company 1', 'missing required argument "id"; see --help'],
    ['migrate now', 'too many arguments for "migrate". Expected 0 arguments but got 1; see --help'],
    ...['soon', '2099-02-30T00:00:00Z', '2099-13-01T00:00:00Z', '2001-01-01T00:00:00Z'].map((time): [string, string] => [
      `token create --company 1 --name x --scopes * --expires-at ${time}`,
      `--expires-at must be a time to come, such as 2029-12-31T00:00:00Z, not "${time}"`
    ]),
    ['token create --company 1 --name x --scopes * --rate-limit 0', '--rate-limit must be a whole number from 1 to 1000000, not "0"'],
    ['token create --company 1 --name x', 'required option "--scopes <scopes>" not specified; see --help'],
    [`token create --company 1 --scopes * --name ${'x'.repeat(256)}`,
      `--name must have 1 to 255 characters and not be blank, not "${'x'.repeat(256)}"`],
    ...['', '\u3000', '\u200b'].map((name): [string, string] => [
      `company create --name=${name}`, `--name must have 1 to 255 characters and not be blank, not ${JSON.stringify(name)}`
    ]),
    ['load prepare --companies 0', '--companies must be a whole number from 1 to 1000, not "0"'],
    ['openapi toString', 'There is no version "toString"; versions are v1, v2']
  ]
  for (const [words, line] of calls) t.same(await call(words.split(' ')), { code: 2, output: '', errors: `${line}\n` }, words)
  const scope = await call(['token', 'create', '--company', '1', '--name', 'x', '--scopes', 'jobs:read,job'])
  t.match(scope, { code: 2, output: '', errors: /^There is no scope "job"; scopes are jobs:read, [^\n]+\n$/ })
  const broken = await call(['bo\ngus'])
  t.match(broken, { code: 2, errors: 'unknown command "bo gus"; see --help\n' }, 'line breaks of the caller make no more lines')
})

t.test('no command, or a group without one → exit code 2 and the help on the standard error', async t => {
  t.match(await call([]), { code: 2, output: '', errors: /^Usage: recruitment-api \[options\] \[command\]\n/ })
  t.match(await call(['token']), { code: 2, output: '', errors: /^Usage: recruitment-api token \[options\] \[command\]\n/ })
})

t.test('--help → what a command does and takes, of each; --version → that of the package', async t => {
  const overview = (await call(['--help'])).output
  for (const name of COMMANDS) {
    const { code, output, errors } = await call([...name.split(' '), '--help'])
    t.same([code, errors], [0, ''], name)
    t.ok(output.startsWith(`Usage: recruitment-api ${name} `), output)
    t.ok(overview.includes(`\n  ${name.split(' ')[0]} `), `the overview has ${name}`)
  }
  const required = (output: string) => [...output.matchAll(/^ +(--[\w-]+).*?\(required\)/gms)].map(([, name]) => name)
  t.same(required((await call(['token', 'create', '--help'])).output), ['--company', '--name', '--scopes'])
  t.same(required((await call(['webhook', 'list', '--help'])).output), [])
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  t.same(await call(['--version']), { code: 0, output: `${version}\n`, errors: '' })
})

t.test('openapi → the committed document', async t => {
  t.same(await call(['openapi', 'v2']), { code: 0, output: readFileSync(path.join(ROOT, 'openapi/v2.json'), 'utf8'), errors: '' })
})

t.test('output that nobody reads, or that has no room → no stack', async t => {
  const run = (shell: string) => {
    const command = `"${process.execPath}" "${path.join(ROOT, 'dist/src/cli.js')}" openapi v2`
    return spawnSync('sh', ['-c', `{ ${command}; echo "exit $?" >&2; } ${shell}`], { encoding: 'utf8', timeout: 100_000 })
  }
  t.equal(run('| head -c 1').stderr, 'exit 0\n')
  if (!existsSync('/dev/full')) return
  t.match(run('> /dev/full').stderr, /^The output cannot be written \([^\n]*ENOSPC[^\n]*\)\nexit 1\n$/)
})

t.test('help and complaints that nobody reads → the exit code of the call all the same', async t => {
  const run = (words: string) => spawnSync('sh', [
    '-c', `exec 3>&1; { "${process.execPath}" "${path.join(ROOT, 'dist/src/cli.js')}" ${words} 2>&1 >/dev/null; echo "exit $?" >&3; } | :`
  ], { encoding: 'utf8', timeout: 100_000 })
  for (const words of ['', 'token', 'bogus']) t.match(run(words), { stdout: 'exit 2\n', stderr: '' }, words)
})
