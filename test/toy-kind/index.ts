import './list.js'
import type { FastifyInstance } from 'fastify'
import { catalogue, CATALOGUES, type Catalogue } from '../../routes/shared/catalogues.js'
import { CONTENTS as V1 } from '../../routes/v1/index.js'
import { CONTENTS as V2 } from '../../routes/v2/index.js'
import { ArchivedFilter, CodeFilter, Ids } from '../../src/http/parameters.js'
import { describeNameless, GADGET, LOAN, MIGRATION } from './gadgets.js'
import { loansOfApplication } from './v1.js'
import { loans } from './v2.js'

// Two kinds as somebody may add them tomorrow, in the tables that have a line for each: of kinds, of catalogues, of the routes of both
// versions. A test imports this before anything else: whatever reads the tables then finds the kinds in them.

export { describeNameless, LOAN as TOY_CHILD }
export const TOY = GADGET;
(CATALOGUES as Catalogue[]).push(catalogue(GADGET, { code: CodeFilter, departmentId: Ids('departments'), archived: ArchivedFilter }))
V1.push(loansOfApplication)
V2.unshift(loans)

/** Runs the migration of the kinds that came new. */
export async function migrateToy (app: Pick<FastifyInstance, 'database'>): Promise<void> {
  for (const statement of MIGRATION) await app.database.query(statement)
}
