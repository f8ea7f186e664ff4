// The welcome page of the sandbox: copy buttons, and the event feed as it goes on, with its objects.

import { addCopyButton } from './copy-button.js'
import { nameOf, pathOf } from './event-objects.js'

const SHOWN = 20
const WAIT_SECONDS = 25
const PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

const { cursor, known } = document.getElementById('events').dataset
const token = document.getElementById('token').textContent
const rows = document.querySelector('#events tbody')
const status = document.querySelector('#events [role=status]')
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })
const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

const dialog = document.querySelector('dialog')

for (const sample of document.querySelectorAll('.sample')) addCopyButton(sample, sample.querySelector('p').textContent)
dialog.querySelector('button').addEventListener('click', () => dialog.close())
follow(cursor, Number(known))

/** Long-polls the feed from a cursor on; the counts of the page already include the first `counted` events. */
async function follow (after, counted) {
  for (let [wait, pause] = [0, PAUSE_MS]; ; wait = WAIT_SECONDS) {
    const answer = await ask(after, wait)
    if (answer?.ok) {
      const page = await answer.json()
      page.results.forEach(show)
      page.results.slice(counted).forEach(count)
      counted = Math.max(0, counted - page.results.length)
      after = page.cursor
      pause = PAUSE_MS
      say('Waiting for the next event.')
      if (page.hasMore) continue
    } else if ([400, 401, 403, 410].includes(answer?.status)) {
      say('The feed cannot go on from here. Load this page again.')
      return
    } else {
      say('The server does not answer now. Trying again.')
      pause = Math.min(pause * 2, MAX_PAUSE_MS)
    }
    await new Promise(resolve => setTimeout(resolve, Math.max(pause, Number(answer?.headers.get('retry-after') ?? 0) * 1000)))
  }
}

async function ask (after, wait) {
  try {
    return await read(`/api/v2/events?after=${after}&wait=${wait}&maxPageSize=100`)
  } catch {
    return undefined
  }
}

async function read (path) {
  return await fetch(path, { headers: { authorization: `Bearer ${token}` } })
}

function show ({ event, date, entity, data }) {
  const row = rows.insertRow(0)
  const moment = document.createElement('time')
  const at = new Date(date)
  moment.dateTime = date
  moment.textContent = (at.toDateString() === new Date().toDateString() ? time : dateAndTime).format(at)
  row.insertCell().append(moment)
  // A narrow column breaks the name after its dot.
  row.insertCell().append(event.slice(0, event.indexOf('.') + 1), document.createElement('wbr'), event.slice(event.indexOf('.') + 1))
  row.insertCell().append(linkTo(entity, data))
  while (rows.rows.length > SHOWN) rows.deleteRow(-1)
}

/** A link to the object of an event, which is shown in a dialog: a browser that follows the link has no token. */
function linkTo (entity, data) {
  const link = document.createElement('a')
  link.href = pathOf(entity)
  link.textContent = nameOf(entity, data ?? {})
  link.addEventListener('click', async event => {
    event.preventDefault()
    dialog.querySelector('h2').textContent = `GET ${link.pathname}`
    const answer = await read(link.href).then(async response => await response.json(), () => 'The server does not answer now.')
    dialog.querySelector('code').textContent = JSON.stringify(answer, null, 2)
    dialog.showModal()
  })
  return link
}

function count ({ event }) {
  const [type, what] = event.split('.')
  const total = document.querySelector(`[data-count="${type}"]`)
  const step = { created: 1, deleted: -1 }[what]
  if (total !== null && step !== undefined) total.textContent = Number(total.textContent) + step
}

function say (text) {
  if (status.textContent !== text) status.textContent = text
}
