import type { Command } from 'commander'
import { insertCompany, listCompanies } from '../domain/companies/queries.js'
import { print, toRow, withDatabase, type Context } from './context.js'
import { jsonOption, textOption } from './options.js'

/** `company create` and `company list`. */
export function addCompanyCommands (program: Command, context: Context): void {
  const group = program.command('company').description('Create and list companies.').helpCommand(false)

  group.command('create')
    .description('Create a company and print its id.')
    .addOption(textOption('--name <name>', 'name of the company').makeOptionMandatory())
    .addOption(jsonOption())
    .action(async ({ name, json }: { name: string, json?: true }) => {
      const company = await withDatabase(context, async database => await insertCompany(database, name))
      print(context, json, company, [String(company.id)])
    })

  group.command('list')
    .description('List the companies: id and name.')
    .addOption(jsonOption())
    .action(async ({ json }: { json?: true }) => {
      const companies = await withDatabase(context, listCompanies)
      print(context, json, companies, companies.map(({ id, name }) => toRow([id, name])))
    })
}
