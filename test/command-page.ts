import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Test } from 'tap'
import { ENGINE_FLAGS, ROOT } from '../trials/shared/processes.js'

// Pages of docs, run as their readers run them: the commands of the page, in order, in one shell, against a fresh sandbox.

interface Step { command: string, answer?: string }

export interface CommandPage {
  text: string
  /** The first command, which starts the sandbox. */
  start: Step
  steps: Step[]
}

/** @param file the page, from the root */
export function readPage (file: string): CommandPage {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const [start, ...steps] = [...text.matchAll(/^```sh\n(.*?)^```\n(?:```text\n(.*?)^```\n)?/gms)]
    .map(([, command = '', answer]): Step => ({ command, answer }))
  return { text, start: start as Step, steps }
}

/** Whether there is a curl that knows `--json`. */
function hasCurl (): boolean {
  const [, major, minor] = /^curl (\d+)\.(\d+)/.exec(spawnSync('curl', ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? []
  return Number(major) * 1000 + Number(minor) >= 7082
}

/** Why the pages cannot be run here, if they cannot. */
export const skip = hasCurl() ? false : 'there is no curl 7.82 or newer on this machine'

/** A directory like that of the reader: what the build has made, and the sandbox's data beside it. */
function createDirectory (t: { teardown: (fn: () => void) => void }): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-page-'))
  t.teardown(() => rmSync(directory, { recursive: true, force: true }))
  symlinkSync(path.join(ROOT, 'dist'), path.join(directory, 'dist'))
  return directory
}

/** Ends a process, and with it all that it has started in its group. */
async function end (child: ChildProcess): Promise<void> {
  const closed = child.exitCode === null && child.signalCode === null ? once(child, 'close') : undefined
  try {
    process.kill(-(child.pid as number), 'SIGKILL')
  } catch {
    // All have ended.
  }
  await closed
}

/** Starts the sandbox with the variables of the page. @returns its address */
async function startSandbox (t: { teardown: (fn: () => Promise<void>) => void }, start: Step, directory: string): Promise<string> {
  const variables = Object.fromEntries([...start.command.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))
  const child = spawn(process.execPath, [...ENGINE_FLAGS, path.join(ROOT, 'dist/src/server.js')], {
    cwd: directory,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...variables },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  t.teardown(async () => await end(child))
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    const [, address] = /Swagger UI +http:\/\/(\S+)\/docs\n/.exec(output) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`The sandbox ended: ${output}`)
}

async function findFreePort (): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

/** What all commands may take: one that waits in vain is ended, and its output is compared as it is. */
const MAX_RUN_MS = 120_000

/** Runs the commands in one shell. @returns the output of each, and what came after the last */
async function run (t: { teardown: (fn: () => Promise<void>) => void }, directory: string, commands: string[]): Promise<string[]> {
  writeFileSync(path.join(directory, 'page.sh'), commands.map(command => `${command}printf '\\036'\n`).join(''))
  const child = spawn('sh', ['page.sh'], {
    cwd: directory,
    env: { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  t.teardown(async () => await end(child))
  const tooLong = setTimeout(end, MAX_RUN_MS, child)
  let output = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) output += String(chunk)
  clearTimeout(tooLong)
  return output.split('\x1e')
}

/** Without what differs from run to run by its form, and without white space: the page wraps long lines. */
function comparable (text: string): string {
  return text
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '(time)')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '(uuid)')
    .replace(/\s/g, '')
}

/** Whether the page shows this output: `…` stands for what it leaves out. */
export function isShown (answer: string, output: string): boolean {
  const parts = comparable(answer).split('…').map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*?')}$`).test(comparable(output))
}

/** Runs the commands of a page against a fresh sandbox: each gives the answer that the page shows. */
export async function checkPage (t: Test, { start, steps }: CommandPage): Promise<void> {
  const directory = createDirectory(t)
  const address = await startSandbox(t, start, directory)
  const port = String(await findFreePort())
  // The addresses here for those of the page.
  const commands = steps.map(({ command }) => command.replaceAll('127.0.0.1:3000', address).replaceAll('8080', port))
  const outputs = await run(t, directory, commands)
  for (const [index, { command, answer = '' }] of steps.slice(0, outputs.length).entries()) {
    const output = (outputs[index] ?? '').replaceAll(port, '8080')
    t.equal(isShown(answer, output) ? answer : output, answer, command)
  }
  t.equal(outputs.length, steps.length + 1, 'all were run')
}

/** The page has no commands and answers but those that `checkPage` runs and compares. */
export function checkForm (t: Test, { text, start, steps }: CommandPage): void {
  t.match(start.command, /npm start\n$/)
  t.equal(text.match(/^```sh$/gm)?.length, steps.length + 1)
  t.equal(text.match(/^```text$/gm)?.length, steps.filter(({ answer }) => answer !== undefined).length)
}

/** @param seconds that the page waits at most @returns the commands that start its receiver, with a secret */
function receiverOf ({ steps }: CommandPage, port: number, seconds = 60): string {
  const { command = '' } = steps.find(({ command }) => command.includes('receiver.js')) ?? {}
  return `SECRET=whsec_AAAA\n${command}`.replace('8080', String(port)).replace('seq 60', `seq ${seconds}`)
}

/** What the page waits for ends when it cannot come, and says why: the receiver cannot start, or gets nothing. */
export async function checkVainWaits (t: Test, page: CommandPage): Promise<void> {
  const taken = createServer()
  await once(taken.listen(0), 'listening')
  t.teardown(() => { taken.close() })
  const { port } = taken.address() as AddressInfo
  const vain = 'Waited in vain for: grep -s Listening receiver.log. The log of the receiver:\n'
  const [onTaken = ''] = await run(t, createDirectory(t), [receiverOf(page, port)])
  t.equal(onTaken.slice(0, vain.length), vain)
  t.match(onTaken, 'Error: listen EADDRINUSE: address already in use')
  const [withoutSecret = ''] = await run(t, createDirectory(t), [receiverOf(page, 0).replace('whsec_AAAA', '')])
  t.equal(withoutSecret.slice(0, vain.length), vain)
  t.equal(withoutSecret.slice(vain.length), 'WEBHOOK_SECRET is not set\n')
  const [waitFor = ''] = /^wait_for \(\).*?^}\n/ms.exec(receiverOf(page, 0, 1)) ?? []
  const commands = [receiverOf(page, 0), `${waitFor}wait_for grep hired received.txt\nkill $RECEIVER\n`]
  const [, nothing] = await run(t, createDirectory(t), commands)
  t.match(nothing, /^Waited in vain for: grep hired received\.txt\. The log of the receiver:\nListening on port \d+\n$/)
}
