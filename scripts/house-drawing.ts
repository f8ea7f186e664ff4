import { svgPage, type Point } from './svg-page.js'

// Draws the house: the folders of the server, and the way of a request through them. docs/architecture.md has the steps in words.

interface Room { at: Point, width: number, height: number, holds: readonly string[] }

/**
 * A step of the way, or another user of a room: `from` imports `to`; it is empty if the arrow is not an import. `says` is shown at
 * `textAt`.
 */
interface Step { from: string, to: string, way: readonly Point[], says?: string, textAt?: Point }

const LINE = 16

/** The rooms: folders and files of the repository, and what stands outside. */
export const HOUSE: Record<string, Room> = {
  plugins: {
    at: [30, 70], width: 440, height: 72,
    holds: ['edge, overload, identity, limits, scope, kept answers;', 'at the end ETag, log, metrics']
  },
  routes: { at: [30, 186], width: 200, height: 72, holds: ['v1, v2, and shared by both:', 'parameters and answers'] },
  'src/http': {
    at: [270, 186], width: 200, height: 72,
    holds: ['validation, pages, writes', 'in a transaction, failures']
  },
  'src/domain': {
    at: [30, 302], width: 440, height: 86,
    holds: ['a folder for each resource: rules, SQL, events;', 'knows neither Fastify nor HTTP']
  },
  'src/database': {
    at: [30, 432], width: 440, height: 72,
    holds: ['connections, transactions, rows as JSON;', 'runs migrations at the start']
  },
  PostgreSQL: { at: [30, 548], width: 200, height: 36, holds: [] },
  PGlite: { at: [270, 548], width: 200, height: 36, holds: [] },
  'src/sandbox': { at: [590, 136], width: 240, height: 54, holds: ['its company, and bad days'] },
  'src/files': { at: [590, 208], width: 240, height: 54, holds: ['bytes, here or in a store'] },
  'src/workers': { at: [590, 280], width: 240, height: 54, holds: ['positions, webhooks, retention'] },
  'src/cli': { at: [590, 346], width: 240, height: 54, holds: ['companies, tokens, migrate'] },
  'src/seed': { at: [590, 441], width: 240, height: 54, holds: ['made-up data'] }
}

export const STEPS: readonly Step[] = [
  { from: '', to: 'plugins', way: [[130, 22], [130, 70]], says: '1 request', textAt: [140, 46] },
  { from: '', to: 'routes', way: [[130, 142], [130, 186]], says: '2 handler', textAt: [140, 168] },
  { from: 'routes', to: 'src/http', way: [[230, 212], [270, 212]], says: '3', textAt: [244, 206] },
  { from: 'routes', to: 'src/domain', way: [[130, 258], [130, 302]], says: '4 queries and changes', textAt: [140, 284] },
  { from: 'src/domain', to: 'src/database', way: [[130, 388], [130, 432]], says: '5 statements', textAt: [140, 414] },
  { from: '', to: 'PostgreSQL', way: [[130, 504], [130, 548]] },
  { from: '', to: 'PGlite', way: [[370, 504], [370, 548]], says: 'or embedded', textAt: [270, 530] },
  { from: '', to: 'src/http', way: [[470, 458], [520, 458], [520, 222], [470, 222]], says: '6 rows', textAt: [476, 414] },
  { from: '', to: 'plugins', way: [[420, 186], [420, 142]], says: '7 answer', textAt: [354, 168] },
  { from: '', to: '', way: [[420, 70], [420, 22]], says: '8', textAt: [404, 46] },
  { from: 'src/workers', to: 'src/domain', way: [[590, 318], [470, 318]] },
  { from: 'src/cli', to: 'src/domain', way: [[590, 372], [470, 372]] },
  { from: 'src/seed', to: 'src/database', way: [[590, 474], [470, 474]] },
  { from: 'plugins', to: 'src/sandbox', way: [[470, 126], [550, 126], [550, 163], [590, 163]] }
]

/** The house as SVG. */
export function houseDrawing (): string {
  const rooms = Object.entries(HOUSE).map(([name, { at: [x, y], width, height, holds }]) => [
    `<rect class="state" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    `<text data-room="${name}" x="${x + 12}" y="${y + 22}">${name}</text>`,
    ...holds.map((line, index) => `<text class="note" x="${x + 12}" y="${y + 42 + index * LINE}">${line}</text>`)
  ].join('\n'))
  const steps = STEPS.map(({ from, to, way, says, textAt: [x, y] = [0, 0] }) => [
    `<path data-from="${from}" data-to="${to}" d="M${way.map(point => point.join(' ')).join(' L')}"/>`,
    ...says === undefined ? [] : [`<text class="note" x="${x}" y="${y}">${says}</text>`]
  ].join('\n'))
  const title = 'The folders of the server, and the way of a request through them'
  return svgPage({ title, width: 860, height: 606 }, [...rooms, ...steps])
}
