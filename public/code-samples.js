// Samples that call an operation in curl, JavaScript and Python. Each runs as it stands, with nothing to install; without a token
// it takes that of the environment, TOKEN.

/**
 * Adds `x-codeSamples` to each operation of an OpenAPI document.
 * @param {object} document an OpenAPI document, which is changed
 * @param {{ origin: string, token?: string }} server where it is, and a token for it, empty when there is none to show
 */
export function addCodeSamples (document, server) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.responses === undefined) continue
      const request = toRequest(document, server, { path, method, operation })
      operation['x-codeSamples'] = [
        { lang: 'Shell', label: 'curl', source: toCurl(request, server.token) },
        { lang: 'JavaScript', label: 'JavaScript', source: toJavaScript(request, server.token) },
        { lang: 'Python', label: 'Python', source: toPython(request, server.token) }
      ]
    }
  }
}

/** The smallest request that the operation takes, by its examples. */
function toRequest (document, { origin }, { path, method, operation }) {
  const resolve = value => value?.$ref === undefined
    ? value ?? {}
    : resolve(value.$ref.slice(2).split('/').reduce((part, key) => part[key.replaceAll('~1', '/')], document))
  const firstOf = ({ example, examples }) => example ?? resolve(Object.values(examples ?? {})[0]).value
  const parameters = (operation.parameters ?? []).map(resolve).filter(({ required }) => required)
  const text = parameter => String(firstOf(parameter) ?? fromSchema(resolve(parameter.schema)))
  const valuesIn = place => parameters.filter(parameter => parameter.in === place).map(parameter => [parameter.name, text(parameter)])
  const filled = valuesIn('path').reduce((url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)), path)
  const query = new URLSearchParams(valuesIn('query')).toString()
  const content = resolve(operation.requestBody).content?.['application/json']
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  return {
    method: method.toUpperCase(),
    url: `${origin}${filled}${query === '' ? '' : `?${query}`}`,
    headers: { ...Object.fromEntries(valuesIn('header')), ...(content === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: content && firstOf(content),
    answersJson: resolve(success).content?.['application/json'] !== undefined
  }
}

function fromSchema ({ examples, example, default: usual, enum: words, minimum, format, type }) {
  const plain = type === 'integer' || type === 'number' ? 1 : format === 'uuid' ? '00000000-0000-4000-8000-000000000001' : 'text'
  return examples?.[0] ?? example ?? usual ?? words?.[0] ?? minimum ?? plain
}

const shell = text => `'${text.replaceAll("'", "'\\''")}'`
const javaScript = text => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const indent = (text, spaces) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)

function toCurl ({ method, url, headers, body }, token) {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shell(url)}`,
    `-H ${token ? shell(`Authorization: Bearer ${token}`) : '"Authorization: Bearer $TOKEN"'}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shell(JSON.stringify(body, null, 2))}`])
  ].join(' \\\n  ')
}

function toJavaScript ({ method, url, headers, body, answersJson }, token) {
  const authorization = token ? javaScript(`Bearer ${token}`) : '`Bearer $' + '{process.env.TOKEN}`'
  const lines = [
    `Authorization: ${authorization}`,
    ...Object.entries(headers).map(([name, value]) => `${javaScript(name)}: ${javaScript(value)}`)
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    `headers: {\n    ${lines.join(',\n    ')}\n  }`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${indent(JSON.stringify(body, null, 2), 2)})`])
  ]
  return `const response = await fetch(${javaScript(url)}, {
  ${options.join(',\n  ')}
})
console.log(response.status, await response.${answersJson ? 'json' : 'text'}())`
}

function toPython ({ method, url, headers, body }, token) {
  const lines = [
    `"Authorization": ${token ? python(`Bearer ${token}`) : 'f"Bearer {os.environ[\'TOKEN\']}"'}`,
    ...Object.entries(headers).map(([name, value]) => `${python(name)}: ${python(value)}`)
  ]
  const options = [
    python(url),
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    `headers={\n        ${lines.join(',\n        ')},\n    }`,
    ...(body === undefined ? [] : [`data=json.dumps(${indent(python(body), 4)}).encode()`])
  ]
  return `import json, os, urllib.request

request = urllib.request.Request(
    ${options.join(',\n    ')},
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())`
}

/** A value as Python writes it. */
function python (value) {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map(python)]
    : ['{', '}', Object.entries(value).map(([name, inner]) => `${python(name)}: ${python(inner)}`)]
  return items.length === 0 ? open + close : `${open}\n${items.map(item => `    ${indent(item, 4)},\n`).join('')}${close}`
}
