import type pg from 'pg'
import type { PoolDatabase } from './pool.js'

/** The settings of a session by name, as PostgreSQL shows them. */
export type SessionSettings = Record<string, string>

interface Session { processId: number, user: string, settings: SessionSettings }

/**
 * Checks whether a session to PostgreSQL keeps its settings and its prepared statements: a transaction pooler may silently drop both.
 * Without a pooler the check takes one statement.
 * @param connect creates a separate connection by the same URL
 * @returns one line of advice for the operator; `undefined` if everything is kept
 */
export async function inspectConnection (
  database: PoolDatabase, wanted: SessionSettings, connect: () => pg.Client
): Promise<string | undefined> {
  const { session, announced } = await database.withClient(async client => ({
    session: await readSession(client, wanted), announced: client.announcedProcess
  }))
  const dropped = Object.keys(wanted).filter(name => isDropped(session.settings[name], wanted[name] as string))
  // A pooler announces a process id of its own, not that of the backend.
  const areKept = session.processId === announced || await keepsStatements(connect)
  database.statementNames.areKept = areKept
  const advice = []
  if (dropped.length > 0) {
    const settings = dropped.map(name => `alter role "${session.user}" set ${name} = '${wanted[name]}'`)
    advice.push(`drops session settings: set them on the role (${settings.join('; ')})`)
  }
  if (!areKept) {
    advice.push(
      'does not keep prepared statements, so none are used, which is slower: use PgBouncer 1.21 or newer with ' +
        'max_prepared_statements = 300'
    )
  }
  return advice.length === 0 ? undefined : `DATABASE_URL: the pooler before PostgreSQL ${advice.join('; it ')}`
}

/** A different timeout is the operator's choice; a missing one is not. */
function isDropped (is: string | undefined, wanted: string): boolean {
  return /^[1-9]\d*$/.test(wanted) ? is === '0' : is !== wanted
}

async function readSession (client: pg.ClientBase, wanted: SessionSettings): Promise<Session> {
  const { rows: [row] } = await client.query<Session>(
    'select pg_backend_pid() as "processId", current_user as "user", (select json_object_agg(lower(name), setting) from pg_settings ' +
      'where lower(name) = any($1)) as settings',
    [Object.keys(wanted)])
  return row as Session
}

/**
 * Two sessions prepare different statements under one name. If they share a server connection of the pooler, and it does not track
 * prepared statements, the second fails or gets the result of the first. If they do not meet, a later error reveals it.
 */
async function keepsStatements (connect: () => pg.Client): Promise<boolean> {
  const clients = [connect(), connect()]
  try {
    for (const client of clients) {
      client.on('error', () => {})
      await client.connect()
    }
    for (let round = 0; round < 3; round++) {
      for (const [index, client] of clients.entries()) {
        const { rows } = await client.query<{ answer: number }>({ name: 'recruitment-api probe', text: `select ${index} as answer` })
        if (rows[0]?.answer !== index) return false
      }
    }
    return true
  } catch {
    return false
  } finally {
    await Promise.all(clients.map(async client => await client.end().catch(() => {})))
  }
}
