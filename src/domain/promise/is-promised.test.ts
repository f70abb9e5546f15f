import { expect, test } from 'vitest'
import type { EnquiryKind } from '../enquiry/form.ts'
import { isPromised } from './is-promised.ts'

test.each<[string, EnquiryKind, string, boolean]>([
  ['a call is promised in Victoria', 'quotes', '3056', true],
  ['and where nobody gave a postcode', 'quotes', '', true],
  ['no call is promised in another state', 'quotes', '2000', false],
  ['an answer to a question is promised anywhere', 'question', '2000', true],
  ['and so is the outcome of a complaint', 'complaint', '2000', true],
])('%s', (_, kind, postcode, promised) => {
  expect(isPromised(kind, postcode)).toBe(promised)
})
