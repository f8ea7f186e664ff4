import asyncHooks from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

// Imported before tap, which follows each promise of a test until it is collected, to learn whose an uncaught error is: a fifth of the
// time of the suite. Tests run one after another here, so that an uncaught error is one of the file that runs.

const { createHook } = asyncHooks

asyncHooks.createHook = callbacks => createHook(callbacks.destroy === undefined ? callbacks : {})
syncBuiltinESMExports()
