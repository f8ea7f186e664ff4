import type { Group } from '../../domain/shared/groups.js'

/** The groups of operations, in the order in which readers meet them. A new group is added here and to `Group`. */
export const TAGS: ReadonlyArray<{ name: Group, description: string, externalDocs?: { description: string, url: string } }> = [
  { name: 'jobs', description: 'What people apply for: from a draft through approval and publication to closing.' },
  { name: 'steps', description: 'The pipeline of a job, through which its applications move.' },
  { name: 'team', description: 'The hiring team of a job: who takes part in filling it, and in which role.' },
  { name: 'openings', description: 'The positions that a job is to fill, one by one: a hire fills one, and its end opens it again.' },
  { name: 'applications', description: 'A candidate who applies to a job: moves, rejections, hires, visits of steps, comments and tags.' },
  { name: 'interviews', description: 'Meetings with candidates: times, interviewers and their answers, and what became of them.' },
  { name: 'offers', description: 'What candidates are offered: approval, answer, and the hire that follows.' },
  { name: 'reports', description: 'Numbers over many applications: how far they come, how long that takes, from where, and why they end.' },
  { name: 'scorecards', description: 'What interviewers are asked about applicants, and what they think: templates and scorecards.' },
  { name: 'messages', description: 'What candidates are told: templates, and messages by e-mail.' },
  { name: 'candidates', description: 'People, whichever jobs they apply for: search, changes, and the requests of privacy laws.' },
  { name: 'attachments', description: 'Files of candidates, applications and jobs, such as résumés.' },
  { name: 'organization', description: 'Departments, roles and branches that jobs belong to; reasons and sources that reports count.' },
  { name: 'custom fields', description: 'Fields that the company adds to jobs, candidates, applications and offers.' },
  { name: 'users', description: 'Recruiters and managers who are responsible for jobs.' },
  { name: 'company', description: 'The company of the token: its name and its settings.' },
  { name: 'events', description: 'The feed of all events, and the exports to start from: together they keep a copy exact.' },
  {
    name: 'webhooks',
    description: 'Signed events sent to your URL, and the log of their deliveries.',
    externalDocs: { description: 'Standard Webhooks, which the signatures follow', url: 'https://www.standardwebhooks.com' }
  },
  { name: 'tokens', description: 'Access to the API: the current token, and tokens for others.' }
]
