import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** Megabytes on the disk. */
export function sizeOf (folder: string): number {
  return Number(/^\d+/.exec(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }))?.[0])
}

/** A small disk of its own, if this user may make one. */
export function smallDisk (t: { teardown: (fn: () => unknown) => void }, disk: string, megabytes: number): string | undefined {
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  t.teardown(() => execFileSync('umount', [disk]))
  return disk
}
