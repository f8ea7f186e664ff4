import { execSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = path.join(ROOT, 'dist/readers')
/** A package of its own, so that nobody who runs the server or its tests has to install what only pages need. */
const PACKAGE = path.join(ROOT, 'scripts/readers')
/** Names the releases that were copied last. */
const LOCK = 'package-lock.json'

/** The files that pages load → where their packages have them. */
const FILES = {
  'swagger-ui.js': '@fastify/swagger-ui/static/swagger-ui-bundle.js',
  'swagger-ui.css': '@fastify/swagger-ui/static/swagger-ui.css',
  'redoc.js': 'redoc/bundles/redoc.standalone.js'
}

/** The picture beside "API docs by" comes from another host. The name in text takes its place. */
const REDOC_LOGO = /`https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg`/g
const REDOC_NAME = '`data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="56" height="14">' +
  '<text y="11" font-family="sans-serif" font-size="12" fill="#1f6feb">Redocly</text></svg>') + '`'

/**
 * Installs Swagger UI and Redoc where the build has not copied these releases yet, and copies their files.
 * @throws Error when a new release of Redoc gets its picture elsewhere
 */
export function copyReaders (): void {
  const lock = readFileSync(path.join(PACKAGE, LOCK), 'utf8')
  const copied = path.join(FOLDER, LOCK)
  if (existsSync(copied) && readFileSync(copied, 'utf8') === lock) return
  // Their files run in browsers: the versions of Node.js that they ask for do not matter.
  execSync('npm ci --ignore-scripts --omit=peer --no-audit --no-fund --loglevel=error', { cwd: PACKAGE, stdio: ['ignore', 'ignore', 2] })
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, source] of Object.entries(FILES)) {
    const text = readFileSync(path.join(PACKAGE, 'node_modules', source), 'utf8')
    if (name === 'redoc.js' && text.match(REDOC_LOGO)?.length !== 2) throw new Error('Redoc: its logo is not where it was')
    writeFileSync(path.join(FOLDER, name), text.replace(REDOC_LOGO, REDOC_NAME))
  }
  writeFileSync(copied, lock)
}
