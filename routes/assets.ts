import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../src/errors.js'
import { Asset } from '../src/http/asset.js'

// Compiled, this file is in dist/routes. Our own files stay in public/; the build copies those of Swagger UI and Redoc
// (scripts/copy-readers.ts).
const FOLDERS = [new URL('../../public/', import.meta.url), new URL('../readers/', import.meta.url)]
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml'
}

interface Files { byName: Map<string, URL>, version: string }

let files: Files | undefined

/** Reads the files at the first request, because they are several megabytes. */
function all (): Files {
  files ??= readAll()
  return files
}

function readAll (): Files {
  const byName = new Map(FOLDERS.flatMap(folder => readdirSync(folder).map(name => [name, new URL(name, folder)] as const)))
  const hash = createHash('sha256')
  for (const [name, file] of byName) hash.update(name).update(readFileSync(file))
  return { byName, version: hash.digest('base64url').slice(0, 12) }
}

/** The URL of a file that pages load. All files share its version, so that they find each other by relative names. */
export function assetUrl (name: string): string {
  if (!all().byName.has(name)) throw new Error(`There is no file ${name}`)
  return `/assets/${all().version}/${name}`
}

/** The files that pages load. A file with the version in its URL is cached forever; any other is revalidated. */
export const assets: FastifyPluginAsync = async app => {
  const made = new Map<string, Asset>()
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { name, version } = request.params as { name: string, version?: string }
    const file = all().byName.get(name)
    if (file === undefined) throw new ApiError('NOT_FOUND')
    const asset = made.get(name) ?? new Asset(readFileSync(file), TYPES[extname(name)] as string)
    made.set(name, asset)
    // During an upgrade a page may ask another process for its files: that process has them in its own version.
    return await asset.send(request, reply, version === all().version ? 'public, max-age=31536000, immutable' : 'no-cache')
  }
  app.get('/assets/:name', { schema: { hide: true } }, send)
  app.get('/assets/:version/:name', { schema: { hide: true } }, send)
}
