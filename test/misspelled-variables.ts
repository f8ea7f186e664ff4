import { misspelledVariables } from '../src/misspelled-variables.js'
import { t } from './part.js'

t.test('names close to a variable → the variable that was meant', async t => {
  const meant: Record<string, string> = {
    DATABSE_URL: 'DATABASE_URL',
    DATABASE_URl: 'DATABASE_URL',
    database_url: 'DATABASE_URL',
    DATABASE_ULR_FILE: 'DATABASE_URL_FILE',
    RATE_LIMT_MAX: 'RATE_LIMIT_MAX',
    RATELIMIT_MAX: 'RATE_LIMIT_MAX',
    REDIS_URLS: 'REDIS_URL',
    RATE_LIMIT: 'RATE_LIMIT_MAX',
    PAGE_TOKEN: 'PAGE_TOKEN_SECRET',
    LOGLEVEL: 'LOG_LEVEL',
    PROT: 'PORT',
    SANDBOX_TOKENN: 'SANDBOX_TOKEN'
  }
  t.same(misspelledVariables(Object.keys(meant)), Object.entries(meant).map(([name, meant]) => ({ name, meant })))
})

t.test('variables, and names of other programs → nothing', async t => {
  t.same(misspelledVariables([
    '', 'X',
    'DATABASE_URL', 'SANDBOX_TOKEN_FILE', 'PORT', 'RUN', 'PATH', 'HOME', 'HOSTNAME', 'PWD', 'TERM', 'LANG', 'USER', 'SHELL', 'NODE_ENV',
    'GUN', 'DATABASE', 'DATA', 'LOG', 'DATABASE_HOST', 'REDIS_PORT', 'METRICS_SERVICE_PORT', 'TEST_DATABASE_URL', 'PORT_FILE'
  ]), [])
})
