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
         * @description Scope: `jobs:read`.
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
         * @description Scope: `applications:read`.
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
        get: operations["listCandidatesV2"];
        put?: never;
        /**
         * Create a candidate
         * @description Scope: `candidates:write`. Without `candidates:read` the answer is a `Receipt`: which object it was, and its version.
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
         * @description Scope: `candidates:read`.
         */
        get: operations["getCandidateV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a candidate
         * @description Scope: `candidates:write`. Without `candidates:read` the answer is a `Receipt`: which object it was, and its version.
         */
        patch: operations["updateCandidateV2"];
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
         * @description Scope: `privacy:write`.
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
        get: operations["getJobTransitionsV2"];
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
         * @description Scope: `applications:read`.
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
        get: operations["listEventsV2"];
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
        get: operations["exportApplicationsV2"];
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
        get: operations["exportCandidatesV2"];
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
        get: operations["exportJobsV2"];
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
         * @description Scope: `webhooks:read`.
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
         * Send a delivery once more
         * @description With the same `webhook-id`, and the data of then. One that waits for its next attempt is sent at once. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`. Without `webhooks:read` the answer is a `Receipt`: which object it was, and its version.
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
         * Send the events of a range of time once more
         * @description All events of the action in `after <= date < before`, those too that the webhook never got. At most 10 000, and one request for a webhook at a time: another is a 409 meanwhile. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`.
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
         * @description Its name is `webhook.test`. It is sent whatever the status of the webhook; the delivery says what came of it. Needs the scope to read what the action of the webhook is about, too, and that of each action that it had. Scope: `webhooks:write`. Without `webhooks:read` the answer is a `Receipt`: which object it was, and its version.
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
            candidate?: components["schemas"]["Candidate"];
            job?: components["schemas"]["Job"];
            steps?: components["schemas"]["VisitedStep"][];
        };
        /**
         * ApplicationExpansion
         * @example candidate
         * @enum {string}
         */
        ApplicationExpansion: "candidate" | "job" | "steps";
        /**
         * ApplicationField
         * @example all
         * @enum {string}
         */
        ApplicationField: "all" | "id" | "jobId" | "candidateId" | "status" | "currentStep" | "currentStep.id" | "currentStep.name" | "currentStep.type" | "currentStep.category" | "source" | "partnerName" | "score" | "tags" | "disqualification" | "disqualification.reason" | "disqualification.notes" | "disqualification.at" | "withdrawal" | "withdrawal.reason" | "withdrawal.at" | "hiredAt" | "endedAt" | "createdAt" | "updatedAt" | "candidate" | "candidate.id" | "candidate.name" | "candidate.lastName" | "candidate.email" | "candidate.mobileNumber" | "candidate.phoneNumber" | "candidate.identificationDocument" | "candidate.countryOfOrigin" | "candidate.birthdate" | "candidate.linkedinProfileUrl" | "candidate.city" | "candidate.state" | "candidate.country" | "candidate.skills" | "candidate.languages" | "candidate.schooling" | "candidate.salaryExpectation" | "candidate.anonymizedAt" | "candidate.createdAt" | "candidate.updatedAt" | "job" | "job.id" | "job.code" | "job.name" | "job.status" | "job.type" | "job.publicationType" | "job.workplaceType" | "job.numVacancies" | "job.departmentId" | "job.departmentName" | "job.roleId" | "job.roleName" | "job.branchId" | "job.branchName" | "job.recruiterId" | "job.managerId" | "job.description" | "job.responsibilities" | "job.prerequisites" | "job.additionalInformation" | "job.city" | "job.state" | "job.country" | "job.salary" | "job.hiringDeadline" | "job.applicationDeadline" | "job.statusReason" | "job.createdAt" | "job.updatedAt" | "job.approvedAt" | "job.publishedAt" | "job.frozenAt" | "job.closedAt" | "job.canceledAt" | "steps";
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
        };
        /**
         * ApplicationStatus
         * @example in_process
         * @enum {string}
         */
        ApplicationStatus: "in_process" | "reproved" | "give_up" | "hired";
        /** ApplicationTransitions */
        ApplicationTransitions: {
            status: components["schemas"]["ApplicationStatus"];
            allowed: {
                status: components["schemas"]["ApplicationStatus"];
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
        /**
         * CandidateField
         * @example all
         * @enum {string}
         */
        CandidateField: "all" | "id" | "name" | "lastName" | "email" | "mobileNumber" | "phoneNumber" | "identificationDocument" | "countryOfOrigin" | "birthdate" | "linkedinProfileUrl" | "city" | "state" | "country" | "skills" | "languages" | "schooling" | "salaryExpectation" | "anonymizedAt" | "createdAt" | "updatedAt";
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
            state: components["schemas"]["DeliveryState"];
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
         * DeliveryState
         * @description `pending`: to be sent. `failed`: the last attempt failed, another comes at `nextAttemptAt`. `dead`: it failed for three days, and is not sent any more. `delivered`: the address took it.
         * @example pending
         * @enum {string}
         */
        DeliveryState: "pending" | "delivered" | "failed" | "dead";
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
            type: components["schemas"]["EntityType"];
            id: number | string;
        };
        /**
         * EntityType
         * @example application
         * @enum {string}
         */
        EntityType: "job" | "step" | "application" | "comment" | "candidate" | "department" | "role" | "branch" | "user" | "webhook" | "token";
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
            event: components["schemas"]["EventName"];
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
         * EventName
         * @example application.moved
         * @enum {string}
         */
        EventName: "job.created" | "job.changed" | "job.status-changed" | "job.published" | "job.deleted" | "step.created" | "step.changed" | "step.deleted" | "application.created" | "application.changed" | "application.moved" | "application.reproved" | "application.withdrawn" | "application.reactivated" | "candidate.hired" | "application.unhired" | "application.tagged" | "application.untagged" | "comment.created" | "comment.changed" | "comment.deleted" | "candidate.created" | "candidate.updated" | "candidate.anonymized" | "department.created" | "department.changed" | "department.deleted" | "role.created" | "role.changed" | "role.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "user.created" | "user.changed" | "user.deleted" | "webhook.created" | "webhook.changed" | "webhook.suspended" | "webhook.secret-rotated" | "webhook.deleted" | "token.created" | "token.revoked";
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
         * JobItemTokenPage
         * @description One page of the list.
         */
        JobItemTokenPage: {
            results: components["schemas"]["JobItem"][];
            /** @description Null at the end. */
            nextPageToken: string | null;
        };
        /**
         * JobStatus
         * @example published
         * @enum {string}
         */
        JobStatus: "draft" | "waiting_approval" | "approved" | "disapproved" | "published" | "frozen" | "closed" | "canceled";
        /** JobTransitions */
        JobTransitions: {
            status: components["schemas"]["JobStatus"];
            allowed: {
                status: components["schemas"]["JobStatus"];
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
         * StepCategory
         * @example interview
         * @enum {string}
         */
        StepCategory: "registration" | "screening" | "evaluation" | "interview" | "offer" | "hiring";
        /**
         * StepType
         * @example online
         * @enum {string}
         */
        StepType: "register" | "online" | "offline" | "pre_hire" | "final";
        /** VisitedStep */
        VisitedStep: {
            /** @example 42 */
            id: number;
            /** @example Interview */
            name: string;
            category: components["schemas"]["StepCategory"];
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
export type Application = components['schemas']['Application'];
export type ApplicationExpansion = components['schemas']['ApplicationExpansion'];
export type ApplicationField = components['schemas']['ApplicationField'];
export type ApplicationItem = components['schemas']['ApplicationItem'];
export type ApplicationItemTokenPage = components['schemas']['ApplicationItemTokenPage'];
export type ApplicationRow = components['schemas']['ApplicationRow'];
export type ApplicationStatus = components['schemas']['ApplicationStatus'];
export type ApplicationTransitions = components['schemas']['ApplicationTransitions'];
export type Attempt = components['schemas']['Attempt'];
export type Candidate = components['schemas']['Candidate'];
export type CandidateCreate = components['schemas']['CandidateCreate'];
export type CandidateExport = components['schemas']['CandidateExport'];
export type CandidateField = components['schemas']['CandidateField'];
export type CandidateItem = components['schemas']['CandidateItem'];
export type CandidateItemTokenPage = components['schemas']['CandidateItemTokenPage'];
export type CandidatePatch = components['schemas']['CandidatePatch'];
export type Comment = components['schemas']['Comment'];
export type CurrentStep = components['schemas']['CurrentStep'];
export type CurrentStepItem = components['schemas']['CurrentStepItem'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryState = components['schemas']['DeliveryState'];
export type DeliveryTokenPage = components['schemas']['DeliveryTokenPage'];
export type Disqualification = components['schemas']['Disqualification'];
export type DisqualificationItem = components['schemas']['DisqualificationItem'];
export type Entity = components['schemas']['Entity'];
export type EntityType = components['schemas']['EntityType'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type Errors = components['schemas']['Errors'];
export type Event = components['schemas']['Event'];
export type EventName = components['schemas']['EventName'];
export type EventPage = components['schemas']['EventPage'];
export type EventTokenPage = components['schemas']['EventTokenPage'];
export type ExportedApplication = components['schemas']['ExportedApplication'];
export type ExportedCandidate = components['schemas']['ExportedCandidate'];
export type Job = components['schemas']['Job'];
export type JobField = components['schemas']['JobField'];
export type JobItem = components['schemas']['JobItem'];
export type JobItemTokenPage = components['schemas']['JobItemTokenPage'];
export type JobStatus = components['schemas']['JobStatus'];
export type JobTransitions = components['schemas']['JobTransitions'];
export type JobType = components['schemas']['JobType'];
export type Language = components['schemas']['Language'];
export type PublicationType = components['schemas']['PublicationType'];
export type Receipt = components['schemas']['Receipt'];
export type Redelivered = components['schemas']['Redelivered'];
export type Redelivery = components['schemas']['Redelivery'];
export type Salary = components['schemas']['Salary'];
export type SalaryItem = components['schemas']['SalaryItem'];
export type SalaryPeriod = components['schemas']['SalaryPeriod'];
export type StepCategory = components['schemas']['StepCategory'];
export type StepType = components['schemas']['StepType'];
export type VisitedStep = components['schemas']['VisitedStep'];
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
    listJobsV2: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
                id?: number[];
                /** @description The caller's own key, whole. */
                code?: string;
                status?: components["schemas"]["JobStatus"][];
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
                    "application/json": components["schemas"]["JobItemTokenPage"];
                };
            };
        };
    };
    getJobV2: {
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
                    "application/json": components["schemas"]["Job"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listApplicationsV2: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
                jobId?: number[];
                candidateId?: number[];
                status?: components["schemas"]["ApplicationStatus"][];
                /** @description Rows changed at this time or later, such as `2026-03-02T09:30:00Z`. */
                updatedAfter?: string;
                /** @description Rows changed before this time, such as `2026-03-02T09:30:00Z`. */
                updatedBefore?: string;
                /** @description Whole related objects in each item. `candidate` needs candidates:read, `job` needs jobs:read. */
                expand?: components["schemas"]["ApplicationExpansion"][];
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
                    "application/json": components["schemas"]["ApplicationItemTokenPage"];
                };
            };
        };
    };
    getApplicationV2: {
        parameters: {
            query?: {
                /** @description Whole related objects in each item. `candidate` needs candidates:read, `job` needs jobs:read. */
                expand?: components["schemas"]["ApplicationExpansion"][];
            };
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
                    "application/json": components["schemas"]["Application"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    listCandidatesV2: {
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
                fields?: components["schemas"]["CandidateField"][];
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
                    "application/json": components["schemas"]["CandidateItemTokenPage"];
                };
            };
        };
    };
    createCandidateV2: {
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
                "application/json": components["schemas"]["CandidateCreate"];
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
                    "application/json": components["schemas"]["Candidate"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    getCandidateV2: {
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
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    updateCandidateV2: {
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
                "application/json": components["schemas"]["CandidatePatch"];
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
                    "application/json": components["schemas"]["Candidate"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    anonymizeCandidateV2: {
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    exportCandidateV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateExport"];
                };
            };
        };
    };
    getJobTransitionsV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobTransitions"];
                };
            };
        };
    };
    getApplicationTransitionsV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationTransitions"];
                };
            };
        };
    };
    getApplicationHistoryV2: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTokenPage"];
                };
            };
        };
    };
    listEventsV2: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before, or of an export. Without it, from the beginning of the log. */
                after?: string;
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                event?: components["schemas"]["EventName"][];
                entity?: components["schemas"]["EntityType"][];
                /** @description Ids of the objects; most useful with `entity`. */
                entityId?: string[];
                /** @description Seconds to wait for an event when there is none. */
                wait?: number;
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
            /** @description Events in their order, each exactly once. */
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
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    exportApplicationsV2: {
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
            /** @description Rows, then the cursor. */
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
                    "application/x-ndjson": components["schemas"]["ApplicationRow"];
                };
            };
        };
    };
    exportCandidatesV2: {
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
            /** @description Rows, then the cursor. */
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
                    "application/x-ndjson": components["schemas"]["Candidate"];
                };
            };
        };
    };
    exportJobsV2: {
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
            /** @description Rows, then the cursor. */
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
                    "application/x-ndjson": components["schemas"]["Job"];
                };
            };
        };
    };
    listDeliveriesV2: {
        parameters: {
            query?: {
                /** @description The most rows that a page may have. */
                maxPageSize?: number;
                /** @description `nextPageToken` of the page before: alone, or with all the parameters that the first page was asked with. */
                pageToken?: string;
                state?: components["schemas"]["DeliveryState"][];
                eventId?: string[];
                /** @description Made at this time or later, such as `2026-03-02T09:30:00Z`. */
                createdAfter?: string;
                /** @description Made before this time, such as `2026-03-02T09:30:00Z`. */
                createdBefore?: string;
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
                 * @description An id of yours for this request. The answer has it, and so has the log; one of another form is replaced.
                 * @example 7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11
                 */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Ignored-Parameters": components["headers"]["X-Ignored-Parameters"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    redeliverRangeV2: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["Redelivery"];
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
                    "application/json": components["schemas"]["Delivery"] | components["schemas"]["Receipt"];
                };
            };
        };
    };
}
