import { checkForm, checkPage, checkVainWaits, readPage, skip } from './command-page.js'
import { t } from './part.js'

const page = readPage('docs/bad-days.md')

t.test('the page of bad days → each command gives the answer that the page shows', { skip }, async t => await checkPage(t, page))

t.test('the page of bad days → waits for nothing that cannot come', async t => await checkVainWaits(t, page))

t.test('the page of bad days → has no commands but those that are run', async t => {
  t.ok(page.steps.length > 15)
  checkForm(t, page)
})
