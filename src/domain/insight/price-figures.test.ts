import { expect, test } from 'vitest'
import type { CountedOffer } from './installer-figures.ts'
import { priceFigures } from './price-figures.ts'

const at = (time: string) => `2026-11-18T${time}:00.000Z`
const offer = (changes: Partial<CountedOffer>): CountedOffer => ({
  ...{ installer: 'quoll', service: 'solar-battery', state: 'priced', outcome: null },
  offered_at: at('00:10'),
  ...{ answered_at: null, returned_at: null, promised_by: at('05:00'), isLate: false },
  ...{ called_at: null, priced_at: at('02:00'), lead: 'one', way: 'prices', leadState: 'new' },
  ...{ created_at: at('00:00'), contacted_at: null },
  ...changes,
})

test('who saw prices first, beside those who were called, worked out by hand', () => {
  const called = {
    way: null,
    priced_at: null,
    state: 'accepted',
    answered_at: at('00:20'),
  } as const
  expect(
    priceFigures([
      // Two prices, the first after two hours, one yes, and won.
      offer({ state: 'accepted', answered_at: at('06:00'), leadState: 'won' }),
      offer({ installer: 'kiln', priced_at: at('03:00'), state: 'passed', leadState: 'won' }),
      // Priced after four hours, and taken back once it had the number.
      offer({ lead: 'two', priced_at: at('04:00'), state: 'cancelled', answered_at: at('05:00') }),
      // Asked, without a price.
      offer({ lead: 'three', priced_at: null, state: 'expired' }),
      // Spoken with at the desk before.
      offer({ lead: 'four', priced_at: at('03:00'), contacted_at: at('01:00') }),
      // Called: three numbers for one sale.
      offer({ ...called, lead: 'five', leadState: 'won' }),
      offer({ ...called, lead: 'five', installer: 'kiln', leadState: 'won' }),
      offer({ ...called, lead: 'six', way: 'call' }),
      offer({ ...called, lead: 'six', way: 'call', state: 'declined' }),
    ]),
  ).toEqual({
    ...{ asked: 4, priced: 3, beforeCall: 2, medianHours: 3 },
    ways: [
      { way: 'call', leads: 2, numbers: 3, sales: 1 },
      { way: 'prices', leads: 4, numbers: 2, sales: 1 },
    ],
  })
  expect(priceFigures([])).toMatchObject({ asked: 0, medianHours: null })
})
