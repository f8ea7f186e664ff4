import asyncHooks from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

// Imported before tap, which follows each promise of a test until it is collected, to learn which test an uncaught error belongs to: that
// takes a fifth of the suite's time. Tests run one after another here, so that an uncaught error is one of the file that runs.

const { createHook } = asyncHooks

asyncHooks.createHook = callbacks => createHook(callbacks.destroy === undefined ? callbacks : {})
syncBuiltinESMExports()
