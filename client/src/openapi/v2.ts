// Generated from the OpenAPI document by `npm run openapi`.

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
         * @description Scope: `jobs:read`.
         */
        get: operations["listJobs"];
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
         * @description Scope: `jobs:read`.
         */
        get: operations["getJob"];
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
         * @description Scope: `applications:read`.
         */
        get: operations["listApplications"];
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
         * @description Scope: `applications:read`.
         */
        get: operations["getApplication"];
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
         * @description Scope: `candidates:read`.
         */
        get: operations["listCandidates"];
        put?: never;
        /**
         * Create a candidate
         * @description Scope: `candidates:write`. Without `candidates:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["createCandidate"];
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
         * @description Scope: `candidates:read`.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a candidate
         * @description Scope: `candidates:write`. Without `candidates:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateCandidate"];
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
         * @description Scope: `privacy:write`. Without `candidates:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["anonymizeCandidate"];
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
         * @description Scope: `privacy:write`.
         */
        get: operations["exportCandidate"];
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
         * @description Scope: `jobs:read`.
         */
        get: operations["getJobTransitions"];
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
         * @description Scope: `applications:read`.
         */
        get: operations["getApplicationTransitions"];
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
         * @description Scope: `applications:read`.
         */
        get: operations["getApplicationHistory"];
        put?: never;
        post?: never;
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
         * @description Events about what the token may read, each once, in one order for all readers; those of one object in the order of its changes. Never passes an event that is not committed yet. Scope: `events:read`.
         */
        get: operations["listEvents"];
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
         * Export all applications, to go on with the feed
         * @description One JSON object a line, by id. The last line is `{"cursor": …}`: go on with `GET /api/v2/events?after=…`. An answer without it is not whole: it ends early when the token is revoked or expires, or when less than a megabyte a minute is read. The cursor is older than the first row, so events that the rows hold already may come again: applied in their order they end in the same state. Scope: `events:read` and `applications:read`.
         */
        get: operations["exportApplications"];
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
         * Export all candidates, to go on with the feed
         * @description One JSON object a line, by id. The last line is `{"cursor": …}`: go on with `GET /api/v2/events?after=…`. An answer without it is not whole: it ends early when the token is revoked or expires, or when less than a megabyte a minute is read. The cursor is older than the first row, so events that the rows hold already may come again: applied in their order they end in the same state. Scope: `events:read` and `candidates:read`.
         */
        get: operations["exportCandidates"];
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
         * Export all jobs, to go on with the feed
         * @description One JSON object a line, by id. The last line is `{"cursor": …}`: go on with `GET /api/v2/events?after=…`. An answer without it is not whole: it ends early when the token is revoked or expires, or when less than a megabyte a minute is read. The cursor is older than the first row, so events that the rows hold already may come again: applied in their order they end in the same state. Scope: `events:read` and `jobs:read`.
         */
        get: operations["exportJobs"];
        put?: never;
        post?: never;
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
         * @description Scope: `webhooks:read`.
         */
        get: operations["listDeliveries"];
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
         * @description Scope: `webhooks:read`.
         */
        get: operations["getDelivery"];
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
         * Send a delivery once more
         * @description With the same `webhook-id`, and the data of then. One that waits for its next attempt is sent at once. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`. Without `webhooks:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["redeliverOne"];
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
         * Send the events of a range of time once more
         * @description All events of the action in `after <= date < before`, those too that the webhook never got. At most 10 000, and one request for a webhook at a time: another is a 409 meanwhile. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`.
         */
        post: operations["redeliverRange"];
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
         * @description Its name is `webhook.test`. It is sent whatever the status of the webhook; the delivery says what came of it. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`. Without `webhooks:read` the answer is a `Receipt`: which object it was, and its version.
         */
        post: operations["testWebhook"];
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
            candidate?: components["schemas"]["Candidate"];
            job?: components["schemas"]["Job"];
            steps?: components["schemas"]["VisitedStep"][];
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
            candidate?: components["schemas"]["CandidateItem"];
            job?: components["schemas"]["JobItem"];
            steps?: components["schemas"]["VisitedStep"][];
        };
        /**
         * ApplicationItemTokenPage
         * @description One page of the list.
         */
        ApplicationItemTokenPage: {
            results: components["schemas"]["ApplicationItem"][];
            /** @description Null at the end. */
            nextPageToken: string | null;
        };
        /** ApplicationRow */
        ApplicationRow: {
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
        };
        /** ApplicationTransitions */
        ApplicationTransitions: {
            /**
             * @example in_process
             * @enum {string}
             */
            status: "in_process" | "reproved" | "give_up" | "hired";
            allowed: {
                /**
                 * @example in_process
                 * @enum {string}
                 */
                status: "in_process" | "reproved" | "give_up" | "hired";
                /** @description Whether a reason must come with it. */
                needsReason: boolean;
            }[];
        };
        /** Attempt */
        Attempt: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
            /**
             * @description The HTTP status of the answer, if there was one.
             * @example 200
             */
            status: number | null;
            /** @example no answer within 15 seconds */
            error: string | null;
            /** @example 84 */
            durationMs: number;
        };
        /** Candidate */
        Candidate: {
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
            /** @example +55 81 5550-0142 */
            mobileNumber: string | null;
            /** @example +55 81 5550-0142 */
            phoneNumber: string | null;
            /**
             * @description Needs the scope candidates:sensitive.
             * @example 000.000.000-00
             */
            identificationDocument?: string | null;
            /** @example BR */
            countryOfOrigin: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            birthdate: string | null;
            /**
             * Format: uri
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl: string | null;
            /** @example Recife */
            city: string | null;
            /** @example Pernambuco */
            state: string | null;
            /** @example BR */
            country: string | null;
            skills: string[];
            languages: components["schemas"]["Language"][];
            /** @example Bachelor */
            schooling: string | null;
            /**
             * @description Needs the scope compensation:read.
             * @example 6000
             */
            salaryExpectation?: number | null;
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
        /** CandidateExport */
        CandidateExport: {
            candidate: components["schemas"]["ExportedCandidate"];
            applications: components["schemas"]["ExportedApplication"][];
            /** @description Everything that was recorded about the person, in order. */
            events: components["schemas"]["Event"][];
        };
        /** CandidateItem */
        CandidateItem: {
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
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            anonymizedAt?: string | null;
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
         * CandidateItemTokenPage
         * @description One page of the list.
         */
        CandidateItemTokenPage: {
            results: components["schemas"]["CandidateItem"][];
            /** @description Null at the end. */
            nextPageToken: string | null;
        };
        /** CandidatePatch */
        CandidatePatch: {
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
        /** Delivery */
        Delivery: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description `webhook-id` of what is sent, and its `id`: the same in each attempt.
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            eventId: string;
            /**
             * @description The name of the event; `webhook.test` for a test event.
             * @example application.moved
             */
            event: string;
            /**
             * @description `pending`: to be sent. `failed`: the last attempt failed, another comes at `nextAttemptAt`. `dead`: it failed for three days, and is not sent any more. `delivered`: the address took it.
             * @example pending
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed" | "dead";
            /** @description The last 50, oldest first. */
            attempts: components["schemas"]["Attempt"][];
            /** @example 200 */
            lastStatus: number | null;
            /** @example the answer was 500 */
            lastError: string | null;
            /**
             * Format: date-time
             * @description Null when none is due: also while the webhook is not active.
             * @example 2026-03-02T09:30:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            deliveredAt: string | null;
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
         * DeliveryTokenPage
         * @description One page of the list.
         */
        DeliveryTokenPage: {
            results: components["schemas"]["Delivery"][];
            /** @description Null at the end. */
            nextPageToken: string | null;
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
        /** Entity */
        Entity: {
            /**
             * @example application
             * @enum {string}
             */
            type: "job" | "step" | "application" | "comment" | "candidate" | "department" | "role" | "branch" | "user" | "webhook" | "token";
            id: number | string;
        };
        /** ErrorItem */
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
        /** Event */
        Event: {
            /**
             * Format: uuid
             * @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10
             */
            id: string;
            /**
             * @example application.moved
             * @enum {string}
             */
            event: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            date: string;
            actor: components["schemas"]["Actor"] | null;
            entity: components["schemas"]["Entity"];
            /** @description The object as it was then, without fields that need a scope of their own. */
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * EventPage
         * @description Events in their order, each exactly once.
         */
        EventPage: {
            results: components["schemas"]["Event"][];
            /**
             * @description Ask with it as `after` for what comes next.
             * @example MS40Mg
             */
            cursor: string;
            /** @description Whether more events are available: ask again immediately, also when `results` is empty. */
            hasMore: boolean;
        };
        /**
         * EventTokenPage
         * @description One page of the list.
         */
        EventTokenPage: {
            results: components["schemas"]["Event"][];
            /** @description Null at the end. */
            nextPageToken: string | null;
        };
        /** ExportedApplication */
        ExportedApplication: {
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
            steps: components["schemas"]["VisitedStep"][];
            comments: components["schemas"]["Comment"][];
        };
        /**
         * ExportedCandidate
         * @description With the fields that need a scope of their own elsewhere.
         */
        ExportedCandidate: {
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
            /** @example +55 81 5550-0142 */
            mobileNumber: string | null;
            /** @example +55 81 5550-0142 */
            phoneNumber: string | null;
            /**
             * @description Needs the scope candidates:sensitive.
             * @example 000.000.000-00
             */
            identificationDocument: string | null;
            /** @example BR */
            countryOfOrigin: string | null;
            /**
             * Format: date
             * @example 2026-12-31
             */
            birthdate: string | null;
            /**
             * Format: uri
             * @example https://www.example.com/ada
             */
            linkedinProfileUrl: string | null;
            /** @example Recife */
            city: string | null;
            /** @example Pernambuco */
            state: string | null;
            /** @example BR */
            country: string | null;
            skills: string[];
            languages: components["schemas"]["Language"][];
            /** @example Bachelor */
            schooling: string | null;
            /**
             * @description Needs the scope compensation:read.
             * @example 6000
             */
            salaryExpectation: number | null;
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
         * JobItemTokenPage
         * @description One page of the list.
         */
        JobItemTokenPage: {
            results: components["schemas"]["JobItem"][];
            /** @description Null at the end. */
            nextPageToken: string | null;
        };
        /** JobTransitions */
        JobTransitions: {
            /**
             * @example published
             * @enum {string}
             */
            status: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
            allowed: {
                /**
                 * @example published
                 * @enum {string}
                 */
                status: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
                /** @description Whether a reason must come with it. */
                needsReason: boolean;
                /**
                 * @description Fields that must be filled or corrected first.
                 * @example [
                 *       "description"
                 *     ]
                 */
                missingFields: string[];
            }[];
        };
        /** Language */
        Language: {
            /** @example Portuguese */
            language: string;
            /** @example native */
            level: string;
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
        /** Redelivered */
        Redelivered: {
            /**
             * @description Deliveries that are sent once more, or for the first time.
             * @example 12
             */
            count: number;
        };
        /** Redelivery */
        Redelivery: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            after: string;
            /**
             * Format: date-time
             * @description Now, when it is absent.
             * @example 2026-03-02T09:30:00.000Z
             */
            before?: string;
            /**
             * @description Leaves out what was delivered.
             * @default false
             */
            undeliveredOnly: boolean;
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
        /** VisitedStep */
        VisitedStep: {
            /** @example 42 */
            id: number;
            /** @example Interview */
            name: string;
            /**
             * @example interview
             * @enum {string}
             */
            category: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt: string | null;
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
export type Application = components['schemas']['Application'];
export type ApplicationItem = components['schemas']['ApplicationItem'];
export type ApplicationItemTokenPage = components['schemas']['ApplicationItemTokenPage'];
export type ApplicationRow = components['schemas']['ApplicationRow'];
export type ApplicationTransitions = components['schemas']['ApplicationTransitions'];
export type Attempt = components['schemas']['Attempt'];
export type Candidate = components['schemas']['Candidate'];
export type CandidateCreate = components['schemas']['CandidateCreate'];
export type CandidateExport = components['schemas']['CandidateExport'];
export type CandidateItem = components['schemas']['CandidateItem'];
export type CandidateItemTokenPage = components['schemas']['CandidateItemTokenPage'];
export type CandidatePatch = components['schemas']['CandidatePatch'];
export type Comment = components['schemas']['Comment'];
export type CurrentStep = components['schemas']['CurrentStep'];
export type CurrentStepItem = components['schemas']['CurrentStepItem'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryTokenPage = components['schemas']['DeliveryTokenPage'];
export type Disqualification = components['schemas']['Disqualification'];
export type DisqualificationItem = components['schemas']['DisqualificationItem'];
export type Entity = components['schemas']['Entity'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type Errors = components['schemas']['Errors'];
export type Event = components['schemas']['Event'];
export type EventPage = components['schemas']['EventPage'];
export type EventTokenPage = components['schemas']['EventTokenPage'];
export type ExportedApplication = components['schemas']['ExportedApplication'];
export type ExportedCandidate = components['schemas']['ExportedCandidate'];
export type Job = components['schemas']['Job'];
export type JobItem = components['schemas']['JobItem'];
export type JobItemTokenPage = components['schemas']['JobItemTokenPage'];
export type JobTransitions = components['schemas']['JobTransitions'];
export type Language = components['schemas']['Language'];
export type Receipt = components['schemas']['Receipt'];
export type Redelivered = components['schemas']['Redelivered'];
export type Redelivery = components['schemas']['Redelivery'];
export type Salary = components['schemas']['Salary'];
export type SalaryItem = components['schemas']['SalaryItem'];
export type VisitedStep = components['schemas']['VisitedStep'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalItem = components['schemas']['WithdrawalItem'];
export type $defs = Record<string, never>;
export interface operations {
    listJobs: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
                id?: number[];
                /** @description The caller's own key, whole. */
                code?: string;
                status?: ("draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled")[];
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
                    "application/json": components["schemas"]["JobItemTokenPage"];
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
    listApplications: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
                jobId?: number[];
                candidateId?: number[];
                status?: ("in_process" | "reproved" | "give_up" | "hired")[];
                /** @description Rows changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: string;
                /** @description Rows changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: string;
                /** @description Whole related objects in each item. `candidate` needs candidates:read, `job` needs jobs:read. */
                expand?: ("candidate" | "job" | "steps")[];
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "jobId" | "candidateId" | "status" | "currentStep" | "currentStep.id" | "currentStep.name" | "currentStep.type" | "currentStep.category" | "source" | "partnerName" | "score" | "tags" | "disqualification" | "disqualification.reason" | "disqualification.notes" | "disqualification.at" | "withdrawal" | "withdrawal.reason" | "withdrawal.at" | "hiredAt" | "endedAt" | "createdAt" | "updatedAt" | "candidate" | "candidate.id" | "candidate.name" | "candidate.lastName" | "candidate.email" | "candidate.mobileNumber" | "candidate.phoneNumber" | "candidate.identificationDocument" | "candidate.countryOfOrigin" | "candidate.birthdate" | "candidate.linkedinProfileUrl" | "candidate.city" | "candidate.state" | "candidate.country" | "candidate.skills" | "candidate.languages" | "candidate.schooling" | "candidate.salaryExpectation" | "candidate.anonymizedAt" | "candidate.createdAt" | "candidate.updatedAt" | "job" | "job.id" | "job.code" | "job.name" | "job.status" | "job.type" | "job.publicationType" | "job.workplaceType" | "job.numVacancies" | "job.departmentId" | "job.departmentName" | "job.roleId" | "job.roleName" | "job.branchId" | "job.branchName" | "job.recruiterId" | "job.managerId" | "job.description" | "job.responsibilities" | "job.prerequisites" | "job.additionalInformation" | "job.city" | "job.state" | "job.country" | "job.salary" | "job.hiringDeadline" | "job.applicationDeadline" | "job.statusReason" | "job.createdAt" | "job.updatedAt" | "job.approvedAt" | "job.publishedAt" | "job.frozenAt" | "job.closedAt" | "job.canceledAt" | "steps")[];
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
                    "application/json": components["schemas"]["ApplicationItemTokenPage"];
                };
            };
        };
    };
    getApplication: {
        parameters: {
            query?: {
                /** @description Whole related objects in each item. `candidate` needs candidates:read, `job` needs jobs:read. */
                expand?: ("candidate" | "job" | "steps")[];
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
    listCandidates: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
                id?: number[];
                /** @description The whole e-mail, without regard to case. */
                email?: string;
                /** @description The whole document. Needs the scope candidates:sensitive. */
                identificationDocument?: string;
                /** @description Beginnings of words in name and e-mail, all of which must be found, without regard to case and accents; or the beginning of an e-mail. Whole words come first. */
                q?: string;
                /** @description Rows changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: string;
                /** @description Rows changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: string;
                /** @description What each item holds: `all`, or names separated by commas, dotted for nested ones. Without it, everything but long texts. */
                fields?: ("all" | "id" | "name" | "lastName" | "email" | "mobileNumber" | "phoneNumber" | "identificationDocument" | "countryOfOrigin" | "birthdate" | "linkedinProfileUrl" | "city" | "state" | "country" | "skills" | "languages" | "schooling" | "salaryExpectation" | "anonymizedAt" | "createdAt" | "updatedAt")[];
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
                    "application/json": components["schemas"]["CandidateItemTokenPage"];
                };
            };
        };
    };
    createCandidate: {
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
                "application/json": components["schemas"]["CandidateCreate"];
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
                    "application/json": components["schemas"]["Candidate"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getCandidate: {
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
                    "application/json": components["schemas"]["Candidate"];
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
    updateCandidate: {
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
                "application/json": components["schemas"]["CandidatePatch"];
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
                    "application/json": components["schemas"]["Candidate"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    anonymizeCandidate: {
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
                    "application/json": components["schemas"]["Candidate"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    exportCandidate: {
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
                    "application/json": components["schemas"]["CandidateExport"];
                };
            };
        };
    };
    getJobTransitions: {
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
                    "application/json": components["schemas"]["JobTransitions"];
                };
            };
        };
    };
    getApplicationTransitions: {
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
                    "application/json": components["schemas"]["ApplicationTransitions"];
                };
            };
        };
    };
    getApplicationHistory: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
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
                    "application/json": components["schemas"]["EventTokenPage"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before, or of an export. Without it, from the beginning of the log. */
                after?: string;
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                event?: ("job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked")[];
                entity?: ("job" | "step" | "application" | "comment" | "candidate" | "department" | "role" | "branch" | "user" | "webhook" | "token")[];
                /** @description Ids of the objects; most useful with `entity`. */
                entityId?: string[];
                /** @description Seconds to wait for an event when there is none. */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events in their order, each exactly once. */
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
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    exportApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
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
                    "application/x-ndjson": components["schemas"]["ApplicationRow"];
                };
            };
        };
    };
    exportCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
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
                    "application/x-ndjson": components["schemas"]["Candidate"];
                };
            };
        };
    };
    exportJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, then the cursor. */
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
                    "application/x-ndjson": components["schemas"]["Job"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
                state?: ("pending" | "delivered" | "failed" | "dead")[];
                eventId?: string[];
                /** @description Made at this time or later, such as `2026-03-02T09:30:00Z`. */
                createdAfter?: string;
                /** @description Made before this time, such as `2026-03-02T09:30:00Z`. */
                createdBefore?: string;
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
                    "application/json": components["schemas"]["DeliveryTokenPage"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                id: string;
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                deliveryId: string;
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
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    redeliverOne: {
        parameters: {
            query?: {
                /** @description Does everything but keep it: the same answers, nothing changed. */
                validateOnly?: boolean;
            };
            header?: never;
            path: {
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                id: string;
                /** @example 0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10 */
                deliveryId: string;
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
                    "application/json": components["schemas"]["Delivery"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    redeliverRange: {
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
                "application/json": components["schemas"]["Redelivery"];
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
                    "application/json": components["schemas"]["Redelivered"];
                };
            };
        };
    };
    testWebhook: {
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
                    "application/json": components["schemas"]["Delivery"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
}
