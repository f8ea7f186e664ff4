import type { PoolDatabase } from '../database/pool.js'
import { moveClock } from './clock.js'
import { seedSandbox } from './company.js'
import { readOutbox } from './outbox.js'
import { readOverview, type Sandbox } from './overview.js'
import { resetSandbox } from './reset.js'
import { sandboxToken } from './token.js'

interface SandboxConfig { readonly SANDBOX_TOKEN?: string, readonly DATA_DIR: string, readonly FILES_URL?: string }

/** Creates the sandbox's company and its token, unless they exist. */
export async function prepareSandbox (database: PoolDatabase, { SANDBOX_TOKEN, DATA_DIR, FILES_URL }: SandboxConfig): Promise<Sandbox> {
  await moveClock(database, 0)
  const { companyId } = await seedSandbox(database, FILES_URL === undefined)
  const token = await sandboxToken(database, { companyId, dataDir: DATA_DIR, fixed: SANDBOX_TOKEN })
  return {
    companyId,
    token,
    overview: async () => await readOverview(database, companyId),
    outbox: async () => await readOutbox(database, companyId),
    moveClock: async offsetMs => await moveClock(database, offsetMs),
    reset: async () => await resetSandbox(database, companyId, token, FILES_URL === undefined)
  }
}
