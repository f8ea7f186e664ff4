/** Whether an `Accept` names HTML and prefers it to JSON: browsers name HTML, programs accept anything or name JSON. */
export function prefersHtml (accept = ''): boolean {
  const quality = new Map(accept.toLowerCase().split(',').map(part => {
    const [type = '', ...parameters] = part.split(';').map(text => text.trim())
    return [type, Number(parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? 1)]
  }))
  return (quality.get('text/html') ?? 0) > (quality.get('application/json') ?? 0)
}
