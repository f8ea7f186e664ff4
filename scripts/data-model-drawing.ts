import type { Part } from './data-model.js'
import { svgPage, type Point } from './svg-page.js'

// Draws the tables in rows, part after part, and their references in the channels between the rows and the gaps between the columns, so
// that no arrow crosses a table, whatever tables there are.

const BOX = { width: 140, height: 34 }
const GAP = 24
const COLUMNS = 5
const MARGIN = 22
const TITLE = 22
const PAD = 8
const LANE = 9
const PORT = 14

/** A table in its place. */
interface Place { name: string, row: number, column: number }
interface Frame { title: string, places: Place[] }
interface Reference { from: Place, to: Place, columns: string[] }
/** A horizontal part of an arrow. Channel `n` is below row `n`; its lanes are one below the other. */
interface Run { channel: number, left: number, right: number, lane: number }
interface Arrow { reference: Reference, start: number, end: number, gap: number, runs: Run[] }
/** Heights on the page: of a row's upper edge, of a lane, and of the page. */
interface Heights { top: (row: number) => number, lane: (run: Run) => number, page: number }

/** The data model as SVG. */
export function modelDrawing (parts: Part[]): string {
  const frames = placeParts(parts)
  const places = frames.flatMap(({ places }) => places)
  const arrows = route(referencesOf(parts, new Map(places.map(place => [place.name, place]))))
  const heights = heightsOf(places, arrows.flatMap(({ runs }) => runs))
  const size = { width: 2 * MARGIN + COLUMNS * (BOX.width + GAP), height: heights.page }
  return svgPage({ title: 'The tables and their references', ...size }, [
    ...frames.map(frame => drawFrame(frame, heights)),
    ...arrows.map(arrow => drawArrow(arrow, heights)),
    ...places.map(place => drawTable(place, heights))
  ])
}

const leftOf = ({ column }: Place): number => MARGIN + GAP / 2 + column * (BOX.width + GAP)
const middleOf = (place: Place): number => leftOf(place) + BOX.width / 2

/** Parts one after the other, several in a row where they fit; a part that does not fit in a row gets several of similar length. */
function placeParts (parts: Part[]): Frame[] {
  let [row, column] = [0, 0]
  return parts.map(({ title, tables }) => {
    if (column > 0 && column + tables.length > COLUMNS) [row, column] = [row + 1, 0]
    const perRow = Math.ceil(tables.length / Math.ceil(tables.length / COLUMNS))
    const places = tables.map(({ name }, index) => ({ name, row: row + Math.floor(index / perRow), column: column + index % perRow }))
    const last = places.at(-1) as Place
    ;[row, column] = last.row > row ? [last.row + 1, 0] : [row, last.column + 1]
    return { title, places }
  })
}

/** One arrow for all columns that refer to the same table. */
function referencesOf (parts: Part[], places: Map<string, Place>): Reference[] {
  const found = new Map<string, Reference>()
  for (const { name, columns } of parts.flatMap(({ tables }) => tables)) {
    for (const { name: column, target } of columns) {
      const [from, to] = [places.get(name), places.get(target ?? '')]
      if (column === 'company_id' || from === undefined || to === undefined) continue
      const reference = found.get(`${name} ${target}`) ?? { from, to, columns: [] }
      reference.columns.push(column)
      found.set(`${name} ${target}`, reference)
    }
  }
  return [...found.values()]
}

/** Arrows leave a table towards the row of their target; to a table in the same row, they leave by the lower edge. */
function route (references: Reference[]): Arrow[] {
  const [starts, ends] = portsOf(references)
  const inGaps = new Map<number, number>()
  const arrows = references.map((reference, index) => {
    const { from, to } = reference
    const [start, end] = [starts[index] as number, ends[index] as number]
    const first = to.row >= from.row ? from.row : from.row - 1
    const last = to.row <= from.row ? to.row : to.row - 1
    if (first === last) return { reference, start, end, gap: end, runs: [run(first, start, end)] }
    const column = to.column + (start > end ? 1 : 0)
    const gap = MARGIN + column * (BOX.width + GAP) - 6 + 6 * ((inGaps.get(column) ?? 0) % 3)
    inGaps.set(column, (inGaps.get(column) ?? 0) + 1)
    return { reference, start, end, gap, runs: [run(first, start, gap), run(last, gap, end)] }
  })
  assignLanes(arrows.flatMap(({ runs }) => runs))
  return arrows
}

