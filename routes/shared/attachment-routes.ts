import { Type, type TObject } from '@sinclair/typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deleteAttachment, findNamedAttachment, type Owner } from '../../src/domain/attaching/changes.js'
import { READ_SCOPE_OF } from '../../src/domain/attachments/events.js'
import type { AttachmentRow } from '../../src/domain/attachments/queries.js'
import { Attachment, FILE_EXAMPLES, KIND_OF, type OwnerName } from '../../src/domain/attachments/schema.js'
import { inPascalCase, withArticle } from '../../src/domain/engine/describe.js'
import { StatedTime, statedTime } from '../../src/domain/shared/history.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import { notFound } from '../../src/errors.js'
import { CONTENT_TYPES } from '../../src/files/content-type.js'
import { DOWNLOAD_MS, sendFile } from '../../src/http/file-answer.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Described, StrictObject, Uuid } from '../../src/schema.js'
import { FileLinkAnswer, LinkBody, linkTo } from './attachment-links.js'
import { writeWithFile } from './stored-uploads.js'

const WRITE_SCOPE_OF = {
  candidate: 'candidates:write', application: 'applications:write', job: 'jobs:write'
} as const satisfies Record<OwnerName, Scope>

/** The schema of bytes: `contentMediaType` is what OpenAPI 3.1 knows them by, `format` what makers of clients do. */
export const BYTES = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } as const

export const PDF_EXAMPLE = '%PDF-1.7'

const ANY_FILE = Object.fromEntries(CONTENT_TYPES.map(type => [type, { schema: BYTES }]))

type Params = Record<string, number | string>
/** The fields of a form beside its file. */
type UploadForm = Pick<Attachment, 'kind'> & { at?: string }

/** The files of one kind of object. */
export interface OwnedFiles {
  name: OwnerName
  /** Of the version, such as `/api/v1`. */
  prefix: string
  /** Path of the list, such as `/jobs/:jobId/attachments`, and its parameters. */
  path: string
  params: TObject
  /** The object that the path names. */
  ownerOf: (params: Params) => Owner
  /** @throws ApiError NOT_FOUND unless there is this object, where the id of a file does not say so */
  check?: (request: FastifyRequest, params: Params) => Promise<unknown>
}

/** Adds the routes of files: everything but their list. */
export async function addAttachmentRoutes (app: FastifyInstance, files: OwnedFiles): Promise<void> {
  const withId = (example: string) => ({
    ...files, params: Type.Object({ ...files.params.properties, attachmentId: Described(Uuid, 'Id of the file.', { examples: [example] }) })
  })
  const one = withId(FILE_EXAMPLES[files.name].kept)
  await app.register(async scope => {
    await app.takeForms(scope)
    addUpload(scope, files)
  })
  addGet(app, one)
  addContent(app, one)
  addLink(app, one)
  addRemove(app, withId(FILE_EXAMPLES[files.name].deleted))
}

const pathOf = ({ prefix, path }: OwnedFiles, params: Params): string =>
  `${prefix}${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`

function addUpload (app: FastifyInstance, files: OwnedFiles): void {
  const { name, path, params, ownerOf } = files
  const Body = StrictObject({
    file: Type.Unsafe<string>({
      ...BYTES, description: 'The file, up to 10 MB unless the operator says otherwise.', examples: [PDF_EXAMPLE]
    }),
    kind: KIND_OF[name],
    at: StatedTime('When the file was added.')
  }, {
    title: `${inPascalCase(name)}AttachmentForm`,
    description: 'A file with its kind.',
    examples: [{ file: PDF_EXAMPLE, kind: KIND_OF[name].examples[0] }]
  })
  app.post<{ Params: Params, Body: UploadForm, Querystring: { validateOnly?: boolean } }>(path, {
    config: { scope: WRITE_SCOPE_OF[name], versioned: true },
    schema: {
      operationId: `create${inPascalCase(name)}Attachment`,
      tags: ['attachments'],
      summary: `Add a file to ${withArticle(name)}`,
      description: 'A form with `file`, `kind` and, in an import, `at`. Accepted are PDF, Word, ODT, RTF, PNG, JPEG, WebP and plain ' +
        'text; the bytes decide the type, and other types are a 415. The file is kept byte for byte; its name gets an ending of its ' +
        'type. If the object already has a file with these bytes, the response is a 200 with that file. An object has up to 100 files, ' +
        'and the company as many bytes as `filesBytesLimit` says. With an `Idempotency-Key`, kind, time, name and bytes are compared, ' +
        'not the form. Event: `attachment.created`.',
      consumes: ['multipart/form-data'],
      params,
      body: Body,
      querystring: WriteQuery,
      response: { 200: Attachment, 201: Attachment }
    }
  }, async (request, reply) => await writeWithFile(request as FastifyRequest, reply as never, request.body.kind, async (change, attach) => {
    const { row, isNew } = await attach(change, ownerOf(request.params), statedTime(change, request.body.at))
    return {
      status: isNew ? 201 : 200,
      body: row,
      version: row.version,
      location: `${pathOf(files, name === 'candidate' ? { id: row.candidateId as number } : request.params)}/${row.id}`,
      keepsFile: isNew
    }
  }))
}

