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
        get: operations["listJobs"];
        put?: never;
        /**
         * Create a job, as a draft with the default steps
         * @description Scope: `jobs:write`. Without `jobs:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createJob"];
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
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Delete a draft without applications
         * @description Scope: `jobs:write`.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        /**
         * Change a job or its status
         * @description Scope: `jobs:write`. Without `jobs:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateJob"];
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
        get: operations["listSteps"];
        put?: never;
        /**
         * Add a step between the first and the last
         * @description Scope: `jobs:write`. Without `jobs:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createStep"];
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
        get: operations["getStep"];
        put?: never;
        post?: never;
        /**
         * Delete a step that no application has visited
         * @description Scope: `jobs:write`.
         */
        delete: operations["deleteStep"];
        options?: never;
        head?: never;
        /**
         * Change a step or its place
         * @description Scope: `jobs:write`. Without `jobs:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateStep"];
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
        get: operations["listApplications"];
        put?: never;
        /**
         * Apply, for a known candidate or a new one
         * @description Scope: `applications:write`. Without `applications:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createApplication"];
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
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move, reject, withdraw, reactivate, hire, or change fields
         * @description Scope: `applications:write`. Without `applications:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateApplication"];
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
        get: operations["listTags"];
        /**
         * Put a tag on an application
         * @description Scope: `applications:write`.
         */
        put: operations["putTag"];
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
        delete: operations["deleteTag"];
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
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on an application
         * @description Scope: `applications:write`. Without `applications:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createComment"];
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
        get: operations["getComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Only for the token that wrote it. Scope: `applications:write`.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Change a comment
         * @description Only for the token that wrote it. Scope: `applications:write`. Without `applications:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateComment"];
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
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createDepartment"];
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
        get: operations["getDepartment"];
        put?: never;
        post?: never;
        /**
         * Delete a department that nothing refers to
         * @description Scope: `structure:write`.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        /**
         * Change a department
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateDepartment"];
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
        put: operations["putDepartmentByCode"];
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
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createRole"];
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
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role that nothing refers to
         * @description Scope: `structure:write`.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateRole"];
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
        put: operations["putRoleByCode"];
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
        get: operations["listBranches"];
        put?: never;
        /**
         * Create a branch
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createBranch"];
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
        get: operations["getBranch"];
        put?: never;
        post?: never;
        /**
         * Delete a branch that nothing refers to
         * @description Scope: `structure:write`.
         */
        delete: operations["deleteBranch"];
        options?: never;
        head?: never;
        /**
         * Change a branch
         * @description Scope: `structure:write`. Without `structure:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateBranch"];
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
        put: operations["putBranchByCode"];
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
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Scope: `users:write`. Without `users:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createUser"];
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
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user that nothing refers to
         * @description Scope: `users:write`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Scope: `users:write`. Without `users:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateUser"];
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
        put: operations["putUserByCode"];
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
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook and see its signing secret, once
         * @description Needs the scope to read what the action is about, too. Scope: `webhooks:write`. Without `webhooks:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createWebhook"];
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
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook and its delivery log
         * @description Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or activate it again
         * @description What waits is sent when it is active again. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`. Without `webhooks:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateWebhook"];
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
        post: operations["rotateWebhookSecret"];
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
        get: operations["listTokens"];
        put?: never;
        /**
         * Create a token and see its secret, once
         * @description Scope: `tokens:manage`.
         */
        post: operations["createToken"];
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
        delete: operations["revokeToken"];
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
        get: operations["getMe"];
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
            /**
             * @example in_process
             * @enum {string}
             */
            status: "in_process" | "reproved" | "give_up" | "hired";
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
            /**
             * @example in_process
             * @enum {string}
             */
            status: "in_process" | "reproved" | "give_up" | "hired";
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
            /**
             * @example in_process
             * @enum {string}
             */
            previousStatus?: "in_process" | "reproved" | "give_up" | "hired";
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
            /**
             * @example in_process
             * @enum {string}
             */
            status: "in_process" | "reproved" | "give_up" | "hired";
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
        /** ApplicationItem */
        ApplicationItem: {
            /** @example 42 */
            id?: number;
            /** @example 42 */
            jobId?: number;
            /** @example 42 */
            candidateId?: number;
            /**
             * @example in_process
             * @enum {string}
             */
            status?: "in_process" | "reproved" | "give_up" | "hired";
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
        /** ApplicationPatch */
        ApplicationPatch: {
            /** @example 42 */
            currentStepId?: number;
            /**
             * @example in_process
             * @enum {string}
             */
            status?: "in_process" | "reproved" | "give_up" | "hired";
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
            /**
             * @example in_process
             * @enum {string}
             */
            status: "in_process" | "reproved" | "give_up" | "hired";
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
            /**
             * @example online
             * @enum {string}
             */
            type: "register" | "online" | "offline" | "pre_hire" | "final";
            /**
             * @example interview
             * @enum {string}
             */
            category: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
        };
        /** CurrentStepItem */
        CurrentStepItem: {
            /** @example 42 */
            id?: number;
            /** @example Interview */
            name?: string;
            /**
             * @example online
             * @enum {string}
             */
            type?: "register" | "online" | "offline" | "pre_hire" | "final";
            /**
             * @example interview
             * @enum {string}
             */
            category?: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
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
            /**
             * @example published
             * @enum {string}
             */
            status: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
            /**
             * @example effective
             * @enum {string}
             */
            type: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
            /**
             * @example external
             * @enum {string}
             */
            publicationType: "internal" | "external";
            /**
             * @example hybrid
             * @enum {string}
             */
            workplaceType: "on-site" | "hybrid" | "remote";
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
            /**
             * @example effective
             * @enum {string}
             */
            type?: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
            /**
             * @example external
             * @enum {string}
             */
            publicationType?: "internal" | "external";
            /**
             * @example hybrid
             * @enum {string}
             */
            workplaceType?: "on-site" | "hybrid" | "remote";
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
            /**
             * @example published
             * @enum {string}
             */
            status: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
            /**
             * @example effective
             * @enum {string}
             */
            type: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
            /**
             * @example external
             * @enum {string}
             */
            publicationType: "internal" | "external";
            /**
             * @example hybrid
             * @enum {string}
             */
            workplaceType: "on-site" | "hybrid" | "remote";
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
            /**
             * @example published
             * @enum {string}
             */
            status?: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
            /**
             * @example effective
             * @enum {string}
             */
            type?: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
            /**
             * @example external
             * @enum {string}
             */
            publicationType?: "internal" | "external";
            /**
             * @example hybrid
             * @enum {string}
             */
            workplaceType?: "on-site" | "hybrid" | "remote";
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
            /**
             * @example effective
             * @enum {string}
             */
            type?: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
            /**
             * @example external
             * @enum {string}
             */
            publicationType?: "internal" | "external";
            /**
             * @example hybrid
             * @enum {string}
             */
            workplaceType?: "on-site" | "hybrid" | "remote";
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
            /**
             * @example published
             * @enum {string}
             */
            status?: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
            /** @example Budget on hold */
            statusReason?: string | null;
        };
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
            /**
             * @example published
             * @enum {string}
             */
            status: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
            /**
             * @example effective
             * @enum {string}
             */
            type: "effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous";
            /**
             * @example external
             * @enum {string}
             */
            publicationType: "internal" | "external";
            /**
             * @example hybrid
             * @enum {string}
             */
            workplaceType: "on-site" | "hybrid" | "remote";
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
            /**
             * @example published
             * @enum {string}
             */
            previousStatus: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
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
            scopes: ("jobs:read" | "jobs:write" | "applications:read" | "applications:write" | "candidates:read" | "candidates:write" | "candidates:sensitive" | "compensation:read" | "privacy:write" | "structure:read" | "structure:write" | "users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "events:read" | "tokens:manage" | "*")[];
            /**
             * @description Requests a minute that this token may send; 0 when nothing is limited.
             * @example 500
             */
            rateLimitPerMinute: number;
        };
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
            /**
             * @example month
             * @enum {string}
             */
            period: "hour" | "day" | "week" | "month" | "year";
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
            /**
             * @example month
             * @enum {string}
             */
            period?: "hour" | "day" | "week" | "month" | "year";
        };
        /** Step */
        Step: {
            /** @example 42 */
            id: number;
            /** @example 42 */
            jobId: number;
            /** @example Interview */
            name: string;
            /**
             * @example online
             * @enum {string}
             */
            type: "register" | "online" | "offline" | "pre_hire" | "final";
            /**
             * @example interview
             * @enum {string}
             */
            category: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
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
        /** StepCreate */
        StepCreate: {
            /** @example Interview */
            name: string;
            /**
             * @example online
             * @enum {string}
             */
            type?: "register" | "online" | "offline" | "pre_hire" | "final";
            /**
             * @example interview
             * @enum {string}
             */
            category?: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
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
            /**
             * @example online
             * @enum {string}
             */
            type: "register" | "online" | "offline" | "pre_hire" | "final";
            /**
             * @example interview
             * @enum {string}
             */
            category: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
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
        /** StepItem */
        StepItem: {
            /** @example 42 */
            id?: number;
            /** @example 42 */
            jobId?: number;
            /** @example Interview */
            name?: string;
            /**
             * @example online
             * @enum {string}
             */
            type?: "register" | "online" | "offline" | "pre_hire" | "final";
            /**
             * @example interview
             * @enum {string}
             */
            category?: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
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
        /** StepPatch */
        StepPatch: {
            /** @example Interview */
            name?: string;
            /**
             * @example online
             * @enum {string}
             */
            type?: "register" | "online" | "offline" | "pre_hire" | "final";
            /**
             * @example interview
             * @enum {string}
             */
            category?: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
            /** @example 3 */
            order?: number;
        };
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
            /**
             * @description The event that is sent.
             * @example application.moved
             * @enum {string}
             */
            action: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
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
            scopes: ("jobs:read" | "jobs:write" | "applications:read" | "applications:write" | "candidates:read" | "candidates:write" | "candidates:sensitive" | "compensation:read" | "privacy:write" | "structure:read" | "structure:write" | "users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "events:read" | "tokens:manage" | "*")[];
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
            scopes: ("jobs:read" | "jobs:write" | "applications:read" | "applications:write" | "candidates:read" | "candidates:write" | "candidates:sensitive" | "compensation:read" | "privacy:write" | "structure:read" | "structure:write" | "users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "events:read" | "tokens:manage" | "*")[];
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
            scopes?: ("jobs:read" | "jobs:write" | "applications:read" | "applications:write" | "candidates:read" | "candidates:write" | "candidates:sensitive" | "compensation:read" | "privacy:write" | "structure:read" | "structure:write" | "users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "events:read" | "tokens:manage" | "*")[];
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
            scopes: ("jobs:read" | "jobs:write" | "applications:read" | "applications:write" | "candidates:read" | "candidates:write" | "candidates:sensitive" | "compensation:read" | "privacy:write" | "structure:read" | "structure:write" | "users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "events:read" | "tokens:manage" | "*")[];
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
            /**
             * @description The event that is sent.
             * @example application.moved
             * @enum {string}
             */
            action: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl: string;
            /**
             * @description `suspended` by the server, when the address answers 410 or has not taken anything for three days.
             * @example active
             * @enum {string}
             */
            status: "active" | "inactive" | "suspended";
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
            /**
             * @description The event that is sent.
             * @example application.moved
             * @enum {string}
             */
            action: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl: string;
            /**
             * @example active
             * @enum {string}
             */
            status?: "active" | "inactive";
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
            /**
             * @description The event that is sent.
             * @example application.moved
             * @enum {string}
             */
            action: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl: string;
            /**
             * @description `suspended` by the server, when the address answers 410 or has not taken anything for three days.
             * @example active
             * @enum {string}
             */
            status: "active" | "inactive" | "suspended";
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
        /** WebhookItem */
        WebhookItem: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id?: string;
            /**
             * @description The event that is sent.
             * @example application.moved
             * @enum {string}
             */
            action?: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl?: string;
            /**
             * @description `suspended` by the server, when the address answers 410 or has not taken anything for three days.
             * @example active
             * @enum {string}
             */
            status?: "active" | "inactive" | "suspended";
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
        /** WebhookPatch */
        WebhookPatch: {
            /**
             * @description The event that is sent.
             * @example application.moved
             * @enum {string}
             */
            action?: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl?: string;
            /**
             * @example active
             * @enum {string}
             */
            status?: "active" | "inactive";
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
        /** WebhookWithSecret */
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            /**
             * @description The event that is sent.
             * @example application.moved
             * @enum {string}
             */
            action: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
            /**
             * Format: uri
             * @example https://example.com/hooks/recruitment
             */
            postbackUrl: string;
            /**
             * @description `suspended` by the server, when the address answers 410 or has not taken anything for three days.
             * @example active
             * @enum {string}
             */
            status: "active" | "inactive" | "suspended";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Actor = components['schemas']['Actor'];
export type ActorItem = components['schemas']['ActorItem'];
export type Application = components['schemas']['Application'];
export type ApplicationChangeEventData = components['schemas']['ApplicationChangeEventData'];
export type ApplicationCreate = components['schemas']['ApplicationCreate'];
export type ApplicationEventData = components['schemas']['ApplicationEventData'];
export type ApplicationItem = components['schemas']['ApplicationItem'];
export type ApplicationItemPage = components['schemas']['ApplicationItemPage'];
export type ApplicationPatch = components['schemas']['ApplicationPatch'];
export type ApplicationTagEventData = components['schemas']['ApplicationTagEventData'];
export type Branch = components['schemas']['Branch'];
export type BranchCreate = components['schemas']['BranchCreate'];
export type BranchEventData = components['schemas']['BranchEventData'];
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
export type CommentPage = components['schemas']['CommentPage'];
export type CommentPatch = components['schemas']['CommentPatch'];
export type CurrentStep = components['schemas']['CurrentStep'];
export type CurrentStepItem = components['schemas']['CurrentStepItem'];
export type Department = components['schemas']['Department'];
export type DepartmentCreate = components['schemas']['DepartmentCreate'];
export type DepartmentEventData = components['schemas']['DepartmentEventData'];
export type DepartmentItem = components['schemas']['DepartmentItem'];
export type DepartmentItemPage = components['schemas']['DepartmentItemPage'];
export type DepartmentPatch = components['schemas']['DepartmentPatch'];
export type DepartmentReplace = components['schemas']['DepartmentReplace'];
export type Disqualification = components['schemas']['Disqualification'];
export type DisqualificationItem = components['schemas']['DisqualificationItem'];
export type Error = components['schemas']['Error'];
export type Job = components['schemas']['Job'];
export type JobCreate = components['schemas']['JobCreate'];
export type JobEventData = components['schemas']['JobEventData'];
export type JobItem = components['schemas']['JobItem'];
export type JobItemPage = components['schemas']['JobItemPage'];
export type JobPatch = components['schemas']['JobPatch'];
export type JobStatusEventData = components['schemas']['JobStatusEventData'];
export type JobSummary = components['schemas']['JobSummary'];
export type JobSummaryItem = components['schemas']['JobSummaryItem'];
export type Language = components['schemas']['Language'];
export type Me = components['schemas']['Me'];
export type Receipt = components['schemas']['Receipt'];
export type Role = components['schemas']['Role'];
export type RoleCreate = components['schemas']['RoleCreate'];
export type RoleEventData = components['schemas']['RoleEventData'];
export type RoleItem = components['schemas']['RoleItem'];
export type RoleItemPage = components['schemas']['RoleItemPage'];
export type RolePatch = components['schemas']['RolePatch'];
export type RoleReplace = components['schemas']['RoleReplace'];
export type RotatedSecret = components['schemas']['RotatedSecret'];
export type Salary = components['schemas']['Salary'];
export type SalaryItem = components['schemas']['SalaryItem'];
export type Step = components['schemas']['Step'];
export type StepCreate = components['schemas']['StepCreate'];
export type StepEventData = components['schemas']['StepEventData'];
export type StepItem = components['schemas']['StepItem'];
export type StepItemPage = components['schemas']['StepItemPage'];
export type StepPatch = components['schemas']['StepPatch'];
export type Tag = components['schemas']['Tag'];
export type TagPage = components['schemas']['TagPage'];
export type TestEventData = components['schemas']['TestEventData'];
export type TokenCreate = components['schemas']['TokenCreate'];
export type TokenEventData = components['schemas']['TokenEventData'];
export type TokenItem = components['schemas']['TokenItem'];
export type TokenItemPage = components['schemas']['TokenItemPage'];
export type TokenWithSecret = components['schemas']['TokenWithSecret'];
export type User = components['schemas']['User'];
export type UserCreate = components['schemas']['UserCreate'];
export type UserEventData = components['schemas']['UserEventData'];
export type UserItem = components['schemas']['UserItem'];
export type UserItemPage = components['schemas']['UserItemPage'];
export type UserPatch = components['schemas']['UserPatch'];
export type UserReplace = components['schemas']['UserReplace'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookCreate = components['schemas']['WebhookCreate'];
export type WebhookEventData = components['schemas']['WebhookEventData'];
export type WebhookItem = components['schemas']['WebhookItem'];
export type WebhookItemPage = components['schemas']['WebhookItemPage'];
export type WebhookPatch = components['schemas']['WebhookPatch'];
export type WebhookWithSecret = components['schemas']['WebhookWithSecret'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalItem = components['schemas']['WithdrawalItem'];
export type $defs = Record<string, never>;
export interface operations {
    listJobs: {
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
                order?: "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
                id?: number[];
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                status?: ("draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled")[];
                type?: ("effective" | "internship" | "apprentice" | "temporary" | "freelancer" | "associate" | "talent_pool" | "outsource" | "trainee" | "volunteer" | "autonomous")[];
                departmentId?: number[];
                roleId?: number[];
                branchId?: number[];
                /** @description Rows changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: string;
                /** @description Rows changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "code" | "name" | "status" | "type" | "publicationType" | "workplaceType" | "numVacancies" | "departmentId" | "departmentName" | "roleId" | "roleName" | "branchId" | "branchName" | "recruiterId" | "managerId" | "description" | "responsibilities" | "prerequisites" | "additionalInformation" | "city" | "state" | "country" | "salary" | "salary.min" | "salary.max" | "salary.currency" | "salary.period" | "hiringDeadline" | "applicationDeadline" | "statusReason" | "createdAt" | "updatedAt" | "approvedAt" | "publishedAt" | "frozenAt" | "closedAt" | "canceledAt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobItemPage"];
                };
            };
        };
    };
    createJob: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The object is still as `If-None-Match` has it. */
            304: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteJob: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateJob: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listSteps: {
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
                order?: "order asc" | "order desc" | "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "jobId" | "name" | "type" | "category" | "order" | "createdAt" | "updatedAt")[];
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepItemPage"];
                };
            };
        };
    };
    createStep: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getStep: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"];
                };
            };
            /** @description The object is still as `If-None-Match` has it. */
            304: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteStep: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateStep: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listApplications: {
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
                order?: "id asc" | "id desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
                id?: number[];
                status?: ("in_process" | "reproved" | "give_up" | "hired")[];
                /** @description Name of the step, whole. */
                "currentStep.name"?: string;
                /** @description E-mail of the candidate, whole, without regard to case. */
                "candidate.email"?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "jobId" | "candidateId" | "status" | "currentStep" | "currentStep.id" | "currentStep.name" | "currentStep.type" | "currentStep.category" | "source" | "partnerName" | "score" | "tags" | "disqualification" | "disqualification.reason" | "disqualification.notes" | "disqualification.at" | "withdrawal" | "withdrawal.reason" | "withdrawal.at" | "hiredAt" | "endedAt" | "createdAt" | "updatedAt" | "candidate" | "candidate.id" | "candidate.name" | "candidate.lastName" | "candidate.email" | "job" | "job.id" | "job.name")[];
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationItemPage"];
                };
            };
        };
    };
    createApplication: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            /** @description The object is still as `If-None-Match` has it. */
            304: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateApplication: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Page size. */
                perPage?: number;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
        };
    };
    putTag: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    deleteTag: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listComments: {
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
                order?: "id asc" | "id desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
        };
    };
    createComment: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getComment: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The object is still as `If-None-Match` has it. */
            304: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateComment: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listDepartments: {
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
                order?: "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "name" | "code" | "similarTo" | "createdAt" | "updatedAt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentItemPage"];
                };
            };
        };
    };
    createDepartment: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getDepartment: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
        };
    };
    deleteDepartment: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateDepartment: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    putDepartmentByCode: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"] | components["schemas"]["Receipt"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listRoles: {
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
                order?: "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "name" | "code" | "similarTo" | "createdAt" | "updatedAt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleItemPage"];
                };
            };
        };
    };
    createRole: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
        };
    };
    deleteRole: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateRole: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    putRoleByCode: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"] | components["schemas"]["Receipt"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listBranches: {
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
                order?: "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "name" | "code" | "path" | "city" | "state" | "country" | "createdAt" | "updatedAt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchItemPage"];
                };
            };
        };
    };
    createBranch: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getBranch: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
        };
    };
    deleteBranch: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateBranch: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    putBranchByCode: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"] | components["schemas"]["Receipt"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listUsers: {
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
                order?: "id asc" | "id desc" | "name asc" | "name desc" | "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
                /** @description Part of the name, without regard to case and accents. */
                name?: string;
                /** @description The caller's own key, whole. */
                code?: string;
                /** @description The e-mail address, whole, without regard to case. */
                email?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "name" | "email" | "code" | "departmentId" | "roleId" | "branchIds" | "active" | "createdAt" | "updatedAt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserItemPage"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    putUserByCode: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["Receipt"];
                };
            };
            /** @description The request was processed. */
            201: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    listWebhooks: {
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
                order?: "createdAt asc" | "createdAt desc" | "updatedAt asc" | "updatedAt desc";
                action?: ("job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked")[];
                status?: ("active" | "inactive" | "suspended")[];
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "action" | "postbackUrl" | "status" | "statusReason" | "clientHeaderNames" | "techOwnerName" | "techOwnerEmail" | "createdAt" | "createdBy" | "createdBy.tokenId" | "createdBy.name" | "updatedAt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookItemPage"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The object is still as `If-None-Match` has it. */
            304: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
        };
    };
    listTokens: {
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
                order?: "createdAt asc" | "createdAt desc" | "name asc" | "name desc";
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "name" | "prefix" | "scopes" | "rateLimitPerMinute" | "expiresAt" | "lastUsedAt" | "revokedAt" | "createdAt" | "createdBy" | "createdBy.tokenId" | "createdBy.name")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenItemPage"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenWithSecret"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
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
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was processed. */
            200: {
                headers: {
                    /** @description Requests that the window allows. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in the window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in seconds since 1970-01-01T00:00:00Z. */
                    "X-RateLimit-Reset"?: number;
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
