import type { FastifyInstance, FastifyRequest } from 'fastify'
import multipart from '@fastify/multipart'
import fp from 'fastify-plugin'
import type {} from './database.js'
import type {} from './page-tokens.js'
import { findLinked, type FileLink } from '../src/domain/attaching/links.js'
import { ApiError } from '../src/errors.js'
import type { FileSettings } from '../src/files/bucket.js'
import { openStore } from '../src/files/open.js'
import { Pace } from '../src/files/pace.js'
import type { FileStore } from '../src/files/port.js'
import type { SentFile } from '../src/http/file-answer.js'
import { readLink } from '../src/http/file-links.js'
import { checkEncoding } from '../src/http/json-body.js'
import { allowSlowBody } from '../src/http/slow-bodies.js'
import { formLimit, formTooLarge, receiveForm, type FormParts, type Upload } from '../src/http/upload.js'
import type {} from './request-end.js'
import type {} from './time-limit.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the bytes of files are. */
    files: FileStore
    /** Bytes that all files of a company may have; null for any number. */
    fileSpace: number | null
    /** What the bytes of files wait for, while other requests come. */
    filePace: Pace
    /** The file that the text of a link leads to, with its company; undefined if the link has ended. */
    linkedFile: (text: string) => Promise<SentFile & { companyId: number } | undefined>
    /** Where the client of a request reaches this server, such as `https://recruitment.example.com`. @throws ApiError MALFORMED_REQUEST */
    addressFor: (request: FastifyRequest) => string
    /** Makes the routes of this scope take forms with a file as bodies; with a part of JSON, beside plain JSON. */
    takeForms: (scope: FastifyInstance, parts?: FormParts) => Promise<void>
  }
  interface FastifyRequest {
    /** The file of the form, until the request ends. */
    upload: Upload | undefined
  }
}

/**
 * The store of files: the database, or the S3-compatible one that FILES_URL names; links to files; and forms with files.
 * @param options.limit bytes that a file may have
 * @param options.publicUrl the address of the server; without it, what each request says
 * @param options.space bytes that all files of a company may have; 0 for any number
 */
export default fp<{ settings: FileSettings, limit: number, space: number, publicUrl: string | undefined }>(async function files (
  app, { settings, limit, space, publicUrl }
) {
  const { store, close } = openStore(settings, app.database)
  app.decorate('files', store)
  app.addHook('onClose', async () => close())
  app.decorate('fileSpace', space === 0 ? null : space)
  app.decorate('filePace', new Pace())
  app.addHook('onRequest', (request, _reply, done) => {
    // What may take long is a file, or waits.
    if (request.routeOptions.config.timeLimit === undefined && !isForm(request)) app.filePace.hurry()
    done()
  })
  app.decorate('linkedFile', async text => {
    const link = readLink(app.pageTokens, text)
    const file = link && await findLinked(app.database, link)
    return file && { ...file, companyId: (link as FileLink).companyId, isInline: (link as FileLink).inline === true }
  })
  app.decorate('addressFor', ({ protocol, host }) => {
    if (publicUrl !== undefined) return publicUrl
    if (host === '') throw new ApiError('MALFORMED_REQUEST', 'send a Host header: the link has it')
    return `${protocol === 'https' ? 'https' : 'http'}://${host}`
  })
  app.decorateRequest('upload', undefined)
  app.onRequestEnd(({ upload }) => { void upload?.bytes.close() })
  app.decorate('takeForms', async (scope, parts = { file: 'file' }) => await takeForms(scope, limit, parts))
}, { name: 'files', fastify: '5.x', dependencies: ['database', 'request-end', 'time-limit'] })

/** Longer than a form may take to arrive and a file to be stored. */
const FORM_MS = 180_000

const isRead = (): boolean => true
const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true

/** A form has arrived before it is checked like any body, and before the work begins. */
async function takeForms (scope: FastifyInstance, limit: number, parts: FormParts): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false })
  // Before the file arrives: it would be for nothing.
  scope.addHook('onRequest', (request, reply, done) => {
    if (parts.json !== undefined && !isForm(request)) return done()
    const most = formLimit(limit, parts)
    const length = Number(request.headers['content-length'] ?? most)
    if (length > most) throw formTooLarge(limit, parts)
    request.holdFile(Math.min(length, limit))
    reply.limitTime(FORM_MS)
    done()
  })
  if (parts.json === undefined) scope.removeAllContentTypeParsers()
  else scope.removeContentTypeParser('multipart/form-data')
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    // The parser of the plugin would only note this: here the form is read, as bodies are.
    request.isMultipart = isRead
    checkEncoding(request)
    const end = allowSlowBody(request.raw.socket)
    try {
      const { body, upload } = await receiveForm(request, limit, parts)
      request.upload = upload
      return body
    } finally {
      end()
    }
  })
  if (parts.json !== undefined) return
  scope.addContentTypeParser('*', async () => {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'send the body as multipart/form-data')
  })
}
