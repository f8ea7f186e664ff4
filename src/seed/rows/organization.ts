import { fold } from '../../domain/shared/fold.js'
import { emailKey } from '../../email.js'
import { DAY, OPENING } from '../data/calendar.js'
import { BRANCHES, DEPARTMENTS, ROLES, TAGS, USERS } from '../data/organization.js'
import { Random } from '../data/random.js'
import type { Batch } from './batch.js'
import type { Plan } from './plan.js'
import { addSamples } from './samples.js'
import { arrayLiteral, TABLES } from './tables.js'

/** Departments, roles, branches, users and tags: what the jobs and applications of a company refer to. */
export function addOrganization (batch: Batch, plan: Plan): void {
  const { first } = plan
  DEPARTMENTS.forEach((name, i) => {
    const id = first.departments + i
    batch.add(TABLES.departments, { id, name, name_folded: fold(name), code: code('DEP', i), similar_to: null, ...stamps(i) })
  })
  ROLES.forEach(({ name }, i) => {
    const id = first.roles + i
    batch.add(TABLES.roles, { id, name, name_folded: fold(name), code: code('ROLE', i), similar_to: null, ...stamps(i) })
  })
  BRANCHES.forEach(({ path, ...branch }, i) => {
    batch.add(TABLES.branches, {
      id: first.branches + i,
      ...branch,
      name_folded: fold(branch.name),
      path: arrayLiteral(path),
      code: code('BRANCH', i),
      ...stamps(i)
    })
  })
  for (let i = 0; i < USERS; i++) addUser(batch, plan, i)
  addSamples(batch, plan)
  tagsOf(plan).forEach((name, i) => batch.add(TABLES.tags, { id: first.tags + i, name, created_at: OPENING }))
}

/** One user for each role; the last one has left. Everybody works at one branch, every third at two. */
function addUser (batch: Batch, { size, first, names }: Plan, index: number): void {
  const random = new Random(size.seed, 'structure', index)
  const [given, family] = [random.pick(names.first), random.pick(names.last)]
  const name = `${given.text} ${family.text}`
  const email = `${given.slug}.${family.slug}.${index + 1}@example.org`
  const role = index % ROLES.length
  batch.add(TABLES.users, {
    id: first.users + index,
    name,
    name_folded: fold(name),
    email,
    email_folded: emailKey(email),
    code: code('USER', index),
    department_id: departmentOf(first.departments, role),
    role_id: first.roles + role,
    active: index < USERS - 1,
    ...stamps(index)
  })
  const branches = index % 3 === 0 ? 2 : 1
  for (const branch of random.some([...BRANCHES.keys()], branches)) {
    batch.add(TABLES.userBranches, { user_id: first.users + index, branch_id: first.branches + branch })
  }
}

/** The tags of the company: each is on an application. */
export function tagsOf ({ size }: Plan): readonly string[] {
  return TAGS.slice(0, size.applications)
}

/** The id of the department that a role belongs to. */
export function departmentOf (firstDepartment: number, role: number): number {
  return firstDepartment + DEPARTMENTS.findIndex(name => name === ROLES[role]?.department)
}

function code (prefix: string, index: number): string {
  return `${prefix}-${String(index + 1).padStart(2, '0')}`
}

function stamps (index: number) {
  const createdAt = OPENING + index * 3_600_000
  return { created_at: createdAt, updated_at: createdAt + index * 10 * DAY }
}
