import fp from 'fastify-plugin'

/** From so many characters on an answer is large. */
const LARGE = 16_384

/**
 * Makes a large answer bytes at once. As text it is put together of thousands of parts, measured, and only then encoded by the socket: that
 * takes as long as a query.
 */
export default fp(async function answerBytes (app) {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' && payload.length >= LARGE ? Buffer.from(payload) : payload)
  })
}, { name: 'answer-bytes', fastify: '5.x' })
