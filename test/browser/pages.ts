import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../helper.js'
import { looksRight, openSite, skip, visit } from './chromium.js'
import { t } from '../part.js'

if (skip !== false) {
  t.test('the pages in a browser', { skip }, t => t.end())
} else {
  const site = await openSite(t)
  const { base, createJob, client: { secret: token } } = site

  t.test('/ → the token is copied, and events appear as they happen', async t => {
    await visit(t, site, { path: '/', permissions: ['clipboard-read', 'clipboard-write'] }, async page => {
      await page.getByRole('button', { name: 'Copy: Token' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      t.equal(await page.evaluate('navigator.clipboard.readText()'), token)
      await page.getByText('Lighthouse keeper').last().waitFor()
      await createJob('Ferry captain')
      await page.getByRole('link', { name: 'job: Ferry captain' }).click()
      await page.getByRole('dialog', { name: /^GET \/api\/v2\/jobs\/\d+$/ }).getByText('"name": "Ferry captain"').waitFor()
      await page.keyboard.press('Escape')
      t.equal(await page.locator('[data-count=job]').innerText(), '2')
    })
  })

  const GUIDES = readdirSync(path.join(ROOT, 'docs')).filter(file => file.endsWith('.md')).map(file => `/guides/${file.slice(0, -3)}`)
  t.ok(GUIDES.length > 10)
  for (const guide of [...GUIDES, '/guides/search?q=webhook', '/guides/nothing']) {
    t.test(`${guide} → works in every form, for everybody`, async t => await looksRight(t, site, guide, 'main h1', [404]))
  }

  t.test('guides without a mouse → search, the side bar, what is on the page, and the neighbors lead on', async t => {
    await visit(t, site, { path: '/guides/tutorial' }, async page => {
      const follow = async (area: string, link: string | RegExp) => {
        await page.getByRole('navigation', { name: area }).getByRole('link', { name: link, exact: true }).focus()
        await page.keyboard.press('Enter')
      }
      const at = async (address: string | RegExp, heading: string) => {
        await page.waitForURL(url => new RegExp(address).test(url.href.slice(base.length)))
        t.ok(await page.getByRole('heading', { name: heading, exact: true }).isVisible(), heading)
      }
      const titles = page.getByRole('navigation', { name: 'All guides' })
      t.same(await titles.locator('[aria-current=page]').allInnerTexts(), ['Tutorial'])
      t.equal(await titles.getByRole('link').count(), GUIDES.length)
      await follow('On this page', 'Make an offer')
      await at('/guides/tutorial#make-an-offer$', 'Make an offer')
      await follow('Neighbors', /^Next/)
      await at('/guides/api-design$', 'API design')
      await follow('Neighbors', /^Previous/)
      await at('/guides/tutorial$', 'Tutorial')
      await follow('All guides', 'Receiving webhooks')
      await at('/guides/webhooks$', 'Receiving webhooks')

      await page.getByRole('searchbox', { name: 'Search the guides' }).focus()
      await page.keyboard.type('suspended webhook')
      await page.keyboard.press('Enter')
      await at('/guides/search', 'Search')
      t.match(await page.locator('.results li').first().innerText(), /webhook suspended/i)
      await page.keyboard.press('Tab')
      await page.locator('.results a').first().focus()
      await page.keyboard.press('Enter')
      await at('/guides/runbooks#webhook-suspended$', 'Webhook suspended')
    })
  })

  t.test('guides on a phone → buttons open the lists, which close behind a choice', async t => {
    await visit(t, site, { path: '/guides/tutorial', width: 390 }, async page => {
      const headings = page.getByRole('navigation', { name: 'On this page' })
      t.notOk(await headings.isVisible())
      await page.getByRole('button', { name: 'On this page' }).click()
      await headings.getByText('Make an offer').click()
      await headings.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'All guides' }).click()
      await page.getByRole('navigation', { name: 'All guides' }).getByText('Errors').click()
      await page.getByRole('heading', { name: 'Errors' }).waitFor()
    })
  })

  t.test('a guide → its samples name the address that it is read at, and are copied as they stand', async t => {
    await visit(t, site, { path: '/guides/tutorial', permissions: ['clipboard-read', 'clipboard-write'] }, async page => {
      const sample = page.locator('.sample').filter({ hasText: 'BASE=' }).first()
      await sample.getByRole('button', { name: 'Copy' }).click()
      await sample.getByRole('button', { name: 'Copied' }).waitFor()
      t.match(String(await page.evaluate('navigator.clipboard.readText()')), `BASE=${base}\n`)
      t.notMatch(await page.locator('main').innerText(), 'http://127.0.0.1:3000')
    })
  })

  t.test('/reference → is searched, shows samples in three languages, and has a page for each version', async t => {
    await visit(t, site, { path: '/reference' }, async page => {
      const title = await page.locator('#reader').getByRole('heading', { name: 'Version 1: operate (0.2.0)' }).boundingBox()
      t.ok(Number(title?.height) < 40, 'the title has one line')
      // Without a mouse, and before the index is complete.
      await page.getByTestId('search-trigger').press('Enter')
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

  const REFERENCES = ['/reference', '/reference/v2'].map(path => [path, '#api-content h2'] as const)
  for (const [path, ready] of [['/', '#events tbody tr'] as const, ...REFERENCES]) {
    t.test(`${path} → works in every form, for everybody`, async t => await looksRight(t, site, path, ready))
  }

  t.test('/ seen from elsewhere → works in every form, too', async t => {
    site.setSandbox(false)
    await looksRight(t, site, '/', 'h1')
  })
}
