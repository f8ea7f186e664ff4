/**
 * What a version has, by the paths of its document, such as `jobs, steps, custom fields`: what stands before an id or `bulk`, as in
 * `/api/v1/jobs/{jobId}`, or is all of a path, as in `/api/v1/company`, or all but a word, as in `/api/v2/reports/funnel`.
 */
export function objectsIn (paths: string[]): string {
  const names = paths.flatMap(path => [...path.matchAll(/\/(?!by-)([a-z-]+)(?=\/\{|\/bulk$)|(?<=^\/api\/v\d+\/)[a-z-]+(?=$|\/[a-z-]+$)/g)])
  return [...new Set(names.map(([whole, name = whole]) => name.replaceAll('-', ' ')))].join(', ')
}
