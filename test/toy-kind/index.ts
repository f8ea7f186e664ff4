import type { FastifyInstance } from 'fastify'
import type { Kind } from '../../src/domain/engine/kind.js'
import { catalogues } from '../../src/domain/kinds/catalogues.js'
import { GADGET, MIGRATION } from './gadgets.js'

// The table of kinds with one more. A test imports this before anything else: whatever reads the table then finds the kind in it.

export const TOY = GADGET;
(catalogues as Kind[]).push(TOY as unknown as Kind)

/** Runs the migration of the kind that came new. */
export async function migrateToy (app: FastifyInstance): Promise<void> {
  for (const statement of MIGRATION) await app.database.query(statement)
}
