import type { Command } from 'commander'
import { loadConfig } from '../config.js'
import type { PoolDatabase } from '../database/pool.js'
import { withDatabase, type Context } from './context.js'
import { companyOption, numberOption } from './options.js'

interface SeedCommandOptions {
  company: number
  jobs: number
  candidates: number
  applications: number
  seed: number
  customFields?: true
  files: number
}

const MAX_JOBS = 10_000_000
const MAX_ROWS = 1_000_000_000

/** `seed`. */
export function addSeedCommand (program: Command, context: Context): void {
  program.command('seed')
    .description('Fill an empty company with generated data; resumes where an earlier run was interrupted.')
    .addOption(companyOption())
    .addOption(numberOption('--jobs <count>', 'how many', { minimum: 0, maximum: MAX_JOBS }).default(100))
    .addOption(numberOption('--candidates <count>', 'how many', { minimum: 0, maximum: MAX_ROWS }).default(10_000))
    .addOption(numberOption('--applications <count>', 'how many', { minimum: 0, maximum: MAX_ROWS }).default(50_000))
    .addOption(numberOption('--seed <number>', 'seed of the generator; the same seed gives the same data', { minimum: 0 }).default(1))
    .option('--custom-fields', 'also fill fields that the company has added')
    .addOption(numberOption('--files <count>', 'how many candidates get a résumé', { minimum: 0, maximum: MAX_ROWS }).default(0))
    .action(async ({ company: companyId, files, customFields: hasCustomFields, ...size }: SeedCommandOptions) => {
      const { seedCompany } = await import('../seed/company.js')
      const { generatedValues } = await import('../seed/data/custom-fields.js')
      const { isFilledWith } = await import('../seed/engine/progress.js')
      const { progressBar } = await import('./progress-bar.js')
      await withDatabase(context, async database => {
        // Files may be added later, or go on after an interruption.
        const hasRows = files > 0 && await isFilledWith(database, companyId, size, hasCustomFields)
        if (!hasRows) {
          const valuesOf = hasCustomFields ? generatedValues : undefined
          await seedCompany(database, { companyId, ...size, valuesOf, onProgress: progressBar(context.stderr) })
        }
        if (files > 0) await addFiles(context, database, companyId, files)
      })
      const { jobs, candidates, applications } = size
      const rows = `${jobs} jobs, ${candidates} candidates and ${applications} applications`
      context.stdout.write(`Company ${companyId} holds ${rows}${files > 0 ? `, and ${files} résumés` : ''}\n`)
    })
}

async function addFiles (context: Context, database: PoolDatabase, companyId: number, count: number): Promise<void> {
  const { openStore } = await import('../files/open.js')
  const { addResumes } = await import('../seed/resumes.js')
  const { progressBar } = await import('./progress-bar.js')
  const { store, close } = openStore(loadConfig(context.env), database)
  try {
    await addResumes(database, store, { companyId, count, onProgress: progressBar(context.stderr) })
  } finally {
    close()
  }
}
