// Redoc for the document that the page names, with samples of code for each operation.

import { addCodeSamples } from './code-samples.js'
import { init } from './redoc.js'

const reader = document.getElementById('reader')
const { document: url, token } = reader.dataset
const description = await (await fetch(url)).json()
addCodeSamples(description, { origin: window.location.origin, token })

init(description, {
  disableTelemetry: true,
  downloadUrls: [{ title: url.slice(url.lastIndexOf('/') + 1), url }]
}, reader)
