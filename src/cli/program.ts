import { Command, CommanderError, Help } from 'commander'
import { distribute } from '../database/distribute.js'
import { toOneLine } from '../database/failures.js'
import { addCompanyCommands } from './companies.js'
import { print, toRow, withDatabase, type Context } from './context.js'
import { addLoadCommand } from './load.js'
import { jsonOption, UsageError } from './options.js'
import { addSeedCommand } from './seed.js'
import { addTokenCommands } from './tokens.js'
import { addWebhookCommands } from './webhooks.js'
import { VERSION } from '../version.js'

const HELP = new Help()
const DATABASE_HINT = '\nCommands use the database of DATABASE_URL, or the embedded one in DATA_DIR; see README.md.'

/**
 * Runs the command given by the arguments. An error is printed as one line on standard error.
 * @returns the exit code: 0, 1 for a failure, 2 for wrong usage
 */
export async function runProgram (words: string[], context: Context): Promise<number> {
  try {
    await createProgram(context).parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander also throws after it printed help; help printed because the command is missing is a failure.
      const isPrinted = error.exitCode === 0 || error.code === 'commander.help'
      if (!isPrinted) context.stderr.write(`${toUsageLine(error)}\n`)
      return error.exitCode === 0 ? 0 : 2
    }
    context.stderr.write(`${error instanceof UsageError ? error.message : toOneLine(error)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

function createProgram (context: Context): Command {
  const program = new Command('recruitment-api')
    .description('The Recruitment API: its server, its database and its tokens.')
    .version(VERSION, '--version', 'print the version')
    .helpOption('-h, --help', 'print what a command does, and its options')
    .helpCommand(false)
    .addHelpText('after', DATABASE_HINT)
    .configureHelp({ optionDescription: option => `${HELP.optionDescription(option)}${option.mandatory ? ' (required)' : ''}` })
    .configureOutput({
      writeOut: text => context.stdout.write(text),
      writeErr: text => context.stderr.write(text),
      // `runProgram` writes errors.
      outputError: () => {}
    })
    .exitOverride()
  addServe(program, context)
  addMigrate(program, context)
  addDistribute(program, context)
  addSeedCommand(program, context)
  addCompanyCommands(program, context)
  addTokenCommands(program, context)
  addWebhookCommands(program, context)
  addLoadCommand(program, context)
  addOpenapi(program, context)
  return program
}

function addServe (program: Command, { env }: Context): void {
  program.command('serve')
    .description('Start the server.')
    .action(async () => {
      const { serve } = await import('../serve.js')
      await serve(env)
    })
}

function addMigrate (program: Command, context: Context): void {
  program.command('migrate')
    .description('Migrate the database to the newest schema and print the migrations that ran.')
    .addOption(jsonOption())
    .action(async ({ json }: { json?: true }) => {
      const migrations = await withDatabase(context, async database => await database.open(), 'any')
      const summary = migrations.length === 0 ? 'Nothing to do: the schema is up to date' : 'The schema is up to date'
      print(context, json, { migrations }, [...migrations, summary])
    })
}

function addDistribute (program: Command, context: Context): void {
  program.command('distribute')
    .description('Distribute the tables over the nodes of a Citus cluster and print them.')
    .addOption(jsonOption())
    .action(async ({ json }: { json?: true }) => {
      const tables = await withDatabase(context, distribute, 'any')
      const lines = tables.map(({ table, kind }) => toRow([table, kind === 'reference' ? 'on every node' : 'by company']))
      const summary = tables.length === 0 ? 'Nothing to do: the tables are distributed' : 'The tables are distributed'
      print(context, json, { tables }, [...lines, summary])
    })
}

function addOpenapi (program: Command, { stdout }: Context): void {
  program.command('openapi')
    .description('Print the OpenAPI document of a version.')
    .argument('<version>', 'such as v1')
    .action(async (version: string) => {
      const { openapiDocuments } = await import('../documents.js')
      const documents = await openapiDocuments()
      if (!Object.hasOwn(documents, version)) {
        throw new UsageError(`There is no version ${JSON.stringify(version)}; versions are ${Object.keys(documents).join(', ')}`)
      }
      stdout.write(documents[version] as string)
    })
}

/** Commander's message in one line, with a hint at what to do next. */
function toUsageLine ({ message }: CommanderError): string {
  const [, fault = message, suggestion = 'see --help'] = /^error: (.*?)\.?(?:\n\((did you mean .*)\))?$/is.exec(message) ?? []
  return `${fault.replaceAll("'", '"').replace(/\s+/g, ' ')}; ${suggestion.toLowerCase()}`
}
