import exec from 'k6/execution'
import http from 'k6/http'
import type { Options } from 'k6/options'
import type { LoadTargets } from '../../../src/seed/load-targets.js'
import { SCENARIOS, userOf, type Scenario, type User } from '../scenarios.js'

// For k6, which runs each virtual user in isolation: a variable here belongs to one user.

const { TARGETS = '../../../../load-targets.json', URL = 'http://127.0.0.1:3000', USERS = '20', SECONDS = '10' } = __ENV
const targets = JSON.parse(open(TARGETS)) as LoadTargets

let user: User | undefined
let last: string | undefined

/** As many users as `USERS` says for `SECONDS`, with the thresholds of the scenario. */
export function optionsOf (name: string): Options {
  const { rate, thresholds: { p99Ms, failedShare } } = SCENARIOS[name] as Scenario
  const duration = `${SECONDS}s`
  return {
    scenarios: {
      [name]: rate === undefined
        ? { executor: 'constant-vus', vus: Number(USERS), duration }
        // A server that stands still also gets the requests that are due meanwhile.
        : { executor: 'constant-arrival-rate', rate, timeUnit: '1s', preAllocatedVUs: Number(USERS), maxVUs: rate * 10, duration }
    },
    thresholds: {
      http_req_duration: [`p(99)<=${p99Ms}`],
      http_req_failed: [`rate<=${failedShare}`],
      ...(rate === undefined ? {} : { dropped_iterations: ['count==0'] })
    }
  }
}

/** Sends this user's next request. */
export function sendNext (name: string): void {
  user ??= userOf(SCENARIOS[name] as Scenario, targets, exec.vu.idInTest - 1, Math.random)
  const { name: row, method, path, body, expected = [] } = user.next(last)
  const response = http.request(method, `${URL}${path}`, body === undefined ? null : JSON.stringify(body), {
    headers: { Authorization: `Bearer ${user.token}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    tags: { name: row },
    responseCallback: http.expectedStatuses({ min: 200, max: 299 }, ...expected)
  })
  last = response.status === 200 && typeof response.body === 'string' ? response.body : undefined
}
