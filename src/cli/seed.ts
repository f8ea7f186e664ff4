import type { Command } from 'commander'
import { withDatabase, type Context } from './context.js'
import { companyOption, numberOption } from './options.js'

interface SeedCommandOptions { company: number, jobs: number, candidates: number, applications: number, seed: number }

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
    .action(async ({ company: companyId, ...size }: SeedCommandOptions) => {
      const { seedCompany } = await import('../seed/company.js')
      const { progressBar } = await import('./progress-bar.js')
      await withDatabase(context, async database => {
        await seedCompany(database, { companyId, ...size, onProgress: progressBar(context.stderr) })
      })
      const { jobs, candidates, applications } = size
      context.stdout.write(`Company ${companyId} holds ${jobs} jobs, ${candidates} candidates and ${applications} applications\n`)
    })
}
