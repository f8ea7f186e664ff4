import { fastify, LogController, type FastifyInstance } from 'fastify'
import answerBytes from '../plugins/answer-bytes.js'
import auth from '../plugins/auth.js'
import calendars from '../plugins/calendars.js'
import compression from '../plugins/compression.js'
import connections from '../plugins/connections.js'
import cors from '../plugins/cors.js'
import database from '../plugins/database.js'
import drain from '../plugins/drain.js'
import edge, { edgeServerOptions, MAX_READ } from '../plugins/edge.js'
import errorFormat from '../plugins/error-format.js'
import etag from '../plugins/etag.js'
import eventNotifications from '../plugins/event-notifications.js'
import files from '../plugins/files.js'
import health from '../plugins/health.js'
import jsonBody from '../plugins/json-body.js'
import metrics from '../plugins/metrics.js'
import openapi from '../plugins/openapi.js'
import overload from '../plugins/overload.js'
import pageSecurity from '../plugins/page-security.js'
import pageTokens from '../plugins/page-tokens.js'
import rateLimit from '../plugins/rate-limit.js'
import readCache from '../plugins/read-cache.js'
import reports from '../plugins/reports.js'
import requestEnd from '../plugins/request-end.js'
import requestLog from '../plugins/request-log.js'
import sandboxFaults from '../plugins/sandbox-faults.js'
import timeLimit from '../plugins/time-limit.js'
import tracing from '../plugins/tracing.js'
import unknownParameters from '../plugins/unknown-parameters.js'
import writes from '../plugins/writes.js'
import { assets } from '../routes/assets.js'
import { publishedDocuments, type Documents } from '../routes/documents.js'
import { linkedCalendars } from '../routes/calendars.js'
import { linkedFiles } from '../routes/files.js'
import { guides } from '../routes/guides.js'
import { home, type HomeOptions } from '../routes/home.js'
import { sendMissingPage } from '../routes/missing-page.js'
import { readers } from '../routes/readers.js'
import { reportDrawings, reportPage } from '../routes/report-page.js'
import { sandboxRoutes } from '../routes/sandbox.js'
import { errorFormatFor, VERSIONS, type VersionOptions, type Versions } from '../routes/versions.js'
import type { Config } from './config.js'
import { hasCompanies } from './domain/companies/queries.js'
import { toLoggedError } from './http/logged-error.js'
import { buildSerializer } from './http/serialization.js'
import { validatorCompiler } from './http/validation.js'
import { LOG_BASE, logStream } from './log.js'
import { FaultProfile } from './sandbox/fault-profile.js'
import { UnreliableSender } from './sandbox/unreliable-sender.js'
import { Backlog, FileBytes, MEASURED_COMPANIES, type BacklogState } from './workers/backlog.js'
import { CandidateRetention } from './workers/candidate-retention.js'
import { CommitAnnouncer } from './workers/commit-announcer.js'
import { ATTEMPT_RESULTS, Deliverer } from './workers/delivery/deliverer.js'
import { Sender } from './workers/delivery/sender.js'
import { FileReader, READ_STATES } from './workers/file-reader.js'
import { FileSweep } from './workers/file-sweep.js'
import { OUTBOX, SANDBOX_SENDER } from './workers/mail/mailer.js'
import { SmtpMailer } from './workers/mail/smtp.js'
import { Mailing } from './workers/mailing.js'
import { RETAINED_TABLES, Retention } from './workers/retention.js'
import { Sequencer } from './workers/sequencer.js'
import { OfferExpiry } from './workers/offer-expiry.js'
import { WordRenewal } from './workers/word-renewal.js'

/**
 * Builds the server, ready for `listen` or `inject`; the caller opens the database: `app.database.open()`.
 * Plugins are registered in the order in which a request passes them.
 * @param sandbox gives the sandbox once it is made, for the home page
 */
