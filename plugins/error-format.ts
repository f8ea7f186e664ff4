import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ErrorFormat, Problem } from '../src/http/problem.js'
import { toProblem } from '../src/http/problem.js'
import { ShareTaken } from '../src/http/fair-shares.js'
import { RepeatedFailures } from '../src/http/repeated-failures.js'
import { routeMissing } from '../src/http/route-missing.js'
import { withAllFaults } from './all-faults.js'
import type {} from './sandbox-faults.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Failures of the whole server that were answered with 503. */
    unavailable: RepeatedFailures
  }
}

/** Sends a problem in a version's format. `JSON.stringify`, because a route's response schema would drop undeclared fields. */
export function sendProblem (reply: FastifyReply, problem: Problem, format: ErrorFormat): void {
  void reply.code(problem.status).headers(problem.headers).type('application/json; charset=utf-8')
    .serializer(JSON.stringify).send(format.render(problem))
}

export interface ErrorFormatOptions {
  format: ErrorFormat
  /** Sends a 404 as a page where a person asks; undefined for a program, and where there are no pages. */
  sendPage?: (request: FastifyRequest, reply: FastifyReply) => object | undefined
}

/** Sets the error handler of a scope: every error under its prefix, wherever thrown, becomes a problem and is rendered by `format`. */
export default fp<ErrorFormatOptions>(async function errorFormat (app, { format, sendPage }) {
  if (!app.hasDecorator('unavailable')) {
    app.decorate('unavailable', new RepeatedFailures((cause, count) => {
      app.log.error({ code: 'UNAVAILABLE', cause, count }, 'failed as well')
    }))
    app.addHook('onClose', async () => app.unavailable.close())
  }
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error, request.id, app.prefix)
    // For a fault requested from the sandbox, or a refusal that many requests cause, the log line of the request is enough.
    const isReal = request.fault?.failure === undefined && !(error instanceof ShareTaken)
    if (isReal && problem.status === 503) app.unavailable.record(error, problem.code, request.log)
    else if (isReal && problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'failed')
    if (problem.status === 404 && sendPage?.(request, reply.code(404).headers(problem.headers)) !== undefined) return
    sendProblem(reply, problem, format)
  }
  app.setErrorHandler((error, request, reply) => {
    const whole = withAllFaults(error, request)
    if (whole === undefined) return fail(error, request, reply)
    return whole.then(error => {
      fail(error, request, reply)
      return reply
    })
  })
  // With a handler of its own, unknown paths under the prefix run through the hooks of this scope first.
  app.setNotFoundHandler(async request => { throw routeMissing(request) })
}, { name: 'error-format', fastify: '5.x' })
