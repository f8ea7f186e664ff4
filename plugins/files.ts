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
import { receiveForm, type Upload } from '../src/http/upload.js'
import type {} from './request-end.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the bytes of files are. */
    files: FileStore
    /** What the bytes of files wait for, while other requests come. */
    filePace: Pace
    /** The file that the text of a link leads to, with its company; undefined if the link has ended. */
    linkedFile: (text: string) => Promise<SentFile & { companyId: number } | undefined>
    /** Makes the routes of this scope take forms with a file as bodies, and nothing else. */
    takeForms: (scope: FastifyInstance) => Promise<void>
  }
  interface FastifyRequest {
    /** The file of the form, until the request ends. */
    upload: Upload | undefined
  }
}

/**
 * The store of files: the database, or the S3-compatible one that FILES_URL names; links to files; and forms with files.
 * @param options.limit bytes that a file may have
 */
export default fp<{ settings: FileSettings, limit: number }>(async function files (app, { settings, limit }) {
  const { store, close } = openStore(settings, app.database)
  app.decorate('files', store)
  app.addHook('onClose', async () => close())
  app.decorate('filePace', new Pace())
  app.addHook('onRequest', ({ routeOptions: { config } }, _reply, done) => {
    // What may take long is a file, or waits.
    if (config.timeLimit === undefined) app.filePace.hurry()
    done()
  })
  app.decorate('linkedFile', async text => {
    const link = readLink(app.pageTokens, text)
    const file = link && await findLinked(app.database, link)
    return file && { ...file, companyId: (link as FileLink).companyId }
  })
  app.decorateRequest('upload', undefined)
  app.onRequestEnd(({ upload }) => { void upload?.bytes.close() })
  app.decorate('takeForms', async scope => await takeForms(scope, limit))
}, { name: 'files', fastify: '5.x', dependencies: ['database', 'request-end'] })

const isForm = (): boolean => true

/** A form has arrived before it is checked like any body, and before the work begins. */
async function takeForms (scope: FastifyInstance, limit: number): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false })
  // Before the file arrives: it would be for nothing.
  scope.addHook('onRequest', (request, _reply, done) => {
    request.holdFile(Math.min(Number(request.headers['content-length'] ?? limit), limit))
    done()
  })
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    // The parser of the plugin would only note this: here the form is read, as bodies are.
    request.isMultipart = isForm
    checkEncoding(request)
    const end = allowSlowBody(request.raw.socket)
    try {
      const { body, upload } = await receiveForm(request, limit)
      request.upload = upload
      return body
    } finally {
      end()
    }
  })
  scope.addContentTypeParser('*', async () => {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'send the body as multipart/form-data')
  })
}
