import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formatWhyNow } from './why-now.ts'

/** Thursday 19 November 2026, 2:24 pm in Melbourne. */
const local = { now: Date.parse('2026-11-19T03:24:00Z'), timeZone: 'Australia/Melbourne' }
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+11:00`).toISOString()
type Lead = Parameters<typeof formatWhyNow>[0]
type Next = NonNullable<Lead['nextAction']>
const why = (next: Partial<Next> & { at: string }, changes: Partial<Lead> = {}) =>
  formatWhyNow(
    {
      ...{ state: 'new', promisedBy: at('2026-11-19 16:05'), contactedAt: null },
      ...{ postcode: '3810', nation: null },
      nextAction: { action: 'retry', try: 2, ...next },
      ...changes,
    },
    { local, rules: au.calling, nameOf: () => 'Ruth' },
  )
const spoken = { state: 'contacted', contactedAt: at('2026-11-18 10:00') } as const

test.each<[string, string]>([
  [why({ action: 'call-back', at: at('2026-11-19 14:24') }, spoken), 'Agreed for 2:24 pm'],
  [why({ at: at('2026-11-19 13:00') }), 'Promise ends 4:05 pm'],
  [why({ at: at('2026-11-19 14:35') }), 'Last try: promise ends 4:05 pm'],
  [
    why({ at: at('2026-11-19 13:00') }, { promisedBy: at('2026-11-17 10:05') }),
    'Over since Tue 10:05 am',
  ],
  [
    why({ at: at('2026-11-20 13:00') }, { promisedBy: at('2026-11-17 10:05') }),
    'Over since Tue 10:05 am',
  ],
  [
    why({ action: 'quote-follow-up', at: at('2026-11-19 09:00') }, spoken),
    'Spoken with, due 9:00 am',
  ],
  [
    why({ action: 'quote-follow-up', at: at('2026-11-19 14:00'), snoozedBy: 'ruth' }, spoken),
    'Snoozed by Ruth until 2:00 pm',
  ],
  [
    why({ at: at('2026-11-19 14:35'), snoozedBy: 'ruth' }),
    'Snoozed by Ruth until 2:35 pm. Last try: promise ends 4:05 pm',
  ],
  [why({ action: 'quote-follow-up', at: at('2026-11-20 09:00') }, spoken), ''],
  [
    why({ action: 'first-call', at: at('2026-11-18 09:00') }, { promisedBy: null }),
    'Outside Victoria: no call is promised',
  ],
  [
    why({ at: at('2026-11-20 13:00'), snoozedBy: 'ruth' }, { promisedBy: null }),
    'Snoozed by Ruth until Fri 1:00 pm',
  ],
])('a lead says why it stands where it does: %s', (sentence, expected) => {
  expect(sentence).toBe(expected)
})
