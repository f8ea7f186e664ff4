import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

interface Test { teardown: (fn: () => unknown) => void }

export const KEY = 'S3RVER'

interface Store {
  env: Record<string, string>
  port: number
  /** The names of what is kept. */
  objects: () => string[]
  /** The names of all files of the store, of objects and what it notes of them, in which the text stands. */
  placesOf: (text: string) => string[]
}

/** A real S3-compatible server on this machine, that goes away with the test. */
export async function startStore (t: Test, port = 0): Promise<Store> {
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-store-'))
  const server = new S3rver({
    address: '127.0.0.1', port, silent: true, directory, vhostBuckets: false, configureBuckets: [{ name: 'files' }]
  })
  const { port: bound } = await server.run()
  t.teardown(async () => {
    server.httpServer.closeAllConnections()
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })
  const names = () => readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile()).map(file => path.join(file.parentPath, file.name))
  return {
    port: bound,
    env: envOf(bound),
    objects: () => names().filter(name => name.endsWith('_object'))
      .map(name => path.relative(path.join(directory, 'files'), name).replace('._S3rver_object', '')),
    placesOf: text => names().filter(name => `${name} ${readFileSync(name, 'latin1')}`.toLowerCase().includes(text.toLowerCase()))
  }
}

/** The environment of a server that keeps its files there. */
export function envOf (port: number): Record<string, string> {
  return {
    FILES_URL: `s3://files/kept?region=us-east-1&endpoint=http://127.0.0.1:${port}`,
    FILES_ACCESS_KEY_ID: KEY,
    FILES_SECRET_ACCESS_KEY: KEY
  }
}
