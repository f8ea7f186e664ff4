import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'

/** Gives the OpenAPI document of a version. */
export type Documents = Record<string, () => object>

/** The OpenAPI documents and one Swagger UI for all of them. */
export const docs: FastifyPluginAsync<{ documents: Documents }> = async (app, { documents }) => {
  for (const [version, document] of Object.entries(documents)) {
    // Made once: it takes longer than most requests.
    let text: string | undefined
    app.get(`/openapi/${version}.json`, { schema: { hide: true } }, async (_request, reply) => {
      text ??= JSON.stringify(document())
      return await reply.type('application/json; charset=utf-8').send(text)
    })
  }
  // The UI wants a document of its own scope; it shows those above instead.
  await app.register(swagger, {})
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Recruitment API' },
    uiConfig: {
      urls: Object.keys(documents).map(version => ({ name: `Version ${version.slice(1)}`, url: `/openapi/${version}.json` })),
      persistAuthorization: true,
      tryItOutEnabled: true,
      displayRequestDuration: true,
      deepLinking: true,
      validatorUrl: null
    } as Record<string, unknown>
  })
}
