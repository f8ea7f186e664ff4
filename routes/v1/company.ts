import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { countDue } from '../../src/domain/candidates/retention.js'
import { changeCompany, findCompany } from '../../src/domain/settings/settings.js'
import { ChangedCompany, Company, CompanyPatch } from '../../src/domain/settings/schema.js'
import { WriteQuery } from '../../src/http/write.js'

/** The company of the token, with its settings. */
export const company: FastifyPluginAsyncTypebox = async app => {
  app.get('/company', {
    config: { scope: 'company:read', versioned: true, cache: true },
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
    return found
  })

  app.patch('/company', {
    config: { scope: 'company:write', versioned: true },
    schema: {
      operationId: 'updateCompany',
      tags: ['company'],
      summary: 'Change the name or the settings of the company',
      description: 'The settings hold from the next request on, for all tokens; existing objects do not change. Exception: lower ' +
        '`retentionMonths` begin 24 hours later, at `retentionBeginsAt`: anonymizing cannot be undone. Event: `company.changed`.',
      body: CompanyPatch,
      querystring: WriteQuery,
      response: { 200: ChangedCompany }
    }
  }, async (request, reply) => await reply.write(async change => {
    const company = await changeCompany(change, request.body)
    const { name, retentionMonths: months } = request.body
    const counts = request.query.validateOnly === true && months != null
    const dueNow = counts ? { dueNow: await countDue(change.tx, change.companyId, months) } : {}
    // Remembered tokens say what their company is called.
    const afterCommit = name === undefined ? () => {} : () => app.identities.forgetCompany(change.companyId)
    return { status: 200, body: { ...company, ...dueNow }, version: company.version, afterCommit }
  }))
}
