import type { Command } from 'commander'
import { listWebhooks } from '../domain/webhooks/queries.js'
import { print, toRow, withDatabase, type Context } from './context.js'
import { companyOption, jsonOption } from './options.js'
import { requireCompany } from './require-company.js'

interface ListOptions { suspended?: true, company?: number, json?: true }

/** `webhook list`. */
export function addWebhookCommands (program: Command, context: Context): void {
  const group = program.command('webhook').description('List webhooks.').helpCommand(false)

  group.command('list')
    .description('List webhooks: company, id, status, reason of the status, actions, address, e-mail of the owner, last change.')
    .option('--suspended', 'only suspended webhooks')
    .addOption(companyOption().makeOptionMandatory(false))
    .addOption(jsonOption())
    .action(async ({ suspended, company: companyId, json }: ListOptions) => {
      const webhooks = await withDatabase(context, async database => {
        if (companyId !== undefined) await requireCompany(database, companyId)
        return await listWebhooks(database, { companyId, status: suspended === true ? 'suspended' : undefined })
      })
      print(context, json, webhooks, webhooks.map(webhook => toRow([
        webhook.companyId, webhook.id, webhook.status, webhook.statusReason ?? '', webhook.actions.join(','), webhook.postbackUrl,
        webhook.techOwnerEmail ?? '', webhook.updatedAt
      ])))
    })
}
