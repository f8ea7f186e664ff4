import type { Command } from 'commander'
import { withDatabase, type Context } from './context.js'
import { numberOption, textOption } from './options.js'
import { writeFileOf } from './output-file.js'

interface PrepareCommandOptions { companies: number, tokens: number, jobs: number, candidates?: number, applications?: number, out: string }

/** `load prepare`. */
export function addLoadCommand (program: Command, context: Context): void {
  const group = program.command('load').description('Prepare load tests.').helpCommand(false)

  group.command('prepare')
    .description('Create companies with generated data and write their ids and tokens to a file for load tests.')
    .addOption(numberOption('--companies <count>', 'how many', { minimum: 1, maximum: 1000 }).default(5))
    .addOption(numberOption('--tokens <count>', 'for each company', { minimum: 1, maximum: 1000 }).default(20))
    .addOption(numberOption('--jobs <count>', 'for each company', { minimum: 1, maximum: 1_000_000 }).default(100))
    .addOption(numberOption('--candidates <count>', 'for each company (default: 20 per job, at least 200)', {
      minimum: 1, maximum: 100_000_000
    }))
    .addOption(numberOption('--applications <count>', 'for each company (default: 50 per job)', { minimum: 1, maximum: 100_000_000 }))
    .addOption(textOption('--out <file>', 'output file', 4096).default('load-targets.json'))
    .action(async (options: PrepareCommandOptions) => {
      const { companies, tokens, jobs, candidates = Math.max(jobs * 20, 200), applications = jobs * 50, out } = options
      const { prepareLoad } = await import('../seed/load-targets.js')
      const onProgress = (done: number) => context.stderr.write(`${done} of ${companies} companies\n`)
      const isReplaced = await writeFileOf(out, async () => {
        const size = { companies, tokens, jobs, candidates, applications, seed: 1, onProgress }
        const targets = await withDatabase(context, async database => {
          const isSandbox = database.engine === 'embedded'
          // The ids of the sandbox stay those of the tutorial, whichever is made first.
          if (isSandbox) await (await import('../sandbox/company.js')).seedSandbox(database)
          return await prepareLoad(database, { ...size, areIdsApart: isSandbox })
        }, 'empty')
        return `${JSON.stringify(targets)}\n`
      })
      context.stdout.write(
        `${out} holds ${companies} companies with ${tokens} tokens each; the tokens have all scopes, so keep the file secret\n`
      )
      if (isReplaced) context.stdout.write(`${out} was replaced; the companies of the old file remain: see company list, company delete\n`)
    })
}
