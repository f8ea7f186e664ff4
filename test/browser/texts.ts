import { ELEMENTS } from '../../src/domain/jobs/html.js'
import { HOSTILE_HTML } from '../hostile-html.js'
import { t } from '../part.js'
import { openSite, skip } from './chromium.js'

interface Shown { names: string[], attributes: string[], schemes: string[] }

/** What a page without a content security policy makes of a text. */
const SHOW = (html: string) => `(() => {
  window.ran = () => { window.hasRun = true }
  document.body.innerHTML = ${JSON.stringify(html)}
  const elements = [...document.body.querySelectorAll('*')]
  return {
    names: elements.map(({ localName }) => localName),
    attributes: elements.flatMap(element => element.getAttributeNames()),
    schemes: elements.flatMap(({ protocol }) => protocol ?? [])
  }
})()`

if (skip !== false) {
  t.test('texts in a browser', { skip }, t => t.end())
} else {
  const { browser, client } = await openSite(t)

  t.test('hostile long texts of jobs, as a page shows them → elements of the subset alone, and nothing runs', async t => {
    const page = await browser.newPage()
    const show = async (html: string) => await page.evaluate(SHOW(html)) as Shown
    await show('<img src="data:," onerror=ran()>')
    await page.waitForFunction('window.hasRun')
    await page.evaluate('window.hasRun = false')
    for (const description of HOSTILE_HTML) {
      const made = await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Job', description } })
      t.equal(made.statusCode, 201, description)
      const { names, attributes, schemes } = await show((made.json() as { description: string }).description)
      t.same(names.filter(name => !(ELEMENTS as readonly string[]).includes(name)), [], description)
      t.same(attributes.filter(name => name !== 'href'), [], description)
      t.same(schemes.filter(scheme => !['https:', ':'].includes(scheme)), [], description)
    }
    t.equal(await page.evaluate('window.hasRun'), false)
    await page.close()
  })
}
