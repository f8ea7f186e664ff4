import { StartError } from '../database/failures.js'

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** Such as `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  /** Put before the names of objects. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Variables that say where files are kept. */
export interface FileSettings { FILES_URL?: string, FILES_ACCESS_KEY_ID?: string, FILES_SECRET_ACCESS_KEY?: string }

/**
 * The bucket of `s3://bucket/prefix?region=eu-west-1&endpoint=https://s3.example.com`; undefined where the database keeps the files.
 * @throws StartError
 */
export function bucketOf ({ FILES_URL, FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY }: FileSettings): Bucket | undefined {
  if (FILES_URL === undefined) return undefined
  const fail = (rule: string): never => {
    throw new StartError(`FILES_URL: ${rule}; for example FILES_URL=s3://bucket/prefix?region=eu-west-1`)
  }
  if (!URL.canParse(FILES_URL)) return fail('must be a URL')
  const { hostname: bucket, pathname, searchParams } = new URL(FILES_URL)
  const unknown = [...searchParams.keys()].find(name => !['region', 'endpoint'].includes(name))
  if (unknown !== undefined) return fail(`has no parameter ${unknown}`)
  const region = searchParams.get('region') ?? 'us-east-1'
  const endpoint = (searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  if (bucket === '') return fail('must name a bucket')
  if (!/^https?:\/\/[^/?#]+$/.test(endpoint) || !URL.canParse(endpoint)) return fail('must have an endpoint such as https://s3.example.com')
  if (FILES_ACCESS_KEY_ID === undefined || FILES_SECRET_ACCESS_KEY === undefined) {
    return fail('needs FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY')
  }
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  return {
    endpoint,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId: FILES_ACCESS_KEY_ID,
    secretAccessKey: FILES_SECRET_ACCESS_KEY
  }
}
