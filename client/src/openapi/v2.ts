// Generated from the OpenAPI document by `npm run generate`, and by the build.

export interface paths {
    "/api/v2/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all jobs
         * @description All jobs of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a job must match all of them. A token with `jobs:public`, for a careers page, reads published external jobs alone, with these fields: `id`, `code`, `name`, `status`, `type`, `publicationType`, `workplaceType`, `departmentId`, `departmentName`, `roleId`, `roleName`, `branchId`, `branchName`, `description`, `responsibilities`, `prerequisites`, `additionalInformation`, `city`, `state`, `country`, `salary`, `applicationDeadline`, `customFields`, `createdAt`, `updatedAt`, `publishedAt`. Of `customFields` it gets those with `isPublic`; a salary needs `compensation:read`, too. Parameters about anything else are a 403 that names them. Scope: `jobs:read`, or `jobs:public`.
         */
        get: operations["listJobsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description The whole job, with what `expand` adds. Fields that need their own scope are absent without it. A token with `jobs:public` gets the fields that it gets in lists, and no others. Scope: `jobs:read`, or `jobs:public`.
         */
        get: operations["getJobV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{id}/pipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the applications of a job by step and status
         * @description How many applications are on each step of the job, by their status. Steps without an application have zeros. Scope: `jobs:read` and `applications:read`.
         */
        get: operations["getJobPipelineV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{id}/allowed-transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the allowed transitions of a job
         * @description Which statuses are allowed next, whether each needs a reason, and which fields are missing for it. Scope: `jobs:read`.
         */
        get: operations["getJobTransitionsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all steps
         * @description All steps of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a step must match all of them. Scope: `jobs:read`.
         */
        get: operations["listStepsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/steps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a step
         * @description The whole step. Fields that need their own scope are absent without it. Scope: `jobs:read`.
         */
        get: operations["getStepV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all team members
         * @description All team members of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a team member must match all of them. Scope: `jobs:read`.
         */
        get: operations["listTeamMembersV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team-members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a team member
         * @description The whole team member. Fields that need their own scope are absent without it. Scope: `jobs:read`.
         */
        get: operations["getTeamMemberV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all openings
         * @description All openings of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: an opening must match all of them. Scope: `jobs:read`.
         */
        get: operations["listOpeningsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/openings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an opening
         * @description The whole opening. Fields that need their own scope are absent without it. Scope: `jobs:read`.
         */
        get: operations["getOpeningV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all applications
         * @description All applications of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change; with a range of another time, by that time. Filters are combined: an application must match all of them. Scope: `applications:read`.
         */
        get: operations["listApplicationsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application
         * @description The whole application, with what `expand` adds. Fields that need their own scope are absent without it. Scope: `applications:read`.
         */
        get: operations["getApplicationV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{id}/allowed-transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the allowed transitions of an application
         * @description What the status may become now, given the status of the job and the vacancies that are left. Scope: `applications:read`.
         */
        get: operations["getApplicationTransitionsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of an application, in order
         * @description The events of the application, of its comments and, with the scopes `interviews:read`, `scorecards:read` and `offers:read`, of its interviews, scorecards and offers, oldest first: what happened, when, and which token did it. Scope: `applications:read`.
         */
        get: operations["getApplicationHistoryV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all interviews
         * @description All interviews of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change; with a range of another time, by that time. Filters are combined: an interview must match all of them. Scope: `interviews:read`.
         */
        get: operations["listInterviewsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/interviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an interview
         * @description The whole interview. Fields that need their own scope are absent without it. Scope: `interviews:read`.
         */
        get: operations["getInterviewV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar of a user
         * @description The interviews that the user holds and has not declined, as a file that calendars read: those of the last 90 days and all ahead, at most 10 000. Times are in UTC, and `UID` stays; `SEQUENCE` grows with times, place, address, status and interviewers. It has the notes; with the scope `applications:read` name and e-mail of the candidate, and with `users:read` the interviewers. Of an anonymized person it has nothing. Scope: `interviews:read`.
         */
        get: operations["getUserCalendarV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{id}/calendar-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the address of a user's calendar
         * @description An address outside of `/api` at which calendar programs, which send no token, read the calendar of the user as this token may see it. Only a hash of it is stored. It ends with `DELETE`, with the next such request, when the user becomes inactive, and when this token is revoked or expires. The response is not stored for replay. Scope: `interviews:read`.
         */
        post: operations["linkCalendarV2"];
        /**
         * End the address of a user's calendar
         * @description From then on the address is a 404. Without one, the response is a 404, too. Scope: `interviews:read`.
         */
        delete: operations["deleteCalendarLinkV2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/scorecards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all scorecards
         * @description All scorecards of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a scorecard must match all of them. Scope: `scorecards:read`.
         */
        get: operations["listScorecardsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/scorecards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a scorecard
         * @description The whole scorecard. Fields that need their own scope are absent without it. Scope: `scorecards:read`.
         */
        get: operations["getScorecardV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all offers
         * @description All offers of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: an offer must match all of them. Scope: `offers:read`.
         */
        get: operations["listOffersV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an offer
         * @description The whole offer. Fields that need their own scope are absent without it. Scope: `offers:read`.
         */
        get: operations["getOfferV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all messages
         * @description All messages of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a message must match all of them. Scope: `messages:read` and `applications:read`.
         */
        get: operations["listMessagesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description The whole message. Fields that need their own scope are absent without it. Scope: `messages:read` and `applications:read`.
         */
        get: operations["getMessageV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all visits
         * @description All visits of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a visit must match all of them. Scope: `applications:read`.
         */
        get: operations["listVisitsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/visits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a visit
         * @description The whole visit. Fields that need their own scope are absent without it. Scope: `applications:read`.
         */
        get: operations["getVisitV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report how far applications came
         * @description Of the applications that came from `from` until the day before `to`. With `Accept: text/csv`, the same as rows. [Reports](/guides/reports) defines each number. Scope: `reports:read`.
         */
        get: operations["getFunnelReportV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/time-in-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report how long applications stay on steps
         * @description Of the applications that came from `from` until the day before `to`. Visits that go on do not count. With `Accept: text/csv`, the same as rows. [Reports](/guides/reports) defines each number. Scope: `reports:read`.
         */
        get: operations["getTimeInStepReportV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/time-to-hire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report how long hires took
         * @description From the application to the hire, of those hired from `from` until the day before `to`. A hire that was undone is none. With `Accept: text/csv`, the same as rows. [Reports](/guides/reports) defines each number. Scope: `reports:read`.
         */
        get: operations["getTimeToHireReportV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report where applications came from
         * @description Of the applications that came from `from` until the day before `to`. With `Accept: text/csv`, the same as rows. [Reports](/guides/reports) defines each number. Scope: `reports:read`.
         */
        get: operations["getSourcesReportV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report why applications ended
         * @description Of the applications that came from `from` until the day before `to`. Reasons are those of their status now. With `Accept: text/csv`, the same as rows. [Reports](/guides/reports) defines each number. Scope: `reports:read`.
         */
        get: operations["getReasonsReportV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all comments
         * @description All comments of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a comment must match all of them. Scope: `applications:read`.
         */
        get: operations["listCommentsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a comment
         * @description The whole comment. Fields that need their own scope are absent without it. Scope: `applications:read`.
         */
        get: operations["getCommentV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all tags
         * @description All tags of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a tag must match all of them. Scope: `applications:read`.
         */
        get: operations["listTagsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tag
         * @description The whole tag. Fields that need their own scope are absent without it. Scope: `applications:read`.
         */
        get: operations["getTagV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all attachments
         * @description All attachments of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: an attachment must match all of them. Scope: `candidates:read` and `applications:read` and `jobs:read`.
         */
        get: operations["listAttachmentsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an attachment
         * @description The whole attachment. Fields that need their own scope are absent without it. Scope: `candidates:read` and `applications:read` and `jobs:read`.
         */
        get: operations["getAttachmentV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a candidate
         * @description The files of the candidate and, for tokens with `applications:read`, those of the applications, which have an `applicationId`; in the order in which they came. Scope: `candidates:read`.
         */
        get: operations["listCandidateAttachmentsV2"];
        put?: never;
        /**
         * Add a file to a candidate
         * @description A form with `file`, `kind` and, in an import, `at`. Accepted are PDF, Word, ODT, RTF, PNG, JPEG, WebP and plain text; the bytes decide the type, and other types are a 415. The file is kept byte for byte; its name gets an ending of its type. If the object already has a file with these bytes, the response is a 200 with that file. An object has up to 100 files, and the company as many bytes as `filesBytesLimit` says. With an `Idempotency-Key`, kind, time, name and bytes are compared, not the form. Event: `attachment.created`. Scope: `candidates:write`. Without `candidates:read`, the response has no body.
         */
        post: operations["createCandidateAttachmentV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/attachments/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make links to up to 100 files
         * @description Addresses that work without a token for an hour, for browsers, as the `link` of one file. With `inline: true`, all of them must be PDF or images. The response is not stored for replay. Scope: `candidates:read` and `applications:read` and `jobs:read`.
         */
        post: operations["linkAttachmentsV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of a candidate
         * @description What is known of the file, without its content. Scope: `candidates:read`.
         */
        get: operations["getCandidateAttachmentV2"];
        put?: never;
        post?: never;
        /**
         * Delete a file of a candidate
         * @description Deletes the file at once, and its name from its events; its bytes follow within seconds. Event: `attachment.deleted`. Scope: `candidates:write`.
         */
        delete: operations["deleteCandidateAttachmentV2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/attachments/{attachmentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a candidate
         * @description The bytes of the file. `Range` requests a part (206). `If-None-Match` with the `ETag`, which is the SHA-256, gets a 304 if your copy is current. The type is in `Content-Type`; `Content-Disposition` has the name. Scope: `candidates:read`.
         */
        get: operations["downloadCandidateAttachmentV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/attachments/{attachmentId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to a file of a candidate
         * @description An address that works without a token for an hour, for browsers. It stops working when the file is deleted, or the token that made it is revoked or expires. With `inline: true`, browsers show the file instead of saving it; only PDF and images can be shown. The response is not stored for replay. Scope: `candidates:read`.
         */
        post: operations["linkCandidateAttachmentV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all departments
         * @description All departments of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a department must match all of them. Scope: `structure:read`.
         */
        get: operations["listDepartmentsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a department
         * @description The whole department. Fields that need their own scope are absent without it. Scope: `structure:read`.
         */
        get: operations["getDepartmentV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all roles
         * @description All roles of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a role must match all of them. Scope: `structure:read`.
         */
        get: operations["listRolesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role
         * @description The whole role. Fields that need their own scope are absent without it. Scope: `structure:read`.
         */
        get: operations["getRoleV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all branches
         * @description All branches of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a branch must match all of them. Scope: `structure:read`.
         */
        get: operations["listBranchesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/branches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a branch
         * @description The whole branch. Fields that need their own scope are absent without it. Scope: `structure:read`.
         */
        get: operations["getBranchV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all users
         * @description All users of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a user must match all of them. Scope: `users:read`.
         */
        get: operations["listUsersV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description The whole user. Fields that need their own scope are absent without it. Scope: `users:read`.
         */
        get: operations["getUserV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all reasons
         * @description All reasons of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a reason must match all of them. Scope: `structure:read`.
         */
        get: operations["listReasonsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reason
         * @description The whole reason. Fields that need their own scope are absent without it. Scope: `structure:read`.
         */
        get: operations["getReasonV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all sources
         * @description All sources of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a source must match all of them. Scope: `structure:read`.
         */
        get: operations["listSourcesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a source
         * @description The whole source. Fields that need their own scope are absent without it. Scope: `structure:read`.
         */
        get: operations["getSourceV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/scorecard-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all scorecard templates
         * @description All scorecard templates of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a scorecard template must match all of them. Scope: `scorecards:read`.
         */
        get: operations["listScorecardTemplatesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/scorecard-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a scorecard template
         * @description The whole scorecard template. Fields that need their own scope are absent without it. Scope: `scorecards:read`.
         */
        get: operations["getScorecardTemplateV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all message templates
         * @description All message templates of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a message template must match all of them. Scope: `messages:read`.
         */
        get: operations["listMessageTemplatesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/message-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message template
         * @description The whole message template. Fields that need their own scope are absent without it. Scope: `messages:read`.
         */
        get: operations["getMessageTemplateV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all custom fields
         * @description All custom fields of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a custom field must match all of them. Scope: `structure:read`.
         */
        get: operations["listCustomFieldsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/custom-fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a custom field
         * @description The whole custom field. Fields that need their own scope are absent without it. Scope: `structure:read`.
         */
        get: operations["getCustomFieldV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all candidates, or search them
         * @description Candidates by id; with `q` by the word that matched, with `text` by how well a file matches, with `updatedAfter`, `updatedBefore` in the order of their changes, with `retentionBefore` those first who were left alone longest. Candidates who are anonymized are listed, but no search finds them; those who were merged are at `/api/v2/merges`. Scope: `candidates:read`.
         */
        get: operations["listCandidatesV2"];
        put?: never;
        /**
         * Create a candidate
         * @description A code, an e-mail address or a document that another candidate has is a 409 `ALREADY_EXISTS` that names the id. Event: `candidate.created`. Scope: `candidates:write`. Without `candidates:read`, the response has no body.
         */
        post: operations["createCandidateV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a candidate
         * @description The whole candidate, with what `expand` adds. Fields that need their own scope are absent without it. A candidate who was merged is a 308 with the path of the one that stays. It is not to be stored: a merge may be undone. Scope: `candidates:read`.
         */
        get: operations["getCandidateV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a candidate
         * @description Changes the fields of the body. Repeating the current values changes nothing. An anonymized candidate is a 409 `ANONYMIZED`; the code, e-mail address or document of another candidate is a 409 `ALREADY_EXISTS`. `keepUntil` needs the scope `privacy:write`, too. Event: `candidate.updated`. Scope: `candidates:write`. Without `candidates:read`, the response has no body.
         */
        patch: operations["updateCandidateV2"];
        trace?: never;
    };
    "/api/v2/candidates/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a candidate by your own code
         * @description The candidate with this code. A candidate who is anonymized has none: 404. Scope: `candidates:read`.
         */
        get: operations["getCandidateByCodeV2"];
        /**
         * Create a candidate once, by your own code
         * @description Creates the candidate (201), or responds with the one that has this code, unchanged (200): an import that starts again creates nobody twice. A candidate without a code who has this e-mail address takes the code, and nothing else (200). A code and an e-mail address of two candidates are a 409 `ALREADY_EXISTS` that names both, and so is the e-mail address of a candidate with another code. The code of a candidate who is anonymized is a 409 `ANONYMIZED`. Events: `candidate.created`, `candidate.updated`. Scope: `candidates:write`. Without `candidates:read`, the response has no body.
         */
        put: operations["putCandidateByCodeV2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/anonymize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anonymize a candidate, irreversibly
         * @description Blanks everything personal: in the candidate, in comments, reasons and notes, in events, in waiting deliveries and in responses stored for replay. Ids, statuses and times stay. From then on, nothing personal can be written about the candidate. Anonymizing again changes nothing. Event: `candidate.anonymized`, and one for each comment, interview, scorecard, offer and application that lost a text. Scope: `privacy:write`. Without `candidates:read`, the response has no body.
         */
        post: operations["anonymizeCandidateV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all data held about one candidate
         * @description The candidate with all fields, whatever other scopes the token has, and all applications, comments and events. Scope: `privacy:write`.
         */
        get: operations["exportCandidateV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get candidates who may be the same person
         * @description Up to 100 candidates who have the same mailbox (`ada+jobs@example.com` is `ada@example.com`), document, phone number, or name and birthdate. Documents are compared only with the scope `candidates:sensitive`. Nobody is proposed who was merged or anonymized. Scope: `candidates:read`.
         */
        get: operations["listDuplicatesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another candidate into this one
         * @description This candidate gets the applications of the other, and the fields that it lacks. The id of the other one, its code and its e-mail address lead to this one from then on. Live applications of both for one job are a 409 `ALREADY_EXISTS` that names them; a candidate who was merged into a third is a 409 `MERGED`; custom fields of both that exceed their limit together are a 409 `LIMIT_REACHED`. The same merge again changes nothing. For 30 days, `unmerge` undoes it. Events: `candidate.merged`, and `application.changed` for each application. Scope: `candidates:write`. Without `candidates:read`, the response has no body.
         */
        post: operations["mergeCandidatesV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all merges of candidates
         * @description All merges of the company, sorted by id; with `updatedAfter` or `updatedBefore`, by time of change. Filters are combined: a merge must match all of them. Scope: `candidates:read`.
         */
        get: operations["listMergesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/merges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a merge
         * @description The whole merge. Fields that need their own scope are absent without it. Scope: `candidates:read`.
         */
        get: operations["getMergeV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/candidates/{id}/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the merge of a candidate
         * @description Separates the candidate from the one that it was merged into: undoes what the merge moved and filled, where nobody has changed it since. What came later stays with the other one. After 30 days, and if the candidate was never merged, the response is a 409 `CANNOT_UNMERGE`; after anonymizing, `ANONYMIZED`. Undoing again changes nothing. Events: `candidate.unmerged`, `candidate.updated`, and `application.changed` for each application that goes back. Scope: `candidates:write`. Without `candidates:read`, the response has no body.
         */
        post: operations["unmergeCandidateV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow everything that happens, without a gap
         * @description Events about the objects that the token may read, each once, in the same order for all readers; events of one object are in the order of its changes. Send the `cursor` of each response as `after` of the next request. A cursor that is older than the log, or of a lost log, is a 410: export again. Scope: `events:read`.
         */
        get: operations["listEventsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all jobs, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `jobs:read`.
         */
        get: operations["exportJobsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all steps, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `jobs:read`.
         */
        get: operations["exportStepsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/team-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all team members, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `jobs:read`.
         */
        get: operations["exportTeamMembersV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all openings, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `jobs:read`.
         */
        get: operations["exportOpeningsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all applications, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `applications:read`.
         */
        get: operations["exportApplicationsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all interviews, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `interviews:read`.
         */
        get: operations["exportInterviewsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/scorecards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all scorecards, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `scorecards:read`.
         */
        get: operations["exportScorecardsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all offers, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `offers:read`.
         */
        get: operations["exportOffersV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all messages, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `messages:read` and `applications:read`.
         */
        get: operations["exportMessagesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all visits, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `applications:read`.
         */
        get: operations["exportVisitsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all comments, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `applications:read`.
         */
        get: operations["exportCommentsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all tags, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `applications:read`.
         */
        get: operations["exportTagsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all attachments, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `candidates:read` and `applications:read` and `jobs:read`.
         */
        get: operations["exportAttachmentsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all custom fields, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `structure:read`.
         */
        get: operations["exportCustomFieldsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all candidates, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `candidates:read`.
         */
        get: operations["exportCandidatesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all merges, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `candidates:read`.
         */
        get: operations["exportMergesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all departments, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `structure:read`.
         */
        get: operations["exportDepartmentsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all roles, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `structure:read`.
         */
        get: operations["exportRolesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all branches, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `structure:read`.
         */
        get: operations["exportBranchesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all users, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `users:read`.
         */
        get: operations["exportUsersV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all reasons, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `structure:read`.
         */
        get: operations["exportReasonsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all sources, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `structure:read`.
         */
        get: operations["exportSourcesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/scorecard-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all scorecard templates, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `scorecards:read`.
         */
        get: operations["exportScorecardTemplatesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/exports/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all message templates, then continue with the feed
         * @description One JSON object per line, sorted by id: all, or those that match the filters. The last line is `{"cursor": …}`: continue with `GET /api/v2/events?after=…`. A response without that line is incomplete: it ends early if the token is revoked or expires, or if the client reads less than about 1 MB per minute. The cursor is older than the first row, so the feed may repeat events that the rows already include; applied in order, they lead to the same state. To resume an interrupted export, send the same parameters with `after` and `cursor`; its last line has the original cursor. A token can run two exports at a time, and a company five; one more is a 429. Scope: `events:read` and `messages:read`.
         */
        get: operations["exportMessageTemplatesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through all webhooks
         * @description All webhooks of the company, without their secrets, by id; with `updatedAfter` or `updatedBefore` in the order of their changes. Filters are combined: a webhook must match all of them. Scope: `webhooks:read`.
         */
        get: operations["listWebhooksV2"];
        put?: never;
        /**
         * Create a webhook for several events and see its signing secret, once
         * @description Sends each later event of these actions that passes the filters to the address, signed with the secret. Events of one application arrive in their order, whatever their names: a failed one holds back those after it. The same actions, filters and address again are a 409 `ALREADY_EXISTS`. Also needs the scopes to read what the actions are about. Event: `webhook.created`. Scope: `webhooks:write`.
         */
        post: operations["createWebhookV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description The webhook, with the reason if it is suspended. Scope: `webhooks:read`.
         */
        get: operations["getWebhookV2"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook and its delivery log
         * @description Waiting deliveries are no longer sent, and the log is deleted. Also needs the read scopes of all events that the webhook sends or has sent. Event: `webhook.deleted`. Scope: `webhooks:write`.
         */
        delete: operations["deleteWebhookV2"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or activate it again
         * @description Activating the webhook or changing its URL makes waiting deliveries due at once. New actions and filters apply to later events; waiting deliveries are still sent. Repeating the current values changes nothing. Also needs the read scopes of all events that the webhook sends or has sent. Event: `webhook.changed`. Scope: `webhooks:write`. Without `webhooks:read`, the response has no body.
         */
        patch: operations["updateWebhookV2"];
        trace?: never;
    };
    "/api/v2/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook a new signing secret and see it, once
         * @description The previous secret stays valid for a day: until then, each delivery carries a signature with each of them. If you rotate again within the day, at most five earlier ones sign, the newest. Also needs the read scopes of all events that the webhook sends or has sent. Event: `webhook.secret-rotated`. Scope: `webhooks:write`.
         */
        post: operations["rotateWebhookSecretV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walk through the deliveries of a webhook, newest first
         * @description What was sent, and the result. Finished deliveries leave the log after `DELIVERY_RETENTION_DAYS`. Scope: `webhooks:read`.
         */
        get: operations["listDeliveriesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description The delivery with its last 50 attempts: when, how long, and how they ended. Scope: `webhooks:read`.
         */
        get: operations["getDeliveryV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends the event again, with the same `webhook-id`. A delivery that is waiting for its next attempt is sent at once. Also needs the read scopes of all events that the webhook sends or has sent. Scope: `webhooks:write`. Without `webhooks:read`, the response has no body.
         */
        post: operations["redeliverOneV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the events of a time range again
         * @description Sends all events of the actions in `after <= date < before`, including those that the webhook never received: at most 10 000. A webhook with filters gets events of jobs that pass its filters now, and those in its log. One request for a webhook runs at a time; another is a 409 `REQUEST_IN_PROGRESS` meanwhile. Also needs the read scopes of all events that the webhook sends or has sent. Scope: `webhooks:write`.
         */
        post: operations["redeliverRangeV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends the event `webhook.test`, whatever the status of the webhook. The delivery shows the result. Also needs the read scopes of all events that the webhook sends or has sent. Scope: `webhooks:write`. Without `webhooks:read`, the response has no body.
         */
        post: operations["testWebhookV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Actor
         * @description The token that did it; null if it was the server or its command line.
         */
        Actor: {
            /**
             * Format: uuid
             * @description Id of the token.
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            tokenId: string;
            /**
             * @description Name of the token at that time.
             * @example ERP import
             */
            name: string;
        };
        /**
         * ActorItem
         * @description The token that did it; null if it was the server or its command line.
         */
        ActorItem: {
            /**
             * Format: uuid
             * @description Id of the token.
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            tokenId?: string;
            /**
             * @description Name of the token at that time.
             * @example ERP import
             */
            name?: string;
        };
        /**
         * Application
         * @description One candidate's way through the steps of one job.
         */
        Application: {
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            id: number;
            /**
             * @description Your own key of the application, unique in the company. Null once the candidate is anonymized.
             * @example APP-697
             */
            code: string | null;
            /**
             * Format: int64
             * @description Id of the job applied for.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of the candidate who applies.
             * @example 133
             */
            candidateId: number;
            /**
             * @description Code of the candidate as it is now.
             * @example CAND-133
             */
            candidateCode: string | null;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source: string;
            /**
             * Format: int64
             * @description Id of the source, if it is one of the catalog.
             * @example 1
             */
            sourceId: number | null;
            /**
             * @description Partner that referred the application, such as a job board.
             * @example Job board
             */
            partnerName: string | null;
            /**
             * Format: double
             * @description Your own rating, from 0 to 100.
             * @example 82.5
             */
            score: number | null;
            /**
             * @description Tags on the application, sorted by code point.
             * @example [
             *       "remote only"
             *     ]
             */
            tags: string[];
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "referral": "friend"
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description Number of files of the application. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount: number;
            /**
             * Format: date-time
             * @description When something last happened: the application came, was moved, changed its status or its tags, or a comment, a file, an interview, a scorecard or an offer of it changed. The version stays the same with the latter.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastActivityAt: string;
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
            hiring: components["schemas"]["Hiring"] | null;
            /**
             * Format: date-time
             * @description When the candidate was hired; null unless the status is `hired`.
             * @example 2026-03-02T09:30:00.000Z
             */
            hiredAt: string | null;
            /**
             * Format: date-time
             * @description When the application left the pipeline; null while it is `in_process`.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            candidate?: components["schemas"]["EmbeddedCandidate"];
            job?: components["schemas"]["EmbeddedJob"];
            /** @description Visits of steps, in order. Only with `expand=steps`. */
            steps?: components["schemas"]["VisitedStep"][];
            /** @description Interviews, by id. Only with `expand=interviews`. */
            interviews?: components["schemas"]["Interview"][];
            /** @description Scorecards, by id. Only with `expand=scorecards`. */
            scorecards?: components["schemas"]["Scorecard"][];
            /** @description Offers, by id. Only with `expand=offers`. */
            offers?: components["schemas"]["Offer"][];
            /** @description Files of the application, by id. Only with `expand=attachments`. */
            attachments?: components["schemas"]["AttachmentSummary"][];
        };
        /**
         * ApplicationComment
         * @description A comment on an application, with the application, its job and its candidate.
         */
        ApplicationComment: {
            /**
             * Format: int64
             * @description Id of the comment.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key of the comment, unique in its application. Null once the candidate is anonymized.
             * @example NOTE-12
             */
            code: string | null;
            /**
             * @description What the comment says.
             * @example Met at the fair in May.
             */
            text: string;
            /**
             * @description Name of who wrote it: of the token, unless `authorName` names a person.
             * @example ERP import
             */
            author: string;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int64
             * @description Id of the job applied for.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            applicationId: number;
            /**
             * Format: int64
             * @description Id of the candidate who applies.
             * @example 133
             */
            candidateId: number;
        };
        /**
         * ApplicationCommentField
         * @example all
         * @enum {string}
         */
        ApplicationCommentField: "all" | "id" | "code" | "text" | "author" | "createdAt" | "updatedAt" | "jobId" | "applicationId" | "candidateId";
        /**
         * ApplicationCommentItem
         * @description A comment on an application, with the application, its job and its candidate.
         */
        ApplicationCommentItem: {
            /**
             * Format: int64
             * @description Id of the comment.
             * @example 1
             */
            id?: number;
            /**
             * @description Your own key of the comment, unique in its application. Null once the candidate is anonymized.
             * @example NOTE-12
             */
            code?: string | null;
            /**
             * @description What the comment says.
             * @example Met at the fair in May.
             */
            text?: string;
            /**
             * @description Name of who wrote it: of the token, unless `authorName` names a person.
             * @example ERP import
             */
            author?: string;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
            /**
             * Format: int64
             * @description Id of the job applied for.
             * @example 1
             */
            jobId?: number;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            applicationId?: number;
            /**
             * Format: int64
             * @description Id of the candidate who applies.
             * @example 133
             */
            candidateId?: number;
        };
        /**
         * ApplicationCommentItemTokenPage
         * @description One page of the list.
         */
        ApplicationCommentItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["ApplicationCommentItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * ApplicationCounts
         * @description Numbers of applications, by their status.
         */
        ApplicationCounts: {
            /**
             * Format: int32
             * @description Number of those that are `in_process`.
             * @example 3
             */
            in_process: number;
            /**
             * Format: int32
             * @description Number of those that are `reproved`.
             * @example 3
             */
            reproved: number;
            /**
             * Format: int32
             * @description Number of those that are `give_up`.
             * @example 3
             */
            give_up: number;
            /**
             * Format: int32
             * @description Number of those that are `hired`.
             * @example 3
             */
            hired: number;
        };
        /**
         * ApplicationExpansion
         * @description Related objects to embed.
         * @example candidate
         * @enum {string}
         */
        ApplicationExpansion: "candidate" | "job" | "steps" | "interviews" | "scorecards" | "offers" | "attachments";
        /**
         * ApplicationField
         * @example all
         * @enum {string}
         */
        ApplicationField: "all" | "id" | "code" | "jobId" | "candidateId" | "candidateCode" | "status" | "currentStep" | "currentStep.id" | "currentStep.name" | "currentStep.code" | "currentStep.type" | "currentStep.category" | "source" | "sourceId" | "partnerName" | "score" | "tags" | "customFields" | "attachmentCount" | "lastActivityAt" | "disqualification" | "disqualification.reasonId" | "disqualification.reason" | "disqualification.notes" | "disqualification.at" | "withdrawal" | "withdrawal.reasonId" | "withdrawal.reason" | "withdrawal.at" | "hiring" | "hiring.at" | "hiring.startDate" | "hiring.contractType" | "hiring.salary" | "hiring.openingId" | "hiring.offerId" | "hiredAt" | "endedAt" | "createdAt" | "updatedAt" | "candidate" | "candidate.id" | "candidate.code" | "candidate.name" | "candidate.lastName" | "candidate.email" | "candidate.mobileNumber" | "candidate.phoneNumber" | "candidate.identificationDocument" | "candidate.countryOfOrigin" | "candidate.birthdate" | "candidate.linkedinProfileUrl" | "candidate.city" | "candidate.state" | "candidate.country" | "candidate.skills" | "candidate.languages" | "candidate.schooling" | "candidate.salaryExpectation" | "candidate.customFields" | "candidate.keepUntil" | "candidate.attachmentCount" | "candidate.anonymizedAt" | "candidate.createdAt" | "candidate.updatedAt" | "job" | "job.id" | "job.code" | "job.name" | "job.status" | "job.type" | "job.publicationType" | "job.workplaceType" | "job.numVacancies" | "job.vacancies" | "job.departmentId" | "job.departmentCode" | "job.departmentName" | "job.roleId" | "job.roleCode" | "job.roleName" | "job.branchId" | "job.branchCode" | "job.branchName" | "job.recruiterId" | "job.recruiterCode" | "job.managerId" | "job.managerCode" | "job.description" | "job.responsibilities" | "job.prerequisites" | "job.additionalInformation" | "job.city" | "job.state" | "job.country" | "job.salary" | "job.hiringDeadline" | "job.applicationDeadline" | "job.customFields" | "job.statusReasonId" | "job.statusReason" | "job.attachmentCount" | "job.createdAt" | "job.updatedAt" | "job.approvedAt" | "job.publishedAt" | "job.frozenAt" | "job.closedAt" | "job.canceledAt" | "steps" | "interviews" | "scorecards" | "offers" | "attachments";
        /**
         * ApplicationItem
         * @description One candidate's way through the steps of one job.
         */
        ApplicationItem: {
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            id?: number;
            /**
             * @description Your own key of the application, unique in the company. Null once the candidate is anonymized.
             * @example APP-697
             */
            code?: string | null;
            /**
             * Format: int64
             * @description Id of the job applied for.
             * @example 1
             */
            jobId?: number;
            /**
             * Format: int64
             * @description Id of the candidate who applies.
             * @example 133
             */
            candidateId?: number;
            /**
             * @description Code of the candidate as it is now.
             * @example CAND-133
             */
            candidateCode?: string | null;
            status?: components["schemas"]["ApplicationStatus"];
            currentStep?: components["schemas"]["CurrentStepItem"];
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source?: string;
            /**
             * Format: int64
             * @description Id of the source, if it is one of the catalog.
             * @example 1
             */
            sourceId?: number | null;
            /**
             * @description Partner that referred the application, such as a job board.
             * @example Job board
             */
            partnerName?: string | null;
            /**
             * Format: double
             * @description Your own rating, from 0 to 100.
             * @example 82.5
             */
            score?: number | null;
            /**
             * @description Tags on the application, sorted by code point.
             * @example [
             *       "remote only"
             *     ]
             */
            tags?: string[];
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "referral": "friend"
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description Number of files of the application. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount?: number;
            /**
             * Format: date-time
             * @description When something last happened: the application came, was moved, changed its status or its tags, or a comment, a file, an interview, a scorecard or an offer of it changed. The version stays the same with the latter.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastActivityAt?: string;
            disqualification?: components["schemas"]["DisqualificationItem"] | null;
            withdrawal?: components["schemas"]["WithdrawalItem"] | null;
            hiring?: components["schemas"]["HiringItem"] | null;
            /**
             * Format: date-time
             * @description When the candidate was hired; null unless the status is `hired`.
             * @example 2026-03-02T09:30:00.000Z
             */
            hiredAt?: string | null;
            /**
             * Format: date-time
             * @description When the application left the pipeline; null while it is `in_process`.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
            candidate?: components["schemas"]["EmbeddedCandidateItem"];
            job?: components["schemas"]["EmbeddedJobItem"];
            /** @description Visits of steps, in order. Only with `expand=steps`. */
            steps?: components["schemas"]["VisitedStep"][];
            /** @description Interviews, by id. Only with `expand=interviews`. */
            interviews?: components["schemas"]["Interview"][];
            /** @description Scorecards, by id. Only with `expand=scorecards`. */
            scorecards?: components["schemas"]["Scorecard"][];
            /** @description Offers, by id. Only with `expand=offers`. */
            offers?: components["schemas"]["Offer"][];
            /** @description Files of the application, by id. Only with `expand=attachments`. */
            attachments?: components["schemas"]["AttachmentSummary"][];
        };
        /**
         * ApplicationItemTokenPage
         * @description One page of the list.
         */
        ApplicationItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["ApplicationItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * ApplicationStatus
         * @description Where the application stands: in the pipeline, rejected, withdrawn by the candidate, or hired.
         * @example in_process
         * @enum {string}
         */
        ApplicationStatus: "in_process" | "reproved" | "give_up" | "hired";
        /**
         * ApplicationTransitions
         * @description What the status of an application may become now.
         */
        ApplicationTransitions: {
            status: components["schemas"]["ApplicationStatus"];
            /** @description What the status may become now. */
            allowed: {
                status: components["schemas"]["ApplicationStatus"];
                /** @description Whether a reason must come with the change. */
                needsReason: boolean;
            }[];
        };
        /**
         * Attachment
         * @description A file of a candidate, an application or a job. Its bytes never change.
         */
        Attachment: {
            /**
             * Format: uuid
             * @description Id of the file.
             * @example 019e4f00-0000-7000-8000-000000000010
             */
            id: string;
            /**
             * Format: int64
             * @description Id of the candidate whom it is about; null for a file of a job.
             * @example 1
             */
            candidateId: number | null;
            /**
             * Format: int64
             * @description Id of the application, if it is a file of one.
             * @example 1
             */
            applicationId: number | null;
            /**
             * Format: int64
             * @description Id of the job, if it is a file of the job or of an application for it.
             * @example 1
             */
            jobId: number | null;
            kind: components["schemas"]["AttachmentKind"];
            /**
             * @description Name of the file, without a path.
             * @example resume.pdf
             */
            fileName: string;
            /**
             * @description Type of the content, by its bytes, whatever the client has said.
             * @example application/pdf
             */
            contentType: string;
            /**
             * Format: int32
             * @description Number of bytes.
             * @example 48213
             */
            size: number;
            /**
             * @description SHA-256 of the bytes, in hexadecimal digits.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            text: components["schemas"]["TextState"];
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * AttachmentField
         * @example all
         * @enum {string}
         */
        AttachmentField: "all" | "id" | "candidateId" | "applicationId" | "jobId" | "kind" | "fileName" | "contentType" | "size" | "sha256" | "text" | "createdAt" | "updatedAt";
        /**
         * AttachmentItem
         * @description A file of a candidate, an application or a job. Its bytes never change.
         */
        AttachmentItem: {
            /**
             * Format: uuid
             * @description Id of the file.
             * @example 019e4f00-0000-7000-8000-000000000010
             */
            id?: string;
            /**
             * Format: int64
             * @description Id of the candidate whom it is about; null for a file of a job.
             * @example 1
             */
            candidateId?: number | null;
            /**
             * Format: int64
             * @description Id of the application, if it is a file of one.
             * @example 1
             */
            applicationId?: number | null;
            /**
             * Format: int64
             * @description Id of the job, if it is a file of the job or of an application for it.
             * @example 1
             */
            jobId?: number | null;
            kind?: components["schemas"]["AttachmentKind"];
            /**
             * @description Name of the file, without a path.
             * @example resume.pdf
             */
            fileName?: string;
            /**
             * @description Type of the content, by its bytes, whatever the client has said.
             * @example application/pdf
             */
            contentType?: string;
            /**
             * Format: int32
             * @description Number of bytes.
             * @example 48213
             */
            size?: number;
            /**
             * @description SHA-256 of the bytes, in hexadecimal digits.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256?: string;
            text?: components["schemas"]["TextState"];
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * AttachmentItemTokenPage
         * @description One page of the list.
         */
        AttachmentItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["AttachmentItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * AttachmentKind
         * @description What the file is.
         * @example resume
         * @enum {string}
         */
        AttachmentKind: "resume" | "cover_letter" | "portfolio" | "offer_letter" | "other";
        /**
         * AttachmentSummary
         * @description A file of a candidate, an application or a job. Its bytes never change.
         */
        AttachmentSummary: {
            /**
             * Format: uuid
             * @description Id of the file.
             * @example 019e4f00-0000-7000-8000-000000000010
             */
            id: string;
            /**
             * Format: int64
             * @description Id of the candidate whom it is about; null for a file of a job.
             * @example 1
             */
            candidateId: number | null;
            /**
             * Format: int64
             * @description Id of the application, if it is a file of one.
             * @example 1
             */
            applicationId: number | null;
            /**
             * Format: int64
             * @description Id of the job, if it is a file of the job or of an application for it.
             * @example 1
             */
            jobId: number | null;
            kind: components["schemas"]["AttachmentKind"];
            /**
             * @description Name of the file, without a path.
             * @example resume.pdf
             */
            fileName: string;
            /**
             * @description Type of the content, by its bytes, whatever the client has said.
             * @example application/pdf
             */
            contentType: string;
            /**
             * Format: int32
             * @description Number of bytes.
             * @example 48213
             */
            size: number;
            /**
             * @description SHA-256 of the bytes, in hexadecimal digits.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * Attempt
         * @description One attempt to deliver an event.
         */
        Attempt: {
            /**
             * Format: date-time
             * @description When the attempt was made.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
            /**
             * Format: int32
             * @description HTTP status of the response; null if there was none.
             * @example 200
             */
            status: number | null;
            /**
             * @description Why the attempt failed; null if it did not.
             * @example no answer within 15 seconds
             */
            error: string | null;
            /**
             * Format: int32
             * @description How long the attempt took, in milliseconds.
             * @example 84
             */
            durationMs: number;
        };
        /**
         * Branch
         * @description A place where people of the company work.
         */
        Branch: {
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the branch.
             * @example Recife
             */
            name: string;
            /**
             * @description Your own key, unique among objects of this kind.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description Place of the branch in the hierarchy of the company, from the top.
             * @example [
             *       "Brazil",
             *       "Pernambuco",
             *       "Recife"
             *     ]
             */
            path: string[];
            /**
             * @description City of the branch.
             * @example Recife
             */
            city: string | null;
            /**
             * @description State or region of the branch.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * Format: country
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active: boolean;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * BranchField
         * @example all
         * @enum {string}
         */
        BranchField: "all" | "id" | "name" | "code" | "path" | "city" | "state" | "country" | "active" | "createdAt" | "updatedAt";
        /**
         * BranchItem
         * @description A place where people of the company work.
         */
        BranchItem: {
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the branch.
             * @example Recife
             */
            name?: string;
            /**
             * @description Your own key, unique among objects of this kind.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description Place of the branch in the hierarchy of the company, from the top.
             * @example [
             *       "Brazil",
             *       "Pernambuco",
             *       "Recife"
             *     ]
             */
            path?: string[];
            /**
             * @description City of the branch.
             * @example Recife
             */
            city?: string | null;
            /**
             * @description State or region of the branch.
             * @example Pernambuco
             */
            state?: string | null;
            /**
             * Format: country
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active?: boolean;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * BranchItemTokenPage
         * @description One page of the list.
         */
        BranchItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["BranchItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * CalendarLink
         * @description An address of a calendar that works without a token, for calendar programs.
         */
        CalendarLink: {
            /**
             * Format: uri
             * @description The address. Whoever has it reads the calendar.
             * @example https://recruitment.example.com/calendars/1-1-c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldA.ics
             */
            url: string;
        };
        /**
         * Cancellation
         * @description Why and when it was canceled; null unless it is canceled.
         */
        Cancellation: {
            /**
             * @description Why it was canceled; null once the candidate is anonymized.
             * @example The interviewer is ill
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was canceled.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
        };
        /**
         * CancellationItem
         * @description Why and when it was canceled; null unless it is canceled.
         */
        CancellationItem: {
            /**
             * @description Why it was canceled; null once the candidate is anonymized.
             * @example The interviewer is ill
             */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When it was canceled.
             * @example 2026-03-02T09:30:00.000Z
             */
            at?: string;
        };
        /**
         * Candidate
         * @description A person who applies, or may apply, for jobs.
         */
        Candidate: {
            /**
             * Format: int64
             * @description Id of the candidate.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key of the candidate, unique in the company. Null once the candidate is anonymized.
             * @example CAND-133
             */
            code: string | null;
            /**
             * @description Given name or names.
             * @example Ada
             */
            name: string;
            /**
             * @description Family name or names.
             * @example Moreira
             */
            lastName: string;
            /**
             * Format: idn-email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Mobile phone number, in any notation.
             * @example +55 81 5550-0142
             */
            mobileNumber: string | null;
            /**
             * @description Other phone number, in any notation.
             * @example +55 81 5550-0142
             */
            phoneNumber: string | null;
            /**
             * @description Number of an identity document. Needs the scope `candidates:sensitive`.
             * @example 000.000.000-00
             */
            identificationDocument?: string | null;
            /**
             * Format: country
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin: string | null;
            /**
             * Format: date
             * @description Day of birth, from 1900-01-01 to today, as it is where the day is latest on earth (UTC+14).
             * @example 1990-05-11
             */
            birthdate: string | null;
            /**
             * Format: uri
             * @description Address of the LinkedIn profile.
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl: string | null;
            /**
             * @description City where the candidate lives.
             * @example Recife
             */
            city: string | null;
            /**
             * @description State or region where the candidate lives.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * Format: country
             * @description Country where the candidate lives, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
            /** @description Skills of the candidate, as free text. */
            skills: string[];
            /** @description Languages that the candidate speaks. */
            languages: components["schemas"]["Language"][];
            /**
             * @description Highest education, as free text.
             * @example Bachelor
             */
            schooling: string | null;
            /**
             * Format: double
             * @description Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.
             * @example 6000
             */
            salaryExpectation?: number | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "notice_period": 30
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            keepUntil: components["schemas"]["KeepUntil"] | null;
            /**
             * Format: int32
             * @description Number of files of the candidate, without those of applications. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount: number;
            /**
             * Format: date-time
             * @description When the candidate was anonymized; null if the candidate is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            anonymizedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /** @description Files of the candidate, by id. Only with `expand=attachments`. */
            attachments?: components["schemas"]["AttachmentSummary"][];
        };
        /**
         * CandidateAttachmentForm
         * @description A file with its kind.
         */
        CandidateAttachmentForm: {
            /**
             * Format: binary
             * @description The file, up to 10 MB unless the operator says otherwise.
             * @example %PDF-1.7
             */
            file: Blob;
            kind: components["schemas"]["CandidateAttachmentKind"];
            /**
             * Format: date-time
             * @description When the file was added. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            at?: string | null;
        };
        /**
         * CandidateAttachmentKind
         * @description What the file is.
         * @example resume
         * @enum {string}
         */
        CandidateAttachmentKind: "resume" | "cover_letter" | "portfolio" | "other";
        /**
         * CandidateCreate
         * @description A new candidate. Only names and e-mail are required.
         */
        CandidateCreate: {
            /**
             * @description Your own key of the candidate, unique in the company. Null once the candidate is anonymized.
             * @example CAND-133
             */
            code?: string | null;
            /**
             * @description Given name or names.
             * @example Ada
             */
            name: string;
            /**
             * @description Family name or names.
             * @example Moreira
             */
            lastName: string;
            /**
             * Format: idn-email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Mobile phone number, in any notation.
             * @example +55 81 5550-0142
             */
            mobileNumber?: string | null;
            /**
             * @description Other phone number, in any notation.
             * @example +55 81 5550-0142
             */
            phoneNumber?: string | null;
            /**
             * @description Number of an identity document. Needs the scope `candidates:sensitive`.
             * @example 000.000.000-00
             */
            identificationDocument?: string | null;
            /**
             * Format: country
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @description Day of birth, from 1900-01-01 to today, as it is where the day is latest on earth (UTC+14).
             * @example 1990-05-11
             */
            birthdate?: string | null;
            /**
             * Format: uri
             * @description Address of the LinkedIn profile.
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl?: string | null;
            /**
             * @description City where the candidate lives.
             * @example Recife
             */
            city?: string | null;
            /**
             * @description State or region where the candidate lives.
             * @example Pernambuco
             */
            state?: string | null;
            /**
             * Format: country
             * @description Country where the candidate lives, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            /** @description Skills of the candidate, as free text. */
            skills?: string[];
            /** @description Languages that the candidate speaks. */
            languages?: components["schemas"]["Language"][];
            /**
             * @description Highest education, as free text.
             * @example Bachelor
             */
            schooling?: string | null;
            /**
             * Format: double
             * @description Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.
             * @example 6000
             */
            salaryExpectation?: number | null;
            /**
             * @description Values of the company's own fields by key, 64 kB at most. Fields not named keep their value; null removes it.
             * @example {
             *       "notice_period": 30
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the candidate became known to the company; an existing candidate keeps the time. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            createdAt?: string | null;
        };
        /**
         * CandidateExpansion
         * @description Related objects to embed.
         * @example attachments
         * @enum {string}
         */
        CandidateExpansion: "attachments";
        /**
         * CandidateExport
         * @description All data held about one candidate.
         */
        CandidateExport: {
            candidate: components["schemas"]["ExportedCandidate"];
            /** @description Those who were merged into the candidate, by id. */
            merged: components["schemas"]["ExportedMergedCandidate"][];
            /** @description All applications of the candidate, by id. */
            applications: components["schemas"]["ExportedApplication"][];
            /** @description Files of the candidate and of the applications, by id. */
            attachments: components["schemas"]["ExportedAttachment"][];
            /** @description Events about the candidate, in order. */
            events: components["schemas"]["Event"][];
        };
        /**
         * CandidateMerge
         * @description The other candidate.
         */
        CandidateMerge: {
            /**
             * Format: int64
             * @description Id of the duplicate: it is merged into the candidate in the path.
             * @example 200
             */
            duplicateId: number;
        };
        /**
         * CandidatePatch
         * @description Changes to a candidate. Absent fields stay unchanged; null clears a nullable field.
         */
        CandidatePatch: {
            /**
             * @description Your own key of the candidate, unique in the company. Null once the candidate is anonymized.
             * @example CAND-133
             */
            code?: string | null;
            /**
             * @description Given name or names.
             * @example Ada
             */
            name?: string;
            /**
             * @description Family name or names.
             * @example Moreira
             */
            lastName?: string;
            /**
             * Format: idn-email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description Mobile phone number, in any notation.
             * @example +55 81 5550-0142
             */
            mobileNumber?: string | null;
            /**
             * @description Other phone number, in any notation.
             * @example +55 81 5550-0142
             */
            phoneNumber?: string | null;
            /**
             * @description Number of an identity document. Needs the scope `candidates:sensitive`.
             * @example 000.000.000-00
             */
            identificationDocument?: string | null;
            /**
             * Format: country
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @description Day of birth, from 1900-01-01 to today, as it is where the day is latest on earth (UTC+14).
             * @example 1990-05-11
             */
            birthdate?: string | null;
            /**
             * Format: uri
             * @description Address of the LinkedIn profile.
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl?: string | null;
            /**
             * @description City where the candidate lives.
             * @example Recife
             */
            city?: string | null;
            /**
             * @description State or region where the candidate lives.
             * @example Pernambuco
             */
            state?: string | null;
            /**
             * Format: country
             * @description Country where the candidate lives, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            /** @description Skills of the candidate, as free text. */
            skills?: string[];
            /** @description Languages that the candidate speaks. */
            languages?: components["schemas"]["Language"][];
            /**
             * @description Highest education, as free text.
             * @example Bachelor
             */
            schooling?: string | null;
            /**
             * Format: double
             * @description Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.
             * @example 6000
             */
            salaryExpectation?: number | null;
            /**
             * @description Values of the company's own fields by key, 64 kB at most. Fields not named keep their value; null removes it.
             * @example {
             *       "notice_period": 30
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /** @description Until when the person has agreed to be kept, if that is longer than the retention of the company. Needs the scope `privacy:write`; null ends it. */
            keepUntil?: components["schemas"]["KeepUntil"] | null;
        };
        /**
         * CandidateRetentionItem
         * @description Why and when the candidate will be anonymized. Only with `retentionBefore`.
         */
        CandidateRetentionItem: {
            /**
             * Format: date-time
             * @description Since when the person is left alone.
             * @example 2026-03-02T09:30:00.000Z
             */
            since?: string;
            from?: components["schemas"]["RetentionReason"];
            /**
             * Format: date-time
             * @description When the person will be anonymized if nothing changes.
             * @example 2026-03-02T09:30:00.000Z
             */
            dueAt?: string;
        };
        /**
         * Comment
         * @description A remark on an application.
         */
        Comment: {
            /**
             * Format: int64
             * @description Id of the comment.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key of the comment, unique in its application. Null once the candidate is anonymized.
             * @example NOTE-12
             */
            code: string | null;
            /**
             * @description What the comment says.
             * @example Met at the fair in May.
             */
            text: string;
            /**
             * @description Name of who wrote it: of the token, unless `authorName` names a person.
             * @example ERP import
             */
            author: string;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * Criterion
         * @description Something that an interviewer judges.
         */
        Criterion: {
            /**
             * @description Name of the criterion in answers, unique in its template.
             * @example code_quality
             */
            key: string;
            /**
             * @description What people read.
             * @example Quality of the code
             */
            label: string;
            kind: components["schemas"]["CriterionKind"];
            /**
             * Format: double
             * @description How much a rating counts beside the others. Only for the kind `rating`; 1 without it.
             * @example 2
             */
            weight?: number;
            /**
             * @description Whether a scorecard must have an answer to be submitted. Default: false.
             * @example true
             */
            isRequired?: boolean;
        };
        /**
         * CriterionKind
         * @description What an answer is. `rating`: a whole number from 1 to 5; `yes_no`: true or false; `text`: words.
         * @example rating
         * @enum {string}
         */
        CriterionKind: "rating" | "yes_no" | "text";
        /**
         * CurrentStep
         * @description A step of the job, in short.
         */
        CurrentStep: {
            /**
             * Format: int64
             * @description Id of the step.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the step.
             * @example Interview
             */
            name: string;
            /**
             * @description Your own key of the step, unique in its job.
             * @example interview
             */
            code: string | null;
            type: components["schemas"]["StepType"];
            category: components["schemas"]["StepCategory"];
        };
        /**
         * CurrentStepItem
         * @description A step of the job, in short.
         */
        CurrentStepItem: {
            /**
             * Format: int64
             * @description Id of the step.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the step.
             * @example Interview
             */
            name?: string;
            /**
             * @description Your own key of the step, unique in its job.
             * @example interview
             */
            code?: string | null;
            type?: components["schemas"]["StepType"];
            category?: components["schemas"]["StepCategory"];
        };
        /**
         * CustomEntity
         * @description Kind of the objects that have the field.
         * @example job
         * @enum {string}
         */
        CustomEntity: "job" | "candidate" | "application" | "offer";
        /**
         * CustomField
         * @description A field that the company has added to jobs, candidates, applications or offers.
         */
        CustomField: {
            /**
             * Format: uuid
             * @description Id of the field.
             * @example c0570000-0000-8000-8000-000000000001
             */
            id: string;
            entity: components["schemas"]["CustomEntity"];
            /**
             * @description Name of the field in `customFields`, unique for the kind of objects. It never changes.
             * @example cost_center
             */
            key: string;
            /**
             * @description What people read.
             * @example Cost center
             */
            label: string;
            /**
             * @description What the field is for.
             * @example Cost center in the ERP
             */
            description: string | null;
            type: components["schemas"]["CustomFieldType"];
            /**
             * @description Options of a `select` or `multi_select`, at least one; empty for other types.
             * @example []
             */
            options: components["schemas"]["CustomFieldOption"][];
            /**
             * @description Whether a new object must have a value; a job, only to become `waiting_approval` or `approved`. Existing objects without one can still be changed. Default: false.
             * @example false
             */
            isRequired: boolean;
            /** @example null */
            gate: components["schemas"]["CustomFieldGate"] | null;
            /**
             * @description Whether tokens with `jobs:public` see the values: only of fields of jobs, without a `gate`. Default: false.
             * @example false
             */
            isPublic: boolean;
            /**
             * Format: int32
             * @description Place of the field in forms, ascending. Default: 0.
             * @example 1
             */
            order: number;
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * CustomFieldField
         * @example all
         * @enum {string}
         */
        CustomFieldField: "all" | "id" | "entity" | "key" | "label" | "description" | "type" | "options" | "isRequired" | "gate" | "isPublic" | "order" | "archivedAt" | "createdAt" | "updatedAt";
        /**
         * CustomFieldGate
         * @description The scope that a token needs to see and to write values of the field; null for that of the object alone. It cannot change while there are values.
         * @enum {string}
         */
        CustomFieldGate: "candidates:sensitive" | "compensation:read";
        /**
         * CustomFieldItem
         * @description A field that the company has added to jobs, candidates, applications or offers.
         */
        CustomFieldItem: {
            /**
             * Format: uuid
             * @description Id of the field.
             * @example c0570000-0000-8000-8000-000000000001
             */
            id?: string;
            entity?: components["schemas"]["CustomEntity"];
            /**
             * @description Name of the field in `customFields`, unique for the kind of objects. It never changes.
             * @example cost_center
             */
            key?: string;
            /**
             * @description What people read.
             * @example Cost center
             */
            label?: string;
            /**
             * @description What the field is for.
             * @example Cost center in the ERP
             */
            description?: string | null;
            type?: components["schemas"]["CustomFieldType"];
            /**
             * @description Options of a `select` or `multi_select`, at least one; empty for other types.
             * @example []
             */
            options?: components["schemas"]["CustomFieldOption"][];
            /**
             * @description Whether a new object must have a value; a job, only to become `waiting_approval` or `approved`. Existing objects without one can still be changed. Default: false.
             * @example false
             */
            isRequired?: boolean;
            /** @example null */
            gate?: components["schemas"]["CustomFieldGate"] | null;
            /**
             * @description Whether tokens with `jobs:public` see the values: only of fields of jobs, without a `gate`. Default: false.
             * @example false
             */
            isPublic?: boolean;
            /**
             * Format: int32
             * @description Place of the field in forms, ascending. Default: 0.
             * @example 1
             */
            order?: number;
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * CustomFieldItemTokenPage
         * @description One page of the list.
         */
        CustomFieldItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["CustomFieldItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * CustomFieldOption
         * @description One of the values that a field may have.
         */
        CustomFieldOption: {
            /**
             * @description What objects have. It is never renamed.
             * @example emea
             */
            value: string;
            /**
             * @description What people read.
             * @example Europe, Middle East and Africa
             */
            label: string;
            /**
             * @description Whether it stays where it is used, and is not chosen any more. Default: false.
             * @example false
             */
            archived?: boolean;
        };
        /**
         * CustomFieldType
         * @description What values are. It never changes. `text`: up to 1 000 characters; `long_text`: up to 20 000; `number`; `boolean`; `date`: a day, `YYYY-MM-DD`; `url`: an address of http or https; `money`: `{amount, currency}`, with at most four decimals and a code of ISO 4217; `select`: the value of an option; `multi_select`: a list of up to 50; `user`: the id of a user.
         * @example text
         * @enum {string}
         */
        CustomFieldType: "text" | "long_text" | "number" | "boolean" | "date" | "url" | "money" | "select" | "multi_select" | "user";
        /**
         * Delivery
         * @description One event on its way to one webhook.
         */
        Delivery: {
            /**
             * Format: uuid
             * @description Id of the delivery.
             * @example 7d1f0c9e-52b4-8c1a-8e37-5a9b2f4c6d80
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the webhook that sends.
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description Id of the event: the `webhook-id` of every attempt.
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            eventId: string;
            /**
             * @description Name of the event; `webhook.test` for a test event.
             * @example application.moved
             */
            event: string;
            state: components["schemas"]["DeliveryState"];
            /** @description The last 50 attempts, oldest first. */
            attempts: components["schemas"]["Attempt"][];
            /**
             * Format: int32
             * @description HTTP status of the last attempt; null if there was no response.
             * @example 200
             */
            lastStatus: number | null;
            /**
             * @description Why the last attempt failed; null if it did not.
             * @example the answer was 500
             */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due; null if none is due, or while the webhook is not active.
             * @example 2026-03-02T09:30:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the receiver accepted the event; null until then.
             * @example 2026-03-02T09:30:00.000Z
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * DeliveryState
         * @description `pending`: it waits to be sent. `delivered`: the receiver answered with 2xx. `failed`: the last attempt failed, and another will follow. `dead`: it failed for three days and is no longer sent.
         * @example pending
         * @enum {string}
         */
        DeliveryState: "pending" | "delivered" | "failed" | "dead";
        /**
         * DeliveryTokenPage
         * @description One page of the list.
         */
        DeliveryTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["Delivery"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * Department
         * @description A department of the company.
         */
        Department: {
            /**
             * Format: int64
             * @description Id of the department.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the department.
             * @example Legal
             */
            name: string;
            /**
             * @description Your own key, unique among objects of this kind.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description Standard name for it, so that figures can be compared.
             * @example Technology
             */
            similarTo: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active: boolean;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * DepartmentField
         * @example all
         * @enum {string}
         */
        DepartmentField: "all" | "id" | "name" | "code" | "similarTo" | "active" | "createdAt" | "updatedAt";
        /**
         * DepartmentItem
         * @description A department of the company.
         */
        DepartmentItem: {
            /**
             * Format: int64
             * @description Id of the department.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the department.
             * @example Legal
             */
            name?: string;
            /**
             * @description Your own key, unique among objects of this kind.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description Standard name for it, so that figures can be compared.
             * @example Technology
             */
            similarTo?: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active?: boolean;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * DepartmentItemTokenPage
         * @description One page of the list.
         */
        DepartmentItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["DepartmentItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * Disqualification
         * @description The rejection; null unless the status is `reproved`.
         */
        Disqualification: {
            /**
             * Format: int64
             * @description Id of the reason, if it is one of the catalog.
             * @example 1
             */
            reasonId: number | null;
            /**
             * @description Why the application was rejected; null once the candidate is anonymized.
             * @example Other candidate chosen
             */
            reason: string | null;
            /**
             * @description Notes on the rejection.
             * @example Good talk, keep in touch.
             */
            notes: string | null;
            /**
             * Format: date-time
             * @description When the application was rejected.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
        };
        /**
         * DisqualificationItem
         * @description The rejection; null unless the status is `reproved`.
         */
        DisqualificationItem: {
            /**
             * Format: int64
             * @description Id of the reason, if it is one of the catalog.
             * @example 1
             */
            reasonId?: number | null;
            /**
             * @description Why the application was rejected; null once the candidate is anonymized.
             * @example Other candidate chosen
             */
            reason?: string | null;
            /**
             * @description Notes on the rejection.
             * @example Good talk, keep in touch.
             */
            notes?: string | null;
            /**
             * Format: date-time
             * @description When the application was rejected.
             * @example 2026-03-02T09:30:00.000Z
             */
            at?: string;
        };
        /**
         * Duplicate
         * @description Somebody who may be the same person.
         */
        Duplicate: {
            candidate: components["schemas"]["EmbeddedCandidate"];
            /** @description What the two have in common. */
            by: components["schemas"]["DuplicateGround"][];
        };
        /**
         * DuplicateGround
         * @description What is the same.
         * @example email
         * @enum {string}
         */
        DuplicateGround: "email" | "document" | "phone" | "name";
        /**
         * Duplicates
         * @description Candidates who may be the same person.
         */
        Duplicates: {
            /** @description Those with most in common first, then by id. */
            results: components["schemas"]["Duplicate"][];
        };
        /**
         * EmbeddedCandidate
         * @description A person who applies, or may apply, for jobs.
         */
        EmbeddedCandidate: {
            /**
             * Format: int64
             * @description Id of the candidate.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key of the candidate, unique in the company. Null once the candidate is anonymized.
             * @example CAND-133
             */
            code: string | null;
            /**
             * @description Given name or names.
             * @example Ada
             */
            name: string;
            /**
             * @description Family name or names.
             * @example Moreira
             */
            lastName: string;
            /**
             * Format: idn-email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Mobile phone number, in any notation.
             * @example +55 81 5550-0142
             */
            mobileNumber: string | null;
            /**
             * @description Other phone number, in any notation.
             * @example +55 81 5550-0142
             */
            phoneNumber: string | null;
            /**
             * @description Number of an identity document. Needs the scope `candidates:sensitive`.
             * @example 000.000.000-00
             */
            identificationDocument?: string | null;
            /**
             * Format: country
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin: string | null;
            /**
             * Format: date
             * @description Day of birth, from 1900-01-01 to today, as it is where the day is latest on earth (UTC+14).
             * @example 1990-05-11
             */
            birthdate: string | null;
            /**
             * Format: uri
             * @description Address of the LinkedIn profile.
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl: string | null;
            /**
             * @description City where the candidate lives.
             * @example Recife
             */
            city: string | null;
            /**
             * @description State or region where the candidate lives.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * Format: country
             * @description Country where the candidate lives, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
            /** @description Skills of the candidate, as free text. */
            skills: string[];
            /** @description Languages that the candidate speaks. */
            languages: components["schemas"]["Language"][];
            /**
             * @description Highest education, as free text.
             * @example Bachelor
             */
            schooling: string | null;
            /**
             * Format: double
             * @description Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.
             * @example 6000
             */
            salaryExpectation?: number | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "notice_period": 30
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            keepUntil: components["schemas"]["KeepUntil"] | null;
            /**
             * Format: int32
             * @description Number of files of the candidate, without those of applications. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount: number;
            /**
             * Format: date-time
             * @description When the candidate was anonymized; null if the candidate is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            anonymizedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * EmbeddedCandidateItem
         * @description A person who applies, or may apply, for jobs.
         */
        EmbeddedCandidateItem: {
            /**
             * Format: int64
             * @description Id of the candidate.
             * @example 1
             */
            id?: number;
            /**
             * @description Your own key of the candidate, unique in the company. Null once the candidate is anonymized.
             * @example CAND-133
             */
            code?: string | null;
            /**
             * @description Given name or names.
             * @example Ada
             */
            name?: string;
            /**
             * @description Family name or names.
             * @example Moreira
             */
            lastName?: string;
            /**
             * Format: idn-email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description Mobile phone number, in any notation.
             * @example +55 81 5550-0142
             */
            mobileNumber?: string | null;
            /**
             * @description Other phone number, in any notation.
             * @example +55 81 5550-0142
             */
            phoneNumber?: string | null;
            /**
             * @description Number of an identity document. Needs the scope `candidates:sensitive`.
             * @example 000.000.000-00
             */
            identificationDocument?: string | null;
            /**
             * Format: country
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @description Day of birth, from 1900-01-01 to today, as it is where the day is latest on earth (UTC+14).
             * @example 1990-05-11
             */
            birthdate?: string | null;
            /**
             * Format: uri
             * @description Address of the LinkedIn profile.
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl?: string | null;
            /**
             * @description City where the candidate lives.
             * @example Recife
             */
            city?: string | null;
            /**
             * @description State or region where the candidate lives.
             * @example Pernambuco
             */
            state?: string | null;
            /**
             * Format: country
             * @description Country where the candidate lives, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            /** @description Skills of the candidate, as free text. */
            skills?: string[];
            /** @description Languages that the candidate speaks. */
            languages?: components["schemas"]["Language"][];
            /**
             * @description Highest education, as free text.
             * @example Bachelor
             */
            schooling?: string | null;
            /**
             * Format: double
             * @description Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.
             * @example 6000
             */
            salaryExpectation?: number | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "notice_period": 30
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            keepUntil?: components["schemas"]["KeepUntilItem"] | null;
            /**
             * Format: int32
             * @description Number of files of the candidate, without those of applications. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount?: number;
            /**
             * Format: date-time
             * @description When the candidate was anonymized; null if the candidate is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            anonymizedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * EmbeddedJob
         * @description A position to fill: what it is, where it stands, and who is responsible.
         */
        EmbeddedJob: {
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key for the job, unique in the company. If absent, a new job gets one.
             * @example REQ-2042
             */
            code: string;
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name: string;
            status: components["schemas"]["JobStatus"];
            type: components["schemas"]["JobType"];
            publicationType: components["schemas"]["PublicationType"];
            workplaceType: components["schemas"]["WorkplaceType"];
            /**
             * Format: int32
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. In a job with openings it is the number of those that are not canceled, and cannot be written. Default: 1.
             * @example 2
             */
            numVacancies: number;
            vacancies: components["schemas"]["Vacancies"];
            /**
             * Format: int64
             * @description Id of the department. Required for publication.
             * @example 1
             */
            departmentId: number | null;
            /**
             * @description Code of the department as it is now.
             * @example DEP-01
             */
            departmentCode: string | null;
            /**
             * @description Name of the department as it is now.
             * @example Engineering
             */
            departmentName: string | null;
            /**
             * Format: int64
             * @description Id of the role. Required for publication.
             * @example 1
             */
            roleId: number | null;
            /**
             * @description Code of the role as it is now.
             * @example ROLE-01
             */
            roleCode: string | null;
            /**
             * @description Name of the role as it is now.
             * @example Software Engineer
             */
            roleName: string | null;
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            branchId: number | null;
            /**
             * @description Code of the branch as it is now.
             * @example BRANCH-01
             */
            branchCode: string | null;
            /**
             * @description Name of the branch as it is now.
             * @example Recife
             */
            branchName: string | null;
            /**
             * Format: int64
             * @description Id of the user who recruits for the job.
             * @example 1
             */
            recruiterId: number | null;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            recruiterCode: string | null;
            /**
             * Format: int64
             * @description Id of the user whom the hired person reports to.
             * @example 1
             */
            managerId: number | null;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            managerCode: string | null;
            /**
             * @description What the job is about. Required for approval and publication. Omitted in lists. Plain text, which stays as it is, or HTML: when it is written, everything is removed but the elements `p`, `div`, `br`, `hr`, `h1`, `h2`, `h3`, `h4`, `h5`, `h6`, `ul`, `ol`, `li`, `dl`, `dt`, `dd`, `b`, `strong`, `i`, `em`, `u`, `s`, `sub`, `sup`, `blockquote`, `pre`, `code`, `span`, `a`, `table`, `thead`, `tbody`, `tr`, `th`, `td`, and the `href` of `a` with http, https, mailto, tel or a path.
             * @example <p>Build and run our services.</p>
             */
            description: string | null;
            /**
             * @description What the hired person does. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            responsibilities: string | null;
            /**
             * @description What candidates must bring. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            prerequisites: string | null;
            /**
             * @description Anything else, such as benefits. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            additionalInformation: string | null;
            /**
             * @description City of the workplace.
             * @example Recife
             */
            city: string | null;
            /**
             * @description State or region of the workplace.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * Format: country
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
            salary?: components["schemas"]["Salary"] | null;
            /**
             * Format: date
             * @description Day by which the job is to be filled, inclusive, in UTC. Publication requires one that is not in the past.
             * @example 2026-12-31
             */
            hiringDeadline: string | null;
            /**
             * Format: date
             * @description Last day for applications, in UTC. After it, only tokens with `jobs:write` can add applications.
             * @example 2026-12-31
             */
            applicationDeadline: string | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "cost_center": "4711"
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description Id of the reason for the status, if it is one of the catalog.
             * @example 1
             */
            statusReasonId: number | null;
            /**
             * @description Reason for the status. Required, unless there is a `statusReasonId`, for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason: string | null;
            /**
             * Format: int32
             * @description Number of files of the job. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount: number;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the job was approved; null again once it returns to draft, approval or disapproval.
             * @example 2026-03-02T09:30:00.000Z
             */
            approvedAt: string | null;
            /**
             * Format: date-time
             * @description When the job was published for the first time.
             * @example 2026-03-02T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When the job was last frozen; null again once it is published.
             * @example 2026-03-02T09:30:00.000Z
             */
            frozenAt: string | null;
            /**
             * Format: date-time
             * @description When the job was closed; null again once it is published.
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @description When the job was canceled; null again once it is a draft.
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt: string | null;
        };
        /**
         * EmbeddedJobItem
         * @description A position to fill: what it is, where it stands, and who is responsible.
         */
        EmbeddedJobItem: {
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            id?: number;
            /**
             * @description Your own key for the job, unique in the company. If absent, a new job gets one.
             * @example REQ-2042
             */
            code?: string;
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name?: string;
            status?: components["schemas"]["JobStatus"];
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /**
             * Format: int32
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. In a job with openings it is the number of those that are not canceled, and cannot be written. Default: 1.
             * @example 2
             */
            numVacancies?: number;
            vacancies?: components["schemas"]["VacanciesItem"];
            /**
             * Format: int64
             * @description Id of the department. Required for publication.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * @description Code of the department as it is now.
             * @example DEP-01
             */
            departmentCode?: string | null;
            /**
             * @description Name of the department as it is now.
             * @example Engineering
             */
            departmentName?: string | null;
            /**
             * Format: int64
             * @description Id of the role. Required for publication.
             * @example 1
             */
            roleId?: number | null;
            /**
             * @description Code of the role as it is now.
             * @example ROLE-01
             */
            roleCode?: string | null;
            /**
             * @description Name of the role as it is now.
             * @example Software Engineer
             */
            roleName?: string | null;
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            branchId?: number | null;
            /**
             * @description Code of the branch as it is now.
             * @example BRANCH-01
             */
            branchCode?: string | null;
            /**
             * @description Name of the branch as it is now.
             * @example Recife
             */
            branchName?: string | null;
            /**
             * Format: int64
             * @description Id of the user who recruits for the job.
             * @example 1
             */
            recruiterId?: number | null;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            recruiterCode?: string | null;
            /**
             * Format: int64
             * @description Id of the user whom the hired person reports to.
             * @example 1
             */
            managerId?: number | null;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            managerCode?: string | null;
            /**
             * @description What the job is about. Required for approval and publication. Omitted in lists. Plain text, which stays as it is, or HTML: when it is written, everything is removed but the elements `p`, `div`, `br`, `hr`, `h1`, `h2`, `h3`, `h4`, `h5`, `h6`, `ul`, `ol`, `li`, `dl`, `dt`, `dd`, `b`, `strong`, `i`, `em`, `u`, `s`, `sub`, `sup`, `blockquote`, `pre`, `code`, `span`, `a`, `table`, `thead`, `tbody`, `tr`, `th`, `td`, and the `href` of `a` with http, https, mailto, tel or a path.
             * @example <p>Build and run our services.</p>
             */
            description?: string | null;
            /**
             * @description What the hired person does. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            responsibilities?: string | null;
            /**
             * @description What candidates must bring. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            prerequisites?: string | null;
            /**
             * @description Anything else, such as benefits. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            additionalInformation?: string | null;
            /**
             * @description City of the workplace.
             * @example Recife
             */
            city?: string | null;
            /**
             * @description State or region of the workplace.
             * @example Pernambuco
             */
            state?: string | null;
            /**
             * Format: country
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            salary?: components["schemas"]["SalaryItem"] | null;
            /**
             * Format: date
             * @description Day by which the job is to be filled, inclusive, in UTC. Publication requires one that is not in the past.
             * @example 2026-12-31
             */
            hiringDeadline?: string | null;
            /**
             * Format: date
             * @description Last day for applications, in UTC. After it, only tokens with `jobs:write` can add applications.
             * @example 2026-12-31
             */
            applicationDeadline?: string | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "cost_center": "4711"
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description Id of the reason for the status, if it is one of the catalog.
             * @example 1
             */
            statusReasonId?: number | null;
            /**
             * @description Reason for the status. Required, unless there is a `statusReasonId`, for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason?: string | null;
            /**
             * Format: int32
             * @description Number of files of the job. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount?: number;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
            /**
             * Format: date-time
             * @description When the job was approved; null again once it returns to draft, approval or disapproval.
             * @example 2026-03-02T09:30:00.000Z
             */
            approvedAt?: string | null;
            /**
             * Format: date-time
             * @description When the job was published for the first time.
             * @example 2026-03-02T09:30:00.000Z
             */
            publishedAt?: string | null;
            /**
             * Format: date-time
             * @description When the job was last frozen; null again once it is published.
             * @example 2026-03-02T09:30:00.000Z
             */
            frozenAt?: string | null;
            /**
             * Format: date-time
             * @description When the job was closed; null again once it is published.
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt?: string | null;
            /**
             * Format: date-time
             * @description When the job was canceled; null again once it is a draft.
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt?: string | null;
        };
        /**
         * Entity
         * @description The object that the event is about.
         */
        Entity: {
            type: components["schemas"]["EntityType"];
            /** @description Id of the object: a UUID for files, custom fields, tokens and webhooks, else a number. */
            id: number | string;
        };
        /**
         * EntityType
         * @description Kind of the object.
         * @example application
         * @enum {string}
         */
        EntityType: "job" | "step" | "team-member" | "opening" | "application" | "interview" | "scorecard" | "offer" | "message" | "comment" | "tag" | "candidate" | "attachment" | "department" | "role" | "branch" | "user" | "reason" | "source" | "scorecard-template" | "message-template" | "custom-field" | "company" | "webhook" | "token" | "suppression";
        /**
         * ErrorCode
         * @description A code of the [catalog of errors](/guides/errors).
         * @example BAD_ARGUMENT
         * @enum {string}
         */
        ErrorCode: "BAD_ARGUMENT" | "MALFORMED_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "ALREADY_EXISTS" | "ILLEGAL_TRANSITION" | "NO_VACANCY_LEFT" | "JOB_NOT_OPEN" | "IN_USE" | "OVERLAP" | "LIMIT_REACHED" | "QUOTA_EXCEEDED" | "ANONYMIZED" | "MERGED" | "CANNOT_UNMERGE" | "REQUEST_IN_PROGRESS" | "ANSWER_NOT_KEPT" | "CURSOR_EXPIRED" | "STALE_VERSION" | "PAYLOAD_TOO_LARGE" | "URI_TOO_LONG" | "UNSUPPORTED_MEDIA_TYPE" | "RANGE_NOT_SATISFIABLE" | "EXPECTATION_FAILED" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "UNAVAILABLE";
        /**
         * ErrorItem
         * @description One fault of the request.
         */
        ErrorItem: {
            /**
             * @description One of the codes of the catalog.
             * @example BAD_ARGUMENT
             */
            code: string;
            /**
             * @description The parameter, body field or header at fault, or `request`.
             * @example jobId
             */
            target: string;
            /**
             * @description The rule that was broken.
             * @example each value in jobId must be a number
             */
            message: string;
        };
        /**
         * Errors
         * @description What went wrong.
         */
        Errors: {
            /** @description One item for each fault, in the order of the request. */
            errors: components["schemas"]["ErrorItem"][];
        };
        /**
         * Event
         * @description Something that happened to an object.
         */
        Event: {
            /**
             * Format: uuid
             * @description Id of the event.
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            event: components["schemas"]["EventName"];
            /**
             * Format: date-time
             * @description When the event was recorded.
             * @example 2026-03-02T09:30:00.000Z
             */
            date: string;
            /**
             * Format: date-time
             * @description When it happened, if it was recorded later; absent where that is `date`.
             * @example 2024-05-03T14:00:00.000Z
             */
            occurredAt?: string;
            actor: components["schemas"]["Actor"] | null;
            entity: components["schemas"]["Entity"];
            /** @description The object as it was then, without fields that need their own scope. */
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * EventName
         * @description Name of the event.
         * @example application.moved
         * @enum {string}
         */
        EventName: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "team-member.created" | "team-member.changed" | "team-member.deleted" | "opening.created" | "opening.changed" | "opening.filled" | "opening.canceled" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "candidate.hired-changed" | "application.unhired" | "application.tagged" | "application.untagged" | "interview.scheduled" | "interview.changed" | "interview.completed" | "interview.canceled" | "interview.no-show" | "scorecard.created" | "scorecard.changed" | "scorecard.submitted" | "offer.created" | "offer.changed" | "offer.sent" | "offer.accepted" | "offer.declined" | "offer.withdrawn" | "offer.expired" | "message.queued" | "message.sent" | "message.failed" | "message.suppressed" | "message.canceled" | "message.changed" | "comment.created" | "comment.changed" | "comment.deleted" | "tag.created" | "tag.deleted" | "candidate.created" | "candidate.updated" | "candidate.merged" | "candidate.unmerged" | "candidate.anonymized" | "attachment.created" | "attachment.changed" | "attachment.deleted" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "reason.created" | "reason.changed" | "reason.deleted" | "source.created" | "source.changed" | "source.deleted" | "scorecard-template.created" | "scorecard-template.changed" | "scorecard-template.deleted" | "message-template.created" | "message-template.changed" | "message-template.deleted" | "custom-field.created" | "custom-field.changed" | "custom-field.deleted" | "company.changed" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked" | "suppression.created" | "suppression.deleted";
        /**
         * EventPage
         * @description One page of the event feed.
         */
        EventPage: {
            /** @description Events of this page, in their order. */
            results: components["schemas"]["Event"][];
            /**
             * @description The `after` of the next request.
             * @example MS40Mg
             */
            cursor: string;
            /** @description Whether more events are available: if so, ask again at once, even if `results` is empty. */
            hasMore: boolean;
        };
        /**
         * EventPattern
         * @description Name of an event, or a wildcard. `application.*` matches all events with such a name and all events about an application. `candidate.hired` is about an application, so both `application.*` and `candidate.*` match it.
         * @example application.*
         * @enum {string}
         */
        EventPattern: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "team-member.created" | "team-member.changed" | "team-member.deleted" | "opening.created" | "opening.changed" | "opening.filled" | "opening.canceled" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "candidate.hired-changed" | "application.unhired" | "application.tagged" | "application.untagged" | "interview.scheduled" | "interview.changed" | "interview.completed" | "interview.canceled" | "interview.no-show" | "scorecard.created" | "scorecard.changed" | "scorecard.submitted" | "offer.created" | "offer.changed" | "offer.sent" | "offer.accepted" | "offer.declined" | "offer.withdrawn" | "offer.expired" | "message.queued" | "message.sent" | "message.failed" | "message.suppressed" | "message.canceled" | "message.changed" | "comment.created" | "comment.changed" | "comment.deleted" | "tag.created" | "tag.deleted" | "candidate.created" | "candidate.updated" | "candidate.merged" | "candidate.unmerged" | "candidate.anonymized" | "attachment.created" | "attachment.changed" | "attachment.deleted" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "reason.created" | "reason.changed" | "reason.deleted" | "source.created" | "source.changed" | "source.deleted" | "scorecard-template.created" | "scorecard-template.changed" | "scorecard-template.deleted" | "message-template.created" | "message-template.changed" | "message-template.deleted" | "custom-field.created" | "custom-field.changed" | "custom-field.deleted" | "company.changed" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked" | "suppression.created" | "suppression.deleted" | "job.*" | "step.*" | "team-member.*" | "opening.*" | "application.*" | "interview.*" | "scorecard.*" | "offer.*" | "message.*" | "comment.*" | "tag.*" | "candidate.*" | "attachment.*" | "department.*" | "role.*" | "branch.*" | "user.*" | "reason.*" | "source.*" | "scorecard-template.*" | "message-template.*" | "custom-field.*" | "company.*" | "webhook.*" | "token.*" | "suppression.*";
        /**
         * EventTokenPage
         * @description One page of the list.
         */
        EventTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["Event"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * ExportedApplication
         * @description An application with everything that belongs to it.
         */
        ExportedApplication: {
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            id: number;
            /**
             * @description Your own key of the application, unique in the company. Null once the candidate is anonymized.
             * @example APP-697
             */
            code: string | null;
            /**
             * Format: int64
             * @description Id of the job applied for.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of the candidate who applies.
             * @example 133
             */
            candidateId: number;
            /**
             * @description Code of the candidate as it is now.
             * @example CAND-133
             */
            candidateCode: string | null;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source: string;
            /**
             * Format: int64
             * @description Id of the source, if it is one of the catalog.
             * @example 1
             */
            sourceId: number | null;
            /**
             * @description Partner that referred the application, such as a job board.
             * @example Job board
             */
            partnerName: string | null;
            /**
             * Format: double
             * @description Your own rating, from 0 to 100.
             * @example 82.5
             */
            score: number | null;
            /**
             * @description Tags on the application, sorted by code point.
             * @example [
             *       "remote only"
             *     ]
             */
            tags: string[];
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "referral": "friend"
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description Number of files of the application. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount: number;
            /**
             * Format: date-time
             * @description When something last happened: the application came, was moved, changed its status or its tags, or a comment, a file, an interview, a scorecard or an offer of it changed. The version stays the same with the latter.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastActivityAt: string;
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
            hiring: components["schemas"]["Hiring"] | null;
            /**
             * Format: date-time
             * @description When the candidate was hired; null unless the status is `hired`.
             * @example 2026-03-02T09:30:00.000Z
             */
            hiredAt: string | null;
            /**
             * Format: date-time
             * @description When the application left the pipeline; null while it is `in_process`.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /** @description Visits of steps, in order. */
            steps: components["schemas"]["VisitedStep"][];
            /** @description Interviews of the application, by id. */
            interviews: components["schemas"]["Interview"][];
            /** @description Scorecards of the application, by id. */
            scorecards: components["schemas"]["Scorecard"][];
            /** @description Offers of the application, by id. */
            offers: components["schemas"]["ExportedOffer"][];
            /** @description Messages of the application, by id. */
            messages: components["schemas"]["Message"][];
            /** @description Comments of the application, by id. */
            comments: components["schemas"]["Comment"][];
        };
        /**
         * ExportedAttachment
         * @description A file, with where its content is.
         */
        ExportedAttachment: {
            /**
             * Format: uuid
             * @description Id of the file.
             * @example 019e4f00-0000-7000-8000-000000000010
             */
            id: string;
            /**
             * Format: int64
             * @description Id of the candidate whom it is about; null for a file of a job.
             * @example 1
             */
            candidateId: number | null;
            /**
             * Format: int64
             * @description Id of the application, if it is a file of one.
             * @example 1
             */
            applicationId: number | null;
            /**
             * Format: int64
             * @description Id of the job, if it is a file of the job or of an application for it.
             * @example 1
             */
            jobId: number | null;
            kind: components["schemas"]["AttachmentKind"];
            /**
             * @description Name of the file, without a path.
             * @example resume.pdf
             */
            fileName: string;
            /**
             * @description Type of the content, by its bytes, whatever the client has said.
             * @example application/pdf
             */
            contentType: string;
            /**
             * Format: int32
             * @description Number of bytes.
             * @example 48213
             */
            size: number;
            /**
             * @description SHA-256 of the bytes, in hexadecimal digits.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            text: components["schemas"]["TextState"];
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: uri-reference
             * @description Path of its content.
             * @example /api/v2/candidates/1/attachments/019e4f00-0000-7000-8000-000000000010/content
             */
            content: string;
        };
        /**
         * ExportedCandidate
         * @description The candidate, including the fields that need their own scope elsewhere.
         */
        ExportedCandidate: {
            /**
             * Format: int64
             * @description Id of the candidate.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key of the candidate, unique in the company. Null once the candidate is anonymized.
             * @example CAND-133
             */
            code: string | null;
            /**
             * @description Given name or names.
             * @example Ada
             */
            name: string;
            /**
             * @description Family name or names.
             * @example Moreira
             */
            lastName: string;
            /**
             * Format: idn-email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Mobile phone number, in any notation.
             * @example +55 81 5550-0142
             */
            mobileNumber: string | null;
            /**
             * @description Other phone number, in any notation.
             * @example +55 81 5550-0142
             */
            phoneNumber: string | null;
            /**
             * @description Number of an identity document. Needs the scope `candidates:sensitive`.
             * @example 000.000.000-00
             */
            identificationDocument: string | null;
            /**
             * Format: country
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin: string | null;
            /**
             * Format: date
             * @description Day of birth, from 1900-01-01 to today, as it is where the day is latest on earth (UTC+14).
             * @example 1990-05-11
             */
            birthdate: string | null;
            /**
             * Format: uri
             * @description Address of the LinkedIn profile.
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl: string | null;
            /**
             * @description City where the candidate lives.
             * @example Recife
             */
            city: string | null;
            /**
             * @description State or region where the candidate lives.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * Format: country
             * @description Country where the candidate lives, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
            /** @description Skills of the candidate, as free text. */
            skills: string[];
            /** @description Languages that the candidate speaks. */
            languages: components["schemas"]["Language"][];
            /**
             * @description Highest education, as free text.
             * @example Bachelor
             */
            schooling: string | null;
            /**
             * Format: double
             * @description Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.
             * @example 6000
             */
            salaryExpectation: number | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "notice_period": 30
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            keepUntil: components["schemas"]["KeepUntil"] | null;
            /**
             * Format: int32
             * @description Number of files of the candidate, without those of applications. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount: number;
            /**
             * Format: date-time
             * @description When the candidate was anonymized; null if the candidate is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            anonymizedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * ExportedMergedCandidate
         * @description A candidate who was merged, as of the merge.
         */
        ExportedMergedCandidate: {
            /**
             * Format: int64
             * @description Id of the candidate.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key of the candidate, unique in the company. Null once the candidate is anonymized.
             * @example CAND-133
             */
            code: string | null;
            /**
             * @description Given name or names.
             * @example Ada
             */
            name: string;
            /**
             * @description Family name or names.
             * @example Moreira
             */
            lastName: string;
            /**
             * Format: idn-email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Mobile phone number, in any notation.
             * @example +55 81 5550-0142
             */
            mobileNumber: string | null;
            /**
             * @description Other phone number, in any notation.
             * @example +55 81 5550-0142
             */
            phoneNumber: string | null;
            /**
             * @description Number of an identity document. Needs the scope `candidates:sensitive`.
             * @example 000.000.000-00
             */
            identificationDocument: string | null;
            /**
             * Format: country
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin: string | null;
            /**
             * Format: date
             * @description Day of birth, from 1900-01-01 to today, as it is where the day is latest on earth (UTC+14).
             * @example 1990-05-11
             */
            birthdate: string | null;
            /**
             * Format: uri
             * @description Address of the LinkedIn profile.
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl: string | null;
            /**
             * @description City where the candidate lives.
             * @example Recife
             */
            city: string | null;
            /**
             * @description State or region where the candidate lives.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * Format: country
             * @description Country where the candidate lives, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
            /** @description Skills of the candidate, as free text. */
            skills: string[];
            /** @description Languages that the candidate speaks. */
            languages: components["schemas"]["Language"][];
            /**
             * @description Highest education, as free text.
             * @example Bachelor
             */
            schooling: string | null;
            /**
             * Format: double
             * @description Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.
             * @example 6000
             */
            salaryExpectation: number | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "notice_period": 30
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            keepUntil: components["schemas"]["KeepUntil"] | null;
            /**
             * Format: int32
             * @description Number of files of the candidate, without those of applications. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount: number;
            /**
             * Format: date-time
             * @description When the candidate was anonymized; null if the candidate is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            anonymizedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * ExportedOffer
         * @description What a candidate is offered. An application has one live offer at a time.
         */
        ExportedOffer: {
            /**
             * Format: int64
             * @description Id of the offer.
             * @example 1501
             */
            id: number;
            /**
             * @description Your own key of the offer, unique in the company. Null once the candidate is anonymized.
             * @example OFF-1501
             */
            code: string | null;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 813
             */
            applicationId: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId: number;
            status: components["schemas"]["OfferStatus"];
            salary: components["schemas"]["OfferedSalary"] | null;
            /**
             * Format: date
             * @description First day of work.
             * @example 2027-02-01
             */
            startDate: string | null;
            /**
             * Format: date-time
             * @description When an offer that was sent expires unless it is answered.
             * @example 2029-12-31T18:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Kind of contract, as free text.
             * @example permanent
             */
            contractType: string | null;
            /**
             * @description Notes on the offer; null once the candidate is anonymized.
             * @example May work from Recife.
             */
            notes: string | null;
            /**
             * @description Why it was declined, withdrawn, or went back to draft; the next change of status replaces it.
             * @example Took another offer
             */
            reason: string | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "probation_months": 6
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-03-02T09:30:00.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was accepted, declined or withdrawn, or expired; null while it is live.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * FileLink
         * @description An address of a file that works without a token, for browsers.
         */
        FileLink: {
            /**
             * Format: uri
             * @description The address. Whoever has it gets the file.
             * @example https://www.example.com/ada
             */
            url: string;
            /**
             * Format: date-time
             * @description Until when it works, at most: it ends with the file, and with the token that made it.
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
        };
        /**
         * FileLinkBody
         * @description What the link is for.
         */
        FileLinkBody: {
            /**
             * @description Whether browsers show the file. Default: `false`, they save it.
             * @example true
             */
            inline?: boolean;
        };
        /**
         * FileLinkOf
         * @description A file, and its address.
         */
        FileLinkOf: {
            /**
             * Format: uuid
             * @description Id of the file.
             * @example 019e4f00-0000-7000-8000-000000000010
             */
            id: string;
            /**
             * Format: uri
             * @description The address. Whoever has it gets the file.
             * @example https://www.example.com/ada
             */
            url: string;
            /**
             * Format: date-time
             * @description Until when it works, at most: it ends with the file, and with the token that made it.
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
        };
        /**
         * FileLinks
         * @description Addresses of files that work without a token, for browsers.
         */
        FileLinks: {
            /** @description A link for each file, in the order of `ids`; ids of no file are left out. */
            results: components["schemas"]["FileLinkOf"][];
        };
        /**
         * FileLinksBody
         * @description Which files the links lead to, and what they are for.
         */
        FileLinksBody: {
            /**
             * @description Ids of files.
             * @example [
             *       "019e4f00-0000-7000-8000-000000000010"
             *     ]
             */
            ids: string[];
            /**
             * @description Whether browsers show the file. Default: `false`, they save it.
             * @example true
             */
            inline?: boolean;
        };
        /**
         * FunnelReport
         * @description How far applications came.
         */
        FunnelReport: {
            /**
             * Format: date
             * @description First day of the report, as it was asked for.
             * @example 2026-12-31
             */
            from: string | null;
            /**
             * Format: date
             * @description The day after its last one, as it was asked for.
             * @example 2026-12-31
             */
            to: string | null;
            /** @description What the numbers are grouped by. */
            groupBy: components["schemas"]["ReportGroupBy"] | null;
            /** @description The groups that have any, sorted by name. */
            results: components["schemas"]["FunnelReportGroup"][];
            /**
             * Format: int64
             * @description Number of applications in all groups.
             * @example 12
             */
            total: number;
        };
        /**
         * FunnelReportGroup
         * @description The numbers of one group.
         */
        FunnelReportGroup: {
            /** @description What the numbers are of: an object, a month as `2026-11`, or null without `groupBy`. */
            group: components["schemas"]["ReportGroup"] | string | null;
            /**
             * Format: int64
             * @description Number of applications.
             * @example 12
             */
            count: number;
            /** @description The categories of steps that applications visited, in order. */
            steps: components["schemas"]["FunnelStep"][];
            /**
             * Format: int64
             * @description Applications that are `in_process` now.
             * @example 12
             */
            inProcess: number;
            /**
             * Format: int64
             * @description Applications that are `hired` now.
             * @example 1
             */
            hired: number;
            /**
             * Format: int64
             * @description Applications that are `reproved` now.
             * @example 12
             */
            reproved: number;
            /**
             * Format: int64
             * @description Applications that are `give_up` now.
             * @example 2
             */
            withdrawn: number;
        };
        /**
         * FunnelStep
         * @description The categories of steps that applications visited, in order.
         */
        FunnelStep: {
            category: components["schemas"]["StepCategory"];
            /**
             * Format: int64
             * @description Applications that visited a step of this category, each counted once.
             * @example 12
             */
            entered: number;
            /**
             * Format: double
             * @description `entered`, as a share of that of the first category in the list.
             * @example 0.42
             */
            reached: number;
        };
        /**
         * Hiring
         * @description The hire; null unless the status is `hired`.
         */
        Hiring: {
            /**
             * Format: date-time
             * @description When the candidate was hired.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
            /**
             * Format: date
             * @description First day of work.
             * @example 2027-02-01
             */
            startDate: string | null;
            /**
             * @description Kind of contract, as free text.
             * @example permanent
             */
            contractType: string | null;
            salary?: components["schemas"]["OfferedSalary"] | null;
            /**
             * Format: int64
             * @description Id of the opening that the hire has filled, if the job has openings.
             * @example 1
             */
            openingId: number | null;
            /**
             * Format: int64
             * @description Id of the accepted offer that the other fields were copied from; null without one.
             * @example 1501
             */
            offerId: number | null;
        };
        /**
         * HiringItem
         * @description The hire; null unless the status is `hired`.
         */
        HiringItem: {
            /**
             * Format: date-time
             * @description When the candidate was hired.
             * @example 2026-03-02T09:30:00.000Z
             */
            at?: string;
            /**
             * Format: date
             * @description First day of work.
             * @example 2027-02-01
             */
            startDate?: string | null;
            /**
             * @description Kind of contract, as free text.
             * @example permanent
             */
            contractType?: string | null;
            salary?: components["schemas"]["OfferedSalaryItem"] | null;
            /**
             * Format: int64
             * @description Id of the opening that the hire has filled, if the job has openings.
             * @example 1
             */
            openingId?: number | null;
            /**
             * Format: int64
             * @description Id of the accepted offer that the other fields were copied from; null without one.
             * @example 1501
             */
            offerId?: number | null;
        };
        /**
         * Interview
         * @description A meeting of a candidate with those who judge the application.
         */
        Interview: {
            /**
             * Format: int64
             * @description Id of the interview.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key of the interview, unique in the company. Null once the candidate is anonymized.
             * @example INT-1
             */
            code: string | null;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            applicationId: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId: number;
            /**
             * Format: int64
             * @description Id of the step of the job that it belongs to.
             * @example 3
             */
            stepId: number;
            /**
             * @description What it is about; null once the candidate is anonymized.
             * @example Technical interview
             */
            title: string | null;
            kind: components["schemas"]["InterviewKind"];
            status: components["schemas"]["InterviewStatus"];
            /**
             * Format: date-time
             * @description When it begins.
             * @example 2029-03-05T14:00:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it ends: after `startsAt`.
             * @example 2029-03-05T15:00:00.000Z
             */
            endsAt: string;
            /**
             * Format: time-zone
             * @description Time zone in which people read the times, a name of the IANA database. It does not move them: `startsAt` and `endsAt` carry their offset, so that no hour is skipped or meant twice when clocks change.
             * @example America/Recife
             */
            timeZone: string;
            /**
             * @description Where people meet; null once the candidate is anonymized.
             * @example Rua da Aurora 10, room 4
             */
            location: string | null;
            /**
             * Format: uri
             * @description Where people meet online; null once the candidate is anonymized.
             * @example https://meet.example.com/abc
             */
            meetingUrl: string | null;
            /**
             * @description Notes for those who hold it; null once the candidate is anonymized.
             * @example Ask about the migration.
             */
            notes: string | null;
            /**
             * @description The users who hold it, by id.
             * @example [
             *       {
             *         "userId": 1,
             *         "status": "accepted"
             *       }
             *     ]
             */
            interviewers: components["schemas"]["Interviewer"][];
            cancellation: components["schemas"]["Cancellation"] | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * InterviewField
         * @example all
         * @enum {string}
         */
        InterviewField: "all" | "id" | "code" | "applicationId" | "jobId" | "candidateId" | "stepId" | "title" | "kind" | "status" | "startsAt" | "endsAt" | "timeZone" | "location" | "meetingUrl" | "notes" | "interviewers" | "cancellation" | "cancellation.reason" | "cancellation.at" | "createdAt" | "updatedAt";
        /**
         * InterviewItem
         * @description A meeting of a candidate with those who judge the application.
         */
        InterviewItem: {
            /**
             * Format: int64
             * @description Id of the interview.
             * @example 1
             */
            id?: number;
            /**
             * @description Your own key of the interview, unique in the company. Null once the candidate is anonymized.
             * @example INT-1
             */
            code?: string | null;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            applicationId?: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId?: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId?: number;
            /**
             * Format: int64
             * @description Id of the step of the job that it belongs to.
             * @example 3
             */
            stepId?: number;
            /**
             * @description What it is about; null once the candidate is anonymized.
             * @example Technical interview
             */
            title?: string | null;
            kind?: components["schemas"]["InterviewKind"];
            status?: components["schemas"]["InterviewStatus"];
            /**
             * Format: date-time
             * @description When it begins.
             * @example 2029-03-05T14:00:00.000Z
             */
            startsAt?: string;
            /**
             * Format: date-time
             * @description When it ends: after `startsAt`.
             * @example 2029-03-05T15:00:00.000Z
             */
            endsAt?: string;
            /**
             * Format: time-zone
             * @description Time zone in which people read the times, a name of the IANA database. It does not move them: `startsAt` and `endsAt` carry their offset, so that no hour is skipped or meant twice when clocks change.
             * @example America/Recife
             */
            timeZone?: string;
            /**
             * @description Where people meet; null once the candidate is anonymized.
             * @example Rua da Aurora 10, room 4
             */
            location?: string | null;
            /**
             * Format: uri
             * @description Where people meet online; null once the candidate is anonymized.
             * @example https://meet.example.com/abc
             */
            meetingUrl?: string | null;
            /**
             * @description Notes for those who hold it; null once the candidate is anonymized.
             * @example Ask about the migration.
             */
            notes?: string | null;
            /**
             * @description The users who hold it, by id.
             * @example [
             *       {
             *         "userId": 1,
             *         "status": "accepted"
             *       }
             *     ]
             */
            interviewers?: components["schemas"]["Interviewer"][];
            cancellation?: components["schemas"]["CancellationItem"] | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * InterviewItemTokenPage
         * @description One page of the list.
         */
        InterviewItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["InterviewItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * InterviewKind
         * @description How people meet.
         * @example video
         * @enum {string}
         */
        InterviewKind: "phone" | "video" | "on_site" | "assessment";
        /**
         * InterviewStatus
         * @description Where the interview stands. `no_show`: the candidate did not come.
         * @example scheduled
         * @enum {string}
         */
        InterviewStatus: "scheduled" | "completed" | "canceled" | "no_show";
        /**
         * Interviewer
         * @description A user who holds the interview.
         */
        Interviewer: {
            /**
             * Format: int64
             * @description Id of the user.
             * @example 1
             */
            userId: number;
            status: components["schemas"]["InterviewerStatus"];
        };
        /**
         * InterviewerStatus
         * @description What the user has answered. Who has declined is free at that time.
         * @example accepted
         * @enum {string}
         */
        InterviewerStatus: "invited" | "accepted" | "declined";
        /**
         * Job
         * @description A position to fill: what it is, where it stands, and who is responsible.
         */
        Job: {
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key for the job, unique in the company. If absent, a new job gets one.
             * @example REQ-2042
             */
            code: string;
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name: string;
            status: components["schemas"]["JobStatus"];
            type: components["schemas"]["JobType"];
            publicationType: components["schemas"]["PublicationType"];
            workplaceType: components["schemas"]["WorkplaceType"];
            /**
             * Format: int32
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. In a job with openings it is the number of those that are not canceled, and cannot be written. Default: 1.
             * @example 2
             */
            numVacancies: number;
            vacancies: components["schemas"]["Vacancies"];
            /**
             * Format: int64
             * @description Id of the department. Required for publication.
             * @example 1
             */
            departmentId: number | null;
            /**
             * @description Code of the department as it is now.
             * @example DEP-01
             */
            departmentCode: string | null;
            /**
             * @description Name of the department as it is now.
             * @example Engineering
             */
            departmentName: string | null;
            /**
             * Format: int64
             * @description Id of the role. Required for publication.
             * @example 1
             */
            roleId: number | null;
            /**
             * @description Code of the role as it is now.
             * @example ROLE-01
             */
            roleCode: string | null;
            /**
             * @description Name of the role as it is now.
             * @example Software Engineer
             */
            roleName: string | null;
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            branchId: number | null;
            /**
             * @description Code of the branch as it is now.
             * @example BRANCH-01
             */
            branchCode: string | null;
            /**
             * @description Name of the branch as it is now.
             * @example Recife
             */
            branchName: string | null;
            /**
             * Format: int64
             * @description Id of the user who recruits for the job.
             * @example 1
             */
            recruiterId: number | null;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            recruiterCode: string | null;
            /**
             * Format: int64
             * @description Id of the user whom the hired person reports to.
             * @example 1
             */
            managerId: number | null;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            managerCode: string | null;
            /**
             * @description What the job is about. Required for approval and publication. Omitted in lists. Plain text, which stays as it is, or HTML: when it is written, everything is removed but the elements `p`, `div`, `br`, `hr`, `h1`, `h2`, `h3`, `h4`, `h5`, `h6`, `ul`, `ol`, `li`, `dl`, `dt`, `dd`, `b`, `strong`, `i`, `em`, `u`, `s`, `sub`, `sup`, `blockquote`, `pre`, `code`, `span`, `a`, `table`, `thead`, `tbody`, `tr`, `th`, `td`, and the `href` of `a` with http, https, mailto, tel or a path.
             * @example <p>Build and run our services.</p>
             */
            description: string | null;
            /**
             * @description What the hired person does. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            responsibilities: string | null;
            /**
             * @description What candidates must bring. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            prerequisites: string | null;
            /**
             * @description Anything else, such as benefits. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            additionalInformation: string | null;
            /**
             * @description City of the workplace.
             * @example Recife
             */
            city: string | null;
            /**
             * @description State or region of the workplace.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * Format: country
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
            salary?: components["schemas"]["Salary"] | null;
            /**
             * Format: date
             * @description Day by which the job is to be filled, inclusive, in UTC. Publication requires one that is not in the past.
             * @example 2026-12-31
             */
            hiringDeadline: string | null;
            /**
             * Format: date
             * @description Last day for applications, in UTC. After it, only tokens with `jobs:write` can add applications.
             * @example 2026-12-31
             */
            applicationDeadline: string | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "cost_center": "4711"
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description Id of the reason for the status, if it is one of the catalog.
             * @example 1
             */
            statusReasonId: number | null;
            /**
             * @description Reason for the status. Required, unless there is a `statusReasonId`, for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason: string | null;
            /**
             * Format: int32
             * @description Number of files of the job. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount: number;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the job was approved; null again once it returns to draft, approval or disapproval.
             * @example 2026-03-02T09:30:00.000Z
             */
            approvedAt: string | null;
            /**
             * Format: date-time
             * @description When the job was published for the first time.
             * @example 2026-03-02T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When the job was last frozen; null again once it is published.
             * @example 2026-03-02T09:30:00.000Z
             */
            frozenAt: string | null;
            /**
             * Format: date-time
             * @description When the job was closed; null again once it is published.
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @description When the job was canceled; null again once it is a draft.
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt: string | null;
            /** @description Steps of the job, in order. Only with `expand=steps`. */
            steps?: components["schemas"]["Step"][];
            /** @description Hiring team of the job, by id. Only with `expand=team`. */
            team?: components["schemas"]["TeamMember"][];
            /** @description Files of the job, by id. Only with `expand=attachments`. */
            attachments?: components["schemas"]["AttachmentSummary"][];
        };
        /**
         * JobExpansion
         * @description Related objects to embed.
         * @example steps
         * @enum {string}
         */
        JobExpansion: "steps" | "team" | "attachments";
        /**
         * JobField
         * @example all
         * @enum {string}
         */
        JobField: "all" | "id" | "code" | "name" | "status" | "type" | "publicationType" | "workplaceType" | "numVacancies" | "vacancies" | "vacancies.total" | "vacancies.filled" | "vacancies.open" | "departmentId" | "departmentCode" | "departmentName" | "roleId" | "roleCode" | "roleName" | "branchId" | "branchCode" | "branchName" | "recruiterId" | "recruiterCode" | "managerId" | "managerCode" | "description" | "responsibilities" | "prerequisites" | "additionalInformation" | "city" | "state" | "country" | "salary" | "salary.min" | "salary.max" | "salary.currency" | "salary.period" | "hiringDeadline" | "applicationDeadline" | "customFields" | "statusReasonId" | "statusReason" | "attachmentCount" | "createdAt" | "updatedAt" | "approvedAt" | "publishedAt" | "frozenAt" | "closedAt" | "canceledAt" | "steps" | "team" | "attachments";
        /**
         * JobItem
         * @description A position to fill: what it is, where it stands, and who is responsible.
         */
        JobItem: {
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            id?: number;
            /**
             * @description Your own key for the job, unique in the company. If absent, a new job gets one.
             * @example REQ-2042
             */
            code?: string;
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name?: string;
            status?: components["schemas"]["JobStatus"];
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /**
             * Format: int32
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. In a job with openings it is the number of those that are not canceled, and cannot be written. Default: 1.
             * @example 2
             */
            numVacancies?: number;
            vacancies?: components["schemas"]["VacanciesItem"];
            /**
             * Format: int64
             * @description Id of the department. Required for publication.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * @description Code of the department as it is now.
             * @example DEP-01
             */
            departmentCode?: string | null;
            /**
             * @description Name of the department as it is now.
             * @example Engineering
             */
            departmentName?: string | null;
            /**
             * Format: int64
             * @description Id of the role. Required for publication.
             * @example 1
             */
            roleId?: number | null;
            /**
             * @description Code of the role as it is now.
             * @example ROLE-01
             */
            roleCode?: string | null;
            /**
             * @description Name of the role as it is now.
             * @example Software Engineer
             */
            roleName?: string | null;
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            branchId?: number | null;
            /**
             * @description Code of the branch as it is now.
             * @example BRANCH-01
             */
            branchCode?: string | null;
            /**
             * @description Name of the branch as it is now.
             * @example Recife
             */
            branchName?: string | null;
            /**
             * Format: int64
             * @description Id of the user who recruits for the job.
             * @example 1
             */
            recruiterId?: number | null;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            recruiterCode?: string | null;
            /**
             * Format: int64
             * @description Id of the user whom the hired person reports to.
             * @example 1
             */
            managerId?: number | null;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            managerCode?: string | null;
            /**
             * @description What the job is about. Required for approval and publication. Omitted in lists. Plain text, which stays as it is, or HTML: when it is written, everything is removed but the elements `p`, `div`, `br`, `hr`, `h1`, `h2`, `h3`, `h4`, `h5`, `h6`, `ul`, `ol`, `li`, `dl`, `dt`, `dd`, `b`, `strong`, `i`, `em`, `u`, `s`, `sub`, `sup`, `blockquote`, `pre`, `code`, `span`, `a`, `table`, `thead`, `tbody`, `tr`, `th`, `td`, and the `href` of `a` with http, https, mailto, tel or a path.
             * @example <p>Build and run our services.</p>
             */
            description?: string | null;
            /**
             * @description What the hired person does. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            responsibilities?: string | null;
            /**
             * @description What candidates must bring. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            prerequisites?: string | null;
            /**
             * @description Anything else, such as benefits. Omitted in lists. HTML as in `description`.
             * @example <p>Build and run our services.</p>
             */
            additionalInformation?: string | null;
            /**
             * @description City of the workplace.
             * @example Recife
             */
            city?: string | null;
            /**
             * @description State or region of the workplace.
             * @example Pernambuco
             */
            state?: string | null;
            /**
             * Format: country
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            salary?: components["schemas"]["SalaryItem"] | null;
            /**
             * Format: date
             * @description Day by which the job is to be filled, inclusive, in UTC. Publication requires one that is not in the past.
             * @example 2026-12-31
             */
            hiringDeadline?: string | null;
            /**
             * Format: date
             * @description Last day for applications, in UTC. After it, only tokens with `jobs:write` can add applications.
             * @example 2026-12-31
             */
            applicationDeadline?: string | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "cost_center": "4711"
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description Id of the reason for the status, if it is one of the catalog.
             * @example 1
             */
            statusReasonId?: number | null;
            /**
             * @description Reason for the status. Required, unless there is a `statusReasonId`, for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason?: string | null;
            /**
             * Format: int32
             * @description Number of files of the job. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount?: number;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
            /**
             * Format: date-time
             * @description When the job was approved; null again once it returns to draft, approval or disapproval.
             * @example 2026-03-02T09:30:00.000Z
             */
            approvedAt?: string | null;
            /**
             * Format: date-time
             * @description When the job was published for the first time.
             * @example 2026-03-02T09:30:00.000Z
             */
            publishedAt?: string | null;
            /**
             * Format: date-time
             * @description When the job was last frozen; null again once it is published.
             * @example 2026-03-02T09:30:00.000Z
             */
            frozenAt?: string | null;
            /**
             * Format: date-time
             * @description When the job was closed; null again once it is published.
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt?: string | null;
            /**
             * Format: date-time
             * @description When the job was canceled; null again once it is a draft.
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt?: string | null;
            /** @description Steps of the job, in order. Only with `expand=steps`. */
            steps?: components["schemas"]["Step"][];
            /** @description Hiring team of the job, by id. Only with `expand=team`. */
            team?: components["schemas"]["TeamMember"][];
            /** @description Files of the job, by id. Only with `expand=attachments`. */
            attachments?: components["schemas"]["AttachmentSummary"][];
        };
        /**
         * JobItemTokenPage
         * @description One page of the list.
         */
        JobItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["JobItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * JobStatus
         * @description Where the job stands. Only a `published` job takes new applications; a `published` or `frozen` one can hire.
         * @example published
         * @enum {string}
         */
        JobStatus: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
        /**
         * JobTransitions
         * @description What the status of a job may become now.
         */
        JobTransitions: {
            status: components["schemas"]["JobStatus"];
            /** @description What the status may become now. */
            allowed: {
                status: components["schemas"]["JobStatus"];
                /** @description Whether a reason must come with the change. */
                needsReason: boolean;
                /**
                 * @description Fields that must be filled or corrected before, or with the change.
                 * @example [
                 *       "description"
                 *     ]
                 */
                missingFields: string[];
            }[];
        };
        /**
         * JobType
         * @description Kind of employment. Default: `effective`.
         * @example effective
         * @enum {string}
         */
        JobType: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
        /**
         * KeepUntil
         * @description Until when the person has agreed to be kept, if that is longer than the retention of the company.
         */
        KeepUntil: {
            /**
             * Format: date
             * @description The last day on which the person is kept, in the time zone of the company.
             * @example 2028-12-31
             */
            until: string;
            /**
             * Format: date-time
             * @description When the person agreed. Not in the future.
             * @example 2026-03-02T09:30:00.000Z
             */
            consentAt: string;
            /**
             * @description What the person agreed to.
             * @example Talent pool
             */
            purpose: string;
        };
        /**
         * KeepUntilItem
         * @description Until when the person has agreed to be kept, if that is longer than the retention of the company.
         */
        KeepUntilItem: {
            /**
             * Format: date
             * @description The last day on which the person is kept, in the time zone of the company.
             * @example 2028-12-31
             */
            until?: string;
            /**
             * Format: date-time
             * @description When the person agreed. Not in the future.
             * @example 2026-03-02T09:30:00.000Z
             */
            consentAt?: string;
            /**
             * @description What the person agreed to.
             * @example Talent pool
             */
            purpose?: string;
        };
        /**
         * Language
         * @description A language that the candidate speaks.
         */
        Language: {
            /**
             * @description Name of the language, as free text.
             * @example Portuguese
             */
            language: string;
            /**
             * @description How well it is spoken, as free text.
             * @example native
             */
            level: string;
        };
        /**
         * ListedCandidateField
         * @example all
         * @enum {string}
         */
        ListedCandidateField: "all" | "id" | "code" | "name" | "lastName" | "email" | "mobileNumber" | "phoneNumber" | "identificationDocument" | "countryOfOrigin" | "birthdate" | "linkedinProfileUrl" | "city" | "state" | "country" | "skills" | "languages" | "schooling" | "salaryExpectation" | "customFields" | "keepUntil" | "keepUntil.until" | "keepUntil.consentAt" | "keepUntil.purpose" | "attachmentCount" | "anonymizedAt" | "createdAt" | "updatedAt" | "attachments" | "retention" | "retention.since" | "retention.from" | "retention.dueAt" | "matchedAttachments";
        /**
         * ListedCandidateItem
         * @description A person who applies, or may apply, for jobs.
         */
        ListedCandidateItem: {
            /**
             * Format: int64
             * @description Id of the candidate.
             * @example 1
             */
            id?: number;
            /**
             * @description Your own key of the candidate, unique in the company. Null once the candidate is anonymized.
             * @example CAND-133
             */
            code?: string | null;
            /**
             * @description Given name or names.
             * @example Ada
             */
            name?: string;
            /**
             * @description Family name or names.
             * @example Moreira
             */
            lastName?: string;
            /**
             * Format: idn-email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description Mobile phone number, in any notation.
             * @example +55 81 5550-0142
             */
            mobileNumber?: string | null;
            /**
             * @description Other phone number, in any notation.
             * @example +55 81 5550-0142
             */
            phoneNumber?: string | null;
            /**
             * @description Number of an identity document. Needs the scope `candidates:sensitive`.
             * @example 000.000.000-00
             */
            identificationDocument?: string | null;
            /**
             * Format: country
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @description Day of birth, from 1900-01-01 to today, as it is where the day is latest on earth (UTC+14).
             * @example 1990-05-11
             */
            birthdate?: string | null;
            /**
             * Format: uri
             * @description Address of the LinkedIn profile.
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl?: string | null;
            /**
             * @description City where the candidate lives.
             * @example Recife
             */
            city?: string | null;
            /**
             * @description State or region where the candidate lives.
             * @example Pernambuco
             */
            state?: string | null;
            /**
             * Format: country
             * @description Country where the candidate lives, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            /** @description Skills of the candidate, as free text. */
            skills?: string[];
            /** @description Languages that the candidate speaks. */
            languages?: components["schemas"]["Language"][];
            /**
             * @description Highest education, as free text.
             * @example Bachelor
             */
            schooling?: string | null;
            /**
             * Format: double
             * @description Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.
             * @example 6000
             */
            salaryExpectation?: number | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "notice_period": 30
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            keepUntil?: components["schemas"]["KeepUntilItem"] | null;
            /**
             * Format: int32
             * @description Number of files of the candidate, without those of applications. The version stays the same when it changes, as the files have their own events.
             * @example 1
             */
            attachmentCount?: number;
            /**
             * Format: date-time
             * @description When the candidate was anonymized; null if the candidate is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            anonymizedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
            /** @description Files of the candidate, by id. Only with `expand=attachments`. */
            attachments?: components["schemas"]["AttachmentSummary"][];
            retention?: components["schemas"]["CandidateRetentionItem"];
            /** @description The files that have all words, by id. Only with `text`. */
            matchedAttachments?: components["schemas"]["MatchedAttachment"][];
        };
        /**
         * ListedCandidateItemTokenPage
         * @description One page of the list.
         */
        ListedCandidateItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["ListedCandidateItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * MatchedAttachment
         * @description A file with the words that were searched for.
         */
        MatchedAttachment: {
            /**
             * Format: uuid
             * @description Id of the file.
             * @example 019e4f00-0000-7000-8000-000000000010
             */
            id: string;
            /**
             * @description Name of the file, without a path.
             * @example resume.pdf
             */
            fileName: string;
        };
        /**
         * Merge
         * @description Two records of one person became one. A merge has no events of its own: `candidate.merged` has it as `duplicate`; with `candidate.unmerged` of the same `duplicateId` it is gone.
         */
        Merge: {
            /**
             * Format: int64
             * @description Id of the merge: that of the candidate who was given up.
             * @example 200
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the candidate who was given up; the same as `id`.
             * @example 200
             */
            candidateId: number;
            /**
             * Format: int64
             * @description Id of the candidate that stays; never one who was merged.
             * @example 199
             */
            mergedIntoId: number;
            /**
             * Format: date-time
             * @description When the two were merged.
             * @example 2026-03-02T09:30:00.000Z
             */
            mergedAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * MergeField
         * @example all
         * @enum {string}
         */
        MergeField: "all" | "id" | "candidateId" | "mergedIntoId" | "mergedAt" | "updatedAt";
        /**
         * MergeItem
         * @description Two records of one person became one. A merge has no events of its own: `candidate.merged` has it as `duplicate`; with `candidate.unmerged` of the same `duplicateId` it is gone.
         */
        MergeItem: {
            /**
             * Format: int64
             * @description Id of the merge: that of the candidate who was given up.
             * @example 200
             */
            id?: number;
            /**
             * Format: int64
             * @description Id of the candidate who was given up; the same as `id`.
             * @example 200
             */
            candidateId?: number;
            /**
             * Format: int64
             * @description Id of the candidate that stays; never one who was merged.
             * @example 199
             */
            mergedIntoId?: number;
            /**
             * Format: date-time
             * @description When the two were merged.
             * @example 2026-03-02T09:30:00.000Z
             */
            mergedAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * MergeItemTokenPage
         * @description One page of the list.
         */
        MergeItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["MergeItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * MergedCandidate
         * @description The candidate was merged into another one, which `Location` leads to.
         */
        MergedCandidate: {
            /**
             * Format: int64
             * @description Id of the candidate who was given up.
             * @example 200
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the candidate that stays; never one who was merged.
             * @example 199
             */
            mergedIntoId: number;
            /**
             * Format: date-time
             * @description When the two were merged.
             * @example 2026-03-02T09:30:00.000Z
             */
            mergedAt: string;
        };
        /**
         * Message
         * @description A message about an application, by e-mail.
         */
        Message: {
            /**
             * Format: uuid
             * @description Id of the message.
             * @example 019e4f00-0000-7000-8000-000000000040
             */
            id: string;
            /**
             * Format: int64
             * @description Id of the application that it is about.
             * @example 697
             */
            applicationId: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId: number;
            /**
             * Format: int64
             * @description Id of the template that it was made of.
             * @example 1
             */
            templateId: number | null;
            kind: components["schemas"]["MessageKind"];
            audience: components["schemas"]["MessageAudience"];
            /**
             * Format: idn-email
             * @description Address of whom it goes to; null once the candidate is anonymized.
             * @example ada@example.com
             */
            to: string | null;
            /**
             * Format: idn-email
             * @description Address for replies, such as that of the recruiter.
             * @example ada@example.com
             */
            replyTo: string | null;
            /**
             * @description Subject, with the values in it.
             * @example Your application as Engineer
             */
            subject: string;
            /**
             * @description Plain text, with the values in it.
             * @example Dear Ada,
             *
             *     thank you for your interest.
             */
            text: string;
            /** @description The calendar file that goes with an invitation to the candidate. Those of interviewers, which have notes, are not shown. */
            calendar: string | null;
            status: components["schemas"]["MessageStatus"];
            /**
             * Format: int32
             * @description How often it was tried. It changes without a version.
             * @example 1
             */
            attempts: number;
            /**
             * @description Why it was not sent, or not yet. It changes without a version.
             * @example 451 try again later
             */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When it is sent, at most 90 days ahead; null for at once.
             * @example 2026-12-01T09:00:00.000Z
             */
            sendAfter: string | null;
            /**
             * Format: date-time
             * @description When the mail server took it.
             * @example 2026-03-02T09:30:00.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * MessageAudience
         * @description Whom it goes to: the candidate, or a user who holds the interview.
         * @example candidate
         * @enum {string}
         */
        MessageAudience: "candidate" | "interviewer";
        /**
         * MessageField
         * @example all
         * @enum {string}
         */
        MessageField: "all" | "id" | "applicationId" | "jobId" | "candidateId" | "templateId" | "kind" | "audience" | "to" | "replyTo" | "subject" | "text" | "calendar" | "status" | "attempts" | "lastError" | "sendAfter" | "sentAt" | "createdAt" | "updatedAt";
        /**
         * MessageItem
         * @description A message about an application, by e-mail.
         */
        MessageItem: {
            /**
             * Format: uuid
             * @description Id of the message.
             * @example 019e4f00-0000-7000-8000-000000000040
             */
            id?: string;
            /**
             * Format: int64
             * @description Id of the application that it is about.
             * @example 697
             */
            applicationId?: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId?: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId?: number;
            /**
             * Format: int64
             * @description Id of the template that it was made of.
             * @example 1
             */
            templateId?: number | null;
            kind?: components["schemas"]["MessageKind"];
            audience?: components["schemas"]["MessageAudience"];
            /**
             * Format: idn-email
             * @description Address of whom it goes to; null once the candidate is anonymized.
             * @example ada@example.com
             */
            to?: string | null;
            /**
             * Format: idn-email
             * @description Address for replies, such as that of the recruiter.
             * @example ada@example.com
             */
            replyTo?: string | null;
            /**
             * @description Subject, with the values in it.
             * @example Your application as Engineer
             */
            subject?: string;
            /**
             * @description Plain text, with the values in it.
             * @example Dear Ada,
             *
             *     thank you for your interest.
             */
            text?: string;
            /** @description The calendar file that goes with an invitation to the candidate. Those of interviewers, which have notes, are not shown. */
            calendar?: string | null;
            status?: components["schemas"]["MessageStatus"];
            /**
             * Format: int32
             * @description How often it was tried. It changes without a version.
             * @example 1
             */
            attempts?: number;
            /**
             * @description Why it was not sent, or not yet. It changes without a version.
             * @example 451 try again later
             */
            lastError?: string | null;
            /**
             * Format: date-time
             * @description When it is sent, at most 90 days ahead; null for at once.
             * @example 2026-12-01T09:00:00.000Z
             */
            sendAfter?: string | null;
            /**
             * Format: date-time
             * @description When the mail server took it.
             * @example 2026-03-02T09:30:00.000Z
             */
            sentAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * MessageItemTokenPage
         * @description One page of the list.
         */
        MessageItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["MessageItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * MessageKind
         * @description Whether it has its own words, or those of a template. An `invitation` says that an interview was scheduled, changed or canceled, with its calendar file.
         * @example free
         * @enum {string}
         */
        MessageKind: "free" | "template" | "invitation";
        /**
         * MessageStatus
         * @description Where the message stands: `queued` until it is sent or tried in vain; `sent` when the mail server has taken it; `suppressed` if its address gets no messages.
         * @example queued
         * @enum {string}
         */
        MessageStatus: "queued" | "sent" | "failed" | "suppressed" | "canceled";
        /**
         * MessageTemplate
         * @description A text for messages to candidates, with variables for what differs from person to person.
         */
        MessageTemplate: {
            /**
             * Format: int64
             * @description Id of the template.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the template.
             * @example Rejection
             */
            name: string;
            /**
             * @description Your own key, unique among templates.
             * @example TEMPLATE-9
             */
            code: string | null;
            /**
             * Format: locale
             * @description Language of the text, as a BCP 47 tag. Dates are written in it.
             * @example en
             */
            language: string;
            /**
             * @description Subject, with variables like the body. One line.
             * @example Your application as {{job.name}}
             */
            subject: string;
            /**
             * @description Plain text with variables: `{{candidate.name}}`, `{{candidate.lastName}}`, `{{job.name}}`, `{{company.name}}`, `{{step.name}}`, `{{interview.startsAt}}`, `{{interview.location}}`, `{{interview.meetingUrl}}`, `{{offer.startDate}}`, `{{link}}`. They are empty where there is nothing to put in.
             * @example Dear {{candidate.name}},
             *
             *     thank you for your interest in {{company.name}}.
             */
            body: string;
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * MessageTemplateField
         * @example all
         * @enum {string}
         */
        MessageTemplateField: "all" | "id" | "name" | "code" | "language" | "subject" | "body" | "archivedAt" | "createdAt" | "updatedAt";
        /**
         * MessageTemplateItem
         * @description A text for messages to candidates, with variables for what differs from person to person.
         */
        MessageTemplateItem: {
            /**
             * Format: int64
             * @description Id of the template.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the template.
             * @example Rejection
             */
            name?: string;
            /**
             * @description Your own key, unique among templates.
             * @example TEMPLATE-9
             */
            code?: string | null;
            /**
             * Format: locale
             * @description Language of the text, as a BCP 47 tag. Dates are written in it.
             * @example en
             */
            language?: string;
            /**
             * @description Subject, with variables like the body. One line.
             * @example Your application as {{job.name}}
             */
            subject?: string;
            /**
             * @description Plain text with variables: `{{candidate.name}}`, `{{candidate.lastName}}`, `{{job.name}}`, `{{company.name}}`, `{{step.name}}`, `{{interview.startsAt}}`, `{{interview.location}}`, `{{interview.meetingUrl}}`, `{{offer.startDate}}`, `{{link}}`. They are empty where there is nothing to put in.
             * @example Dear {{candidate.name}},
             *
             *     thank you for your interest in {{company.name}}.
             */
            body?: string;
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * MessageTemplateItemTokenPage
         * @description One page of the list.
         */
        MessageTemplateItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["MessageTemplateItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * Offer
         * @description What a candidate is offered. An application has one live offer at a time.
         */
        Offer: {
            /**
             * Format: int64
             * @description Id of the offer.
             * @example 1501
             */
            id: number;
            /**
             * @description Your own key of the offer, unique in the company. Null once the candidate is anonymized.
             * @example OFF-1501
             */
            code: string | null;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 813
             */
            applicationId: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId: number;
            status: components["schemas"]["OfferStatus"];
            salary?: components["schemas"]["OfferedSalary"] | null;
            /**
             * Format: date
             * @description First day of work.
             * @example 2027-02-01
             */
            startDate: string | null;
            /**
             * Format: date-time
             * @description When an offer that was sent expires unless it is answered.
             * @example 2029-12-31T18:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Kind of contract, as free text.
             * @example permanent
             */
            contractType: string | null;
            /**
             * @description Notes on the offer; null once the candidate is anonymized.
             * @example May work from Recife.
             */
            notes: string | null;
            /**
             * @description Why it was declined, withdrawn, or went back to draft; the next change of status replaces it.
             * @example Took another offer
             */
            reason: string | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "probation_months": 6
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-03-02T09:30:00.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was accepted, declined or withdrawn, or expired; null while it is live.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * OfferField
         * @example all
         * @enum {string}
         */
        OfferField: "all" | "id" | "code" | "applicationId" | "jobId" | "candidateId" | "status" | "salary" | "salary.amount" | "salary.currency" | "salary.period" | "startDate" | "expiresAt" | "contractType" | "notes" | "reason" | "customFields" | "sentAt" | "endedAt" | "createdAt" | "updatedAt";
        /**
         * OfferItem
         * @description What a candidate is offered. An application has one live offer at a time.
         */
        OfferItem: {
            /**
             * Format: int64
             * @description Id of the offer.
             * @example 1501
             */
            id?: number;
            /**
             * @description Your own key of the offer, unique in the company. Null once the candidate is anonymized.
             * @example OFF-1501
             */
            code?: string | null;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 813
             */
            applicationId?: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId?: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId?: number;
            status?: components["schemas"]["OfferStatus"];
            salary?: components["schemas"]["OfferedSalaryItem"] | null;
            /**
             * Format: date
             * @description First day of work.
             * @example 2027-02-01
             */
            startDate?: string | null;
            /**
             * Format: date-time
             * @description When an offer that was sent expires unless it is answered.
             * @example 2029-12-31T18:00:00.000Z
             */
            expiresAt?: string | null;
            /**
             * @description Kind of contract, as free text.
             * @example permanent
             */
            contractType?: string | null;
            /**
             * @description Notes on the offer; null once the candidate is anonymized.
             * @example May work from Recife.
             */
            notes?: string | null;
            /**
             * @description Why it was declined, withdrawn, or went back to draft; the next change of status replaces it.
             * @example Took another offer
             */
            reason?: string | null;
            /**
             * @description Values of the company's own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are absent without it. Absent as long as the company has had no such field.
             * @example {
             *       "probation_months": 6
             *     }
             */
            customFields?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-03-02T09:30:00.000Z
             */
            sentAt?: string | null;
            /**
             * Format: date-time
             * @description When it was accepted, declined or withdrawn, or expired; null while it is live.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * OfferItemTokenPage
         * @description One page of the list.
         */
        OfferItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["OfferItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * OfferStatus
         * @description Where the offer stands. It is live from `draft` to `sent`, and then answered, expired or withdrawn.
         * @example draft
         * @enum {string}
         */
        OfferStatus: "draft" | "waiting_approval" | "approved" | "sent" | "accepted" | "declined" | "expired" | "withdrawn";
        /**
         * OfferedSalary
         * @description What somebody is to be paid. Needs the scope `compensation:read`.
         */
        OfferedSalary: {
            /**
             * Format: double
             * @description What is paid for the period.
             * @example 6500
             */
            amount: number;
            /**
             * Format: currency
             * @description Currency of the amounts, as its three-letter code of ISO 4217.
             * @example BRL
             */
            currency: string;
            period: components["schemas"]["SalaryPeriod"];
        };
        /**
         * OfferedSalaryItem
         * @description What somebody is to be paid. Needs the scope `compensation:read`.
         */
        OfferedSalaryItem: {
            /**
             * Format: double
             * @description What is paid for the period.
             * @example 6500
             */
            amount?: number;
            /**
             * Format: currency
             * @description Currency of the amounts, as its three-letter code of ISO 4217.
             * @example BRL
             */
            currency?: string;
            period?: components["schemas"]["SalaryPeriod"];
        };
        /**
         * Opening
         * @description One position of a job that is to be filled.
         */
        Opening: {
            /**
             * Format: int64
             * @description Id of the opening.
             * @example 1
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            jobId: number;
            /**
             * @description Your own key of the position, unique in the company. If absent, a new opening gets one.
             * @example POS-7
             */
            code: string;
            status: components["schemas"]["OpeningStatus"];
            kind: components["schemas"]["OpeningKind"];
            /**
             * Format: int64
             * @description Id of the application whose hire fills it; null unless the status is `filled`.
             * @example 697
             */
            applicationId: number | null;
            /**
             * Format: date
             * @description Day on which somebody is to start.
             * @example 2026-12-31
             */
            targetStartDate: string | null;
            /**
             * Format: date-time
             * @description When the opening was made. Of several, a hire fills the one that was opened first.
             * @example 2026-03-02T09:30:00.000Z
             */
            openedAt: string;
            /**
             * Format: date-time
             * @description When it was filled; null unless the status is `filled`.
             * @example 2026-03-02T09:30:00.000Z
             */
            filledAt: string | null;
            /**
             * Format: date-time
             * @description When it was canceled; null unless the status is `canceled`.
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * OpeningField
         * @example all
         * @enum {string}
         */
        OpeningField: "all" | "id" | "jobId" | "code" | "status" | "kind" | "applicationId" | "targetStartDate" | "openedAt" | "filledAt" | "canceledAt" | "createdAt" | "updatedAt";
        /**
         * OpeningItem
         * @description One position of a job that is to be filled.
         */
        OpeningItem: {
            /**
             * Format: int64
             * @description Id of the opening.
             * @example 1
             */
            id?: number;
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            jobId?: number;
            /**
             * @description Your own key of the position, unique in the company. If absent, a new opening gets one.
             * @example POS-7
             */
            code?: string;
            status?: components["schemas"]["OpeningStatus"];
            kind?: components["schemas"]["OpeningKind"];
            /**
             * Format: int64
             * @description Id of the application whose hire fills it; null unless the status is `filled`.
             * @example 697
             */
            applicationId?: number | null;
            /**
             * Format: date
             * @description Day on which somebody is to start.
             * @example 2026-12-31
             */
            targetStartDate?: string | null;
            /**
             * Format: date-time
             * @description When the opening was made. Of several, a hire fills the one that was opened first.
             * @example 2026-03-02T09:30:00.000Z
             */
            openedAt?: string;
            /**
             * Format: date-time
             * @description When it was filled; null unless the status is `filled`.
             * @example 2026-03-02T09:30:00.000Z
             */
            filledAt?: string | null;
            /**
             * Format: date-time
             * @description When it was canceled; null unless the status is `canceled`.
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * OpeningItemTokenPage
         * @description One page of the list.
         */
        OpeningItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["OpeningItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * OpeningKind
         * @description Whether the position is new, or somebody is replaced. Default: `new`.
         * @example new
         * @enum {string}
         */
        OpeningKind: "new" | "replacement";
        /**
         * OpeningStatus
         * @description Whether the opening is to be filled, is filled by a hire, or is no longer to be filled.
         * @example open
         * @enum {string}
         */
        OpeningStatus: "open" | "filled" | "canceled";
        /**
         * Pipeline
         * @description How many applications of a job are on which step, and in which status.
         */
        Pipeline: {
            /** @description All steps, in order. */
            steps: components["schemas"]["PipelineStep"][];
            counts: components["schemas"]["ApplicationCounts"];
        };
        /**
         * PipelineStep
         * @description A step of the job, and how many applications it has.
         */
        PipelineStep: {
            /**
             * Format: int64
             * @description Id of the step.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the step.
             * @example Interview
             */
            name: string;
            /**
             * @description Your own key of the step, unique in its job.
             * @example interview
             */
            code: string | null;
            type: components["schemas"]["StepType"];
            category: components["schemas"]["StepCategory"];
            counts: components["schemas"]["ApplicationCounts"];
        };
        /**
         * PublicationType
         * @description Audience of the job: employees or everybody. Default: `external`.
         * @example external
         * @enum {string}
         */
        PublicationType: "internal" | "external";
        /**
         * Reason
         * @description Why an application or a job came to an end or a halt, in words that reports can count.
         */
        Reason: {
            /**
             * Format: int64
             * @description Id of the reason.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the reason.
             * @example Salary expectation
             */
            name: string;
            /**
             * @description Your own key, unique among reasons.
             * @example REASON-9
             */
            code: string | null;
            /**
             * @description Statuses that may have it: all unless stated otherwise.
             * @example [
             *       "reproved",
             *       "give_up"
             *     ]
             */
            appliesTo: components["schemas"]["ReasonUse"][];
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * ReasonField
         * @example all
         * @enum {string}
         */
        ReasonField: "all" | "id" | "name" | "code" | "appliesTo" | "archivedAt" | "createdAt" | "updatedAt";
        /**
         * ReasonItem
         * @description Why an application or a job came to an end or a halt, in words that reports can count.
         */
        ReasonItem: {
            /**
             * Format: int64
             * @description Id of the reason.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the reason.
             * @example Salary expectation
             */
            name?: string;
            /**
             * @description Your own key, unique among reasons.
             * @example REASON-9
             */
            code?: string | null;
            /**
             * @description Statuses that may have it: all unless stated otherwise.
             * @example [
             *       "reproved",
             *       "give_up"
             *     ]
             */
            appliesTo?: components["schemas"]["ReasonUse"][];
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * ReasonItemTokenPage
         * @description One page of the list.
         */
        ReasonItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["ReasonItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * ReasonNumbers
         * @description The reasons of each status, the most frequent first.
         */
        ReasonNumbers: {
            status: components["schemas"]["ReasonedStatus"];
            /**
             * Format: int64
             * @description Id of the reason in the catalog. Absent for free texts.
             * @example 1
             */
            reasonId?: number;
            /**
             * @description Name of the reason in the catalog, or the free text as it was first written; `other` for those beyond the hundred most frequent texts, for none, and for those of anonymized people.
             * @example Other candidate chosen
             */
            reason: string;
            /**
             * Format: int64
             * @description Applications that ended for this reason.
             * @example 12
             */
            count: number;
        };
        /**
         * ReasonUse
         * @description A status of applications or jobs that may have a reason.
         * @example reproved
         * @enum {string}
         */
        ReasonUse: "reproved" | "give_up" | "canceled" | "frozen";
        /**
         * ReasonedStatus
         * @description The status that applications with this reason have now.
         * @example reproved
         * @enum {string}
         */
        ReasonedStatus: "reproved" | "give_up";
        /**
         * ReasonsReport
         * @description Why applications ended.
         */
        ReasonsReport: {
            /**
             * Format: date
             * @description First day of the report, as it was asked for.
             * @example 2026-12-31
             */
            from: string | null;
            /**
             * Format: date
             * @description The day after its last one, as it was asked for.
             * @example 2026-12-31
             */
            to: string | null;
            /** @description What the numbers are grouped by. */
            groupBy: components["schemas"]["ReportGroupBy"] | null;
            /** @description The groups that have any, sorted by name. */
            results: components["schemas"]["ReasonsReportGroup"][];
            /**
             * Format: int64
             * @description Number of applications, whether they have ended or not in all groups.
             * @example 12
             */
            total: number;
        };
        /**
         * ReasonsReportGroup
         * @description The numbers of one group.
         */
        ReasonsReportGroup: {
            /** @description What the numbers are of: an object, a month as `2026-11`, or null without `groupBy`. */
            group: components["schemas"]["ReportGroup"] | string | null;
            /**
             * Format: int64
             * @description Number of applications, whether they have ended or not.
             * @example 12
             */
            count: number;
            /** @description The reasons of each status, the most frequent first. */
            reasons: components["schemas"]["ReasonNumbers"][];
        };
        /**
         * Recommendation
         * @description Whether to go on with the applicant; null for none, and for who may not see it.
         * @example yes
         * @enum {string}
         */
        Recommendation: "strong_no" | "no" | "neutral" | "yes" | "strong_yes";
        /**
         * Redelivered
         * @description How many deliveries are sent again.
         */
        Redelivered: {
            /**
             * Format: int32
             * @description Deliveries that are sent again, or for the first time.
             * @example 12
             */
            count: number;
        };
        /**
         * Redelivery
         * @description The time range whose events are sent again.
         */
        Redelivery: {
            /**
             * Format: date-time
             * @description Start of the range, included.
             * @example 2026-03-02T09:30:00.000Z
             */
            after: string;
            /**
             * Format: date-time
             * @description End of the range, excluded. Absent, it is now.
             * @example 2026-03-02T09:30:00.000Z
             */
            before?: string;
            /**
             * @description Leaves out events that were delivered.
             * @default false
             */
            undeliveredOnly: boolean;
        };
        /**
         * ReportGroup
         * @description The job, department, branch or source of a group.
         */
        ReportGroup: {
            /**
             * Format: int64
             * @description Id of the job, department, branch or source. Absent for a source that is a free text, and for jobs without a department or branch.
             * @example 1
             */
            id?: number;
            /**
             * @description Its name now; a free text as it was first written. Null for jobs without a department or branch.
             * @example Engineering
             */
            name: string | null;
        };
        /**
         * ReportGroupBy
         * @example job
         * @enum {string}
         */
        ReportGroupBy: "job" | "department" | "branch" | "source" | "month";
        /**
         * RetentionReason
         * @description What happened then: the last application ended; the person applied or answered an offer later than that; or the candidate was created, and never applied.
         * @example applicationEnded
         * @enum {string}
         */
        RetentionReason: "applicationEnded" | "lastAct" | "created";
        /**
         * Role
         * @description A position that people hold in the company.
         */
        Role: {
            /**
             * Format: int64
             * @description Id of the role.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the role.
             * @example Backend Engineer
             */
            name: string;
            /**
             * @description Your own key, unique among objects of this kind.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description Standard name for it, so that figures can be compared.
             * @example Technology
             */
            similarTo: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active: boolean;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * RoleField
         * @example all
         * @enum {string}
         */
        RoleField: "all" | "id" | "name" | "code" | "similarTo" | "active" | "createdAt" | "updatedAt";
        /**
         * RoleItem
         * @description A position that people hold in the company.
         */
        RoleItem: {
            /**
             * Format: int64
             * @description Id of the role.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the role.
             * @example Backend Engineer
             */
            name?: string;
            /**
             * @description Your own key, unique among objects of this kind.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description Standard name for it, so that figures can be compared.
             * @example Technology
             */
            similarTo?: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active?: boolean;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * RoleItemTokenPage
         * @description One page of the list.
         */
        RoleItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["RoleItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * RotatedSecret
         * @description The new signing secret of a webhook.
         */
        RotatedSecret: {
            /**
             * @description Key that signs the deliveries. Shown only once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
            /**
             * Format: date-time
             * @description Until then, each delivery also carries a signature with the previous secret.
             * @example 2026-03-02T09:30:00.000Z
             */
            previousSecretValidUntil: string;
        };
        /**
         * Salary
         * @description Salary range of a job. Needs the scope `compensation:read`.
         */
        Salary: {
            /**
             * Format: double
             * @description Lower end of the range; null if it is open.
             * @example 5500
             */
            min: number | null;
            /**
             * Format: double
             * @description Upper end of the range, at least `min`; null if it is open.
             * @example 5500
             */
            max: number | null;
            /**
             * Format: currency
             * @description Currency of the amounts, as its three-letter code of ISO 4217.
             * @example BRL
             */
            currency: string;
            period: components["schemas"]["SalaryPeriod"];
        };
        /**
         * SalaryItem
         * @description Salary range of a job. Needs the scope `compensation:read`.
         */
        SalaryItem: {
            /**
             * Format: double
             * @description Lower end of the range; null if it is open.
             * @example 5500
             */
            min?: number | null;
            /**
             * Format: double
             * @description Upper end of the range, at least `min`; null if it is open.
             * @example 5500
             */
            max?: number | null;
            /**
             * Format: currency
             * @description Currency of the amounts, as its three-letter code of ISO 4217.
             * @example BRL
             */
            currency?: string;
            period?: components["schemas"]["SalaryPeriod"];
        };
        /**
         * SalaryPeriod
         * @description Time for which the amounts are paid.
         * @example month
         * @enum {string}
         */
        SalaryPeriod: "hour" | "day" | "week" | "month" | "year";
        /**
         * Scorecard
         * @description What a user thinks of an applicant, criterion by criterion.
         */
        Scorecard: {
            /**
             * Format: int64
             * @description Id of the scorecard.
             * @example 1
             */
            id: number;
            /**
             * @description Your own key of the scorecard, unique in the company. Null once the candidate is anonymized.
             * @example CARD-1
             */
            code: string | null;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            applicationId: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId: number;
            /**
             * Format: int64
             * @description Id of the interview of the application that it is about; null for none.
             * @example 1
             */
            interviewId: number | null;
            /**
             * Format: int64
             * @description Id of the template whose criteria it has; null for none.
             * @example 1
             */
            templateId: number | null;
            /**
             * Format: int64
             * @description Id of the user whose judgment it is.
             * @example 1
             */
            userId: number;
            status: components["schemas"]["ScorecardStatus"];
            /**
             * @description What is asked, as the template asked it when the card was first written.
             * @example [
             *       {
             *         "key": "code_quality",
             *         "label": "Quality of the code",
             *         "kind": "rating",
             *         "weight": 2,
             *         "isRequired": true
             *       }
             *     ]
             */
            criteria: components["schemas"]["Criterion"][];
            /**
             * @description Answers by the key of the criterion; null for who may not see them. Once the candidate is anonymized, words are gone.
             * @example {
             *       "code_quality": {
             *         "value": 4,
             *         "comment": "Found the leak at once."
             *       }
             *     }
             */
            answers: {
                [key: string]: components["schemas"]["ScorecardAnswer"];
            } | null;
            recommendation: components["schemas"]["Recommendation"] | null;
            /**
             * Format: date-time
             * @description When it was submitted.
             * @example 2026-03-02T09:30:00.000Z
             */
            submittedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * ScorecardAnswer
         * @description The answer to a criterion.
         */
        ScorecardAnswer: {
            /**
             * Format: double
             * @description A whole number from 1 to 5 for a `rating`, true or false for `yes_no`, words for `text`.
             * @example 4
             */
            value: number | boolean | string;
            /**
             * @description Why. Absent once the candidate is anonymized.
             * @example Found the leak at once.
             */
            comment?: string;
        };
        /**
         * ScorecardField
         * @example all
         * @enum {string}
         */
        ScorecardField: "all" | "id" | "code" | "applicationId" | "jobId" | "candidateId" | "interviewId" | "templateId" | "userId" | "status" | "criteria" | "answers" | "recommendation" | "submittedAt" | "createdAt" | "updatedAt";
        /**
         * ScorecardItem
         * @description What a user thinks of an applicant, criterion by criterion.
         */
        ScorecardItem: {
            /**
             * Format: int64
             * @description Id of the scorecard.
             * @example 1
             */
            id?: number;
            /**
             * @description Your own key of the scorecard, unique in the company. Null once the candidate is anonymized.
             * @example CARD-1
             */
            code?: string | null;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            applicationId?: number;
            /**
             * Format: int64
             * @description Id of its job.
             * @example 1
             */
            jobId?: number;
            /**
             * Format: int64
             * @description Id of its candidate.
             * @example 133
             */
            candidateId?: number;
            /**
             * Format: int64
             * @description Id of the interview of the application that it is about; null for none.
             * @example 1
             */
            interviewId?: number | null;
            /**
             * Format: int64
             * @description Id of the template whose criteria it has; null for none.
             * @example 1
             */
            templateId?: number | null;
            /**
             * Format: int64
             * @description Id of the user whose judgment it is.
             * @example 1
             */
            userId?: number;
            status?: components["schemas"]["ScorecardStatus"];
            /**
             * @description What is asked, as the template asked it when the card was first written.
             * @example [
             *       {
             *         "key": "code_quality",
             *         "label": "Quality of the code",
             *         "kind": "rating",
             *         "weight": 2,
             *         "isRequired": true
             *       }
             *     ]
             */
            criteria?: components["schemas"]["Criterion"][];
            /**
             * @description Answers by the key of the criterion; null for who may not see them. Once the candidate is anonymized, words are gone.
             * @example {
             *       "code_quality": {
             *         "value": 4,
             *         "comment": "Found the leak at once."
             *       }
             *     }
             */
            answers?: {
                [key: string]: components["schemas"]["ScorecardAnswer"];
            } | null;
            recommendation?: components["schemas"]["Recommendation"] | null;
            /**
             * Format: date-time
             * @description When it was submitted.
             * @example 2026-03-02T09:30:00.000Z
             */
            submittedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * ScorecardItemTokenPage
         * @description One page of the list.
         */
        ScorecardItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["ScorecardItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * ScorecardStatus
         * @description Whether the card is still being written; a submitted one is final.
         * @example submitted
         * @enum {string}
         */
        ScorecardStatus: "draft" | "submitted";
        /**
         * ScorecardTemplate
         * @description What interviewers are asked about an applicant. A step may name one.
         */
        ScorecardTemplate: {
            /**
             * Format: int64
             * @description Id of the template.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the template.
             * @example Technical interview
             */
            name: string;
            /**
             * @description Your own key, unique among scorecard templates.
             * @example SCORECARD-9
             */
            code: string | null;
            /**
             * @description What is judged, in the order of forms.
             * @example [
             *       {
             *         "key": "code_quality",
             *         "label": "Quality of the code",
             *         "kind": "rating",
             *         "weight": 2,
             *         "isRequired": true
             *       }
             *     ]
             */
            criteria: components["schemas"]["Criterion"][];
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * ScorecardTemplateField
         * @example all
         * @enum {string}
         */
        ScorecardTemplateField: "all" | "id" | "name" | "code" | "criteria" | "archivedAt" | "createdAt" | "updatedAt";
        /**
         * ScorecardTemplateItem
         * @description What interviewers are asked about an applicant. A step may name one.
         */
        ScorecardTemplateItem: {
            /**
             * Format: int64
             * @description Id of the template.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the template.
             * @example Technical interview
             */
            name?: string;
            /**
             * @description Your own key, unique among scorecard templates.
             * @example SCORECARD-9
             */
            code?: string | null;
            /**
             * @description What is judged, in the order of forms.
             * @example [
             *       {
             *         "key": "code_quality",
             *         "label": "Quality of the code",
             *         "kind": "rating",
             *         "weight": 2,
             *         "isRequired": true
             *       }
             *     ]
             */
            criteria?: components["schemas"]["Criterion"][];
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * ScorecardTemplateItemTokenPage
         * @description One page of the list.
         */
        ScorecardTemplateItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["ScorecardTemplateItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * SettableWebhookStatus
         * @description Whether the webhook sends deliveries. Default: `active`.
         * @example active
         * @enum {string}
         */
        SettableWebhookStatus: "active" | "inactive";
        /**
         * Source
         * @description Where applications come from, in words that reports can count.
         */
        Source: {
            /**
             * Format: int64
             * @description Id of the source.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the source.
             * @example Job fair
             */
            name: string;
            /**
             * @description Your own key, unique among sources.
             * @example SOURCE-9
             */
            code: string | null;
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * SourceField
         * @example all
         * @enum {string}
         */
        SourceField: "all" | "id" | "name" | "code" | "archivedAt" | "createdAt" | "updatedAt";
        /**
         * SourceItem
         * @description Where applications come from, in words that reports can count.
         */
        SourceItem: {
            /**
             * Format: int64
             * @description Id of the source.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the source.
             * @example Job fair
             */
            name?: string;
            /**
             * @description Your own key, unique among sources.
             * @example SOURCE-9
             */
            code?: string | null;
            /**
             * Format: date-time
             * @description When it was archived: it stays where it is used, and is not chosen any more. Null while it is in use.
             * @example 2026-03-02T09:30:00.000Z
             */
            archivedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * SourceItemTokenPage
         * @description One page of the list.
         */
        SourceItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["SourceItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * SourceNumbers
         * @description The sources, the most frequent first.
         */
        SourceNumbers: {
            /**
             * @description Name of the source in the catalog, or the free text as it was first written; `other` for those beyond the hundred most frequent texts.
             * @example Referral
             */
            source: string;
            /**
             * Format: int64
             * @description Applications from there.
             * @example 12
             */
            applications: number;
            /**
             * Format: int64
             * @description Those of them that are `hired` now.
             * @example 1
             */
            hired: number;
            /**
             * Format: double
             * @description `hired`, as a share of `applications`; null without any.
             * @example 0.08
             */
            hireRate: number | null;
        };
        /**
         * SourcesReport
         * @description Where applications and hires came from.
         */
        SourcesReport: {
            /**
             * Format: date
             * @description First day of the report, as it was asked for.
             * @example 2026-12-31
             */
            from: string | null;
            /**
             * Format: date
             * @description The day after its last one, as it was asked for.
             * @example 2026-12-31
             */
            to: string | null;
            /** @description What the numbers are grouped by. */
            groupBy: components["schemas"]["ReportGroupBy"] | null;
            /** @description The groups that have any, sorted by name. */
            results: components["schemas"]["SourcesReportGroup"][];
            /**
             * Format: int64
             * @description Number of applications in all groups.
             * @example 12
             */
            total: number;
        };
        /**
         * SourcesReportGroup
         * @description The numbers of one group.
         */
        SourcesReportGroup: {
            /** @description What the numbers are of: an object, a month as `2026-11`, or null without `groupBy`. */
            group: components["schemas"]["ReportGroup"] | string | null;
            /**
             * Format: int64
             * @description Number of applications.
             * @example 12
             */
            count: number;
            /** @description The sources, the most frequent first. */
            sources: components["schemas"]["SourceNumbers"][];
        };
        /**
         * Step
         * @description A stage of a job that applications pass through.
         */
        Step: {
            /**
             * Format: int64
             * @description Id of the step.
             * @example 1
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the job that the step belongs to.
             * @example 1
             */
            jobId: number;
            /**
             * @description Name of the step.
             * @example Interview
             */
            name: string;
            /**
             * @description Your own key of the step, unique in its job.
             * @example interview
             */
            code: string | null;
            type: components["schemas"]["StepType"];
            category: components["schemas"]["StepCategory"];
            /**
             * Format: int64
             * @description Id of the template of the scorecards that interviewers fill in at the step.
             * @example null
             */
            scorecardTemplateId: number | null;
            /**
             * Format: int32
             * @description Position of the step in its job, from 1. The first and the last step cannot move.
             * @example 3
             */
            order: number;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * StepCategory
         * @description Phase of recruiting, for reports over all jobs. Default: `evaluation`.
         * @example interview
         * @enum {string}
         */
        StepCategory: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
        /**
         * StepField
         * @example all
         * @enum {string}
         */
        StepField: "all" | "id" | "jobId" | "name" | "code" | "type" | "category" | "scorecardTemplateId" | "order" | "createdAt" | "updatedAt";
        /**
         * StepItem
         * @description A stage of a job that applications pass through.
         */
        StepItem: {
            /**
             * Format: int64
             * @description Id of the step.
             * @example 1
             */
            id?: number;
            /**
             * Format: int64
             * @description Id of the job that the step belongs to.
             * @example 1
             */
            jobId?: number;
            /**
             * @description Name of the step.
             * @example Interview
             */
            name?: string;
            /**
             * @description Your own key of the step, unique in its job.
             * @example interview
             */
            code?: string | null;
            type?: components["schemas"]["StepType"];
            category?: components["schemas"]["StepCategory"];
            /**
             * Format: int64
             * @description Id of the template of the scorecards that interviewers fill in at the step.
             * @example null
             */
            scorecardTemplateId?: number | null;
            /**
             * Format: int32
             * @description Position of the step in its job, from 1. The first and the last step cannot move.
             * @example 3
             */
            order?: number;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * StepItemTokenPage
         * @description One page of the list.
         */
        StepItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["StepItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * StepTime
         * @description The categories of steps with visits that have ended, in order.
         */
        StepTime: {
            category: components["schemas"]["StepCategory"];
            /**
             * Format: int64
             * @description Visits that have ended.
             * @example 12
             */
            visits: number;
            /**
             * Format: double
             * @description Half of them took at most so many hours.
             * @example 26.5
             */
            medianHours: number;
            /**
             * Format: double
             * @description Nine of ten took at most so many hours.
             * @example 120.25
             */
            p90Hours: number;
        };
        /**
         * StepType
         * @description Where the step takes place, or what it is for. Default: `online`.
         * @example online
         * @enum {string}
         */
        StepType: "register" | "online" | "offline" | "pre_hire" | "final";
        /**
         * Tag
         * @description A word that the company has on applications. It goes when no application has it any more.
         */
        Tag: {
            /**
             * Format: int64
             * @description Id of the tag.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the tag, case-sensitive.
             * @example remote only
             */
            name: string;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the tag was created: tags do not change.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * TagField
         * @example all
         * @enum {string}
         */
        TagField: "all" | "id" | "name" | "createdAt" | "updatedAt";
        /**
         * TagItem
         * @description A word that the company has on applications. It goes when no application has it any more.
         */
        TagItem: {
            /**
             * Format: int64
             * @description Id of the tag.
             * @example 1
             */
            id?: number;
            /**
             * @description Name of the tag, case-sensitive.
             * @example remote only
             */
            name?: string;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the tag was created: tags do not change.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * TagItemTokenPage
         * @description One page of the list.
         */
        TagItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["TagItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * TeamMember
         * @description A user who takes part in filling a job. The recruiter and the manager are fields of the job.
         */
        TeamMember: {
            /**
             * Format: int64
             * @description Id of the member.
             * @example 1
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of the user.
             * @example 1
             */
            userId: number;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            userCode: string | null;
            role: components["schemas"]["TeamRole"];
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * TeamMemberField
         * @example all
         * @enum {string}
         */
        TeamMemberField: "all" | "id" | "jobId" | "userId" | "userCode" | "role" | "createdAt" | "updatedAt";
        /**
         * TeamMemberItem
         * @description A user who takes part in filling a job. The recruiter and the manager are fields of the job.
         */
        TeamMemberItem: {
            /**
             * Format: int64
             * @description Id of the member.
             * @example 1
             */
            id?: number;
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            jobId?: number;
            /**
             * Format: int64
             * @description Id of the user.
             * @example 1
             */
            userId?: number;
            /**
             * @description Code of the user as it is now.
             * @example USER-01
             */
            userCode?: string | null;
            role?: components["schemas"]["TeamRole"];
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * TeamMemberItemTokenPage
         * @description One page of the list.
         */
        TeamMemberItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["TeamMemberItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * TeamRole
         * @description What the user does for the job. A user has one role in a job.
         * @example interviewer
         * @enum {string}
         */
        TeamRole: "recruiter" | "coordinator" | "manager" | "interviewer" | "approver";
        /**
         * TextState
         * @description Whether search finds the words of the file: `pending` not yet, `ready` yes, `none` no words, `failed` unreadable. It changes without a version and without an event.
         * @example pending
         * @enum {string}
         */
        TextState: "pending" | "ready" | "none" | "failed";
        /**
         * TimeInStepReport
         * @description How long applications stayed on steps.
         */
        TimeInStepReport: {
            /**
             * Format: date
             * @description First day of the report, as it was asked for.
             * @example 2026-12-31
             */
            from: string | null;
            /**
             * Format: date
             * @description The day after its last one, as it was asked for.
             * @example 2026-12-31
             */
            to: string | null;
            /** @description What the numbers are grouped by. */
            groupBy: components["schemas"]["ReportGroupBy"] | null;
            /** @description The groups that have any, sorted by name. */
            results: components["schemas"]["TimeInStepReportGroup"][];
            /**
             * Format: int64
             * @description Number of visits that have ended in all groups.
             * @example 12
             */
            total: number;
        };
        /**
         * TimeInStepReportGroup
         * @description The numbers of one group.
         */
        TimeInStepReportGroup: {
            /** @description What the numbers are of: an object, a month as `2026-11`, or null without `groupBy`. */
            group: components["schemas"]["ReportGroup"] | string | null;
            /**
             * Format: int64
             * @description Number of visits that have ended.
             * @example 12
             */
            count: number;
            /** @description The categories of steps with visits that have ended, in order. */
            steps: components["schemas"]["StepTime"][];
        };
        /**
         * TimeToHireReport
         * @description How long it took from the application to the hire.
         */
        TimeToHireReport: {
            /**
             * Format: date
             * @description First day of the report, as it was asked for.
             * @example 2026-12-31
             */
            from: string | null;
            /**
             * Format: date
             * @description The day after its last one, as it was asked for.
             * @example 2026-12-31
             */
            to: string | null;
            /** @description What the numbers are grouped by. */
            groupBy: components["schemas"]["ReportGroupBy"] | null;
            /** @description The groups that have any, sorted by name. */
            results: components["schemas"]["TimeToHireReportGroup"][];
            /**
             * Format: int64
             * @description Number of hires in all groups.
             * @example 12
             */
            total: number;
        };
        /**
         * TimeToHireReportGroup
         * @description The numbers of one group.
         */
        TimeToHireReportGroup: {
            /** @description What the numbers are of: an object, a month as `2026-11`, or null without `groupBy`. */
            group: components["schemas"]["ReportGroup"] | string | null;
            /**
             * Format: int64
             * @description Number of hires.
             * @example 12
             */
            count: number;
            /**
             * Format: int64
             * @description Applications that are `hired` now.
             * @example 3
             */
            hires: number;
            /**
             * Format: double
             * @description Half of them took at most so many days of 24 hours.
             * @example 23.5
             */
            medianDays: number;
            /**
             * Format: double
             * @description Nine of ten took at most so many days of 24 hours.
             * @example 41.75
             */
            p90Days: number;
        };
        /**
         * User
         * @description A person who works for the company, such as a recruiter. Users do not log in: access to the API is by token.
         */
        User: {
            /**
             * Format: int64
             * @description Id of the user.
             * @example 1
             */
            id: number;
            /**
             * @description Full name of the user.
             * @example Ada Moreira
             */
            name: string;
            /**
             * Format: idn-email
             * @description E-mail address, unique among active users without regard to case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Your own key, unique among objects of this kind.
             * @example ENG-1
             */
            code: string | null;
            /**
             * Format: int64
             * @description Id of the department where the user works.
             * @example 1
             */
            departmentId: number | null;
            /**
             * @description Code of the department as it is now.
             * @example DEP-01
             */
            departmentCode: string | null;
            /**
             * Format: int64
             * @description Id of the role that the user has.
             * @example 1
             */
            roleId: number | null;
            /**
             * @description Code of the role as it is now.
             * @example ROLE-01
             */
            roleCode: string | null;
            /**
             * @description Ids of the branches where the user works, in ascending order.
             * @example [
             *       1,
             *       2
             *     ]
             */
            branchIds: number[];
            /** @description Codes of these branches as they are now; null for one without a code. */
            branchCodes: (string | null)[];
            /**
             * @description Whether the user still works for the company and may be assigned to jobs. Default: true.
             * @example true
             */
            active: boolean;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * UserField
         * @example all
         * @enum {string}
         */
        UserField: "all" | "id" | "name" | "email" | "code" | "departmentId" | "departmentCode" | "roleId" | "roleCode" | "branchIds" | "branchCodes" | "active" | "createdAt" | "updatedAt";
        /**
         * UserItem
         * @description A person who works for the company, such as a recruiter. Users do not log in: access to the API is by token.
         */
        UserItem: {
            /**
             * Format: int64
             * @description Id of the user.
             * @example 1
             */
            id?: number;
            /**
             * @description Full name of the user.
             * @example Ada Moreira
             */
            name?: string;
            /**
             * Format: idn-email
             * @description E-mail address, unique among active users without regard to case.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description Your own key, unique among objects of this kind.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * Format: int64
             * @description Id of the department where the user works.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * @description Code of the department as it is now.
             * @example DEP-01
             */
            departmentCode?: string | null;
            /**
             * Format: int64
             * @description Id of the role that the user has.
             * @example 1
             */
            roleId?: number | null;
            /**
             * @description Code of the role as it is now.
             * @example ROLE-01
             */
            roleCode?: string | null;
            /**
             * @description Ids of the branches where the user works, in ascending order.
             * @example [
             *       1,
             *       2
             *     ]
             */
            branchIds?: number[];
            /** @description Codes of these branches as they are now; null for one without a code. */
            branchCodes?: (string | null)[];
            /**
             * @description Whether the user still works for the company and may be assigned to jobs. Default: true.
             * @example true
             */
            active?: boolean;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * UserItemTokenPage
         * @description One page of the list.
         */
        UserItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["UserItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * Vacancies
         * @description How far the job is filled. Hires and openings change it without an event of the job, and without a new version of it: `candidate.hired`, `application.unhired` and the events of openings have it.
         */
        Vacancies: {
            /**
             * Format: int32
             * @description All of them: the same number as `numVacancies`.
             * @example 2
             */
            total: number;
            /**
             * Format: int32
             * @description Those that hires have taken.
             * @example 1
             */
            filled: number;
            /**
             * Format: int32
             * @description Those that are left.
             * @example 1
             */
            open: number;
        };
        /**
         * VacanciesItem
         * @description How far the job is filled. Hires and openings change it without an event of the job, and without a new version of it: `candidate.hired`, `application.unhired` and the events of openings have it.
         */
        VacanciesItem: {
            /**
             * Format: int32
             * @description All of them: the same number as `numVacancies`.
             * @example 2
             */
            total?: number;
            /**
             * Format: int32
             * @description Those that hires have taken.
             * @example 1
             */
            filled?: number;
            /**
             * Format: int32
             * @description Those that are left.
             * @example 1
             */
            open?: number;
        };
        /**
         * Visit
         * @description The time of an application on a step. It has no events: the events of the application that begin or end visits have them in `data.visits`.
         */
        Visit: {
            /**
             * Format: int64
             * @description Id of the visit.
             * @example 1
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            applicationId: number;
            /**
             * Format: int64
             * @description Id of the job of both.
             * @example 1
             */
            jobId: number;
            /**
             * Format: int64
             * @description Id of the step.
             * @example 1
             */
            stepId: number;
            /**
             * Format: date-time
             * @description When the application reached the step.
             * @example 2026-03-02T09:30:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it left the step, or ended there; null while it is there.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When the visit began or, later, ended: a visit changes once.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * VisitField
         * @example all
         * @enum {string}
         */
        VisitField: "all" | "id" | "applicationId" | "jobId" | "stepId" | "startedAt" | "endedAt" | "updatedAt";
        /**
         * VisitItem
         * @description The time of an application on a step. It has no events: the events of the application that begin or end visits have them in `data.visits`.
         */
        VisitItem: {
            /**
             * Format: int64
             * @description Id of the visit.
             * @example 1
             */
            id?: number;
            /**
             * Format: int64
             * @description Id of the application.
             * @example 697
             */
            applicationId?: number;
            /**
             * Format: int64
             * @description Id of the job of both.
             * @example 1
             */
            jobId?: number;
            /**
             * Format: int64
             * @description Id of the step.
             * @example 1
             */
            stepId?: number;
            /**
             * Format: date-time
             * @description When the application reached the step.
             * @example 2026-03-02T09:30:00.000Z
             */
            startedAt?: string;
            /**
             * Format: date-time
             * @description When it left the step, or ended there; null while it is there.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt?: string | null;
            /**
             * Format: date-time
             * @description When the visit began or, later, ended: a visit changes once.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * VisitItemTokenPage
         * @description One page of the list.
         */
        VisitItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["VisitItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * VisitedStep
         * @description One visit of a step. A step that was visited twice appears twice.
         */
        VisitedStep: {
            /**
             * Format: int64
             * @description Id of the step.
             * @example 1
             */
            id: number;
            /**
             * @description Name of the step.
             * @example Interview
             */
            name: string;
            category: components["schemas"]["StepCategory"];
            /**
             * Format: date-time
             * @description When the application reached the step.
             * @example 2026-03-02T09:30:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it left the step, or ended there; null while it is there.
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
        };
        /**
         * Webhook
         * @description Sends events of one or more kinds to one URL.
         */
        Webhook: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            /**
             * @description What the webhook sends, in alphabetical order: names of events, and wildcards. Events of one application arrive in order, whatever their names.
             * @example [
             *       "application.*",
             *       "comment.created"
             *     ]
             */
            actions: components["schemas"]["EventPattern"][];
            /**
             * @description Only events of these jobs: of the job itself, its steps, its applications and their comments. Empty: all jobs.
             * @example [
             *       1
             *     ]
             */
            jobId: number[];
            /**
             * @description Only events of jobs of these departments: of the department that the job has when the event enters the feed. When a job moves to another department, webhooks for either one get the event. Empty: all departments.
             * @example [
             *       2
             *     ]
             */
            departmentId: number[];
            /**
             * Format: uri
             * @description URL that receives the deliveries: https, public, on port 443 or a port above 1023.
             * @example https://receiver.example/hooks/recruitment
             */
            postbackUrl: string;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why the webhook is suspended; null while it is not.
             * @example the address answered 410 Gone
             */
            statusReason: string | null;
            /**
             * @description Names of the `clientHeaders`. Their values are never shown.
             * @example [
             *       "X-Environment"
             *     ]
             */
            clientHeaderNames: string[];
            /**
             * @description Whether it also sends what happened before it was recorded, such as an import from another system (`occurredAt`). Default: false.
             * @example false
             */
            includeHistory: boolean;
            /**
             * @description Who is responsible for the receiver.
             * @example Ada Moreira
             */
            techOwnerName: string | null;
            /**
             * Format: idn-email
             * @description E-mail address of whoever is responsible for the receiver.
             * @example ada@example.com
             */
            techOwnerEmail: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * WebhookCreate
         * @description A new webhook: its events, and one URL.
         */
        WebhookCreate: {
            /**
             * @description What the webhook sends, in alphabetical order: names of events, and wildcards. Events of one application arrive in order, whatever their names.
             * @example [
             *       "application.*",
             *       "comment.created"
             *     ]
             */
            actions: components["schemas"]["EventPattern"][];
            /**
             * @description Only events of these jobs: of the job itself, its steps, its applications and their comments. Empty: all jobs.
             * @example [
             *       1
             *     ]
             */
            jobId?: number[];
            /**
             * @description Only events of jobs of these departments: of the department that the job has when the event enters the feed. When a job moves to another department, webhooks for either one get the event. Empty: all departments.
             * @example [
             *       2
             *     ]
             */
            departmentId?: number[];
            /** @description The codes of departments, instead of `departmentId`. */
            departmentCode?: string[];
            /**
             * Format: uri
             * @description URL that receives the deliveries: https, public, on port 443 or a port above 1023.
             * @example https://receiver.example/hooks/recruitment
             */
            postbackUrl: string;
            status?: components["schemas"]["SettableWebhookStatus"];
            /**
             * @description Additional headers of each delivery; at most 6000 characters in total. A PATCH replaces all of them. Only their names are ever shown.
             * @example {
             *       "X-Environment": "test"
             *     }
             */
            clientHeaders?: {
                [key: string]: string;
            };
            /**
             * @description Whether it also sends what happened before it was recorded, such as an import from another system (`occurredAt`). Default: false.
             * @example false
             */
            includeHistory?: boolean;
            /**
             * @description Who is responsible for the receiver.
             * @example Ada Moreira
             */
            techOwnerName?: string | null;
            /**
             * Format: idn-email
             * @description E-mail address of whoever is responsible for the receiver.
             * @example ada@example.com
             */
            techOwnerEmail?: string | null;
        };
        /**
         * WebhookField
         * @example all
         * @enum {string}
         */
        WebhookField: "all" | "id" | "actions" | "jobId" | "departmentId" | "postbackUrl" | "status" | "statusReason" | "clientHeaderNames" | "includeHistory" | "techOwnerName" | "techOwnerEmail" | "createdAt" | "createdBy" | "createdBy.tokenId" | "createdBy.name" | "updatedAt";
        /**
         * WebhookItem
         * @description Sends events of one or more kinds to one URL.
         */
        WebhookItem: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
             */
            id?: string;
            /**
             * @description What the webhook sends, in alphabetical order: names of events, and wildcards. Events of one application arrive in order, whatever their names.
             * @example [
             *       "application.*",
             *       "comment.created"
             *     ]
             */
            actions?: components["schemas"]["EventPattern"][];
            /**
             * @description Only events of these jobs: of the job itself, its steps, its applications and their comments. Empty: all jobs.
             * @example [
             *       1
             *     ]
             */
            jobId?: number[];
            /**
             * @description Only events of jobs of these departments: of the department that the job has when the event enters the feed. When a job moves to another department, webhooks for either one get the event. Empty: all departments.
             * @example [
             *       2
             *     ]
             */
            departmentId?: number[];
            /**
             * Format: uri
             * @description URL that receives the deliveries: https, public, on port 443 or a port above 1023.
             * @example https://receiver.example/hooks/recruitment
             */
            postbackUrl?: string;
            status?: components["schemas"]["WebhookStatus"];
            /**
             * @description Why the webhook is suspended; null while it is not.
             * @example the address answered 410 Gone
             */
            statusReason?: string | null;
            /**
             * @description Names of the `clientHeaders`. Their values are never shown.
             * @example [
             *       "X-Environment"
             *     ]
             */
            clientHeaderNames?: string[];
            /**
             * @description Whether it also sends what happened before it was recorded, such as an import from another system (`occurredAt`). Default: false.
             * @example false
             */
            includeHistory?: boolean;
            /**
             * @description Who is responsible for the receiver.
             * @example Ada Moreira
             */
            techOwnerName?: string | null;
            /**
             * Format: idn-email
             * @description E-mail address of whoever is responsible for the receiver.
             * @example ada@example.com
             */
            techOwnerEmail?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            createdBy?: components["schemas"]["ActorItem"] | null;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * WebhookItemTokenPage
         * @description One page of the list.
         */
        WebhookItemTokenPage: {
            /** @description Items of this page. */
            results: components["schemas"]["WebhookItem"][];
            /** @description The `pageToken` of the next page; null on the last one. */
            nextPageToken: string | null;
        };
        /**
         * WebhookPatch
         * @description Changes to a webhook. Absent fields stay unchanged; lists and `clientHeaders` are replaced as a whole.
         */
        WebhookPatch: {
            /**
             * @description What the webhook sends, in alphabetical order: names of events, and wildcards. Events of one application arrive in order, whatever their names.
             * @example [
             *       "application.*",
             *       "comment.created"
             *     ]
             */
            actions?: components["schemas"]["EventPattern"][];
            /**
             * @description Only events of these jobs: of the job itself, its steps, its applications and their comments. Empty: all jobs.
             * @example [
             *       1
             *     ]
             */
            jobId?: number[];
            /**
             * @description Only events of jobs of these departments: of the department that the job has when the event enters the feed. When a job moves to another department, webhooks for either one get the event. Empty: all departments.
             * @example [
             *       2
             *     ]
             */
            departmentId?: number[];
            /** @description The codes of departments, instead of `departmentId`. */
            departmentCode?: string[];
            /**
             * Format: uri
             * @description URL that receives the deliveries: https, public, on port 443 or a port above 1023.
             * @example https://receiver.example/hooks/recruitment
             */
            postbackUrl?: string;
            status?: components["schemas"]["SettableWebhookStatus"];
            /**
             * @description Additional headers of each delivery; at most 6000 characters in total. A PATCH replaces all of them. Only their names are ever shown.
             * @example {
             *       "X-Environment": "test"
             *     }
             */
            clientHeaders?: {
                [key: string]: string;
            };
            /**
             * @description Whether it also sends what happened before it was recorded, such as an import from another system (`occurredAt`). Default: false.
             * @example false
             */
            includeHistory?: boolean;
            /**
             * @description Who is responsible for the receiver.
             * @example Ada Moreira
             */
            techOwnerName?: string | null;
            /**
             * Format: idn-email
             * @description E-mail address of whoever is responsible for the receiver.
             * @example ada@example.com
             */
            techOwnerEmail?: string | null;
        };
        /**
         * WebhookStatus
         * @description Whether the webhook sends. An `inactive` one queues nothing. The server makes it `suspended` when the receiver answers 410 or has accepted nothing for three days; then it queues events and sends them once it is `active` again.
         * @example active
         * @enum {string}
         */
        WebhookStatus: "active" | "inactive" | "suspended";
        /**
         * WebhookWithSecret
         * @description A new webhook, with its signing secret.
         */
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            /**
             * @description What the webhook sends, in alphabetical order: names of events, and wildcards. Events of one application arrive in order, whatever their names.
             * @example [
             *       "application.*",
             *       "comment.created"
             *     ]
             */
            actions: components["schemas"]["EventPattern"][];
            /**
             * @description Only events of these jobs: of the job itself, its steps, its applications and their comments. Empty: all jobs.
             * @example [
             *       1
             *     ]
             */
            jobId: number[];
            /**
             * @description Only events of jobs of these departments: of the department that the job has when the event enters the feed. When a job moves to another department, webhooks for either one get the event. Empty: all departments.
             * @example [
             *       2
             *     ]
             */
            departmentId: number[];
            /**
             * Format: uri
             * @description URL that receives the deliveries: https, public, on port 443 or a port above 1023.
             * @example https://receiver.example/hooks/recruitment
             */
            postbackUrl: string;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why the webhook is suspended; null while it is not.
             * @example the address answered 410 Gone
             */
            statusReason: string | null;
            /**
             * @description Names of the `clientHeaders`. Their values are never shown.
             * @example [
             *       "X-Environment"
             *     ]
             */
            clientHeaderNames: string[];
            /**
             * @description Whether it also sends what happened before it was recorded, such as an import from another system (`occurredAt`). Default: false.
             * @example false
             */
            includeHistory: boolean;
            /**
             * @description Who is responsible for the receiver.
             * @example Ada Moreira
             */
            techOwnerName: string | null;
            /**
             * Format: idn-email
             * @description E-mail address of whoever is responsible for the receiver.
             * @example ada@example.com
             */
            techOwnerEmail: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @description When the object last changed. It never moves backward.
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Key that signs the deliveries. Shown only once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        /**
         * Withdrawal
         * @description The withdrawal; null unless the status is `give_up`.
         */
        Withdrawal: {
            /**
             * Format: int64
             * @description Id of the reason, if it is one of the catalog.
             * @example 1
             */
            reasonId: number | null;
            /**
             * @description Why the candidate gave up, if it is known.
             * @example Took another offer
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description When the candidate gave up.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
        };
        /**
         * WithdrawalItem
         * @description The withdrawal; null unless the status is `give_up`.
         */
        WithdrawalItem: {
            /**
             * Format: int64
             * @description Id of the reason, if it is one of the catalog.
             * @example 1
             */
            reasonId?: number | null;
            /**
             * @description Why the candidate gave up, if it is known.
             * @example Took another offer
             */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When the candidate gave up.
             * @example 2026-03-02T09:30:00.000Z
             */
            at?: string;
        };
        /**
         * WorkplaceType
         * @description Where the work is done. Default: `on-site`.
         * @example hybrid
         * @enum {string}
         */
        WorkplaceType: "on-site" | "hybrid" | "remote";
    };
    responses: {
        /** @description The response would be the one named in `If-None-Match`. There is no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                "Preference-Applied": components["headers"]["Preference-Applied"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Largest number of items. */
        maxPageSize: number;
        /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
        pageToken: string;
        /** @description Kind of employment. Default: `effective`. */
        type: components["schemas"]["JobType"][];
        /** @description Ids of roles. */
        roleId: number[];
        /** @description Ids of branches. */
        branchId: number[];
        /** @description Ids of users. */
        recruiterId: number[];
        /** @description Ids of users. */
        managerId: number[];
        /** @description Country, as its two-letter code of ISO 3166-1. */
        country: string[];
        /** @description Where the work is done. Default: `on-site`. */
        workplaceType: components["schemas"]["WorkplaceType"][];
        /** @description Audience of the job: employees or everybody. Default: `external`. */
        publicationType: components["schemas"]["PublicationType"][];
        /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
        updatedAfter: string;
        /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
        updatedBefore: string;
        /**
         * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
         * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
         */
        "X-Request-Id": string;
        /**
         * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
         * @example handling=strict
         */
        Prefer: string;
        /**
         * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
         * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
         */
        "If-None-Match": string;
        /** @description What the user does for the job. A user has one role in a job. */
        role: components["schemas"]["TeamRole"][];
        /** @description Source; exact match, case-sensitive. */
        source: string;
        /** @description Ids of sources. */
        sourceId: number[];
        /** @description Ids of reasons of rejections and withdrawals. */
        reasonId: number[];
        /** @description Name of a tag on the application; exact match, case-sensitive. */
        tag: string;
        /** @description Ids of current steps. */
        currentStepId: number[];
        /** @description Phase of recruiting, for reports over all jobs. Default: `evaluation`. */
        stepCategory: components["schemas"]["StepCategory"][];
        /** @description Code of the candidate; exact match. */
        candidateCode: string;
        /** @description E-mail address of the candidate; exact match, case-insensitive. Needs the scope `candidates:read`. */
        candidateEmail: string;
        /** @description Only what was created at this time or later, such as `2026-03-02T09:30:00Z`. */
        createdAfter: string;
        /** @description Only what was created before this time, such as `2026-03-02T09:30:00Z`. */
        createdBefore: string;
        /** @description Only who was hired at this time or later, such as `2026-03-02T09:30:00Z`. */
        hiredAfter: string;
        /** @description Only who was hired before this time, such as `2026-03-02T09:30:00Z`. */
        hiredBefore: string;
        /** @description Only what begins at this time or later, such as `2026-03-02T09:30:00Z`. */
        startsAfter: string;
        /** @description Only what begins before this time, such as `2026-03-02T09:30:00Z`. */
        startsBefore: string;
        /** @description Dry run: validates and responds as usual, but changes nothing. */
        validateOnly: boolean;
        /**
         * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
         * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
         */
        "Idempotency-Key": string;
        /** @description Ids of interviews that they are about. */
        interviewId: number[];
        /** @description Ids of message templates. */
        templateId: number[];
        /** @description Ids of steps. */
        stepId: number[];
        /**
         * @description The first day, in the time zone of the company.
         * @example 2026-01-01
         */
        from: string;
        /**
         * @description The day after the last one.
         * @example 2027-01-01
         */
        to: string;
        /** @description What to group by. Without it, all numbers are one group. */
        groupBy: components["schemas"]["ReportGroupBy"];
        /** @description Name of the tag; exact match. */
        name: string;
        /** @description What the file is. */
        kind: components["schemas"]["AttachmentKind"][];
        /**
         * @description The `ETag` that you have read: the change is made only if the object is still in that state; otherwise the response is a 412. Several are separated by commas; `*` stands for any.
         * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
         */
        "If-Match": string;
        /**
         * @description Only active ones, or only inactive ones.
         * @example true
         */
        active: boolean;
        /** @description E-mail address; exact match, case-insensitive. */
        email: string;
        /**
         * @description Only archived ones, or only those that are not.
         * @example false
         */
        archived: boolean;
        /** @description A status of applications or jobs that may have a reason. */
        appliesTo: components["schemas"]["ReasonUse"][];
        /**
         * @description Name of the field in `customFields`, unique for the kind of objects. It never changes.
         * @example cost_center
         */
        key: string;
        /** @description Number of the document; exact match of the letters and digits. Needs the scope `candidates:sensitive`. */
        identificationDocument: string;
        /** @description Mobile or other phone number; exact match of the digits. */
        phone: string;
        /** @description Name of the city; exact match, ignoring case and accents. */
        city: string;
        /** @description One of the skills; exact match, case-sensitive. */
        skill: string;
        /** @description Ids of candidates that stay. */
        mergedIntoId: number[];
        /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
        cursor: string;
        /**
         * @description Id of the delivery.
         * @example 7d1f0c9e-52b4-8c1a-8e37-5a9b2f4c6d80
         */
        deliveryId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of the request: yours, or a generated one. The log has it, too.
         * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
         */
        "X-Request-Id": string;
        /**
         * @description Requests allowed in the window. Absent if there is no limit.
         * @example 500
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests left in the window.
         * @example 493
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When the window ends, in seconds since 1970-01-01T00:00:00Z.
         * @example 1772443800
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Query parameters that were ignored because the operation does not have them, separated by commas.
         * @example statsu
         */
        "X-Ignored-Parameters": string;
        /**
         * @description The preferences of the request that were honored.
         * @example handling=strict
         */
        "Preference-Applied": string;
        /**
         * @description Changes with the object and with everything that the response shows.
         * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
         */
        ETag: string;
        /**
         * @description Where the feed continues after the export. To resume the export, send it as `cursor` with `after`.
         * @example MS4xMjM
         */
        "X-Export-Cursor": string;
        /**
         * @description Path of the new object. Absent from a dry run, which makes none.
         * @example /api/v1/jobs/42
         */
        Location: string;
        /**
         * @description Present if this is the stored response for the `Idempotency-Key`.
         * @example true
         */
        "Idempotent-Replayed": "true";
        /**
         * @description The code of the failure, the same in all versions.
         * @example BAD_ARGUMENT
         */
        "X-Error-Code": components["schemas"]["ErrorCode"];
        /**
         * @description Which field or parameter broke which rule, for programs: a List of RFC 9651, whose items have `rule` and its limits. [Errors](/guides/errors) lists the rules. With every 400, with `ALREADY_EXISTS` and with `STALE_VERSION`. What has no room is counted by a last item, `"request";rule=more;count=57`.
         * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
         */
        "X-Error-Details": string;
        /**
         * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to now, separated by commas; empty if there are none. Absent if the error is about a step.
         * @example waiting_approval, approved, canceled
         */
        "X-Allowed-Transitions": string;
        /**
         * @description How to authenticate.
         * @example Bearer
         */
        "WWW-Authenticate": "Bearer";
        /**
         * @description The methods that the URL supports.
         * @example GET, HEAD, POST
         */
        Allow: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 1
         */
        "Retry-After": number;
        /**
         * @description The name of the file, to save it under (RFC 6266).
         * @example attachment; filename="resume.pdf"
         */
        "Content-Disposition": string;
        /**
         * @description That parts of the file may be asked for.
         * @example bytes
         */
        "Accept-Ranges": "bytes";
        /**
         * @description Which bytes these are, and how many the file has; with a 416, `*` stands for the bytes.
         * @example bytes 0-99/48213
         */
        "Content-Range": string;
        /**
         * @description Changes with the object and with everything that the response shows. Absent from a dry run.
         * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
         */
        "ETag-Of-Change": string;
        /**
         * @description Changes whenever the response may have changed, and also with other changes to the company's data.
         * @example W/"pjaqZp_xWFG09GBvE1XLsi"
         */
        "ETag-Of-List": string;
        /**
         * @description The SHA-256 of the bytes, in quotes.
         * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         */
        "ETag-Of-File": string;
        /**
         * @description With `ALREADY_EXISTS`: path of the conflicting object; absent if it was deleted meanwhile. With `ANONYMIZED`: path of the object that had the code, if the code is at fault. With `MERGED`: path of the candidate that stays.
         * @example /api/v1/jobs/42
         */
        "Location-Of-Existing": string;
        /**
         * @description Path of the candidate that stays, with `expand` as it was asked for.
         * @example /api/v2/candidates/42
         */
        "Location-Of-Merged": string;
        /**
         * @description Seconds to wait before the next attempt. Only while the other request is running.
         * @example 1
         */
        "Retry-After-In-Progress": number;
    };
    pathItems: never;
}
export type Actor = components['schemas']['Actor'];
export type ActorItem = components['schemas']['ActorItem'];
export type Application = components['schemas']['Application'];
export type ApplicationComment = components['schemas']['ApplicationComment'];
export type ApplicationCommentField = components['schemas']['ApplicationCommentField'];
export type ApplicationCommentItem = components['schemas']['ApplicationCommentItem'];
export type ApplicationCommentItemTokenPage = components['schemas']['ApplicationCommentItemTokenPage'];
export type ApplicationCounts = components['schemas']['ApplicationCounts'];
export type ApplicationExpansion = components['schemas']['ApplicationExpansion'];
export type ApplicationField = components['schemas']['ApplicationField'];
export type ApplicationItem = components['schemas']['ApplicationItem'];
export type ApplicationItemTokenPage = components['schemas']['ApplicationItemTokenPage'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type ApplicationTransitions = components['schemas']['ApplicationTransitions'];
export type Attachment = components['schemas']['Attachment'];
export type AttachmentField = components['schemas']['AttachmentField'];
export type AttachmentItem = components['schemas']['AttachmentItem'];
export type AttachmentItemTokenPage = components['schemas']['AttachmentItemTokenPage'];
export type AttachmentKind = components['schemas']['AttachmentKind'];
export type AttachmentSummary = components['schemas']['AttachmentSummary'];
export type Attempt = components['schemas']['Attempt'];
export type Branch = components['schemas']['Branch'];
export type BranchField = components['schemas']['BranchField'];
export type BranchItem = components['schemas']['BranchItem'];
export type BranchItemTokenPage = components['schemas']['BranchItemTokenPage'];
export type CalendarLink = components['schemas']['CalendarLink'];
export type Cancellation = components['schemas']['Cancellation'];
export type CancellationItem = components['schemas']['CancellationItem'];
export type Candidate = components['schemas']['Candidate'];
export type CandidateAttachmentForm = components['schemas']['CandidateAttachmentForm'];
export type CandidateAttachmentKind = components['schemas']['CandidateAttachmentKind'];
export type CandidateCreate = components['schemas']['CandidateCreate'];
export type CandidateExpansion = components['schemas']['CandidateExpansion'];
export type CandidateExport = components['schemas']['CandidateExport'];
export type CandidateMerge = components['schemas']['CandidateMerge'];
export type CandidatePatch = components['schemas']['CandidatePatch'];
export type CandidateRetentionItem = components['schemas']['CandidateRetentionItem'];
export type Comment = components['schemas']['Comment'];
export type Criterion = components['schemas']['Criterion'];
export type CriterionKind = components['schemas']['CriterionKind'];
export type CurrentStep = components['schemas']['CurrentStep'];
export type CurrentStepItem = components['schemas']['CurrentStepItem'];
export type CustomEntity = components['schemas']['CustomEntity'];
export type CustomField = components['schemas']['CustomField'];
export type CustomFieldField = components['schemas']['CustomFieldField'];
export type CustomFieldGate = components['schemas']['CustomFieldGate'];
export type CustomFieldItem = components['schemas']['CustomFieldItem'];
export type CustomFieldItemTokenPage = components['schemas']['CustomFieldItemTokenPage'];
export type CustomFieldOption = components['schemas']['CustomFieldOption'];
export type CustomFieldType = components['schemas']['CustomFieldType'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryState = components['schemas']['DeliveryState'];
export type DeliveryTokenPage = components['schemas']['DeliveryTokenPage'];
export type Department = components['schemas']['Department'];
export type DepartmentField = components['schemas']['DepartmentField'];
export type DepartmentItem = components['schemas']['DepartmentItem'];
export type DepartmentItemTokenPage = components['schemas']['DepartmentItemTokenPage'];
export type Disqualification = components['schemas']['Disqualification'];
export type DisqualificationItem = components['schemas']['DisqualificationItem'];
export type Duplicate = components['schemas']['Duplicate'];
export type DuplicateGround = components['schemas']['DuplicateGround'];
export type Duplicates = components['schemas']['Duplicates'];
export type EmbeddedCandidate = components['schemas']['EmbeddedCandidate'];
export type EmbeddedCandidateItem = components['schemas']['EmbeddedCandidateItem'];
export type EmbeddedJob = components['schemas']['EmbeddedJob'];
export type EmbeddedJobItem = components['schemas']['EmbeddedJobItem'];
export type Entity = components['schemas']['Entity'];
export type EntityType = components['schemas']['EntityType'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type Errors = components['schemas']['Errors'];
export type Event = components['schemas']['Event'];
export type EventName = components['schemas']['EventName'];
export type EventPage = components['schemas']['EventPage'];
export type EventPattern = components['schemas']['EventPattern'];
export type EventTokenPage = components['schemas']['EventTokenPage'];
export type ExportedApplication = components['schemas']['ExportedApplication'];
export type ExportedAttachment = components['schemas']['ExportedAttachment'];
export type ExportedCandidate = components['schemas']['ExportedCandidate'];
export type ExportedMergedCandidate = components['schemas']['ExportedMergedCandidate'];
export type ExportedOffer = components['schemas']['ExportedOffer'];
export type FileLink = components['schemas']['FileLink'];
export type FileLinkBody = components['schemas']['FileLinkBody'];
export type FileLinkOf = components['schemas']['FileLinkOf'];
export type FileLinks = components['schemas']['FileLinks'];
export type FileLinksBody = components['schemas']['FileLinksBody'];
export type FunnelReport = components['schemas']['FunnelReport'];
export type FunnelReportGroup = components['schemas']['FunnelReportGroup'];
export type FunnelStep = components['schemas']['FunnelStep'];
export type Hiring = components['schemas']['Hiring'];
export type HiringItem = components['schemas']['HiringItem'];
export type Interview = components['schemas']['Interview'];
export type InterviewField = components['schemas']['InterviewField'];
export type InterviewItem = components['schemas']['InterviewItem'];
export type InterviewItemTokenPage = components['schemas']['InterviewItemTokenPage'];
export type InterviewKind = components['schemas']['InterviewKind'];
export type InterviewStatus = components['schemas']['InterviewStatus'];
export type Interviewer = components['schemas']['Interviewer'];
export type InterviewerStatus = components['schemas']['InterviewerStatus'];
export type Job = components['schemas']['Job'];
export type JobExpansion = components['schemas']['JobExpansion'];
export type JobField = components['schemas']['JobField'];
export type JobItem = components['schemas']['JobItem'];
export type JobItemTokenPage = components['schemas']['JobItemTokenPage'];
export type JobStatus = components['schemas']['JobStatus'];
export type JobTransitions = components['schemas']['JobTransitions'];
export type JobType = components['schemas']['JobType'];
export type KeepUntil = components['schemas']['KeepUntil'];
export type KeepUntilItem = components['schemas']['KeepUntilItem'];
export type Language = components['schemas']['Language'];
export type ListedCandidateField = components['schemas']['ListedCandidateField'];
export type ListedCandidateItem = components['schemas']['ListedCandidateItem'];
export type ListedCandidateItemTokenPage = components['schemas']['ListedCandidateItemTokenPage'];
export type MatchedAttachment = components['schemas']['MatchedAttachment'];
export type Merge = components['schemas']['Merge'];
export type MergeField = components['schemas']['MergeField'];
export type MergeItem = components['schemas']['MergeItem'];
export type MergeItemTokenPage = components['schemas']['MergeItemTokenPage'];
export type MergedCandidate = components['schemas']['MergedCandidate'];
export type Message = components['schemas']['Message'];
export type MessageAudience = components['schemas']['MessageAudience'];
export type MessageField = components['schemas']['MessageField'];
export type MessageItem = components['schemas']['MessageItem'];
export type MessageItemTokenPage = components['schemas']['MessageItemTokenPage'];
export type MessageKind = components['schemas']['MessageKind'];
export type MessageStatus = components['schemas']['MessageStatus'];
export type MessageTemplate = components['schemas']['MessageTemplate'];
export type MessageTemplateField = components['schemas']['MessageTemplateField'];
export type MessageTemplateItem = components['schemas']['MessageTemplateItem'];
export type MessageTemplateItemTokenPage = components['schemas']['MessageTemplateItemTokenPage'];
export type Offer = components['schemas']['Offer'];
export type OfferField = components['schemas']['OfferField'];
export type OfferItem = components['schemas']['OfferItem'];
export type OfferItemTokenPage = components['schemas']['OfferItemTokenPage'];
export type OfferStatus = components['schemas']['OfferStatus'];
export type OfferedSalary = components['schemas']['OfferedSalary'];
export type OfferedSalaryItem = components['schemas']['OfferedSalaryItem'];
export type Opening = components['schemas']['Opening'];
export type OpeningField = components['schemas']['OpeningField'];
export type OpeningItem = components['schemas']['OpeningItem'];
export type OpeningItemTokenPage = components['schemas']['OpeningItemTokenPage'];
export type OpeningKind = components['schemas']['OpeningKind'];
export type OpeningStatus = components['schemas']['OpeningStatus'];
export type Pipeline = components['schemas']['Pipeline'];
export type PipelineStep = components['schemas']['PipelineStep'];
export type PublicationType = components['schemas']['PublicationType'];
export type Reason = components['schemas']['Reason'];
export type ReasonField = components['schemas']['ReasonField'];
export type ReasonItem = components['schemas']['ReasonItem'];
export type ReasonItemTokenPage = components['schemas']['ReasonItemTokenPage'];
export type ReasonNumbers = components['schemas']['ReasonNumbers'];
export type ReasonUse = components['schemas']['ReasonUse'];
export type ReasonedStatus = components['schemas']['ReasonedStatus'];
export type ReasonsReport = components['schemas']['ReasonsReport'];
export type ReasonsReportGroup = components['schemas']['ReasonsReportGroup'];
export type Recommendation = components['schemas']['Recommendation'];
export type Redelivered = components['schemas']['Redelivered'];
export type Redelivery = components['schemas']['Redelivery'];
export type ReportGroup = components['schemas']['ReportGroup'];
export type ReportGroupBy = components['schemas']['ReportGroupBy'];
export type RetentionReason = components['schemas']['RetentionReason'];
export type Role = components['schemas']['Role'];
export type RoleField = components['schemas']['RoleField'];
export type RoleItem = components['schemas']['RoleItem'];
export type RoleItemTokenPage = components['schemas']['RoleItemTokenPage'];
export type RotatedSecret = components['schemas']['RotatedSecret'];
export type Salary = components['schemas']['Salary'];
export type SalaryItem = components['schemas']['SalaryItem'];
export type SalaryPeriod = components['schemas']['SalaryPeriod'];
export type Scorecard = components['schemas']['Scorecard'];
export type ScorecardAnswer = components['schemas']['ScorecardAnswer'];
export type ScorecardField = components['schemas']['ScorecardField'];
export type ScorecardItem = components['schemas']['ScorecardItem'];
export type ScorecardItemTokenPage = components['schemas']['ScorecardItemTokenPage'];
export type ScorecardStatus = components['schemas']['ScorecardStatus'];
export type ScorecardTemplate = components['schemas']['ScorecardTemplate'];
export type ScorecardTemplateField = components['schemas']['ScorecardTemplateField'];
export type ScorecardTemplateItem = components['schemas']['ScorecardTemplateItem'];
export type ScorecardTemplateItemTokenPage = components['schemas']['ScorecardTemplateItemTokenPage'];
export type SettableWebhookStatus = components['schemas']['SettableWebhookStatus'];
export type Source = components['schemas']['Source'];
export type SourceField = components['schemas']['SourceField'];
export type SourceItem = components['schemas']['SourceItem'];
export type SourceItemTokenPage = components['schemas']['SourceItemTokenPage'];
export type SourceNumbers = components['schemas']['SourceNumbers'];
export type SourcesReport = components['schemas']['SourcesReport'];
export type SourcesReportGroup = components['schemas']['SourcesReportGroup'];
export type Step = components['schemas']['Step'];
export type StepCategory = components['schemas']['StepCategory'];
export type StepField = components['schemas']['StepField'];
export type StepItem = components['schemas']['StepItem'];
export type StepItemTokenPage = components['schemas']['StepItemTokenPage'];
export type StepTime = components['schemas']['StepTime'];
export type StepType = components['schemas']['StepType'];
export type Tag = components['schemas']['Tag'];
export type TagField = components['schemas']['TagField'];
export type TagItem = components['schemas']['TagItem'];
export type TagItemTokenPage = components['schemas']['TagItemTokenPage'];
export type TeamMember = components['schemas']['TeamMember'];
export type TeamMemberField = components['schemas']['TeamMemberField'];
export type TeamMemberItem = components['schemas']['TeamMemberItem'];
export type TeamMemberItemTokenPage = components['schemas']['TeamMemberItemTokenPage'];
export type TeamRole = components['schemas']['TeamRole'];
export type TextState = components['schemas']['TextState'];
export type TimeInStepReport = components['schemas']['TimeInStepReport'];
export type TimeInStepReportGroup = components['schemas']['TimeInStepReportGroup'];
export type TimeToHireReport = components['schemas']['TimeToHireReport'];
export type TimeToHireReportGroup = components['schemas']['TimeToHireReportGroup'];
export type User = components['schemas']['User'];
export type UserField = components['schemas']['UserField'];
export type UserItem = components['schemas']['UserItem'];
export type UserItemTokenPage = components['schemas']['UserItemTokenPage'];
export type Vacancies = components['schemas']['Vacancies'];
export type VacanciesItem = components['schemas']['VacanciesItem'];
export type Visit = components['schemas']['Visit'];
export type VisitField = components['schemas']['VisitField'];
export type VisitItem = components['schemas']['VisitItem'];
export type VisitItemTokenPage = components['schemas']['VisitItemTokenPage'];
export type VisitedStep = components['schemas']['VisitedStep'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookCreate = components['schemas']['WebhookCreate'];
export type WebhookField = components['schemas']['WebhookField'];
export type WebhookItem = components['schemas']['WebhookItem'];
export type WebhookItemTokenPage = components['schemas']['WebhookItemTokenPage'];
export type WebhookPatch = components['schemas']['WebhookPatch'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
export type WebhookWithSecret = components['schemas']['WebhookWithSecret'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalItem = components['schemas']['WithdrawalItem'];
export type WorkplaceType = components['schemas']['WorkplaceType'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ParameterMaxPageSize = components['parameters']['maxPageSize'];
export type ParameterPageToken = components['parameters']['pageToken'];
export type ParameterType = components['parameters']['type'];
export type ParameterRoleId = components['parameters']['roleId'];
export type ParameterBranchId = components['parameters']['branchId'];
export type ParameterRecruiterId = components['parameters']['recruiterId'];
export type ParameterManagerId = components['parameters']['managerId'];
export type ParameterCountry = components['parameters']['country'];
export type ParameterWorkplaceType = components['parameters']['workplaceType'];
export type ParameterPublicationType = components['parameters']['publicationType'];
export type ParameterUpdatedAfter = components['parameters']['updatedAfter'];
export type ParameterUpdatedBefore = components['parameters']['updatedBefore'];
export type ParameterXRequestId = components['parameters']['X-Request-Id'];
export type ParameterPrefer = components['parameters']['Prefer'];
export type ParameterIfNoneMatch = components['parameters']['If-None-Match'];
export type ParameterRole = components['parameters']['role'];
export type ParameterSource = components['parameters']['source'];
export type ParameterSourceId = components['parameters']['sourceId'];
export type ParameterReasonId = components['parameters']['reasonId'];
export type ParameterTag = components['parameters']['tag'];
export type ParameterCurrentStepId = components['parameters']['currentStepId'];
export type ParameterStepCategory = components['parameters']['stepCategory'];
export type ParameterCandidateCode = components['parameters']['candidateCode'];
export type ParameterCandidateEmail = components['parameters']['candidateEmail'];
export type ParameterCreatedAfter = components['parameters']['createdAfter'];
export type ParameterCreatedBefore = components['parameters']['createdBefore'];
export type ParameterHiredAfter = components['parameters']['hiredAfter'];
export type ParameterHiredBefore = components['parameters']['hiredBefore'];
export type ParameterStartsAfter = components['parameters']['startsAfter'];
export type ParameterStartsBefore = components['parameters']['startsBefore'];
export type ParameterValidateOnly = components['parameters']['validateOnly'];
export type ParameterIdempotencyKey = components['parameters']['Idempotency-Key'];
export type ParameterInterviewId = components['parameters']['interviewId'];
export type ParameterTemplateId = components['parameters']['templateId'];
export type ParameterStepId = components['parameters']['stepId'];
export type ParameterFrom = components['parameters']['from'];
export type ParameterTo = components['parameters']['to'];
export type ParameterGroupBy = components['parameters']['groupBy'];
export type ParameterName = components['parameters']['name'];
export type ParameterKind = components['parameters']['kind'];
export type ParameterIfMatch = components['parameters']['If-Match'];
export type ParameterActive = components['parameters']['active'];
export type ParameterEmail = components['parameters']['email'];
export type ParameterArchived = components['parameters']['archived'];
export type ParameterAppliesTo = components['parameters']['appliesTo'];
export type ParameterKey = components['parameters']['key'];
export type ParameterIdentificationDocument = components['parameters']['identificationDocument'];
export type ParameterPhone = components['parameters']['phone'];
export type ParameterCity = components['parameters']['city'];
export type ParameterSkill = components['parameters']['skill'];
export type ParameterMergedIntoId = components['parameters']['mergedIntoId'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterDeliveryId = components['parameters']['deliveryId'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderXRateLimitLimit = components['headers']['X-RateLimit-Limit'];
export type HeaderXRateLimitRemaining = components['headers']['X-RateLimit-Remaining'];
export type HeaderXRateLimitReset = components['headers']['X-RateLimit-Reset'];
export type HeaderXIgnoredParameters = components['headers']['X-Ignored-Parameters'];
export type HeaderPreferenceApplied = components['headers']['Preference-Applied'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderXExportCursor = components['headers']['X-Export-Cursor'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type HeaderXErrorCode = components['headers']['X-Error-Code'];
export type HeaderXErrorDetails = components['headers']['X-Error-Details'];
export type HeaderXAllowedTransitions = components['headers']['X-Allowed-Transitions'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type HeaderAcceptRanges = components['headers']['Accept-Ranges'];
export type HeaderContentRange = components['headers']['Content-Range'];
export type HeaderETagOfChange = components['headers']['ETag-Of-Change'];
export type HeaderETagOfList = components['headers']['ETag-Of-List'];
export type HeaderETagOfFile = components['headers']['ETag-Of-File'];
export type HeaderLocationOfExisting = components['headers']['Location-Of-Existing'];
export type HeaderLocationOfMerged = components['headers']['Location-Of-Merged'];
export type HeaderRetryAfterInProgress = components['headers']['Retry-After-In-Progress'];
export type $defs = Record<string, never>;
export interface operations {
    listJobsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of jobs. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Parts of the name, such as `back engineer`; all must match. Case and accents are ignored. */
                q?: string;
                /** @description Where the job stands. Only a `published` job takes new applications; a `published` or `frozen` one can hire. */
                status?: components["schemas"]["JobStatus"][];
                /** @description Kind of employment. Default: `effective`. */
                type?: components["parameters"]["type"];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Ids of roles. */
                roleId?: components["parameters"]["roleId"];
                /** @description Ids of branches. */
                branchId?: components["parameters"]["branchId"];
                /** @description Ids of users. */
                recruiterId?: components["parameters"]["recruiterId"];
                /** @description Ids of users. */
                managerId?: components["parameters"]["managerId"];
                /** @description Country, as its two-letter code of ISO 3166-1. */
                country?: components["parameters"]["country"];
                /** @description Where the work is done. Default: `on-site`. */
                workplaceType?: components["parameters"]["workplaceType"];
                /** @description Audience of the job: employees or everybody. Default: `external`. */
                publicationType?: components["parameters"]["publicationType"];
                /** @description Values of the company's own fields, by key: `customFields[cost_center]=4711`. Several are separated by commas, except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it here, too. */
                customFields?: {
                    [key: string]: string[];
                };
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Related objects to embed in full. */
                expand?: components["schemas"]["JobExpansion"][];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["JobField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getJobV2: {
        parameters: {
            query?: {
                /** @description Related objects to embed in full. */
                expand?: components["schemas"]["JobExpansion"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A position to fill: what it is, where it stands, and who is responsible. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getJobPipelineV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many applications of a job are on which step, and in which status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getJobTransitionsV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the status of a job may become now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobTransitions"];
                };
            };
        };
    };
    listStepsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of steps. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["StepField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getStepV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the step.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stage of a job that applications pass through. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listTeamMembersV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of team members. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of users. */
                userId?: number[];
                /** @description What the user does for the job. A user has one role in a job. */
                role?: components["parameters"]["role"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["TeamMemberField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getTeamMemberV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the member.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A user who takes part in filling a job. The recruiter and the manager are fields of the job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listOpeningsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of openings. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of the applications whose hires filled them. */
                applicationId?: number[];
                /** @description Whether the opening is to be filled, is filled by a hire, or is no longer to be filled. */
                status?: components["schemas"]["OpeningStatus"][];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["OpeningField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getOpeningV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the opening.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One position of a job that is to be filled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opening"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listApplicationsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of applications. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Where the application stands: in the pipeline, rejected, withdrawn by the candidate, or hired. */
                status?: components["schemas"]["ApplicationStatus"][];
                /** @description Source; exact match, case-sensitive. */
                source?: components["parameters"]["source"];
                /** @description Ids of sources. */
                sourceId?: components["parameters"]["sourceId"];
                /** @description Ids of reasons of rejections and withdrawals. */
                reasonId?: components["parameters"]["reasonId"];
                /** @description Name of a tag on the application; exact match, case-sensitive. */
                tag?: components["parameters"]["tag"];
                /** @description Ids of current steps. */
                currentStepId?: components["parameters"]["currentStepId"];
                /** @description Phase of recruiting, for reports over all jobs. Default: `evaluation`. */
                stepCategory?: components["parameters"]["stepCategory"];
                /** @description Values of the company's own fields, by key: `customFields[referral]=friend`. Several are separated by commas, except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it here, too. */
                customFields?: {
                    [key: string]: string[];
                };
                /** @description Code of the candidate; exact match. */
                candidateCode?: components["parameters"]["candidateCode"];
                /** @description E-mail address of the candidate; exact match, case-insensitive. Needs the scope `candidates:read`. */
                candidateEmail?: components["parameters"]["candidateEmail"];
                /** @description Ids of departments of the job. Needs the scope `jobs:read`. */
                departmentId?: number[];
                /** @description Only what was created at this time or later, such as `2026-03-02T09:30:00Z`. */
                createdAfter?: components["parameters"]["createdAfter"];
                /** @description Only what was created before this time, such as `2026-03-02T09:30:00Z`. */
                createdBefore?: components["parameters"]["createdBefore"];
                /** @description Only who was hired at this time or later, such as `2026-03-02T09:30:00Z`. */
                hiredAfter?: components["parameters"]["hiredAfter"];
                /** @description Only who was hired before this time, such as `2026-03-02T09:30:00Z`. */
                hiredBefore?: components["parameters"]["hiredBefore"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Related objects to embed in full. `candidate` needs the scope `candidates:read`. `job` needs the scope `jobs:read`. `interviews` needs the scope `interviews:read`. `scorecards` needs the scope `scorecards:read`. `offers` needs the scope `offers:read`. */
                expand?: components["schemas"]["ApplicationExpansion"][];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["ApplicationField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getApplicationV2: {
        parameters: {
            query?: {
                /** @description Related objects to embed in full. `candidate` needs the scope `candidates:read`. `job` needs the scope `jobs:read`. `interviews` needs the scope `interviews:read`. `scorecards` needs the scope `scorecards:read`. `offers` needs the scope `offers:read`. */
                expand?: components["schemas"]["ApplicationExpansion"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One candidate's way through the steps of one job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getApplicationTransitionsV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the status of an application may become now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationTransitions"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getApplicationHistoryV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listInterviewsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of interviews. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Ids of users who hold them. */
                userId?: number[];
                /** @description Where the interview stands. `no_show`: the candidate did not come. */
                status?: components["schemas"]["InterviewStatus"][];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only what begins at this time or later, such as `2026-03-02T09:30:00Z`. */
                startsAfter?: components["parameters"]["startsAfter"];
                /** @description Only what begins before this time, such as `2026-03-02T09:30:00Z`. */
                startsBefore?: components["parameters"]["startsBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["InterviewField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getInterviewV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the interview.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A meeting of a candidate with those who judge the application. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getUserCalendarV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of the user.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A calendar (RFC 5545). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    linkCalendarV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the user.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An address of a calendar that works without a token, for calendar programs. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLink"];
                };
            };
        };
    };
    deleteCalendarLinkV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of the user.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listScorecardsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of scorecards. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Ids of interviews that they are about. */
                interviewId?: components["parameters"]["interviewId"];
                /** @description Ids of users whose judgment they are. */
                userId?: number[];
                /** @description Whether the card is still being written; a submitted one is final. */
                status?: components["schemas"]["ScorecardStatus"][];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["ScorecardField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScorecardItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getScorecardV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the scorecard.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a user thinks of an applicant, criterion by criterion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scorecard"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listOffersV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of offers. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Where the offer stands. It is live from `draft` to `sent`, and then answered, expired or withdrawn. */
                status?: components["schemas"]["OfferStatus"][];
                /** @description Values of the company's own fields, by key: `customFields[probation_months]=6`. Several are separated by commas, except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it here, too. */
                customFields?: {
                    [key: string]: string[];
                };
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["OfferField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getOfferV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the offer.
                 * @example 1501
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a candidate is offered. An application has one live offer at a time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listMessagesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of messages. The name `ids` is taken, too. */
                id?: string[];
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Where the message stands: `queued` until it is sent or tried in vain; `sent` when the mail server has taken it; `suppressed` if its address gets no messages. */
                status?: components["schemas"]["MessageStatus"][];
                /** @description Ids of message templates. */
                templateId?: components["parameters"]["templateId"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["MessageField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageItemTokenPage"];
                };
            };
        };
    };
    getMessageV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the message.
                 * @example 019e4f00-0000-7000-8000-000000000040
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message about an application, by e-mail. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listVisitsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of visits. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of steps. */
                stepId?: components["parameters"]["stepId"];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["VisitField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getVisitV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the visit.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time of an application on a step. It has no events: the events of the application that begin or end visits have them in `data.visits`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getFunnelReportV2: {
        parameters: {
            query?: {
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Ids of branches. */
                branchId?: components["parameters"]["branchId"];
                /**
                 * @description The first day, in the time zone of the company.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["from"];
                /**
                 * @description The day after the last one.
                 * @example 2027-01-01
                 */
                to?: components["parameters"]["to"];
                /** @description What to group by. Without it, all numbers are one group. */
                groupBy?: components["parameters"]["groupBy"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunnelReport"];
                    "text/csv": string;
                };
            };
        };
    };
    getTimeInStepReportV2: {
        parameters: {
            query?: {
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Ids of branches. */
                branchId?: components["parameters"]["branchId"];
                /**
                 * @description The first day, in the time zone of the company.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["from"];
                /**
                 * @description The day after the last one.
                 * @example 2027-01-01
                 */
                to?: components["parameters"]["to"];
                /** @description What to group by. Without it, all numbers are one group. */
                groupBy?: components["parameters"]["groupBy"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeInStepReport"];
                    "text/csv": string;
                };
            };
        };
    };
    getTimeToHireReportV2: {
        parameters: {
            query?: {
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Ids of branches. */
                branchId?: components["parameters"]["branchId"];
                /**
                 * @description The first day, in the time zone of the company.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["from"];
                /**
                 * @description The day after the last one.
                 * @example 2027-01-01
                 */
                to?: components["parameters"]["to"];
                /** @description What to group by. Without it, all numbers are one group. */
                groupBy?: components["parameters"]["groupBy"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeToHireReport"];
                    "text/csv": string;
                };
            };
        };
    };
    getSourcesReportV2: {
        parameters: {
            query?: {
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Ids of branches. */
                branchId?: components["parameters"]["branchId"];
                /**
                 * @description The first day, in the time zone of the company.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["from"];
                /**
                 * @description The day after the last one.
                 * @example 2027-01-01
                 */
                to?: components["parameters"]["to"];
                /** @description What to group by. Without it, all numbers are one group. */
                groupBy?: components["parameters"]["groupBy"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesReport"];
                    "text/csv": string;
                };
            };
        };
    };
    getReasonsReportV2: {
        parameters: {
            query?: {
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Ids of branches. */
                branchId?: components["parameters"]["branchId"];
                /**
                 * @description The first day, in the time zone of the company.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["from"];
                /**
                 * @description The day after the last one.
                 * @example 2027-01-01
                 */
                to?: components["parameters"]["to"];
                /** @description What to group by. Without it, all numbers are one group. */
                groupBy?: components["parameters"]["groupBy"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonsReport"];
                    "text/csv": string;
                };
            };
        };
    };
    listCommentsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of comments. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["ApplicationCommentField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationCommentItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getCommentV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the comment.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A comment on an application, with the application, its job and its candidate. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationComment"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listTagsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of tags. The name `ids` is taken, too. */
                id?: number[];
                /** @description Name of the tag; exact match. */
                name?: components["parameters"]["name"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["TagField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getTagV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the tag.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A word that the company has on applications. It goes when no application has it any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listAttachmentsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of attachments. The name `ids` is taken, too. */
                id?: string[];
                /** @description Ids of candidates, with the files of their applications. */
                candidateId?: number[];
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs, for the files of the jobs themselves. */
                jobId?: number[];
                /** @description What the file is. */
                kind?: components["parameters"]["kind"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["AttachmentField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentItemTokenPage"];
                };
            };
        };
    };
    getAttachmentV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the file.
                 * @example 019e4f00-0000-7000-8000-000000000010
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of a candidate, an application or a job. Its bytes never change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listCandidateAttachmentsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["AttachmentField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentItemTokenPage"];
                };
            };
        };
    };
    createCandidateAttachmentV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description A file with its kind. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CandidateAttachmentForm"];
            };
        };
        responses: {
            /** @description A file of a candidate, an application or a job. Its bytes never change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            /** @description A file of a candidate, an application or a job. Its bytes never change. There is no body with `Prefer: return=minimal`, and for a token that may not read the object. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
        };
    };
    linkAttachmentsV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which files the links lead to, and what they are for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileLinksBody"];
            };
        };
        responses: {
            /** @description Addresses of files that work without a token, for browsers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinks"];
                };
            };
        };
    };
    getCandidateAttachmentV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Id of the file.
                 * @example 019e4f00-0000-7000-8000-000000000010
                 */
                attachmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of a candidate, an application or a job. Its bytes never change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    deleteCandidateAttachmentV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` that you have read: the change is made only if the object is still in that state; otherwise the response is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Id of the file.
                 * @example 019e4f00-0000-7000-8000-000000000011
                 */
                attachmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    downloadCandidateAttachmentV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The part of the file that is wanted, which a 206 brings: `bytes=0-99`, `bytes=100-` or `bytes=-100` (RFC 9110).
                 * @example bytes=0-99
                 */
                Range?: string;
                /**
                 * @description The `ETag` of the part that you have: if the file has another one, the whole file is sent (200).
                 * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 */
                "If-Range"?: string;
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Id of the file.
                 * @example 019e4f00-0000-7000-8000-000000000010
                 */
                attachmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    ETag: components["headers"]["ETag-Of-File"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/rtf": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/vnd.ms-word.document.macroenabled.12": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.template": Blob;
                    "application/vnd.ms-word.template.macroenabled.12": Blob;
                    "application/vnd.oasis.opendocument.text": Blob;
                    "application/vnd.oasis.opendocument.text-template": Blob;
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "image/webp": Blob;
                    "text/plain; charset=utf-8": Blob;
                    "text/plain; charset=utf-16": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description A part of it. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    ETag: components["headers"]["ETag-Of-File"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/rtf": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/vnd.ms-word.document.macroenabled.12": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.template": Blob;
                    "application/vnd.ms-word.template.macroenabled.12": Blob;
                    "application/vnd.oasis.opendocument.text": Blob;
                    "application/vnd.oasis.opendocument.text-template": Blob;
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "image/webp": Blob;
                    "text/plain; charset=utf-8": Blob;
                    "text/plain; charset=utf-16": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description The response would be the one named in `If-None-Match`. There is no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    ETag: components["headers"]["ETag-Of-File"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    linkCandidateAttachmentV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Id of the file.
                 * @example 019e4f00-0000-7000-8000-000000000010
                 */
                attachmentId: string;
            };
            cookie?: never;
        };
        /** @description What the link is for. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FileLinkBody"];
            };
        };
        responses: {
            /** @description An address of a file that works without a token, for browsers. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLink"];
                };
            };
        };
    };
    listDepartmentsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of departments. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["DepartmentField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getDepartmentV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the department.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A department of the company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listRolesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of roles. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["RoleField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getRoleV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the role.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A position that people hold in the company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listBranchesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of branches. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["BranchField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getBranchV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the branch.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A place where people of the company work. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listUsersV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of users. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description E-mail address; exact match, case-insensitive. */
                email?: components["parameters"]["email"];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["UserField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getUserV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the user.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person who works for the company, such as a recruiter. Users do not log in: access to the API is by token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listReasonsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of reasons. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description A status of applications or jobs that may have a reason. */
                appliesTo?: components["parameters"]["appliesTo"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["ReasonField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getReasonV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the reason.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why an application or a job came to an end or a halt, in words that reports can count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reason"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listSourcesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of sources. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["SourceField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getSourceV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the source.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where applications come from, in words that reports can count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listScorecardTemplatesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of scorecard-templates. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["ScorecardTemplateField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScorecardTemplateItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getScorecardTemplateV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the template.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What interviewers are asked about an applicant. A step may name one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScorecardTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listMessageTemplatesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of message-templates. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["MessageTemplateField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getMessageTemplateV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the template.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text for messages to candidates, with variables for what differs from person to person. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listCustomFieldsV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of custom fields. The name `ids` is taken, too. */
                id?: string[];
                /** @description Kind of the objects that have the field. */
                entity?: components["schemas"]["CustomEntity"][];
                /**
                 * @description Name of the field in `customFields`, unique for the kind of objects. It never changes.
                 * @example cost_center
                 */
                key?: components["parameters"]["key"];
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["CustomFieldField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getCustomFieldV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the field.
                 * @example c0570000-0000-8000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A field that the company has added to jobs, candidates, applications or offers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listCandidatesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of candidates. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description E-mail address; exact match, case-insensitive. */
                email?: components["parameters"]["email"];
                /** @description Number of the document; exact match of the letters and digits. Needs the scope `candidates:sensitive`. */
                identificationDocument?: components["parameters"]["identificationDocument"];
                /** @description Mobile or other phone number; exact match of the digits. */
                phone?: components["parameters"]["phone"];
                /** @description Name of the city; exact match, ignoring case and accents. */
                city?: components["parameters"]["city"];
                /** @description One of the skills; exact match, case-sensitive. */
                skill?: components["parameters"]["skill"];
                /** @description Values of the company's own fields, by key: `customFields[notice_period]=30`. Several are separated by commas, except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it here, too. */
                customFields?: {
                    [key: string]: string[];
                };
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only who will be anonymized before this time, or before this day of the company, if nothing changes, each with `retention`, which says why. A 400 if the company has set neither `retentionDays` nor `retentionDaysByCountry`. */
                retentionBefore?: string;
                /** @description Prefixes of words in names and e-mail, such as `ana sil`; all must match. Case, accents, apostrophes and hyphens are ignored, and `ü` also matches `ue`. Candidates whose whole words match come first. If there is no match, one word of four letters or more may have a typo. */
                q?: string;
                /** @description Words in files, such as `kubernetes lisbon`: candidates of whom one file has all of them, as whole words. Case and accents are ignored; `front-end` also finds `frontend`, and `C++` only what has the sign. Those in whose file the rarest of the words stands most often come first. Files of applications are searched if the token has the scope `applications:read`. Not together with `q`. */
                text?: string;
                /** @description Related objects to embed in full. */
                expand?: components["schemas"]["CandidateExpansion"][];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["ListedCandidateField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCandidateItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createCandidateV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A new candidate. Only names and e-mail are required. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateCreate"];
            };
        };
        responses: {
            /** @description A person who applies, or may apply, for jobs. There is no body with `Prefer: return=minimal`, and for a token that may not read the object. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
        };
    };
    getCandidateV2: {
        parameters: {
            query?: {
                /** @description Related objects to embed in full. */
                expand?: components["schemas"]["CandidateExpansion"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person who applies, or may apply, for jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The candidate was merged into another one, which `Location` leads to. */
            308: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location-Of-Merged"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedCandidate"];
                };
            };
        };
    };
    updateCandidateV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` that you have read: the change is made only if the object is still in that state; otherwise the response is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Changes to a candidate. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidatePatch"];
            };
        };
        responses: {
            /** @description A person who applies, or may apply, for jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
        };
    };
    getCandidateByCodeV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Your own key of the candidate.
                 * @example CAND-133
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person who applies, or may apply, for jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    putCandidateByCodeV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` that you have read: the change is made only if the object is still in that state; otherwise the response is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /**
                 * @description Your own key of the candidate.
                 * @example CAND-2001
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description A new candidate. Only names and e-mail are required. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateCreate"];
            };
        };
        responses: {
            /** @description A person who applies, or may apply, for jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            /** @description A person who applies, or may apply, for jobs. There is no body with `Prefer: return=minimal`, and for a token that may not read the object. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
        };
    };
    anonymizeCandidateV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 400
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person who applies, or may apply, for jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
        };
    };
    exportCandidateV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All data held about one candidate. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateExport"];
                };
            };
        };
    };
    listDuplicatesV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 199
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Candidates who may be the same person. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicates"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    mergeCandidatesV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 199
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The other candidate. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateMerge"];
            };
        };
        responses: {
            /** @description A person who applies, or may apply, for jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
        };
    };
    listMergesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of merges. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of candidates that stay. */
                mergedIntoId?: components["parameters"]["mergedIntoId"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["MergeField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-List"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeItemTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    getMergeV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the merge: that of the candidate who was given up.
                 * @example 200
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two records of one person became one. A merge has no events of its own: `candidate.merged` has it as `duplicate`; with `candidate.unmerged` of the same `duplicateId` it is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merge"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    unmergeCandidateV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the candidate.
                 * @example 200
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person who applies, or may apply, for jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
        };
    };
    listEventsV2: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous response, or of an export. Without it, from the beginning of the log. */
                after?: string;
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description Names of events, or wildcards such as `application.*`, as webhooks take them. */
                event?: components["schemas"]["EventPattern"][];
                /** @description Kinds of objects. */
                entity?: components["schemas"]["EntityType"][];
                /** @description Ids of objects; most useful with `entity`. */
                entityId?: string[];
                /** @description Seconds to wait for an event when there is none (long polling). */
                wait?: number;
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the event feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    exportJobsV2: {
        parameters: {
            query?: {
                /** @description Ids of jobs. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Parts of the name, such as `back engineer`; all must match. Case and accents are ignored. */
                q?: string;
                /** @description Where the job stands. Only a `published` job takes new applications; a `published` or `frozen` one can hire. */
                status?: components["schemas"]["JobStatus"][];
                /** @description Kind of employment. Default: `effective`. */
                type?: components["parameters"]["type"];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Ids of roles. */
                roleId?: components["parameters"]["roleId"];
                /** @description Ids of branches. */
                branchId?: components["parameters"]["branchId"];
                /** @description Ids of users. */
                recruiterId?: components["parameters"]["recruiterId"];
                /** @description Ids of users. */
                managerId?: components["parameters"]["managerId"];
                /** @description Country, as its two-letter code of ISO 3166-1. */
                country?: components["parameters"]["country"];
                /** @description Where the work is done. Default: `on-site`. */
                workplaceType?: components["parameters"]["workplaceType"];
                /** @description Audience of the job: employees or everybody. Default: `external`. */
                publicationType?: components["parameters"]["publicationType"];
                /** @description Values of the company's own fields, by key: `customFields[cost_center]=4711`. Several are separated by commas, except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it here, too. */
                customFields?: {
                    [key: string]: string[];
                };
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Related objects to embed in full. */
                expand?: components["schemas"]["JobExpansion"][];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Job"];
                };
            };
        };
    };
    exportStepsV2: {
        parameters: {
            query?: {
                /** @description Ids of steps. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Step"];
                };
            };
        };
    };
    exportTeamMembersV2: {
        parameters: {
            query?: {
                /** @description Ids of team members. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of users. */
                userId?: number[];
                /** @description What the user does for the job. A user has one role in a job. */
                role?: components["parameters"]["role"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["TeamMember"];
                };
            };
        };
    };
    exportOpeningsV2: {
        parameters: {
            query?: {
                /** @description Ids of openings. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of the applications whose hires filled them. */
                applicationId?: number[];
                /** @description Whether the opening is to be filled, is filled by a hire, or is no longer to be filled. */
                status?: components["schemas"]["OpeningStatus"][];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Opening"];
                };
            };
        };
    };
    exportApplicationsV2: {
        parameters: {
            query?: {
                /** @description Ids of applications. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Where the application stands: in the pipeline, rejected, withdrawn by the candidate, or hired. */
                status?: components["schemas"]["ApplicationStatus"][];
                /** @description Source; exact match, case-sensitive. */
                source?: components["parameters"]["source"];
                /** @description Ids of sources. */
                sourceId?: components["parameters"]["sourceId"];
                /** @description Ids of reasons of rejections and withdrawals. */
                reasonId?: components["parameters"]["reasonId"];
                /** @description Name of a tag on the application; exact match, case-sensitive. */
                tag?: components["parameters"]["tag"];
                /** @description Ids of current steps. */
                currentStepId?: components["parameters"]["currentStepId"];
                /** @description Phase of recruiting, for reports over all jobs. Default: `evaluation`. */
                stepCategory?: components["parameters"]["stepCategory"];
                /** @description Values of the company's own fields, by key: `customFields[referral]=friend`. Several are separated by commas, except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it here, too. */
                customFields?: {
                    [key: string]: string[];
                };
                /** @description Code of the candidate; exact match. */
                candidateCode?: components["parameters"]["candidateCode"];
                /** @description E-mail address of the candidate; exact match, case-insensitive. Needs the scope `candidates:read`. */
                candidateEmail?: components["parameters"]["candidateEmail"];
                /** @description Ids of departments of the job. Needs the scope `jobs:read`. */
                departmentId?: number[];
                /** @description Only what was created at this time or later, such as `2026-03-02T09:30:00Z`. */
                createdAfter?: components["parameters"]["createdAfter"];
                /** @description Only what was created before this time, such as `2026-03-02T09:30:00Z`. */
                createdBefore?: components["parameters"]["createdBefore"];
                /** @description Only who was hired at this time or later, such as `2026-03-02T09:30:00Z`. */
                hiredAfter?: components["parameters"]["hiredAfter"];
                /** @description Only who was hired before this time, such as `2026-03-02T09:30:00Z`. */
                hiredBefore?: components["parameters"]["hiredBefore"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Related objects to embed in full. `candidate` needs the scope `candidates:read`. `job` needs the scope `jobs:read`. `interviews` needs the scope `interviews:read`. `scorecards` needs the scope `scorecards:read`. `offers` needs the scope `offers:read`. */
                expand?: components["schemas"]["ApplicationExpansion"][];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Application"];
                };
            };
        };
    };
    exportInterviewsV2: {
        parameters: {
            query?: {
                /** @description Ids of interviews. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Ids of users who hold them. */
                userId?: number[];
                /** @description Where the interview stands. `no_show`: the candidate did not come. */
                status?: components["schemas"]["InterviewStatus"][];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only what begins at this time or later, such as `2026-03-02T09:30:00Z`. */
                startsAfter?: components["parameters"]["startsAfter"];
                /** @description Only what begins before this time, such as `2026-03-02T09:30:00Z`. */
                startsBefore?: components["parameters"]["startsBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Interview"];
                };
            };
        };
    };
    exportScorecardsV2: {
        parameters: {
            query?: {
                /** @description Ids of scorecards. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Ids of interviews that they are about. */
                interviewId?: components["parameters"]["interviewId"];
                /** @description Ids of users whose judgment they are. */
                userId?: number[];
                /** @description Whether the card is still being written; a submitted one is final. */
                status?: components["schemas"]["ScorecardStatus"][];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Scorecard"];
                };
            };
        };
    };
    exportOffersV2: {
        parameters: {
            query?: {
                /** @description Ids of offers. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Where the offer stands. It is live from `draft` to `sent`, and then answered, expired or withdrawn. */
                status?: components["schemas"]["OfferStatus"][];
                /** @description Values of the company's own fields, by key: `customFields[probation_months]=6`. Several are separated by commas, except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it here, too. */
                customFields?: {
                    [key: string]: string[];
                };
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Offer"];
                };
            };
        };
    };
    exportMessagesV2: {
        parameters: {
            query?: {
                /** @description Ids of messages. The name `ids` is taken, too. */
                id?: string[];
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Ids of candidates. */
                candidateId?: number[];
                /** @description Where the message stands: `queued` until it is sent or tried in vain; `sent` when the mail server has taken it; `suppressed` if its address gets no messages. */
                status?: components["schemas"]["MessageStatus"][];
                /** @description Ids of message templates. */
                templateId?: components["parameters"]["templateId"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: string;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Message"];
                };
            };
        };
    };
    exportVisitsV2: {
        parameters: {
            query?: {
                /** @description Ids of visits. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of steps. */
                stepId?: components["parameters"]["stepId"];
                /** @description Ids of jobs. */
                jobId?: number[];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Visit"];
                };
            };
        };
    };
    exportCommentsV2: {
        parameters: {
            query?: {
                /** @description Ids of comments. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ApplicationComment"];
                };
            };
        };
    };
    exportTagsV2: {
        parameters: {
            query?: {
                /** @description Ids of tags. The name `ids` is taken, too. */
                id?: number[];
                /** @description Name of the tag; exact match. */
                name?: components["parameters"]["name"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Tag"];
                };
            };
        };
    };
    exportAttachmentsV2: {
        parameters: {
            query?: {
                /** @description Ids of attachments. The name `ids` is taken, too. */
                id?: string[];
                /** @description Ids of candidates, with the files of their applications. */
                candidateId?: number[];
                /** @description Ids of applications. */
                applicationId?: number[];
                /** @description Ids of jobs, for the files of the jobs themselves. */
                jobId?: number[];
                /** @description What the file is. */
                kind?: components["parameters"]["kind"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: string;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Attachment"];
                };
            };
        };
    };
    exportCustomFieldsV2: {
        parameters: {
            query?: {
                /** @description Ids of custom fields. The name `ids` is taken, too. */
                id?: string[];
                /** @description Kind of the objects that have the field. */
                entity?: components["schemas"]["CustomEntity"][];
                /**
                 * @description Name of the field in `customFields`, unique for the kind of objects. It never changes.
                 * @example cost_center
                 */
                key?: components["parameters"]["key"];
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: string;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["CustomField"];
                };
            };
        };
    };
    exportCandidatesV2: {
        parameters: {
            query?: {
                /** @description Ids of candidates. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description E-mail address; exact match, case-insensitive. */
                email?: components["parameters"]["email"];
                /** @description Number of the document; exact match of the letters and digits. Needs the scope `candidates:sensitive`. */
                identificationDocument?: components["parameters"]["identificationDocument"];
                /** @description Mobile or other phone number; exact match of the digits. */
                phone?: components["parameters"]["phone"];
                /** @description Name of the city; exact match, ignoring case and accents. */
                city?: components["parameters"]["city"];
                /** @description One of the skills; exact match, case-sensitive. */
                skill?: components["parameters"]["skill"];
                /** @description Values of the company's own fields, by key: `customFields[notice_period]=30`. Several are separated by commas, except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it here, too. */
                customFields?: {
                    [key: string]: string[];
                };
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Related objects to embed in full. */
                expand?: components["schemas"]["CandidateExpansion"][];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Candidate"];
                };
            };
        };
    };
    exportMergesV2: {
        parameters: {
            query?: {
                /** @description Ids of merges. The name `ids` is taken, too. */
                id?: number[];
                /** @description Ids of candidates that stay. */
                mergedIntoId?: components["parameters"]["mergedIntoId"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Merge"];
                };
            };
        };
    };
    exportDepartmentsV2: {
        parameters: {
            query?: {
                /** @description Ids of departments. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Department"];
                };
            };
        };
    };
    exportRolesV2: {
        parameters: {
            query?: {
                /** @description Ids of roles. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Role"];
                };
            };
        };
    };
    exportBranchesV2: {
        parameters: {
            query?: {
                /** @description Ids of branches. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Branch"];
                };
            };
        };
    };
    exportUsersV2: {
        parameters: {
            query?: {
                /** @description Ids of users. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description E-mail address; exact match, case-insensitive. */
                email?: components["parameters"]["email"];
                /** @description Ids of departments. */
                departmentId?: number[];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["User"];
                };
            };
        };
    };
    exportReasonsV2: {
        parameters: {
            query?: {
                /** @description Ids of reasons. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description A status of applications or jobs that may have a reason. */
                appliesTo?: components["parameters"]["appliesTo"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Reason"];
                };
            };
        };
    };
    exportSourcesV2: {
        parameters: {
            query?: {
                /** @description Ids of sources. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Source"];
                };
            };
        };
    };
    exportScorecardTemplatesV2: {
        parameters: {
            query?: {
                /** @description Ids of scorecard-templates. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ScorecardTemplate"];
                };
            };
        };
    };
    exportMessageTemplatesV2: {
        parameters: {
            query?: {
                /** @description Ids of message-templates. The name `ids` is taken, too. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only rows after the one with this id, which is in the last complete line of an interrupted export. */
                after?: number;
                /** @description `X-Export-Cursor` of the interrupted export. Use it with `after`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Export-Cursor": components["headers"]["X-Export-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["MessageTemplate"];
                };
            };
        };
    };
    listWebhooksV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description Ids of webhooks. The name `ids` is taken, too. */
                id?: string[];
                /** @description One of the `actions`, as listed there. */
                action?: components["schemas"]["EventPattern"][];
                /** @description Whether the webhook sends. An `inactive` one queues nothing. The server makes it `suspended` when the receiver answers 410 or has accepted nothing for three days; then it queues events and sends them once it is `active` again. */
                status?: components["schemas"]["WebhookStatus"][];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["WebhookField"][];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookItemTokenPage"];
                };
            };
        };
    };
    createWebhookV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A new webhook: its events, and one URL. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description A new webhook, with its signing secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    getWebhookV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` of your copy. A 304 without a body means that the copy is still current.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends events of one or more kinds to one URL. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    deleteWebhookV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` that you have read: the change is made only if the object is still in that state; otherwise the response is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d12
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. The response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateWebhookV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description The `ETag` that you have read: the change is made only if the object is still in that state; otherwise the response is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description Changes to a webhook. Absent fields stay unchanged; lists and `clientHeaders` are replaced as a whole. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description Sends events of one or more kinds to one URL. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    ETag: components["headers"]["ETag-Of-Change"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    rotateWebhookSecretV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new signing secret of a webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
        };
    };
    listDeliveriesV2: {
        parameters: {
            query?: {
                /** @description Largest number of items. */
                maxPageSize?: components["parameters"]["maxPageSize"];
                /** @description `nextPageToken` of the previous page: alone, or together with all the parameters of the first page. */
                pageToken?: components["parameters"]["pageToken"];
                /** @description `pending`: it waits to be sent. `delivered`: the receiver answered with 2xx. `failed`: the last attempt failed, and another will follow. `dead`: it failed for three days and is no longer sent. */
                state?: components["schemas"]["DeliveryState"][];
                /** @description Ids of events. */
                eventId?: string[];
                /** @description Only what was created at this time or later, such as `2026-03-02T09:30:00Z`. */
                createdAfter?: components["parameters"]["createdAfter"];
                /** @description Only what was created before this time, such as `2026-03-02T09:30:00Z`. */
                createdBefore?: components["parameters"]["createdBefore"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryTokenPage"];
                };
            };
        };
    };
    getDeliveryV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
                /**
                 * @description Id of the delivery.
                 * @example 7d1f0c9e-52b4-8c1a-8e37-5a9b2f4c6d80
                 */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event on its way to one webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    redeliverOneV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
                /**
                 * @description Id of the delivery.
                 * @example 7d1f0c9e-52b4-8c1a-8e37-5a9b2f4c6d80
                 */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event on its way to one webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    redeliverRangeV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The time range whose events are sent again. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Redelivery"];
            };
        };
        responses: {
            /** @description How many deliveries are sent again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redelivered"];
                };
            };
        };
    };
    testWebhookV2: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
            };
            header?: {
                /**
                 * @description Your id for this request. The response and the log repeat it; an invalid one is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description `handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is `strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` (RFC 7240).
                 * @example handling=strict
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event on its way to one webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
}
