import { ratio, type Result } from './result.js'
import type { Spread } from './rounds.js'
import { count, latency, list, putIntoDocs, range, toAligned, toLines, toMarkdownTable, type Table } from './tables.js'

const fineRange = ({ median, min, max }: Spread) => `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`

function readTable ({ reads }: Result): Table {
  return [
    [
      'Route', 'Bytes', 'Ours, req/s', 'Bare, req/s', 'Constant, req/s', 'Ours ÷ bare', 'Ours ÷ constant', 'p50 / p99 ours, ms',
      'p50 / p99 bare, ms'
    ],
    ...reads.map(({ title, bytes, ours, bare, constant }) => [
      title, count(bytes), range(ours.perSecond), range(bare.perSecond), range(constant.perSecond),
      ratio(ours, bare.perSecond).toFixed(2), ratio(ours, constant.perSecond).toFixed(2), latency(ours), latency(bare)
    ])
  ]
}

function writeTable ({ writes }: Result): Table {
  return [
    ['Write', 'Ours, writes/s', 'pgbench, transactions/s', 'Ours ÷ pgbench', 'p50 / p99 ours, ms'],
    ...writes.map(({ title, ours, pgbench }) => [
      title, range(ours.perSecond), pgbench === null ? 'no pgbench' : range(pgbench),
      pgbench === null ? '' : ratio(ours, pgbench).toFixed(2), latency(ours)
    ])
  ]
}

function syncTable ({ sync }: Result): Table {
  const memory = (growth: number) => `${count(growth)} MiB`
  return sync === null
    ? []
    : [
        ['In step', 'Rows/s', 'Memory grew by'],
        ['GET /api/v2/events, pages of 100', range(sync.feed), ''],
        ['GET /api/v2/applications, pages of 100', range(sync.applications), ''],
        ['GET /api/v2/exports/applications', range(sync.export), memory(sync.export.growthMiB)],
        ['Webhook deliveries to one receiver', range(sync.deliveries), memory(sync.deliveries.growthMiB)],
        [`Commit to receipt, p50 / p99: ${count(sync.latency.p50)} / ${count(sync.latency.p99)} ms`, '', '']
      ]
}

function neighborTable ({ neighbor }: Result): Table {
  return neighbor === null
    ? []
    : [
        ['A quiet company', 'p50 / p99, ms'],
        ['alone', latency(neighbor.alone)],
        ['beside one that reads far pages', latency(neighbor.beside)],
        ['p99 beside ÷ alone', fineRange(neighbor.p99Ratio)]
      ]
}

function numberingTable ({ numbering }: Result): Table {
  return numbering === null
    ? []
    : [
        ['Positions', ''],
        ['Events of one company, a second', range(numbering.perSecond)],
        ['A look for work, ms', fineRange(numbering.look.few)],
        ['beside 10 000 companies without', fineRange(numbering.look.many)],
        ['Until an event has its position, ms', range(numbering.delay.alone)],
        ['while another company has 100 000', range(numbering.delay.beside)]
      ]
}

function filesTable ({ files }: Result): Table {
  return files === null
    ? []
    : [
        ['Files of 10 MB, four at a time', 'Up, MB/s', 'Down, MB/s', 'Processor time of Node.js, up, ms a file', 'Down, ms a file'],
        ...files.rates.map(({ title, upload, download }) => [
          title, ...[upload.perSecond, download.perSecond, upload.processorMs, download.processorMs].map(range)
        ]),
        [`Twenty at once: the server's memory grew by ${count(files.growthMiB)} MiB`, '', '', '', ''],
        [`p50 / p99 of another request, alone: ${latency(files.others.alone)} ms`, '', '', '', ''],
        [`and meanwhile: ${latency(files.others.beside)} ms`, '', '', '', '']
      ]
}

function customFieldsTable ({ customFields }: Result): Table {
  return customFields === null
    ? []
    : [
        ['GET /api/v1/jobs?perPage=20', 'Requests/s', 'p50 / p99, ms'],
        ...([['never', 'never asked'], ['repeated', 'repeated']] as const).flatMap(([name, title]) => [
          [`${title}, of a company without custom fields`, customFields[name].without] as const,
          [`${title}, whose jobs have three`, customFields[name].with] as const
        ]).map(([title, measured]) => [title, range(measured.perSecond), latency(measured)])
      ]
}

function startTable ({ starts }: Result): Table {
  return [
    ['Start', 'Ready, s', 'First authorized 200, s'],
    ...starts.map(({ title, ready, authorized }) => [title, fineRange(ready), fineRange(authorized)])
  ]
}

function memoryTable ({ memory }: Result): Table {
  return memory === null
    ? []
    : [
        ['Memory of a process', 'MiB'],
        ['before anything is kept for repeated reads', count(memory.beforeMiB)],
        [`with ${count(memory.answers)} kept answers, as many as fit in READ_CACHE_BYTES by default`, count(memory.afterMiB)],
        ['what the server counts for them', count(memory.countedMiB)]
      ]
}

function aimTable ({ aims }: Result): Table {
  return [
    ['What', 'Aim', 'Measured', 'Reached'],
    ...aims.map(({ what, aim, measured, reached }) => [what, aim, measured, reached ? 'yes' : '**no**'])
  ]
}

const tablesOf = (result: Result): Table[] => [
  readTable(result), writeTable(result), syncTable(result), neighborTable(result), numberingTable(result), filesTable(result),
  customFieldsTable(result), startTable(result), memoryTable(result)
].filter(({ length }) => length > 1)

/** The tables as aligned text, with all aims; a page names those that are not reached. */
export function toText (result: Result): string {
  return [...tablesOf(result), aimTable(result)].filter(({ length }) => length > 1).map(toAligned).join('\n\n')
}

function toMarkdown (result: Result): string {
  const { at, engine, machine, database, load, rows } = result
  const tables = tablesOf(result).map(toMarkdownTable)
  const missed = result.aims.filter(({ reached }) => !reached)
  return [
    `Taken on ${at.slice(0, 10)} on ${engine === 'postgresql' ? 'PostgreSQL' : 'the embedded database'}.`,
    toLines(`Machine: ${list(machine)}.${engine === 'postgresql' ? ` Database: ${list(database)}.` : ''}`),
    `Rows: ${Object.entries(rows).map(([name, value]) => `${count(value)} ${name}`).join(', ')}.
Load: ${load.connections} connections, ${load.rounds} rounds of ${load.seconds} s for each target, pool of ${load.poolMax}.`,
    ...tables,
    result.aims.length === 0
      ? ''
      : missed.length === 0
        ? 'Every aim is reached.'
        : toLines(`Not reached: ${missed.map(({ what, measured, aim }) => `${what} (${measured}, aim ${aim})`).join('; ')}.`)
  ].filter(part => part !== '').join('\n\n')
}

/** Puts the result between the markers of its engine. */
export function writeDocs (result: Result): void {
  putIntoDocs(result.engine, toMarkdown(result))
}
