import neostandard from 'neostandard'

export default [
  ...neostandard({ ts: true, ignores: ['**/dist', 'node_modules', 'data', '.tap', 'client/src/openapi'] }),
  {
    files: ['**/*.{ts,js}'],
    rules: {
      '@stylistic/max-len': ['error', { code: 140, ignoreUrls: true, ignoreRegExpLiterals: true }]
    }
  },
  {
    files: ['**/*.ts'],
    rules: {
      // A schema and its type share one name.
      '@typescript-eslint/no-redeclare': 'off',
      'no-void': ['error', { allowAsStatement: true }]
    }
  }
]
