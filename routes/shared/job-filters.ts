import { JobStatus, JobType, PublicationType, WorkplaceType } from '../../src/domain/jobs/schema.js'
import { ListParameter } from '../../src/http/parameters.js'
import { Country, Id } from '../../src/schema.js'

/** The filters by values that lists of jobs have in all versions. */
export const JobFilters = {
  status: ListParameter(JobStatus),
  type: ListParameter(JobType),
  departmentId: ListParameter(Id, 'Ids of departments.'),
  roleId: ListParameter(Id, 'Ids of roles.'),
  branchId: ListParameter(Id, 'Ids of branches.'),
  recruiterId: ListParameter(Id, 'Ids of users.'),
  managerId: ListParameter(Id, 'Ids of users.'),
  country: ListParameter(Country),
  workplaceType: ListParameter(WorkplaceType),
  publicationType: ListParameter(PublicationType)
}
