import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { thirdBrand } from '../../../../tests/third-brand.ts'
import { au } from './brand/au.ts'
import { consentsOf } from './consent.ts'
import { formsOf } from './forms/forms.ts'

const consentTo = (slug: string, brand = au) => consentsOf(brand, { slug }).quotes

test('the rebates form asks about Victorian Energy Upgrades by name, and no other form does', () => {
  const forms = [...formsOf(au).keys()].filter((slug) =>
    consentTo(slug).wording.includes('Victorian Energy Upgrades'),
  )
  expect(forms).toEqual(['rebates'])
})

test('every wording names who calls, how, about what and for how long', () => {
  for (const brand of [au, thirdBrand])
    for (const slug of formsOf(brand).keys()) {
      const { wording } = consentTo(slug, brand)
      for (const part of [brand.name, 'three local installers', 'call, text or email'])
        expect(wording, slug).toContain(part)
      expect(wording, slug).toMatch(/about this enquiry.* for three months\.$/)
    }
})

test.each([
  [consentTo('home'), 'three months 2026-11-22', '7f3c6e06c26f'],
  [consentTo('rebates'), 'three months, Victorian Energy Upgrades 2026-11-22', '0306f51c6434'],
  [consentsOf(au, { slug: 'contact' }).question, 'question 2026-11-22', 'd4a7ec6bfb24'],
])(
  'a wording that changes gets a version of its own: $version',
  ({ wording, version }, agreed, digest) => {
    const words = createHash('sha256').update(wording).digest('hex').slice(0, 12)
    expect({ version, words }).toEqual({ version: agreed, words: digest })
  },
)
