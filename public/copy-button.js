/** Adds a button to a block that copies the text of its code. */
export function addCopyButton (block, code, label) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', label)
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent)
      button.textContent = 'Copied'
      setTimeout(() => { button.textContent = 'Copy' }, 2000)
    } catch {
      // Without the clipboard the text is at least selected.
      window.getSelection().selectAllChildren(code)
    }
  })
  block.append(button)
}
