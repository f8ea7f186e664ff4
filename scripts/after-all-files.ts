import t from 'tap'

/** Whether this process runs several files (`test-process.ts`), and not one that was started by itself, which ends once `t.teardown` is used. */
const isTestProcess = process.env.TEST_FILES !== undefined

/**
 * Registers what is to be done when all test files of this process have run. `t.teardown` of a file is done when that file has run: this
 * module must be loaded before `test-process.ts` makes it so.
 */
export const afterAllFiles = (isTestProcess ? t.after : t.teardown).bind(t)
