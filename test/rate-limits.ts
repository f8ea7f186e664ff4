import type { LightMyRequestResponse } from 'fastify'

// What tests of limits ask of many answers.

export const limits = ({ headers }: LightMyRequestResponse): number[] =>
  ['limit', 'remaining', 'reset'].map(name => Number(headers[`x-ratelimit-${name}`]))

export const statuses = (responses: LightMyRequestResponse[]): number[] => responses.map(response => response.statusCode)

/** Sends so many, one after the other. */
export async function times (count: number, send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse[]> {
  const responses: LightMyRequestResponse[] = []
  for (let i = 0; i < count; i++) responses.push(await send())
  return responses
}
