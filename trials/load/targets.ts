import { readFileSync } from 'node:fs'
import { findSyntaxError } from '../../src/http/json-body.js'
import type { LoadTargets, LoadTenant } from '../../src/seed/load-targets.js'

/** Wrong usage. */
export class UsageError extends Error {}

const MAKE = 'with "node dist/src/cli.js load prepare"'
/** What scenarios choose from. */
const CHOICES = ['tokens', 'jobs', 'applications', 'candidateIds'] as const satisfies Array<keyof LoadTenant>

/**
 * Reads the file that `load prepare` wrote.
 * @throws UsageError in one line what is wrong with the file, and what to do
 */
export function readTargets (file: string): LoadTargets {
  const targets = parse(file, read(file)) as Partial<LoadTargets> | null
  const companies: unknown = targets?.companies
  if (!Array.isArray(companies) || companies.length === 0) throw new UsageError(`${file} names no companies: make it anew ${MAKE}`)
  for (const company of companies as Array<Partial<LoadTenant> | null>) {
    const missing = CHOICES.find(name => !Array.isArray(company?.[name]) || company[name].length === 0)
    if (missing !== undefined) throw new UsageError(`${file} names a company without ${missing}: make it anew ${MAKE}`)
  }
  return targets as LoadTargets
}

function read (file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(code === 'ENOENT'
      ? `${file} is not there: make it ${MAKE}, or name another by --targets`
      : `${file} cannot be read (${message}): name another by --targets`)
  }
}

function parse (file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is not valid JSON${findSyntaxError(text)}; make it anew ${MAKE}`)
  }
}
