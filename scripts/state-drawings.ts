import { TRANSITIONS as OF_APPLICATIONS } from '../src/domain/applications/rules.js'
import { TRANSITIONS as OF_JOBS } from '../src/domain/jobs/rules.js'
import { TRANSITIONS as OF_INTERVIEWS } from '../src/domain/interviews/rules.js'
import { TRANSITIONS as OF_OFFERS } from '../src/domain/offers/rules.js'
import { TRANSITIONS as OF_OPENINGS } from '../src/domain/openings/rules.js'
import { svgPage, type Point } from './svg-page.js'

// Draws the state machines of jobs, applications, interviews, offers and openings as SVG. The tables of the rules say which
// arrows there are, and which of them need a reason; this file says only where they run.

/** An arrow: from one point to the last, bending towards the one in between. */
type Route = readonly [Point, Point] | readonly [Point, Point, Point]

interface Rule { needsReason?: true, onlyIfNeverPublished?: true, isOfHire?: true, event?: string }

/** The transitions of a kind with the whole names of their events. */
function withEvents (name: string, table: Readonly<Record<string, Readonly<Record<string, Rule>>>>): Record<string, Record<string, Rule>> {
  const named = (rules: Readonly<Record<string, Rule>>) =>
    Object.fromEntries(Object.entries(rules).map(([to, rule]) => [to, { ...rule, event: `${name}.${rule.event}` }]))
  return Object.fromEntries(Object.entries(table).map(([from, rules]) => [from, named(rules)]))
}

interface Drawing {
  title: string
  width: number
  height: number
  transitions: Readonly<Record<string, Partial<Record<string, Rule>>>>
  /** Center of each state, and its width if that is not the default. */
  states: Record<string, readonly [x: number, y: number, width?: number]>
  /** `from>to` → where the arrow runs. */
  routes: Record<string, Route>
  /** Texts beside arrows. */
  notes: Array<readonly [...Point, string]>
}

const BOX = { width: 136, height: 40 }

