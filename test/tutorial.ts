import { checkForm, checkPage, checkVainWaits, isShown, readPage, skip } from './command-page.js'
import { t } from './part.js'

const page = readPage('docs/tutorial.md')

t.test('the tutorial → each command gives the answer that the page shows', { skip }, async t => await checkPage(t, page))

t.test('the tutorial → waits for nothing that cannot come', async t => await checkVainWaits(t, page))

t.test('the tutorial → has no commands but those that are run', async t => {
  t.ok(page.steps.length > 20)
  checkForm(t, page)
})

t.test('an answer of the page → holds for other times, UUIDs and white space, and for nothing else', async t => {
  const answer = '200\n{"id": "fd62b650-d8e9-45b6-a5c7-298a8875a906",\n"at": "2026-11-22T08:38:57.969Z", …, "score": 82.5}\n'
  const output = '200\n{"id":"1294e02c-e40b-43ef-82b0-7829896e3bf1","at":"2027-01-02T03:04:05.678Z","source":"api","score":82.5}\n'
  t.ok(isShown(answer, output))
  const changes = { 200: '201', '"at"': '"date"', '1294e02c': '1294', '05.678Z': '05Z', 82.5: '82x5', '}': '}}' }
  for (const [from, to] of Object.entries(changes)) t.notOk(isShown(answer, output.replace(from, to)), to)
})
