import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Queryable } from '../database/port.js'
import { SANDBOX_TOKEN_ID } from '../domain/tokens/changes.js'
import { putToken } from '../domain/tokens/queries.js'
import { createSecret } from '../domain/tokens/secret.js'

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

function keptSecret (file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = createSecret()
  writeFileSync(file, `${secret}\n`)
  chmodSync(file, 0o600)
  return secret
}
