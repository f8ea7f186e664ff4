import { Random } from '../../src/seed/data/random.js'
import { Client } from '../shared/client.js'
import { freePort, until } from '../shared/processes.js'
import { Copy, endOfFeed, programsIn } from './copy-programs.js'
import { Writers, WRITERS } from './copy-writers.js'
import type { Drill } from './drill.js'
import { differences, readExports } from './exact-copy.js'

const KILLS = 2
const COPIED_MS = 60_000

export const copy: Drill = {
  summary: 'The programs that keep a copy run beside sixteen writers; server and programs are killed. At the end each field is compared.',

  async run (rig) {
    const { env, secret } = await rig.database()
    const port = await freePort()
    const random = new Random(rig.options.seed, 'structure', 0)
    const client = new Client(`http://127.0.0.1:${port}`, secret, WRITERS)
    rig.onEnd(() => client.close())
    const programs = programsIn(rig.folder)
    if (programs.length === 1) rig.skip('the program in Python: there is no Python 3.9')
    let server = await rig.server(env, { port })
    const written = rig.loop()
    const writers = new Writers(client, rig.options.seed)
    await writers.prepare()
    const writing = writers.write(written.signal)
    const write = async (count: number) => {
      const enough = writers.done + count
      await until('writes are acknowledged', () => writers.done >= enough)
    }
    const copies = programs.map(program => new Copy(program, client.base, secret))
    for (const one of copies) one.start()
    const perRound = rig.options.short ? 60 : 400
    for (let round = 1; round <= KILLS; round++) {
      await write(random.between(perRound / 2, perRound))
      await server.kill('SIGKILL')
      server = await rig.server(env, { port })
      await write(random.between(perRound / 2, perRound))
      for (const one of copies) await one.restart()
    }
    await write(perRound)
    written.abort()
    await writing
    const end = await endOfFeed(client)
    for (const one of copies) await until(`${one.program.name} has read to the end`, () => one.hasReadTo(end), rig.limit(COPIED_MS))
    for (const one of copies) await one.kill()

    const now = await readExports(async path => (await client.send({ method: 'GET', path })).text)
    rig.figure('acknowledged writes', writers.done)
    rig.figure('objects', now.size)
    rig.figure('kills of the server, and of each program', KILLS)
    for (const { program } of copies) {
      const rows = new Map(await program.read())
      rig.promiseNone(`The copy in ${program.name} is the company, field by field`, differences(now, rows))
    }
    rig.promiseNone('Writers see nothing but success, refusals and the kills', [...writers.unexpected])
  }
}
