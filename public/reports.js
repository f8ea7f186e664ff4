// The page of reports: asks the server for a drawing with the token of the form, which is kept nowhere else.

const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const place = document.getElementById('report')
const field = name => form.elements.namedItem(name)

form.addEventListener('submit', event => {
  event.preventDefault()
  show().catch(() => say('The server does not answer. Try again.'))
})
for (const [name, path] of [['jobId', 'jobs'], ['departmentId', 'departments']]) {
  field(name).addEventListener('focus', () => propose(path).catch(() => {}))
}

const say = text => { status.textContent = text }
const ask = async url => await fetch(url, { headers: { Authorization: `Bearer ${field('token').value.trim()}` } })

/** Shows the report that the form asks for. */
async function show () {
  const query = new URLSearchParams([...new FormData(form)].filter(([name, value]) =>
    name !== 'token' && name !== 'report' && value !== ''))
  place.replaceChildren()
  say('The report is being made.')
  const answer = await ask(`/reports/${field('report').value}/drawing?${query}`)
  if (answer.ok) {
    // Made by the server, which escapes all texts.
    place.innerHTML = await answer.text()
    say('')
  } else {
    const { detail } = await answer.json()
    say(detail)
  }
}

const proposed = new Set()

/** Proposes jobs or departments by name, once they can be read. */
async function propose (path) {
  if (proposed.has(path) || field('token').value === '') return
  const answer = await ask(`/api/v2/${path}?maxPageSize=100&fields=id,name`)
  if (!answer.ok) return
  proposed.add(path)
  const { results } = await answer.json()
  document.getElementById(path).replaceChildren(...results.map(({ id, name }) => new Option(name, id)))
}
