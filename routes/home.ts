import type { FastifyPluginAsync } from 'fastify'
import { toCursor } from '../src/http/feed-cursor.js'
import type { FaultProfile } from '../src/sandbox/fault-profile.js'
import type { Sandbox } from '../src/sandbox/overview.js'
import { homePage, type Welcome } from './home-page.js'
import { sandboxFor, sendPage, type PageOptions } from './page.js'

export interface HomeOptions extends PageOptions {
  /** The fault profile of the sandbox; undefined outside the sandbox. */
  profile: FaultProfile | undefined
}

/** What this server is, with links to everything else; in the sandbox, for its owner on the same machine, also its token and events. */
export const home: FastifyPluginAsync<HomeOptions> = async (app, { versions, sandbox, profile }) => {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const shown = sandboxFor(request, sandbox)
    const welcome = shown && await toWelcome(shown, `http://${request.headers.host}`, profile?.text)
    return await sendPage(reply, homePage(versions, profile !== undefined, welcome))
  })
}

async function toWelcome ({ companyId, token, overview }: Sandbox, origin: string, faults = ''): Promise<Welcome> {
  const shown = await overview()
  const cursorAt = (position: number) => toCursor(companyId, { position })
  return { ...shown, token, origin, faults, recentCursor: cursorAt(shown.recent), lastCursor: cursorAt(shown.last) }
}
