import { expect, test } from 'vitest'
import { normalizeName } from '../normalize-name.ts'
import { searchKeysOf, searchTerms } from './search.ts'

const searchesFor = (typed: string) =>
  searchTerms(typed, { callingCode: '61', referencePrefix: 'WW' }).map(
    (one) => `${one.in} ${'part' in one ? `*${one.part}*` : one.prefix}`,
  )

test('names are found without their marks', () => {
  expect(normalizeName('Mai Đặng')).toBe('mai dang')
  expect(normalizeName('Tomasz  Wiśniewski')).toBe('tomasz wisniewski')
  expect(normalizeName('Siobhán O’Neil-Ryan')).toBe('siobhan o neil ryan')
})

test('a lead’s search keys are its name in both orders and its email address in lower case', () => {
  expect(searchKeysOf({ first_name: 'Mai', last_name: 'Đặng', email: 'Mai@Example.com' })).toEqual({
    name_key: 'mai dang',
    family_key: 'dang mai',
    email_key: 'mai@example.com',
  })
})

test.each([
  ['0491 570', ['phone_e164 +61491570']],
  ['+61 491', ['phone_e164 +61491']],
  [
    '61491',
    [
      'phone_e164 +61491',
      'reference_number WW-61491',
      'reference_number *61491*',
      'email_key 61491',
    ],
  ],
  [
    'ww-7q3',
    ['reference_number WW-7Q3', 'email_key ww-7q3', 'name_key ww 7q3', 'family_key ww 7q3'],
  ],
  ['Đặn', ['email_key đặn', 'name_key dan', 'family_key dan']],
  [
    'obrien',
    [
      ...['email_key obrien', 'name_key obrien', 'family_key obrien'],
      ...['name_key o brien', 'family_key o brien'],
    ],
  ],
  [
    'Ana O’Brien',
    [
      ...['name_key ana o brien', 'family_key ana o brien'],
      ...['name_key ana obrien', 'family_key ana obrien'],
    ],
  ],
  [
    'ana obrien',
    [
      ...['name_key ana obrien', 'family_key ana obrien'],
      ...['name_key ana o brien', 'family_key ana o brien'],
    ],
  ],
  ['mai.d@ex', ['email_key mai.d@ex']],
  ['Rosaria Man', ['name_key rosaria man', 'family_key rosaria man']],
  [
    '0491',
    ['phone_e164 +61491', 'reference_number WW-0491', 'reference_number *0491*', 'email_key 0491'],
  ],
  ['049', ['reference_number WW-049', 'email_key 049']],
  ['+61 49', []],
  ['ww-7', ['reference_number WW-7', 'email_key ww-7', 'name_key ww 7', 'family_key ww 7']],
  [
    'K2M9',
    [
      'reference_number WW-K2M9',
      'reference_number *K2M9*',
      'email_key k2m9',
      'name_key k2m9',
      'family_key k2m9',
    ],
  ],
  ['a', []],
  ['  ', []],
])('searching for %s looks for %j', (typed, expected) => {
  expect(searchesFor(typed)).toEqual(expected)
})
