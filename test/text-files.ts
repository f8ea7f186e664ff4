import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { saveWords } from '../src/domain/attachments/reading.js'
import { countWords } from '../src/workers/reading/text.js'
import { makeAttachment } from './factories.js'
import { TYPES } from '../trials/shared/documents.js'

interface Options {
  candidateId?: number
  applicationId?: number
  jobId?: number
  fileName?: string
  contentType?: string
  /** The words of the file; without them they are still to be read. */
  text?: string
}

/** A file of a candidate, an application or a job that has words. @returns its id */
export async function makeTextFile (app: FastifyInstance, companyId: number, options: Options): Promise<string> {
  const { candidateId, applicationId, jobId, fileName = 'resume.txt', contentType = TYPES.txt, text } = options
  const id = candidateId !== undefined
    ? await makeAttachment(app, companyId, 'candidate', candidateId)
    : applicationId !== undefined
      ? await makeAttachment(app, companyId, 'application', applicationId)
      : await makeAttachment(app, companyId, 'job', jobId as number)
  await app.database.transaction(async tx => {
    await tx.query(sql`
      update attachments set file_name = ${fileName}, content_type = ${contentType}, text_state = 'pending', text_due_at = '2020-01-01'
      where company_id = ${companyId} and id = ${id}`)
    // At once: no reader sees it unread, where the words are here.
    if (text !== undefined) await saveWords(tx, { companyId, id }, [...countWords(text)])
  })
  return id
}
