import fp from 'fastify-plugin'

/** Number of characters from which a response is large. */
const LARGE = 16_384

/**
 * Encodes a large response to bytes once. As a string it is flattened from thousands of fragments, measured, and encoded again by the
 * socket, which takes as long as a query.
 */
export default fp(async function answerBytes (app) {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' && payload.length >= LARGE ? Buffer.from(payload) : payload)
  })
}, { name: 'answer-bytes', fastify: '5.x' })
