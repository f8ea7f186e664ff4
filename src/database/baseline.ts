import { StartError } from './failures.js'
import type { Applied } from './migration-files.js'

/** The version at which the baseline ends: its files make the schema that 32 migrations had made up to the same version. */
const BASELINE = 64
/** MD5 of the last of those migrations, and a commit that still has them. */
const LAST_BEFORE = { md5: 'b7160c2eba41919679fadee79c603597', commit: '7311c16' }

/**
 * A database from before the baseline has the same schema, made by other files: it is taken over, and later migrations are run on it.
 * @returns whether a version is of those other files
 * @throws StartError when the database is older
 */
export function takenOver (applied: Applied[]): (version: number) => boolean {
  const present = applied.at(-1)?.version ?? 0
  if (present > 0 && present < BASELINE) {
    throw new StartError(`The schema is at ${present}, older than this program can migrate: ` +
      `start commit ${LAST_BEFORE.commit} once, which brings it to ${BASELINE}, then this program`)
  }
  const isOfBefore = applied.some(({ version, md5 }) => version === BASELINE && md5 === LAST_BEFORE.md5)
  return version => isOfBefore && version <= BASELINE
}
