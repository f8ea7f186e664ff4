import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMain } from '../src/is-main.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = path.join(ROOT, 'dist/readers')

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
 * Copies the files of Swagger UI and Redoc from their packages. The server needs no more of them, so production installs neither.
 * @throws Error when a new release of Redoc gets its picture elsewhere
 */
export function copyReaders (): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, source] of Object.entries(FILES)) {
    const text = readFileSync(path.join(ROOT, 'node_modules', source), 'utf8')
    if (name === 'redoc.js' && text.match(REDOC_LOGO)?.length !== 2) throw new Error('Redoc: its logo is not where it was')
    writeFileSync(path.join(FOLDER, name), text.replace(REDOC_LOGO, REDOC_NAME))
  }
}

if (isMain(import.meta.filename, process.argv[1])) copyReaders()
