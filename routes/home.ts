import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import { Asset } from '../src/http/asset.js'
import { toCursor } from '../src/http/feed-cursor.js'
import { isLocalRequest } from '../src/http/local-request.js'
import type { FaultProfile } from '../src/sandbox/fault-profile.js'
import type { Sandbox } from '../src/sandbox/overview.js'
import { homePage, type Welcome } from './home-page.js'
import type { Versions } from './versions.js'

export interface HomeOptions {
  versions: Versions
  /** Undefined until it is made, and on PostgreSQL. */
  sandbox: () => Sandbox | undefined
  /** What goes wrong in the sandbox by itself. */
  profile: FaultProfile | undefined
}

// Compiled, this file lies in dist/routes; what pages load stays at the top.
const FOLDER = new URL('../../public/', import.meta.url)
const ASSETS = { 'home.css': 'text/css; charset=utf-8', 'home.js': 'application/javascript; charset=utf-8', 'mark.svg': 'image/svg+xml' }

/** What this is, with links to the rest; in the sandbox, for who asks from its own machine, also its token and what happens in it. */
export const home: FastifyPluginAsync<HomeOptions> = async (app, { versions, sandbox, profile }) => {
  for (const [name, type] of Object.entries(ASSETS)) {
    const asset = new Asset(readFileSync(new URL(name, FOLDER)), type, 'no-cache')
    app.get(`/assets/${name}`, { schema: { hide: true } }, async (request, reply) => await asset.send(request, reply))
  }
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const shown = isLocalRequest(request) ? sandbox() : undefined
    const welcome = shown && await toWelcome(shown, `http://${request.headers.host}`, profile?.text)
    // The token is for this page alone: CORS_ORIGIN opens the API, not what opens the API.
    reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers')
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return await reply.send(homePage(versions, profile !== undefined, welcome))
  })
}

async function toWelcome ({ companyId, token, overview }: Sandbox, origin: string, faults = ''): Promise<Welcome> {
  const shown = await overview()
  const cursorAt = (position: number) => toCursor(companyId, { position })
  return { ...shown, token, origin, faults, recentCursor: cursorAt(shown.recent), lastCursor: cursorAt(shown.last) }
}
