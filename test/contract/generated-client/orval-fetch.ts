// The function through which orval's clients send, as its guide shows it: JSON is parsed, and all else is a Blob.
// Where an operation takes JSON or a form, orval sends JSON and names no type: without one, fetch would call it text.

let [base, authorization] = ['', '']

export function configure (baseUrl: string, token: string): void {
  base = baseUrl
  authorization = `Bearer ${token}`
}

export async function customFetch<T> (url: string, options: RequestInit): Promise<T> {
  const headers = new Headers(options.headers)
  headers.set('authorization', authorization)
  if (typeof options.body === 'string') headers.set('content-type', 'application/json')
  const response = await fetch(`${base}${url}`, { ...options, headers })
  const { status } = response
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return { status, headers: response.headers, data: status === 204 ? undefined : await (isJson ? response.json() : response.blob()) } as T
}
