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
  const contents = resolve(operation.requestBody).content ?? {}
  const content = contents['application/json']
  const form = content === undefined ? contents['multipart/form-data'] : undefined
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  return {
    method: method.toUpperCase(),
    url: `${origin}${filled}${query === '' ? '' : `?${query}`}`,
    headers: { ...Object.fromEntries(valuesIn('header')), ...(content === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: content && firstOf(content),
    form: form && Object.entries(firstOf(form)).map(([name, value]) =>
      ({ name, value, isFile: resolve(form.schema).properties[name].contentMediaType !== undefined })),
    answersJson: resolve(success).content?.['application/json'] !== undefined
  }
}

function fromSchema ({ examples, example, default: usual, enum: words, minimum, format, type }) {
  const plain = type === 'integer' || type === 'number' ? 1 : format === 'uuid' ? '00000000-0000-4000-8000-000000000001' : 'text'
  return examples?.[0] ?? example ?? usual ?? words?.[0] ?? minimum ?? plain
}

const FILE_NAME = 'resume.pdf'
const BOUNDARY = 'end-of-part'

const shell = text => `'${text.replaceAll("'", "'\\''")}'`
const javaScript = text => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const indent = (text, spaces) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)

function toCurl ({ method, url, headers, body, form = [] }, token) {
  return [
    `curl ${method === 'GET' || form.length > 0 ? '' : `-X ${method} `}${shell(url)}`,
    `-H ${token ? shell(`Authorization: Bearer ${token}`) : '"Authorization: Bearer $TOKEN"'}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shell(JSON.stringify(body, null, 2))}`]),
    ...form.map(({ name, value, isFile }) => `-F ${shell(`${name}=${value}${isFile ? `;filename=${FILE_NAME}` : ''}`)}`)
  ].join(' \\\n  ')
}

function toJavaScript ({ method, url, headers, body, form, answersJson }, token) {
  const authorization = token ? javaScript(`Bearer ${token}`) : '`Bearer $' + '{process.env.TOKEN}`'
  const lines = [
    `Authorization: ${authorization}`,
    ...Object.entries(headers).map(([name, value]) => `${javaScript(name)}: ${javaScript(value)}`)
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    `headers: {\n    ${lines.join(',\n    ')}\n  }`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${indent(JSON.stringify(body, null, 2), 2)})`]),
    ...(form === undefined ? [] : ['body: form'])
  ]
  const parts = (form ?? []).map(({ name, value, isFile }) => isFile
    ? `form.append(${javaScript(name)}, new Blob([${javaScript(value)}]), '${FILE_NAME}')\n`
    : `form.append(${javaScript(name)}, ${javaScript(value)})\n`)
  return `${form === undefined ? '' : `const form = new FormData()\n${parts.join('')}`}const response = await fetch(${javaScript(url)}, {
  ${options.join(',\n  ')}
})
console.log(response.status, await response.${answersJson ? 'json' : 'text'}())`
}

function toPython ({ method, url, headers, body, form }, token) {
  const isForm = form !== undefined
  const lines = [
    `"Authorization": ${token ? python(`Bearer ${token}`) : 'f"Bearer {os.environ[\'TOKEN\']}"'}`,
    ...Object.entries({ ...headers, ...(isForm && { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }) })
      .map(([name, value]) => `${python(name)}: ${python(value)}`)
  ]
  const options = [
    python(url),
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    `headers={\n        ${lines.join(',\n        ')},\n    }`,
    ...(body === undefined ? [] : [`data=json.dumps(${indent(python(body), 4)}).encode()`]),
    ...(isForm ? ['data="\\r\\n".join(parts).encode()'] : [])
  ]
  const parts = [...(form ?? []).flatMap(({ name, value, isFile }) => [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${FILE_NAME}"` : ''}`,
    ...(isFile ? ['Content-Type: application/octet-stream'] : []),
    '', value
  ]), `--${BOUNDARY}--`, '']
  return `import json, os, urllib.request

${isForm ? `parts = ${python(parts)}\n` : ''}request = urllib.request.Request(
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
