// Generated from the OpenAPI document by `npm run openapi`.

export interface paths {
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Jobs in any status. Filters are combined: a job must match all of them. Scope: `jobs:read`.
         */
        get: operations["listJobsV1"];
        put?: never;
        /**
         * Create a job with the default steps
         * @description Creates a draft with the steps Registration, Screening, Interview, Offer and Hiring. With a `status`, the draft goes there the shortest way, with an event for each transition; with a status and times (`createdAt`, `publishedAt`, …), the job comes from another system: it is created in that status, with one event, and its deadlines may be past. A `code` that another job has is a 409 `ALREADY_EXISTS`. Event: `job.created`. Scope: `jobs:write`. Without `jobs:read`, the response has no body.
         */
        post: operations["createJobV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description The whole job, long texts included. Scope: `jobs:read`.
         */
        get: operations["getJobV1"];
        put?: never;
        post?: never;
        /**
         * Delete a draft without applications
         * @description Deletes the job with its steps. Any other job is a 409 `IN_USE`: cancel it instead. Event: `job.deleted`. Scope: `jobs:write`.
         */
        delete: operations["deleteJobV1"];
        options?: never;
        head?: never;
        /**
         * Change a job or its status
         * @description Changes fields and status together: all or nothing. A transition that the status does not allow is a 409 `ILLEGAL_TRANSITION` that lists the allowed ones. Fields that the new status requires may come in the same request; otherwise the response is a 400 that names every missing field:
         *
         *     - `waiting_approval` and `approved` need a `description` and at least 1 in `numVacancies`;
         *     - `published` needs `description`, `departmentId`, `roleId` and a `hiringDeadline` that is not in the past;
         *     - `disapproved`, `frozen` and, from `published` or `frozen`, `canceled` need a `statusReason`.
         *
         *     ![Transitions of a job](/assets/job-states.svg)
         *
         *     With `closed` and `canceled`, `rejectRemaining` rejects the applications that are in process; without it they stay in process.
         *
         *     Events: `job.changed` for fields, `job.status-changed` for the status, and then `job.published` for a publication, or `application.reproved` for each rejection. Repeating the current values changes nothing. Scope: `jobs:write`. Without `jobs:read`, the response has no body.
         */
        patch: operations["updateJobV1"];
        trace?: never;
    };
    "/api/v1/jobs/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job by your own code
         * @description The whole job with this code, long texts included. Scope: `jobs:read`.
         */
        get: operations["getJobByCodeV1"];
        /**
         * Create or replace a job by your own code
         * @description Creates the job (201), or replaces all its fields (200). Absent fields get their default or null, but `status`, `statusReason` and `steps` stay. `status` takes the job there the shortest way that is allowed, such as from `draft` by `approved` to `published`. A status on the way that requires fields is a 400 that names all of them; no way is a 409 `ILLEGAL_TRANSITION`. Repeating the same content changes nothing. Events: `job.created`, `job.changed`, and those of each transition and each step. Scope: `jobs:write`. Without `jobs:read`, the response has no body.
         */
        put: operations["putJobByCodeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace many jobs by your own codes
         * @description Each item creates the job with this `code` (201), or replaces all its fields (200). Absent fields get their default or null, but `status`, `statusReason` and `steps` stay. `status` takes the job there the shortest way that is allowed, such as from `draft` by `approved` to `published`. A status on the way that requires fields is a 400 that names all of them; no way is a 409 `ILLEGAL_TRANSITION`. Repeating the same content changes nothing. Events: `job.created`, `job.changed`, and those of each transition and each step.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `jobs:write`.
         */
        post: operations["putJobsV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the steps of a job
         * @description All steps in their order, unless `order` says otherwise. Scope: `jobs:read`.
         */
        get: operations["listStepsV1"];
        put?: never;
        /**
         * Add a step between the first and the last
         * @description Adds a step at `order`, or before the last one. The steps after it move back by one position. Events: `step.changed` for each of these, and `step.created`. Scope: `jobs:write`. Without `jobs:read`, the response has no body.
         */
        post: operations["createStepV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/steps/{stepId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a step
         * @description The step with its position in the job. Scope: `jobs:read`.
         */
        get: operations["getStepV1"];
        put?: never;
        post?: never;
        /**
         * Delete a step that no application has visited
         * @description The steps after it move up by one position. A step that has or had applications is a 409 `IN_USE`; the first and the last step are a 409 `ILLEGAL_TRANSITION`. Events: `step.changed` for each that moves up, and `step.deleted`. Scope: `jobs:write`.
         */
        delete: operations["deleteStepV1"];
        options?: never;
        head?: never;
        /**
         * Change a step or its position
         * @description Changes fields, or moves the step to `order`; the steps in between make room. The first and the last step do not move (409 `ILLEGAL_TRANSITION`). Event: `step.changed`, for each step whose position changed. Scope: `jobs:write`. Without `jobs:read`, the response has no body.
         */
        patch: operations["updateStepV1"];
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications of a job
         * @description All applications of the job, whatever their status. Scope: `applications:read`.
         */
        get: operations["listApplicationsV1"];
        put?: never;
        /**
         * Apply, for a known candidate or a new one
         * @description Puts a candidate on the first step of a published job. A job that is not published is a 409 `JOB_NOT_OPEN`, and so is one whose `applicationDeadline` has passed, unless the token has `jobs:write`. A candidate can have one live application (in process or hired) for a job: a second one is a 409 `ALREADY_EXISTS` that names the first. With `at`, an import states when the candidate applied. Event: `application.created`, after `candidate.created` for a new candidate.
         *
         *     A token with `applications:submit`, for a careers page, sends `manualCandidate`, `source` and `partnerName`; other fields are a 403. The response is always the same 201 without body, whether or not the person is known, and also if nothing was written: where the person has a live application for the job, and after ten in an hour for one e-mail address. An expected salary is kept where none is known. Jobs that are internal or not yet published are a 404. Scope: `applications:write`. Without `applications:read`, the response has no body.
         */
        post: operations["createApplicationV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application of a job
         * @description The application with its candidate and its job in short. An application of another job is a 404. Scope: `applications:read`.
         */
        get: operations["getApplicationV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move, reject, withdraw, reactivate, hire, or change fields
         * @description Changes status, step and fields together: all or nothing.
         *
         *     - **Move**: `currentStepId`, forwards or back, while the application is `in_process`. Event: `application.moved`.
         *     - **Reject**: `status: reproved` with `reason`. Event: `application.reproved`.
         *     - **Withdraw**: `status: give_up`. Event: `application.withdrawn`.
         *     - **Reactivate**: `status: in_process`, on the same step. Event: `application.reactivated`.
         *     - **Hire**: `status: hired`, while a vacancy is left; otherwise 409 `NO_VACANCY_LEFT`. Event: `candidate.hired`. `in_process` undoes it: `application.unhired`.
         *     - **Other fields**. Event: `application.changed`.
         *
         *     ![Transitions of an application](/assets/application-states.svg)
         *
         *     The job must be published or frozen; in other jobs applications can only be rejected, withdrawn or un-hired (409 `JOB_NOT_OPEN`). A transition that the status does not allow is a 409 `ILLEGAL_TRANSITION` that lists the allowed ones. Repeating the current values changes nothing. With `at`, an import states when the move and the change of status happened; a change that was recorded before with the same time changes nothing. Scope: `applications:write`. Without `applications:read`, the response has no body.
         */
        patch: operations["updateApplicationV1"];
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application of a job by your own code
         * @description The application with this code. An application of another job is a 404, and so is one whose candidate is anonymized. Scope: `applications:read`.
         */
        get: operations["getApplicationByCodeV1"];
        /**
         * Apply once, by your own code
         * @description Creates the application (201), as `POST` does, or responds with the one that has this code, unchanged, whatever its status (200): an import that starts again applies for nobody twice. A code of an application for another job is a 409 `ALREADY_EXISTS`, and so is a live application of the candidate for this job with another code or none; `PATCH` gives that one the code. The code of an application whose candidate is anonymized is a 409 `ANONYMIZED`. Event: `application.created`. Scope: `applications:write`. Without `applications:read`, the response has no body.
         */
        put: operations["putApplicationByCodeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move, reject, withdraw, reactivate or hire many
         * @description Changes applications of the job. An item has the fields of a `PATCH` of the application, plus `applicationId` or `applicationCode`; rules and events are the same.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `applications:write`.
         */
        post: operations["updateApplicationsV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications/by-code/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply once for many, by your own codes
         * @description Each item creates the application with this `code` (201), as `POST` does, or takes the one that is there, whatever its status (200); then it adds the tags and the comments that the application lacks. Nothing else of a known application changes, and nothing is removed: an import that starts again applies for nobody twice. Moves and changes of status follow with `POST …/applications/bulk`. Events: `application.created`, `application.tagged`, `comment.created`.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `applications:write`.
         */
        post: operations["putApplicationsV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications/{applicationId}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of an application
         * @description The tags of the application, sorted by code point. Scope: `applications:read`.
         */
        get: operations["listTagsV1"];
        /**
         * Put a tag on an application
         * @description Adds the tag to the application (201); creates the tag if it is new to the company. The application gets a new version. If it already has the tag, nothing changes (200). Events: `application.tagged`, and `tag.created` for a new tag. Scope: `applications:write`.
         */
        put: operations["putTagV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications/{applicationId}/tags/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tag of an application
         * @description The tag, if the application has it; otherwise a 404. Scope: `applications:read`.
         */
        get: operations["getTagV1"];
        put?: never;
        post?: never;
        /**
         * Take a tag off an application
         * @description The tag stays on other applications; with the last it goes. The application gets a new version. Events: `application.untagged`, with the last also `tag.deleted`. Scope: `applications:write`.
         */
        delete: operations["deleteTagV1"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications/{applicationId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments on an application
         * @description All comments on the application, oldest first unless `order` says otherwise. Scope: `applications:read`.
         */
        get: operations["listCommentsV1"];
        put?: never;
        /**
         * Comment on an application
         * @description Adds a comment with the token as its author. The version of the application does not change. With `at` and `authorName`, an import states who wrote it, and when. Event: `comment.created`. Scope: `applications:write`. Without `applications:read`, the response has no body.
         */
        post: operations["createCommentV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/applications/{applicationId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a comment on an application
         * @description The comment, with its author and its times. Scope: `applications:read`.
         */
        get: operations["getCommentV1"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Removes the comment, and its text from its events. Only the token that wrote the comment, or one with the scope `*`, may do that; others get a 403. Event: `comment.deleted`. Scope: `applications:write`.
         */
        delete: operations["deleteCommentV1"];
        options?: never;
        head?: never;
        /**
         * Change a comment
         * @description Replaces the text. Only the token that wrote the comment, or one with the scope `*`, may do that; others get a 403. Event: `comment.changed`. Scope: `applications:write`. Without `applications:read`, the response has no body.
         */
        patch: operations["updateCommentV1"];
        trace?: never;
    };
    "/api/v1/candidates/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change many candidates by their e-mail addresses
         * @description Each item creates a candidate (201), or changes its fields in the candidate with this e-mail address (200). Repeating the current values changes nothing. The document number of another candidate is a 409 `ALREADY_EXISTS`. Events: `candidate.created`, `candidate.updated`.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `candidates:write`.
         */
        post: operations["putCandidatesV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departments
         * @description All departments of the company. Filters are combined: a department must match all of them. Scope: `structure:read`.
         */
        get: operations["listDepartmentsV1"];
        put?: never;
        /**
         * Create a department
         * @description A code that another department has is a 409 `ALREADY_EXISTS`. Event: `department.created`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        post: operations["createDepartmentV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a department
         * @description The department with this id. Scope: `structure:read`.
         */
        get: operations["getDepartmentV1"];
        put?: never;
        post?: never;
        /**
         * Delete a department that nothing refers to
         * @description Jobs and users that refer to it make it a 409 `IN_USE` with their number. Event: `department.deleted`. Scope: `structure:write`.
         */
        delete: operations["deleteDepartmentV1"];
        options?: never;
        head?: never;
        /**
         * Change a department
         * @description Changes the fields of the body. Repeating the current values changes nothing. A code that another department has is a 409 `ALREADY_EXISTS`. Event: `department.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        patch: operations["updateDepartmentV1"];
        trace?: never;
    };
    "/api/v1/departments/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a department by your own code
         * @description The department with this code. Scope: `structure:read`.
         */
        get: operations["getDepartmentByCodeV1"];
        /**
         * Create or replace a department by your own code
         * @description Creates the department (201), or replaces all its fields (200). Absent fields are cleared. Repeating the same content changes nothing, so a nightly import can send everything. Events: `department.created`, `department.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        put: operations["putDepartmentByCodeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/departments/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace many departments by your own codes
         * @description Each item creates the department with this `code` (201), or replaces all its fields (200); absent fields are cleared. Repeating the same content changes nothing. Events: `department.created`, `department.changed`.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `structure:write`.
         */
        post: operations["putDepartmentsV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description All roles of the company. Filters are combined: a role must match all of them. Scope: `structure:read`.
         */
        get: operations["listRolesV1"];
        put?: never;
        /**
         * Create a role
         * @description A code that another role has is a 409 `ALREADY_EXISTS`. Event: `role.created`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        post: operations["createRoleV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role
         * @description The role with this id. Scope: `structure:read`.
         */
        get: operations["getRoleV1"];
        put?: never;
        post?: never;
        /**
         * Delete a role that nothing refers to
         * @description Jobs and users that refer to it make it a 409 `IN_USE` with their number. Event: `role.deleted`. Scope: `structure:write`.
         */
        delete: operations["deleteRoleV1"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Changes the fields of the body. Repeating the current values changes nothing. A code that another role has is a 409 `ALREADY_EXISTS`. Event: `role.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        patch: operations["updateRoleV1"];
        trace?: never;
    };
    "/api/v1/roles/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role by your own code
         * @description The role with this code. Scope: `structure:read`.
         */
        get: operations["getRoleByCodeV1"];
        /**
         * Create or replace a role by your own code
         * @description Creates the role (201), or replaces all its fields (200). Absent fields are cleared. Repeating the same content changes nothing, so a nightly import can send everything. Events: `role.created`, `role.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        put: operations["putRoleByCodeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace many roles by your own codes
         * @description Each item creates the role with this `code` (201), or replaces all its fields (200); absent fields are cleared. Repeating the same content changes nothing. Events: `role.created`, `role.changed`.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `structure:write`.
         */
        post: operations["putRolesV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List branches
         * @description All branches of the company. Filters are combined: a branch must match all of them. Scope: `structure:read`.
         */
        get: operations["listBranchesV1"];
        put?: never;
        /**
         * Create a branch
         * @description A code that another branch has is a 409 `ALREADY_EXISTS`. Event: `branch.created`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        post: operations["createBranchV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/branches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a branch
         * @description The branch with this id. Scope: `structure:read`.
         */
        get: operations["getBranchV1"];
        put?: never;
        post?: never;
        /**
         * Delete a branch that nothing refers to
         * @description Jobs and users that refer to it make it a 409 `IN_USE` with their number. Event: `branch.deleted`. Scope: `structure:write`.
         */
        delete: operations["deleteBranchV1"];
        options?: never;
        head?: never;
        /**
         * Change a branch
         * @description Changes the fields of the body. Repeating the current values changes nothing. A code that another branch has is a 409 `ALREADY_EXISTS`. Event: `branch.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        patch: operations["updateBranchV1"];
        trace?: never;
    };
    "/api/v1/branches/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a branch by your own code
         * @description The branch with this code. Scope: `structure:read`.
         */
        get: operations["getBranchByCodeV1"];
        /**
         * Create or replace a branch by your own code
         * @description Creates the branch (201), or replaces all its fields (200). Absent fields are cleared. Repeating the same content changes nothing, so a nightly import can send everything. Events: `branch.created`, `branch.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        put: operations["putBranchByCodeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/branches/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace many branches by your own codes
         * @description Each item creates the branch with this `code` (201), or replaces all its fields (200); absent fields are cleared. Repeating the same content changes nothing. Events: `branch.created`, `branch.changed`.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `structure:write`.
         */
        post: operations["putBranchesV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description All users of the company. Filters are combined: a user must match all of them. Scope: `users:read`.
         */
        get: operations["listUsersV1"];
        put?: never;
        /**
         * Create a user
         * @description A code that another user has, or an e-mail address that another active one has, is a 409 `ALREADY_EXISTS`. Event: `user.created`. Scope: `users:write`. Without `users:read`, the response has no body.
         */
        post: operations["createUserV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description The user with this id. Scope: `users:read`.
         */
        get: operations["getUserV1"];
        put?: never;
        post?: never;
        /**
         * Delete a user that nothing refers to
         * @description Jobs that refer to it make it a 409 `IN_USE` with their number. Event: `user.deleted`. Scope: `users:write`.
         */
        delete: operations["deleteUserV1"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes the fields of the body. Repeating the current values changes nothing. A code that another user has, or an e-mail address that another active one has, is a 409 `ALREADY_EXISTS`. Event: `user.changed`. Scope: `users:write`. Without `users:read`, the response has no body.
         */
        patch: operations["updateUserV1"];
        trace?: never;
    };
    "/api/v1/users/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user by your own code
         * @description The user with this code. Scope: `users:read`.
         */
        get: operations["getUserByCodeV1"];
        /**
         * Create or replace a user by your own code
         * @description Creates the user (201), or replaces all its fields (200). Absent fields are cleared. Repeating the same content changes nothing, so a nightly import can send everything. Events: `user.created`, `user.changed`. Scope: `users:write`. Without `users:read`, the response has no body.
         */
        put: operations["putUserByCodeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace many users by your own codes
         * @description Each item creates the user with this `code` (201), or replaces all its fields (200); absent fields are cleared. Without a code it is the user with this e-mail address, whose code stays. Repeating the same content changes nothing. Events: `user.created`, `user.changed`.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `users:write`.
         */
        post: operations["putUsersV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reasons
         * @description All reasons of the company. Filters are combined: a reason must match all of them. Scope: `structure:read`.
         */
        get: operations["listReasonsV1"];
        put?: never;
        /**
         * Create a reason
         * @description A code that another reason has is a 409 `ALREADY_EXISTS`. Event: `reason.created`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        post: operations["createReasonV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reason
         * @description The reason with this id. Scope: `structure:read`.
         */
        get: operations["getReasonV1"];
        put?: never;
        post?: never;
        /**
         * Delete a reason that nothing refers to
         * @description Event: `reason.deleted`. Scope: `structure:write`.
         */
        delete: operations["deleteReasonV1"];
        options?: never;
        head?: never;
        /**
         * Change a reason
         * @description Changes the fields of the body. Repeating the current values changes nothing. A code that another reason has is a 409 `ALREADY_EXISTS`. Event: `reason.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        patch: operations["updateReasonV1"];
        trace?: never;
    };
    "/api/v1/reasons/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reason by your own code
         * @description The reason with this code. Scope: `structure:read`.
         */
        get: operations["getReasonByCodeV1"];
        /**
         * Create or replace a reason by your own code
         * @description Creates the reason (201), or replaces all its fields (200). Absent fields are cleared. Repeating the same content changes nothing, so a nightly import can send everything. Events: `reason.created`, `reason.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        put: operations["putReasonByCodeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reasons/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace many reasons by your own codes
         * @description Each item creates the reason with this `code` (201), or replaces all its fields (200); absent fields are cleared. Repeating the same content changes nothing. Events: `reason.created`, `reason.changed`.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `structure:write`.
         */
        post: operations["putReasonsV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sources
         * @description All sources of the company. Filters are combined: a source must match all of them. Scope: `structure:read`.
         */
        get: operations["listSourcesV1"];
        put?: never;
        /**
         * Create a source
         * @description A code that another source has is a 409 `ALREADY_EXISTS`. Event: `source.created`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        post: operations["createSourceV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a source
         * @description The source with this id. Scope: `structure:read`.
         */
        get: operations["getSourceV1"];
        put?: never;
        post?: never;
        /**
         * Delete a source that nothing refers to
         * @description Event: `source.deleted`. Scope: `structure:write`.
         */
        delete: operations["deleteSourceV1"];
        options?: never;
        head?: never;
        /**
         * Change a source
         * @description Changes the fields of the body. Repeating the current values changes nothing. A code that another source has is a 409 `ALREADY_EXISTS`. Event: `source.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        patch: operations["updateSourceV1"];
        trace?: never;
    };
    "/api/v1/sources/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a source by your own code
         * @description The source with this code. Scope: `structure:read`.
         */
        get: operations["getSourceByCodeV1"];
        /**
         * Create or replace a source by your own code
         * @description Creates the source (201), or replaces all its fields (200). Absent fields are cleared. Repeating the same content changes nothing, so a nightly import can send everything. Events: `source.created`, `source.changed`. Scope: `structure:write`. Without `structure:read`, the response has no body.
         */
        put: operations["putSourceByCodeV1"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or replace many sources by your own codes
         * @description Each item creates the source with this `code` (201), or replaces all its fields (200); absent fields are cleared. Repeating the same content changes nothing. Events: `source.created`, `source.changed`.
         *
         *     Up to 100 items are processed in order, each like a separate request: a later item sees the changes of earlier ones. An item that fails, even in validation, changes nothing and does not stop the others; `failed` counts such items. With `atomic=true` the first failure becomes the response, and nothing is changed. If the body is not a list of 1 to 100 objects, the whole request is a 400. One `Idempotency-Key` covers the whole request. An object may come once: a second item for it is a 409 `ALREADY_EXISTS` that names the first. Errors have at most 16 kB in total: the first are complete, the others have only their code. Scope: `structure:write`.
         */
        post: operations["putSourcesV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description All webhooks of the company that have one action and no filters, without their secrets. v2 lists all webhooks. Scope: `webhooks:read`.
         */
        get: operations["listWebhooksV1"];
        put?: never;
        /**
         * Create a webhook and see its signing secret, once
         * @description Sends each later event of this kind to the address, signed with the secret. The same action and address again are a 409 `ALREADY_EXISTS`. Also needs the scope to read what the action is about. Event: `webhook.created`. Scope: `webhooks:write`.
         */
        post: operations["createWebhookV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
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
        get: operations["getWebhookV1"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook and its delivery log
         * @description Waiting deliveries are no longer sent, and the log is deleted. Also needs the scopes to read what the current and the former actions of the webhook are about. Event: `webhook.deleted`. Scope: `webhooks:write`.
         */
        delete: operations["deleteWebhookV1"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or activate it again
         * @description Activating the webhook or changing its URL makes waiting deliveries due at once. A new action applies to later events; waiting deliveries are still sent. Repeating the current values changes nothing. Also needs the scopes to read what the current and the former actions of the webhook are about. Event: `webhook.changed`. Scope: `webhooks:write`. Without `webhooks:read`, the response has no body.
         */
        patch: operations["updateWebhookV1"];
        trace?: never;
    };
    "/api/v1/webhooks/{id}/rotate-secret": {
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
         * @description The previous secret stays valid for a day: until then, each delivery carries a signature with each of them. Also needs the scopes to read what the current and the former actions of the webhook are about. Event: `webhook.secret-rotated`. Scope: `webhooks:write`.
         */
        post: operations["rotateWebhookSecretV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tokens, including revoked ones, without their secrets
         * @description All tokens of the company. Secrets are shown only at creation. Scope: `tokens:manage`.
         */
        get: operations["listTokensV1"];
        put?: never;
        /**
         * Create a token and see its secret, once
         * @description The new token cannot have a scope that the creating token lacks, a higher limit or a later expiry. A scope that the creating token lacks is a 403 that names it. A strict token can create only strict tokens. A company has at most 1000 valid tokens: one more is a 409 `LIMIT_REACHED`. Event: `token.created`. Scope: `tokens:manage`.
         */
        post: operations["createTokenV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a token without its secret
         * @description The token with this id, also after it was revoked. Scope: `tokens:manage`.
         */
        get: operations["getTokenV1"];
        put?: never;
        post?: never;
        /**
         * Revoke a token, from its next request on
         * @description The token gets 403 from now on; on other replicas, within a second. It stays in the list. Needs every scope of the revoked token. Event: `token.revoked`; revoking again changes nothing. Scope: `tokens:manage`.
         */
        delete: operations["revokeTokenV1"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show whose token this is and what it may do
         * @description The company, the token, its scopes and its rate limit: a good first request to test a token. Any valid token will do.
         */
        get: operations["getMeV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "job.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was created
         * @description Sent to webhooks with the action `job.created`. Creating one also needs the scope `jobs:read`.
         */
        post: operations["onJobCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fields of a job were changed
         * @description Sent to webhooks with the action `job.changed`. Creating one also needs the scope `jobs:read`.
         */
        post: operations["onJobChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.status-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The status of a job changed
         * @description Sent to webhooks with the action `job.status-changed`. Creating one also needs the scope `jobs:read`.
         */
        post: operations["onJobStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was published
         * @description Sent to webhooks with the action `job.published`. Creating one also needs the scope `jobs:read`.
         */
        post: operations["onJobPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was deleted
         * @description Sent to webhooks with the action `job.deleted`. Creating one also needs the scope `jobs:read`.
         */
        post: operations["onJobDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "step.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step was created
         * @description Sent to webhooks with the action `step.created`. Creating one also needs the scope `jobs:read`.
         */
        post: operations["onStepCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "step.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step was changed
         * @description Sent to webhooks with the action `step.changed`. Creating one also needs the scope `jobs:read`.
         */
        post: operations["onStepChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "step.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A step was deleted
         * @description Sent to webhooks with the action `step.deleted`. Creating one also needs the scope `jobs:read`.
         */
        post: operations["onStepDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody applied for a job
         * @description Sent to webhooks with the action `application.created`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fields of an application were changed
         * @description Sent to webhooks with the action `application.changed`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application moved to another step
         * @description Sent to webhooks with the action `application.moved`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.reproved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was rejected
         * @description Sent to webhooks with the action `application.reproved`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationReproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A candidate withdrew an application
         * @description Sent to webhooks with the action `application.withdrawn`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.reactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application is in process again
         * @description Sent to webhooks with the action `application.reactivated`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationReactivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "candidate.hired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A candidate was hired
         * @description Sent to webhooks with the action `candidate.hired`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onCandidateHired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.unhired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A hire was undone, or fell through
         * @description Sent to webhooks with the action `application.unhired`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationUnhired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.tagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A tag was added to an application
         * @description Sent to webhooks with the action `application.tagged`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationTagged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.untagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A tag was removed from an application
         * @description Sent to webhooks with the action `application.untagged`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onApplicationUntagged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A comment was written
         * @description Sent to webhooks with the action `comment.created`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onCommentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A comment was changed
         * @description Sent to webhooks with the action `comment.changed`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onCommentChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A comment was deleted
         * @description Sent to webhooks with the action `comment.deleted`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onCommentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tag.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application has a tag that no other had
         * @description Sent to webhooks with the action `tag.created`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onTagCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tag.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The last application that had a tag lost it
         * @description Sent to webhooks with the action `tag.deleted`. Creating one also needs the scope `applications:read`.
         */
        post: operations["onTagDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "candidate.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A candidate was created
         * @description Sent to webhooks with the action `candidate.created`. Creating one also needs the scope `candidates:read`.
         */
        post: operations["onCandidateCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "candidate.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fields of a candidate were changed
         * @description Sent to webhooks with the action `candidate.updated`. Creating one also needs the scope `candidates:read`.
         */
        post: operations["onCandidateUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "candidate.anonymized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A candidate was anonymized
         * @description Sent to webhooks with the action `candidate.anonymized`. Creating one also needs the scope `candidates:read`.
         */
        post: operations["onCandidateAnonymized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A department was created
         * @description Sent to webhooks with the action `department.created`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onDepartmentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A department was changed
         * @description Sent to webhooks with the action `department.changed`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onDepartmentChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A department was deleted
         * @description Sent to webhooks with the action `department.deleted`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onDepartmentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A role was created
         * @description Sent to webhooks with the action `role.created`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onRoleCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A role was changed
         * @description Sent to webhooks with the action `role.changed`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onRoleChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A role was deleted
         * @description Sent to webhooks with the action `role.deleted`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onRoleDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "branch.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A branch was created
         * @description Sent to webhooks with the action `branch.created`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onBranchCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "branch.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A branch was changed
         * @description Sent to webhooks with the action `branch.changed`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onBranchChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "branch.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A branch was deleted
         * @description Sent to webhooks with the action `branch.deleted`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onBranchDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user was created
         * @description Sent to webhooks with the action `user.created`. Creating one also needs the scope `users:read`.
         */
        post: operations["onUserCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user was changed
         * @description Sent to webhooks with the action `user.changed`. Creating one also needs the scope `users:read`.
         */
        post: operations["onUserChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user was deleted
         * @description Sent to webhooks with the action `user.deleted`. Creating one also needs the scope `users:read`.
         */
        post: operations["onUserDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reason.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reason was created
         * @description Sent to webhooks with the action `reason.created`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onReasonCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reason.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reason was changed
         * @description Sent to webhooks with the action `reason.changed`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onReasonChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reason.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reason was deleted
         * @description Sent to webhooks with the action `reason.deleted`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onReasonDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A source was created
         * @description Sent to webhooks with the action `source.created`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onSourceCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A source was changed
         * @description Sent to webhooks with the action `source.changed`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onSourceChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A source was deleted
         * @description Sent to webhooks with the action `source.deleted`. Creating one also needs the scope `structure:read`.
         */
        post: operations["onSourceDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A webhook was created
         * @description Sent to webhooks with the action `webhook.created`. Creating one also needs the scope `webhooks:read`.
         */
        post: operations["onWebhookCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A webhook was changed
         * @description Sent to webhooks with the action `webhook.changed`. Creating one also needs the scope `webhooks:read`.
         */
        post: operations["onWebhookChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A webhook was suspended
         * @description Sent to webhooks with the action `webhook.suspended`. Creating one also needs the scope `webhooks:read`.
         */
        post: operations["onWebhookSuspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.secret-rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The signing secret of a webhook was rotated
         * @description Sent to webhooks with the action `webhook.secret-rotated`. Creating one also needs the scope `webhooks:read`.
         */
        post: operations["onWebhookSecretRotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A webhook was deleted
         * @description Sent to webhooks with the action `webhook.deleted`. Creating one also needs the scope `webhooks:read`.
         */
        post: operations["onWebhookDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token was created
         * @description Sent to webhooks with the action `token.created`. Creating one also needs the scope `tokens:manage`.
         */
        post: operations["onTokenCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token was revoked
         * @description Sent to webhooks with the action `token.revoked`. Creating one also needs the scope `tokens:manage`.
         */
        post: operations["onTokenRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test event
         * @description Sent to a webhook on request.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
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
            candidate: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
        };
        /**
         * ApplicationBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        ApplicationBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["ApplicationBulkResult"][];
        };
        /**
         * ApplicationBulkResult
         * @description Result of one item.
         */
        ApplicationBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["Application"] | components["schemas"]["Error"];
        };
        /**
         * ApplicationChange
         * @description Changes to one application, which its id or its code names.
         */
        ApplicationChange: {
            /**
             * Format: int64
             * @description Id of an application of this job.
             * @example 1
             */
            applicationId?: number;
            /**
             * @description The code of the application, instead of `applicationId`.
             * @example APP-697
             */
            applicationCode?: string;
            /**
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
            /**
             * Format: int64
             * @description Id of the step to move to, in the same job.
             * @example 3
             */
            currentStepId?: number;
            /**
             * @description The code of the step to move to, instead of `currentStepId`.
             * @example interview
             */
            currentStepCode?: string;
            status?: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description When the move and the change of status happened, of which the request has at least one. Not before the last of the application; it cannot be corrected later. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            at?: string | null;
            /**
             * @description Why the application ends. The status `reproved` needs it; `give_up` may have it.
             * @example Other candidate chosen
             */
            reason?: string | null;
            /**
             * @description Notes on a rejection. Only with the status `reproved`.
             * @example Good talk, keep in touch.
             */
            notes?: string | null;
            /**
             * @description Your own key of the application, unique in the company. Null once the candidate is anonymized.
             * @example APP-697
             */
            code?: string | null;
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source?: string;
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
        };
        /**
         * ApplicationChangeEventData
         * @description The application after the change, and its previous status and step. These two are absent if the change was the anonymization of the candidate.
         */
        ApplicationChangeEventData: {
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
            code?: string | null;
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
            candidateCode?: string | null;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source: string;
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
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
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
            candidate?: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
            /**
             * @description Code of the job; absent in events that are older than this field.
             * @example REQ-2042
             */
            jobCode?: string;
            /** @description Status before the change. */
            previousStatus?: components["schemas"]["ApplicationStatus"];
            previousStep?: components["schemas"]["CurrentStep"];
            /** @description The visits of steps that the change began or ended, as they are then. */
            visits?: components["schemas"]["Visit"][];
        };
        /**
         * ApplicationChangedEventData
         * @description The application after the change, and its previous status and step. These two are absent if the change was the anonymization of the candidate.
         */
        ApplicationChangedEventData: {
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
            code?: string | null;
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
            candidateCode?: string | null;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source: string;
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
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
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
            candidate?: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
            /**
             * @description Code of the job; absent in events that are older than this field.
             * @example REQ-2042
             */
            jobCode?: string;
            /** @description Status before the change. */
            previousStatus?: components["schemas"]["ApplicationStatus"];
            previousStep?: components["schemas"]["CurrentStep"];
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * ApplicationChanges
         * @description Up to 100 items.
         */
        ApplicationChanges: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["ApplicationChange"][];
        };
        /**
         * ApplicationCreate
         * @description A new application: either `candidateId` or `candidateCode` for an existing candidate, or `manualCandidate` with name and e-mail. The e-mail of an existing candidate selects that candidate, without changes: the response then has `candidateMatched`. With a `code`, which needs the scope `candidates:write`, `manualCandidate` is found as by `PUT /api/v2/candidates/by-code/{code}`.
         */
        ApplicationCreate: {
            /**
             * Format: int64
             * @description Id of an existing candidate who is not anonymized.
             * @example 1
             */
            candidateId?: number;
            /**
             * @description The code of the candidate, instead of `candidateId`.
             * @example CAND-133
             */
            candidateCode?: string;
            manualCandidate?: components["schemas"]["CandidateCreate"];
            /**
             * Format: date-time
             * @description When the candidate applied. With it, the job may be frozen, closed or canceled, or past its deadline. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            at?: string | null;
            /**
             * @description Your own key of the application, unique in the company. Null once the candidate is anonymized.
             * @example APP-697
             */
            code?: string | null;
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source?: string;
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
        };
        /**
         * ApplicationEventData
         * @description The application as of the event. Once the candidate was anonymized, `candidate` is absent, and reasons and notes are null.
         */
        ApplicationEventData: {
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
            code?: string | null;
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
            candidateCode?: string | null;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source: string;
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
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
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
            candidate?: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
            /**
             * @description Code of the job; absent in events that are older than this field.
             * @example REQ-2042
             */
            jobCode?: string;
            /** @description The visits of steps that the change began or ended, as they are then. */
            visits?: components["schemas"]["Visit"][];
        };
        /**
         * ApplicationField
         * @example all
         * @enum {string}
         */
        ApplicationField: "all" | "id" | "code" | "jobId" | "candidateId" | "candidateCode" | "status" | "currentStep" | "currentStep.id" | "currentStep.name" | "currentStep.code" | "currentStep.type" | "currentStep.category" | "source" | "partnerName" | "score" | "tags" | "disqualification" | "disqualification.reason" | "disqualification.notes" | "disqualification.at" | "withdrawal" | "withdrawal.reason" | "withdrawal.at" | "hiredAt" | "endedAt" | "createdAt" | "updatedAt" | "candidate" | "candidate.id" | "candidate.name" | "candidate.lastName" | "candidate.email" | "job" | "job.id" | "job.name";
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
            disqualification?: components["schemas"]["DisqualificationItem"] | null;
            withdrawal?: components["schemas"]["WithdrawalItem"] | null;
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
            candidate?: components["schemas"]["CandidateSummaryItem"];
            job?: components["schemas"]["JobSummaryItem"];
        };
        /**
         * ApplicationItemPage
         * @description One page of the list.
         */
        ApplicationItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["ApplicationItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * ApplicationOrder
         * @default id asc
         * @enum {string}
         */
        ApplicationOrder: "id asc" | "id desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
        /**
         * ApplicationPatch
         * @description Changes to an application. Status and step may change together. Absent fields stay unchanged; null clears a nullable field.
         */
        ApplicationPatch: {
            /**
             * Format: int64
             * @description Id of the step to move to, in the same job.
             * @example 3
             */
            currentStepId?: number;
            /**
             * @description The code of the step to move to, instead of `currentStepId`.
             * @example interview
             */
            currentStepCode?: string;
            status?: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description When the move and the change of status happened, of which the request has at least one. Not before the last of the application; it cannot be corrected later. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            at?: string | null;
            /**
             * @description Why the application ends. The status `reproved` needs it; `give_up` may have it.
             * @example Other candidate chosen
             */
            reason?: string | null;
            /**
             * @description Notes on a rejection. Only with the status `reproved`.
             * @example Good talk, keep in touch.
             */
            notes?: string | null;
            /**
             * @description Your own key of the application, unique in the company. Null once the candidate is anonymized.
             * @example APP-697
             */
            code?: string | null;
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source?: string;
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
        };
        /**
         * ApplicationStatus
         * @description Where the application stands: in the pipeline, rejected, withdrawn by the candidate, or hired.
         * @example in_process
         * @enum {string}
         */
        ApplicationStatus: "in_process" | "reproved" | "give_up" | "hired";
        /**
         * ApplicationTagEventData
         * @description The application after the change, and the tag that was added or removed.
         */
        ApplicationTagEventData: {
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
            code?: string | null;
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
            candidateCode?: string | null;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source: string;
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
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
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
            candidate?: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
            /**
             * @description Code of the job; absent in events that are older than this field.
             * @example REQ-2042
             */
            jobCode?: string;
            /**
             * @description The tag that was added or removed.
             * @example remote only
             */
            tag: string;
        };
        /**
         * ApplicationUpsert
         * @description An application to create, or one that is there, with tags and comments to add. The candidate is named by `candidateId`, `candidateCode` or `candidateEmail`, or is in `manualCandidate`.
         */
        ApplicationUpsert: {
            /**
             * Format: int64
             * @description Id of an existing candidate who is not anonymized.
             * @example 1
             */
            candidateId?: number;
            /**
             * @description The code of the candidate, instead of `candidateId`.
             * @example CAND-133
             */
            candidateCode?: string;
            manualCandidate?: components["schemas"]["CandidateCreate"];
            /**
             * Format: date-time
             * @description When the candidate applied. With it, the job may be frozen, closed or canceled, or past its deadline. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            at?: string | null;
            /**
             * @description Your own key of the application, unique in the company.
             * @example APP-697
             */
            code: string;
            /**
             * @description Where the application came from, as free text. Default: `api`.
             * @example career_site
             */
            source?: string;
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
             * Format: email
             * @description The e-mail address of the candidate, instead of `candidateId`. Needs the scope `candidates:read`.
             * @example ada@example.com
             */
            candidateEmail?: string;
            /**
             * @description Tags to add, at `at` to a new application; others stay.
             * @example [
             *       "remote only"
             *     ]
             */
            tags?: string[];
            /** @description Comments to add. One whose code the application has already stays as it is. */
            comments?: components["schemas"]["CommentUpsert"][];
            /**
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * ApplicationUpserts
         * @description Up to 100 items.
         */
        ApplicationUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["ApplicationUpsert"][];
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
         * BranchBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        BranchBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["BranchBulkResult"][];
        };
        /**
         * BranchBulkResult
         * @description Result of one item.
         */
        BranchBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["Branch"] | components["schemas"]["Error"];
        };
        /**
         * BranchChangedEventData
         * @description The branch as of the event.
         */
        BranchChangedEventData: {
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
            /**
             * @description The previous name, if the name changed. Update copies that store the name next to the id.
             * @example Legal
             */
            previousName?: string;
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * BranchCreate
         * @description A new branch. Absent fields are left blank.
         */
        BranchCreate: {
            /**
             * @description Name of the branch.
             * @example Recife
             */
            name: string;
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
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active?: boolean;
        };
        /**
         * BranchEventData
         * @description The branch as of the event.
         */
        BranchEventData: {
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
         * BranchItemPage
         * @description One page of the list.
         */
        BranchItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["BranchItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * BranchPatch
         * @description Changes to a branch. Absent fields stay unchanged; null clears a nullable field.
         */
        BranchPatch: {
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
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active?: boolean;
        };
        /**
         * BranchReplace
         * @description The whole branch. Absent fields are cleared.
         */
        BranchReplace: {
            /**
             * @description Name of the branch.
             * @example Recife
             */
            name: string;
            /**
             * @description The code in the path. May be omitted.
             * @example ENG-1
             */
            code?: string;
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
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            /**
             * @description Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.
             * @example true
             */
            active?: boolean;
        };
        /**
         * BranchUpsert
         * @description The whole branch. Absent fields are cleared.
         */
        BranchUpsert: {
            /**
             * @description Name of the branch.
             * @example Recife
             */
            name: string;
            /**
             * @description Your own key of the branch.
             * @example ENG-1
             */
            code: string;
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
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * BranchUpserts
         * @description Up to 100 items.
         */
        BranchUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["BranchUpsert"][];
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
             * Format: email
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
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin: string | null;
            /**
             * Format: date
             * @description Day of birth.
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
         * CandidateBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        CandidateBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["CandidateBulkResult"][];
        };
        /**
         * CandidateBulkResult
         * @description Result of one item.
         */
        CandidateBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["Candidate"] | components["schemas"]["Error"];
        };
        /**
         * CandidateChangedEventData
         * @description The candidate as of the event, without the fields that need their own scope. Once the candidate is anonymized, everything about the person is absent, except that `candidate.anonymized` shows the blanked fields.
         */
        CandidateChangedEventData: {
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
             * Format: email
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
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @description Day of birth.
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
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * CandidateCreate
         * @description A new candidate. Only names and e-mail are required.
         * @example {
         *       "name": "Rosa",
         *       "lastName": "Lima",
         *       "email": "rosa@example.com",
         *       "mobileNumber": "+55 81 5550-0142",
         *       "country": "BR",
         *       "skills": [
         *         "TypeScript"
         *       ],
         *       "languages": [
         *         {
         *           "language": "Portuguese",
         *           "level": "native"
         *         }
         *       ]
         *     }
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
             * Format: email
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
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @description Day of birth.
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
             * Format: date-time
             * @description When the candidate came to the company; a candidate who is there keeps the time. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            createdAt?: string | null;
        };
        /**
         * CandidateEventData
         * @description The candidate as of the event, without the fields that need their own scope. Once the candidate is anonymized, everything about the person is absent, except that `candidate.anonymized` shows the blanked fields.
         */
        CandidateEventData: {
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
             * Format: email
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
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @description Day of birth.
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
         * CandidateSummary
         * @description The candidate, in short.
         */
        CandidateSummary: {
            /**
             * Format: int64
             * @description Id of the candidate.
             * @example 1
             */
            id: number;
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
             * Format: email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email: string;
        };
        /**
         * CandidateSummaryItem
         * @description The candidate, in short.
         */
        CandidateSummaryItem: {
            /**
             * Format: int64
             * @description Id of the candidate.
             * @example 1
             */
            id?: number;
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
             * Format: email
             * @description E-mail address. No two candidates who are not anonymized share one; case does not matter.
             * @example ada@example.com
             */
            email?: string;
        };
        /**
         * CandidateUpsert
         * @description A candidate, identified by e-mail. Absent fields stay unchanged, or blank in a new candidate; null clears a nullable field.
         */
        CandidateUpsert: {
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
             * Format: email
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
             * @description Country of origin, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @description Day of birth.
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
             * Format: date-time
             * @description When the candidate came to the company; a candidate who is there keeps the time. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            createdAt?: string | null;
            /**
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * CandidateUpserts
         * @description Up to 100 items.
         */
        CandidateUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["CandidateUpsert"][];
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
         * CommentChangedEventData
         * @description The comment as of the event. `text` is absent once the comment is deleted or the candidate is anonymized.
         */
        CommentChangedEventData: {
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
            updatedAt?: string;
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
            candidateId?: number;
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * CommentCreate
         * @description A new comment.
         */
        CommentCreate: {
            /**
             * @description Your own key of the comment, unique in its application. Null once the candidate is anonymized.
             * @example NOTE-12
             */
            code?: string | null;
            /**
             * @description What the comment says.
             * @example Met at the fair in May.
             */
            text: string;
            /**
             * Format: date-time
             * @description When the comment was written; not before the application was made. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            at?: string | null;
            /** @description Name of the employee who wrote it in another system, for `author`. The comment belongs to the token all the same. Needs the scope `history:write`. */
            authorName?: string | null;
        };
        /**
         * CommentEventData
         * @description The comment as of the event. `text` is absent once the comment is deleted or the candidate is anonymized.
         */
        CommentEventData: {
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
            updatedAt?: string;
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
            candidateId?: number;
        };
        /**
         * CommentOrder
         * @default id asc
         * @enum {string}
         */
        CommentOrder: "id asc" | "id desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
        /**
         * CommentPage
         * @description One page of the list.
         */
        CommentPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["Comment"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * CommentPatch
         * @description The new text of a comment.
         */
        CommentPatch: {
            /**
             * @description What the comment says.
             * @example Met at the fair in May.
             */
            text: string;
        };
        /**
         * CommentUpsert
         * @description A comment to add, unless the application has one with this code.
         */
        CommentUpsert: {
            /**
             * @description Your own key of the comment, unique in its application.
             * @example NOTE-12
             */
            code: string;
            /**
             * @description What the comment says.
             * @example Met at the fair in May.
             */
            text: string;
            /**
             * Format: date-time
             * @description When the comment was written; not before the application was made. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            at?: string | null;
            /** @description Name of the employee who wrote it in another system, for `author`. The comment belongs to the token all the same. Needs the scope `history:write`. */
            authorName?: string | null;
        };
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
         * DepartmentBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        DepartmentBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["DepartmentBulkResult"][];
        };
        /**
         * DepartmentBulkResult
         * @description Result of one item.
         */
        DepartmentBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["Department"] | components["schemas"]["Error"];
        };
        /**
         * DepartmentChangedEventData
         * @description The department as of the event.
         */
        DepartmentChangedEventData: {
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
            /**
             * @description The previous name, if the name changed. Update copies that store the name next to the id.
             * @example Legal
             */
            previousName?: string;
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * DepartmentCreate
         * @description A new department. Absent fields are left blank.
         */
        DepartmentCreate: {
            /**
             * @description Name of the department.
             * @example Legal
             */
            name: string;
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
        };
        /**
         * DepartmentEventData
         * @description The department as of the event.
         */
        DepartmentEventData: {
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
         * DepartmentItemPage
         * @description One page of the list.
         */
        DepartmentItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["DepartmentItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * DepartmentPatch
         * @description Changes to a department. Absent fields stay unchanged; null clears a nullable field.
         */
        DepartmentPatch: {
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
        };
        /**
         * DepartmentReplace
         * @description The whole department. Absent fields are cleared.
         */
        DepartmentReplace: {
            /**
             * @description Name of the department.
             * @example Legal
             */
            name: string;
            /**
             * @description The code in the path. May be omitted.
             * @example ENG-1
             */
            code?: string;
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
        };
        /**
         * DepartmentUpsert
         * @description The whole department. Absent fields are cleared.
         */
        DepartmentUpsert: {
            /**
             * @description Name of the department.
             * @example Legal
             */
            name: string;
            /**
             * @description Your own key of the department.
             * @example ENG-1
             */
            code: string;
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
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * DepartmentUpserts
         * @description Up to 100 items.
         */
        DepartmentUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["DepartmentUpsert"][];
        };
        /**
         * Disqualification
         * @description The rejection; null unless the status is `reproved`.
         */
        Disqualification: {
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
         * Entity
         * @description The object that the event is about.
         */
        Entity: {
            type: components["schemas"]["EntityType"];
            /** @description Id of the object: a UUID for tokens and webhooks, else a number. */
            id: number | string;
        };
        /**
         * EntityType
         * @description Kind of the object.
         * @example application
         * @enum {string}
         */
        EntityType: "job" | "step" | "application" | "comment" | "tag" | "candidate" | "department" | "role" | "branch" | "user" | "reason" | "source" | "webhook" | "token";
        /**
         * Error
         * @description What went wrong.
         */
        Error: {
            /**
             * @description Short name of the kind of error.
             * @example Validation Error
             */
            title: string;
            /**
             * @description Names each invalid parameter and the rule that it broke, separated by semicolons.
             * @example perPage must be an integer
             */
            detail: string;
            /**
             * Format: int32
             * @description The HTTP status, repeated.
             * @example 400
             */
            status: number;
        };
        /**
         * ErrorCode
         * @description The code of the failure, as in `X-Error-Code`. Absent where the item succeeded.
         * @example BAD_ARGUMENT
         * @enum {string}
         */
        ErrorCode: "BAD_ARGUMENT" | "MALFORMED_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "ALREADY_EXISTS" | "ILLEGAL_TRANSITION" | "NO_VACANCY_LEFT" | "JOB_NOT_OPEN" | "IN_USE" | "LIMIT_REACHED" | "ANONYMIZED" | "REQUEST_IN_PROGRESS" | "ANSWER_NOT_KEPT" | "CURSOR_EXPIRED" | "STALE_VERSION" | "PAYLOAD_TOO_LARGE" | "URI_TOO_LONG" | "UNSUPPORTED_MEDIA_TYPE" | "EXPECTATION_FAILED" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "UNAVAILABLE";
        /**
         * EventName
         * @description Name of the event that the webhook sends.
         * @example application.moved
         * @enum {string}
         */
        EventName: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "tag.created" | "tag.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "reason.created" | "reason.changed" | "reason.deleted" | "source.created" | "source.changed" | "source.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
        /**
         * EventPattern
         * @description Name of an event, or a wildcard. `application.*` matches all events with such a name and all events about an application. `candidate.hired` is about an application, so both `application.*` and `candidate.*` match it.
         * @example application.*
         * @enum {string}
         */
        EventPattern: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "tag.created" | "tag.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "reason.created" | "reason.changed" | "reason.deleted" | "source.created" | "source.changed" | "source.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked" | "job.*" | "step.*" | "application.*" | "comment.*" | "tag.*" | "candidate.*" | "department.*" | "role.*" | "branch.*" | "user.*" | "reason.*" | "source.*" | "webhook.*" | "token.*";
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
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies: number;
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
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason: string | null;
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
         * JobBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        JobBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["JobBulkResult"][];
        };
        /**
         * JobBulkResult
         * @description Result of one item.
         */
        JobBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["Job"] | components["schemas"]["Error"];
        };
        /**
         * JobChangedEventData
         * @description The job as of the event, without its salary. `job.created` has all four long texts, `job.changed` those that changed, other events none.
         */
        JobChangedEventData: {
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
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies: number;
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
            city: string | null;
            /**
             * @description State or region of the workplace.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
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
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason: string | null;
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
            /**
             * Format: int64
             * @description Id of the department before the change, if it changed.
             * @example 1
             */
            previousDepartmentId?: number | null;
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * JobCreate
         * @description A new job. Only the name is required. With a status and times, it comes from another system and is created in that status.
         */
        JobCreate: {
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name: string;
            /**
             * @description Your own key for the job, unique in the company. If absent, a new job gets one.
             * @example REQ-2042
             */
            code?: string;
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /**
             * Format: int32
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies?: number;
            /**
             * Format: int64
             * @description Id of the department. Required for publication.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * Format: int64
             * @description Id of the role. Required for publication.
             * @example 1
             */
            roleId?: number | null;
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            branchId?: number | null;
            /**
             * Format: int64
             * @description Id of the user who recruits for the job.
             * @example 1
             */
            recruiterId?: number | null;
            /**
             * Format: int64
             * @description Id of the user whom the hired person reports to.
             * @example 1
             */
            managerId?: number | null;
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
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            salary?: components["schemas"]["Salary"] | null;
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
             * @description The code of the department, instead of `departmentId`.
             * @example DEP-01
             */
            departmentCode?: string | null;
            /**
             * @description The code of the role, instead of `roleId`.
             * @example ROLE-01
             */
            roleCode?: string | null;
            /**
             * @description The code of the branch, instead of `branchId`.
             * @example BRANCH-01
             */
            branchCode?: string | null;
            /**
             * @description The code of the user, instead of `recruiterId`.
             * @example USER-01
             */
            recruiterCode?: string | null;
            /**
             * Format: email
             * @description The e-mail address of the user, instead of `recruiterId`. Needs the scope `users:read`.
             * @example ada@example.com
             */
            recruiterEmail?: string | null;
            /**
             * @description The code of the user, instead of `managerId`.
             * @example USER-01
             */
            managerCode?: string | null;
            /**
             * Format: email
             * @description The e-mail address of the user, instead of `managerId`. Needs the scope `users:read`.
             * @example ada@example.com
             */
            managerEmail?: string | null;
            /** @description Status of the new job. Default: `draft`. Without times it gets there from a draft, with an event for each transition. */
            status?: components["schemas"]["JobStatus"];
            /**
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason?: string | null;
            /**
             * Format: date-time
             * @description When the job was created. The times of a new job are in order; a missing one is the known one before. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When it was approved. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            approvedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was published. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            publishedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was frozen. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            frozenAt?: string | null;
            /**
             * Format: date-time
             * @description When it was closed. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            closedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was canceled. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            canceledAt?: string | null;
        };
        /**
         * JobEventData
         * @description The job as of the event, without its salary. `job.created` has all four long texts, `job.changed` those that changed, other events none.
         */
        JobEventData: {
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
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies: number;
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
            city: string | null;
            /**
             * @description State or region of the workplace.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
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
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason: string | null;
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
         * JobField
         * @example all
         * @enum {string}
         */
        JobField: "all" | "id" | "code" | "name" | "status" | "type" | "publicationType" | "workplaceType" | "numVacancies" | "departmentId" | "departmentCode" | "departmentName" | "roleId" | "roleCode" | "roleName" | "branchId" | "branchCode" | "branchName" | "recruiterId" | "recruiterCode" | "managerId" | "managerCode" | "description" | "responsibilities" | "prerequisites" | "additionalInformation" | "city" | "state" | "country" | "salary" | "salary.min" | "salary.max" | "salary.currency" | "salary.period" | "hiringDeadline" | "applicationDeadline" | "statusReason" | "createdAt" | "updatedAt" | "approvedAt" | "publishedAt" | "frozenAt" | "closedAt" | "canceledAt";
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
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies?: number;
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
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason?: string | null;
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
         * JobItemPage
         * @description One page of the list.
         */
        JobItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["JobItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * JobPatch
         * @description Changes to a job, optionally with its status. Absent fields stay unchanged; null clears a nullable field.
         */
        JobPatch: {
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name?: string;
            /**
             * @description Your own key for the job, unique in the company. If absent, a new job gets one.
             * @example REQ-2042
             */
            code?: string;
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /**
             * Format: int32
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies?: number;
            /**
             * Format: int64
             * @description Id of the department. Required for publication.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * Format: int64
             * @description Id of the role. Required for publication.
             * @example 1
             */
            roleId?: number | null;
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            branchId?: number | null;
            /**
             * Format: int64
             * @description Id of the user who recruits for the job.
             * @example 1
             */
            recruiterId?: number | null;
            /**
             * Format: int64
             * @description Id of the user whom the hired person reports to.
             * @example 1
             */
            managerId?: number | null;
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
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            salary?: components["schemas"]["Salary"] | null;
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
             * @description The code of the department, instead of `departmentId`.
             * @example DEP-01
             */
            departmentCode?: string | null;
            /**
             * @description The code of the role, instead of `roleId`.
             * @example ROLE-01
             */
            roleCode?: string | null;
            /**
             * @description The code of the branch, instead of `branchId`.
             * @example BRANCH-01
             */
            branchCode?: string | null;
            /**
             * @description The code of the user, instead of `recruiterId`.
             * @example USER-01
             */
            recruiterCode?: string | null;
            /**
             * Format: email
             * @description The e-mail address of the user, instead of `recruiterId`. Needs the scope `users:read`.
             * @example ada@example.com
             */
            recruiterEmail?: string | null;
            /**
             * @description The code of the user, instead of `managerId`.
             * @example USER-01
             */
            managerCode?: string | null;
            /**
             * Format: email
             * @description The e-mail address of the user, instead of `managerId`. Needs the scope `users:read`.
             * @example ada@example.com
             */
            managerEmail?: string | null;
            status?: components["schemas"]["JobStatus"];
            /**
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason?: string | null;
            rejectRemaining?: components["schemas"]["RejectRemaining"];
        };
        /**
         * JobReplace
         * @description A whole job. Absent fields get their default or null, but the status, its reason, its times and the steps stay, and the salary stays for tokens without `compensation:read`.
         */
        JobReplace: {
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name: string;
            /**
             * @description Your own key for the job, unique in the company. If absent, a new job gets one.
             * @example REQ-2042
             */
            code?: string;
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /**
             * Format: int32
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies?: number;
            /**
             * Format: int64
             * @description Id of the department. Required for publication.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * Format: int64
             * @description Id of the role. Required for publication.
             * @example 1
             */
            roleId?: number | null;
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            branchId?: number | null;
            /**
             * Format: int64
             * @description Id of the user who recruits for the job.
             * @example 1
             */
            recruiterId?: number | null;
            /**
             * Format: int64
             * @description Id of the user whom the hired person reports to.
             * @example 1
             */
            managerId?: number | null;
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
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            salary?: components["schemas"]["Salary"] | null;
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
             * @description The code of the department, instead of `departmentId`.
             * @example DEP-01
             */
            departmentCode?: string | null;
            /**
             * @description The code of the role, instead of `roleId`.
             * @example ROLE-01
             */
            roleCode?: string | null;
            /**
             * @description The code of the branch, instead of `branchId`.
             * @example BRANCH-01
             */
            branchCode?: string | null;
            /**
             * @description The code of the user, instead of `recruiterId`.
             * @example USER-01
             */
            recruiterCode?: string | null;
            /**
             * Format: email
             * @description The e-mail address of the user, instead of `recruiterId`. Needs the scope `users:read`.
             * @example ada@example.com
             */
            recruiterEmail?: string | null;
            /**
             * @description The code of the user, instead of `managerId`.
             * @example USER-01
             */
            managerCode?: string | null;
            /**
             * Format: email
             * @description The e-mail address of the user, instead of `managerId`. Needs the scope `users:read`.
             * @example ada@example.com
             */
            managerEmail?: string | null;
            /** @description Status that the job is to have. It gets there the shortest way that is allowed, with an event for each transition. */
            status?: components["schemas"]["JobStatus"];
            /**
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason?: string | null;
            /**
             * Format: date-time
             * @description When the job was created. The times of a new job are in order; a missing one is the known one before. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When it was approved. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            approvedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was published. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            publishedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was frozen. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            frozenAt?: string | null;
            /**
             * Format: date-time
             * @description When it was closed. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            closedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was canceled. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            canceledAt?: string | null;
            /** @description Steps, each with a code of its own. A new job has these, in this order, in place of the default ones; a registration step first and a hiring step last are added where they lack. In a job that is there, they are created, before its last step, or changed; others stay. */
            steps?: components["schemas"]["StepUpsert"][];
        };
        /**
         * JobStatus
         * @description Where the job stands. Only a `published` job takes new applications; a `published` or `frozen` one can hire.
         * @example published
         * @enum {string}
         */
        JobStatus: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
        /**
         * JobStatusEventData
         * @description The job as of the event, without its salary and its long texts, and its previous status.
         */
        JobStatusEventData: {
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
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies: number;
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
            city: string | null;
            /**
             * @description State or region of the workplace.
             * @example Pernambuco
             */
            state: string | null;
            /**
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country: string | null;
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
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason: string | null;
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
            /** @description Status before the change. */
            previousStatus: components["schemas"]["JobStatus"];
        };
        /**
         * JobSummary
         * @description The job, in short.
         */
        JobSummary: {
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            id: number;
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name: string;
        };
        /**
         * JobSummaryItem
         * @description The job, in short.
         */
        JobSummaryItem: {
            /**
             * Format: int64
             * @description Id of the job.
             * @example 1
             */
            id?: number;
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name?: string;
        };
        /**
         * JobType
         * @description Kind of employment. Default: `effective`.
         * @example effective
         * @enum {string}
         */
        JobType: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
        /**
         * JobUpsert
         * @description A job to create, or to replace: the one with the code.
         */
        JobUpsert: {
            /**
             * @description Title of the job.
             * @example Backend Engineer
             */
            name: string;
            /**
             * @description Your own key for the job, unique in the company. If absent, a new job gets one.
             * @example REQ-2042
             */
            code: string;
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /**
             * Format: int32
             * @description Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. Default: 1.
             * @example 2
             */
            numVacancies?: number;
            /**
             * Format: int64
             * @description Id of the department. Required for publication.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * Format: int64
             * @description Id of the role. Required for publication.
             * @example 1
             */
            roleId?: number | null;
            /**
             * Format: int64
             * @description Id of the branch.
             * @example 1
             */
            branchId?: number | null;
            /**
             * Format: int64
             * @description Id of the user who recruits for the job.
             * @example 1
             */
            recruiterId?: number | null;
            /**
             * Format: int64
             * @description Id of the user whom the hired person reports to.
             * @example 1
             */
            managerId?: number | null;
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
             * @description Country, as its two-letter code of ISO 3166-1.
             * @example BR
             */
            country?: string | null;
            salary?: components["schemas"]["Salary"] | null;
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
             * @description The code of the department, instead of `departmentId`.
             * @example DEP-01
             */
            departmentCode?: string | null;
            /**
             * @description The code of the role, instead of `roleId`.
             * @example ROLE-01
             */
            roleCode?: string | null;
            /**
             * @description The code of the branch, instead of `branchId`.
             * @example BRANCH-01
             */
            branchCode?: string | null;
            /**
             * @description The code of the user, instead of `recruiterId`.
             * @example USER-01
             */
            recruiterCode?: string | null;
            /**
             * Format: email
             * @description The e-mail address of the user, instead of `recruiterId`. Needs the scope `users:read`.
             * @example ada@example.com
             */
            recruiterEmail?: string | null;
            /**
             * @description The code of the user, instead of `managerId`.
             * @example USER-01
             */
            managerCode?: string | null;
            /**
             * Format: email
             * @description The e-mail address of the user, instead of `managerId`. Needs the scope `users:read`.
             * @example ada@example.com
             */
            managerEmail?: string | null;
            /** @description Status that the job is to have. It gets there the shortest way that is allowed, with an event for each transition. */
            status?: components["schemas"]["JobStatus"];
            /**
             * @description Reason for the status. Required for `disapproved`, `frozen` and, after publication, `canceled`; the next change of status replaces it.
             * @example Budget on hold
             */
            statusReason?: string | null;
            /**
             * Format: date-time
             * @description When the job was created. The times of a new job are in order; a missing one is the known one before. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When it was approved. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            approvedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was published. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            publishedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was frozen. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            frozenAt?: string | null;
            /**
             * Format: date-time
             * @description When it was closed. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            closedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was canceled. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            canceledAt?: string | null;
            /** @description Steps, each with a code of its own. A new job has these, in this order, in place of the default ones; a registration step first and a hiring step last are added where they lack. In a job that is there, they are created, before its last step, or changed; others stay. */
            steps?: components["schemas"]["StepUpsert"][];
            /**
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * JobUpserts
         * @description Up to 100 items.
         */
        JobUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["JobUpsert"][];
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
         * Me
         * @description The token of this request: whose it is, and what it may do.
         */
        Me: {
            /** @description The company that the token belongs to. */
            company: {
                /**
                 * Format: int64
                 * @description Id of the company.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Name of the company.
                 * @example Sandbox Company
                 */
                name: string;
            };
            /** @description The token of this request. */
            token: {
                /**
                 * Format: uuid
                 * @description Id of the token.
                 * @example 00000000-0000-4000-8000-000000000002
                 */
                id: string;
                /**
                 * @description Name of the token. Events and comments show it.
                 * @example ERP import
                 */
                name: string;
                /**
                 * @description First characters of the secret, to tell tokens apart.
                 * @example rapi_h7Gk2x
                 */
                prefix: string;
                /**
                 * Format: date-time
                 * @description When the token stops working; null means never.
                 * @example 2029-12-31T00:00:00.000Z
                 */
                expiresAt: string | null;
            };
            /**
             * @description What the token may do.
             * @example [
             *       "jobs:read",
             *       "applications:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: int32
             * @description Requests per minute that this token may send; 0 means no limit.
             * @example 500
             */
            rateLimitPerMinute: number;
        };
        /**
         * NewApplication
         * @description One candidate's way through the steps of one job.
         */
        NewApplication: {
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
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
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
            candidate: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
            /**
             * @description `true` if `manualCandidate` has the e-mail of an existing candidate, who stays unchanged. Absent otherwise, and for tokens without `candidates:read`.
             * @example true
             */
            candidateMatched?: boolean;
        };
        /**
         * NewApplicationBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        NewApplicationBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["NewApplicationBulkResult"][];
        };
        /**
         * NewApplicationBulkResult
         * @description Result of one item.
         */
        NewApplicationBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["NewApplication"] | components["schemas"]["Error"];
        };
        /**
         * Order
         * @default id asc
         * @enum {string}
         */
        Order: "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
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
         * ReasonBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        ReasonBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["ReasonBulkResult"][];
        };
        /**
         * ReasonBulkResult
         * @description Result of one item.
         */
        ReasonBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["Reason"] | components["schemas"]["Error"];
        };
        /**
         * ReasonChangedEventData
         * @description The reason as of the event.
         */
        ReasonChangedEventData: {
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
            /**
             * @description The previous name, if the name changed. Update copies that store the name next to the id.
             * @example Legal
             */
            previousName?: string;
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * ReasonCreate
         * @description A new reason. Absent fields are left blank.
         */
        ReasonCreate: {
            /**
             * @description Name of the reason.
             * @example Salary expectation
             */
            name: string;
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
             * @description Whether it is archived. What is created or replaced is not unless stated otherwise.
             * @example false
             */
            archived?: boolean;
        };
        /**
         * ReasonEventData
         * @description The reason as of the event.
         */
        ReasonEventData: {
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
         * ReasonItemPage
         * @description One page of the list.
         */
        ReasonItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["ReasonItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * ReasonPatch
         * @description Changes to a reason. Absent fields stay unchanged; null clears a nullable field.
         */
        ReasonPatch: {
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
             * @description Whether it is archived. What is created or replaced is not unless stated otherwise.
             * @example false
             */
            archived?: boolean;
        };
        /**
         * ReasonReplace
         * @description The whole reason. Absent fields are cleared.
         */
        ReasonReplace: {
            /**
             * @description Name of the reason.
             * @example Salary expectation
             */
            name: string;
            /**
             * @description The code in the path. May be omitted.
             * @example ENG-1
             */
            code?: string;
            /**
             * @description Statuses that may have it: all unless stated otherwise.
             * @example [
             *       "reproved",
             *       "give_up"
             *     ]
             */
            appliesTo?: components["schemas"]["ReasonUse"][];
            /**
             * @description Whether it is archived. What is created or replaced is not unless stated otherwise.
             * @example false
             */
            archived?: boolean;
        };
        /**
         * ReasonUpsert
         * @description The whole reason. Absent fields are cleared.
         */
        ReasonUpsert: {
            /**
             * @description Name of the reason.
             * @example Salary expectation
             */
            name: string;
            /**
             * @description Your own key of the reason.
             * @example ENG-1
             */
            code: string;
            /**
             * @description Statuses that may have it: all unless stated otherwise.
             * @example [
             *       "reproved",
             *       "give_up"
             *     ]
             */
            appliesTo?: components["schemas"]["ReasonUse"][];
            /**
             * @description Whether it is archived. What is created or replaced is not unless stated otherwise.
             * @example false
             */
            archived?: boolean;
            /**
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * ReasonUpserts
         * @description Up to 100 items.
         */
        ReasonUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["ReasonUpsert"][];
        };
        /**
         * ReasonUse
         * @description A status of applications or jobs that may have a reason.
         * @example reproved
         * @enum {string}
         */
        ReasonUse: "reproved" | "give_up" | "canceled" | "frozen";
        /**
         * RejectRemaining
         * @description With status `closed` or `canceled`: rejects all applications that are in process, up to 1 000, in the same transaction. Needs the scope `applications:write`.
         */
        RejectRemaining: {
            /**
             * @description Why they are rejected.
             * @example The position is filled
             */
            reason: string;
        };
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
         * RoleBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        RoleBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["RoleBulkResult"][];
        };
        /**
         * RoleBulkResult
         * @description Result of one item.
         */
        RoleBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["Role"] | components["schemas"]["Error"];
        };
        /**
         * RoleChangedEventData
         * @description The role as of the event.
         */
        RoleChangedEventData: {
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
            /**
             * @description The previous name, if the name changed. Update copies that store the name next to the id.
             * @example Legal
             */
            previousName?: string;
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * RoleCreate
         * @description A new role. Absent fields are left blank.
         */
        RoleCreate: {
            /**
             * @description Name of the role.
             * @example Backend Engineer
             */
            name: string;
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
        };
        /**
         * RoleEventData
         * @description The role as of the event.
         */
        RoleEventData: {
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
         * RoleItemPage
         * @description One page of the list.
         */
        RoleItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["RoleItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * RolePatch
         * @description Changes to a role. Absent fields stay unchanged; null clears a nullable field.
         */
        RolePatch: {
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
        };
        /**
         * RoleReplace
         * @description The whole role. Absent fields are cleared.
         */
        RoleReplace: {
            /**
             * @description Name of the role.
             * @example Backend Engineer
             */
            name: string;
            /**
             * @description The code in the path. May be omitted.
             * @example ENG-1
             */
            code?: string;
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
        };
        /**
         * RoleUpsert
         * @description The whole role. Absent fields are cleared.
         */
        RoleUpsert: {
            /**
             * @description Name of the role.
             * @example Backend Engineer
             */
            name: string;
            /**
             * @description Your own key of the role.
             * @example ENG-1
             */
            code: string;
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
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * RoleUpserts
         * @description Up to 100 items.
         */
        RoleUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["RoleUpsert"][];
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
         * Scope
         * @description A permission of tokens. `*` includes all.
         * @example jobs:read
         * @enum {string}
         */
        Scope: "jobs:read" | "jobs:write" | "applications:read" | "applications:write" | "applications:submit" | "candidates:read" | "candidates:write" | "candidates:sensitive" | "compensation:read" | "privacy:write" | "structure:read" | "structure:write" | "users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "events:read" | "tokens:manage" | "history:write" | "*";
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
         * SourceBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        SourceBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["SourceBulkResult"][];
        };
        /**
         * SourceBulkResult
         * @description Result of one item.
         */
        SourceBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["Source"] | components["schemas"]["Error"];
        };
        /**
         * SourceChangedEventData
         * @description The source as of the event.
         */
        SourceChangedEventData: {
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
            /**
             * @description The previous name, if the name changed. Update copies that store the name next to the id.
             * @example Legal
             */
            previousName?: string;
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * SourceCreate
         * @description A new source. Absent fields are left blank.
         */
        SourceCreate: {
            /**
             * @description Name of the source.
             * @example Job fair
             */
            name: string;
            /**
             * @description Your own key, unique among sources.
             * @example SOURCE-9
             */
            code?: string | null;
            /**
             * @description Whether it is archived. What is created or replaced is not unless stated otherwise.
             * @example false
             */
            archived?: boolean;
        };
        /**
         * SourceEventData
         * @description The source as of the event.
         */
        SourceEventData: {
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
         * SourceItemPage
         * @description One page of the list.
         */
        SourceItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["SourceItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * SourcePatch
         * @description Changes to a source. Absent fields stay unchanged; null clears a nullable field.
         */
        SourcePatch: {
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
             * @description Whether it is archived. What is created or replaced is not unless stated otherwise.
             * @example false
             */
            archived?: boolean;
        };
        /**
         * SourceReplace
         * @description The whole source. Absent fields are cleared.
         */
        SourceReplace: {
            /**
             * @description Name of the source.
             * @example Job fair
             */
            name: string;
            /**
             * @description The code in the path. May be omitted.
             * @example ENG-1
             */
            code?: string;
            /**
             * @description Whether it is archived. What is created or replaced is not unless stated otherwise.
             * @example false
             */
            archived?: boolean;
        };
        /**
         * SourceUpsert
         * @description The whole source. Absent fields are cleared.
         */
        SourceUpsert: {
            /**
             * @description Name of the source.
             * @example Job fair
             */
            name: string;
            /**
             * @description Your own key of the source.
             * @example ENG-1
             */
            code: string;
            /**
             * @description Whether it is archived. What is created or replaced is not unless stated otherwise.
             * @example false
             */
            archived?: boolean;
            /**
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * SourceUpserts
         * @description Up to 100 items.
         */
        SourceUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["SourceUpsert"][];
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
         * StepChangedEventData
         * @description The step as of the event.
         */
        StepChangedEventData: {
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
            /**
             * @description The previous name, if the name changed. Update copies that store the name next to the id.
             * @example Legal
             */
            previousName?: string;
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * StepCreate
         * @description A new step. Only the name is required. It comes before the last step unless `order` says otherwise.
         */
        StepCreate: {
            /**
             * @description Name of the step.
             * @example Interview
             */
            name: string;
            /**
             * @description Your own key of the step, unique in its job.
             * @example interview
             */
            code?: string | null;
            type?: components["schemas"]["StepType"];
            category?: components["schemas"]["StepCategory"];
            /**
             * Format: int32
             * @description Position of the step in its job, from 1. The first and the last step cannot move.
             * @example 3
             */
            order?: number;
        };
        /**
         * StepEventData
         * @description The step as of the event.
         */
        StepEventData: {
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
         * StepField
         * @example all
         * @enum {string}
         */
        StepField: "all" | "id" | "jobId" | "name" | "code" | "type" | "category" | "order" | "createdAt" | "updatedAt";
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
         * StepItemPage
         * @description One page of the list.
         */
        StepItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["StepItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * StepOrder
         * @default order asc
         * @enum {string}
         */
        StepOrder: "order asc" | "order desc" | "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
        /**
         * StepPatch
         * @description Changes to a step. Absent fields stay unchanged.
         */
        StepPatch: {
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
             * Format: int32
             * @description Position of the step in its job, from 1. The first and the last step cannot move.
             * @example 3
             */
            order?: number;
        };
        /**
         * StepType
         * @description Where the step takes place, or what it is for. Default: `online`.
         * @example online
         * @enum {string}
         */
        StepType: "register" | "online" | "offline" | "pre_hire" | "final";
        /**
         * StepUpsert
         * @description A step to create, or to change: the one with this code. Absent fields of a known step stay.
         */
        StepUpsert: {
            /**
             * @description Your own key of the step, unique in its job.
             * @example sample
             */
            code: string;
            /**
             * @description Name of the step.
             * @example Interview
             */
            name: string;
            type?: components["schemas"]["StepType"];
            category?: components["schemas"]["StepCategory"];
        };
        /**
         * Tag
         * @description A label of your choice for applications.
         */
        Tag: {
            /**
             * @description Name of the tag, case-sensitive.
             * @example remote only
             */
            name: string;
        };
        /**
         * TagEventData
         * @description The tag that came to the company, or went.
         */
        TagEventData: {
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
         * TagPage
         * @description One page of the list.
         */
        TagPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["Tag"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * TagPut
         * @description A tag to put on an application.
         */
        TagPut: {
            /**
             * @description Name of the tag, case-sensitive.
             * @example remote only
             */
            name: string;
            /**
             * Format: date-time
             * @description When the application got the tag; not before it was made. Not in the future. Absent or null: now. Needs the scope `history:write`.
             */
            at?: string | null;
        };
        /**
         * TestEventData
         * @description The webhook under test, and its events.
         */
        TestEventData: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            webhookId: string;
            /**
             * @description What the webhook sends, in alphabetical order: names of events, and wildcards. Events of one application arrive in order, whatever their names.
             * @example [
             *       "application.*",
             *       "comment.created"
             *     ]
             */
            actions: components["schemas"]["EventPattern"][];
            /** @description The action of a webhook that has one event and no filters; absent for others. */
            action?: components["schemas"]["EventName"];
        };
        /**
         * Token
         * @description An access token, without its secret.
         */
        Token: {
            /**
             * Format: uuid
             * @description Id of the token.
             * @example 00000000-0000-4000-8000-000000000002
             */
            id: string;
            /**
             * @description Name of the token. Events and comments show it.
             * @example ERP import
             */
            name: string;
            /**
             * @description First characters of the secret, to tell tokens apart.
             * @example rapi_h7Gk2x
             */
            prefix: string;
            /**
             * @description What the token may do.
             * @example [
             *       "jobs:read",
             *       "applications:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: int32
             * @description Requests per minute that the token may send; null means the limit of the installation.
             * @example 300
             */
            rateLimitPerMinute: number | null;
            /**
             * @description Whether an unknown query parameter is a 400, as with `Prefer: handling=strict`.
             * @example false
             */
            strict: boolean;
            /**
             * Format: date-time
             * @description When the token stops working; null means never.
             * @example 2029-12-31T00:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the token was last used, to within a minute or two; null means never.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the token was revoked; null while it is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
        };
        /**
         * TokenCreate
         * @description A new token. It cannot do more than the creating token.
         */
        TokenCreate: {
            /**
             * @description Name of the token. Events and comments show it.
             * @example ERP import
             */
            name: string;
            /**
             * @description What the new token may do. The creating token must have each of these scopes.
             * @example [
             *       "jobs:read",
             *       "applications:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: int32
             * @description Requests per minute that the new token may send: at most the limits of the installation and of the creating token. Default: that of the creating token; null means the limit of the installation.
             * @example 300
             */
            rateLimitPerMinute?: number | null;
            /**
             * @description Whether an unknown query parameter is a 400, as with `Prefer: handling=strict`. Default: that of the creating token; `false` is a 400 if that token is strict.
             * @example false
             */
            strict?: boolean;
            /**
             * Format: date-time
             * @description When the new token stops working, not after the creating token does. Default: at the same time; null means never.
             * @example 2029-12-31T00:00:00.000Z
             */
            expiresAt?: string | null;
        };
        /**
         * TokenEventData
         * @description The token as of the event, without its secret.
         */
        TokenEventData: {
            /**
             * Format: uuid
             * @description Id of the token.
             * @example 00000000-0000-4000-8000-000000000002
             */
            id: string;
            /**
             * @description Name of the token. Events and comments show it.
             * @example ERP import
             */
            name: string;
            /**
             * @description First characters of the secret, to tell tokens apart.
             * @example rapi_h7Gk2x
             */
            prefix: string;
            /**
             * @description What the token may do.
             * @example [
             *       "jobs:read",
             *       "applications:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: int32
             * @description Requests per minute that the token may send; null means the limit of the installation.
             * @example 300
             */
            rateLimitPerMinute: number | null;
            /**
             * @description Whether an unknown query parameter is a 400, as with `Prefer: handling=strict`.
             * @example false
             */
            strict: boolean;
            /**
             * Format: date-time
             * @description When the token stops working; null means never.
             * @example 2029-12-31T00:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the token was last used, to within a minute or two; null means never.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the token was revoked; null while it is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
        };
        /**
         * TokenField
         * @example all
         * @enum {string}
         */
        TokenField: "all" | "id" | "name" | "prefix" | "scopes" | "rateLimitPerMinute" | "strict" | "expiresAt" | "lastUsedAt" | "revokedAt" | "createdAt" | "createdBy" | "createdBy.tokenId" | "createdBy.name";
        /**
         * TokenItem
         * @description An access token, without its secret.
         */
        TokenItem: {
            /**
             * Format: uuid
             * @description Id of the token.
             * @example 00000000-0000-4000-8000-000000000002
             */
            id?: string;
            /**
             * @description Name of the token. Events and comments show it.
             * @example ERP import
             */
            name?: string;
            /**
             * @description First characters of the secret, to tell tokens apart.
             * @example rapi_h7Gk2x
             */
            prefix?: string;
            /**
             * @description What the token may do.
             * @example [
             *       "jobs:read",
             *       "applications:read"
             *     ]
             */
            scopes?: components["schemas"]["Scope"][];
            /**
             * Format: int32
             * @description Requests per minute that the token may send; null means the limit of the installation.
             * @example 300
             */
            rateLimitPerMinute?: number | null;
            /**
             * @description Whether an unknown query parameter is a 400, as with `Prefer: handling=strict`.
             * @example false
             */
            strict?: boolean;
            /**
             * Format: date-time
             * @description When the token stops working; null means never.
             * @example 2029-12-31T00:00:00.000Z
             */
            expiresAt?: string | null;
            /**
             * Format: date-time
             * @description When the token was last used, to within a minute or two; null means never.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt?: string | null;
            /**
             * Format: date-time
             * @description When the token was revoked; null while it is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt?: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            createdBy?: components["schemas"]["ActorItem"] | null;
        };
        /**
         * TokenItemPage
         * @description One page of the list.
         */
        TokenItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["TokenItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * TokenOrder
         * @default createdAt asc
         * @enum {string}
         */
        TokenOrder: "createdAt asc" | "createdAt desc" | "name asc" | "name desc";
        /**
         * TokenWithSecret
         * @description A new token, with its secret.
         */
        TokenWithSecret: {
            /**
             * Format: uuid
             * @description Id of the token.
             * @example 00000000-0000-4000-8000-000000000002
             */
            id: string;
            /**
             * @description Name of the token. Events and comments show it.
             * @example ERP import
             */
            name: string;
            /**
             * @description First characters of the secret, to tell tokens apart.
             * @example rapi_h7Gk2x
             */
            prefix: string;
            /**
             * @description What the token may do.
             * @example [
             *       "jobs:read",
             *       "applications:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: int32
             * @description Requests per minute that the token may send; null means the limit of the installation.
             * @example 300
             */
            rateLimitPerMinute: number | null;
            /**
             * @description Whether an unknown query parameter is a 400, as with `Prefer: handling=strict`.
             * @example false
             */
            strict: boolean;
            /**
             * Format: date-time
             * @description When the token stops working; null means never.
             * @example 2029-12-31T00:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the token was last used, to within a minute or two; null means never.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the token was revoked; null while it is not.
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When the object was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
            /**
             * @description The token to send in `Authorization`. Shown only once.
             * @example rapi_h7Gk2x…
             */
            secret: string;
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
             * Format: email
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
         * UserBulkAnswer
         * @description Results of the items. The status is 200 even if items failed.
         */
        UserBulkAnswer: {
            /**
             * Format: int32
             * @description Number of items that failed.
             * @example 0
             */
            failed: number;
            /** @description Result of each item, in the order of the request. */
            results: components["schemas"]["UserBulkResult"][];
        };
        /**
         * UserBulkResult
         * @description Result of one item.
         */
        UserBulkResult: {
            /**
             * Format: int32
             * @description The status that a separate request would have.
             * @example 200
             */
            status: number;
            code?: components["schemas"]["ErrorCode"];
            /**
             * @description Which field broke which rule, as in `X-Error-Details`. Only where the item failed for its fields.
             * @example "manualCandidate.email";rule=email, "name";rule=max-length;max=255
             */
            details?: string;
            /**
             * Format: uri-reference
             * @description Path of the new object, or of the conflicting one, as in `Location`.
             * @example /api/v1/departments/42
             */
            location?: string;
            /**
             * @description With `ILLEGAL_TRANSITION`: the statuses that the object may change to.
             * @example [
             *       "in_process",
             *       "give_up"
             *     ]
             */
            allowedTransitions?: string[];
            /**
             * @description Whether the item changed something; true for a new object. Absent where the item failed.
             * @example true
             */
            changed?: boolean;
            /**
             * Format: int64
             * @description Version of the object: each change makes the next.
             * @example 2
             */
            version?: number;
            /**
             * @description The `ETag` of the object.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /** @description The object, or the error. The object is left out without the scope to read it, and with `Prefer: return=minimal`. */
            body?: components["schemas"]["User"] | components["schemas"]["Error"];
        };
        /**
         * UserChangedEventData
         * @description The user as of the event.
         */
        UserChangedEventData: {
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
             * Format: email
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
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * UserCreate
         * @description A new user. Absent fields are left blank.
         */
        UserCreate: {
            /**
             * @description Full name of the user.
             * @example Ada Moreira
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique among active users without regard to case.
             * @example ada@example.com
             */
            email: string;
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
             * @description The code of the department, instead of `departmentId`.
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
             * @description The code of the role, instead of `roleId`.
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
            /** @description The codes of branches, instead of `branchIds`. */
            branchCodes?: string[];
            /**
             * @description Whether the user still works for the company and may be assigned to jobs. Default: true.
             * @example true
             */
            active?: boolean;
        };
        /**
         * UserEventData
         * @description The user as of the event.
         */
        UserEventData: {
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
             * Format: email
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
             * Format: email
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
         * UserItemPage
         * @description One page of the list.
         */
        UserItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["UserItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * UserPatch
         * @description Changes to a user. Absent fields stay unchanged; null clears a nullable field.
         */
        UserPatch: {
            /**
             * @description Full name of the user.
             * @example Ada Moreira
             */
            name?: string;
            /**
             * Format: email
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
             * @description The code of the department, instead of `departmentId`.
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
             * @description The code of the role, instead of `roleId`.
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
            /** @description The codes of branches, instead of `branchIds`. */
            branchCodes?: string[];
            /**
             * @description Whether the user still works for the company and may be assigned to jobs. Default: true.
             * @example true
             */
            active?: boolean;
        };
        /**
         * UserReplace
         * @description The whole user. Absent fields are cleared.
         */
        UserReplace: {
            /**
             * @description Full name of the user.
             * @example Ada Moreira
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique among active users without regard to case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The code in the path. May be omitted.
             * @example ENG-1
             */
            code?: string;
            /**
             * Format: int64
             * @description Id of the department where the user works.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * @description The code of the department, instead of `departmentId`.
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
             * @description The code of the role, instead of `roleId`.
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
            /** @description The codes of branches, instead of `branchIds`. */
            branchCodes?: string[];
            /**
             * @description Whether the user still works for the company and may be assigned to jobs. Default: true.
             * @example true
             */
            active?: boolean;
        };
        /**
         * UserUpsert
         * @description The whole user. Absent fields are cleared.
         */
        UserUpsert: {
            /**
             * @description Full name of the user.
             * @example Ada Moreira
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address, unique among active users without regard to case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Your own key of the user.
             * @example ENG-1
             */
            code?: string;
            /**
             * Format: int64
             * @description Id of the department where the user works.
             * @example 1
             */
            departmentId?: number | null;
            /**
             * @description The code of the department, instead of `departmentId`.
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
             * @description The code of the role, instead of `roleId`.
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
            /** @description The codes of branches, instead of `branchIds`. */
            branchCodes?: string[];
            /**
             * @description Whether the user still works for the company and may be assigned to jobs. Default: true.
             * @example true
             */
            active?: boolean;
            /**
             * @description The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.
             * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
             */
            etag?: string;
            /**
             * Format: int64
             * @description The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.
             * @example 2
             */
            version?: number;
        };
        /**
         * UserUpserts
         * @description Up to 100 items.
         */
        UserUpserts: {
            /** @description The changes to make, in this order. */
            items: components["schemas"]["UserUpsert"][];
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
         * Webhook
         * @description Sends the events of one kind to one URL.
         */
        Webhook: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            action: components["schemas"]["EventName"];
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
             * Format: email
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
         * WebhookChangedEventData
         * @description The webhook as of the event.
         */
        WebhookChangedEventData: {
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
             * Format: email
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
            /** @description The action of a webhook that has one event and no filters; absent for others. */
            action?: components["schemas"]["EventName"];
            /**
             * @description Names of the changed fields, including those that need their own scope.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
        };
        /**
         * WebhookCreate
         * @description A new webhook: one kind of event, one URL.
         */
        WebhookCreate: {
            action: components["schemas"]["EventName"];
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
             * Format: email
             * @description E-mail address of whoever is responsible for the receiver.
             * @example ada@example.com
             */
            techOwnerEmail?: string | null;
        };
        /**
         * WebhookEventData
         * @description The webhook as of the event.
         */
        WebhookEventData: {
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
             * Format: email
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
            /** @description The action of a webhook that has one event and no filters; absent for others. */
            action?: components["schemas"]["EventName"];
        };
        /**
         * WebhookField
         * @example all
         * @enum {string}
         */
        WebhookField: "all" | "id" | "action" | "postbackUrl" | "status" | "statusReason" | "clientHeaderNames" | "includeHistory" | "techOwnerName" | "techOwnerEmail" | "createdAt" | "createdBy" | "createdBy.tokenId" | "createdBy.name" | "updatedAt";
        /**
         * WebhookItem
         * @description Sends the events of one kind to one URL.
         */
        WebhookItem: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10
             */
            id?: string;
            action?: components["schemas"]["EventName"];
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
             * Format: email
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
         * WebhookItemPage
         * @description One page of the list.
         */
        WebhookItemPage: {
            /** @description Items of this page; empty after the last page. */
            results: components["schemas"]["WebhookItem"][];
            /**
             * Format: int32
             * @description Items that match, on all pages.
             */
            totalResults: number;
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages.
             */
            totalPages: number;
        };
        /**
         * WebhookOrder
         * @default createdAt asc
         * @enum {string}
         */
        WebhookOrder: "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
        /**
         * WebhookPatch
         * @description Changes to a webhook. Absent fields stay unchanged; lists and `clientHeaders` are replaced as a whole.
         */
        WebhookPatch: {
            action?: components["schemas"]["EventName"];
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
             * Format: email
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
            action: components["schemas"]["EventName"];
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
             * Format: email
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
        /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
        page: number;
        /** @description Items on a page. */
        perPage: number;
        /** @description Ids of departments. */
        departmentId: number[];
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
        /** @description Dry run: validates and responds as usual, but changes nothing. */
        validateOnly: boolean;
        /**
         * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.
         * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
         */
        "Idempotency-Key": string;
        /**
         * @description The `ETag` that you have read: the change is made only if the object is still in that state; otherwise the response is a 412. Several are separated by commas; `*` stands for any.
         * @example "4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"
         */
        "If-Match": string;
        /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
        atomic: boolean;
        /**
         * @description Id of the application.
         * @example 697
         */
        applicationId: number;
        /**
         * @description Only active ones, or only inactive ones.
         * @example true
         */
        active: boolean;
        /**
         * @description Only archived ones, or only those that are not.
         * @example false
         */
        archived: boolean;
        /** @description The `id` in the body, the same in each attempt. Process each id once. */
        "webhook-id": string;
        /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
        "webhook-timestamp": string;
        /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
        "webhook-signature": string;
        /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
        traceparent: string;
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
         * @description Path of the new object.
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
         * @description Changes whenever the response may have changed, and also with other changes to the company's data.
         * @example W/"pjaqZp_xWFG09GBvE1XLsi"
         */
        "ETag-Of-List": string;
        /**
         * @description With `ALREADY_EXISTS`: path of the conflicting object; absent if it was deleted meanwhile. With `ANONYMIZED`: path of the object that had the code, if the code is at fault.
         * @example /api/v1/jobs/42
         */
        "Location-Of-Existing": string;
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
export type ApplicationBulkAnswer = components['schemas']['ApplicationBulkAnswer'];
export type ApplicationBulkResult = components['schemas']['ApplicationBulkResult'];
export type ApplicationChange = components['schemas']['ApplicationChange'];
export type ApplicationChangeEventData = components['schemas']['ApplicationChangeEventData'];
export type ApplicationChangedEventData = components['schemas']['ApplicationChangedEventData'];
export type ApplicationChanges = components['schemas']['ApplicationChanges'];
export type ApplicationCreate = components['schemas']['ApplicationCreate'];
export type ApplicationEventData = components['schemas']['ApplicationEventData'];
export type ApplicationField = components['schemas']['ApplicationField'];
export type ApplicationItem = components['schemas']['ApplicationItem'];
export type ApplicationItemPage = components['schemas']['ApplicationItemPage'];
export type ApplicationOrder = components['schemas']['ApplicationOrder'];
export type ApplicationPatch = components['schemas']['ApplicationPatch'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type ApplicationTagEventData = components['schemas']['ApplicationTagEventData'];
export type ApplicationUpsert = components['schemas']['ApplicationUpsert'];
export type ApplicationUpserts = components['schemas']['ApplicationUpserts'];
export type Branch = components['schemas']['Branch'];
export type BranchBulkAnswer = components['schemas']['BranchBulkAnswer'];
export type BranchBulkResult = components['schemas']['BranchBulkResult'];
export type BranchChangedEventData = components['schemas']['BranchChangedEventData'];
export type BranchCreate = components['schemas']['BranchCreate'];
export type BranchEventData = components['schemas']['BranchEventData'];
export type BranchField = components['schemas']['BranchField'];
export type BranchItem = components['schemas']['BranchItem'];
export type BranchItemPage = components['schemas']['BranchItemPage'];
export type BranchPatch = components['schemas']['BranchPatch'];
export type BranchReplace = components['schemas']['BranchReplace'];
export type BranchUpsert = components['schemas']['BranchUpsert'];
export type BranchUpserts = components['schemas']['BranchUpserts'];
export type Candidate = components['schemas']['Candidate'];
export type CandidateBulkAnswer = components['schemas']['CandidateBulkAnswer'];
export type CandidateBulkResult = components['schemas']['CandidateBulkResult'];
export type CandidateChangedEventData = components['schemas']['CandidateChangedEventData'];
export type CandidateCreate = components['schemas']['CandidateCreate'];
export type CandidateEventData = components['schemas']['CandidateEventData'];
export type CandidateSummary = components['schemas']['CandidateSummary'];
export type CandidateSummaryItem = components['schemas']['CandidateSummaryItem'];
export type CandidateUpsert = components['schemas']['CandidateUpsert'];
export type CandidateUpserts = components['schemas']['CandidateUpserts'];
export type Comment = components['schemas']['Comment'];
export type CommentChangedEventData = components['schemas']['CommentChangedEventData'];
export type CommentCreate = components['schemas']['CommentCreate'];
export type CommentEventData = components['schemas']['CommentEventData'];
export type CommentOrder = components['schemas']['CommentOrder'];
export type CommentPage = components['schemas']['CommentPage'];
export type CommentPatch = components['schemas']['CommentPatch'];
export type CommentUpsert = components['schemas']['CommentUpsert'];
export type CurrentStep = components['schemas']['CurrentStep'];
export type CurrentStepItem = components['schemas']['CurrentStepItem'];
export type Department = components['schemas']['Department'];
export type DepartmentBulkAnswer = components['schemas']['DepartmentBulkAnswer'];
export type DepartmentBulkResult = components['schemas']['DepartmentBulkResult'];
export type DepartmentChangedEventData = components['schemas']['DepartmentChangedEventData'];
export type DepartmentCreate = components['schemas']['DepartmentCreate'];
export type DepartmentEventData = components['schemas']['DepartmentEventData'];
export type DepartmentField = components['schemas']['DepartmentField'];
export type DepartmentItem = components['schemas']['DepartmentItem'];
export type DepartmentItemPage = components['schemas']['DepartmentItemPage'];
export type DepartmentPatch = components['schemas']['DepartmentPatch'];
export type DepartmentReplace = components['schemas']['DepartmentReplace'];
export type DepartmentUpsert = components['schemas']['DepartmentUpsert'];
export type DepartmentUpserts = components['schemas']['DepartmentUpserts'];
export type Disqualification = components['schemas']['Disqualification'];
export type DisqualificationItem = components['schemas']['DisqualificationItem'];
export type Entity = components['schemas']['Entity'];
export type EntityType = components['schemas']['EntityType'];
export type Error = components['schemas']['Error'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type EventName = components['schemas']['EventName'];
export type EventPattern = components['schemas']['EventPattern'];
export type Job = components['schemas']['Job'];
export type JobBulkAnswer = components['schemas']['JobBulkAnswer'];
export type JobBulkResult = components['schemas']['JobBulkResult'];
export type JobChangedEventData = components['schemas']['JobChangedEventData'];
export type JobCreate = components['schemas']['JobCreate'];
export type JobEventData = components['schemas']['JobEventData'];
export type JobField = components['schemas']['JobField'];
export type JobItem = components['schemas']['JobItem'];
export type JobItemPage = components['schemas']['JobItemPage'];
export type JobPatch = components['schemas']['JobPatch'];
export type JobReplace = components['schemas']['JobReplace'];
export type JobStatus = components['schemas']['JobStatus'];
export type JobStatusEventData = components['schemas']['JobStatusEventData'];
export type JobSummary = components['schemas']['JobSummary'];
export type JobSummaryItem = components['schemas']['JobSummaryItem'];
export type JobType = components['schemas']['JobType'];
export type JobUpsert = components['schemas']['JobUpsert'];
export type JobUpserts = components['schemas']['JobUpserts'];
export type Language = components['schemas']['Language'];
export type Me = components['schemas']['Me'];
export type NewApplication = components['schemas']['NewApplication'];
export type NewApplicationBulkAnswer = components['schemas']['NewApplicationBulkAnswer'];
export type NewApplicationBulkResult = components['schemas']['NewApplicationBulkResult'];
export type Order = components['schemas']['Order'];
export type PublicationType = components['schemas']['PublicationType'];
export type Reason = components['schemas']['Reason'];
export type ReasonBulkAnswer = components['schemas']['ReasonBulkAnswer'];
export type ReasonBulkResult = components['schemas']['ReasonBulkResult'];
export type ReasonChangedEventData = components['schemas']['ReasonChangedEventData'];
export type ReasonCreate = components['schemas']['ReasonCreate'];
export type ReasonEventData = components['schemas']['ReasonEventData'];
export type ReasonField = components['schemas']['ReasonField'];
export type ReasonItem = components['schemas']['ReasonItem'];
export type ReasonItemPage = components['schemas']['ReasonItemPage'];
export type ReasonPatch = components['schemas']['ReasonPatch'];
export type ReasonReplace = components['schemas']['ReasonReplace'];
export type ReasonUpsert = components['schemas']['ReasonUpsert'];
export type ReasonUpserts = components['schemas']['ReasonUpserts'];
export type ReasonUse = components['schemas']['ReasonUse'];
export type RejectRemaining = components['schemas']['RejectRemaining'];
export type Role = components['schemas']['Role'];
export type RoleBulkAnswer = components['schemas']['RoleBulkAnswer'];
export type RoleBulkResult = components['schemas']['RoleBulkResult'];
export type RoleChangedEventData = components['schemas']['RoleChangedEventData'];
export type RoleCreate = components['schemas']['RoleCreate'];
export type RoleEventData = components['schemas']['RoleEventData'];
export type RoleField = components['schemas']['RoleField'];
export type RoleItem = components['schemas']['RoleItem'];
export type RoleItemPage = components['schemas']['RoleItemPage'];
export type RolePatch = components['schemas']['RolePatch'];
export type RoleReplace = components['schemas']['RoleReplace'];
export type RoleUpsert = components['schemas']['RoleUpsert'];
export type RoleUpserts = components['schemas']['RoleUpserts'];
export type RotatedSecret = components['schemas']['RotatedSecret'];
export type Salary = components['schemas']['Salary'];
export type SalaryItem = components['schemas']['SalaryItem'];
export type SalaryPeriod = components['schemas']['SalaryPeriod'];
export type Scope = components['schemas']['Scope'];
export type SettableWebhookStatus = components['schemas']['SettableWebhookStatus'];
export type Source = components['schemas']['Source'];
export type SourceBulkAnswer = components['schemas']['SourceBulkAnswer'];
export type SourceBulkResult = components['schemas']['SourceBulkResult'];
export type SourceChangedEventData = components['schemas']['SourceChangedEventData'];
export type SourceCreate = components['schemas']['SourceCreate'];
export type SourceEventData = components['schemas']['SourceEventData'];
export type SourceField = components['schemas']['SourceField'];
export type SourceItem = components['schemas']['SourceItem'];
export type SourceItemPage = components['schemas']['SourceItemPage'];
export type SourcePatch = components['schemas']['SourcePatch'];
export type SourceReplace = components['schemas']['SourceReplace'];
export type SourceUpsert = components['schemas']['SourceUpsert'];
export type SourceUpserts = components['schemas']['SourceUpserts'];
export type Step = components['schemas']['Step'];
export type StepCategory = components['schemas']['StepCategory'];
export type StepChangedEventData = components['schemas']['StepChangedEventData'];
export type StepCreate = components['schemas']['StepCreate'];
export type StepEventData = components['schemas']['StepEventData'];
export type StepField = components['schemas']['StepField'];
export type StepItem = components['schemas']['StepItem'];
export type StepItemPage = components['schemas']['StepItemPage'];
export type StepOrder = components['schemas']['StepOrder'];
export type StepPatch = components['schemas']['StepPatch'];
export type StepType = components['schemas']['StepType'];
export type StepUpsert = components['schemas']['StepUpsert'];
export type Tag = components['schemas']['Tag'];
export type TagEventData = components['schemas']['TagEventData'];
export type TagPage = components['schemas']['TagPage'];
export type TagPut = components['schemas']['TagPut'];
export type TestEventData = components['schemas']['TestEventData'];
export type Token = components['schemas']['Token'];
export type TokenCreate = components['schemas']['TokenCreate'];
export type TokenEventData = components['schemas']['TokenEventData'];
export type TokenField = components['schemas']['TokenField'];
export type TokenItem = components['schemas']['TokenItem'];
export type TokenItemPage = components['schemas']['TokenItemPage'];
export type TokenOrder = components['schemas']['TokenOrder'];
export type TokenWithSecret = components['schemas']['TokenWithSecret'];
export type User = components['schemas']['User'];
export type UserBulkAnswer = components['schemas']['UserBulkAnswer'];
export type UserBulkResult = components['schemas']['UserBulkResult'];
export type UserChangedEventData = components['schemas']['UserChangedEventData'];
export type UserCreate = components['schemas']['UserCreate'];
export type UserEventData = components['schemas']['UserEventData'];
export type UserField = components['schemas']['UserField'];
export type UserItem = components['schemas']['UserItem'];
export type UserItemPage = components['schemas']['UserItemPage'];
export type UserPatch = components['schemas']['UserPatch'];
export type UserReplace = components['schemas']['UserReplace'];
export type UserUpsert = components['schemas']['UserUpsert'];
export type UserUpserts = components['schemas']['UserUpserts'];
export type Visit = components['schemas']['Visit'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookChangedEventData = components['schemas']['WebhookChangedEventData'];
export type WebhookCreate = components['schemas']['WebhookCreate'];
export type WebhookEventData = components['schemas']['WebhookEventData'];
export type WebhookField = components['schemas']['WebhookField'];
export type WebhookItem = components['schemas']['WebhookItem'];
export type WebhookItemPage = components['schemas']['WebhookItemPage'];
export type WebhookOrder = components['schemas']['WebhookOrder'];
export type WebhookPatch = components['schemas']['WebhookPatch'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
export type WebhookWithSecret = components['schemas']['WebhookWithSecret'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalItem = components['schemas']['WithdrawalItem'];
export type WorkplaceType = components['schemas']['WorkplaceType'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ParameterPage = components['parameters']['page'];
export type ParameterPerPage = components['parameters']['perPage'];
export type ParameterDepartmentId = components['parameters']['departmentId'];
export type ParameterUpdatedAfter = components['parameters']['updatedAfter'];
export type ParameterUpdatedBefore = components['parameters']['updatedBefore'];
export type ParameterXRequestId = components['parameters']['X-Request-Id'];
export type ParameterPrefer = components['parameters']['Prefer'];
export type ParameterIfNoneMatch = components['parameters']['If-None-Match'];
export type ParameterValidateOnly = components['parameters']['validateOnly'];
export type ParameterIdempotencyKey = components['parameters']['Idempotency-Key'];
export type ParameterIfMatch = components['parameters']['If-Match'];
export type ParameterAtomic = components['parameters']['atomic'];
export type ParameterApplicationId = components['parameters']['applicationId'];
export type ParameterActive = components['parameters']['active'];
export type ParameterArchived = components['parameters']['archived'];
export type ParameterWebhookId = components['parameters']['webhook-id'];
export type ParameterWebhookTimestamp = components['parameters']['webhook-timestamp'];
export type ParameterWebhookSignature = components['parameters']['webhook-signature'];
export type ParameterTraceparent = components['parameters']['traceparent'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderXRateLimitLimit = components['headers']['X-RateLimit-Limit'];
export type HeaderXRateLimitRemaining = components['headers']['X-RateLimit-Remaining'];
export type HeaderXRateLimitReset = components['headers']['X-RateLimit-Reset'];
export type HeaderXIgnoredParameters = components['headers']['X-Ignored-Parameters'];
export type HeaderPreferenceApplied = components['headers']['Preference-Applied'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type HeaderXErrorCode = components['headers']['X-Error-Code'];
export type HeaderXErrorDetails = components['headers']['X-Error-Details'];
export type HeaderXAllowedTransitions = components['headers']['X-Allowed-Transitions'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderETagOfList = components['headers']['ETag-Of-List'];
export type HeaderLocationOfExisting = components['headers']['Location-Of-Existing'];
export type HeaderRetryAfterInProgress = components['headers']['Retry-After-In-Progress'];
export type $defs = Record<string, never>;
export interface operations {
    listJobsV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Ids of jobs. */
                id?: number[];
                /** @description Your own key; exact match. */
                code?: string;
                /** @description Part of the name. Case and accents are ignored. */
                name?: string;
                /** @description Where the job stands. Only a `published` job takes new applications; a `published` or `frozen` one can hire. */
                status?: components["schemas"]["JobStatus"][];
                /** @description Kind of employment. Default: `effective`. */
                type?: components["schemas"]["JobType"][];
                /** @description Ids of departments. */
                departmentId?: components["parameters"]["departmentId"];
                /** @description Ids of roles. */
                roleId?: number[];
                /** @description Ids of branches. */
                branchId?: number[];
                /** @description Ids of users. */
                recruiterId?: number[];
                /** @description Ids of users. */
                managerId?: number[];
                /** @description Country, as its two-letter code of ISO 3166-1. */
                country?: string[];
                /** @description Where the work is done. Default: `on-site`. */
                workplaceType?: components["schemas"]["WorkplaceType"][];
                /** @description Audience of the job: employees or everybody. Default: `external`. */
                publicationType?: components["schemas"]["PublicationType"][];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
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
                    "application/json": components["schemas"]["JobItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createJobV1: {
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
        /** @description A new job. Only the name is required. With a status and times, it comes from another system and is created in that status. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobCreate"];
            };
        };
        responses: {
            /** @description A position to fill: what it is, where it stands, and who is responsible. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    getJobV1: {
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
                jobId: number;
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
    deleteJobV1: {
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
                 * @description Id of the job, a draft.
                 * @example 4
                 */
                jobId: number;
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
    updateJobV1: {
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
                 * @description Id of the job.
                 * @example 3
                 */
                jobId: number;
            };
            cookie?: never;
        };
        /** @description Changes to a job, optionally with its status. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPatch"];
            };
        };
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
        };
    };
    getJobByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example JOB-0001
                 */
                code: string;
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
    putJobByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example REQ-2043
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description A whole job. Absent fields get their default or null, but the status, its reason, its times and the steps stay, and the salary stays for tokens without `compensation:read`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobReplace"];
            };
        };
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
            /** @description A position to fill: what it is, where it stands, and who is responsible. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    putJobsV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["JobBulkAnswer"];
                };
            };
        };
    };
    listStepsV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example order asc
                 */
                order?: components["schemas"]["StepOrder"];
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
            path: {
                /**
                 * @description Id of the job that the step belongs to.
                 * @example 1
                 */
                jobId: number;
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
                    "application/json": components["schemas"]["StepItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createStepV1: {
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
                 * @description Id of the job that the step belongs to.
                 * @example 1
                 */
                jobId: number;
            };
            cookie?: never;
        };
        /** @description A new step. Only the name is required. It comes before the last step unless `order` says otherwise. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepCreate"];
            };
        };
        responses: {
            /** @description A stage of a job that applications pass through. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
        };
    };
    getStepV1: {
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
                 * @description Id of the job that the step belongs to.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the step.
                 * @example 3
                 */
                stepId: number;
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
    deleteStepV1: {
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
                 * @description Id of the job that the step belongs to.
                 * @example 24
                 */
                jobId: number;
                /**
                 * @description Id of the step.
                 * @example 118
                 */
                stepId: number;
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
    updateStepV1: {
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
                 * @description Id of the job that the step belongs to.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the step.
                 * @example 3
                 */
                stepId: number;
            };
            cookie?: never;
        };
        /** @description Changes to a step. Absent fields stay unchanged. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepPatch"];
            };
        };
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
        };
    };
    listApplicationsV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["ApplicationOrder"];
                /** @description Ids of applications. */
                id?: number[];
                /** @description Where the application stands: in the pipeline, rejected, withdrawn by the candidate, or hired. */
                status?: components["schemas"]["ApplicationStatus"][];
                /** @description Source; exact match, case-sensitive. */
                source?: string;
                /** @description Name of a tag on the application; exact match, case-sensitive. */
                tag?: string;
                /** @description Ids of current steps. */
                currentStepId?: number[];
                /** @description Phase of recruiting, for reports over all jobs. Default: `evaluation`. */
                stepCategory?: components["schemas"]["StepCategory"][];
                /** @description Name of the current step, such as `Screening`; exact match. */
                "currentStep.name"?: string;
                /** @description E-mail address of the candidate; exact match, case-insensitive. */
                "candidate.email"?: string;
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
                /** @description Only what was created at this time or later, such as `2026-03-02T09:30:00Z`. */
                createdAfter?: string;
                /** @description Only what was created before this time, such as `2026-03-02T09:30:00Z`. */
                createdBefore?: string;
                /** @description Only who was hired at this time or later, such as `2026-03-02T09:30:00Z`. */
                hiredAfter?: string;
                /** @description Only who was hired before this time, such as `2026-03-02T09:30:00Z`. */
                hiredBefore?: string;
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
            path: {
                /**
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
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
                    "application/json": components["schemas"]["ApplicationItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createApplicationV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
            };
            cookie?: never;
        };
        /** @description A new application: either `candidateId` or `candidateCode` for an existing candidate, or `manualCandidate` with name and e-mail. The e-mail of an existing candidate selects that candidate, without changes: the response then has `candidateMatched`. With a `code`, which needs the scope `candidates:write`, `manualCandidate` is found as by `PUT /api/v2/candidates/by-code/{code}`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationCreate"];
            };
        };
        responses: {
            /** @description One candidate's way through the steps of one job. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApplication"];
                };
            };
        };
    };
    getApplicationV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
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
    updateApplicationV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
            };
            cookie?: never;
        };
        /** @description Changes to an application. Status and step may change together. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationPatch"];
            };
        };
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
        };
    };
    getApplicationByCodeV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Your own key of the application.
                 * @example APP-697
                 */
                code: string;
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
    putApplicationByCodeV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Your own key of the application.
                 * @example APP-2001
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description A new application: either `candidateId` or `candidateCode` for an existing candidate, or `manualCandidate` with name and e-mail. The e-mail of an existing candidate selects that candidate, without changes: the response then has `candidateMatched`. With a `code`, which needs the scope `candidates:write`, `manualCandidate` is found as by `PUT /api/v2/candidates/by-code/{code}`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationCreate"];
            };
        };
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
            /** @description One candidate's way through the steps of one job. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApplication"];
                };
            };
        };
    };
    updateApplicationsV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
            };
            cookie?: never;
        };
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationChanges"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["ApplicationBulkAnswer"];
                };
            };
        };
    };
    putApplicationsV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
            };
            cookie?: never;
        };
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["NewApplicationBulkAnswer"];
                };
            };
        };
    };
    listTagsV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
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
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    putTagV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
            };
            cookie?: never;
        };
        /** @description A tag to put on an application. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagPut"];
            };
        };
        responses: {
            /** @description A label of your choice for applications. */
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
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description A label of your choice for applications. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    getTagV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
                /**
                 * @description Name of the tag, case-sensitive.
                 * @example remote only
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A label of your choice for applications. */
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
                    "application/json": components["schemas"]["Tag"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    deleteTagV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
                /**
                 * @description Name of the tag, case-sensitive.
                 * @example salary to discuss
                 */
                name: string;
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
    listCommentsV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["CommentOrder"];
                /** @description Only what changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: components["parameters"]["updatedAfter"];
                /** @description Only what changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: components["parameters"]["updatedBefore"];
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
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
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createCommentV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
            };
            cookie?: never;
        };
        /** @description A new comment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description A remark on an application. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
        };
    };
    getCommentV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
                /**
                 * @description Id of the comment.
                 * @example 1
                 */
                commentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A remark on an application. */
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
                    "application/json": components["schemas"]["Comment"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    deleteCommentV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
                /**
                 * @description Id of the comment.
                 * @example 2
                 */
                commentId: number;
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
    updateCommentV1: {
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
                 * @description Id of the job applied for.
                 * @example 1
                 */
                jobId: number;
                /**
                 * @description Id of the application.
                 * @example 697
                 */
                applicationId: components["parameters"]["applicationId"];
                /**
                 * @description Id of the comment.
                 * @example 1
                 */
                commentId: number;
            };
            cookie?: never;
        };
        /** @description The new text of a comment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentPatch"];
            };
        };
        responses: {
            /** @description A remark on an application. */
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
                    "application/json": components["schemas"]["Comment"];
                };
            };
        };
    };
    putCandidatesV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["CandidateBulkAnswer"];
                };
            };
        };
    };
    listDepartmentsV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name. Case and accents are ignored. */
                name?: string;
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
                    "application/json": components["schemas"]["DepartmentItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createDepartmentV1: {
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
        /** @description A new department. Absent fields are left blank. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentCreate"];
            };
        };
        responses: {
            /** @description A department of the company. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
        };
    };
    getDepartmentV1: {
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
    deleteDepartmentV1: {
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
                 * @description Id of the department.
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
    updateDepartmentV1: {
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
                 * @description Id of the department.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Changes to a department. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentPatch"];
            };
        };
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
        };
    };
    getDepartmentByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example DEP-01
                 */
                code: string;
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
    putDepartmentByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example ENG-1
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description The whole department. Absent fields are cleared. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentReplace"];
            };
        };
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
            /** @description A department of the company. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
        };
    };
    putDepartmentsV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["DepartmentBulkAnswer"];
                };
            };
        };
    };
    listRolesV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name. Case and accents are ignored. */
                name?: string;
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
                    "application/json": components["schemas"]["RoleItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createRoleV1: {
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
        /** @description A new role. Absent fields are left blank. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description A position that people hold in the company. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
        };
    };
    getRoleV1: {
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
    deleteRoleV1: {
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
                 * @description Id of the role.
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
    updateRoleV1: {
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
                 * @description Id of the role.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Changes to a role. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePatch"];
            };
        };
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
        };
    };
    getRoleByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example ROLE-01
                 */
                code: string;
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
    putRoleByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example ENG-1
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description The whole role. Absent fields are cleared. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleReplace"];
            };
        };
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
            /** @description A position that people hold in the company. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
        };
    };
    putRolesV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["RoleBulkAnswer"];
                };
            };
        };
    };
    listBranchesV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name. Case and accents are ignored. */
                name?: string;
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
                    "application/json": components["schemas"]["BranchItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createBranchV1: {
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
        /** @description A new branch. Absent fields are left blank. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchCreate"];
            };
        };
        responses: {
            /** @description A place where people of the company work. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
        };
    };
    getBranchV1: {
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
    deleteBranchV1: {
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
                 * @description Id of the branch.
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
    updateBranchV1: {
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
                 * @description Id of the branch.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Changes to a branch. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchPatch"];
            };
        };
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
        };
    };
    getBranchByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example BRANCH-01
                 */
                code: string;
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
    putBranchByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example ENG-1
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description The whole branch. Absent fields are cleared. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchReplace"];
            };
        };
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
            /** @description A place where people of the company work. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
        };
    };
    putBranchesV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["BranchBulkAnswer"];
                };
            };
        };
    };
    listUsersV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name. Case and accents are ignored. */
                name?: string;
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only active ones, or only inactive ones.
                 * @example true
                 */
                active?: components["parameters"]["active"];
                /** @description E-mail address; exact match, case-insensitive. */
                email?: string;
                /** @description Ids of departments. */
                departmentId?: components["parameters"]["departmentId"];
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
                    "application/json": components["schemas"]["UserItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createUserV1: {
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
        /** @description A new user. Absent fields are left blank. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description A person who works for the company, such as a recruiter. Users do not log in: access to the API is by token. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    getUserV1: {
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
    deleteUserV1: {
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
    updateUserV1: {
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
                 * @description Id of the user.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Changes to a user. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
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
        };
    };
    getUserByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example USER-01
                 */
                code: string;
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
    putUserByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example ENG-1
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description The whole user. Absent fields are cleared. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserReplace"];
            };
        };
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
            /** @description A person who works for the company, such as a recruiter. Users do not log in: access to the API is by token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    putUsersV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["UserBulkAnswer"];
                };
            };
        };
    };
    listReasonsV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name. Case and accents are ignored. */
                name?: string;
                /** @description Your own key; exact match. */
                code?: string;
                /**
                 * @description Only archived ones, or only those that are not.
                 * @example false
                 */
                archived?: components["parameters"]["archived"];
                /** @description A status of applications or jobs that may have a reason. */
                appliesTo?: components["schemas"]["ReasonUse"][];
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
                    "application/json": components["schemas"]["ReasonItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createReasonV1: {
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
        /** @description A new reason. Absent fields are left blank. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonCreate"];
            };
        };
        responses: {
            /** @description Why an application or a job came to an end or a halt, in words that reports can count. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reason"];
                };
            };
        };
    };
    getReasonV1: {
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
    deleteReasonV1: {
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
                 * @description Id of the reason.
                 * @example 5
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
    updateReasonV1: {
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
                 * @description Id of the reason.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Changes to a reason. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonPatch"];
            };
        };
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
        };
    };
    getReasonByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example REASON-01
                 */
                code: string;
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
    putReasonByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example ENG-1
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description The whole reason. Absent fields are cleared. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonReplace"];
            };
        };
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
            /** @description Why an application or a job came to an end or a halt, in words that reports can count. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reason"];
                };
            };
        };
    };
    putReasonsV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["ReasonBulkAnswer"];
                };
            };
        };
    };
    listSourcesV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name. Case and accents are ignored. */
                name?: string;
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
                    "application/json": components["schemas"]["SourceItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    createSourceV1: {
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
        /** @description A new source. Absent fields are left blank. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceCreate"];
            };
        };
        responses: {
            /** @description Where applications come from, in words that reports can count. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
        };
    };
    getSourceV1: {
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
    deleteSourceV1: {
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
                 * @description Id of the source.
                 * @example 4
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
    updateSourceV1: {
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
                 * @description Id of the source.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Changes to a source. Absent fields stay unchanged; null clears a nullable field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourcePatch"];
            };
        };
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
        };
    };
    getSourceByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example SOURCE-01
                 */
                code: string;
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
    putSourceByCodeV1: {
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
                 * @description Your own key of the object.
                 * @example ENG-1
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description The whole source. Absent fields are cleared. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceReplace"];
            };
        };
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
            /** @description Where applications come from, in words that reports can count. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
        };
    };
    putSourcesV1: {
        parameters: {
            query?: {
                /** @description Dry run: validates and responds as usual, but changes nothing. */
                validateOnly?: components["parameters"]["validateOnly"];
                /** @description All or nothing: the first failure becomes the response. It names the item, such as `items.3` for the fourth. */
                atomic?: components["parameters"]["atomic"];
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
        /** @description Up to 100 items. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceUpserts"];
            };
        };
        responses: {
            /** @description Results of the items. The status is 200 even if items failed. */
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
                    "application/json": components["schemas"]["SourceBulkAnswer"];
                };
            };
        };
    };
    listWebhooksV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example createdAt asc
                 */
                order?: components["schemas"]["WebhookOrder"];
                /** @description Name of the event that the webhook sends. */
                action?: components["schemas"]["EventName"][];
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
                    "application/json": components["schemas"]["WebhookItemPage"];
                };
            };
        };
    };
    createWebhookV1: {
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
        /** @description A new webhook: one kind of event, one URL. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    getWebhookV1: {
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
            /** @description Sends the events of one kind to one URL. */
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
    deleteWebhookV1: {
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
                 * @example 0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d11
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
    updateWebhookV1: {
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
            /** @description Sends the events of one kind to one URL. */
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
        };
    };
    rotateWebhookSecretV1: {
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
    listTokensV1: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. `page × perPage` is at most 1 000 000. */
                page?: components["parameters"]["page"];
                /** @description Items on a page. */
                perPage?: components["parameters"]["perPage"];
                /**
                 * @description Field and direction of sorting. Ties are sorted by id, ascending.
                 * @example createdAt asc
                 */
                order?: components["schemas"]["TokenOrder"];
                /** @description Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts. */
                fields?: components["schemas"]["TokenField"][];
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
                    "application/json": components["schemas"]["TokenItemPage"];
                };
            };
        };
    };
    createTokenV1: {
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
        /** @description A new token. It cannot do more than the creating token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            /** @description A new token, with its secret. */
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
                    "application/json": components["schemas"]["TokenWithSecret"];
                };
            };
        };
    };
    getTokenV1: {
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
                 * @description Id of the token.
                 * @example 00000000-0000-4000-8000-000000000002
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An access token, without its secret. */
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
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    revokeTokenV1: {
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
                 * @description Id of the token.
                 * @example 00000000-0000-4000-8000-000000000002
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
    getMeV1: {
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token of this request: whose it is, and what it may do. */
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
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    onJobCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example job.created
                     * @enum {string}
                     */
                    event: "job.created";
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
                    data: components["schemas"]["JobEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onJobChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example job.changed
                     * @enum {string}
                     */
                    event: "job.changed";
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
                    data: components["schemas"]["JobChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onJobStatusChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example job.status-changed
                     * @enum {string}
                     */
                    event: "job.status-changed";
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
                    data: components["schemas"]["JobStatusEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onJobPublished: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example job.published
                     * @enum {string}
                     */
                    event: "job.published";
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
                    data: components["schemas"]["JobEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onJobDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example job.deleted
                     * @enum {string}
                     */
                    event: "job.deleted";
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
                    data: components["schemas"]["JobEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStepCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example step.created
                     * @enum {string}
                     */
                    event: "step.created";
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
                    data: components["schemas"]["StepEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStepChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example step.changed
                     * @enum {string}
                     */
                    event: "step.changed";
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
                    data: components["schemas"]["StepChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStepDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example step.deleted
                     * @enum {string}
                     */
                    event: "step.deleted";
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
                    data: components["schemas"]["StepEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.created
                     * @enum {string}
                     */
                    event: "application.created";
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
                    data: components["schemas"]["ApplicationEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.changed
                     * @enum {string}
                     */
                    event: "application.changed";
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
                    data: components["schemas"]["ApplicationChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationMoved: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.moved
                     * @enum {string}
                     */
                    event: "application.moved";
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
                    data: components["schemas"]["ApplicationChangeEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationReproved: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.reproved
                     * @enum {string}
                     */
                    event: "application.reproved";
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
                    data: components["schemas"]["ApplicationChangeEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.withdrawn
                     * @enum {string}
                     */
                    event: "application.withdrawn";
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
                    data: components["schemas"]["ApplicationChangeEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationReactivated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.reactivated
                     * @enum {string}
                     */
                    event: "application.reactivated";
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
                    data: components["schemas"]["ApplicationChangeEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCandidateHired: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example candidate.hired
                     * @enum {string}
                     */
                    event: "candidate.hired";
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
                    data: components["schemas"]["ApplicationChangeEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationUnhired: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.unhired
                     * @enum {string}
                     */
                    event: "application.unhired";
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
                    data: components["schemas"]["ApplicationChangeEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationTagged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.tagged
                     * @enum {string}
                     */
                    event: "application.tagged";
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
                    data: components["schemas"]["ApplicationTagEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApplicationUntagged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example application.untagged
                     * @enum {string}
                     */
                    event: "application.untagged";
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
                    data: components["schemas"]["ApplicationTagEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCommentCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example comment.created
                     * @enum {string}
                     */
                    event: "comment.created";
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
                    data: components["schemas"]["CommentEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCommentChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example comment.changed
                     * @enum {string}
                     */
                    event: "comment.changed";
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
                    data: components["schemas"]["CommentChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCommentDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example comment.deleted
                     * @enum {string}
                     */
                    event: "comment.deleted";
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
                    data: components["schemas"]["CommentEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTagCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example tag.created
                     * @enum {string}
                     */
                    event: "tag.created";
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
                    data: components["schemas"]["TagEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTagDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example tag.deleted
                     * @enum {string}
                     */
                    event: "tag.deleted";
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
                    data: components["schemas"]["TagEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCandidateCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example candidate.created
                     * @enum {string}
                     */
                    event: "candidate.created";
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
                    data: components["schemas"]["CandidateEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCandidateUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example candidate.updated
                     * @enum {string}
                     */
                    event: "candidate.updated";
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
                    data: components["schemas"]["CandidateChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCandidateAnonymized: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example candidate.anonymized
                     * @enum {string}
                     */
                    event: "candidate.anonymized";
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
                    data: components["schemas"]["CandidateEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDepartmentCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example department.created
                     * @enum {string}
                     */
                    event: "department.created";
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
                    data: components["schemas"]["DepartmentEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDepartmentChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example department.changed
                     * @enum {string}
                     */
                    event: "department.changed";
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
                    data: components["schemas"]["DepartmentChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDepartmentDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example department.deleted
                     * @enum {string}
                     */
                    event: "department.deleted";
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
                    data: components["schemas"]["DepartmentEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRoleCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example role.created
                     * @enum {string}
                     */
                    event: "role.created";
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
                    data: components["schemas"]["RoleEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRoleChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example role.changed
                     * @enum {string}
                     */
                    event: "role.changed";
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
                    data: components["schemas"]["RoleChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRoleDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example role.deleted
                     * @enum {string}
                     */
                    event: "role.deleted";
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
                    data: components["schemas"]["RoleEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBranchCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example branch.created
                     * @enum {string}
                     */
                    event: "branch.created";
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
                    data: components["schemas"]["BranchEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBranchChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example branch.changed
                     * @enum {string}
                     */
                    event: "branch.changed";
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
                    data: components["schemas"]["BranchChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBranchDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example branch.deleted
                     * @enum {string}
                     */
                    event: "branch.deleted";
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
                    data: components["schemas"]["BranchEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example user.created
                     * @enum {string}
                     */
                    event: "user.created";
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
                    data: components["schemas"]["UserEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example user.changed
                     * @enum {string}
                     */
                    event: "user.changed";
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
                    data: components["schemas"]["UserChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example user.deleted
                     * @enum {string}
                     */
                    event: "user.deleted";
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
                    data: components["schemas"]["UserEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReasonCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example reason.created
                     * @enum {string}
                     */
                    event: "reason.created";
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
                    data: components["schemas"]["ReasonEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReasonChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example reason.changed
                     * @enum {string}
                     */
                    event: "reason.changed";
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
                    data: components["schemas"]["ReasonChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReasonDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example reason.deleted
                     * @enum {string}
                     */
                    event: "reason.deleted";
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
                    data: components["schemas"]["ReasonEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSourceCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example source.created
                     * @enum {string}
                     */
                    event: "source.created";
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
                    data: components["schemas"]["SourceEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSourceChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example source.changed
                     * @enum {string}
                     */
                    event: "source.changed";
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
                    data: components["schemas"]["SourceChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSourceDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example source.deleted
                     * @enum {string}
                     */
                    event: "source.deleted";
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
                    data: components["schemas"]["SourceEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example webhook.created
                     * @enum {string}
                     */
                    event: "webhook.created";
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
                    data: components["schemas"]["WebhookEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example webhook.changed
                     * @enum {string}
                     */
                    event: "webhook.changed";
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
                    data: components["schemas"]["WebhookChangedEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookSuspended: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example webhook.suspended
                     * @enum {string}
                     */
                    event: "webhook.suspended";
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
                    data: components["schemas"]["WebhookEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookSecretRotated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example webhook.secret-rotated
                     * @enum {string}
                     */
                    event: "webhook.secret-rotated";
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
                    data: components["schemas"]["WebhookEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example webhook.deleted
                     * @enum {string}
                     */
                    event: "webhook.deleted";
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
                    data: components["schemas"]["WebhookEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokenCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example token.created
                     * @enum {string}
                     */
                    event: "token.created";
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
                    data: components["schemas"]["TokenEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokenRevoked: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example token.revoked
                     * @enum {string}
                     */
                    event: "token.revoked";
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
                    data: components["schemas"]["TokenEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` in the body, the same in each attempt. Process each id once. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Reject deliveries that are more than five minutes off your clock. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": components["parameters"]["webhook-signature"];
                /** @description The trace of the request that caused the event (W3C Trace Context), if it named one. */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the company whose event it is.
                     * @example Example Company
                     */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Id of the event, the same in each attempt and in the feed: the `webhook-id`.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @description Name of the event.
                     * @example webhook.test
                     * @enum {string}
                     */
                    event: "webhook.test";
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
                    data: components["schemas"]["TestEventData"];
                };
            };
        };
        responses: {
            /** @description The event was accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not accepted and is retried for three days. Redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
