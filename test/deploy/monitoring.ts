import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { pdf } from '../../trials/shared/forms.js'
import { makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient, ROOT } from '../helper.js'
import { t } from '../part.js'
import { parseExposition, parseQuery, type Exposition } from './promql.js'

interface Alert {
  alert: string
  expr: string
  for: string
  labels: Record<string, string>
  annotations: { summary: string, runbook: string }
}
interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number, w: number }
  targets?: Array<{ refId: string, expr: string, legendFormat: string }>
}
interface Dashboard { uid: string, schemaVersion: number, panels: Panel[] }

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const alerts = (parse(read('deploy/monitoring/alerts.yaml')) as { groups: Array<{ rules: Alert[] }> }).groups.flatMap(({ rules }) => rules)
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as Dashboard
const targets = dashboard.panels.flatMap(({ targets = [] }) => targets)

const FUNCTIONS = new Set(['sum', 'min', 'max', 'topk', 'rate', 'increase', 'histogram_quantile', 'absent', 'vector'])
/** What Prometheus itself adds to all that it asks for. */
const TARGET_LABELS = ['job', 'instance']
/** Labels whose values come with the traffic. */
const OPEN_LABELS = ['route', 'status', 'method', ...TARGET_LABELS]

/** What a query names and no server has. */
function faultsOf (expr: string, metrics: Exposition): string[] {
  const { selectors, grouping, functions } = parseQuery(expr)
  const known = new Set([...TARGET_LABELS, ...selectors.flatMap(({ metric }) => [...metrics.get(metric)?.keys() ?? []])])
  return [
    ...selectors.length === 0 ? ['no metric'] : [],
    ...functions.filter(name => !FUNCTIONS.has(name)),
    ...grouping.filter(label => !known.has(label)),
    ...selectors.flatMap(({ metric, matchers }) => {
      const labels = metrics.get(metric)
      if (labels === undefined) return [metric]
      return matchers.flatMap(({ label, operator, value }) => {
        if (!labels.has(label) && !TARGET_LABELS.includes(label)) return [`${metric}: ${label}`]
        const isUnknown = operator === '=' && !OPEN_LABELS.includes(label) && labels.get(label)?.has(value) !== true
        return isUnknown ? [`${metric}: ${label}="${value}"`] : []
      })
    })
  ]
}

const app = await build(t)
const client = await createClient(app)
const { id } = await makeJob(app, client.companyId)
await upload(client, `/api/v1/jobs/${id}/attachments`, { kind: 'other', bytes: pdf('A file') })
const { body } = await app.inject('/metrics')
const metrics = parseExposition(body).set('up', new Map())
/** Those of the product, without those of every program on Node. */
const families = [...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name).filter(name => !/^(nodejs|process)_/.test(name)).sort()

t.test('a query of what no server has → is found out', async t => {
  t.same(faultsOf('sum by (state) (rate(database_writes{state="failing", job="x"}[5m])) / 2 > 0.5', metrics), [])
  t.same(
    faultsOf('sun by (nope) (rate(nothing_total{x="1"}[5m])) and database_writes{state="odd", y!="1"}', metrics),
    ['sun', 'nope', 'nothing_total', 'database_writes: state="odd"', 'database_writes: y']
  )
  t.same(faultsOf('1 > 0', metrics), ['no metric'])
  t.throws(() => parseQuery('sum(a) & b'))
  t.throws(() => parseQuery('a{b="1"'))
})

t.test('alerts → ask for what servers have, wait, and lead to a runbook', async t => {
  t.equal(new Set(alerts.map(({ alert }) => alert)).size, alerts.length)
  const sections = new Map(read('docs/runbooks.md').split(/^## /m).slice(1).map(section => {
    const title = section.slice(0, section.indexOf('\n'))
    return [title.toLowerCase().replaceAll(' ', '-'), section]
  }))
  for (const { alert, expr, for: pending, labels, annotations: { summary, runbook } } of alerts) {
    t.same(faultsOf(expr, metrics), [], alert)
    t.match(pending, /^\d+m$/, alert)
    t.match(labels.severity, /^(warning|critical)$/, alert)
    const { grouping, functions } = parseQuery(expr)
    const left = functions.includes('sum') || functions.includes('max') ? grouping : TARGET_LABELS
    for (const [, label = ''] of summary.matchAll(/\$labels\.(\w+)/g)) t.ok(left.includes(label), `${alert} → its summary names ${label}`)
    const [page, anchor = ''] = runbook.split('#')
    t.equal(page, 'docs/runbooks.md', alert)
    t.match(sections.get(anchor)?.split('\n').find(line => line.includes('**Alert')), `\`${alert}\``, `${runbook} names ${alert}`)
    sections.set(anchor, `${sections.get(anchor)} (led to)`)
  }
  t.same([...sections].filter(([, text]) => !text.endsWith('(led to)')).map(([anchor]) => anchor), [], 'an alert leads to each runbook')
})

t.test('the dashboard → asks for what servers have, and shows all of the product\'s own metrics', async t => {
  t.ok(dashboard.schemaVersion >= 39)
  t.equal(new Set(dashboard.panels.map(({ id }) => id)).size, dashboard.panels.length)
  for (const { title, type, gridPos: { x, w }, targets = [] } of dashboard.panels) {
    t.ok(x + w <= 24, title)
    t.equal(targets.length > 0, type !== 'row', title)
    t.equal(new Set(targets.map(({ refId }) => refId)).size, targets.length, title)
  }
  for (const { expr, legendFormat } of targets) {
    t.same(faultsOf(expr, metrics), [], expr)
    const { grouping } = parseQuery(expr)
    const left = grouping.length === 0 ? TARGET_LABELS : grouping
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) t.ok(left.includes(label), `${expr} → its legend names ${label}`)
  }
  const shown = new Set(targets.flatMap(({ expr }) => parseQuery(expr).selectors).map(({ metric }) =>
    metric.replace(/_(bucket|sum|count)$/, '')))
  t.same(families.filter(name => !shown.has(name)), [])
})

t.test('the table of metrics → names those of a server, and no other', async t => {
  const table = /^\| Metric \| What \|\n([^]*?)\n\n/m.exec(read('docs/operating.md'))?.[1] ?? ''
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
  t.same(named.sort(), families)
})
