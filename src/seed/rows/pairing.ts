import { Random } from '../data/random.js'

const MAX_PARTS = 4
const STRIDES = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53]

interface Size { candidates: number, applications: number, seed: number }

/**
 * Who applies where. No (job, candidate) pair comes twice, by construction: the applications of a job walk through the
 * candidates from a start of their own in steps that share no divisor with the number of candidates, and are fewer
 * than they. Jobs are unequally wanted, 1 to 4 parts each. Only a few numbers are kept for each job, and none for an application.
 */
export class Pairing {
  /** One cycle of applications: the job that each goes to, and which of the job's parts it is. */
  readonly #cycle: Array<{ job: number, part: number }> = []
  readonly #parts = new Map<number, number>()
  readonly #counts = new Map<number, number>()
  readonly #size: Size
  readonly #stride: number

  /** @param openJobs the indexes of the jobs that can have applications */
  constructor (size: Size, openJobs: readonly number[]) {
    this.#size = size
    // Small, so that the rows of a job lie close together in the indexes: large tables fill faster. It shares no divisor
    // with the number of candidates because it is a prime.
    this.#stride = STRIDES.find(prime => size.candidates % prime !== 0) ?? 1
    for (const job of openJobs) this.#parts.set(job, new Random(size.seed, 'pairing', job).between(1, MAX_PARTS + 1))
    for (let part = 0; part < MAX_PARTS; part++) {
      for (const [job, parts] of this.#parts) if (part < parts) this.#cycle.push({ job, part })
    }
    for (const [position, { job }] of this.#cycle.entries()) {
      const turns = Math.ceil((size.applications - position) / this.#cycle.length)
      this.#counts.set(job, this.countOf(job) + Math.max(turns, 0))
    }
  }

  /** How many applications are sure to find a pair of their own. */
  get capacity (): number {
    return Math.floor(this.#size.candidates / MAX_PARTS) * this.#cycle.length
  }

  /** How many applications a job has. */
  countOf (job: number): number {
    return this.#counts.get(job) ?? 0
  }

  /** The job and the candidate of an application; `turn` counts the applications of this job from 0. */
  pairOf (application: number): { job: number, candidate: number, turn: number } {
    const round = Math.floor(application / this.#cycle.length)
    const { job, part } = this.#cycle[application % this.#cycle.length] as { job: number, part: number }
    const turn = round * (this.#parts.get(job) as number) + part
    const start = new Random(this.#size.seed, 'pairing', job).below(this.#size.candidates)
    return { job, candidate: (start + turn * this.#stride) % this.#size.candidates, turn }
  }
}
