import fc from 'fast-check'
import { createSecret, hashSecret, hasTokenChecksum, secretPrefix, TOKEN_PREFIX } from '../../src/domain/tokens/secret.js'
import { t } from '../part.js'

t.test('createSecret → the prefix, 256 random bits and a checksum; never the same twice', async t => {
  const secrets = Array.from({ length: 200 }, createSecret)
  t.equal(new Set(secrets).size, 200)
  for (const secret of secrets) {
    t.match(secret, /^rapi_[\w-]{43}[0-9a-z]{6}$/)
    t.ok(hasTokenChecksum(secret))
    t.equal(Buffer.from(secret.slice(TOKEN_PREFIX.length, -6), 'base64url').length, 32)
  }
})

t.test('hasTokenChecksum → refuses a secret with any one character changed', async t => {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
  const taken: string[] = []
  fc.assert(fc.property(fc.nat(), fc.constantFrom(...alphabet), (at, character) => {
    const secret = createSecret()
    const index = at % secret.length
    const changed = secret.slice(0, index) + character + secret.slice(index + 1)
    if (changed !== secret && hasTokenChecksum(changed)) taken.push(changed)
  }), { numRuns: 2000 })
  t.same(taken, [])
})

t.test('hasTokenChecksum → refuses what is not a token of ours', async t => {
  const secret = createSecret()
  for (const text of [
    '', 'wrong', TOKEN_PREFIX, secret.slice(1), secret.slice(0, -1), `${secret}x`, ` ${secret}`, `${secret}\n`, secret.toUpperCase(),
    secret.repeat(2), secret.replace('rapi', 'sapi')
  ]) {
    t.notOk(hasTokenChecksum(text), JSON.stringify(text))
  }
})

t.test('what is kept of a secret → a SHA-256 and a prefix too short to guess from', async t => {
  const secret = createSecret()
  t.equal(hashSecret(secret).length, 32)
  t.same(hashSecret(secret), hashSecret(secret))
  t.notSame(hashSecret(secret), hashSecret(createSecret()))
  t.equal(secretPrefix(secret), secret.slice(0, 11))
  t.equal(secretPrefix('an-operators-own-token'), 'an-o')
})
