/** The media type of calendars. */
export const CALENDAR = 'text/calendar; charset=utf-8'

/** The answer of a route that gives a calendar. */
export const CalendarAnswer = (maxLength: number) => ({
  description: 'A calendar (RFC 5545).', content: { 'text/calendar': { schema: { type: 'string', maxLength } } }
})

/** What calendars have, for the documents. */
export const CONTENTS = 'Times are in UTC, and `UID` stays; `SEQUENCE` grows with times, place, address, status and interviewers. It has ' +
  'the notes; with the scope `applications:read` name and e-mail of the candidate, and with `users:read` the interviewers. Of an ' +
  'anonymized person it has nothing.'
