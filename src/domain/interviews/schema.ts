import { Type, type Static } from '@sinclair/typebox'
import {
  Code, CreatedAt, Described, Expected, Id, Nullable, Patch, StrictObject, StringEnum, Text, Timestamp, UpdatedAt, Url
} from '../../schema.js'
import { MessageOfChange } from '../messages/schema.js'
import { USER } from '../organization/users.js'
import { Settings } from '../settings/schema.js'
import { Personal } from '../shared/classification.js'
import { StatedTime } from '../shared/history.js'
import { Reference, takingKeys } from '../shared/references.js'

export const InterviewKind = StringEnum(['phone', 'video', 'on_site', 'assessment'], {
  title: 'InterviewKind', description: 'How people meet.', examples: ['video']
})

export const InterviewStatus = StringEnum(['scheduled', 'completed', 'canceled', 'no_show'], {
  title: 'InterviewStatus', description: 'Where the interview stands. `no_show`: the candidate did not come.'
})
export type InterviewStatus = Static<typeof InterviewStatus>

export const InterviewerStatus = StringEnum(['invited', 'accepted', 'declined'], {
  title: 'InterviewerStatus', description: 'What the user has answered. Who has declined is free at that time.', examples: ['accepted']
})

const userId = Reference(USER, Described(Id, 'Id of the user.'), 'interviewers')

export const Interviewer = Type.Object({ userId, status: InterviewerStatus }, {
  title: 'Interviewer', description: 'A user who holds the interview.'
})
export type Interviewer = Static<typeof Interviewer>

/** The most users who hold one interview. */
const MAX_INTERVIEWERS = 50
const REASON = {
  description: 'Why it was canceled; null if that came with the end of the application, and once the candidate is anonymized.',
  examples: ['The interviewer is ill']
}

