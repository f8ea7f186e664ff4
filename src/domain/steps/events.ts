import { Type } from '@sinclair/typebox'
import { ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents, PreviousName } from '../shared/events.js'
import { Step } from './schema.js'

const StepEventData = Type.Object(ungated(Step), { title: 'StepEventData', description: 'The step as of the event.' })

/** The events of steps. */
export const STEP_EVENTS = defineEvents({ entity: 'step', readScope: 'jobs:read' }, {
  'step.created': { summary: 'A step was added to a job', data: StepEventData },
  'step.changed': {
    summary: 'A step was changed or moved', data: ChangedEventData(StepEventData, 'StepChangedEventData', PreviousName)
  },
  'step.deleted': { summary: 'A step was deleted', data: StepEventData }
})
