import type pg from 'pg'
import type { PoolDatabase } from './pool.js'

/** What a session is given when it connects, by the name of the setting, as PostgreSQL shows it. */
export type SessionSettings = Record<string, string>

interface Session { processId: number, user: string, settings: SessionSettings }

/**
 * Finds out whether the way to PostgreSQL keeps what a session is given: its settings, and statements that were prepared.
 * A pooler may drop both without a word. Without one, this takes one statement.
 * @param connect a connection of its own, the same way
 * @returns what the operator should do, in one line; `undefined` when all is kept
 */
export async function inspectConnection (
  database: PoolDatabase, wanted: SessionSettings, connect: () => pg.Client
): Promise<string | undefined> {
  const { session, announced } = await database.withClient(async client => ({
    session: await readSession(client, wanted), announced: processIdOf(client)
  }))
  const dropped = Object.keys(wanted).filter(name => isDropped(session.settings[name], wanted[name] as string))
  // A pooler announces a process of its own, not that which works.
  const areKept = session.processId === announced || await keepsStatements(connect)
  database.statementNames.areKept = areKept
  const advice = []
  if (dropped.length > 0) {
    const settings = dropped.map(name => `alter role "${session.user}" set ${name} = '${wanted[name]}'`)
    advice.push(`drops settings of sessions: give them to the role (${settings.join('; ')})`)
  }
  if (!areKept) {
    advice.push(
      'does not keep prepared statements, so nothing is prepared, and all takes longer: use PgBouncer 1.21 or newer with ' +
        'max_prepared_statements = 300'
    )
  }
  return advice.length === 0 ? undefined : `DATABASE_URL: the pooler before PostgreSQL ${advice.join('; it ')}`
}

/** Another timeout than ours is the operator's choice; none at all is not. */
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

function processIdOf (client: pg.ClientBase): number | null {
  return (client as unknown as { processID: number | null }).processID
}

/**
 * Two sessions prepare different statements under one name. Where they meet on one connection of the pooler, and it does not
 * know whose is whose, the second fails, or gets the answer of the first. Where they do not meet, an error in operation will tell.
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
