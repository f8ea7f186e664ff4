import { existsSync } from 'node:fs'
import axe from 'axe-core'
import type { FastifyInstance } from 'fastify'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { buildApp } from '../../src/app.js'
import { readOverview } from '../../src/sandbox/overview.js'
import { createClient, createDatabase, testConfig, type Client } from '../helper.js'

const SHELL = '/usr/bin/chromium-headless-shell'
/** The first that is there: the shell without windows takes a third less time, and has no viewer for PDF. */
const PLACES = [
  process.env.CHROMIUM_PATH, SHELL,
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]
const THERE = PLACES.filter(place => place !== undefined && existsSync(place))
const WITH_VIEWER = THERE.find(place => place !== SHELL)

/** Why there are no tests in a browser, or false where there is one. */
export const skip = THERE.length === 0 && 'no Chromium found, CHROMIUM_PATH names none'
export const skipViewer = WITH_VIEWER === undefined && 'no Chromium with a viewer for PDF found, CHROMIUM_PATH names none'

/** Pixels of two lines of the bar. */
const MAX_BAR = 90
/** Machines may be busy. */
const MAX_WAIT_MS = 100_000

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
  app: FastifyInstance
  base: string
  browser: Browser
  /** A company's client, whose token the pages of the sandbox show. */
  client: Client
  createJob: (name: string) => Promise<unknown>
  /** Whether the server is a sandbox: it is for each test, until the test says otherwise. */
  setSandbox: (isSandbox: boolean) => void
}

/**
 * Starts a server with a company and one job, and Chromium. Both end with the test.
 * @param needsViewer whether it must be one that shows PDF
 */
export async function openSite (t: TestFile, needsViewer = false): Promise<Site> {
  let isSandbox = true
  const app = await buildApp(testConfig(await createDatabase(t)), undefined, () => isSandbox ? sandbox : undefined)
  t.teardown(async () => await app.close())
  await app.database.open()
  const client = await createClient(app)
  const { companyId, secret: token } = client
  const none = async () => {}
  const overview = async () => await readOverview(app.database, companyId)
  const sandbox = { companyId, token, overview, outbox: async () => [], moveClock: none, reset: none }
  const createJob = async (name: string) => await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name } })
  await createJob('Lighthouse keeper')
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({
    executablePath: needsViewer ? WITH_VIEWER : THERE[0], args: ['--no-sandbox', '--disable-background-networking'], timeout: MAX_WAIT_MS
  })
  t.teardown(async () => await browser.close())
  const setSandbox = (value: boolean) => { isSandbox = value }
  t.beforeEach(() => setSandbox(true))
  return { app, base, browser, client, createJob, setSandbox }
}

/** Opens a page as somebody new, does something there, and asserts that nothing went wrong on it: console, other hosts, width. */
export async function visit (
  t: Test, { base, browser }: Site, { path, width = 1280, provokes = [], ...options }: Visit, act: (page: Page) => Promise<void>
): Promise<void> {
  const context = await browser.newContext({ ...options, viewport: { width, height: 900 } } satisfies BrowserContextOptions)
  context.setDefaultTimeout(MAX_WAIT_MS)
  const page = await context.newPage()
  const problems: string[] = []
  const provoked = new RegExp(`status of (${provokes.join('|') || 'none'}) `)
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()) && !provoked.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', error => problems.push(error.message))
  page.on('request', request => {
    const url = request.url()
    // The viewer for PDF is a part of the browser.
    if (!/^(data|blob|chrome|chrome-extension):/.test(url) && !url.startsWith(base)) problems.push(url)
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

/** Waits for the ends of all transitions: a color on its way to another is none that people read. One may begin others. */
const AT_REST = `(async () => {
  for (;;) {
    const transitions = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    if (transitions.length === 0) return
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  }
})()`

/** What keeps people from using a page, or makes it harder, by all rules of axe. */
export async function findingsOn (page: Page): Promise<string[]> {
  await page.evaluate(AT_REST)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate('axe.run({ resultTypes: ["violations"] })') as axe.AxeResults
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, any }) => `${impact} ${id}: ${html.slice(0, 150)} ${id === 'color-contrast' ? any[0]?.message ?? '' : ''}`))
}

/** Every form in which people see a page: on a large screen and on a phone, in the colors of their system. */
const FORMS = [1280, 390].flatMap(width => (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })))

/** Asserts that a page works in every form, and for everybody. @param ready what is there at last */
export async function looksRight (t: Test, site: Site, path: string, ready: string, provokes: number[] = []): Promise<void> {
  await visit(t, site, { path, provokes }, async page => {
    for (const { width, colorScheme } of FORMS) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.locator(ready).first().waitFor()
      const name = `${path} ${width} ${colorScheme}`
      const background = String(await page.evaluate('getComputedStyle(document.body).backgroundColor'))
      const [brightness = 0] = (/\d+/.exec(background) ?? []).map(Number)
      t.equal(brightness < 100 ? 'dark' : 'light', colorScheme, `${name}: ${background}`)
      t.same(await findingsOn(page), [], name)
      const sizes = await page.evaluate('[document.documentElement.scrollWidth, document.querySelector(".bar").offsetHeight]')
      const [widest, bar] = sizes as number[]
      t.ok(Number(widest) <= width, `${name}: ${widest} pixels`)
      t.ok(Number(bar) < MAX_BAR, `${name}: the bar has two lines at most`)
    }
  })
}
