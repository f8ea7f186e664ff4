/** The groups of operations in the documents, which src/http/openapi/tags.ts describes. A new group is added here and there. */
export type Group =
  'jobs' | 'steps' | 'team' | 'openings' | 'applications' | 'interviews' | 'scorecards' | 'messages' | 'offers' | 'reports'
  | 'candidates' | 'attachments' | 'organization' | 'custom fields' | 'users' | 'company' | 'events' | 'webhooks' | 'tokens'
