import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LegalText } from '#content/legal/legal-text.ts'
import { uk } from '../brand/uk.ts'
import { complain } from '../pages/contact.ts'
import { paid } from '../paid.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const clause = (text: LegalText, id: string) =>
  JSON.stringify(text.clauses.find((one) => one.id === id))

test('what other pages link to is there: figures, how we are paid, how you choose, how to complain', () => {
  expect(clause(terms(uk), 'figures')).toContain('/solar-panel-savings#method')
  expect(clause(terms(uk), 'paid')).toContain(paid.text)
  expect(clause(privacy(uk), 'choose')).toContain('Nobody comes first by paying more')
  expect(clause(privacy(uk), 'choose')).toContain('At most three')
  expect(clause(privacy(uk), 'complaint')).toContain('within 30 days')
  expect(complain?.id).toBe('complaint')
})

test('a basis is named for each thing we do, and consent for calls, texts and installers', () => {
  const why = clause(privacy(uk), 'why')
  for (const basis of [
    'steps at your request',
    'your consent',
    'legitimate interest',
    'legal duty',
  ])
    expect(why).toContain(basis)
  expect(clause(privacy(uk), 'share')).toContain('Nobody but us until you say yes')
})

test('the regulator and every number that is set are named, and none that is not', () => {
  expect(clause(privacy(uk), 'complaint')).toContain('ico.org.uk')
  expect(clause(privacy(uk), 'who')).not.toContain('ICO registration')
  const registered = { ...uk, companyNumber: '01234567', icoNumber: 'ZA000000' }
  expect(clause(privacy(registered), 'who')).toContain(
    'Company number 01234567. ICO registration ZA000000.',
  )
})

test('nothing speaks of another country’s law', () => {
  expect(JSON.stringify([privacy(uk), terms(uk)])).not.toMatch(
    /Australia|Victoria|OAIC|ABN|GST|\$|accredit|suburb|rebate/i,
  )
})

test.each([
  { text: privacy, updated: '2026-11-30', words: '90f5dec02fb2' },
  { text: terms, updated: '2026-11-30', words: 'ce56b4c54a81' },
])('a policy whose words change is dated anew: $text.name', ({ text, updated, words }) => {
  expect({ updated: text(uk).updated, words: digest(text(uk)) }).toEqual({ updated, words })
})

function digest({ updated, ...words }: LegalText): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
}