const run = (channel: number, a: number, b: number): Run => ({ channel, left: Math.min(a, b), right: Math.max(a, b), lane: 0 })

/** Where arrows leave and reach tables: side by side, in the order of their other ends. Left on a lower edge, right on an upper one. */
function portsOf (references: Reference[]): [starts: number[], ends: number[]] {
  const sides = new Map<string, Array<{ towards: number, isUpper: boolean, place: Place, set: (x: number) => void }>>()
  const [starts, ends]: [number[], number[]] = [[], []]
  for (const [index, { from, to }] of references.entries()) {
    const ports = [
      { place: from, isUpper: to.row < from.row, towards: middleOf(to), set: (x: number) => { starts[index] = x } },
      { place: to, isUpper: to.row > from.row, towards: middleOf(from), set: (x: number) => { ends[index] = x } }
    ]
    for (const port of ports) {
      const side = `${port.place.name} ${port.isUpper}`
      sides.set(side, [...sides.get(side) ?? [], port])
    }
  }
  for (const ports of sides.values()) {
    ports.sort((a, b) => a.towards - b.towards)
    for (const [index, { place, isUpper, set }] of ports.entries()) {
      set(leftOf(place) + (isUpper ? BOX.width - PORT * (ports.length - index) : PORT * (index + 1)))
    }
  }
  return [starts, ends]
}

/** Runs that overlap get lanes of their own. */
function assignLanes (runs: Run[]): void {
  const ends = new Map<number, number[]>()
  for (const run of runs.sort((a, b) => a.left - b.left)) {
    const lanes = ends.get(run.channel) ?? []
    const free = lanes.findIndex(end => end < run.left - 4)
    run.lane = free === -1 ? lanes.length : free
    lanes[run.lane] = run.right
    ends.set(run.channel, lanes)
  }
}

function heightsOf (places: Place[], runs: Run[]): Heights {
  const rows = Math.max(...places.map(({ row }) => row)) + 1
  const tops = [MARGIN + TITLE]
  for (let row = 0; row < rows; row++) {
    const lanes = Math.max(0, ...runs.filter(({ channel }) => channel === row).map(({ lane }) => lane + 1))
    tops.push((tops[row] as number) + BOX.height + 2 * PAD + lanes * LANE + TITLE)
  }
  const top = (row: number): number => tops[row] as number
  return { top, lane: ({ channel, lane }) => top(channel) + BOX.height + PAD + 6 + lane * LANE, page: top(rows) - TITLE }
}

function drawFrame ({ title, places }: Frame, { top }: Heights): string {
  const [first, last] = [places[0] as Place, places.at(-1) as Place]
  const [x, y] = [leftOf(first) - PAD, top(first.row) - TITLE]
  const right = Math.max(...places.map(leftOf)) + BOX.width + PAD
  return `<rect class="group" x="${x}" y="${y}" width="${right - x}" height="${top(last.row) + BOX.height + PAD - y}" rx="8"/>
<text class="note" x="${x + PAD}" y="${y + 15}">${title}</text>`
}

function drawTable (place: Place, { top }: Heights): string {
  const y = top(place.row)
  return `<rect class="state" x="${leftOf(place)}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6"/>
<text class="small" x="${middleOf(place)}" y="${y + 21}" text-anchor="middle">${place.name}</text>`
}

function drawArrow ({ reference: { from, to, columns }, start, end, gap, runs }: Arrow, { top, lane }: Heights): string {
  const [first, last] = [lane(runs[0] as Run), lane(runs.at(-1) as Run)]
  const points: Point[] = [
    [start, top(from.row) + (to.row < from.row ? 0 : BOX.height)], [start, first], [gap, first], [gap, last], [end, last],
    [end, top(to.row) + (to.row > from.row ? 0 : BOX.height)]
  ]
  return `<path data-from="${from.name}" data-to="${to.name}" d="M${points.map(point => point.join(' ')).join(' L')}">` +
    `<title>${from.name}.${columns.join(', ')} refers to ${to.name}</title></path>`
}
