import { Type } from '@sinclair/typebox'
import { ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents, PreviousName } from '../shared/events.js'
import { Branch, Department, Role, User } from './schema.js'

const DepartmentEventData = Type.Object(ungated(Department), {
  title: 'DepartmentEventData', description: 'The department as of the event.'
})
const RoleEventData = Type.Object(ungated(Role), { title: 'RoleEventData', description: 'The role as of the event.' })
const BranchEventData = Type.Object(ungated(Branch), { title: 'BranchEventData', description: 'The branch as of the event.' })
const UserEventData = Type.Object(ungated(User), { title: 'UserEventData', description: 'The user as of the event.' })

/** The events of departments, roles, branches and users. */
export const ORGANIZATION_EVENTS = {
  ...defineEvents({ entity: 'department', readScope: 'structure:read' }, {
    'department.created': { summary: 'A department was created', data: DepartmentEventData },
    'department.changed': {
      summary: 'A department was changed', data: ChangedEventData(DepartmentEventData, 'DepartmentChangedEventData', PreviousName)
    },
    'department.deleted': { summary: 'A department was deleted', data: DepartmentEventData }
  }),
  ...defineEvents({ entity: 'role', readScope: 'structure:read' }, {
    'role.created': { summary: 'A role was created', data: RoleEventData },
    'role.changed': {
      summary: 'A role was changed', data: ChangedEventData(RoleEventData, 'RoleChangedEventData', PreviousName)
    },
    'role.deleted': { summary: 'A role was deleted', data: RoleEventData }
  }),
  ...defineEvents({ entity: 'branch', readScope: 'structure:read' }, {
    'branch.created': { summary: 'A branch was created', data: BranchEventData },
    'branch.changed': {
      summary: 'A branch was changed', data: ChangedEventData(BranchEventData, 'BranchChangedEventData', PreviousName)
    },
    'branch.deleted': { summary: 'A branch was deleted', data: BranchEventData }
  }),
  ...defineEvents({ entity: 'user', readScope: 'users:read' }, {
    'user.created': { summary: 'A user was created', data: UserEventData },
    'user.changed': { summary: 'A user was changed', data: ChangedEventData(UserEventData, 'UserChangedEventData') },
    'user.deleted': { summary: 'A user was deleted', data: UserEventData }
  })
}
