// Redoc for the document that the page names, with samples of code for each operation.

import { addCodeSamples } from './code-samples.js'
import { init } from './redoc.js'

const reader = document.getElementById('reader')
const { document: url, token } = reader.dataset
const description = await (await fetch(url)).json()
// The bar names the product.
description.info.title = description.info.title.replace(/^.*, v/, 'V')
addCodeSamples(description, { origin: window.location.origin, token })

/** What Redoc leaves out for people who do not point: its menu is a landmark, its search a button. */
function complete () {
  const [menu, search] = [reader.querySelector('.menu-content'), reader.querySelector('[data-testid=search-trigger]')]
  if (menu === null || search === null || search.role === 'button') return
  Object.assign(menu, { role: 'navigation', ariaLabel: 'Operations' })
  Object.assign(search, { role: 'button', tabIndex: 0 })
  search.addEventListener('keydown', event => { if (event.key === 'Enter') search.click() })
  // Redoc makes its index when somebody is about to search.
  search.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}
new MutationObserver(complete).observe(reader, { childList: true, subtree: true })

init(description, {
  disableTelemetry: true,
  downloadUrls: [{ title: url.slice(url.lastIndexOf('/') + 1), url }]
}, reader)
