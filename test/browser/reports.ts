import { makeApplication, makeJob } from '../factories.js'
import { findingsOn, openSite, skip, visit } from './chromium.js'
import { t } from '../part.js'

if (skip !== false) {
  t.test('the page of reports in a browser', { skip }, t => t.end())
} else {
  const site = await openSite(t)
  const { client, app } = site
  const name = 'A very long <b>name</b> of a job that no drawing has room for'
  const job = await makeJob(app, client.companyId, { name, numVacancies: 9 })
  const ids = await Promise.all([1, 2, 3, 4].map(async () => await makeApplication(app, client.companyId, { job })))
  const changes = [{ status: 'reproved', reason: 'No fit' }, { status: 'hired' }, { currentStepId: job.stepIds[1] }, { status: 'give_up' }]
  for (const [at, payload] of changes.entries()) {
    await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${ids[at]}`, payload })
  }

  for (const report of ['funnel', 'time-in-step', 'time-to-hire', 'sources', 'reasons']) {
    t.test(`/reports: ${report} → a drawing and a table, on paper and on screens of all forms, for everybody`, async t => {
      await visit(t, site, { path: '/reports' }, async page => {
        await page.locator('[name=report]').selectOption(report)
        await page.getByLabel('Group by').selectOption('job')
        await page.getByRole('button', { name: 'Show' }).click()
        await page.locator('#report svg').first().waitFor()
        t.match(await page.locator('#report code').first().innerText(), `GET /api/v2/reports/${report}?groupBy=job`)
        t.ok(await page.locator('#report figure:has(svg) tbody tr').count() > 0, 'the table of the drawing has rows')
        t.equal(await page.locator('#report b').count(), 0, 'names are texts')
        for (const width of [1280, 390]) {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize({ width, height: 900 })
            await page.emulateMedia({ colorScheme })
            t.same(await findingsOn(page), [], `${width} ${colorScheme}`)
            t.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= width, `${width} pixels`)
          }
        }
        await page.emulateMedia({ media: 'print' })
        t.equal(await page.locator('form').isVisible(), false, 'paper has no form')
        t.ok(await page.locator('#report svg').first().isVisible())
      })
    })
  }

  t.test('/reports: without a token, with a wrong one, and for a question with a fault → it says so', async t => {
    await visit(t, site, { path: '/reports', provokes: [400, 403] }, async page => {
      t.equal(await page.getByLabel('Token').inputValue(), client.secret, 'the sandbox knows its own')
      await page.getByLabel('From').fill('2026-02-01')
      await page.getByLabel('To, not included').fill('2026-01-01')
      await page.getByRole('button', { name: 'Show' }).click()
      await page.getByText('to must not be earlier than from').waitFor()
      await page.getByLabel('Token').fill('wrong')
      await page.getByRole('button', { name: 'Show' }).click()
      await page.getByText('neither expired nor revoked').waitFor()
      t.equal(await page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length'), 0)
    })
    site.setSandbox(false)
    await visit(t, site, { path: '/reports' }, async page => { t.equal(await page.getByLabel('Token').inputValue(), '') })
  })
}
