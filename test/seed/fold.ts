import { fold } from '../../src/domain/shared/fold.js'
import { t } from '../part.js'

t.test('case and accents go, other letters and the order stay', async t => {
  t.equal(fold('São Paulo'), 'sao paulo')
  t.equal(fold('ÀÉÎÕÜ çñ'), 'aeiou cn')
  t.equal(fold('e\u0301'), fold('É'), 'composed and decomposed are the same')
  t.equal(fold('ﬁn ²'), 'fin 2')
  t.equal(fold('Øß'), 'øß')
  t.equal(fold('ガ'), fold('ガ'))
  t.not(fold('ガ'), fold('カ'), 'marks that make another letter stay')
  t.equal(fold(fold('İstanbul')), fold('İstanbul'))
})
