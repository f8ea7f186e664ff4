import fp from 'fastify-plugin'
import { linkedCalendar } from '../src/domain/interviews/calendar-links.js'
import type {} from './database.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** The calendar that the text of a link leads to; undefined once the link has ended. */
    linkedCalendar: (text: string) => Promise<string | undefined>
  }
}

/** Calendars by links, which routes outside of the versions show. */
export default fp(async function calendars (app) {
  app.decorate('linkedCalendar', async text => await linkedCalendar(app.database, text))
}, { name: 'calendars', fastify: '5.x', dependencies: ['database'] })
