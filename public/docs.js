// Swagger UI for the document that the page names, with the sandbox's token where the page has it.

/* global SwaggerUIBundle */

const { document: url, token } = document.getElementById('reader').dataset

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

/** The summary of an operation is a button; a link in it could not be reached by keyboard. The address still names the open operation. */
const plainNames = () => ({ components: { DeepLink: ({ text }) => text } })

/** The concepts are in the reference: here they would fill several screens before the operations that people came to try. */
function withoutConcepts (info) {
  const [summary] = info.description.split(/^#/m)
  const reference = url.replace('/openapi/', '/reference/').replace('.json', '')
  const description = `${summary.trim()}\n\nHow to authenticate, page, retry and sync: [the reference](${reference}).`
  // The bar names the product.
  return { ...info, title: info.title.replace(/^.*, v/, 'V'), description }
}

/**
 * Swagger UI fills examples into fields and sends what is there: examples of headers are shown beside their fields instead, and values by
 * key, for which it makes up keys, are empty.
 */
function withoutExample ({ example, ...given }) {
  const parameter = withoutItemFormat(given)
  if (parameter.style === 'deepObject') return { ...parameter, example: {} }
  return parameter.in === 'header' && example !== undefined
    ? { ...parameter, description: `${parameter.description} For example: \`${example}\`` }
    : { ...parameter, ...(example !== undefined && { example }) }
}

/** Of the values of a list, Swagger UI looks for a field of their format, and complains that there is none. */
function withoutItemFormat ({ schema, ...parameter }) {
  if (schema?.items?.format === undefined) return { ...parameter, ...(schema && { schema }) }
  const { format, ...items } = schema.items
  return { ...parameter, schema: { ...schema, items } }
}

/** All failures of an operation as one answer: they have the same body, and most of their headers. */
function withFailuresOnce ({ responses, ...operation }, components) {
  const all = Object.entries(responses)
    .map(([status, response]) => [status, response.$ref ? components.responses[response.$ref.split('/').pop()] : response])
  const failures = all.filter(([status]) => status >= 400)
  if (failures.length === 0) return { ...operation, responses }
  const examplesOf = ([, { content }]) => content['application/json'].examples ?? {}
  const examples = Object.assign({}, ...failures.map(examplesOf))
  const codes = failures.map(failure => {
    const names = failure[1].description.match(/(?<=^- `)\w+/gm) ?? Object.keys(examplesOf(failure))
    return `- **${failure[0]}** ${names.map(name => `\`${name}\``).join(', ')}`
  })
  const failed = {
    description: `A failure. What each code means: [errors](/guides/errors).\n\n${codes.join('\n')}`,
    headers: Object.assign({}, ...failures.map(([, { headers }]) => headers)),
    content: { 'application/json': { ...failures[0][1].content['application/json'], examples } }
  }
  return { ...operation, responses: { ...Object.fromEntries(all.filter(([status]) => status < 400)), default: failed } }
}

const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

/** The document as it is shown: shorter than the one for programs. */
const shorter = ({ info, paths, components, ...rest }) => ({
  ...rest,
  info: withoutConcepts(info),
  paths: mapValues(paths, item => mapValues(item, ({ parameters, ...operation }) => ({
    ...withFailuresOnce(operation, components), ...(parameters && { parameters: parameters.map(withoutExample) })
  }))),
  components: { ...components, parameters: mapValues(components.parameters, withoutExample) }
})

/** A part of the document with what its references name in their place. No schema of the document contains itself. */
function withoutReferences (part, document) {
  if (Array.isArray(part)) return part.map(value => withoutReferences(value, document))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...own } = part
  const named = $ref && withoutReferences(at(document, $ref.split('/').slice(1)), document)
  return { ...named, ...mapValues(own, value => withoutReferences(value, document)) }
}
const at = (document, path) => path.reduce((part, name) => part[name], document)

/** Swagger UI would read the whole document again for each operation that is opened, which takes seconds: here only its part is read. */
function ownDocument () {
  let shown
  return {
    statePlugins: {
      spec: {
        wrapActions: {
          updateJsonSpec: update => document => update(shown = shorter(document)),
          requestResolvedSubtree: (_resolve, { specActions }) => path =>
            specActions.updateResolvedSubtree(path, withoutReferences(at(shown, path), shown))
        }
      }
    }
  }
}

/** Swagger UI warns of a format that it has no field for. */
const wholeNumbers = ({ React: { createElement }, getComponent }) => ({
  components: { JsonSchema_integer_int64: props => createElement(getComponent('JsonSchema_string'), props) }
})

/** The headers of an answer are folded: there are many, and nearly the same everywhere. */
const foldedHeaders = ({ React: { createElement } }) => ({
  wrapComponents: {
    headers: Headers => props => createElement('details', { className: 'folded' },
      createElement('summary', null, `${props.headers.size} headers`), createElement(Headers, props))
  }
})

/** What Swagger UI leaves out for people who do not see its page: levels of headings that follow each other, and landmarks. */
const ATTRIBUTES = {
  '.opblock-tag, .models h4': { ariaLevel: '2' },
  '.opblock h4': { ariaLevel: '3' },
  '.opblock h5': { ariaLevel: '4' },
  '.information-container': { role: 'region', ariaLabel: 'About' },
  '.filter-container': { role: 'search' }
}
const complete = () => {
  for (const [selector, attributes] of Object.entries(ATTRIBUTES)) {
    for (const element of document.querySelectorAll(selector)) Object.assign(element, attributes)
  }
}
new MutationObserver(complete).observe(document.getElementById('reader'), { childList: true, subtree: true })

const ui = SwaggerUIBundle({
  dom_id: '#reader',
  url,
  plugins: [plainNames, ownDocument, wholeNumbers, foldedHeaders],
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // A stored token would be an old one after another sandbox has started.
  persistAuthorization: token === '',
  validatorUrl: null,
  onComplete () {
    if (token === '') return
    for (const name of ui.specSelectors.securityDefinitions().keys()) ui.preauthorizeApiKey(name, token)
  }
})
