import type { Page } from 'playwright-core'
import { t } from '../part.js'
import { looksRight, openSite, skip, visit } from './chromium.js'

if (skip !== false) {
  t.test('Swagger UI in a browser', { skip }, t => t.end())
} else {
  const site = await openSite(t)
  const { client: { secret: token } } = site

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

  t.test('/docs on the same machine → the token is there; operations of both versions answer 200, wrong values 400', async t => {
    await visit(t, site, { path: '/docs', provokes: [400] }, async page => {
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
    await visit(t, site, { path: '/docs', provokes: [400, 412] }, async page => {
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

      const body = change.locator('.opblock-section-request-body')
      await body.getByRole('tab', { name: 'Schema' }).click()
      await body.getByRole('button', { name: 'numVacancies' }).waitFor()

      const codes = change.locator('.responses-table:not(.live-responses-table) .response-col_status')
      t.same(await codes.allInnerTexts(), ['Code', '200', '204', 'default'])
      t.notOk(await change.locator('.folded .header-col').first().isVisible())
      await change.locator('.folded summary').first().click()
      t.ok(await change.locator('.folded .header-col').first().isVisible())
    })
  })

  t.test('/docs without a sandbox → 401 until the token is typed in, which then stays', async t => {
    site.setSandbox(false)
    await visit(t, site, { path: '/docs/v2', width: 390, provokes: [401] }, async page => {
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

  t.test('/docs → works on phones, in the colors of the system, for everybody', async t => {
    for (const path of ['/docs', '/docs/v2']) await looksRight(t, site, path, '.opblock-tag')
  })
}