export async function buildApp (
  config: Config, versions: Versions = VERSIONS, sandbox: HomeOptions['sandbox'] = () => undefined
): Promise<FastifyInstance> {
  const formatOf = errorFormatFor(versions)
  const { querystringParser, ...edgeOptions } = edgeServerOptions(formatOf)
  const app: FastifyInstance = fastify({
    ...edgeOptions,
    logger: { level: config.LOG_LEVEL, base: LOG_BASE, stream: logStream(), serializers: { err: toLoggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: config.BODY_LIMIT,
    routerOptions: { maxParamLength: 1024, querystringParser },
    // Requests with slow headers or bodies are cut off within a second of these times; plugins/connections.ts cuts off slow readers.
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    connectionTimeout: 75_000,
    http: { headersTimeout: 8000, connectionsCheckingInterval: 500, maxHeaderSize: MAX_READ, requireHostHeader: false },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildSerializer } }
  })
  app.setValidatorCompiler(validatorCompiler)

  try {
    await app.register(edge, { formatOf })
    await app.register(errorFormat, { format: formatOf(''), sendPage: config.RUN === 'workers' ? undefined : sendMissingPage })
    await app.register(jsonBody, { bulkLimit: config.BULK_BODY_LIMIT })
    await app.register(requestEnd)
    await app.register(timeLimit, { ms: 15_000 })
    await app.register(tracing, { endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT })
    await app.register(requestLog)
    await app.register(metrics, { host: config.METRICS_HOST ?? config.HOST, port: config.METRICS_PORT })
    await app.register(connections, { max: config.maxConnections })
    await app.register(drain, { delay: config.DRAIN_DELAY })
    await app.register(cors, { origin: config.corsOrigin, hasFaults: config.DATABASE_URL === undefined })
    await app.register(database, { config })
    await app.register(files, {
      settings: config, limit: config.ATTACHMENT_LIMIT, space: config.FILES_COMPANY_BYTES, publicUrl: config.publicUrl
    })
    await app.register(calendars)
    await app.register(readCache, { maxBytes: config.READ_CACHE_BYTES })
    await app.register(etag)
    await app.register(answerBytes)
    await app.register(unknownParameters)
    await app.register(pageTokens, { secrets: config.pageTokenSecrets })
    await app.register(writes, { mailFrom: () => sandbox() === undefined ? mailFromOf(config) : SANDBOX_SENDER })
    await app.register(health)
    await app.register(overload, { max: config.MAX_REQUESTS_IN_FLIGHT, maxConnections: config.maxConnections })
    await app.register(rateLimit, { max: config.RATE_LIMIT_MAX, windowSeconds: config.RATE_LIMIT_WINDOW, redisUrl: config.REDIS_URL })
    await app.register(auth, {
      configured: [config.SANDBOX_TOKEN, config.BOOTSTRAP_TOKEN], versions: versions.map(({ name }) => name)
    })
    await app.register(reports, { limitMs: config.REPORT_TIMEOUT })

    const faults = app.database.engine === 'embedded' ? new FaultProfile(config.SANDBOX_FAULTS) : undefined
    if (config.RUN !== 'workers') await registerApi(app, config, versions, faults, sandbox)
    if (config.RUN === 'api') announceCommits(app)
    else startWorkers(app, config, faults, sandbox)
    await app.ready()
  } catch (error) {
    await app.close()
    throw error
  }
  return app
}

/** Registers all API versions, their documents and the HTML pages. */
async function registerApi (
  app: FastifyInstance, config: Config, versions: Versions, faults: FaultProfile | undefined, sandbox: HomeOptions['sandbox']
): Promise<void> {
  await app.register(eventNotifications)
  const options: VersionOptions = { limitPerMinute: limitPerMinute(config), allowPrivate: config.WEBHOOK_ALLOW_PRIVATE }
  const documents: Documents = {}
  await app.register(async api => {
    api.addHook('onRequest', app.identify)
    api.addHook('onRequest', app.limitRate)
    if (config.corsOrigin !== undefined) api.addHook('onRequest', app.answerPreflight)
    api.addHook('onRequest', app.authorize)
    await api.register(compression)
    if (faults !== undefined) await api.register(sandboxFaults, { profile: faults })
    await api.register(errorFormat, { format: versions[0].errorFormat })
    for (const { name, title, description, errorFormat: format, routes, webhooks } of versions) {
      await api.register(async scope => {
        await scope.register(errorFormat, { format })
        await scope.register(openapi, { version: name, title, description, format, webhooks: webhooks?.() })
        await scope.register(routes, options)
        const document = () => scope.swagger()
        documents[name] = document
      }, { prefix: `/${name}` })
    }
  }, { prefix: '/api' })
  await app.register(linkedFiles)
  await app.register(linkedCalendars)
  await app.register(async pages => {
    pages.addHook('onRequest', app.countInFlight)
    await pages.register(pageSecurity)
    await pages.register(assets)
    await pages.register(publishedDocuments, { documents })
    const companies = async () => await hasCompanies(app.database)
    await pages.register(home, { versions, sandbox, profile: faults, hasCompanies: companies })
    await pages.register(readers, { versions, sandbox })
    await pages.register(guides, { versions })
    await pages.register(reportPage, { sandbox })
  })
  await app.register(reportDrawings)
  if (faults !== undefined) await app.register(sandboxRoutes, { sandbox, profile: faults })
}

