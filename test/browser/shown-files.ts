import type { Page } from 'playwright-core'
import { pagesOf, pdfOf, streamOf } from '../../trials/shared/documents.js'
import { upload } from '../forms.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'
import { openSite, skipViewer, visit } from './chromium.js'

// Files as people see them who open a link.

/** A square of this many pixels, all of one color that no browser has. */
const SIDE = 300
const COLOR = 'rgb(255, 0, 0)'

/** How many pixels of a picture have the color. */
const COUNT = `async data => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data: bytes } = context.getImageData(0, 0, image.width, image.height)
  let count = 0
  for (let at = 0; at < bytes.length; at += 4) if (bytes[at] > 250 && bytes[at + 1] < 5 && bytes[at + 2] < 5) count++
  return count
}`
const DRAW = `type => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = ${SIDE}
  const context = canvas.getContext('2d')
  context.fillStyle = '${COLOR}'
  context.fillRect(0, 0, ${SIDE}, ${SIDE})
  return canvas.toDataURL(type, 1).split(',')[1]
}`

if (skipViewer !== false) {
  t.test('files in a browser', { skip: skipViewer }, t => t.end())
} else {
  const site = await openSite(t, true)
  const { base, browser, client } = site
  const desk = await browser.newPage()
  const list = `/api/v1/jobs/${(await client.get('/api/v1/jobs')).json().results[0].id}/attachments`
  const countOf = async (page: Page) =>
    await desk.evaluate(`(${COUNT})('${(await page.screenshot()).toString('base64')}')`) as number

  async function linkTo (fileName: string, bytes: Buffer): Promise<string> {
    const { id } = (await upload(client, list, { kind: 'other', bytes, fileName })).json()
    const made = await client.send({
      method: 'POST', url: `${list}/${id}/link`, payload: { inline: true }, headers: { host: base.replace('http://', '') }
    })
    t.equal(made.statusCode, 201, made.body)
    return made.json().url.slice(base.length)
  }

  const image = async (type: string) => Buffer.from(await desk.evaluate(`(${DRAW})('${type}')`) as string, 'base64')
  for (const [fileName, make] of [
    ['a.pdf', async () => pdfOf(pagesOf(streamOf('1 0 0 rg 0 0 595 842 re f')))],
    ...['png', 'jpeg', 'webp'].map(type => [`a.${type}`, async () => await image(`image/${type}`)] as const)
  ] as const) {
    t.test(`an inline link to ${fileName} → is seen`, async t => {
      // The viewer asks for an icon of the site.
      await visit(t, site, { path: await linkTo(fileName, await make()), provokes: [404] }, async page => {
        await waitFor(async () => await countOf(page) >= SIDE * SIDE / 2)
      })
    })
  }
}
