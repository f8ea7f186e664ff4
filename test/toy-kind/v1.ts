import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { changeBelow, createBelow, deleteBelow, getBelow, listBelow } from '../../routes/v1/below.js'
import { LOAN } from './gadgets.js'

/** The loans of an application. */
export const loansOfApplication: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/gadget-loans', listBelow(LOAN, {
    operationId: 'listGadgetLoans',
    summary: 'List the loans of an application',
    description: 'All loans, by id.',
    orders: ['id', 'createdAt', 'updatedAt']
  }))
  app.get('/jobs/:jobId/applications/:applicationId/gadget-loans/:gadgetLoanId', getBelow(LOAN))
  app.post('/jobs/:jobId/applications/:applicationId/gadget-loans', createBelow(LOAN))
  app.patch('/jobs/:jobId/applications/:applicationId/gadget-loans/:gadgetLoanId', changeBelow(LOAN))
  app.delete('/jobs/:jobId/applications/:applicationId/gadget-loans/:gadgetLoanId', deleteBelow(LOAN))
}
