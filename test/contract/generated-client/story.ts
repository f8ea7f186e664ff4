/** What every generated client does: it makes a job and publishes it, and hires a candidate whose résumé it sends and fetches. */
export interface Hired {
  status: string
  openingId: number | null | undefined
  fileName: string
  /** As it came back. */
  resume: Blob
}

/** The body of an answer that succeeded. */
export function done<T extends object> ({ data, error }: { data?: T | void, error?: unknown }): T {
  if (typeof data !== 'object') throw new Error(JSON.stringify(error))
  return data
}

export const JOB = { name: 'Engineer', description: 'Build.', departmentCode: 'ONE', roleCode: 'ONE', hiringDeadline: '2999-12-31' }
export const PERSON = { name: 'Ada', lastName: 'Silva', email: 'ada@example.com' }
export const TERMS = { startDate: '2099-02-01', contractType: 'permanent' } as const
