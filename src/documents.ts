import { buildApp } from './app.js'
import { loadConfig } from './config.js'

/** The OpenAPI document of each version, as the server itself gives it, as text. */
export async function openapiDocuments (): Promise<Record<string, string>> {
  const app = await buildApp(loadConfig({ LOG_LEVEL: 'silent' }))
  try {
    const versions = ['v1', 'v2']
    const answers = await Promise.all(versions.map(async version => (await app.inject(`/openapi/${version}.json`)).json<object>()))
    return Object.fromEntries(versions.map((version, index) => [version, `${JSON.stringify(answers[index], null, 2)}\n`]))
  } finally {
    await app.close()
  }
}
