// A guide: its samples speak to the server that it is read at, and are copied by a button.

import { addCopyButton } from './copy-button.js'

const { origin } = document.querySelector('main').dataset

for (const code of document.querySelectorAll('pre code')) {
  code.textContent = code.textContent.replaceAll(origin, window.location.origin)
  // What a server or a command answers is not typed.
  if (code.matches('[class]:not(.language-text)')) addSample(code)
}

function addSample (code) {
  const sample = document.createElement('div')
  sample.className = 'sample'
  code.parentElement.replaceWith(sample)
  addCopyButton(sample, code, `Copy: ${code.textContent.split('\n', 1)[0]}`)
  sample.append(code.parentElement)
}
