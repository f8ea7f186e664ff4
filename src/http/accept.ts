/** Whether HTML is named in an `Accept`, and liked better than JSON: browsers name it, programs take anything or name JSON. */
export function prefersHtml (accept = ''): boolean {
  const quality = new Map(accept.toLowerCase().split(',').map(part => {
    const [type = '', ...parameters] = part.split(';').map(text => text.trim())
    return [type, Number(parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? 1)]
  }))
  return (quality.get('text/html') ?? 0) > (quality.get('application/json') ?? 0)
}
