import { readdirSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { ROOT } from '../helper.js'
import { barriersOn, looksRight, openSite, skip, visit } from './chromium.js'

if (skip !== false) {
  t.test('the pages in a browser', { skip }, t => t.end())
} else {
  const site = await openSite(t)
  const { base, createJob, client: { secret: token } } = site

  t.test('/ → the token is copied, and events appear as they happen', async t => {
    await visit(t, site, { path: '/', permissions: ['clipboard-read', 'clipboard-write'] }, async page => {
      await page.getByRole('button', { name: 'Copy: Token' }).click()
      await page.getByText('Copied').waitFor()
      t.equal(await page.evaluate('navigator.clipboard.readText()'), token)
      await page.getByText('Lighthouse keeper').last().waitFor()
      await createJob('Ferry captain')
      await page.getByRole('row', { name: 'Ferry captain' }).waitFor()
      t.equal(await page.locator('[data-count=job]').innerText(), '2')
    })
  })

  t.test('guides → nothing keeps anybody from reading them on a phone', async t => {
    const guides = readdirSync(path.join(ROOT, 'docs')).filter(file => file.endsWith('.md')).map(file => `/guides/${file.slice(0, -3)}`)
    t.ok(guides.length > 10)
    for (const guide of [...guides, '/guides/nothing']) {
      await visit(t, site, { path: guide, width: 390, provokes: [404] }, async page => {
        t.same(await barriersOn(page, []), [], guide)
        await page.getByRole('navigation', { name: 'Pages' }).getByText('Guides').waitFor()
      })
    }
  })

  t.test('a guide → its samples name the address that it is read at, and are copied as they stand', async t => {
    await visit(t, site, { path: '/guides/tutorial', permissions: ['clipboard-read', 'clipboard-write'] }, async page => {
      const sample = page.locator('.sample').filter({ hasText: 'BASE=' }).first()
      await sample.getByRole('button', { name: 'Copy' }).click()
      await sample.getByText('Copied').waitFor()
      t.match(String(await page.evaluate('navigator.clipboard.readText()')), `BASE=${base}\n`)
      t.notMatch(await page.locator('main').innerText(), 'http://127.0.0.1:3000')
    })
  })

  t.test('/reference → is searched, shows samples in three languages, and has a page for each version', async t => {
    await visit(t, site, { path: '/reference' }, async page => {
      await page.getByTestId('search-trigger').click()
      await page.getByPlaceholder('Search docs...').fill('rotate')
      await page.locator('a[data-component-name="Search/SearchItem"][href*="rotatewebhooksecret"]').first().click()
      await page.getByRole('heading', { name: 'signing secret' }).waitFor()
      for (const [language, code] of [['curl', 'curl -X POST'], ['JavaScript', 'await fetch('], ['Python', 'urllib.request']]) {
        const sample = page.getByTestId('right-panel').filter({ hasText: '/rotate-secret' }).last()
        const languages = sample.getByText(/^(curl|JavaScript|Python)$/).first()
        await languages.click()
        // What is above may still load, and move the menu out of sight.
        await page.getByTestId('dropdown-menu').getByText(language as string, { exact: true }).last().dispatchEvent('click')
        await sample.getByText(code as string).first().waitFor()
      }

      await page.getByRole('navigation', { name: 'Versions' }).getByText('v2').click()
      await page.getByRole('heading', { name: 'version 2' }).waitFor()
      t.equal(new URL(page.url()).pathname, '/reference/v2')
    })
  })

  for (const [path, ready] of [['/', '#events tbody tr'], ['/reference', '#api-content h2']] as const) {
    t.test(`${path} → works on phones, in the colors of the system, for everybody`, async t => await looksRight(t, site, path, ready))
  }
}
