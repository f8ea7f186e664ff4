import eslint from '@eslint/js'
import stylistic from '@stylistic/eslint-plugin'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import typescript from 'typescript-eslint'

const MAX_LINE = 140
const MAX_FUNCTION = 40
const MAX_FILE = 250
/** Of tests, and of trials: what they tell in order is easier to follow in one place. */
const MAX_STORY = 70
const MAX_TEST_FILE = 300

/** A line that holds a regular expression, which cannot be broken. */
const REGEXP_ALONE = /^\s*(const \w+ = |message: )?\/(?!\*).*\/[a-z]*[,)\]]*$/

/** What may be longer, and why. */
const LONGER = [
  {
    why: 'The routes of a resource, one after the other; each handler is a function by itself.',
    files: ['routes/{shared,v1,v2}/*.ts'],
    rules: { 'house/max-own-lines': 'off' }
  },
  {
    why: 'The tables of contents of the server and of its configuration.',
    files: ['src/app.ts', 'src/environment.ts'],
    rules: { 'house/max-own-lines': 'off', 'max-lines': 'off' }
  },
  {
    why: 'A season from its beginning to its end, in which each step needs those before; a list of checks of one file.',
    files: ['test/season.ts', 'test/contract/webhooks.ts', 'trials/bench/distributed-story.ts', 'deploy/check/files.js'],
    rules: { 'house/max-own-lines': 'off' }
  }
]

/** Bounds the lines of a function, without those of the functions in it, which are counted by themselves. */
const maxOwnLines = {
  create (context) {
    const open = []
    const enter = () => open.push(0)
    const leave = node => {
      const lines = node.loc.end.line - node.loc.start.line + 1
      const own = lines - open.pop()
      if (open.length > 0) open[open.length - 1] += lines - 1
      const [max] = context.options
      if (own > max) context.report({ node, message: `This function has ${own} lines of its own. Maximum allowed is ${max}` })
    }
    return { ':function': enter, ':function:exit': leave }
  },
  meta: { schema: [{ type: 'integer' }] }
}

/**
 * V8 allocates a function that is assigned to a property as it is written among the old objects, until it optimizes the function around it.
 * There, it keeps what it refers to until the whole heap is collected, however briefly it was needed: queries kept their rows.
 */
const PRETENURED = {
  selector: 'AssignmentExpression[left.type="MemberExpression"] > :matches(ArrowFunctionExpression, FunctionExpression).right',
  message: 'V8 puts such a function among the old objects, where it keeps all that it refers to: name it first, and assign the name.'
}

/** Members of a library that its public interface leaves out; Node.js itself tells some things by such members only. */
const PRIVATE = {
  selector: ':matches(MemberExpression > .property, ObjectPattern > Property > .key)[name=/^_(?!handle$|type$)/]',
  message: 'A member that begins with _ belongs to its library alone, and changes without notice.'
}
/** What `pg` keeps without promising it. The process and its key are read where a connection is canceled. */
const pgInternals = allowed => ({
  selector: `:matches(MemberExpression > .property, ObjectPattern > Property > .key)[name=/^(${[
    'connection', 'connectionParameters', 'parsedStatements', 'submittedNamedStatements', 'activeQuery', 'queryQueue', 'readyForQuery',
    'saslSession', ...allowed ? [] : ['processID', 'secretKey']
  ].join('|')})$/]`,
  message: 'This is a part of `pg` that it may change without notice: what is needed of it stands in src/database/client.ts.'
})
const PG_FILES = 'src/database/**'
const PG_CLIENT = 'src/database/client.ts'

/** The root of all tests: what a file of tests registers there would be kept until the process ends. */
const TAP = { name: 'tap', importNames: ['default', 't'], message: 'Tests are added to the `t` of test/part.ts.' }

export default defineConfig(
  globalIgnores(['**/dist', 'data', '.tap', 'client/src/openapi']),
  eslint.configs.recommended,
  typescript.configs.recommended,
  stylistic.configs.customize({ braceStyle: '1tbs', commaDangle: 'never' }),
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { house: { rules: { 'max-own-lines': maxOwnLines } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'house/max-own-lines': ['error', MAX_FUNCTION],
      'max-lines': ['error', MAX_FILE],
      'no-empty': ['error', { allowEmptyCatch: true }],
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-return-assign': ['error', 'except-parens'],
      'no-template-curly-in-string': 'error',
      'no-throw-literal': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unneeded-ternary': 'error',
      'no-void': ['error', { allowAsStatement: true }],
      'object-shorthand': 'error',
      'prefer-promise-reject-errors': 'error',
      '@stylistic/arrow-parens': 'off',
      '@stylistic/indent-binary-ops': 'off',
      '@stylistic/generator-star-spacing': ['error', 'both'],
      '@stylistic/max-len': ['error', { code: MAX_LINE, ignoreUrls: true, ignorePattern: REGEXP_ALONE.source }],
      '@stylistic/max-statements-per-line': 'off',
      '@stylistic/member-delimiter-style': 'off',
      '@stylistic/operator-linebreak': ['error', 'after', { overrides: { '?': 'before', ':': 'before', '|': 'before' } }],
      '@stylistic/quote-props': ['error', 'as-needed'],
      '@stylistic/quotes': ['error', 'single', { avoidEscape: true }],
      '@stylistic/space-before-function-paren': ['error', 'always'],
      '@stylistic/yield-star-spacing': ['error', 'both'],
      // JSON of others, such as documents and answers, is read field by field.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-this-alias': ['error', { allowedNames: ['hosts'] }],
      // What a parameter or an error is called says what there is, used or not.
      '@typescript-eslint/no-unused-vars': ['error', { args: 'none', caughtErrors: 'none', ignoreRestSiblings: true }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true, allowTaggedTemplates: true }]
    }
  },
  { files: ['src/**', 'plugins/**', 'routes/**', 'client/src/**'], rules: { 'no-restricted-syntax': ['error', PRETENURED, PRIVATE] } },
  { files: [PG_FILES], rules: { 'no-restricted-syntax': ['error', PRETENURED, PRIVATE, pgInternals(false)] } },
  { files: [PG_CLIENT], rules: { 'no-restricted-syntax': ['error', PRETENURED, PRIVATE, pgInternals(true)] } },
  { files: ['test/**', 'trials/**'], rules: { 'house/max-own-lines': ['error', MAX_STORY] } },
  { files: ['test/**'], rules: { 'max-lines': ['error', MAX_TEST_FILE], 'no-restricted-imports': ['error', TAP] } },
  { files: ['test/part.ts'], rules: { 'no-restricted-imports': 'off' } },
  ...LONGER.map(({ files, rules }) => ({ files, rules }))
)
