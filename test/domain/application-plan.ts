import { isEmpty, planChange, readPatch, type Facts } from '../../src/domain/applications/plan.js'
import type { Application, ApplicationPatch, ApplicationStatus } from '../../src/domain/applications/schema.js'
import { t } from '../part.js'

const at = '2026-03-02T09:30:00.000Z'

function makeApplication (status: ApplicationStatus): Application {
  return {
    id: 1,
    code: null,
    jobId: 2,
    candidateId: 3,
    candidateCode: null,
    status,
    currentStep: { id: 10, name: 'Registration', code: 'registration', type: 'register', category: 'registration' },
    source: 'api',
    sourceId: null,
    partnerName: null,
    score: null,
    tags: [],
    attachmentCount: 0,
    lastActivityAt: '2026-03-01T09:00:00.000Z',
    disqualification: status === 'reproved' ? { reasonId: null, reason: 'too far away', notes: null, at } : null,
    withdrawal: status === 'give_up' ? { reasonId: null, reason: null, at } : null,
    hiring: null,
    hiredAt: status === 'hired' ? at : null,
    endedAt: status === 'in_process' ? null : at,
    createdAt: at,
    updatedAt: at
  }
}

const FACTS: Facts = {
  jobStatus: 'published', numVacancies: 2, filled: 0, otherLiveId: undefined, hasStep: true, isAnonymized: false, reasonName: undefined
}

function plan (from: ApplicationStatus, patch: ApplicationPatch, facts: Partial<Facts> = {}) {
  const before = makeApplication(from)
  return planChange(before, readPatch(before, patch), { ...FACTS, ...facts })
}

t.test('the same values again → nothing to do', t => {
  t.ok(isEmpty(readPatch(makeApplication('in_process'), { status: 'in_process', currentStepId: 10, source: 'api', score: null })))
  t.ok(isEmpty(readPatch(makeApplication('reproved'), { reason: 'too far away', notes: null })))
  t.notOk(isEmpty(readPatch(makeApplication('in_process'), { score: 5 })))
  t.notOk(isEmpty(readPatch(makeApplication('reproved'), { notes: 'keep in touch' })))
  t.end()
})

t.test('texts → those that are sent as a remark, and those of the fields that change', t => {
  t.same(readPatch(makeApplication('in_process'), { source: 'api', partnerName: 'Job board', score: 5 }).texts, ['partnerName'])
  t.same(readPatch(makeApplication('reproved'), { reason: 'too far away' }).texts, ['reason'])
  t.same(readPatch(makeApplication('in_process'), { partnerName: null }).texts, [])
  t.end()
})

t.test('a remark → goes with its status alone; every fault is named', t => {
  const read = (patch: ApplicationPatch, from: ApplicationStatus = 'in_process') => () => readPatch(makeApplication(from), patch)
  t.throws(read({ reason: 'a', notes: 'b' }), { code: 'BAD_ARGUMENT', items: [{ target: 'reason' }, { target: 'notes' }] })
  t.throws(read({ status: 'give_up', notes: 'b' }), { code: 'BAD_ARGUMENT', items: [{ target: 'notes' }] })
  t.throws(read({ reason: null }, 'reproved'), { code: 'BAD_ARGUMENT', items: [{ target: 'reason' }] })
  t.same(plan('in_process', { status: 'give_up', reason: 'moved away' }).remark, { reason: 'moved away' })
  t.end()
})

t.test('a change of fields or of a remark → one event; visits stay', t => {
  for (const planned of [plan('hired', { score: 5 }), plan('reproved', { notes: 'keep in touch', score: 5 })]) {
    t.match(planned, { events: ['application.changed'], endsVisit: false, beginsVisit: undefined, isTransition: false })
  }
  t.end()
})

t.test('a move → ends the visit and begins another, and needs a job that hires and a step of it', t => {
  const planned = plan('in_process', { currentStepId: 11 })
  t.match(planned, { stepId: 11, events: ['application.moved'], endsVisit: true, beginsVisit: 'open' })
  t.throws(() => plan('in_process', { currentStepId: 11 }, { jobStatus: 'closed' }), { code: 'JOB_NOT_OPEN' })
  const onStep = [{ target: 'currentStepId' }]
  t.throws(() => plan('in_process', { currentStepId: 11 }, { hasStep: false }), { code: 'BAD_ARGUMENT', items: onStep })
  t.throws(() => plan('hired', { currentStepId: 11 }), { code: 'ILLEGAL_TRANSITION' })
  t.end()
})

t.test('a transition with a move → in_process is entered before the move and left after it', t => {
  t.match(plan('in_process', { status: 'hired', currentStepId: 11 }), {
    events: ['application.moved', 'candidate.hired'], endsVisit: true, beginsVisit: 'ended'
  })
  t.match(plan('give_up', { status: 'in_process', currentStepId: 11, score: 5 }), {
    events: ['application.reactivated', 'application.moved', 'application.changed'], endsVisit: false, beginsVisit: 'open'
  })
  t.throws(() => plan('reproved', { status: 'give_up', currentStepId: 11 }), {
    code: 'ILLEGAL_TRANSITION', items: [{ target: 'currentStepId' }]
  })
  t.end()
})

t.test('a transition alone → ends the visit, or begins one of the same step', t => {
  t.match(plan('in_process', { status: 'give_up' }), {
    stepId: 10, events: ['application.withdrawn'], endsVisit: true, beginsVisit: undefined
  })
  t.match(plan('hired', { status: 'in_process' }), { stepId: 10, events: ['application.unhired'], endsVisit: false, beginsVisit: 'open' })
  t.same(plan('hired', { status: 'give_up' }).events, ['application.unhired', 'application.withdrawn'], 'payroll hears of it')
  t.match(plan('reproved', { status: 'give_up' }), { events: ['application.withdrawn'], endsVisit: false, beginsVisit: undefined })
  t.throws(() => plan('reproved', { status: 'hired' }), { code: 'ILLEGAL_TRANSITION' })
  t.throws(() => plan('give_up', { status: 'in_process' }, { jobStatus: 'closed' }), { code: 'JOB_NOT_OPEN' })
  t.end()
})

t.test('a rejection → needs a reason that is not blank, unless the candidate is anonymized', t => {
  for (const reason of [undefined, ' ']) {
    t.throws(() => plan('in_process', { status: 'reproved', reason }), { code: 'BAD_ARGUMENT', items: [{ target: 'reason' }] })
  }
  t.match(plan('in_process', { status: 'reproved' }, { isAnonymized: true }).events, ['application.reproved'])
  t.match(plan('in_process', { status: 'reproved', reason: 'too far away' }), {
    events: ['application.reproved'], remark: { reason: 'too far away' }
  })
  t.end()
})

t.test('a hire → needs a vacancy; a reactivation → no other live application', t => {
  t.throws(() => plan('in_process', { status: 'hired' }, { filled: 2 }), { code: 'NO_VACANCY_LEFT', message: /\(2 of 2 taken\)/ })
  t.match(plan('in_process', { status: 'hired' }, { filled: 1 }).events, ['candidate.hired'])
  t.throws(() => plan('reproved', { status: 'in_process' }, { otherLiveId: 9 }), { code: 'ALREADY_EXISTS', message: /live application 9/ })
  t.end()
})
