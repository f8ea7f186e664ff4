import { DAY } from './calendar.js'

/** Each is as frequent as it is listed. */
export const SOURCES = [
  'career_site', 'career_site', 'career_site', 'job_board', 'job_board', 'linkedin', 'referral', 'agency'
] as const

export const PARTNERS: Partial<Record<typeof SOURCES[number], readonly string[]>> = {
  job_board: ['Example Jobs', 'Vagas Exemplo', 'Work Sample Board'],
  agency: ['Example Talent Agency', 'Sample Search Partners']
}

export const DISQUALIFICATIONS = [
  'Other candidate chosen', 'Missing experience', 'Pay expectation too high', 'Did not appear', 'Position closed'
]
export const NOTES = [
  'Good talk, keep in the talent pool.', 'Asked for feedback by e-mail.', 'Strong in theory, little practice.', null, null
]
/** What interviewers write. */
export const REMARKS = [
  'Explains well why.', 'Asks the right questions.', 'Needs time for the basics.', 'Would fit in with the team.', 'Quiet, but precise.'
]
export const WITHDRAWALS = ['Accepted another offer', 'Salary', 'Place of work', 'Personal reasons']

/** Most applications stay at the first steps: the share of those that go on from each to the next. */
export const GOES_ON = 0.38

/** The longest time from the application to its end. */
export const MAX_DURATION = 75 * DAY
