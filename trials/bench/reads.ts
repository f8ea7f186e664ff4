import type { Request } from 'autocannon'
import { startPeer, startServer, type Env } from '../shared/processes.js'
import type { PeerTask } from './baseline-server.js'
import type { Options } from './options.js'
import { drive, measured, type Measured, type Round } from './rounds.js'
import type { Route } from './routes.js'

export const TARGETS = ['ours', 'bare', 'constant'] as const
export type Target = typeof TARGETS[number]

export interface ReadResult extends Record<Target, Measured> { name: string, title: string, bytes: number }

interface Setting { groups: Route[][], server: Env, peer: Env, poolMax: number, secret: string, log: (line: string) => void }

/** Measures the routes on the server and both peers, in alternated rounds. */
export async function measureReads ({ groups, server, peer, poolMax, secret, log }: Setting, options: Options): Promise<ReadResult[]> {
  const variants = groups.flat().flatMap(route => route.variants)
  const authorization = { authorization: `Bearer ${secret}` }
  const ours = await startServer(server, { profile: options.profile })
  const answers = await Promise.all(variants.map(async ({ path }) => await answerOf(`${ours.base}${path}`, authorization)))
  const task: PeerTask = { variants, answers, poolMax }
  const other = await startPeer(new URL('./baseline-server.js', import.meta.url), peer, task)

  const run = async (route: Route, target: Target, seconds: number): Promise<Round> => {
    const requests: Request[] = route.variants.map(variant => ({
      path: target === 'ours' ? variant.path : `/${target}/${variants.indexOf(variant)}`
    }))
    return await drive(target === 'ours'
      ? ours.base
      : other.base, requests, target === 'ours' ? authorization : {}, { ...options, seconds })
  }
  const results: ReadResult[] = []
  for (const group of groups) {
    log(`${group.map(({ name }) => name).join(', ')} …`)
    const targets = group.flatMap(route => TARGETS.map(target => ({ route, target, rounds: [] as Round[] })))
    for (const { route, target } of targets) await run(route, target, Math.max(1, Math.round(options.seconds / 2)))
    for (let round = 0; round < options.rounds; round++) {
      for (const { route, target, rounds } of targets) rounds.push(await run(route, target, options.seconds))
    }
    for (const route of group) {
      const of = (target: Target) => measured(targets.find(one => one.route === route && one.target === target)?.rounds ?? [])
      const sizes = route.variants.map(variant => Buffer.byteLength(answers[variants.indexOf(variant)] as string))
      results.push({
        name: route.name,
        title: route.title,
        bytes: Math.round(sizes.reduce((a, b) => a + b) / sizes.length),
        ours: of('ours'),
        bare: of('bare'),
        constant: of('constant')
      })
    }
  }
  await Promise.all([ours.stop(), other.stop()])
  return results
}

async function answerOf (url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} for ${url}: ${text}`)
  return text
}
