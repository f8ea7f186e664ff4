import type { OutboxMessage } from '../src/sandbox/outbox.js'
import type { Overview } from '../src/sandbox/overview.js'
import { assetUrl } from './assets.js'
import { toHtml } from './guide-texts.js'
import { highlight } from './highlight.js'
import { OBJECTS, USES, WHAT } from './introduction.js'
import { escape, pageLinks, stylesheet, type Page } from './page.js'
import type { Versions } from './versions.js'

/** What the owner of a sandbox sees in addition. */
export interface Welcome extends Overview {
  token: string
  /** The server as this request reached it. */
  origin: string
  /** The fault profile of the sandbox; empty for none. */
  faults: string
  /** The last messages to candidates. */
  outbox: OutboxMessage[]
  /** A cursor of the feed, before the last events. */
  cursor: string
}

/** What the page is about: a server in use, a sandbox seen from elsewhere, a server without a company; or the sandbox of the reader. */
export type Home = 'used' | 'sandbox' | 'empty' | Welcome

/** One word for a shell, whatever it holds. */
const shellWord = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The page, with a welcome for the owner of the sandbox. */
export function homePage (versions: Versions, home: Home): Page {
  const isWelcome = typeof home === 'object'
  return {
    head: `<link rel="alternate" type="text/markdown" href="/llms.txt">
${stylesheet('text.css')}
${stylesheet('home.css')}
${isWelcome ? `<script src="${assetUrl('home.js')}" type="module"></script>` : ''}`,
    navigation: [pageLinks()],
    body: `<main${isWelcome ? ' class="sandbox"' : ''}>
${home === 'empty' ? NO_COMPANY : ''}
<div class="wide uses">
<h1>Build on a recruiting back end of your own</h1>
<p>${WHAT}</p>
${toHtml(USES)}
<p class="begin"><a href="/guides/tutorial">Start the tutorial</a> <a href="/docs">Try it in Swagger UI</a></p>
</div>
${isWelcome ? sandbox(home) : authentication(home === 'sandbox')}
<section class="wide" aria-labelledby="objects-title">
<h2 id="objects-title">Which version has what</h2>
${toHtml(OBJECTS)}
</section>
${isWelcome ? events(home) : ''}
${isWelcome ? outbox(home) : ''}
${links(versions)}
</main>`
  }
}

const NO_COMPANY = `<section class="wide warning" aria-labelledby="empty-title">
<h2 id="empty-title">This server has no company yet</h2>
<p>Until it has one, every request under <code>/api</code> is a 401. Make a company and a token by the command line:</p>
<pre><code>${highlight(`node dist/src/cli.js company create --name "Acme"
node dist/src/cli.js token create --company 1 --name "First" --scopes '*'`, 'sh')}</code></pre>
<p>Or start the server without <code>DATABASE_URL</code>: that is a sandbox, with a made-up company and its token.</p>
</section>`

const PRINTED = `<p>This is a sandbox. The server printed its token at the start: <code>docker logs</code> shows it for a container.
This page shows it on the same machine alone.</p>`

function authentication (isSandbox: boolean): string {
  return `<section aria-labelledby="authentication-title">
<h2 id="authentication-title">Authentication</h2>
<p>Send <code>Authorization: Bearer &lt;token&gt;</code> with every request under <code>/api</code>, for example
<code>GET /api/v1/jobs</code>.</p>
${isSandbox ? PRINTED : ''}
</section>`
}

function sandbox (welcome: Welcome): string {
  const { token, faults, jobs, candidates, applications } = welcome
  const count = (type: string, name: string, total: number) => `<div><dt>${name}</dt><dd data-count="${type}">${total}</dd></div>`
  return `<section class="wide" aria-labelledby="welcome-title">
<h2 id="welcome-title">Welcome to your sandbox</h2>
<dl class="counts">
${count('job', 'Jobs', jobs)}
${count('candidate', 'Candidates', candidates)}
${count('application', 'Applications', applications)}
</dl>
${sample('Token, with all scopes', `<code id="token">${escape(token)}</code>`)}
${faults === '' ? '' : `<p>Bad days: <code>${escape(faults)}</code></p>`}
</section>
<section class="wide" aria-labelledby="try-title">
<h2 id="try-title">Try it</h2>
${commands(welcome)}
</section>`
}

function events ({ cursor, known }: Welcome): string {
  return `<section id="events" data-cursor="${cursor}" data-known="${known}" aria-labelledby="events-title">
<h2 id="events-title">Events as they happen</h2>
<p role="status">Reading the last events needs JavaScript.</p>
<table aria-labelledby="events-title">
<thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Object</th></tr></thead>
<tbody></tbody>
</table>
<dialog aria-labelledby="object-title">
<h2 id="object-title"></h2>
<pre tabindex="0"><code></code></pre>
<button type="button">Close</button>
</dialog>
</section>`
}

function outbox ({ outbox }: Welcome): string {
  const rows = outbox.map(({ to, subject, text }) => `<details><summary>${escape(subject)}, to ${escape(to ?? 'nobody')}</summary>
<pre tabindex="0"><code>${escape(text)}</code></pre></details>`)
  return `<section aria-labelledby="outbox-title">
<h2 id="outbox-title">Messages</h2>
<p>Nothing leaves a sandbox. What it would have sent is here, and in <code>GET /sandbox/outbox</code>.</p>
${rows.length === 0 ? '<p>None yet.</p>' : rows.join('\n')}
</section>`
}

/** The first command sets the token that the others send. */
function commands ({ token, origin, cursor }: Welcome): string {
  const curl = 'curl -H "Authorization: Bearer $TOKEN" '
  return [
    ['Read jobs', `TOKEN=${shellWord(token)}\n${curl}${shellWord(`${origin}/api/v1/jobs?perPage=5`)}`],
    ['Create a job', `${curl}\\
  -H 'Content-Type: application/json' -d '{"name": "Lighthouse keeper"}' ${shellWord(`${origin}/api/v1/jobs`)}`],
    ['See what happened', `${curl}${shellWord(`${origin}/api/v2/events?after=${cursor}`)}`]
  ].map(([label = '', command = '']) => sample(label, `<code>${highlight(command, 'sh')}</code>`)).join('\n')
}

const sample = (label: string, code: string) => `<div class="sample"><p>${label}</p><pre>${code}</pre></div>`

function links (versions: Versions): string {
  const documents = versions.map(({ name, title, description }) =>
    `<dt><a href="/openapi/${name}.json">${escape(title)}</a></dt><dd>${escape(description)} OpenAPI document.</dd>`)
  return `<section aria-labelledby="links-title">
<h2 id="links-title">Read on</h2>
<dl class="links">
<dt><a href="/guides/tutorial">Tutorial</a> and <a href="/guides/">guides</a></dt>
<dd>From a job to a hire in ten minutes; then topic by topic.</dd>
<dt><a href="/reports">Reports</a></dt><dd>How far applications come, how long that takes, from where, and why they end; drawn.</dd>
<dt><a href="/docs">Swagger UI</a></dt><dd>Try every operation in the browser.</dd>
<dt><a href="/reference">Reference</a></dt><dd>Read and search, with samples for curl, JavaScript and Python.</dd>
${documents.join('\n')}
<dt><a href="/llms.txt">llms.txt</a></dt><dd>Every page as Markdown, for models.</dd>
<dt><a href="/health/live">Live</a> and <a href="/health/ready">ready</a></dt><dd>For balancers and orchestrators.</dd>
</dl>
</section>`
}
