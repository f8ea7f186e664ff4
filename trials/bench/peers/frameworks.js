// The same four routes in each framework, and without one. A known token is looked up in a map, and nothing else is done for a request: no
// limits, no validation, no log, no metrics.

/** Reads what a request names; undefined for an unknown token. */
export const companyOf = (companies, authorization) => companies[authorization]

/** What the serializer of Fastify is compiled from: a schema of all these values. */
function schemaOf (values) {
  const known = values.filter(value => value !== null)
  const [first] = known
  if (first === undefined) return { type: ['string', 'null'] }
  if (Array.isArray(first)) return { type: 'array', items: schemaOf(known.flat()) }
  if (typeof first !== 'object') return { type: [typeof first, 'null'] }
  const names = [...new Set(known.flatMap(Object.keys))]
  return {
    type: ['object', 'null'],
    properties: Object.fromEntries(names.map(name => [name, schemaOf(known.map(value => value[name] ?? null))]))
  }
}

/** @param samples answers of each route, to compile serializers from; without them answers are serialized by JSON.stringify */
export async function onFastify (store, companies, port, samples) {
  const { fastify } = await import('fastify')
  const app = fastify()
  app.decorateRequest('company', 0)
  app.addHook('onRequest', (request, reply, done) => {
    request.company = companyOf(companies, request.headers.authorization)
    done(request.company === undefined ? new Error('unknown token') : undefined)
  })
  const options = name => samples === undefined ? {} : { schema: { response: { 200: schemaOf(samples[name]) } } }
  app.get('/api/v1/jobs', options('jobs'), async ({ company, query }) =>
    await store.jobs(company, Number(query.page ?? 1), Number(query.perPage)))
  app.get('/api/v1/jobs/:id', options('job'), async ({ company, params }) => await store.job(company, Number(params.id)))
  app.get('/api/v2/applications', options('applications'), async ({ company, query }) =>
    await store.applications(company, Number(query.maxPageSize)))
  app.patch('/api/v1/jobs/:jobId/applications/:id', async ({ company, params, body }) =>
    await store.score(company, Number(params.jobId), Number(params.id), body.score))
  await app.listen({ host: '127.0.0.1', port })
  return app.server.address().port
}

export async function onHono (store, companies) {
  const [{ Hono }, { serve }] = await Promise.all([import('hono'), import('@hono/node-server')])
  const app = new Hono()
  const company = c => companyOf(companies, c.req.header('authorization'))
  app.get('/api/v1/jobs', async c => c.json(await store.jobs(company(c), Number(c.req.query('page') ?? 1), Number(c.req.query('perPage')))))
  app.get('/api/v1/jobs/:id', async c => c.json(await store.job(company(c), Number(c.req.param('id')))))
  app.get('/api/v2/applications', async c => c.json(await store.applications(company(c), Number(c.req.query('maxPageSize')))))
  app.patch('/api/v1/jobs/:jobId/applications/:id', async c => {
    const { score } = await c.req.json()
    return c.json(await store.score(company(c), Number(c.req.param('jobId')), Number(c.req.param('id')), score))
  })
  return await new Promise(resolve => serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port)))
}

/** No framework: what is left is what Node.js takes for HTTP, and pg for a query. */
export async function onNode (store, companies) {
  const { createServer } = await import('node:http')
  const answer = async ({ method, headers, url }, body) => {
    const company = companyOf(companies, headers.authorization)
    const [, , , , id, , applicationId] = url.split('/')
    if (method === 'PATCH') return await store.score(company, Number(id), Number(applicationId), JSON.parse(body).score)
    if (id !== undefined) return await store.job(company, Number(id))
    const query = new URLSearchParams(url.slice(url.indexOf('?')))
    if (url.startsWith('/api/v1/jobs')) return await store.jobs(company, Number(query.get('page') ?? 1), Number(query.get('perPage')))
    return await store.applications(company, Number(query.get('maxPageSize')))
  }
  const server = createServer((request, response) => {
    const send = async body => {
      const text = JSON.stringify(await answer(request, body))
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text)
    }
    if (request.method === 'GET') return send()
    let body = ''
    request.setEncoding('utf8').on('data', chunk => { body += chunk }).on('end', () => send(body))
  })
  return await new Promise(resolve => { server.listen(0, '127.0.0.1', () => resolve(server.address().port)) })
}

export async function onExpress (store, companies) {
  const { default: express } = await import('express')
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(express.json())
  const company = request => companyOf(companies, request.headers.authorization)
  app.get('/api/v1/jobs', async (request, response) => {
    response.json(await store.jobs(company(request), Number(request.query.page ?? 1), Number(request.query.perPage)))
  })
  app.get('/api/v1/jobs/:id', async (request, response) => {
    response.json(await store.job(company(request), Number(request.params.id)))
  })
  app.get('/api/v2/applications', async (request, response) => {
    response.json(await store.applications(company(request), Number(request.query.maxPageSize)))
  })
  app.patch('/api/v1/jobs/:jobId/applications/:id', async (request, response) => {
    response.json(await store.score(company(request), Number(request.params.jobId), Number(request.params.id), request.body.score))
  })
  return await new Promise(resolve => { const server = app.listen(0, '127.0.0.1', () => resolve(server.address().port)) })
}

export async function onNest (store, companies) {
  await import('reflect-metadata')
  const { Body, Controller, Get, Headers, Module, Param, Patch, Query } = await import('@nestjs/common')
  const { NestFactory } = await import('@nestjs/core')
  class ApiController {
    async jobs (authorization, { page, perPage }) {
      return await store.jobs(companyOf(companies, authorization), Number(page ?? 1), Number(perPage))
    }

    async job (authorization, { id }) { return await store.job(companyOf(companies, authorization), Number(id)) }

    async applications (authorization, { maxPageSize }) {
      return await store.applications(companyOf(companies, authorization), Number(maxPageSize))
    }

    async score (authorization, { jobId, id }, { score }) {
      return await store.score(companyOf(companies, authorization), Number(jobId), Number(id), score)
    }
  }
  // Decorators, written as calls: this file is plain JavaScript.
  const route = (name, decorator, ...parameters) => {
    for (const [index, parameter] of [Headers('authorization'), ...parameters].entries()) parameter(ApiController.prototype, name, index)
    decorator(ApiController.prototype, name, Object.getOwnPropertyDescriptor(ApiController.prototype, name))
  }
  route('jobs', Get('v1/jobs'), Query())
  route('job', Get('v1/jobs/:id'), Param())
  route('applications', Get('v2/applications'), Query())
  route('score', Patch('v1/jobs/:jobId/applications/:id'), Param(), Body())
  Controller('api')(ApiController)
  class ApiModule {}
  Module({ controllers: [ApiController] })(ApiModule)
  const app = await NestFactory.create(ApiModule, { logger: ['error'] })
  await app.listen(0, '127.0.0.1')
  return app.getHttpServer().address().port
}

/** Answers each URL of each company with the same bytes. */
export async function constant (answers) {
  const { fastify } = await import('fastify')
  const app = fastify()
  app.get('/*', (request, reply) => {
    reply.type('application/json; charset=utf-8').send(answers[request.headers.authorization][request.url])
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server.address().port
}
