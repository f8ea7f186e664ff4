import { readFileSync } from 'node:fs'

const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')

/** The version of the product, from package.json. */
export const VERSION = (JSON.parse(file) as { version: string }).version
