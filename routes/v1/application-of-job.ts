import { Type, type Static } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { findJobApplication, type VersionedEmbeddedApplication } from '../../src/domain/applications/queries.js'
import { Application, EmbeddedApplication } from '../../src/domain/applications/schema.js'
import { visible } from '../../src/domain/shared/classification.js'
import { notFound, type ApiError } from '../../src/errors.js'

/** The path of the applications of a job. */
export const JobParams = Type.Object({ jobId: Application.properties.jobId })

/** The path of one application of a job, and of everything below it. */
export const ApplicationParams = Type.Object({ ...JobParams.properties, applicationId: Application.properties.id })

export const applicationMissing = (): ApiError => notFound('application of this job', 'applicationId')

/** The application without what the token may not see. */
export const shown = <A extends object>(application: A, { reader }: Pick<FastifyRequest, 'reader'>): A =>
  visible(EmbeddedApplication, application, reader)

export interface ApplicationRequest extends Pick<FastifyRequest, 'identity' | 'database'> { params: Static<typeof ApplicationParams> }

/** The application that the path names. Fails with 404 when this job has no such application. */
export async function findApplication ({ identity, database, params }: ApplicationRequest): Promise<VersionedEmbeddedApplication> {
  const { jobId, applicationId } = params
  const application = await findJobApplication(database, identity.companyId, jobId, applicationId)
  if (application === undefined) throw applicationMissing()
  return application
}
