import { build } from '../helper.js'
import { t } from '../part.js'

t.test('the page without a sandbox → the way in, no token and no script; all links answer 200', async t => {
  const app = await build(t)
  const page = await app.inject('/')
  t.match(page.headers, { 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  t.match(page.body, /<html lang="en">/)
  t.match(page.body, /<meta name="viewport"/)
  t.match(page.body, 'Authorization: Bearer &lt;token&gt;')
  t.notMatch(page.body, /<script|id="token"|data-count|style=|onclick/)
  t.equal(/This is a sandbox/.test(page.body), app.database.engine === 'embedded')
  const links = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link)
  t.ok(links.length >= 7)
  for (const link of links) t.match((await app.inject(link)).statusCode, 200, link)
})
