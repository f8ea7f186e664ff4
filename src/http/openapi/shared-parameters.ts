type Json = Record<string, any>

/**
 * Puts a reference in place of each parameter that several operations have, and that is the same wherever its name occurs.
 * @returns what they refer to, for `components.parameters`
 */
export function shareParameters (operations: Json[]): Json {
  const all = operations.flatMap(({ parameters = [] }) => parameters as Json[])
  const shared = new Map(all.map(parameter => [parameter.name as string, parameter]))
  for (const [name, parameter] of shared) {
    const uses = all.filter(other => other.name === name)
    const text = JSON.stringify(parameter)
    if (uses.length === 1 || uses.some(other => JSON.stringify(other) !== text)) shared.delete(name)
  }
  for (const operation of operations) {
    operation.parameters = operation.parameters?.map((parameter: Json) =>
      shared.has(parameter.name) ? { $ref: `#/components/parameters/${parameter.name}` } : parameter)
  }
  return Object.fromEntries(shared)
}
