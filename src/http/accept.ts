/** Whether an `Accept` names HTML and prefers it to JSON: browsers name HTML, programs accept anything or name JSON. */
export const prefersHtml = (accept?: string): boolean => prefers('text/html', accept)

/** Whether an `Accept` names this type and prefers it to JSON. */
export function prefers (wanted: string, accept = ''): boolean {
  const quality = new Map(accept.toLowerCase().split(',').map(part => {
    const [type = '', ...parameters] = part.split(';').map(text => text.trim())
    return [type, Number(parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? 1)]
  }))
  return (quality.get(wanted) ?? 0) > (quality.get('application/json') ?? 0)
}
