import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Queryable } from '../../src/database/port.js'
import { findFileBytes } from '../../src/domain/attachments/space.js'
import { countDue } from '../../src/domain/candidates/retention.js'
import { ChangedCompany, Company, CompanyPatch } from '../../src/domain/settings/schema.js'
import { changeCompany, findCompany } from '../../src/domain/settings/settings.js'
import { WriteQuery } from '../../src/http/write.js'

/** The company of the token, with its settings. */
export const company: FastifyPluginAsyncTypebox = async app => {
  const ofFiles = async (db: Queryable, companyId: number) =>
    ({ filesBytes: await findFileBytes(db, companyId), filesBytesLimit: app.fileSpace })

  app.get('/company', {
    config: { scope: 'company:read', versioned: true },
    schema: {
      operationId: 'getCompany',
      tags: ['company'],
      summary: 'Get the company and its settings',
      description: 'The company of the token. What nobody has set has its default.',
      response: { 200: Company }
    }
  }, async ({ database, identity }, reply) => {
    const found = await findCompany(database, identity.companyId)
    reply.versioned(found)
    return { ...found, ...await ofFiles(database, identity.companyId) }
  })

  app.patch('/company', {
    config: { scope: 'company:write', versioned: true },
    schema: {
      operationId: 'updateCompany',
      tags: ['company'],
      summary: 'Change the name or the settings of the company',
      description: 'The settings hold from the next request on, for all tokens; existing objects do not change. Exception: what makes ' +
        'people due earlier (`retentionDays`, `retentionDaysByCountry`, `country`, `timeZone`) begins 24 hours later, at ' +
        '`retentionBeginsAt`: anonymizing cannot be undone. Event: `company.changed`.',
      body: CompanyPatch,
      querystring: WriteQuery,
      response: { 200: ChangedCompany }
    }
  }, async (request, reply) => await reply.write(async change => {
    const company = await changeCompany(change, request.body)
    const { name, retentionDays, retentionDaysByCountry } = request.body
    const counts = request.query.validateOnly === true && (retentionDays ?? retentionDaysByCountry) != null
    const dueNow = counts ? { dueNow: await countDue(change.tx, change.companyId) } : {}
    // Remembered tokens say what their company is called.
    const afterCommit = name === undefined ? () => {} : () => app.identities.forgetCompany(change.companyId)
    const body = { ...company, ...await ofFiles(change.tx, change.companyId), ...dueNow }
    return { status: 200, body, version: company.version, afterCommit }
  }))
}
