import { expect, test } from 'vitest'
import { melbourne } from '../../../tests/calendars.ts'
import { dueOfCall, owedCall, saysCalledUntil } from './owed-call.ts'

/** Moments in Melbourne, in the week of Monday 23 November 2026. The desk calls from nine to six, the law allows it until eight. */
const on = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+11:00`)
const owed = (
  acceptedAt: Date,
  promisedBy: Date,
  more: { newPromiseBy?: Date; callsFrom?: Date } = {},
) =>
  owedCall(
    {
      acceptedAt: acceptedAt.toISOString(),
      callsFrom: more.callsFrom?.toISOString() ?? null,
      promisedBy: promisedBy.toISOString(),
      newPromiseBy: more.newPromiseBy?.toISOString() ?? null,
    },
    melbourne,
  )

test('half and three quarters are counted in calling hours, from when they could call until the promise', () => {
  // 3 h 30 on Tuesday, 5 h 30 on Wednesday.
  const call = owed(on(24, '14:30'), on(25, '14:30'))
  expect(call.by).toEqual(on(25, '14:30'))
  expect(call.reminders).toEqual({
    'offer.half-time': on(25, '10:00'),
    'offer.three-quarters': on(25, '12:15'),
  })
  expect(call.keptUntil).toEqual(on(25, '20:00'))
})

test('an installer that waits for another’s turn has its time counted from its own turn', () => {
  const call = owed(on(24, '10:00'), on(25, '10:00'), {
    callsFrom: on(25, '11:00'),
    newPromiseBy: on(26, '11:00'),
  })
  expect(call.by).toEqual(on(26, '11:00'))
  expect(call.reminders['offer.half-time']).toEqual(on(25, '15:30'))
})

test.for<[string, Date, Date, Date | undefined, Date]>([
  ['the promise that is ahead', on(24, '14:30'), on(25, '14:30'), undefined, on(25, '14:30')],
  [
    'the new one once it is over',
    on(25, '15:00'),
    on(25, '14:30'),
    on(26, '14:30'),
    on(26, '14:30'),
  ],
  [
    'two calling hours, where no promise is ahead',
    on(25, '15:00'),
    on(25, '14:30'),
    undefined,
    on(25, '17:00'),
  ],
  ['and where it ends sooner', on(25, '17:30'), on(25, '18:00'), undefined, on(26, '10:30')],
])('the call is due by %s', ([, accepted, promised, renewed, by]) => {
  expect(owed(accepted, promised, renewed && { newPromiseBy: renewed }).by).toEqual(by)
})

test.for<[string, Date, 'tried' | 'reached' | null, ReturnType<typeof dueOfCall>]>([
  ['nothing at first', on(25, '09:59'), null, undefined],
  ['a reminder at half', on(25, '10:00'), null, 'offer.half-time'],
  [
    'the later one alone, however late somebody looks',
    on(25, '14:29'),
    null,
    'offer.three-quarters',
  ],
  ['nobody called', on(25, '14:30'), null, 'late'],
  ['no reminder once somebody tried', on(25, '12:15'), 'tried', undefined],
  ['a try keeps it', on(25, '14:30'), 'tried', 'kept'],
  ['until that day’s calls end', on(25, '20:00'), 'tried', 'goes on'],
  ['nothing once they have spoken', on(25, '20:00'), 'reached', undefined],
])('%s', ([, now, outcome, due]) => {
  expect(dueOfCall(owed(on(24, '14:30'), on(25, '14:30')), outcome, now)).toBe(due)
})

test('a call can be reported for a day', () => {
  expect(saysCalledUntil('2026-11-25T03:30:00.000Z')).toBe('2026-11-26T03:30:00.000Z')
})
