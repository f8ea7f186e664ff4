import type { FastifyReply, FastifyRequest } from 'fastify'
import { createAttachment, type Owner, type StoredFile } from '../../src/domain/attaching/changes.js'
import { newId } from '../../src/domain/shared/new-id.js'
import type { AttachmentRow } from '../../src/domain/attachments/queries.js'
import { announceFile } from '../../src/domain/attachments/removal.js'
import type { Attachment } from '../../src/domain/attachments/schema.js'
import { findFileBytes } from '../../src/domain/attachments/space.js'
import type { Change } from '../../src/domain/shared/change.js'
import { ApiError } from '../../src/errors.js'
import { removeFile } from '../../src/files/removal.js'
import type { Upload } from '../../src/http/upload.js'
import type { WriteResult } from '../../src/http/write.js'

/** Gives the object the file of the form. @param at when it was added, if that is stated @throws ApiError like `createAttachment` */
export type Attach = (change: Change, owner: Owner, at?: string) => Promise<{ row: AttachmentRow, isNew: boolean }>

function toFile ({ bytes: { size, sha256 }, fileName, content: { type, hasText } }: Upload, kind: Attachment['kind']): StoredFile {
  return { id: newId(), kind, fileName, contentType: type, size, sha256, hasText }
}

/**
 * A write with the file of the form, whose bytes are stored before it begins. They go again unless the write says that it keeps them.
 * @param write gives an object the file, or does not
 */
export async function writeWithFile (
  request: FastifyRequest, reply: FastifyReply, kind: Attachment['kind'],
  write: (change: Change, attach: Attach) => Promise<WriteResult & { keepsFile: boolean }>
): Promise<FastifyReply> {
  const { server: app, database, identity: { companyId }, query } = request
  const upload = request.upload as Upload
  const file = toFile(upload, kind)
  const key = { companyId, id: file.id }
  const isDryRun = (query as { validateOnly?: boolean }).validateOnly === true
  const space = app.fileSpace
  await reply.authorizeAgain()
  // Without space for it, only an answer that was kept, or that the object has this file already, can come of it.
  const isStored = !isDryRun && file.size + await findFileBytes(database, companyId) <= (space ?? Infinity)
  let isLoose = false
  try {
    if (isStored) {
      await announceFile(database, companyId, key.id)
      // Whether a store that fails keeps the file is known to nobody, and may change: then the sweep removes it, an hour later.
      await app.files.put(key, upload.bytes)
      isLoose = true
    }
    return await reply.write(async change => {
      const { keepsFile, ...result } = await write(change, async (change, owner, at) => {
        const attached = await createAttachment(change, owner, file, { isStored, space, at })
        // Others have freed space meanwhile: the next try stores it.
        if (attached.isNew && !isStored && !isDryRun) throw new ApiError('UNAVAILABLE')
        return attached
      })
      return { ...result, afterCommit: () => { isLoose &&= !keepsFile } }
    })
  } finally {
    // The sweep would find it, too, but later.
    if (isLoose) await removeFile(database, app.files, key).catch(() => {})
  }
}
