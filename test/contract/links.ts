import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { t } from '../part.js'

const PAGES = ['.', 'client', 'docs'].flatMap(folder => readdirSync(folder).map(name => path.join(folder, name)))
  .filter(name => name.endsWith('.md'))

/** As GitHub and GitLab name the headings of a page. */
function anchorsOf (page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)]
    .map(([, title = '']) => title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'))
}

function linksOf (page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '')
  return [...text.matchAll(/\]\(\s*([^)\s]+)\s*\)/g)].map(([, target = '']) => target).filter(target => !target.includes('://'))
}

t.test('every link of a page to a file or a heading → is there', async t => {
  for (const page of PAGES) {
    for (const link of linksOf(page)) {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? page : path.join(path.dirname(page), file)
      t.ok(existsSync(target), `${page}: ${link}`)
      if (anchor !== undefined) t.ok(anchorsOf(target).includes(anchor), `${page}: ${link}`)
    }
  }
})
