import { Type, type Static } from '@sinclair/typebox'
import { ApiError } from '../../errors.js'
import { Code, CreatedAt, Described, Id, Nullable, Text, UpdatedAt } from '../../schema.js'
import { kind } from '../engine/describe.js'
import type { Fields } from '../engine/kind.js'
import { insertRow, updateRow, writesWith } from '../engine/writes.js'
import { ArchivedAt, byArchived } from '../shared/archiving.js'
import { Folded } from '../shared/classification.js'
import type { Columns } from '../shared/columns.js'
import { byCode, byName, filters } from '../shared/filters.js'
import { checkOneLine, faultsOf, VARIABLES } from './rendering.js'

const NAMES = Object.keys(VARIABLES).map(name => `\`{{${name}}}\``).join(', ')

export const MessageTemplate = Type.Object({
  id: Type.Readonly(Described(Id, 'Id of the template.')),
  name: Folded(Text(255, { description: 'Name of the template.', examples: ['Rejection'] })),
  code: Nullable(Code({ examples: ['TEMPLATE-9'], description: 'Your own key, unique among templates.' })),
  language: Type.String({
    format: 'locale', maxLength: 35, description: 'Language of the text, as a BCP 47 tag. Dates are written in it.', examples: ['en']
  }),
  subject: Text(255, {
    description: 'Subject, with variables like the body. One line.', examples: ['Your application as {{job.name}}']
  }),
  body: Text(20_000, {
    description: `Plain text with variables: ${NAMES}. They are empty where there is nothing to put in.`,
    examples: ['Dear {{candidate.name}},\n\nthank you for your interest in {{company.name}}.']
  }),
  archivedAt: ArchivedAt,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'MessageTemplate', description: 'A text for messages to candidates, with variables for what differs from person to person.' })
export type MessageTemplate = Static<typeof MessageTemplate>

const samples = [
  {
    code: 'TEMPLATE-01',
    name: 'Rejection',
    language: 'en',
    subject: 'Your application as {{job.name}}',
    body: 'Dear {{candidate.name}},\n\nthank you for your interest in {{company.name}}. We have chosen somebody else this time.\n'
  },
  {
    code: 'TEMPLATE-02',
    name: 'Convite',
    language: 'pt-BR',
    subject: 'Próxima etapa: {{step.name}}',
    body: 'Olá {{candidate.name}},\n\nsua candidatura para {{job.name}} está na etapa {{step.name}}.\n'
  },
  {
    code: 'TEMPLATE-03',
    name: 'Welcome',
    language: 'en',
    subject: 'Welcome to {{company.name}}',
    body: 'Dear {{candidate.name}} {{candidate.lastName}},\n\nwe look forward to seeing you on {{offer.startDate}}.\n'
  }
] as const

/** The fields. @throws ApiError BAD_ARGUMENT with all faults of the texts, each with its place */
function checked (fields: Fields): Fields {
  const { subject, body } = fields as Partial<MessageTemplate>
  if (subject !== undefined) checkOneLine('subject', subject)
  const faults = Object.entries({ subject, body }).flatMap(([field, text]) => text === undefined ? [] : faultsOf(field, text))
  if (faults.length > 0) throw new ApiError('BAD_ARGUMENT', faults)
  return fields
}

/** Texts for messages. What a message said is kept with it: a change of its template does not rewrite it. */
export const MESSAGE_TEMPLATE = kind({
  name: 'message-template',
  plural: 'message-templates',
  group: 'messages',
  scopes: { read: 'messages:read', write: 'messages:write' },
  schema: MessageTemplate,
  blank: { code: null },
  keys: { code: 'code' },
  example: samples[0],
  samples,
  filters: filters<{ name: string, code: string, archived: boolean }, Columns<'message_templates'>>()({
    name: byName, code: byCode, archived: byArchived
  }),
  writes: writesWith({
    insert: async (change, kind, fields) => await insertRow(change, kind, checked(fields)),
    update: async (change, kind, id, fields) => await updateRow(change, kind, id, checked(fields))
  })
})
