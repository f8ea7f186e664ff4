import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Accepts webhook deliveries as fast as possible, and reports their number and the time of the last.

let [count, last] = [0, 0]

const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end(JSON.stringify({ count, last }))
  request.resume().on('end', () => {
    count++
    last = Date.now()
    response.writeHead(204).end()
  })
})

process.on('message', () => server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port)))
