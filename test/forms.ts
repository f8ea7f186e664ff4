import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { formOf, pdf, type Part } from '../trials/shared/forms.js'
import type { Client } from './helper.js'

/** Sends a form with a file. */
export async function upload (
  client: Client, url: string, {
    bytes = pdf(), kind = 'resume', at, fileName = 'resume.pdf', headers = {}
  }: { bytes?: string | Buffer, kind?: string, at?: string, fileName?: string, headers?: Record<string, string> } = {}
): Promise<LightMyRequestResponse> {
  return await sendForm(client, url, [
    { name: 'kind', value: kind }, ...(at === undefined ? [] : [{ name: 'at', value: at }]),
    { name: 'file', value: bytes, fileName, type: 'application/octet-stream' }
  ], headers)
}

export async function sendForm (
  client: Client, url: string, parts: Part[], headers: Record<string, string> = {}
): Promise<LightMyRequestResponse> {
  const form = formOf(parts)
  return await client.send({ method: 'POST', url, ...form, headers: { ...form.headers, ...headers } } as InjectOptions)
}
