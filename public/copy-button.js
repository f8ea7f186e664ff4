/** Adds a button to a sample that copies the text of its code. */
export function addCopyButton (sample, label) {
  const code = sample.querySelector('code')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  const say = text => {
    button.title = text
    button.setAttribute('aria-label', text)
  }
  say(`Copy: ${label}`)
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent)
      say('Copied')
      setTimeout(() => say(`Copy: ${label}`), 2000)
    } catch {
      // Without the clipboard the text is at least selected.
      window.getSelection().selectAllChildren(code)
    }
  })
  sample.append(button)
}