/** @throws ApiError NOT_FOUND */
async function find (request: FastifyRequest<{ Params: Params }>, { name, ownerOf, check }: OwnedFiles): Promise<AttachmentRow> {
  const { database, identity: { companyId }, params } = request
  await check?.(request as FastifyRequest, params)
  const file = await findNamedAttachment(database, companyId, ownerOf(params), params.attachmentId as string)
  if (file === undefined) throw notFound(`file of this ${name}`, 'attachmentId')
  return file
}

function addGet (app: FastifyInstance, files: OwnedFiles): void {
  const { name, path, params } = files
  app.get<{ Params: Params }>(`${path}/:attachmentId`, {
    config: { scope: READ_SCOPE_OF[name], versioned: true },
    schema: {
      operationId: `get${inPascalCase(name)}Attachment`,
      tags: ['attachments'],
      summary: `Get a file of ${withArticle(name)}`,
      description: 'What is known of the file, without its content.',
      params,
      response: { 200: Attachment }
    }
  }, async (request, reply) => {
    const file = await find(request, files)
    reply.versioned(file)
    return file
  })
}

function addContent (app: FastifyInstance, files: OwnedFiles): void {
  const { name, path, params } = files
  app.get<{ Params: Params }>(`${path}/:attachmentId/content`, {
    config: { scope: READ_SCOPE_OF[name], sendsFile: true, extraErrorStatuses: [416], timeLimit: DOWNLOAD_MS },
    schema: {
      operationId: `download${inPascalCase(name)}Attachment`,
      tags: ['attachments'],
      summary: `Download a file of ${withArticle(name)}`,
      description: 'The bytes of the file. `Range` requests a part (206). `If-None-Match` with the `ETag`, which is the SHA-256, gets ' +
        'a 304 if your copy is current. The type is in `Content-Type`; `Content-Disposition` has the name.',
      params,
      response: {
        200: { description: 'The file.', content: ANY_FILE },
        206: { description: 'A part of it.', content: ANY_FILE }
      }
    }
  }, async (request, reply) =>
    await sendFile(request as FastifyRequest, reply, app.files, request.identity.companyId, await find(request, files)))
}

function addLink (app: FastifyInstance, files: OwnedFiles): void {
  const { name, path, params } = files
  app.post<{ Params: Params, Body: { inline?: boolean } }>(`${path}/:attachmentId/link`, {
    config: { scope: READ_SCOPE_OF[name] },
    schema: {
      operationId: `link${inPascalCase(name)}Attachment`,
      tags: ['attachments'],
      summary: `Make a link to a file of ${withArticle(name)}`,
      description: 'An address that works without a token for an hour, for browsers. It stops working when the file is deleted, or ' +
        'the token that made it is revoked or expires. With `inline: true`, browsers show the file instead of saving it; only PDF and ' +
        'images can be shown. The response is not stored for replay.',
      params,
      body: Type.Optional(LinkBody),
      querystring: WriteQuery,
      response: { 201: FileLinkAnswer }
    }
  }, async (request, reply) => {
    const file = await find(request as FastifyRequest<{ Params: Params }>, files)
    const body = linkTo(request as FastifyRequest, file, request.body.inline)
    return await reply.write(async () => ({
      status: 201, body, isSecret: true, location: `${pathOf(files, request.params)}/${file.id}`
    }))
  })
}

function addRemove (app: FastifyInstance, files: OwnedFiles): void {
  const { name, path, params, ownerOf } = files
  app.delete<{ Params: Params }>(`${path}/:attachmentId`, {
    config: { scope: WRITE_SCOPE_OF[name], versioned: true },
    schema: {
      operationId: `delete${inPascalCase(name)}Attachment`,
      tags: ['attachments'],
      summary: `Delete a file of ${withArticle(name)}`,
      description: 'Deletes the file at once, and its name from its events; its bytes follow within seconds. Event: `attachment.deleted`.',
      params,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await deleteAttachment(change, ownerOf(request.params), request.params.attachmentId as string)
    return { status: 204 }
  }))
}
