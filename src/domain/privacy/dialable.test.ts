import { expect, test } from 'vitest'
import { type DialFacts, mayDial } from './dialable.ts'

const number = '+447700900123'
const now = new Date('2026-12-01T10:00:00Z')
const britain = { law: 'britain', timeZone: 'Europe/London', now } as const

/** A call without consent, to a home on no register. */
const cold: DialFacts = {
  number,
  isSuppressed: false,
  calls: 'not asked',
  mayText: false,
  calledUs: false,
  subscriber: 'home',
  registers: { tps: { day: '2026-11-20', isListed: false } },
}
const agreed = { number, until: '2027-03-01T10:00:00.000Z' }
const clear = { day: '2026-11-20', isListed: false }
const listed = { day: '2026-11-20', isListed: true }

test.each<[string, Partial<DialFacts>, boolean, string]>([
  [
    'who asked us to stop, whatever they agreed to',
    { isSuppressed: true, calls: agreed },
    false,
    'Asked us to stop',
  ],
  [
    'who left calls unticked and is on no register',
    { calls: 'refused' },
    false,
    'Asked for email only',
  ],
  ['who ticked texts alone', { calls: 'refused', mayText: true }, false, 'Texts only'],
  [
    'who agreed, though on TPS',
    { calls: agreed, registers: { tps: listed } },
    true,
    'Agreed to calls',
  ],
  [
    'who agreed, though nobody can check',
    { calls: agreed, registers: {} },
    true,
    'Agreed to calls',
  ],
  [
    'whose number changed since, and is on TPS',
    { calls: { ...agreed, number: '+447700900999' }, registers: { tps: listed } },
    false,
    'On TPS: write instead',
  ],
  [
    'whose three months are over, and who is on TPS',
    { calls: { number, until: now.toISOString() }, registers: { tps: listed } },
    false,
    'On TPS: write instead',
  ],
  [
    'who called us, though on TPS',
    { calledUs: true, registers: { tps: listed } },
    true,
    'Called us',
  ],
  ['a home on no register', {}, true, 'not on TPS, list of 20 November'],
  [
    'a sole trader, whom CTPS doesn’t hold',
    { subscriber: 'sole-trader', registers: { tps: clear } },
    true,
    'not on TPS, list of 20 November',
  ],
  [
    'a company that was looked up in TPS alone',
    { subscriber: 'company', registers: { tps: clear } },
    false,
    'Can’t check: write instead',
  ],
  [
    'a company on neither',
    {
      subscriber: 'company',
      registers: { tps: { day: '2026-11-25', isListed: false }, ctps: clear },
    },
    true,
    'not on TPS or CTPS, list of 20 November',
  ],
  [
    'a company on CTPS',
    { subscriber: 'company', registers: { tps: clear, ctps: listed } },
    false,
    'On CTPS: write instead',
  ],
  [
    'a company on TPS',
    { subscriber: 'company', registers: { tps: listed, ctps: clear } },
    false,
    'On TPS: write instead',
  ],
  [
    'a business of which nobody knows the kind',
    { subscriber: undefined, registers: { tps: clear } },
    false,
    'Can’t check: write instead',
  ],
  [
    'a home by a list 28 days old',
    { registers: { tps: { day: '2026-11-03', isListed: false } } },
    true,
    'not on TPS, list of 3 November',
  ],
  [
    'a home by a list 29 days old',
    { registers: { tps: { day: '2026-11-02', isListed: false } } },
    false,
    'Can’t check: write instead',
  ],
  [
    'a home by a list of tomorrow',
    { registers: { tps: { day: '2026-12-02', isListed: false } } },
    false,
    'Can’t check: write instead',
  ],
  ['a home without any list', { registers: {} }, false, 'Can’t check: write instead'],
  ['a visitor who left no number', { number: '', calls: agreed }, false, 'No number was given'],
  [
    'whose number wasn’t stored, as calls were left unticked',
    { number: '', calls: 'refused' },
    false,
    'Asked for email only',
  ],
])('of %s', (_, facts, ok, sentence) => {
  expect(mayDial({ ...cold, ...facts }, britain)).toMatchObject(
    ok ? { ok, note: sentence } : { ok, message: sentence },
  )
})

test('in Australia everybody may be called who didn’t ask us to stop', () => {
  const australia = { ...britain, law: 'australia', timeZone: 'Australia/Melbourne' } as const
  for (const calls of [agreed, 'refused', 'not asked'] as const)
    expect(mayDial({ ...cold, calls, registers: { tps: listed } }, australia).ok).toBe(true)
  expect(mayDial({ ...cold, isSuppressed: true }, australia).ok).toBe(false)
})

test('what isn’t known never allows more than what is', () => {
  for (const calls of [agreed, 'refused', 'not asked'] as const)
    for (const subscriber of ['home', 'sole-trader', 'partnership', 'company', undefined] as const)
      for (const tps of [clear, listed, undefined])
        for (const ctps of [clear, listed, undefined]) {
          const facts = {
            ...cold,
            calls,
            subscriber,
            registers: { ...(tps && { tps }), ...(ctps && { ctps }) },
          }
          if (
            mayDial({ ...facts, registers: {} }, britain).ok ||
            mayDial({ ...facts, subscriber: undefined }, britain).ok
          )
            expect(mayDial(facts, britain).ok).toBe(true)
        }
})
