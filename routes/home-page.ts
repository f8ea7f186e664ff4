import type { Overview } from '../src/sandbox/overview.js'
import { assetUrl } from './assets.js'
import { escape, pageLinks, stylesheet, type Page } from './page.js'
import type { Versions } from './versions.js'

/** What the owner of a sandbox sees in addition. */
export interface Welcome extends Overview {
  token: string
  /** The server as this request reached it. */
  origin: string
  /** The fault profile of the sandbox; empty for none. */
  faults: string
  /** Cursors of the feed: before the last events, and after them. */
  recentCursor: string
  lastCursor: string
}

/** One word for a shell, whatever it holds. */
const shellWord = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The page, with a welcome for the owner of the sandbox. */
export function homePage (versions: Versions, isSandbox: boolean, welcome: Welcome | undefined): Page {
  return {
    head: `${stylesheet('home.css')}
${welcome === undefined ? '' : `<script src="${assetUrl('home.js')}" type="module"></script>`}`,
    navigation: [pageLinks()],
    body: `<main${welcome === undefined ? '' : ' class="sandbox"'}>
<h1>A recruiting API for jobs, candidates and applications</h1>
${welcome === undefined ? authentication(isSandbox) : sandbox(welcome)}
${links(versions)}
</main>`
  }
}

function authentication (isSandbox: boolean): string {
  return `<section aria-labelledby="authentication-title">
<h2 id="authentication-title">Authentication</h2>
<p>Send <code>Authorization: Bearer &lt;token&gt;</code> with every request under <code>/api</code>, for example
<code>GET /api/v1/jobs</code>.</p>
${isSandbox ? '<p>This is a sandbox. The server printed its token at the start; this page shows it on the same machine alone.</p>' : ''}
</section>`
}

function sandbox (welcome: Welcome): string {
  const { token, faults, jobs, candidates, applications, known, recentCursor } = welcome
  const count = (type: string, name: string, total: number) => `<div><dt>${name}</dt><dd data-count="${type}">${total}</dd></div>`
  return `<section class="wide" aria-labelledby="welcome-title">
<h2 id="welcome-title">Welcome to your sandbox</h2>
<dl class="counts">
${count('job', 'Jobs', jobs)}
${count('candidate', 'Candidates', candidates)}
${count('application', 'Applications', applications)}
</dl>
<div class="copied"><p>Token, with all scopes</p><code id="token">${escape(token)}</code></div>
${faults === '' ? '' : `<p>Bad days: <code>${escape(faults)}</code></p>`}
</section>
<section class="wide" aria-labelledby="try-title">
<h2 id="try-title">Try it</h2>
${commands(welcome)}
</section>
<section id="events" data-cursor="${recentCursor}" data-known="${known}" aria-labelledby="events-title">
<h2 id="events-title">Events as they happen</h2>
<p role="status">Reading the last events needs JavaScript.</p>
<table aria-labelledby="events-title">
<thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Object</th></tr></thead>
<tbody></tbody>
</table>
</section>`
}

function commands ({ token, origin, lastCursor }: Welcome): string {
  const curl = `curl -H ${shellWord(`Authorization: Bearer ${token}`)} \\\n`
  const job = `-H 'Content-Type: application/json' -d ${shellWord('{"name": "Lighthouse keeper"}')} \\\n`
  return [
    ['Read jobs', curl + shellWord(`${origin}/api/v1/jobs?perPage=5`)],
    ['Create a job', curl + job + shellWord(`${origin}/api/v1/jobs`)],
    ['See what happened', curl + shellWord(`${origin}/api/v2/events?after=${lastCursor}&wait=30`)]
  ].map(([label = '', command = '']) => `<div class="copied"><p>${label}</p><code>${escape(command)}</code></div>`).join('\n')
}

function links (versions: Versions): string {
  const documents = versions.map(({ name, title, description }) =>
    `<dt><a href="/openapi/${name}.json">${escape(title)}</a></dt><dd>${escape(description)} OpenAPI document.</dd>`)
  return `<section aria-labelledby="links-title">
<h2 id="links-title">Read on</h2>
<dl class="links">
<dt><a href="/guides/tutorial">Tutorial</a> and <a href="/guides/">guides</a></dt>
<dd>From a job to a hire in ten minutes; then topic by topic.</dd>
<dt><a href="/docs">Swagger UI</a></dt><dd>Try every operation in the browser.</dd>
<dt><a href="/reference">Reference</a></dt><dd>Read and search, with samples for curl, JavaScript and Python.</dd>
${documents.join('\n')}
<dt><a href="/health/live">Live</a> and <a href="/health/ready">ready</a></dt><dd>For balancers and orchestrators.</dd>
</dl>
</section>`
}
