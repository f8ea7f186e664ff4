import { randomBytes } from 'node:crypto'
import fp from 'fastify-plugin'
import { settingOnce } from '../src/database/settings.js'
import { PageTokens } from '../src/http/page-token.js'

declare module 'fastify' {
  interface FastifyInstance {
    pageTokens: PageTokens
  }
}

/** Signs page tokens with the operator's secrets, or with one generated once and stored in the database for all replicas. */
export default fp<{ secrets: string[] | undefined }>(async function pageTokens (app, { secrets }) {
  const tokens = new PageTokens()
  app.decorate('pageTokens', tokens)
  await app.database.prepare(async () => {
    tokens.setSecrets(secrets ?? [await settingOnce(app.database, 'page token secret', () => randomBytes(32).toString('base64url'))])
  })
}, { name: 'page-tokens', fastify: '5.x', dependencies: ['database'] })