/** Starts the background workers. They stop before the database is closed; webhook sends end as early as possible. */
function startWorkers (
  app: FastifyInstance, config: Config, faults: FaultProfile | undefined, sandbox: HomeOptions['sandbox']
): void {
  const { metrics } = app
  const sequencer = new Sequencer(app.database, app.log)
  const { EVENT_RETENTION_DAYS: eventDays, DELIVERY_RETENTION_DAYS: deliveryDays } = config
  const countRemoved = metrics.counter('retention_removed_rows_total', 'Rows removed because they had expired.', 'table', RETAINED_TABLES)
  const retention = new Retention(app.database, app.log, { eventDays, deliveryDays }, countRemoved)
  const countResult = metrics.counter('webhook_deliveries_total', 'Attempts to deliver, by result.', 'result', ATTEMPT_RESULTS)
  const sender = new Sender({ allowPrivate: config.WEBHOOK_ALLOW_PRIVATE })
  const senderOfDay = faults === undefined ? sender : new UnreliableSender(sender, faults, app.log)
  const deliverer = new Deliverer(app.database, app.log, senderOfDay, countResult)
  const countRead = metrics.counter('attachments_read_total', 'Files whose words were read, by result.', 'result', READ_STATES)
  const [url, from] = [config.SMTP_URL, mailFromOf(config)]
  const smtp = url === undefined || from === undefined ? undefined : new SmtpMailer({ url, from })
  const mailing = new Mailing(app.database, app.log, () => sandbox() === undefined ? smtp : OUTBOX)
  const dueByClock = [retention, new CandidateRetention(app.database, app.log), new OfferExpiry(app.database, app.log), mailing]
  const others = [
    sequencer, ...dueByClock, new WordRenewal(app.database, app.log), new FileSweep(app.database, app.log, app.files),
    new FileReader(app.database, app.log, app.files, countRead)
  ]
  metrics.gauge('webhook_queues', 'Queues of webhooks that this process works on.', 'state', () => ({ claimed: deliverer.queues }))
  measureBacklog(app)
  measureFiles(app)
  app.afterCommit(companyId => sequencer.wakeFor([companyId]))
  // In the sandbox a message is sent before its answer; if that fails, soon.
  app.afterCommit(async () => { if (sandbox() !== undefined) await mailing.runNow().catch(() => mailing.wake()) })
  app.decorate('doWhatIsDue', async () => { for (const worker of dueByClock) await worker.runNow() })
  app.addHook('onReady', async () => { for (const worker of [deliverer, ...others]) worker.start() })
  let delivered: Promise<void> | undefined
  app.addHook('preClose', async () => { delivered = deliverer.stop() })
  app.addHook('onClose', async () => { await Promise.all([delivered, ...others.map(async worker => await worker.stop())]) })
}

/** The address that messages come from; undefined without a mail server. */
const mailFromOf = ({ SMTP_URL, MAIL_FROM }: Config): string | undefined => SMTP_URL === undefined ? undefined : MAIL_FROM

/** What the files of companies have, and may have. */
function measureFiles ({ database, fileSpace, metrics }: FastifyInstance): void {
  const bytes = new FileBytes(database)
  const help = `Bytes that the files of a company have; of the ${MEASURED_COMPANIES} companies with the most.`
  metrics.gauge('files_bytes', help, 'company', async () => await bytes.get())
  metrics.value('files_bytes_limit', 'Bytes that they may have; absent for any number.', async () => fileSpace ?? undefined)
}

/** What is waiting for the workers of all processes. */
function measureBacklog ({ database, metrics }: FastifyInstance): void {
  const backlog = new Backlog(database)
  database.onReachable(() => backlog.forget())
  const measure = (name: string, help: string, key: keyof BacklogState) => {
    metrics.value(name, help, async () => (await backlog.get())?.[key])
  }
  measure('event_sequencer_pending', 'Events without a position in the feed, counted up to 10000.', 'pendingEvents')
  measure('event_sequencer_oldest_pending_age_seconds', 'Age of the oldest event without a position.', 'oldestEventAge')
  measure('webhook_deliveries_pending', 'Deliveries to active webhooks that have not arrived, counted up to 10000.', 'pendingDeliveries')
  measure('webhook_deliveries_oldest_pending_age_seconds', 'Age of the oldest of them, of those counted.', 'oldestDeliveryAge')
  measure('webhooks_suspended', 'Suspended webhooks.', 'suspendedWebhooks')
  measure('messages_pending', 'Messages that are to be sent by now and were not, counted up to 10000.', 'pendingMessages')
  measure('messages_oldest_pending_age_seconds', 'How long the oldest of them waits, of those counted.', 'oldestMessageAge')
  measure('attachments_unread', 'Files whose words are still to be read, counted up to 10000.', 'unreadFiles')
}

/** Announces commits of this process to the processes that run the sequencer. */
function announceCommits (app: FastifyInstance): void {
  const announcer = new CommitAnnouncer(app.database, app.log)
  app.afterCommit(companyId => announcer.announce(companyId))
  app.addHook('onReady', async () => announcer.start())
  app.addHook('onClose', async () => await announcer.stop())
}

/** 0 stands for no limit. */
function limitPerMinute ({ RATE_LIMIT_MAX, RATE_LIMIT_WINDOW }: Config): number {
  return RATE_LIMIT_MAX === 0 ? 0 : Math.max(1, Math.floor(RATE_LIMIT_MAX * 60 / RATE_LIMIT_WINDOW))
}
