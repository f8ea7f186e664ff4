import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../src/errors.js'
import { CALENDAR } from './shared/calendars.js'

/** Calendars of users by links, for calendar programs, which send no token. Addresses that ask too often are refused, as for pages. */
export const linkedCalendars: FastifyPluginAsync = async app => {
  app.addHook('onRequest', app.countInFlight)
  app.get<{ Params: { link: string } }>('/calendars/:link.ics', async (request, reply) => {
    const calendar = await app.linkedCalendar(request.params.link)
    if (calendar === undefined) throw notFound('calendar', 'link')
    return await reply.type(CALENDAR).sendCalendar(calendar)
  })
}
