import { runProgram } from '../../src/cli/program.js'

export interface Ended { code: number, output: string, errors: string }

/** Runs the command line in this process, with only these variables, and the product's migrations or others. */
export async function call (words: string[], env: Record<string, string> = {}, migrations?: string): Promise<Ended> {
  const ended = { output: '', errors: '' }
  const code = await runProgram(words, {
    env,
    migrations,
    stdout: { write: text => { ended.output += String(text); return true } },
    stderr: { write: text => { ended.errors += String(text); return true }, isTTY: false }
  })
  return { code, ...ended }
}
