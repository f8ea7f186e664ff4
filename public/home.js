// The welcome page of the sandbox: copy buttons, and the event feed as it goes on.

import { addCopyButton } from './copy-button.js'

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

for (const block of document.querySelectorAll('.copied')) {
  addCopyButton(block, block.querySelector('code'), `Copy: ${block.querySelector('p').textContent}`)
}
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
    return await fetch(`/api/v2/events?after=${after}&wait=${wait}&maxPageSize=100`, { headers: { authorization: `Bearer ${token}` } })
  } catch {
    return undefined
  }
}

function show ({ event, date, entity: { type, id }, data }) {
  const row = rows.insertRow(0)
  const moment = document.createElement('time')
  const at = new Date(date)
  moment.dateTime = date
  moment.textContent = (at.toDateString() === new Date().toDateString() ? time : dateAndTime).format(at)
  row.insertCell().append(moment)
  // A narrow column breaks the name after its dot.
  row.insertCell().append(event.slice(0, event.indexOf('.') + 1), document.createElement('wbr'), event.slice(event.indexOf('.') + 1))
  row.insertCell().textContent = describe(type, id, data)
  while (rows.rows.length > SHOWN) rows.deleteRow(-1)
}

function describe (type, id, { name, lastName }) {
  const names = [name, lastName].filter(Boolean).join(' ')
  return names === '' ? `${type} ${id}` : `${type} ${id}: ${names}`
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
