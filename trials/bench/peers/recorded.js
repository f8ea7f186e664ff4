import { PgStore, toApplicationPage, toJob, toJobPage, toSalary } from './store.js'

/** An application as it is answered, of a row of the server's own statement. */
function toRecordedApplication ({
  version, currentStepId, currentStepName, currentStepCode, currentStepType, currentStepCategory, disqualificationReasonId,
  disqualificationReason, disqualificationNotes, disqualificationAt, withdrawalReasonId, withdrawalReason, withdrawalAt, hiringAt,
  hiringStartDate, hiringContractType, hiringSalaryAmount, hiringSalaryCurrency, hiringSalaryPeriod, hiringOpeningId, hiringOfferId,
  ...application
}) {
  return {
    ...application,
    currentStep: {
      id: currentStepId, name: currentStepName, code: currentStepCode, type: currentStepType, category: currentStepCategory
    },
    disqualification: disqualificationAt === null
      ? null
      : { reasonId: disqualificationReasonId, reason: disqualificationReason, notes: disqualificationNotes, at: disqualificationAt },
    withdrawal: withdrawalAt === null ? null : { reasonId: withdrawalReasonId, reason: withdrawalReason, at: withdrawalAt },
    hiring: hiringAt === null
      ? null
      : {
          at: hiringAt,
          startDate: hiringStartDate,
          contractType: hiringContractType,
          openingId: hiringOpeningId,
          offerId: hiringOfferId,
          salary: toSalary(hiringSalaryAmount, hiringSalaryCurrency, hiringSalaryPeriod)
        }
  }
}

/** The same answers from the statements that the server itself sends: what is measured then is all but the statements. */
export class RecordedStore extends PgStore {
  /** `recorded` has the named statements of each request: by company and path. */
  constructor ({ recorded, ...options }) {
    super(options)
    this.recorded = recorded
  }

  async ask (companyId, path) {
    const { rows } = await this.pool.query(this.recorded[`${companyId} ${path}`])
    return rows
  }

  async jobs (companyId, page, perPage) {
    const rows = await this.ask(companyId, `/api/v1/jobs?perPage=${perPage}&page=${page}`)
    return toJobPage(rows, rows[0].total, page, perPage)
  }

  async job (companyId, id) {
    const [row] = await this.ask(companyId, `/api/v1/jobs/${id}`)
    return row && toJob(row)
  }

  async applications (companyId, size) {
    const rows = await this.ask(companyId, `/api/v2/applications?maxPageSize=${size}`)
    return toApplicationPage(rows, size, toRecordedApplication)
  }
}
