import t from 'tap'

/** Whether `test-process.ts` runs files in this process. A file that runs by itself ends only once it has used `t.teardown`. */
const isTestProcess = process.env.TEST_FILES !== undefined

/**
 * Registers what is to be done when all test files of this process have run. `t.teardown` of a file is done when that file has run: this
 * module must be loaded before `test-process.ts` makes it so.
 */
export const afterAllFiles = (isTestProcess ? t.after : t.teardown).bind(t)
