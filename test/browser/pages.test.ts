import { readdirSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import type { Page } from 'playwright-core'
import { buildApp } from '../../src/app.js'
import { readOverview, type Sandbox } from '../../src/sandbox/overview.js'
import { createClient, createDatabase, ROOT, testConfig } from '../helper.js'
import { barriersOn, skip, startBrowser, visit } from './chromium.js'

if (skip !== false) {
  t.test('the pages in a browser', { skip }, t => t.end())
} else {
  let sandbox: Sandbox | undefined
  const app = await buildApp(testConfig(await createDatabase(t)), undefined, () => sandbox)
  t.teardown(async () => await app.close())
  await app.database.open()
  const client = await createClient(app)
  const { companyId, secret: token } = client
  const none = async () => {}
  const shown = { companyId, token, overview: async () => await readOverview(app.database, companyId), moveClock: none, reset: none }
  const createJob = async (name: string) => await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name } })
  await createJob('Lighthouse keeper')
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await startBrowser(t)
  t.beforeEach(() => { sandbox = shown })

  /** Opens an operation of Swagger UI. @returns its box */
  const open = async (page: Page, tag: string, path: string) => {
    await page.locator(`#operations-tag-${tag}`).click()
    const operation = page.locator('.opblock-get').filter({ has: page.locator(`[data-path="${path}"]`) })
    await operation.locator('.opblock-summary-control').click()
    return operation
  }
  /** Sends the request of an operation that is open. @returns status and body of the answer */
  const execute = async (operation: ReturnType<Page['locator']>) => {
    await operation.locator('.btn-clear').click({ timeout: 1 }).catch(() => undefined)
    await operation.getByRole('button', { name: 'Execute' }).click()
    const answer = operation.locator('.live-responses-table .response')
    await answer.waitFor()
    return [await answer.locator('.response-col_status').innerText(), await answer.locator('.highlight-code').first().innerText()]
  }

  t.test('/ → the token is copied, and events appear as they happen', async t => {
    await visit(t, browser, base, { path: '/', permissions: ['clipboard-read', 'clipboard-write'] }, async page => {
      await page.getByRole('button', { name: 'Copy: Token' }).click()
      await page.getByText('Copied').waitFor()
      t.equal(await page.evaluate('navigator.clipboard.readText()'), token)
      await page.getByText('Lighthouse keeper').last().waitFor()
      await createJob('Ferry captain')
      await page.getByRole('row', { name: 'Ferry captain' }).waitFor()
      t.equal(await page.locator('[data-count=job]').innerText(), '2')
    })
  })

  t.test('/docs on the same machine → the token is there; operations of both versions answer 200, wrong values 400', async t => {
    await visit(t, browser, base, { path: '/docs', provokes: [400] }, async page => {
      const v1 = await open(page, 'jobs', '/api/v1/jobs')
      const [status, body = ''] = await execute(v1)
      t.match([status, body], ['200', /"totalResults": [12]/])
      await v1.getByPlaceholder('page', { exact: true }).fill('1000000')
      const [refused, problem = ''] = await execute(v1)
      t.match([refused, problem], ['400', /"title": "Validation Error"/])

      await page.getByRole('navigation', { name: 'Versions' }).getByText('v2').click()
      await page.getByRole('heading', { name: 'version 2' }).waitFor()
      t.equal(new URL(page.url()).pathname, '/docs/v2')
      const v2 = await open(page, 'jobs', '/api/v2/jobs')
      const [found, page2 = ''] = await execute(v2)
      t.match([found, page2], ['200', /"nextPageToken": null/])
      await v2.getByPlaceholder('pageToken', { exact: true }).fill('nonsense')
      const [wrong, errors = ''] = await execute(v2)
      t.match([wrong, errors], ['400', /"target": "pageToken"/])
    })
  })

  t.test('/docs → what stands in the field of a header is sent, nothing else; an operation is short', async t => {
    const sent = async (page: Page, operation: ReturnType<Page['locator']>) => {
      const request = page.waitForRequest(request => request.url().includes('/api/v'))
      const [status] = await execute(operation)
      return [status, await (await request).allHeaders()] as const
    }
    const own = ['x-request-id', 'prefer', 'if-match', 'if-none-match', 'idempotency-key']
    await visit(t, browser, base, { path: '/docs', provokes: [400, 412] }, async page => {
      const list = await open(page, 'jobs', '/api/v1/jobs')
      const [status, headers] = await sent(page, list)
      t.same([status, own.filter(name => name in headers)], ['200', []])
      await list.getByPlaceholder('Prefer', { exact: true }).fill('handling=strict')
      t.match(await sent(page, list), ['200', { prefer: 'handling=strict' }])
      t.match(await list.locator('.live-responses-table').innerText(), /preference-applied: handling=strict/)

      const change = page.locator('.opblock-patch').filter({ has: page.locator('[data-path="/api/v1/jobs/{jobId}"]') })
      await change.locator('.opblock-summary-control').click()
      await change.getByPlaceholder('jobId', { exact: true }).fill('1')
      await change.getByPlaceholder('If-Match', { exact: true }).fill('"999-old"')
      t.match(await sent(page, change), ['412', { 'if-match': '"999-old"', prefer: undefined }])

      const codes = change.locator('.responses-table:not(.live-responses-table) .response-col_status')
      t.same(await codes.allInnerTexts(), ['Code', '200', 'default'])
      t.notOk(await change.locator('.folded .header-col').first().isVisible())
      await change.locator('.folded summary').first().click()
      t.ok(await change.locator('.folded .header-col').first().isVisible())
    })
  })

  t.test('/docs without a sandbox → 401 until the token is typed in, which then stays', async t => {
    sandbox = undefined
    await visit(t, browser, base, { path: '/docs/v2', width: 390, provokes: [401] }, async page => {
      t.equal((await execute(await open(page, 'jobs', '/api/v2/jobs')))[0], '401')
      await page.getByRole('button', { name: 'Authorize' }).first().click()
      await page.locator('.modal-ux input').fill(token)
      await page.locator('.modal-ux').getByRole('button', { name: /apply|authorize/i }).click()
      await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).last().click()
      await page.reload()
      // The address says which operation was open.
      t.equal((await execute(page.locator('.opblock-get.is-open')))[0], '200')
    })
  })

  t.test('guides → nothing keeps anybody from reading them on a phone', async t => {
    const guides = readdirSync(path.join(ROOT, 'docs')).filter(file => file.endsWith('.md')).map(file => `/guides/${file.slice(0, -3)}`)
    t.ok(guides.length > 10)
    for (const guide of [...guides, '/guides/nothing']) {
      await visit(t, browser, base, { path: guide, width: 390, provokes: [404] }, async page => {
        t.same(await barriersOn(page, []), [], guide)
        await page.getByRole('navigation', { name: 'Pages' }).getByText('Guides').waitFor()
      })
    }
  })

  t.test('a guide → its samples name the address that it is read at, and are copied as they stand', async t => {
    await visit(t, browser, base, { path: '/guides/tutorial', permissions: ['clipboard-read', 'clipboard-write'] }, async page => {
      const sample = page.locator('.sample').filter({ hasText: 'BASE=' }).first()
      await sample.getByRole('button', { name: 'Copy' }).click()
      await sample.getByText('Copied').waitFor()
      t.match(String(await page.evaluate('navigator.clipboard.readText()')), `BASE=${base}\n`)
      t.notMatch(await page.locator('main').innerText(), 'http://127.0.0.1:3000')
    })
  })

  t.test('/reference → is searched, shows samples in three languages, and has a page for each version', async t => {
    await visit(t, browser, base, { path: '/reference' }, async page => {
      await page.getByTestId('search-trigger').click()
      await page.getByPlaceholder('Search docs...').fill('rotate')
      await page.locator('a[data-component-name="Search/SearchItem"][href*="rotatewebhooksecret"]').first().click()
      await page.getByRole('heading', { name: 'signing secret' }).waitFor()
      for (const [language, code] of [['curl', 'curl -X POST'], ['JavaScript', 'await fetch('], ['Python', 'urllib.request']]) {
        const sample = page.getByTestId('right-panel').filter({ hasText: '/rotate-secret' }).last()
        const languages = sample.getByText(/^(curl|JavaScript|Python)$/).first()
        // The menu opens below, where there must be room for it.
        await languages.evaluate('element => element.scrollIntoView({ block: "center" })')
        await languages.click()
        await page.getByTestId('dropdown-menu').getByText(language as string, { exact: true }).last().click()
        await sample.getByText(code as string).first().waitFor()
      }

      await page.getByRole('navigation', { name: 'Versions' }).getByText('v2').click()
      await page.getByRole('heading', { name: 'version 2' }).waitFor()
      t.equal(new URL(page.url()).pathname, '/reference/v2')
    })
  })

  for (const [path, ready] of [['/', '#events tbody tr'], ['/docs', '.opblock-tag'], ['/reference', '#api-content h2']] as const) {
    t.test(`${path} → works on phones, in the colors of the system, for everybody`, async t => {
      for (const [colorScheme, width] of [['light', 1280], ['dark', 390]] as const) {
        await visit(t, browser, base, { path, width, colorScheme }, async page => {
          await page.locator(ready).first().waitFor()
          t.same(await barriersOn(page), [], colorScheme)
          const background = String(await page.evaluate('getComputedStyle(document.body).backgroundColor'))
          const [brightness = 0] = (/\d+/.exec(background) ?? []).map(Number)
          t.equal(brightness < 100 ? 'dark' : 'light', colorScheme, background)
        })
      }
    })
  }
}
