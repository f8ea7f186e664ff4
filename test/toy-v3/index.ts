import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { VERSIONS, type Versions } from '../../routes/versions.js'
import { toyErrors } from './errors.js'
import { jobs } from './jobs.js'

// A third version as somebody may add it tomorrow: a folder such as this one, and an entry in the table. All contract tests hold for it.

const v3: FastifyPluginAsyncTypebox = async app => {
  await app.register(jobs)
}

export const VERSIONS_WITH_TOY: Versions = [
  ...VERSIONS,
  { name: 'v3', title: 'Recruitment API, version 3: toy', description: 'Jobs alone.', errorFormat: toyErrors, routes: v3 }
]
