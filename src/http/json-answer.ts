import type { JsonRows } from '../database/port.js'

const CONTENT_TYPE = 'application/json; charset=utf-8'

interface JsonReply {
  header: (name: string, value: string) => unknown
  versioned: (version: number) => unknown
}

/** An answer that is JSON already, and is not serialized again. The type is that of the parsed answer. */
export function jsonAnswer<T> (reply: Pick<JsonReply, 'header'>, before: string, rows: JsonRows, after: string): T {
  reply.header('content-type', CONTENT_TYPE)
  return rows.between(before, after) as T
}

/** The only row, with the ETag of its `version`; undefined if there is none. */
export function jsonObject<T> (reply: JsonReply, rows: JsonRows): T | undefined {
  if (rows.count === 0) return undefined
  reply.versioned(rows.first('version') as number)
  return jsonAnswer(reply, '', rows, '')
}
