/** The groups of operations, in the order in which readers meet them. An operation of a new group adds its own here. */
export const TAGS = [
  { name: 'jobs', description: 'Openings: from a draft through approval and publication to closing.' },
  { name: 'steps', description: 'The pipeline of a job, through which its applications move.' },
  { name: 'applications', description: 'A candidate who applies to a job: moves, rejections, hires, with comments and tags.' },
  { name: 'candidates', description: 'People, whatever they apply to: search, changes, and what privacy laws ask for.' },
  { name: 'organization', description: 'Departments, roles and branches that jobs belong to.' },
  { name: 'users', description: 'Recruiters and managers who are responsible for jobs.' },
  { name: 'events', description: 'Everything that happens, to keep a copy exact: the feed, and exports to start from.' },
  {
    name: 'webhooks',
    description: 'Events sent to your address, signed, and the log of their deliveries.',
    externalDocs: { description: 'Standard Webhooks, which the signatures follow', url: 'https://www.standardwebhooks.com' }
  },
  { name: 'tokens', description: 'Access to the API: whose token this is, and tokens for others.' }
]
