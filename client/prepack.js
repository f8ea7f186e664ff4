import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'

// Runs before `npm pack`, in the folder of this file. The compiler and what it needs belong to the project.

const COMPILER = '../node_modules/typescript-compiler/bin/tsc'

if (!existsSync(COMPILER)) {
  // Options of `npm pack`, such as --json, are not meant for this.
  const isMeant = (name) => !name.startsWith('npm_config_') || name.endsWith('registry')
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isMeant(name)))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: '..', env, stdio: ['ignore', 2, 2] })
}
execFileSync(process.execPath, ['../scripts/derived.js'], { stdio: ['ignore', 2, 2] })
execFileSync(process.execPath, [COMPILER, '-p', '.'], { stdio: ['ignore', 2, 2] })
copyFileSync('../LICENSE', 'LICENSE')
