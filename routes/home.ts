import type { FastifyPluginAsync } from 'fastify'
import type { Versions } from './versions.js'

const pageOf = (versions: Versions) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Recruitment API</title>
<link rel="icon" href="data:,">
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
code { background: #f2f2f2; padding: .1em .3em; border-radius: 3px }
a { color: #0b57d0 } dt { font-weight: 600; margin-top: .75rem } dd { margin-left: 0 }
</style>
</head>
<body>
<main>
<h1>Recruitment API</h1>
<p>A recruiting back end: jobs, candidates and applications over stable versions. Send
<code>Authorization: Bearer &lt;token&gt;</code> with every request under <code>/api</code>, for example <code>GET /api/v1/jobs</code>.</p>
<dl>
<dt><a href="/docs">Swagger UI</a></dt><dd>Read and try all versions in the browser.</dd>
${versions.map(({ name, title, description }) => `<dt><a href="/openapi/${name}.json">${title}</a></dt><dd>${description}</dd>`).join('\n')}
<dt><a href="/health/live">Live</a> and <a href="/health/ready">ready</a></dt><dd>For balancers and orchestrators.</dd>
</dl>
</main>
</body>
</html>
`

/** What this is, with links to the rest. */
export const home: FastifyPluginAsync<{ versions: Versions }> = async (app, { versions }) => {
  const page = pageOf(versions)
  app.get('/', { schema: { hide: true } }, async (_request, reply) => await reply.type('text/html; charset=utf-8').send(page))
}
