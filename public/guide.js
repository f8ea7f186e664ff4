// A guide: its samples call the server at which it is read, and have a button that copies them.

import { addCopyButton } from './copy-button.js'

const { origin } = document.querySelector('main').dataset

for (const code of document.querySelectorAll('pre code')) {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll(origin, window.location.origin)
  // Output of a server or a command need not be copied.
  if (code.matches('[class]:not(.language-text)')) addSample(code)
}

// A list that lies over the page has done its work.
document.getElementById('headings')?.addEventListener('click', ({ target, currentTarget }) => {
  if (target.matches('a') && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
})

function addSample (code) {
  const sample = document.createElement('div')
  sample.className = 'sample'
  code.parentElement.replaceWith(sample)
  sample.append(code.parentElement)
  addCopyButton(sample, code.textContent.split('\n', 1)[0])
}
