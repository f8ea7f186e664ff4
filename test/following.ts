import type { MadeJob } from './factories.js'
import type { Client } from './helper.js'
import type { Receiver } from './receiver.js'

export const send = async (client: Client, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<any> => {
  const response = await client.send({ method, url, payload })
  if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`)
  return response.statusCode === 204 ? undefined : response.json()
}
export const follow = async (client: Client, { url }: Receiver, more: object): Promise<string> =>
  (await send(client, 'POST', '/api/v2/webhooks', { postbackUrl: url, ...more })).id
export const log = async (client: Client, id: string, query = ''): Promise<Array<Record<string, any>>> =>
  (await client.get(`/api/v2/webhooks/${id}/deliveries?${query}`)).json().results
export const apply = async (client: Client, job: MadeJob, name: string): Promise<string> =>
  `/api/v1/jobs/${job.id}/applications/${(await send(client, 'POST', `/api/v1/jobs/${job.id}/applications`, {
    manualCandidate: { name, lastName: 'M', email: `${name}@example.com` }
  })).id}`

/** Everything that may happen to an application, of which the receiver hears 14 events. */
export async function live (client: Client, job: MadeJob, name: string): Promise<string> {
  const url = await apply(client, job, name)
  const patch = async (payload: object) => await send(client, 'PATCH', url, payload)
  await patch({ currentStepId: job.stepIds[1] })
  await send(client, 'PUT', `${url}/tags`, { name: 'tag' })
  const comment = await send(client, 'POST', `${url}/comments`, { text: 'Nice.' })
  await send(client, 'PATCH', `${url}/comments/${comment.id}`, { text: 'Very nice.' })
  await patch({ score: 50 })
  await patch({ status: 'reproved', reason: 'No fit' })
  await patch({ status: 'in_process' })
  await patch({ status: 'give_up' })
  await patch({ status: 'in_process' })
  await send(client, 'DELETE', `${url}/tags/tag`)
  await patch({ status: 'hired' })
  await patch({ status: 'in_process' })
  await send(client, 'DELETE', `${url}/comments/${comment.id}`)
  return url
}
