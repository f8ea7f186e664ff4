import { tmpdir } from 'node:os'
import { t } from './part.js'
import { startProcess } from './server-process.js'

t.test('a database that refuses → one line, though the server listens already, and exit code 1', {
  skip: process.env.TEST_DATABASE_URL === undefined && 'only with TEST_DATABASE_URL'
}, async t => {
  const { code, errors } = await startProcess(t, {
    DATABASE_URL: new URL('/no_such_database', process.env.TEST_DATABASE_URL).href
  }, tmpdir()).ended
  t.equal(code, 1)
  t.match(errors, /^DATABASE_URL: the database refuses the connection \([^\n]+\); [^\n]+\n$/)
})
