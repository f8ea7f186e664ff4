import type { FastifyPluginAsync } from 'fastify'
import { toCursor } from '../src/http/feed-cursor.js'
import type { FaultProfile } from '../src/sandbox/fault-profile.js'
import type { Sandbox } from '../src/sandbox/overview.js'
import { homePage, type Welcome } from './home-page.js'
import { sandboxFor, sendPage, type PageOptions } from './page.js'

export interface HomeOptions extends PageOptions {
  /** The fault profile of the sandbox; undefined outside the sandbox. */
  profile: FaultProfile | undefined
  /** Whether the database has a company. */
  hasCompanies: () => Promise<boolean>
}

/** What this server is, with links to everything else; in the sandbox, for its owner on the same machine, also its token and events. */
export const home: FastifyPluginAsync<HomeOptions> = async (app, { versions, sandbox, profile, hasCompanies }) => {
  let isUsed = false
  /** Asks for a company until there is one. A database that does not answer is no reason to say that there is none. */
  const isEmpty = async (): Promise<boolean> => {
    if (isUsed) return false
    const found = await hasCompanies().catch(() => undefined)
    isUsed = found === true
    return found === false
  }
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const shown = sandboxFor(request, sandbox)
    const welcome = shown && await toWelcome(shown, `http://${request.headers.host}`, profile?.text)
    const other = async () => profile !== undefined ? 'sandbox' : await isEmpty() ? 'empty' : 'used'
    return await sendPage(reply, homePage(versions, welcome ?? await other()))
  })
}

/** So many messages are shown. */
const SHOWN_MESSAGES = 5

async function toWelcome (sandbox: Sandbox, origin: string, faults = ''): Promise<Welcome> {
  const { companyId, token, overview, outbox } = sandbox
  const [shown, messages] = await Promise.all([overview(), outbox()])
  const cursor = toCursor(companyId, { position: shown.recent })
  return { ...shown, outbox: messages.slice(0, SHOWN_MESSAGES), token, origin, faults, cursor }
}
