import { existsSync } from 'node:fs'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { buildApp } from '../../src/app.js'
import { readOverview } from '../../src/sandbox/overview.js'
import { createClient, createDatabase, testConfig, type Client } from '../helper.js'

/** The first that is there: the shell without windows takes a third less time. */
const PLACES = [
  process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]
const executablePath = PLACES.find(place => place !== undefined && existsSync(place))

/** Why there are no tests in a browser, or false where there is one. */
export const skip = executablePath === undefined && 'no Chromium found, CHROMIUM_PATH names none'

/** Machines may be busy. */
const PATIENCE_MS = 100_000

interface TestFile {
  teardown: (fn: () => unknown) => void
  beforeEach: (fn: () => void) => void
}

interface Test {
  equal: (value: unknown, wanted: unknown, message: string) => void
  ok: (value: unknown, message: string) => void
  same: (value: unknown, wanted: unknown, message: string) => void
}

export interface Visit {
  path: string
  /** Pixels. A phone has 390. */
  width?: number
  colorScheme?: 'light' | 'dark'
  permissions?: string[]
  /** Statuses that the visitor provokes. The console calls them errors. */
  provokes?: number[]
}

export interface Site {
  base: string
  browser: Browser
  /** A company's client, whose token the pages of the sandbox show. */
  client: Client
  createJob: (name: string) => Promise<unknown>
  /** Whether the server is a sandbox: it is for each test, until the test says otherwise. */
  setSandbox: (isSandbox: boolean) => void
}

/** Starts a server with a company and one job, and Chromium. Both end with the test. */
export async function openSite (t: TestFile): Promise<Site> {
  let isSandbox = true
  const app = await buildApp(testConfig(await createDatabase(t)), undefined, () => isSandbox ? sandbox : undefined)
  t.teardown(async () => await app.close())
  await app.database.open()
  const client = await createClient(app)
  const { companyId, secret: token } = client
  const none = async () => {}
  const sandbox = { companyId, token, overview: async () => await readOverview(app.database, companyId), moveClock: none, reset: none }
  const createJob = async (name: string) => await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name } })
  await createJob('Lighthouse keeper')
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'], timeout: PATIENCE_MS })
  t.teardown(async () => await browser.close())
  const setSandbox = (value: boolean) => { isSandbox = value }
  t.beforeEach(() => setSandbox(true))
  return { base, browser, client, createJob, setSandbox }
}

/** Opens a page as somebody new, does something there, and asserts that nothing went wrong on it: console, other hosts, width. */
export async function visit (
  t: Test, { base, browser }: Site, { path, width = 1280, provokes = [], ...options }: Visit, act: (page: Page) => Promise<void>
): Promise<void> {
  const context = await browser.newContext({ ...options, viewport: { width, height: 900 } } satisfies BrowserContextOptions)
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const problems: string[] = []
  const provoked = new RegExp(`status of (${provokes.join('|') || 'none'}) `)
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()) && !provoked.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', error => problems.push(error.message))
  page.on('request', request => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(base)) problems.push(url)
  })
  try {
    await page.goto(base + path)
    await act(page)
    const widest = await page.evaluate('document.documentElement.scrollWidth')
    t.ok(Number(widest) <= width, `${path}: ${String(widest)} of ${width} pixels`)
    t.same(problems, [], `${path}: nothing wrong in the console, nothing from elsewhere`)
  } finally {
    await context.close()
  }
}

/** Of Swagger UI and Redoc themselves: blocks of code that scroll, but not by keyboard. */
const KNOWN = ['scrollable-region-focusable']

/** What keeps people from using a page, by the rules of axe: the names of broken rules that are serious or critical, but for `known`. */
export async function barriersOn (page: Page, known = KNOWN): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate('axe.run({ resultTypes: ["violations"] })') as axe.AxeResults
  const barriers = violations.filter(({ id, impact }) => ['serious', 'critical'].includes(String(impact)) && !known.includes(id))
  return barriers.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 150)} ${id === 'color-contrast' ? any[0]?.message ?? '' : ''}`))
}

/** Asserts that a page works on a large screen and on a phone, in the colors of the system, and for everybody. `ready` is there at last. */
export async function looksRight (t: Test, site: Site, path: string, ready: string): Promise<void> {
  for (const [colorScheme, width] of [['light', 1280], ['dark', 390]] as const) {
    await visit(t, site, { path, width, colorScheme }, async page => {
      await page.locator(ready).first().waitFor()
      t.same(await barriersOn(page), [], colorScheme)
      const background = String(await page.evaluate('getComputedStyle(document.body).backgroundColor'))
      const [brightness = 0] = (/\d+/.exec(background) ?? []).map(Number)
      t.equal(brightness < 100 ? 'dark' : 'light', colorScheme, background)
    })
  }
}
