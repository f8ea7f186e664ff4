import { Option } from 'commander'
import { SCOPES } from '../domain/shared/scopes.js'
import { isBlank } from '../schema.js'

/** Wrong usage of a command: exit code 2; other failures have 1. */
export class UsageError extends Error {}

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/

interface Range { minimum: number, maximum?: number }

/** An option parsed by `parse`, which returns undefined for a value that breaks `rule`. */
function option<T> (flags: string, description: string, rule: string, parse: (text: string) => T | undefined): Option {
  const made = new Option(flags, description)
  return made.argParser(text => {
    const value = parse(text)
    if (value === undefined) throw new UsageError(`${made.long} ${rule}, not ${JSON.stringify(text)}`)
    return value
  })
}

export function numberOption (flags: string, description: string, { minimum, maximum }: Range): Option {
  const end = maximum ?? Number.MAX_SAFE_INTEGER
  const rule = `must be a whole number from ${minimum} ${maximum === undefined ? 'on' : `to ${maximum}`}`
  return option(flags, description, rule, text => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= minimum && value <= end ? value : undefined
  })
}

export function textOption (flags: string, description: string, maxLength = 255): Option {
  return option(flags, description, `must have 1 to ${maxLength} characters and not be blank`, text => {
    return !isBlank(text) && [...text].length <= maxLength ? text : undefined
  })
}

/** A time in the future. */
export function timeOption (flags: string, description: string): Option {
  const rule = 'must be a time to come, such as 2029-12-31T00:00:00Z'
  return option(flags, description, rule, text => isTime(text) && Date.parse(text) > Date.now() ? text : undefined)
}

/** Whether the time exists in the calendar: JavaScript takes the 30th of February for the 2nd of March. */
function isTime (text: string): boolean {
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`)
  return TIME.test(text) && !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(text.slice(0, 10))
}

export function scopesOption (flags: string): Option {
  const known = SCOPES.join(', ')
  return new Option(flags, `any of ${known}, separated by commas`).argParser(text => text.split(',').map(word => {
    const scope = SCOPES.find(scope => scope === word.trim())
    if (scope === undefined) throw new UsageError(`There is no scope ${JSON.stringify(word.trim())}; scopes are ${known}`)
    return scope
  }))
}

/** The company that a command works on. */
export function companyOption (): Option {
  return numberOption('--company <id>', 'id of the company', { minimum: 1 }).makeOptionMandatory()
}

/** For commands that print data. */
export function jsonOption (): Option {
  return new Option('--json', 'print JSON')
}
