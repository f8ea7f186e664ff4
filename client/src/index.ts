export { RecruitmentApi, type ClientOptions, type FollowOptions } from './client.js'
export { ApiError, ConnectionError, CursorExpiredError, WebhookVerificationError, type ErrorItem } from './errors.js'
export type { Export } from './export.js'
export type { Retry } from './retry.js'
export type { Answer, DataOf, Delivery, EventPage, ExportKind, FeedEvent, Item, ListPath, Paths } from './types.js'
export { verifyWebhook } from './webhooks.js'
/** The schemas of the OpenAPI documents, such as `v1.Job` and `v2.Application`. */
export type * as v1 from './openapi/v1.js'
export type * as v2 from './openapi/v2.js'
