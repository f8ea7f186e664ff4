// What the home page, llms.txt and README say alike, in Markdown. test/contract/introduction.ts compares them.

/** What this is, in one sentence. */
export const WHAT = 'A recruiting back end that you run yourself, from the job and its applications to interviews, offers and hires.'

/** What can be built on it. */
export const USES = `- **A careers page**: show published jobs, and send applications with a token that can do nothing else.
- **An integration** with payroll, ERP or BI: an event feed without gaps, signed webhooks, exports, your own codes everywhere.
- **A tool for recruiters**: interviews, scorecards, messages, offers, hires and reports, safe against double clicks and lost answers.
- **A test** that needs a recruiting system: it starts in seconds, fails on request, and is the same in production.`

/** Which version has which objects. */
export const OBJECTS = `| Object | Read | Write |
|---|---|---|
| jobs, their steps, openings and team | v1, v2 | v1 |
| applications, tags, comments, interviews, scorecards, offers, messages | v1, v2 | v1 |
| candidates: search, merge, anonymize, export of one | v2 | v2; bulk in v1 |
| files of applications and jobs; of candidates | v1, v2; v2 | v1; v2 |
| departments, roles, branches, reasons, sources, custom fields, scorecard templates, message templates | v1, v2 | v1 |
| users; their calendars, and links to these | v1, v2; v2 | v1; v2 |
| company, tokens, suppressions of addresses | v1 | v1 |
| webhooks with one action; with several, and their deliveries | v1; v2 | v1; v2 |
| merges of candidates, visits of steps, history, reports, events, exports | v2 | |`
