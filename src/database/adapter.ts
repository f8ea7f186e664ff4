import type { Hosts } from './hosts.js'
import type { OpeningSteps } from './opening.js'

/**
 * Which schemas an opening may bring up to date. A command that reads, or changes some rows, must not shut out older servers that use the
 * database.
 */
export type Migrates = 'any' | 'empty' | 'none'

export interface OpenOptions {
  /** Retry while the database cannot be reached, instead of a StartError. */
  waitsForDatabase?: boolean
  /** Called whenever the status of the opening changes; with the cause while it has to wait. */
  onStatus?: (status: string, cause?: unknown) => void
  /** Called with one line of advice for the operator. */
  onAdvice?: (advice: string) => void
  /** Which older schemas are migrated instead of refused, on PostgreSQL; the embedded database has no other user. Any, without it. */
  migrates?: Migrates
  /** Folder of migrations other than the product's, for tests. */
  migrations?: string
}

/** How an engine's database is opened and closed. Every part is optional where only `begin` is needed. */
export interface DatabaseAdapter<Opened> extends OpeningSteps {
  close?: () => Promise<void>
  /** Migrates the schema. @returns the names of the migrations that were run */
  migrate?: (database: Opened) => Promise<string[]>
  /** The hosts to connect to, for PostgreSQL. */
  hosts?: Hosts
  /** The hosts for the dedicated LISTEN connection; without them notifications come over the pool's only connection. */
  listenTo?: Hosts
  /** Called once when nothing arrives over it. */
  onDeaf?: () => void
}
