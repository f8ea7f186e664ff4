import neostandard from 'neostandard'

export default [
  ...neostandard({ ts: true, ignores: ['dist', 'node_modules', 'data', '.tap'] }),
  {
    // The other folders follow as their long lines are broken.
    files: ['plugins/**', 'routes/**', 'src/http/**', 'src/seed/**', 'src/{app,errors,schema,server}.ts', 'test/toy-v3/**'],
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
