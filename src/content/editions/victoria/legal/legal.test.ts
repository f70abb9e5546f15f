import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LegalText } from '#content/legal/legal-text.ts'
import { numberWord } from '#content/words.ts'
import { thirdBrand } from '../../../../../tests/third-brand.ts'
import { au } from '../brand/au.ts'
import { contact } from '../pages/contact.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const brands = [au, thirdBrand]
const everything = JSON.stringify([
  ...brands.map((brand) => privacy(brand)),
  ...brands.map(terms),
  contact,
])

test('nothing is said of a set time after which enquiries are deleted, while none is set', () => {
  expect(everything).not.toMatch(/set number of days|a setting of our system|yours runs out/)
  for (const brand of brands)
    expect(JSON.stringify(privacy(brand))).toContain('We keep your enquiry until you ask us')
})

test.each(brands)(
  '$name says how installers are chosen, how many there can be, and who pays',
  (brand) => {
    const words = JSON.stringify(privacy(brand).clauses.find(({ id }) => id === 'choose'))
    expect(words).toContain('Nobody comes first by paying more')
    expect(words).toContain(`At most ${numberWord(brand.maxInstallers)} installers`)
    expect(words).toContain('pays us a fee')
  },
)

test('nobody is told that people alone match, or that no record of installers is kept', () => {
  expect(everything).not.toMatch(/People match enquiries|don’t keep a list/)
})

test.each([
  { text: privacy, updated: '2026-11-29', words: '5641e05c4c50' },
  { text: terms, updated: '2026-11-22', words: '6393e47abcd5' },
])('a policy whose words change is dated anew: $text.name', ({ text, updated, words }) => {
  expect({ updated: text(au).updated, words: digest(text(au)) }).toEqual({ updated, words })
})

function digest({ updated, ...words }: LegalText): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
}
