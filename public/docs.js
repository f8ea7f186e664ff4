// Swagger UI for the document that the page names, with the sandbox's token where the page has it.

/* global SwaggerUIBundle */

const { document: url, token } = document.getElementById('reader').dataset

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

/** The summary of an operation is a button; a link in it could not be reached by keyboard. The address still follows what is open. */
const plainNames = () => ({ components: { DeepLink: ({ text }) => text } })

/** Security schemes have no references: to resolve them, Swagger UI would read the whole document once more, for a second or two. */
const plainSchemes = () => ({
  statePlugins: {
    spec: {
      wrapActions: {
        requestResolvedSubtree: (resolve, { specActions, specSelectors }) => path => path[1] === 'securitySchemes'
          ? specActions.updateResolvedSubtree(path, specSelectors.specJson().getIn(path).toJS())
          : resolve(path)
      }
    }
  }
})

/** The concepts are read in the reference: here they would stand, for several screens, before the operations that one came to try. */
const conceptsElsewhere = () => ({
  statePlugins: {
    spec: {
      wrapActions: {
        updateJsonSpec: update => ({ info, ...rest }) => {
          const [summary] = info.description.split(/^#/m)
          const reference = url.replace('/openapi/', '/reference/').replace('.json', '')
          const description = `${summary.trim()}\n\nHow to authenticate, page, retry and sync: [the reference](${reference}).`
          return update({ info: { ...info, description }, ...rest })
        }
      }
    }
  }
})

/** Swagger UI fills in the examples of headers. Sent as they stand, a second request would be taken for a repetition of the first. */
const withoutExamples = request => {
  const parameters = ui.specSelectors.specJson().getIn(['components', 'parameters']).toJS()
  for (const { in: place, name, example } of Object.values(parameters)) {
    if (place === 'header' && request.headers?.[name] === example) delete request.headers[name]
  }
  return request
}

const ui = SwaggerUIBundle({
  dom_id: '#reader',
  url,
  plugins: [plainNames, plainSchemes, conceptsElsewhere],
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // A token that the page has would be an old one after the next start of another sandbox.
  persistAuthorization: token === '',
  validatorUrl: null,
  requestInterceptor: request => request.loadSpec ? request : withoutExamples(request),
  onComplete () {
    if (token === '') return
    for (const name of ui.specSelectors.securityDefinitions().keys()) ui.preauthorizeApiKey(name, token)
  }
})
