import type { JsonRows } from '../database/port.js'
import type { State } from '../schema.js'

const CONTENT_TYPE = 'application/json; charset=utf-8'

interface JsonReply {
  header: (name: string, value: string) => unknown
  versioned: (state: State) => unknown
}

/** An answer that is JSON already, and is not serialized again. The type is that of the parsed answer. */
export function jsonAnswer<T> (reply: Pick<JsonReply, 'header'>, before: string, rows: JsonRows, after: string): T {
  reply.header('content-type', CONTENT_TYPE)
  return Buffer.from(before + rows.objects.join() + after) as T
}

/** The only row, with the ETag of its `version` and `updatedAt`; undefined if there is none. */
export function jsonObject<T> (reply: JsonReply, rows: JsonRows): T | undefined {
  if (rows.count === 0) return undefined
  reply.versioned({ version: rows.first('version') as number, updatedAt: rows.first('updatedAt') as string })
  return jsonAnswer(reply, '', rows, '')
}
