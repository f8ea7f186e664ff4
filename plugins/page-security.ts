import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

/** Directives of a content security policy → what they allow. */
type Policy = Record<string, string[]>

declare module 'fastify' {
  interface FastifyReply {
    /** Allows this page more than other pages. */
    allow: (more: Policy) => void
  }
}

const NOTHING = "'none'"

/** What all pages may load: files of this server. The policy does not require https, so that pages work over plain http, too. */
const POLICY: Policy = {
  defaultSrc: [NOTHING],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'"],
  connectSrc: ["'self'"],
  baseUri: [NOTHING],
  formAction: [NOTHING],
  frameAncestors: [NOTHING]
}

/** The policy for a page that no route of its own sends. */
export const PAGE_POLICY = Object.entries(POLICY)
  .map(([name, sources]) => `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`).join(';')

/** Security headers for HTML pages. API responses have their own, stricter ones (edge). */
export default fp(async function pageSecurity (app) {
  // The policy for data would override the one for pages and leave them blank.
  app.addHook('onRequest', async (_request, reply) => { reply.removeHeader('content-security-policy') })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false
  })
  app.decorateReply('allow', function (more) {
    const directives = { ...POLICY }
    for (const [name, sources] of Object.entries(more)) {
      directives[name] = [...(POLICY[name] ?? []).filter(source => source !== NOTHING), ...sources]
    }
    this.helmet({ contentSecurityPolicy: { useDefaults: false, directives } })
  })
}, { name: 'page-security', fastify: '5.x' })