/** File in `public` → its drawing. */
export const DRAWINGS: Record<string, Drawing> = {
  'job-states.svg': {
    title: 'Transitions of a job',
    width: 980,
    height: 430,
    transitions: OF_JOBS,
    states: {
      draft: [90, 190],
      waiting_approval: [300, 190, 150],
      disapproved: [195, 60],
      approved: [500, 190],
      published: [690, 190],
      frozen: [790, 60],
      closed: [890, 190],
      canceled: [490, 340, 936]
    },
    routes: {
      'draft>waiting_approval': [[158, 183], [223, 183]],
      'waiting_approval>draft': [[225, 197], [160, 197]],
      'draft>approved': [[110, 210], [300, 330], [480, 212]],
      'approved>draft': [[450, 210], [300, 280], [140, 212]],
      'draft>canceled': [[60, 210], [60, 318]],
      'canceled>draft': [[80, 320], [80, 212]],
      'waiting_approval>approved': [[375, 190], [430, 190]],
      'waiting_approval>disapproved': [[280, 170], [236, 82]],
      'waiting_approval>canceled': [[300, 210], [300, 318]],
      'disapproved>draft': [[150, 80], [104, 168]],
      'disapproved>waiting_approval': [[263, 60], [320, 70], [324, 168]],
      'disapproved>canceled': [[195, 80], [195, 318]],
      'approved>published': [[568, 190], [620, 190]],
      'approved>canceled': [[500, 210], [500, 318]],
      'published>frozen': [[672, 170], [676, 70], [720, 62]],
      'frozen>published': [[745, 80], [704, 168]],
      'published>closed': [[758, 183], [820, 183]],
      'closed>published': [[822, 197], [760, 197]],
      'published>canceled': [[690, 210], [690, 318]],
      'frozen>closed': [[858, 60], [888, 70], [890, 168]],
      'frozen>canceled': [[790, 80], [790, 318]]
    },
    notes: [[88, 296, 'if never published'], [22, 402, 'A dashed arrow needs a statusReason.']]
  },
  'application-states.svg': {
    title: 'Transitions of an application',
    width: 760,
    height: 320,
    transitions: OF_APPLICATIONS,
    states: { in_process: [100, 140], hired: [380, 50], reproved: [380, 230], give_up: [660, 140] },
    routes: {
      'in_process>hired': [[90, 120], [130, 50], [310, 44]],
      'hired>in_process': [[312, 60], [170, 80], [130, 118]],
      'in_process>reproved': [[90, 160], [130, 236], [310, 238]],
      'reproved>in_process': [[312, 222], [170, 210], [130, 162]],
      'in_process>give_up': [[168, 133], [590, 133]],
      'give_up>in_process': [[592, 147], [170, 147]],
      'hired>give_up': [[448, 50], [640, 56], [660, 118]],
      'reproved>give_up': [[448, 230], [640, 224], [660, 162]]
    },
    notes: [[22, 292, 'A dashed arrow needs a reason. Steps change while the application is in_process.']]
  },
  'interview-states.svg': {
    title: 'Transitions of an interview',
    width: 680,
    height: 260,
    transitions: withEvents('interview', OF_INTERVIEWS),
    states: { canceled: [90, 60], scheduled: [340, 60], completed: [590, 60], no_show: [340, 180] },
    routes: {
      'scheduled>completed': [[408, 60], [520, 60]],
      'scheduled>canceled': [[272, 53], [160, 53]],
      'canceled>scheduled': [[158, 67], [270, 67]],
      'scheduled>no_show': [[333, 82], [333, 158]],
      'no_show>scheduled': [[347, 158], [347, 82]]
    },
    notes: [[22, 240, 'A dashed arrow needs a reason. To be scheduled again needs new times.']]
  },
  'offer-states.svg': {
    title: 'Transitions of an offer',
    width: 980,
    height: 430,
    transitions: withEvents('offer', OF_OFFERS),
    states: {
      draft: [90, 190],
      waiting_approval: [300, 190, 150],
      approved: [500, 190],
      sent: [690, 190],
      accepted: [890, 60],
      declined: [890, 190],
      expired: [890, 270],
      withdrawn: [390, 350, 736]
    },
    routes: {
      'draft>waiting_approval': [[158, 183], [223, 183]],
      'waiting_approval>draft': [[225, 197], [160, 197]],
      'draft>sent': [[90, 170], [390, 30], [680, 168]],
      'draft>withdrawn': [[90, 210], [90, 328]],
      'waiting_approval>approved': [[375, 190], [430, 190]],
      'waiting_approval>withdrawn': [[300, 210], [300, 328]],
      'approved>draft': [[450, 210], [300, 280], [140, 212]],
      'approved>sent': [[568, 190], [620, 190]],
      'approved>withdrawn': [[500, 210], [500, 328]],
      'sent>accepted': [[720, 170], [750, 70], [820, 62]],
      'sent>declined': [[758, 190], [820, 190]],
      'sent>expired': [[730, 210], [750, 264], [820, 270]],
      'sent>withdrawn': [[690, 210], [690, 328]]
    },
    notes: [[310, 80, 'where no approval is required'], [22, 412, 'A dashed arrow needs a reason. An offer expires by itself.']]
  },
  'opening-states.svg': {
    title: 'Transitions of an opening',
    width: 680,
    height: 170,
    transitions: OF_OPENINGS,
    states: { canceled: [90, 60], open: [340, 60], filled: [590, 60] },
    routes: {
      'open>filled': [[408, 53], [520, 53]],
      'filled>open': [[522, 67], [410, 67]],
      'open>canceled': [[272, 53], [160, 53]],
      'canceled>open': [[158, 67], [270, 67]]
    },
    notes: [[22, 140, 'Hires fill openings, and their ends open them again.']]
  }
}

/** The drawing as SVG. */
export function toSvg ({ title, width, height, transitions, states, routes, notes }: Drawing): string {
  const boxes = Object.keys(transitions).map(name => {
    const [x, y, wide = BOX.width] = states[name] ?? missing(`the state ${name}`)
    return `<rect class="state" x="${x - wide / 2}" y="${y - BOX.height / 2}" width="${wide}" height="${BOX.height}" rx="8"/>
<text x="${x}" y="${y + 5}" text-anchor="middle">${name}</text>`
  })
  const arrows = Object.entries(transitions).flatMap(([from, targets]) => Object.entries(targets).map(([to, rule = {}]) => {
    const [start, ...rest] = routes[`${from}>${to}`] ?? missing(`the transition ${from} to ${to}`)
    const path = `M${start.join(' ')} ${rest.length === 1 ? 'L' : 'Q'}${rest.map(point => point.join(' ')).join(' ')}`
    const dashes = rule.needsReason === true ? ' stroke-dasharray="6 4"' : ''
    return `<path data-from="${from}" data-to="${to}" d="${path}"${dashes}><title>${says(from, to, rule)}</title></path>`
  }))
  const texts = notes.map(([x, y, text]) => `<text class="note" x="${x}" y="${y}">${text}</text>`)
  return svgPage({ title, width, height }, [...arrows, ...boxes, ...texts])
}

function says (from: string, to: string, { needsReason, onlyIfNeverPublished, event }: Rule): string {
  const conditions = [needsReason && 'needs a reason', onlyIfNeverPublished && 'if never published', event && `event ${event}`]
  return [`${from} to ${to}`, ...conditions.filter(Boolean)].join(', ')
}

function missing (what: string): never {
  throw new Error(`scripts/state-drawings.ts does not say where ${what} stands`)
}
