import { copy } from './copy.js'
import { database } from './database.js'
import { drain } from './drain.js'
import type { Drill } from './drill.js'
import { failover } from './failover.js'
import { followers } from './followers.js'
import { files } from './files.js'
import { fuzz } from './fuzz.js'
import { kill } from './kill.js'
import { mail } from './mail.js'
import { memory } from './memory.js'
import { neighbor } from './neighbor.js'
import { oldServer } from './old-server.js'
import { oneInTheWay } from './one-in-the-way.js'
import { overload } from './overload.js'
import { redis } from './redis.js'
import { reports } from './reports.js'
import { slowClients } from './slow-clients.js'
import { stale } from './stale.js'
import { standby } from './standby.js'
import { sync } from './sync.js'

/** All drills by name. */
export const DRILLS: Record<string, Drill> = {
  kill,
  drain,
  'old-server': oldServer,
  database,
  redis,
  overload,
  memory,
  'slow-clients': slowClients,
  neighbor,
  'one-in-the-way': oneInTheWay,
  reports,
  sync,
  followers,
  copy,
  failover,
  stale,
  standby,
  files,
  mail,
  fuzz
}
