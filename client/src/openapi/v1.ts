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
         * @description Scope: `jobs:read`.
         */
        get: operations["listJobsV1"];
        put?: never;
        /**
         * Create a job, as a draft with the default steps
         * @description Scope: `jobs:write`. Without `jobs:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `jobs:read`.
         */
        get: operations["getJobV1"];
        put?: never;
        post?: never;
        /**
         * Delete a draft without applications
         * @description Scope: `jobs:write`.
         */
        delete: operations["deleteJobV1"];
        options?: never;
        head?: never;
        /**
         * Change a job or its status
         * @description Scope: `jobs:write`. Without `jobs:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateJobV1"];
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
         * @description Scope: `jobs:read`.
         */
        get: operations["listStepsV1"];
        put?: never;
        /**
         * Add a step between the first and the last
         * @description Scope: `jobs:write`. Without `jobs:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `jobs:read`.
         */
        get: operations["getStepV1"];
        put?: never;
        post?: never;
        /**
         * Delete a step that no application has visited
         * @description Scope: `jobs:write`.
         */
        delete: operations["deleteStepV1"];
        options?: never;
        head?: never;
        /**
         * Change a step or its place
         * @description Scope: `jobs:write`. Without `jobs:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `applications:read`.
         */
        get: operations["listApplicationsV1"];
        put?: never;
        /**
         * Apply, for a known candidate or a new one
         * @description Scope: `applications:write`. Without `applications:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `applications:read`.
         */
        get: operations["getApplicationV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move, reject, withdraw, reactivate, hire, or change fields
         * @description Scope: `applications:write`. Without `applications:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateApplicationV1"];
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
         * @description Scope: `applications:read`.
         */
        get: operations["listTagsV1"];
        /**
         * Put a tag on an application
         * @description Scope: `applications:write`.
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
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a tag off an application
         * @description Scope: `applications:write`.
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
         * @description Scope: `applications:read`.
         */
        get: operations["listCommentsV1"];
        put?: never;
        /**
         * Comment on an application
         * @description Scope: `applications:write`. Without `applications:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `applications:read`.
         */
        get: operations["getCommentV1"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Only for the token that wrote it. Scope: `applications:write`.
         */
        delete: operations["deleteCommentV1"];
        options?: never;
        head?: never;
        /**
         * Change a comment
         * @description Only for the token that wrote it. Scope: `applications:write`. Without `applications:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateCommentV1"];
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
         * @description Scope: `structure:read`.
         */
        get: operations["listDepartmentsV1"];
        put?: never;
        /**
         * Create a department
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `structure:read`.
         */
        get: operations["getDepartmentV1"];
        put?: never;
        post?: never;
        /**
         * Delete a department that nothing refers to
         * @description Scope: `structure:write`.
         */
        delete: operations["deleteDepartmentV1"];
        options?: never;
        head?: never;
        /**
         * Change a department
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
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
        get?: never;
        /**
         * Create or replace a department by the caller's own code
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        put: operations["putDepartmentByCodeV1"];
        post?: never;
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
         * @description Scope: `structure:read`.
         */
        get: operations["listRolesV1"];
        put?: never;
        /**
         * Create a role
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `structure:read`.
         */
        get: operations["getRoleV1"];
        put?: never;
        post?: never;
        /**
         * Delete a role that nothing refers to
         * @description Scope: `structure:write`.
         */
        delete: operations["deleteRoleV1"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
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
        get?: never;
        /**
         * Create or replace a role by the caller's own code
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        put: operations["putRoleByCodeV1"];
        post?: never;
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
         * @description Scope: `structure:read`.
         */
        get: operations["listBranchesV1"];
        put?: never;
        /**
         * Create a branch
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `structure:read`.
         */
        get: operations["getBranchV1"];
        put?: never;
        post?: never;
        /**
         * Delete a branch that nothing refers to
         * @description Scope: `structure:write`.
         */
        delete: operations["deleteBranchV1"];
        options?: never;
        head?: never;
        /**
         * Change a branch
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
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
        get?: never;
        /**
         * Create or replace a branch by the caller's own code
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        put: operations["putBranchByCodeV1"];
        post?: never;
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
         * @description Scope: `users:read`.
         */
        get: operations["listUsersV1"];
        put?: never;
        /**
         * Create a user
         * @description Scope: `users:write`. Without `users:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `users:read`.
         */
        get: operations["getUserV1"];
        put?: never;
        post?: never;
        /**
         * Delete a user that nothing refers to
         * @description Scope: `users:write`.
         */
        delete: operations["deleteUserV1"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Scope: `users:write`. Without `users:read` the answer is a `Receipt`: which object it was, and its version.
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
        get?: never;
        /**
         * Create or replace a user by the caller's own code
         * @description Scope: `users:write`. Without `users:read` the answer is a `Receipt`: which object it was, and its version.
         */
        put: operations["putUserByCodeV1"];
        post?: never;
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
         * @description Scope: `webhooks:read`.
         */
        get: operations["listWebhooksV1"];
        put?: never;
        /**
         * Create a webhook and see its signing secret, once
         * @description Needs the scope to read what the action is about, too. Scope: `webhooks:write`. Without `webhooks:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `webhooks:read`.
         */
        get: operations["getWebhookV1"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook and its delivery log
         * @description Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`.
         */
        delete: operations["deleteWebhookV1"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or activate it again
         * @description What waits is sent when it is active again. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`. Without `webhooks:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description The one before stays valid for a day: meanwhile each delivery carries a signature by both. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`.
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
         * List tokens, revoked ones too, without their secrets
         * @description Scope: `tokens:manage`.
         */
        get: operations["listTokensV1"];
        put?: never;
        /**
         * Create a token and see its secret, once
         * @description Scope: `tokens:manage`.
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
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token, from its next request on
         * @description Scope: `tokens:manage`.
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
         * Say whose token this is and what it may do
         * @description Any valid token will do.
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
         * A job has another status
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
         * A step was added to a job
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
         * A step was changed or moved
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
         * An application is on another step
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
         * A candidate gave up an application
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
         * A hire was undone
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
         * An application has a new tag
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
         * An application lost a tag
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
         * A webhook has a new signing secret
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
         * @description The token that did it; null where the server or its command line did.
         */
        Actor: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            tokenId: string;
            /** @example ERP import */
            name: string;
        };
        /**
         * ActorItem
         * @description The token that did it; null where the server or its command line did.
         */
        ActorItem: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            tokenId?: string;
            /** @example ERP import */
            name?: string;
        };
        /** Application */
        Application: {
            /** @example 42 */
            id: number;
            /** @example 42 */
            jobId: number;
            /** @example 42 */
            candidateId: number;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /** @example career_site */
            source: string;
            /** @example Job board */
            partnerName: string | null;
            /** @example 82.5 */
            score: number | null;
            tags: string[];
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            hiredAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            candidate: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
        };
        /**
         * ApplicationChangeEventData
         * @description The application after the change, and its status and step before it. These are absent where anonymizing the candidate was the change.
         */
        ApplicationChangeEventData: {
            /** @example 42 */
            id: number;
            /** @example 42 */
            jobId: number;
            /** @example 42 */
            candidateId: number;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /** @example career_site */
            source: string;
            /** @example Job board */
            partnerName: string | null;
            /** @example 82.5 */
            score: number | null;
            tags: string[];
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            hiredAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            candidate?: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
            previousStatus?: components["schemas"]["ApplicationStatus"];
            previousStep?: components["schemas"]["CurrentStep"];
        };
        /** ApplicationCreate */
        ApplicationCreate: {
            /** @example 42 */
            candidateId?: number;
            manualCandidate?: components["schemas"]["CandidateCreate"];
            /** @example career_site */
            source?: string;
            /** @example Job board */
            partnerName?: string | null;
            /** @example 82.5 */
            score?: number | null;
        };
        /**
         * ApplicationEventData
         * @description The application as of the event. Once the candidate was anonymized, `candidate` is absent, and reasons and notes are null.
         */
        ApplicationEventData: {
            /** @example 42 */
            id: number;
            /** @example 42 */
            jobId: number;
            /** @example 42 */
            candidateId: number;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /** @example career_site */
            source: string;
            /** @example Job board */
            partnerName: string | null;
            /** @example 82.5 */
            score: number | null;
            tags: string[];
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            hiredAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            candidate?: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
        };
        /**
         * ApplicationField
         * @example all
         * @enum {string}
         */
        ApplicationField: "all" | "id" | "jobId" | "candidateId" | "status" | "currentStep" | "currentStep.id" | "currentStep.name" | "currentStep.type" | "currentStep.category" | "source" | "partnerName" | "score" | "tags" | "disqualification" | "disqualification.reason" | "disqualification.notes" | "disqualification.at" | "withdrawal" | "withdrawal.reason" | "withdrawal.at" | "hiredAt" | "endedAt" | "createdAt" | "updatedAt" | "candidate" | "candidate.id" | "candidate.name" | "candidate.lastName" | "candidate.email" | "job" | "job.id" | "job.name";
        /** ApplicationItem */
        ApplicationItem: {
            /** @example 42 */
            id?: number;
            /** @example 42 */
            jobId?: number;
            /** @example 42 */
            candidateId?: number;
            status?: components["schemas"]["ApplicationStatus"];
            currentStep?: components["schemas"]["CurrentStepItem"];
            /** @example career_site */
            source?: string;
            /** @example Job board */
            partnerName?: string | null;
            /** @example 82.5 */
            score?: number | null;
            tags?: string[];
            disqualification?: components["schemas"]["DisqualificationItem"] | null;
            withdrawal?: components["schemas"]["WithdrawalItem"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            hiredAt?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
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
            results: components["schemas"]["ApplicationItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /**
         * ApplicationOrder
         * @default id asc
         * @enum {string}
         */
        ApplicationOrder: "id asc" | "id desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
        /** ApplicationPatch */
        ApplicationPatch: {
            /** @example 42 */
            currentStepId?: number;
            status?: components["schemas"]["ApplicationStatus"];
            /** @example Other candidate chosen */
            reason?: string | null;
            /** @example Good talk, keep in touch. */
            notes?: string | null;
            /** @example career_site */
            source?: string;
            /** @example Job board */
            partnerName?: string | null;
            /** @example 82.5 */
            score?: number | null;
        };
        /**
         * ApplicationStatus
         * @example in_process
         * @enum {string}
         */
        ApplicationStatus: "in_process" | "reproved" | "give_up" | "hired";
        /**
         * ApplicationTagEventData
         * @description The application after the change, and the tag that came or went.
         */
        ApplicationTagEventData: {
            /** @example 42 */
            id: number;
            /** @example 42 */
            jobId: number;
            /** @example 42 */
            candidateId: number;
            status: components["schemas"]["ApplicationStatus"];
            currentStep: components["schemas"]["CurrentStep"];
            /** @example career_site */
            source: string;
            /** @example Job board */
            partnerName: string | null;
            /** @example 82.5 */
            score: number | null;
            tags: string[];
            disqualification: components["schemas"]["Disqualification"] | null;
            withdrawal: components["schemas"]["Withdrawal"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            hiredAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            candidate?: components["schemas"]["CandidateSummary"];
            job: components["schemas"]["JobSummary"];
            /** @example referral */
            tag: string;
        };
        /** Branch */
        Branch: {
            /** @example 42 */
            id: number;
            /** @example Recife */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description Where it stands in the company, from the top.
             * @example [
             *       "Brazil",
             *       "Pernambuco",
             *       "Recife"
             *     ]
             */
            path: string[];
            /** @example Recife */
            city: string | null;
            /** @example Pernambuco */
            state: string | null;
            /** @example BR */
            country: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** BranchCreate */
        BranchCreate: {
            /** @example Recife */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description Where it stands in the company, from the top.
             * @example [
             *       "Brazil",
             *       "Pernambuco",
             *       "Recife"
             *     ]
             */
            path?: string[];
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
        };
        /**
         * BranchEventData
         * @description The branch as of the event.
         */
        BranchEventData: {
            /** @example 42 */
            id: number;
            /** @example Recife */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description Where it stands in the company, from the top.
             * @example [
             *       "Brazil",
             *       "Pernambuco",
             *       "Recife"
             *     ]
             */
            path: string[];
            /** @example Recife */
            city: string | null;
            /** @example Pernambuco */
            state: string | null;
            /** @example BR */
            country: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * BranchField
         * @example all
         * @enum {string}
         */
        BranchField: "all" | "id" | "name" | "code" | "path" | "city" | "state" | "country" | "createdAt" | "updatedAt";
        /** BranchItem */
        BranchItem: {
            /** @example 42 */
            id?: number;
            /** @example Recife */
            name?: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description Where it stands in the company, from the top.
             * @example [
             *       "Brazil",
             *       "Pernambuco",
             *       "Recife"
             *     ]
             */
            path?: string[];
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * BranchItemPage
         * @description One page of the list.
         */
        BranchItemPage: {
            results: components["schemas"]["BranchItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /** BranchPatch */
        BranchPatch: {
            /** @example Recife */
            name?: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description Where it stands in the company, from the top.
             * @example [
             *       "Brazil",
             *       "Pernambuco",
             *       "Recife"
             *     ]
             */
            path?: string[];
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
        };
        /**
         * BranchReplace
         * @description Fields that are left out lose what they held.
         */
        BranchReplace: {
            /** @example Recife */
            name: string;
            /**
             * @description May be left out; if not, as in the path.
             * @example ENG-1
             */
            code?: string;
            /**
             * @description Where it stands in the company, from the top.
             * @example [
             *       "Brazil",
             *       "Pernambuco",
             *       "Recife"
             *     ]
             */
            path?: string[];
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
        };
        /** CandidateCreate */
        CandidateCreate: {
            /** @example Ada */
            name: string;
            /** @example Moreira */
            lastName: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /** @example +55 81 5550-0142 */
            mobileNumber?: string | null;
            /** @example +55 81 5550-0142 */
            phoneNumber?: string | null;
            /**
             * @description Needs the scope candidates:sensitive.
             * @example 000.000.000-00
             */
            identificationDocument?: string | null;
            /** @example BR */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            birthdate?: string | null;
            /**
             * Format: uri
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl?: string | null;
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
            skills?: string[];
            languages?: components["schemas"]["Language"][];
            /** @example Bachelor */
            schooling?: string | null;
            /**
             * @description Needs the scope compensation:read.
             * @example 6000
             */
            salaryExpectation?: number | null;
        };
        /**
         * CandidateEventData
         * @description The candidate as of the event, without gated fields. Everything about the person is absent once the candidate was anonymized, but in the event that says so, where it stands as it was blanked.
         */
        CandidateEventData: {
            /** @example 42 */
            id: number;
            /** @example Ada */
            name?: string;
            /** @example Moreira */
            lastName?: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email?: string;
            /** @example +55 81 5550-0142 */
            mobileNumber?: string | null;
            /** @example +55 81 5550-0142 */
            phoneNumber?: string | null;
            /** @example BR */
            countryOfOrigin?: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            birthdate?: string | null;
            /**
             * Format: uri
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl?: string | null;
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
            skills?: string[];
            languages?: components["schemas"]["Language"][];
            /** @example Bachelor */
            schooling?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            anonymizedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** CandidateSummary */
        CandidateSummary: {
            /** @example 42 */
            id: number;
            /** @example Ada */
            name: string;
            /** @example Moreira */
            lastName: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
        };
        /** CandidateSummaryItem */
        CandidateSummaryItem: {
            /** @example 42 */
            id?: number;
            /** @example Ada */
            name?: string;
            /** @example Moreira */
            lastName?: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email?: string;
        };
        /** Comment */
        Comment: {
            /** @example 42 */
            id: number;
            /** @example Met at the fair in May. */
            text: string;
            /** @example ERP import */
            author: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** CommentCreate */
        CommentCreate: {
            /** @example Met at the fair in May. */
            text: string;
        };
        /**
         * CommentEventData
         * @description The comment as of the event. `text` is absent once it was deleted, or the candidate anonymized.
         */
        CommentEventData: {
            /** @example 42 */
            id: number;
            /** @example Met at the fair in May. */
            text?: string;
            /** @example ERP import */
            author: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
            /** @example 42 */
            jobId: number;
            /** @example 42 */
            applicationId: number;
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
            results: components["schemas"]["Comment"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /** CommentPatch */
        CommentPatch: {
            /** @example Met at the fair in May. */
            text: string;
        };
        /** CurrentStep */
        CurrentStep: {
            /** @example 42 */
            id: number;
            /** @example Interview */
            name: string;
            type: components["schemas"]["StepType"];
            category: components["schemas"]["StepCategory"];
        };
        /** CurrentStepItem */
        CurrentStepItem: {
            /** @example 42 */
            id?: number;
            /** @example Interview */
            name?: string;
            type?: components["schemas"]["StepType"];
            category?: components["schemas"]["StepCategory"];
        };
        /** Department */
        Department: {
            /** @example 42 */
            id: number;
            /** @example Engineering */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** DepartmentCreate */
        DepartmentCreate: {
            /** @example Engineering */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo?: string | null;
        };
        /**
         * DepartmentEventData
         * @description The department as of the event.
         */
        DepartmentEventData: {
            /** @example 42 */
            id: number;
            /** @example Engineering */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * DepartmentField
         * @example all
         * @enum {string}
         */
        DepartmentField: "all" | "id" | "name" | "code" | "similarTo" | "createdAt" | "updatedAt";
        /** DepartmentItem */
        DepartmentItem: {
            /** @example 42 */
            id?: number;
            /** @example Engineering */
            name?: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * DepartmentItemPage
         * @description One page of the list.
         */
        DepartmentItemPage: {
            results: components["schemas"]["DepartmentItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /** DepartmentPatch */
        DepartmentPatch: {
            /** @example Engineering */
            name?: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo?: string | null;
        };
        /**
         * DepartmentReplace
         * @description Fields that are left out lose what they held.
         */
        DepartmentReplace: {
            /** @example Engineering */
            name: string;
            /**
             * @description May be left out; if not, as in the path.
             * @example ENG-1
             */
            code?: string;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo?: string | null;
        };
        /** Disqualification */
        Disqualification: {
            /** @example Other candidate chosen */
            reason: string | null;
            notes: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
        };
        /** DisqualificationItem */
        DisqualificationItem: {
            /** @example Other candidate chosen */
            reason?: string | null;
            notes?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            at?: string;
        };
        /**
         * Error
         * @description What went wrong.
         */
        Error: {
            /**
             * @description Short name of the class of error.
             * @example Validation Error
             */
            title: string;
            /**
             * @description Names each parameter at fault and the rule that it broke.
             * @example perPage must be an integer
             */
            detail: string;
            /**
             * @description The HTTP status, repeated.
             * @example 400
             */
            status: number;
        };
        /**
         * EventName
         * @description The event that is sent.
         * @example application.moved
         * @enum {string}
         */
        EventName: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
        /** Job */
        Job: {
            /** @example 42 */
            id: number;
            /**
             * @description The caller's own key, unique in the company; made up when absent.
             * @example JOB-0042
             */
            code: string;
            /** @example Backend Engineer */
            name: string;
            status: components["schemas"]["JobStatus"];
            type: components["schemas"]["JobType"];
            publicationType: components["schemas"]["PublicationType"];
            workplaceType: components["schemas"]["WorkplaceType"];
            /** @example 2 */
            numVacancies: number;
            /** @example 42 */
            departmentId: number | null;
            /** @example Engineering */
            departmentName: string | null;
            /** @example 42 */
            roleId: number | null;
            /** @example Engineering */
            roleName: string | null;
            /** @example 42 */
            branchId: number | null;
            /** @example Engineering */
            branchName: string | null;
            /** @example 42 */
            recruiterId: number | null;
            /** @example 42 */
            managerId: number | null;
            /** @example Stored as given, never executed. */
            description: string | null;
            /** @example Stored as given, never executed. */
            responsibilities: string | null;
            /** @example Stored as given, never executed. */
            prerequisites: string | null;
            /** @example Stored as given, never executed. */
            additionalInformation: string | null;
            /** @example Recife */
            city: string | null;
            /** @example Pernambuco */
            state: string | null;
            /** @example BR */
            country: string | null;
            salary?: components["schemas"]["Salary"] | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            hiringDeadline: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            applicationDeadline: string | null;
            /** @example Budget on hold */
            statusReason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            approvedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            frozenAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt: string | null;
        };
        /** JobCreate */
        JobCreate: {
            /** @example Backend Engineer */
            name: string;
            /**
             * @description The caller's own key, unique in the company; made up when absent.
             * @example JOB-0042
             */
            code?: string;
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /** @example 2 */
            numVacancies?: number;
            /** @example 42 */
            departmentId?: number | null;
            /** @example 42 */
            roleId?: number | null;
            /** @example 42 */
            branchId?: number | null;
            /** @example 42 */
            recruiterId?: number | null;
            /** @example 42 */
            managerId?: number | null;
            /** @example Stored as given, never executed. */
            description?: string | null;
            /** @example Stored as given, never executed. */
            responsibilities?: string | null;
            /** @example Stored as given, never executed. */
            prerequisites?: string | null;
            /** @example Stored as given, never executed. */
            additionalInformation?: string | null;
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
            salary?: components["schemas"]["Salary"] | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            hiringDeadline?: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            applicationDeadline?: string | null;
        };
        /**
         * JobEventData
         * @description The job as of the event, without its salary. Of the four long texts, `job.created` has all, `job.changed` those that were changed, others none.
         */
        JobEventData: {
            /** @example 42 */
            id: number;
            /**
             * @description The caller's own key, unique in the company; made up when absent.
             * @example JOB-0042
             */
            code: string;
            /** @example Backend Engineer */
            name: string;
            status: components["schemas"]["JobStatus"];
            type: components["schemas"]["JobType"];
            publicationType: components["schemas"]["PublicationType"];
            workplaceType: components["schemas"]["WorkplaceType"];
            /** @example 2 */
            numVacancies: number;
            /** @example 42 */
            departmentId: number | null;
            /** @example Engineering */
            departmentName: string | null;
            /** @example 42 */
            roleId: number | null;
            /** @example Engineering */
            roleName: string | null;
            /** @example 42 */
            branchId: number | null;
            /** @example Engineering */
            branchName: string | null;
            /** @example 42 */
            recruiterId: number | null;
            /** @example 42 */
            managerId: number | null;
            /** @example Stored as given, never executed. */
            description?: string | null;
            /** @example Stored as given, never executed. */
            responsibilities?: string | null;
            /** @example Stored as given, never executed. */
            prerequisites?: string | null;
            /** @example Stored as given, never executed. */
            additionalInformation?: string | null;
            /** @example Recife */
            city: string | null;
            /** @example Pernambuco */
            state: string | null;
            /** @example BR */
            country: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            hiringDeadline: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            applicationDeadline: string | null;
            /** @example Budget on hold */
            statusReason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            approvedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            frozenAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt: string | null;
        };
        /**
         * JobField
         * @example all
         * @enum {string}
         */
        JobField: "all" | "id" | "code" | "name" | "status" | "type" | "publicationType" | "workplaceType" | "numVacancies" | "departmentId" | "departmentName" | "roleId" | "roleName" | "branchId" | "branchName" | "recruiterId" | "managerId" | "description" | "responsibilities" | "prerequisites" | "additionalInformation" | "city" | "state" | "country" | "salary" | "salary.min" | "salary.max" | "salary.currency" | "salary.period" | "hiringDeadline" | "applicationDeadline" | "statusReason" | "createdAt" | "updatedAt" | "approvedAt" | "publishedAt" | "frozenAt" | "closedAt" | "canceledAt";
        /** JobItem */
        JobItem: {
            /** @example 42 */
            id?: number;
            /**
             * @description The caller's own key, unique in the company; made up when absent.
             * @example JOB-0042
             */
            code?: string;
            /** @example Backend Engineer */
            name?: string;
            status?: components["schemas"]["JobStatus"];
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /** @example 2 */
            numVacancies?: number;
            /** @example 42 */
            departmentId?: number | null;
            /** @example Engineering */
            departmentName?: string | null;
            /** @example 42 */
            roleId?: number | null;
            /** @example Engineering */
            roleName?: string | null;
            /** @example 42 */
            branchId?: number | null;
            /** @example Engineering */
            branchName?: string | null;
            /** @example 42 */
            recruiterId?: number | null;
            /** @example 42 */
            managerId?: number | null;
            /** @example Stored as given, never executed. */
            description?: string | null;
            /** @example Stored as given, never executed. */
            responsibilities?: string | null;
            /** @example Stored as given, never executed. */
            prerequisites?: string | null;
            /** @example Stored as given, never executed. */
            additionalInformation?: string | null;
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
            salary?: components["schemas"]["SalaryItem"] | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            hiringDeadline?: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            applicationDeadline?: string | null;
            /** @example Budget on hold */
            statusReason?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            approvedAt?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            publishedAt?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            frozenAt?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt?: string | null;
        };
        /**
         * JobItemPage
         * @description One page of the list.
         */
        JobItemPage: {
            results: components["schemas"]["JobItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /** JobPatch */
        JobPatch: {
            /** @example Backend Engineer */
            name?: string;
            /**
             * @description The caller's own key, unique in the company; made up when absent.
             * @example JOB-0042
             */
            code?: string;
            type?: components["schemas"]["JobType"];
            publicationType?: components["schemas"]["PublicationType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            /** @example 2 */
            numVacancies?: number;
            /** @example 42 */
            departmentId?: number | null;
            /** @example 42 */
            roleId?: number | null;
            /** @example 42 */
            branchId?: number | null;
            /** @example 42 */
            recruiterId?: number | null;
            /** @example 42 */
            managerId?: number | null;
            /** @example Stored as given, never executed. */
            description?: string | null;
            /** @example Stored as given, never executed. */
            responsibilities?: string | null;
            /** @example Stored as given, never executed. */
            prerequisites?: string | null;
            /** @example Stored as given, never executed. */
            additionalInformation?: string | null;
            /** @example Recife */
            city?: string | null;
            /** @example Pernambuco */
            state?: string | null;
            /** @example BR */
            country?: string | null;
            salary?: components["schemas"]["Salary"] | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            hiringDeadline?: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            applicationDeadline?: string | null;
            status?: components["schemas"]["JobStatus"];
            /** @example Budget on hold */
            statusReason?: string | null;
        };
        /**
         * JobStatus
         * @example published
         * @enum {string}
         */
        JobStatus: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
        /**
         * JobStatusEventData
         * @description The job as of the event, without its salary and its long texts, and the status that it left.
         */
        JobStatusEventData: {
            /** @example 42 */
            id: number;
            /**
             * @description The caller's own key, unique in the company; made up when absent.
             * @example JOB-0042
             */
            code: string;
            /** @example Backend Engineer */
            name: string;
            status: components["schemas"]["JobStatus"];
            type: components["schemas"]["JobType"];
            publicationType: components["schemas"]["PublicationType"];
            workplaceType: components["schemas"]["WorkplaceType"];
            /** @example 2 */
            numVacancies: number;
            /** @example 42 */
            departmentId: number | null;
            /** @example Engineering */
            departmentName: string | null;
            /** @example 42 */
            roleId: number | null;
            /** @example Engineering */
            roleName: string | null;
            /** @example 42 */
            branchId: number | null;
            /** @example Engineering */
            branchName: string | null;
            /** @example 42 */
            recruiterId: number | null;
            /** @example 42 */
            managerId: number | null;
            /** @example Stored as given, never executed. */
            description?: string | null;
            /** @example Stored as given, never executed. */
            responsibilities?: string | null;
            /** @example Stored as given, never executed. */
            prerequisites?: string | null;
            /** @example Stored as given, never executed. */
            additionalInformation?: string | null;
            /** @example Recife */
            city: string | null;
            /** @example Pernambuco */
            state: string | null;
            /** @example BR */
            country: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            hiringDeadline: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            applicationDeadline: string | null;
            /** @example Budget on hold */
            statusReason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            approvedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            frozenAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            canceledAt: string | null;
            previousStatus: components["schemas"]["JobStatus"];
        };
        /** JobSummary */
        JobSummary: {
            /** @example 42 */
            id: number;
            /** @example Backend Engineer */
            name: string;
        };
        /** JobSummaryItem */
        JobSummaryItem: {
            /** @example 42 */
            id?: number;
            /** @example Backend Engineer */
            name?: string;
        };
        /**
         * JobType
         * @example effective
         * @enum {string}
         */
        JobType: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
        /** Language */
        Language: {
            /** @example Portuguese */
            language: string;
            /** @example native */
            level: string;
        };
        /** Me */
        Me: {
            company: {
                /** @example 42 */
                id: number;
                /** @example Sandbox Company */
                name: string;
            };
            token: {
                /**
                 * Format: uuid
                 * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                 */
                id: string;
                /** @example ERP import */
                name: string;
                /**
                 * @description The first characters of the secret.
                 * @example rapi_h7Gk2x
                 */
                prefix: string;
                /**
                 * Format: date-time
                 * @example 2026-03-02T09:30:00.000Z
                 */
                expiresAt: string | null;
            };
            scopes: components["schemas"]["Scope"][];
            /**
             * @description Requests a minute that this token may send; 0 when nothing is limited.
             * @example 500
             */
            rateLimitPerMinute: number;
        };
        /**
         * Order
         * @default id asc
         * @enum {string}
         */
        Order: "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
        /**
         * PublicationType
         * @example external
         * @enum {string}
         */
        PublicationType: "internal" | "external";
        /** Receipt */
        Receipt: {
            id: number | string;
            /**
             * @description As in its ETag; of objects that have one.
             * @example 2
             */
            version?: number;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /** @description If one was made. */
            secret?: string;
        };
        /** Role */
        Role: {
            /** @example 42 */
            id: number;
            /** @example Backend Engineer */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** RoleCreate */
        RoleCreate: {
            /** @example Backend Engineer */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo?: string | null;
        };
        /**
         * RoleEventData
         * @description The role as of the event.
         */
        RoleEventData: {
            /** @example 42 */
            id: number;
            /** @example Backend Engineer */
            name: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * RoleField
         * @example all
         * @enum {string}
         */
        RoleField: "all" | "id" | "name" | "code" | "similarTo" | "createdAt" | "updatedAt";
        /** RoleItem */
        RoleItem: {
            /** @example 42 */
            id?: number;
            /** @example Backend Engineer */
            name?: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * RoleItemPage
         * @description One page of the list.
         */
        RoleItemPage: {
            results: components["schemas"]["RoleItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /** RolePatch */
        RolePatch: {
            /** @example Backend Engineer */
            name?: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo?: string | null;
        };
        /**
         * RoleReplace
         * @description Fields that are left out lose what they held.
         */
        RoleReplace: {
            /** @example Backend Engineer */
            name: string;
            /**
             * @description May be left out; if not, as in the path.
             * @example ENG-1
             */
            code?: string;
            /**
             * @description What it is called elsewhere, so that it can be compared.
             * @example Technology
             */
            similarTo?: string | null;
        };
        /** RotatedSecret */
        RotatedSecret: {
            /**
             * @description Signs the deliveries; shown here only.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
            /**
             * Format: date-time
             * @description Until then each delivery is signed with the secret before, too.
             * @example 2026-03-02T09:30:00.000Z
             */
            previousSecretValidUntil: string;
        };
        /**
         * Salary
         * @description Needs the scope compensation:read.
         */
        Salary: {
            /** @example 5500 */
            min: number | null;
            /** @example 5500 */
            max: number | null;
            /** @example BRL */
            currency: string;
            period: components["schemas"]["SalaryPeriod"];
        };
        /**
         * SalaryItem
         * @description Needs the scope compensation:read.
         */
        SalaryItem: {
            /** @example 5500 */
            min?: number | null;
            /** @example 5500 */
            max?: number | null;
            /** @example BRL */
            currency?: string;
            period?: components["schemas"]["SalaryPeriod"];
        };
        /**
         * SalaryPeriod
         * @example month
         * @enum {string}
         */
        SalaryPeriod: "hour" | "day" | "week" | "month" | "year";
        /**
         * Scope
         * @example jobs:read
         * @enum {string}
         */
        Scope: "jobs:read" | "jobs:write" | "applications:read" | "applications:write" | "candidates:read" | "candidates:write" | "candidates:sensitive" | "compensation:read" | "privacy:write" | "structure:read" | "structure:write" | "users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "events:read" | "tokens:manage" | "*";
        /**
         * SettableWebhookStatus
         * @example active
         * @enum {string}
         */
        SettableWebhookStatus: "active" | "inactive";
        /** Step */
        Step: {
            /** @example 42 */
            id: number;
            /** @example 42 */
            jobId: number;
            /** @example Interview */
            name: string;
            type: components["schemas"]["StepType"];
            category: components["schemas"]["StepCategory"];
            /** @example 3 */
            order: number;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * StepCategory
         * @example interview
         * @enum {string}
         */
        StepCategory: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
        /** StepCreate */
        StepCreate: {
            /** @example Interview */
            name: string;
            type?: components["schemas"]["StepType"];
            category?: components["schemas"]["StepCategory"];
            /** @example 3 */
            order?: number;
        };
        /**
         * StepEventData
         * @description The step as of the event.
         */
        StepEventData: {
            /** @example 42 */
            id: number;
            /** @example 42 */
            jobId: number;
            /** @example Interview */
            name: string;
            type: components["schemas"]["StepType"];
            category: components["schemas"]["StepCategory"];
            /** @example 3 */
            order: number;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * StepField
         * @example all
         * @enum {string}
         */
        StepField: "all" | "id" | "jobId" | "name" | "type" | "category" | "order" | "createdAt" | "updatedAt";
        /** StepItem */
        StepItem: {
            /** @example 42 */
            id?: number;
            /** @example 42 */
            jobId?: number;
            /** @example Interview */
            name?: string;
            type?: components["schemas"]["StepType"];
            category?: components["schemas"]["StepCategory"];
            /** @example 3 */
            order?: number;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * StepItemPage
         * @description One page of the list.
         */
        StepItemPage: {
            results: components["schemas"]["StepItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /**
         * StepOrder
         * @default order asc
         * @enum {string}
         */
        StepOrder: "order asc" | "order desc" | "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
        /** StepPatch */
        StepPatch: {
            /** @example Interview */
            name?: string;
            type?: components["schemas"]["StepType"];
            category?: components["schemas"]["StepCategory"];
            /** @example 3 */
            order?: number;
        };
        /**
         * StepType
         * @example online
         * @enum {string}
         */
        StepType: "register" | "online" | "offline" | "pre_hire" | "final";
        /** Tag */
        Tag: {
            /** @example referral */
            name: string;
        };
        /**
         * TagPage
         * @description One page of the list.
         */
        TagPage: {
            results: components["schemas"]["Tag"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /**
         * TestEventData
         * @description The webhook that is tried, and the event that it is for.
         */
        TestEventData: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            webhookId: string;
            action: components["schemas"]["EventName"];
        };
        /** TokenCreate */
        TokenCreate: {
            /** @example ERP import */
            name: string;
            /**
             * @description No scope that the token which asks lacks.
             * @example [
             *       "jobs:read",
             *       "applications:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /** @description Requests a minute, no more than the installation gives and the token which asks has; null means the limit of the installation. */
            rateLimitPerMinute?: number | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
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
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            /** @example ERP import */
            name: string;
            /**
             * @description The first characters of the secret.
             * @example rapi_h7Gk2x
             */
            prefix: string;
            scopes: components["schemas"]["Scope"][];
            /** @description Requests a minute; null means the limit of the installation. */
            rateLimitPerMinute: number | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description To within a minute or two.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
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
        TokenField: "all" | "id" | "name" | "prefix" | "scopes" | "rateLimitPerMinute" | "expiresAt" | "lastUsedAt" | "revokedAt" | "createdAt" | "createdBy" | "createdBy.tokenId" | "createdBy.name";
        /** TokenItem */
        TokenItem: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id?: string;
            /** @example ERP import */
            name?: string;
            /**
             * @description The first characters of the secret.
             * @example rapi_h7Gk2x
             */
            prefix?: string;
            scopes?: components["schemas"]["Scope"][];
            /** @description Requests a minute; null means the limit of the installation. */
            rateLimitPerMinute?: number | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt?: string | null;
            /**
             * Format: date-time
             * @description To within a minute or two.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt?: string | null;
            /**
             * Format: date-time
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
            results: components["schemas"]["TokenItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /**
         * TokenOrder
         * @default createdAt asc
         * @enum {string}
         */
        TokenOrder: "createdAt asc" | "createdAt desc" | "name asc" | "name desc";
        /** TokenWithSecret */
        TokenWithSecret: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            /** @example ERP import */
            name: string;
            /**
             * @description The first characters of the secret.
             * @example rapi_h7Gk2x
             */
            prefix: string;
            scopes: components["schemas"]["Scope"][];
            /** @description Requests a minute; null means the limit of the installation. */
            rateLimitPerMinute: number | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description To within a minute or two.
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
            /**
             * @description Shown here and never again.
             * @example rapi_h7Gk2x…
             */
            secret: string;
        };
        /** User */
        User: {
            /** @example 42 */
            id: number;
            /** @example Ada Moreira */
            name: string;
            /**
             * Format: email
             * @description Unique in the company, without regard to case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code: string | null;
            /** @example 42 */
            departmentId: number | null;
            /** @example 42 */
            roleId: number | null;
            /**
             * @description In ascending order.
             * @example [
             *       42
             *     ]
             */
            branchIds: number[];
            /** @example true */
            active: boolean;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** UserCreate */
        UserCreate: {
            /** @example Ada Moreira */
            name: string;
            /**
             * Format: email
             * @description Unique in the company, without regard to case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /** @example 42 */
            departmentId?: number | null;
            /** @example 42 */
            roleId?: number | null;
            /**
             * @description In ascending order.
             * @example [
             *       42
             *     ]
             */
            branchIds?: number[];
            /** @example true */
            active?: boolean;
        };
        /**
         * UserEventData
         * @description The user as of the event.
         */
        UserEventData: {
            /** @example 42 */
            id: number;
            /** @example Ada Moreira */
            name: string;
            /**
             * Format: email
             * @description Unique in the company, without regard to case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code: string | null;
            /** @example 42 */
            departmentId: number | null;
            /** @example 42 */
            roleId: number | null;
            /**
             * @description In ascending order.
             * @example [
             *       42
             *     ]
             */
            branchIds: number[];
            /** @example true */
            active: boolean;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * UserField
         * @example all
         * @enum {string}
         */
        UserField: "all" | "id" | "name" | "email" | "code" | "departmentId" | "roleId" | "branchIds" | "active" | "createdAt" | "updatedAt";
        /** UserItem */
        UserItem: {
            /** @example 42 */
            id?: number;
            /** @example Ada Moreira */
            name?: string;
            /**
             * Format: email
             * @description Unique in the company, without regard to case.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /** @example 42 */
            departmentId?: number | null;
            /** @example 42 */
            roleId?: number | null;
            /**
             * @description In ascending order.
             * @example [
             *       42
             *     ]
             */
            branchIds?: number[];
            /** @example true */
            active?: boolean;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * UserItemPage
         * @description One page of the list.
         */
        UserItemPage: {
            results: components["schemas"]["UserItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /** UserPatch */
        UserPatch: {
            /** @example Ada Moreira */
            name?: string;
            /**
             * Format: email
             * @description Unique in the company, without regard to case.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description The caller's own key, unique in the company.
             * @example ENG-1
             */
            code?: string | null;
            /** @example 42 */
            departmentId?: number | null;
            /** @example 42 */
            roleId?: number | null;
            /**
             * @description In ascending order.
             * @example [
             *       42
             *     ]
             */
            branchIds?: number[];
            /** @example true */
            active?: boolean;
        };
        /**
         * UserReplace
         * @description Fields that are left out lose what they held.
         */
        UserReplace: {
            /** @example Ada Moreira */
            name: string;
            /**
             * Format: email
             * @description Unique in the company, without regard to case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description May be left out; if not, as in the path.
             * @example ENG-1
             */
            code?: string;
            /** @example 42 */
            departmentId?: number | null;
            /** @example 42 */
            roleId?: number | null;
            /**
             * @description In ascending order.
             * @example [
             *       42
             *     ]
             */
            branchIds?: number[];
            /** @example true */
            active?: boolean;
        };
        /** Webhook */
        Webhook: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            action: components["schemas"]["EventName"];
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl: string;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why it is suspended.
             * @example the address answered 410 Gone
             */
            statusReason: string | null;
            /**
             * @description Names of the `clientHeaders`, whose values are never shown.
             * @example [
             *       "X-Environment"
             *     ]
             */
            clientHeaderNames: string[];
            /** @example Ada Moreira */
            techOwnerName: string | null;
            /**
             * Format: email
             * @example ada@example.com
             */
            techOwnerEmail: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** WebhookCreate */
        WebhookCreate: {
            action: components["schemas"]["EventName"];
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl: string;
            status?: components["schemas"]["SettableWebhookStatus"];
            /**
             * @description Headers that each delivery carries besides its own; at most 6000 characters in all. A PATCH replaces them as a whole. Only their names are ever shown.
             * @example {
             *       "X-Environment": "test"
             *     }
             */
            clientHeaders?: {
                [key: string]: string;
            };
            /** @example Ada Moreira */
            techOwnerName?: string | null;
            /**
             * Format: email
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
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            action: components["schemas"]["EventName"];
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl: string;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why it is suspended.
             * @example the address answered 410 Gone
             */
            statusReason: string | null;
            /**
             * @description Names of the `clientHeaders`, whose values are never shown.
             * @example [
             *       "X-Environment"
             *     ]
             */
            clientHeaderNames: string[];
            /** @example Ada Moreira */
            techOwnerName: string | null;
            /**
             * Format: email
             * @example ada@example.com
             */
            techOwnerEmail: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * WebhookField
         * @example all
         * @enum {string}
         */
        WebhookField: "all" | "id" | "action" | "postbackUrl" | "status" | "statusReason" | "clientHeaderNames" | "techOwnerName" | "techOwnerEmail" | "createdAt" | "createdBy" | "createdBy.tokenId" | "createdBy.name" | "updatedAt";
        /** WebhookItem */
        WebhookItem: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id?: string;
            action?: components["schemas"]["EventName"];
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl?: string;
            status?: components["schemas"]["WebhookStatus"];
            /**
             * @description Why it is suspended.
             * @example the address answered 410 Gone
             */
            statusReason?: string | null;
            /**
             * @description Names of the `clientHeaders`, whose values are never shown.
             * @example [
             *       "X-Environment"
             *     ]
             */
            clientHeaderNames?: string[];
            /** @example Ada Moreira */
            techOwnerName?: string | null;
            /**
             * Format: email
             * @example ada@example.com
             */
            techOwnerEmail?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt?: string;
            createdBy?: components["schemas"]["ActorItem"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt?: string;
        };
        /**
         * WebhookItemPage
         * @description One page of the list.
         */
        WebhookItemPage: {
            results: components["schemas"]["WebhookItem"][];
            /** @description Rows that match, on all pages. */
            totalResults: number;
            page: number;
            totalPages: number;
        };
        /**
         * WebhookOrder
         * @default createdAt asc
         * @enum {string}
         */
        WebhookOrder: "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
        /** WebhookPatch */
        WebhookPatch: {
            action?: components["schemas"]["EventName"];
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl?: string;
            status?: components["schemas"]["SettableWebhookStatus"];
            /**
             * @description Headers that each delivery carries besides its own; at most 6000 characters in all. A PATCH replaces them as a whole. Only their names are ever shown.
             * @example {
             *       "X-Environment": "test"
             *     }
             */
            clientHeaders?: {
                [key: string]: string;
            };
            /** @example Ada Moreira */
            techOwnerName?: string | null;
            /**
             * Format: email
             * @example ada@example.com
             */
            techOwnerEmail?: string | null;
        };
        /**
         * WebhookStatus
         * @description `suspended` by the server, when the address answers 410 or has not taken anything for three days.
         * @example active
         * @enum {string}
         */
        WebhookStatus: "active" | "inactive" | "suspended";
        /** WebhookWithSecret */
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            action: components["schemas"]["EventName"];
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl: string;
            status: components["schemas"]["WebhookStatus"];
            /**
             * @description Why it is suspended.
             * @example the address answered 410 Gone
             */
            statusReason: string | null;
            /**
             * @description Names of the `clientHeaders`, whose values are never shown.
             * @example [
             *       "X-Environment"
             *     ]
             */
            clientHeaderNames: string[];
            /** @example Ada Moreira */
            techOwnerName: string | null;
            /**
             * Format: email
             * @example ada@example.com
             */
            techOwnerEmail: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Signs the deliveries; shown here only.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        /** Withdrawal */
        Withdrawal: {
            /** @example Other candidate chosen */
            reason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
        };
        /** WithdrawalItem */
        WithdrawalItem: {
            /** @example Other candidate chosen */
            reason?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            at?: string;
        };
        /**
         * WorkplaceType
         * @example hybrid
         * @enum {string}
         */
        WorkplaceType: "on-site" | "hybrid" | "remote";
    };
    responses: {
        /** @description The object is still as `If-None-Match` has it. There is no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
         * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
         */
        "X-Request-Id": string;
        /**
         * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
         * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
         */
        "Idempotency-Key": string;
        /**
         * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
         * @example "4-mZ3kq0Xc9sTtqJ1R"
         */
        "If-Match": string;
        /**
         * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
         * @example "4-mZ3kq0Xc9sTtqJ1R"
         */
        "If-None-Match": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of the request: yours, or one made for it. The log has it, too.
         * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
         */
        "X-Request-Id": string;
        /**
         * @description Requests that the window allows. Absent where nothing is limited.
         * @example 500
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests that are left in the window.
         * @example 493
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When the window ends, in seconds since 1970-01-01T00:00:00Z.
         * @example 1772443800
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Query parameters that the operation does not know, separated by commas.
         * @example statsu
         */
        "X-Ignored-Parameters": string;
        /**
         * @description The version of the object, and a hash of the answer.
         * @example "4-mZ3kq0Xc9sTtqJ1R"
         */
        ETag: string;
        /**
         * @description Path of the new object.
         * @example /api/v1/jobs/42
         */
        Location: string;
        /**
         * @description Present when this is the answer that was kept for the `Idempotency-Key`.
         * @example true
         */
        "Idempotent-Replayed": "true";
        /**
         * @description How to authenticate.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description The methods that the address takes.
         * @example GET, HEAD, POST
         */
        Allow: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 1
         */
        "Retry-After": number;
        /**
         * @description Seconds to wait before the next try. Only while the other request is running.
         * @example 1
         */
        "Retry-After-In-Progress": number;
    };
    pathItems: never;
}
export type Actor = components['schemas']['Actor'];
export type ActorItem = components['schemas']['ActorItem'];
export type Application = components['schemas']['Application'];
export type ApplicationChangeEventData = components['schemas']['ApplicationChangeEventData'];
export type ApplicationCreate = components['schemas']['ApplicationCreate'];
export type ApplicationEventData = components['schemas']['ApplicationEventData'];
export type ApplicationField = components['schemas']['ApplicationField'];
export type ApplicationItem = components['schemas']['ApplicationItem'];
export type ApplicationItemPage = components['schemas']['ApplicationItemPage'];
export type ApplicationOrder = components['schemas']['ApplicationOrder'];
export type ApplicationPatch = components['schemas']['ApplicationPatch'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type ApplicationTagEventData = components['schemas']['ApplicationTagEventData'];
export type Branch = components['schemas']['Branch'];
export type BranchCreate = components['schemas']['BranchCreate'];
export type BranchEventData = components['schemas']['BranchEventData'];
export type BranchField = components['schemas']['BranchField'];
export type BranchItem = components['schemas']['BranchItem'];
export type BranchItemPage = components['schemas']['BranchItemPage'];
export type BranchPatch = components['schemas']['BranchPatch'];
export type BranchReplace = components['schemas']['BranchReplace'];
export type CandidateCreate = components['schemas']['CandidateCreate'];
export type CandidateEventData = components['schemas']['CandidateEventData'];
export type CandidateSummary = components['schemas']['CandidateSummary'];
export type CandidateSummaryItem = components['schemas']['CandidateSummaryItem'];
export type Comment = components['schemas']['Comment'];
export type CommentCreate = components['schemas']['CommentCreate'];
export type CommentEventData = components['schemas']['CommentEventData'];
export type CommentOrder = components['schemas']['CommentOrder'];
export type CommentPage = components['schemas']['CommentPage'];
export type CommentPatch = components['schemas']['CommentPatch'];
export type CurrentStep = components['schemas']['CurrentStep'];
export type CurrentStepItem = components['schemas']['CurrentStepItem'];
export type Department = components['schemas']['Department'];
export type DepartmentCreate = components['schemas']['DepartmentCreate'];
export type DepartmentEventData = components['schemas']['DepartmentEventData'];
export type DepartmentField = components['schemas']['DepartmentField'];
export type DepartmentItem = components['schemas']['DepartmentItem'];
export type DepartmentItemPage = components['schemas']['DepartmentItemPage'];
export type DepartmentPatch = components['schemas']['DepartmentPatch'];
export type DepartmentReplace = components['schemas']['DepartmentReplace'];
export type Disqualification = components['schemas']['Disqualification'];
export type DisqualificationItem = components['schemas']['DisqualificationItem'];
export type Error = components['schemas']['Error'];
export type EventName = components['schemas']['EventName'];
export type Job = components['schemas']['Job'];
export type JobCreate = components['schemas']['JobCreate'];
export type JobEventData = components['schemas']['JobEventData'];
export type JobField = components['schemas']['JobField'];
export type JobItem = components['schemas']['JobItem'];
export type JobItemPage = components['schemas']['JobItemPage'];
export type JobPatch = components['schemas']['JobPatch'];
export type JobStatus = components['schemas']['JobStatus'];
export type JobStatusEventData = components['schemas']['JobStatusEventData'];
export type JobSummary = components['schemas']['JobSummary'];
export type JobSummaryItem = components['schemas']['JobSummaryItem'];
export type JobType = components['schemas']['JobType'];
export type Language = components['schemas']['Language'];
export type Me = components['schemas']['Me'];
export type Order = components['schemas']['Order'];
export type PublicationType = components['schemas']['PublicationType'];
export type Receipt = components['schemas']['Receipt'];
export type Role = components['schemas']['Role'];
export type RoleCreate = components['schemas']['RoleCreate'];
export type RoleEventData = components['schemas']['RoleEventData'];
export type RoleField = components['schemas']['RoleField'];
export type RoleItem = components['schemas']['RoleItem'];
export type RoleItemPage = components['schemas']['RoleItemPage'];
export type RolePatch = components['schemas']['RolePatch'];
export type RoleReplace = components['schemas']['RoleReplace'];
export type RotatedSecret = components['schemas']['RotatedSecret'];
export type Salary = components['schemas']['Salary'];
export type SalaryItem = components['schemas']['SalaryItem'];
export type SalaryPeriod = components['schemas']['SalaryPeriod'];
export type Scope = components['schemas']['Scope'];
export type SettableWebhookStatus = components['schemas']['SettableWebhookStatus'];
export type Step = components['schemas']['Step'];
export type StepCategory = components['schemas']['StepCategory'];
export type StepCreate = components['schemas']['StepCreate'];
export type StepEventData = components['schemas']['StepEventData'];
export type StepField = components['schemas']['StepField'];
export type StepItem = components['schemas']['StepItem'];
export type StepItemPage = components['schemas']['StepItemPage'];
export type StepOrder = components['schemas']['StepOrder'];
export type StepPatch = components['schemas']['StepPatch'];
export type StepType = components['schemas']['StepType'];
export type Tag = components['schemas']['Tag'];
export type TagPage = components['schemas']['TagPage'];
export type TestEventData = components['schemas']['TestEventData'];
export type TokenCreate = components['schemas']['TokenCreate'];
export type TokenEventData = components['schemas']['TokenEventData'];
export type TokenField = components['schemas']['TokenField'];
export type TokenItem = components['schemas']['TokenItem'];
export type TokenItemPage = components['schemas']['TokenItemPage'];
export type TokenOrder = components['schemas']['TokenOrder'];
export type TokenWithSecret = components['schemas']['TokenWithSecret'];
export type User = components['schemas']['User'];
export type UserCreate = components['schemas']['UserCreate'];
export type UserEventData = components['schemas']['UserEventData'];
export type UserField = components['schemas']['UserField'];
export type UserItem = components['schemas']['UserItem'];
export type UserItemPage = components['schemas']['UserItemPage'];
export type UserPatch = components['schemas']['UserPatch'];
export type UserReplace = components['schemas']['UserReplace'];
export type Webhook = components['schemas']['Webhook'];
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
export type ParameterXRequestId = components['parameters']['X-Request-Id'];
export type ParameterIdempotencyKey = components['parameters']['Idempotency-Key'];
export type ParameterIfMatch = components['parameters']['If-Match'];
export type ParameterIfNoneMatch = components['parameters']['If-None-Match'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderXRateLimitLimit = components['headers']['X-RateLimit-Limit'];
export type HeaderXRateLimitRemaining = components['headers']['X-RateLimit-Remaining'];
export type HeaderXRateLimitReset = components['headers']['X-RateLimit-Reset'];
export type HeaderXIgnoredParameters = components['headers']['X-Ignored-Parameters'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderRetryAfterInProgress = components['headers']['Retry-After-In-Progress'];
export type $defs = Record<string, never>;
export interface operations {
    listJobsV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                id?: number[];
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                status?: components["schemas"]["JobStatus"][];
                type?: components["schemas"]["JobType"][];
                departmentId?: number[];
                roleId?: number[];
                branchId?: number[];
                /** @description Rows changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: string;
                /** @description Rows changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["JobField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobItemPage"];
                };
            };
        };
    };
    createJobV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getJobV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateJobV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listStepsV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example order asc
                 */
                order?: components["schemas"]["StepOrder"];
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["StepField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @example 42 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepItemPage"];
                };
            };
        };
    };
    createStepV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @example 42 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getStepV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                stepId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                stepId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateStepV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                stepId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepPatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listApplicationsV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["ApplicationOrder"];
                id?: number[];
                status?: components["schemas"]["ApplicationStatus"][];
                /** @description Name of the step, whole. */
                "currentStep.name"?: string;
                /** @description E-mail of the candidate, whole, without regard to case. */
                "candidate.email"?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["ApplicationField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @example 42 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationItemPage"];
                };
            };
        };
    };
    createApplicationV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @example 42 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getApplicationV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationPatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listTagsV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
        };
    };
    putTagV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Tag"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    deleteTagV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
                /** @example referral */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listCommentsV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["CommentOrder"];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
        };
    };
    createCommentV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getCommentV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
                /** @example 42 */
                commentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
                /** @example 42 */
                commentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateCommentV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                jobId: number;
                /** @example 42 */
                applicationId: number;
                /** @example 42 */
                commentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentPatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listDepartmentsV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["DepartmentField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentItemPage"];
                };
            };
        };
    };
    createDepartmentV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getDepartmentV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateDepartmentV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentPatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    putDepartmentByCodeV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example ENG-1 */
                code: string;
            };
            cookie?: never;
        };
        /** @description Fields that are left out lose what they held. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentReplace"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"] | components["schemas"]["Receipt"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listRolesV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["RoleField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleItemPage"];
                };
            };
        };
    };
    createRoleV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getRoleV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateRoleV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    putRoleByCodeV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example ENG-1 */
                code: string;
            };
            cookie?: never;
        };
        /** @description Fields that are left out lose what they held. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleReplace"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"] | components["schemas"]["Receipt"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listBranchesV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["BranchField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchItemPage"];
                };
            };
        };
    };
    createBranchV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getBranchV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateBranchV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchPatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    putBranchByCodeV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example ENG-1 */
                code: string;
            };
            cookie?: never;
        };
        /** @description Fields that are left out lose what they held. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchReplace"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"] | components["schemas"]["Receipt"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listUsersV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example id asc
                 */
                order?: components["schemas"]["Order"];
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description The e-mail address, whole, without regard to case. */
                email?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["UserField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserItemPage"];
                };
            };
        };
    };
    createUserV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getUserV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateUserV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 42 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    putUserByCodeV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example ENG-1 */
                code: string;
            };
            cookie?: never;
        };
        /** @description Fields that are left out lose what they held. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserReplace"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["Receipt"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listWebhooksV1: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example createdAt asc
                 */
                order?: components["schemas"]["WebhookOrder"];
                action?: components["schemas"]["EventName"][];
                status?: components["schemas"]["WebhookStatus"][];
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["WebhookField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getWebhookV1: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` of the copy that you have: a 304 without a body says that the copy is still right.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateWebhookV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description The `ETag` that you have read: the change is made only while the object has that version, otherwise the answer is a 412. Several are separated by commas; `*` stands for any.
                 * @example "4-mZ3kq0Xc9sTtqJ1R"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    rotateWebhookSecretV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
                /**
                 * @description Field and direction; ties come by id ascending.
                 * @example createdAt asc
                 */
                order?: components["schemas"]["TokenOrder"];
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: components["schemas"]["TokenField"][];
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
                /**
                 * @description Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first answer again.
                 * @example 3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            /** @description The request was processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
    revokeTokenV1: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example job.created
                     * @enum {string}
                     */
                    event: "job.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example job.changed
                     * @enum {string}
                     */
                    event: "job.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onJobStatusChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example job.status-changed
                     * @enum {string}
                     */
                    event: "job.status-changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example job.published
                     * @enum {string}
                     */
                    event: "job.published";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example job.deleted
                     * @enum {string}
                     */
                    event: "job.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example step.created
                     * @enum {string}
                     */
                    event: "step.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example step.changed
                     * @enum {string}
                     */
                    event: "step.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onStepDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example step.deleted
                     * @enum {string}
                     */
                    event: "step.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.created
                     * @enum {string}
                     */
                    event: "application.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.changed
                     * @enum {string}
                     */
                    event: "application.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onApplicationMoved: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.moved
                     * @enum {string}
                     */
                    event: "application.moved";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.reproved
                     * @enum {string}
                     */
                    event: "application.reproved";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.withdrawn
                     * @enum {string}
                     */
                    event: "application.withdrawn";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.reactivated
                     * @enum {string}
                     */
                    event: "application.reactivated";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example candidate.hired
                     * @enum {string}
                     */
                    event: "candidate.hired";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.unhired
                     * @enum {string}
                     */
                    event: "application.unhired";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.tagged
                     * @enum {string}
                     */
                    event: "application.tagged";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example application.untagged
                     * @enum {string}
                     */
                    event: "application.untagged";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example comment.created
                     * @enum {string}
                     */
                    event: "comment.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example comment.changed
                     * @enum {string}
                     */
                    event: "comment.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onCommentDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example comment.deleted
                     * @enum {string}
                     */
                    event: "comment.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onCandidateCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example candidate.created
                     * @enum {string}
                     */
                    event: "candidate.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example candidate.updated
                     * @enum {string}
                     */
                    event: "candidate.updated";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onCandidateAnonymized: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example candidate.anonymized
                     * @enum {string}
                     */
                    event: "candidate.anonymized";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example department.created
                     * @enum {string}
                     */
                    event: "department.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example department.changed
                     * @enum {string}
                     */
                    event: "department.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onDepartmentDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example department.deleted
                     * @enum {string}
                     */
                    event: "department.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example role.created
                     * @enum {string}
                     */
                    event: "role.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example role.changed
                     * @enum {string}
                     */
                    event: "role.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onRoleDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example role.deleted
                     * @enum {string}
                     */
                    event: "role.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example branch.created
                     * @enum {string}
                     */
                    event: "branch.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example branch.changed
                     * @enum {string}
                     */
                    event: "branch.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onBranchDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example branch.deleted
                     * @enum {string}
                     */
                    event: "branch.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example user.created
                     * @enum {string}
                     */
                    event: "user.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example user.changed
                     * @enum {string}
                     */
                    event: "user.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onUserDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example user.deleted
                     * @enum {string}
                     */
                    event: "user.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onWebhookCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example webhook.created
                     * @enum {string}
                     */
                    event: "webhook.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example webhook.changed
                     * @enum {string}
                     */
                    event: "webhook.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
    onWebhookSuspended: {
        parameters: {
            query?: never;
            header: {
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example webhook.suspended
                     * @enum {string}
                     */
                    event: "webhook.suspended";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example webhook.secret-rotated
                     * @enum {string}
                     */
                    event: "webhook.secret-rotated";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example webhook.deleted
                     * @enum {string}
                     */
                    event: "webhook.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example token.created
                     * @enum {string}
                     */
                    event: "token.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example token.revoked
                     * @enum {string}
                     */
                    event: "token.revoked";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
                /** @description The `id` of the body, the same in each attempt. Process each id once. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock. */
                "webhook-timestamp": string;
                /** @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Example Company */
                    companyName: string;
                    /**
                     * Format: uuid
                     * @description Of the event, the same in each attempt and in the feed: what `webhook-id` says.
                     * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
                     */
                    id: string;
                    /**
                     * @example webhook.test
                     * @enum {string}
                     */
                    event: "webhook.test";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    date: string;
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
