import type { Command } from 'commander'
import { insertCompany, listCompanies } from '../domain/companies/queries.js'
import { clearCompany, deleteCompany } from '../domain/companies/removal.js'
import { forgetProgress } from '../seed/engine/progress.js'
import { print, toRow, withDatabase, type Context } from './context.js'
import { companyOption, jsonOption, textOption, UsageError } from './options.js'
import { progressBar } from './progress-bar.js'
import { requireCompany } from './require-company.js'

interface RemovalOptions { company: number, confirm?: string }

/** `company create`, `list`, `clear` and `delete`. */
export function addCompanyCommands (program: Command, context: Context): void {
  const group = program.command('company').description('Create, list, clear and delete companies.').helpCommand(false)

  group.command('create')
    .description('Create a company and print its id.')
    .addOption(textOption('--name <name>', 'name of the company').makeOptionMandatory())
    .addOption(jsonOption())
    .action(async ({ name, json }: { name: string, json?: true }) => {
      const company = await withDatabase(context, async database => await insertCompany(database, name), 'empty')
      print(context, json, company, [String(company.id)])
    })

  group.command('list')
    .description('List the companies: id and name.')
    .addOption(jsonOption())
    .action(async ({ json }: { json?: true }) => {
      const companies = await withDatabase(context, listCompanies)
      print(context, json, companies, companies.map(({ id, name }) => toRow([id, name])))
    })

  const addRemoval = (name: string, description: string, remove: typeof clearCompany, done: string) => {
    group.command(name)
      .description(description)
      .addOption(companyOption())
      .option('--confirm <name>', 'name of the company, to confirm that it is the right one (required)')
      .action(async ({ company: companyId, confirm }: RemovalOptions) => {
        await withDatabase(context, async database => {
          const company = await requireCompany(database, companyId)
          if (confirm !== company.name) {
            throw new UsageError(`Company ${companyId} is ${JSON.stringify(company.name)}: repeat that name with --confirm`)
          }
          await forgetProgress(database, companyId)
          await remove(database, companyId, progressBar(context.stderr))
        })
        context.stdout.write(`Company ${companyId} ${done}\n`)
      })
  }
  addRemoval('clear', 'Remove all data of a company; it keeps its settings, tokens and webhooks.', clearCompany, 'is empty')
  addRemoval('delete', 'Remove a company, its tokens, its webhooks and all its data.', deleteCompany, 'is removed')
}