export const Interview = Type.Object({
  id: Described(Id, 'Id of the interview.', { examples: [1501] }),
  code: Personal(Nullable(Code({
    examples: ['INT-1'], description: 'Your own key of the interview, unique in the company. Null once the candidate is anonymized.'
  }))),
  applicationId: Described(Id, 'Id of the application.', { examples: [697] }),
  jobId: Described(Id, 'Id of its job.'),
  candidateId: Described(Id, 'Id of its candidate.', { examples: [133] }),
  stepId: Described(Id, 'Id of the step of the job that it belongs to.', { examples: [3] }),
  title: Personal(Nullable(Text(255, {
    description: 'What it is about; null once the candidate is anonymized.', examples: ['Technical interview']
  }))),
  kind: InterviewKind,
  status: InterviewStatus,
  startsAt: Described(Timestamp, 'When it begins.', { examples: ['2029-03-05T14:00:00.000Z'] }),
  endsAt: Described(Timestamp, 'When it ends: after `startsAt`.', { examples: ['2029-03-05T15:00:00.000Z'] }),
  timeZone: Described(Settings.properties.timeZone,
    'Time zone in which people read the times, a name of the IANA database. It does not move them: `startsAt` and `endsAt` carry their ' +
    'offset, so that no hour is skipped or meant twice when clocks change.'),
  location: Personal(Nullable(Text(500, {
    description: 'Where people meet; null once the candidate is anonymized.', examples: ['Rua da Aurora 10, room 4']
  }))),
  meetingUrl: Personal(Described(Nullable(Url), 'Where people meet online; null once the candidate is anonymized.', {
    examples: ['https://meet.example.com/abc']
  })),
  notes: Personal(Nullable(Text(10_000, {
    description: 'Notes for those who hold it; null once the candidate is anonymized.', examples: ['Ask about the migration.']
  }))),
  interviewers: Type.Array(Interviewer, {
    maxItems: MAX_INTERVIEWERS, description: 'The users who hold it, by id.', examples: [[{ userId: 1, status: 'accepted' }]]
  }),
  cancellation: Nullable(Type.Object({
    reason: Personal(Nullable(Text(1000, REASON))),
    at: Described(Timestamp, 'When it was canceled.')
  }, { title: 'Cancellation', description: 'Why and when it was canceled; null unless it is canceled.' })),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Interview', description: 'A meeting of a candidate with those who judge the application.' })
export type Interview = Static<typeof Interview>

const InterviewerGiven = StrictObject(takingKeys({ userId: Type.Optional(userId), status: Type.Optional(InterviewerStatus) }), {
  title: 'InterviewerGiven',
  description: 'A user who is to hold the interview, by `userId` or `userCode`. Without `status`, an answer stays; new ones are `invited`.'
})
export type InterviewerGiven = Static<typeof InterviewerGiven> & { userCode?: string | null, userEmail?: string | null }

const { code, stepId, kind, startsAt, endsAt, timeZone, location, meetingUrl, notes } = Interview.properties
const title = Personal(Text(255, { description: 'What it is about.', examples: ['Technical interview'] }))
const Interviewers = Type.Unsafe<InterviewerGiven[]>(Type.Array(InterviewerGiven, {
  maxItems: MAX_INTERVIEWERS, description: 'All users who are to hold it, each once.', examples: [[{ userId: 1 }]]
}))
const Reason = Type.Optional(Personal(Nullable(Text(1000, {
  description: 'Why it is canceled, which `canceled` needs. It may change while the interview is canceled.',
  examples: ['The interviewer is ill']
}))))

/** What a new interview may leave out. */
const OPTIONAL = {
  code: Type.Optional(code),
  stepId: Type.Optional(Described(stepId, 'Id of a step of the job. Default: the current step of the application.')),
  timeZone: Type.Optional(Described(timeZone, `${timeZone.description} Default: the time zone of the company.`)),
  location: Type.Optional(location),
  meetingUrl: Type.Optional(meetingUrl),
  notes: Type.Optional(notes),
  interviewers: Type.Optional(Interviewers)
}
const EXAMPLE = {
  title: 'Technical interview',
  kind: 'video',
  startsAt: '2029-04-02T10:00:00-03:00',
  endsAt: '2029-04-02T11:00:00-03:00',
  timeZone: 'America/Recife',
  interviewers: [{ userId: 1 }]
}

export const InterviewCreate = StrictObject({
  title, kind, startsAt, endsAt, ...OPTIONAL,
  at: StatedTime('When it was scheduled. With it, the application may have ended since, and users may be inactive.')
}, { title: 'InterviewCreate', description: 'A new interview, which is scheduled.', examples: [EXAMPLE] })
export type InterviewCreate = Static<typeof InterviewCreate>

export const InterviewPatch = Patch({
  title,
  kind,
  startsAt,
  endsAt,
  ...OPTIONAL,
  stepId: Described(stepId, 'Id of a step of the job.'),
  timeZone,
  status: InterviewStatus,
  reason: Reason,
  at: StatedTime('When the status changed, which is required. Not before the interview was scheduled or canceled.')
}, {
  title: 'InterviewPatch',
  description: 'Changes to an interview, optionally with its status. Absent fields stay unchanged; null clears a nullable field.',
  examples: [{ location: 'Room 5' }]
})
export type InterviewPatch = Static<typeof InterviewPatch>

export const InterviewerPut = StrictObject({ status: InterviewerStatus }, {
  title: 'InterviewerPut', description: 'What the user has answered.', examples: [{ status: 'accepted' }]
})

const WHOLE = {
  ...InterviewCreate.properties,
  status: Type.Optional(Described(InterviewStatus, 'The status that it is to have. Absent, it stays; a new one is `scheduled`.')),
  reason: Reason,
  at: StatedTime('When it was scheduled, if it is new, or when its status changed, and so for both at once.')
}

export const InterviewReplace = StrictObject({
  ...WHOLE, code: Type.Optional(Code({ examples: ['INT-2001'], description: 'The code in the path. May be omitted.' }))
}, {
  title: 'InterviewReplace',
  description: 'A whole interview. Absent fields are cleared, but step, time zone and status stay.',
  examples: [{ ...EXAMPLE, startsAt: '2029-04-03T10:00:00-03:00', endsAt: '2029-04-03T11:00:00-03:00' }]
})
export type InterviewReplace = Static<typeof InterviewReplace>

export const InterviewUpsert = StrictObject({
  applicationId: Type.Optional(Interview.properties.applicationId),
  applicationCode: Type.Optional(Code({ description: 'The code of the application, instead of `applicationId`.', examples: ['APP-697'] })),
  ...WHOLE,
  code: Code({ examples: ['INT-2002'], description: 'Your own key of the interview, unique in the company.' }),
  ...Expected
}, {
  title: 'InterviewUpsert',
  description: 'An interview to schedule, or to replace: the one with the code. `applicationId` or `applicationCode` names its application.'
})
export type InterviewUpsert = Static<typeof InterviewUpsert>

/** Fields of changes of status of applications: what is to follow from them. */
export const Following = {
  cancelInterviews: Type.Optional(Type.Boolean({
    description: 'Whether the interviews that are scheduled are canceled. Only with a status that ends the application; needs the scope ' +
      '`interviews:write`. Default: false, they stay.',
    examples: [true]
  })),
  message: MessageOfChange
}
