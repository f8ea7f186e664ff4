import { VERSIONS, type Versions } from '../routes/versions.js'
import { buildApp } from './app.js'
import { loadConfig } from './config.js'

/** The OpenAPI document of each version as text, exactly as the server serves it. */
export async function openapiDocuments (versions: Versions = VERSIONS): Promise<Record<string, string>> {
  const app = await buildApp(loadConfig({ LOG_LEVEL: 'silent' }), versions)
  try {
    return Object.fromEntries(await Promise.all(versions.map(async ({ name }) => {
      const document = (await app.inject(`/openapi/${name}.json`)).json<object>()
      return [name, `${JSON.stringify(document, null, 2)}\n`] as const
    })))
  } finally {
    await app.close()
  }
}
