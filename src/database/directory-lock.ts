import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import { StartError } from './failures.js'

/**
 * An exclusive lock on a data directory. The embedded engine has none, and two processes on one directory would silently diverge.
 * Each process listens on its own Unix socket in `.lock`, then connects to all others there: a socket that refuses belongs to a
 * dead process and is removed; one that accepts holds the lock. (A file with a process id is useless in containers, where every
 * process has id 1.) Two processes that start at the same moment may both give up.
 * @returns the release function
 * @throws StartError when another process holds the directory, or it cannot be written
 */
export async function lockDirectory (directory: string): Promise<() => Promise<void>> {
  const folder = path.join(directory, '.lock')
  const ownName = `${randomBytes(6).toString('hex')}.sock`
  try {
    makeDirectory(folder)
  } catch (error) {
    throw notWritable(directory, (error as NodeJS.ErrnoException).code)
  }
  const server = await listen(socketPath(folder, ownName), directory)
  for (const other of readdirSync(folder).filter(name => name !== ownName)) {
    const file = path.join(folder, other)
    if (await answers(socketPath(folder, other))) {
      server.close()
      rmSync(path.join(folder, ownName), { force: true })
      throw new StartError(`DATA_DIR: another process uses ${directory}; stop it, or give this one another DATA_DIR`)
    }
    rmSync(file, { force: true })
  }
  return async () => {
    await new Promise(resolve => server.close(resolve))
    rmSync(path.join(folder, ownName), { force: true })
  }
}

function notWritable (directory: string, code: string | undefined): StartError {
  return new StartError(`DATA_DIR: ${directory} cannot be written (${code}); name a directory that this user owns`)
}

/** Creates the directory and its missing parents one by one: `mkdir` with `recursive` loops forever below /proc on Node 20. */
export function makeDirectory (directory: string): void {
  if (existsSync(directory)) return
  const parent = path.dirname(directory)
  if (parent !== directory) makeDirectory(parent)
  try {
    mkdirSync(directory)
  } catch (error) {
    // Another process created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Socket paths are limited to about 100 bytes: uses the relative path if it is shorter. */
function socketPath (folder: string, name: string): string {
  const absolute = path.resolve(folder, name)
  const relative = path.relative(process.cwd(), absolute)
  return relative.length < absolute.length ? relative : absolute
}

// The system's limit is 104 to 108 bytes; a longer path would be truncated silently.
const MAX_PATH = 100

async function listen (file: string, directory: string): Promise<Server> {
  if (Buffer.byteLength(file) > MAX_PATH) {
    throw new StartError(`DATA_DIR: the path of ${directory} is too long to be locked; name a directory with a shorter path`)
  }
  return await new Promise((resolve, reject) => {
    const server = createServer(socket => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EROFS' || error.code === 'EACCES'
        ? notWritable(directory, error.code)
        : new StartError(`DATA_DIR: cannot lock ${directory} (${error.code}); name a directory on a local file system with a shorter path`))
    })
    server.listen(file, () => { server.unref(); resolve(server) })
  })
}

async function answers (file: string): Promise<boolean> {
  return await new Promise(resolve => {
    const socket = connect(file, () => { socket.destroy(); resolve(true) })
    socket.once('error', () => resolve(false))
  })
}
