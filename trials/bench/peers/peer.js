import { constant, onExpress, onFastify, onHono, onNest, onNode } from './frameworks.js'
import { RecordedStore } from './recorded.js'
import { PgStore } from './store.js'

// One peer in a process of its own: its task comes as a message, and the port that it listens on goes back.

const PEERS = {
  'fastify-pg': async ({ store, companies }) => await onFastify(new PgStore(store), companies, 0),
  'fastify-schemas': async ({ store, companies, samples }) => await onFastify(new PgStore(store), companies, 0, samples),
  'hono-pg': async ({ store, companies }) => await onHono(new PgStore(store), companies),
  'express-pg': async ({ store, companies }) => await onExpress(new PgStore(store), companies),
  'hono-recorded': async ({ store, companies }) => await onHono(new RecordedStore(store), companies),
  'node-recorded': async ({ store, companies }) => await onNode(new RecordedStore(store), companies),
  'fastify-drizzle': async ({ store, companies }) => {
    const { DrizzleStore } = await import('./drizzle.js')
    return await onFastify(new DrizzleStore(store), companies, 0)
  },
  'nest-typeorm': async ({ store, companies }) => {
    const { TypeormStore } = await import('./typeorm.js')
    const typeorm = new TypeormStore(store)
    await typeorm.open()
    return await onNest(typeorm, companies)
  },
  constant: async ({ answers }) => await constant(answers)
}

process.once('message', task => {
  PEERS[task.store.name](task).then(port => process.send(port), error => {
    console.error(error)
    process.exit(1)
  })
})
// Without the bench there is nothing to do.
process.once('disconnect', () => process.exit())
process.once('SIGINT', () => {})
