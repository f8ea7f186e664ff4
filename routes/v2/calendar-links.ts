import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { endCalendarLink, makeCalendarLink } from '../../src/domain/interviews/calendar-links.js'
import { USER } from '../../src/domain/organization/users.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Described, Url } from '../../src/schema.js'

const Params = Type.Object({ id: USER.schema.properties.id })

const CalendarLink = Type.Object({
  url: Described(Url, 'The address. Whoever has it reads the calendar.', {
    examples: ['https://recruitment.example.com/calendars/1-1-c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldA.ics']
  })
}, { title: 'CalendarLink', description: 'An address of a calendar that works without a token, for calendar programs.' })

/** Links to the calendars of users. */
export const calendarLinks: FastifyPluginAsyncTypebox = async app => {
  app.post('/users/:id/calendar-link', {
    config: { scope: 'interviews:read' },
    schema: {
      operationId: 'linkCalendar',
      tags: ['interviews'],
      summary: 'Make the address of a user\'s calendar',
      description: 'An address outside of `/api` at which calendar programs, which send no token, read the calendar of the user as this ' +
        'token may see it. Only a hash of it is stored. It ends with `DELETE`, with the next such request, when the user becomes ' +
        'inactive, and when this token is revoked or expires. The response is not stored for replay.',
      params: Params,
      querystring: WriteQuery,
      response: { 201: CalendarLink }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { id } = request.params
    const link = await makeCalendarLink(change, id)
    const url = `${app.addressFor(request)}/calendars/${link}.ics`
    // The path without a secret: it is stored with the Idempotency-Key.
    return { status: 201, body: { url }, location: `/api/v2/users/${id}/calendar.ics`, isSecret: true }
  }))

  app.delete('/users/:id/calendar-link', {
    config: { scope: 'interviews:read' },
    schema: {
      operationId: 'deleteCalendarLink',
      tags: ['interviews'],
      summary: 'End the address of a user\'s calendar',
      description: 'From then on the address is a 404. Without one, the response is a 404, too.',
      params: Params,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await endCalendarLink(change, request.params.id)
    return { status: 204 }
  }))
}
