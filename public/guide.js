// A guide: its samples call the server at which it is read, and have a button that copies them.

import { addCopyButton } from './copy-button.js'

const { origin } = document.querySelector('main').dataset

for (const code of document.querySelectorAll('pre code')) {
  code.textContent = code.textContent.replaceAll(origin, window.location.origin)
  // Output of a server or a command need not be copied.
  if (code.matches('[class]:not(.language-text)')) addSample(code)
}

function addSample (code) {
  const sample = document.createElement('div')
  sample.className = 'sample'
  code.parentElement.replaceWith(sample)
  addCopyButton(sample, code, `Copy: ${code.textContent.split('\n', 1)[0]}`)
  sample.append(code.parentElement)
}
