import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Queryable } from '../database/port.js'
import { SANDBOX_TOKEN_ID } from '../domain/tokens/changes.js'
import { putToken } from '../domain/tokens/queries.js'
import { createSecret, looksLikeToken } from '../domain/tokens/secret.js'

interface SandboxTokenOptions { companyId: number, dataDir: string, fixed: string | undefined }

/** The sandbox's token: the operator's, or one generated once and stored beside the data. */
export async function sandboxToken (db: Queryable, { companyId, dataDir, fixed }: SandboxTokenOptions): Promise<string> {
  const secret = fixed ?? keptSecret(path.join(dataDir, 'sandbox-token'))
  await putSandboxToken(db, companyId, secret)
  return secret
}

/**
 * Makes this the secret of the sandbox's token, which is one row: the previous secret stops working. A revoked token works again.
 */
export async function putSandboxToken (db: Queryable, companyId: number, secret: string): Promise<void> {
  await putToken(db, { id: SANDBOX_TOKEN_ID, companyId, name: 'Sandbox', secret, scopes: ['*'] })
}

/** What a crash or a full disk left of a secret would be refused with every request: then there is a new one. */
function keptSecret (file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (looksLikeToken(kept)) return kept
  const secret = createSecret()
  const unfinished = `${file}.new`
  writeFileSync(unfinished, `${secret}\n`, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
  return secret
}
