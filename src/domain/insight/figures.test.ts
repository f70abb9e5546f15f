import { expect, test } from 'vitest'
import { countBySpan, countInTime, countPromised, medianMinutes } from './first-contact.ts'
import { percent, percentOfCalled } from './share.ts'
import { stepDropouts, worstStep } from './step-dropout.ts'

const one = (minutes: number, leads = 1, inTime = leads) => ({
  minutes,
  leads,
  promised: leads,
  inTime,
})

test('a call on the hour belongs to the hours before, and each to the promise it keeps or breaks', () => {
  const times = [one(0), one(60), one(61), one(120), one(480), one(1440), one(1441, 3, 1)]
  expect(countBySpan(times).map(({ leads }) => leads)).toEqual([2, 2, 0, 1, 0, 1, 3])
  expect(countBySpan(times).map(({ late }) => late)).toEqual([0, 0, 0, 0, 0, 0, 2])
  expect(countInTime(times)).toBe(7)
})

test('a call that wasn’t promised is neither in time nor late', () => {
  const times = [{ minutes: 2000, leads: 3, promised: 1, inTime: 0 }]
  expect(countBySpan(times).at(-1)).toEqual({ leads: 3, late: 1 })
  expect([countPromised(times), countInTime(times)]).toEqual([1, 0])
})

test('half of the leads were called within the median, whatever their order', () => {
  expect(medianMinutes([])).toBeUndefined()
  expect(medianMinutes([one(5)])).toBe(5)
  expect(medianMinutes([one(300), one(10), one(193)])).toBe(193)
  expect(medianMinutes([one(300), one(10)])).toBe(10)
  expect(medianMinutes([one(3000, 9), one(10, 0), one(20, 10)])).toBe(20)
})

test('a share above none is never shown as none, nor one below all as all', () => {
  expect(percent(0, 358)).toBe('0%')
  expect(percent(1, 358)).toBe('<1%')
  expect(percent(2, 358)).toBe('1%')
  expect(percent(326, 347)).toBe('94%')
  expect(percent(999, 1000)).toBe('>99%')
  expect(percent(3, 3)).toBe('100%')
  expect(percent(0, 0)).toBe('–')
})

test('a share of fewer than ten called is shown as a count', () => {
  expect([percentOfCalled(0, 0), percentOfCalled(4, 5), percentOfCalled(9, 9)]).toEqual([
    ...['–', '4 of 5', '9 of 9'],
  ])
  expect(percentOfCalled(8, 10)).toBe('80%')
})

const form = {
  steps: ['bill', 'size', 'phone'].map((name) => ({
    questions: [{ name, kind: 'text', ask: '', placeholder: '' }] as const,
  })),
}

test('a visitor stopped at the last step they reached, or at the end if they did not send', () => {
  const reached: Record<string, number> = { bill: 402, size: 338, phone: 164 }
  const steps = stepDropouts(form, (step) => reached[step] ?? 0, 111)
  expect(steps).toEqual([
    { step: 'bill', reached: 402, stopped: 64 },
    { step: 'size', reached: 338, stopped: 174 },
    { step: 'phone', reached: 164, stopped: 53 },
  ])
  expect(worstStep(steps)?.step).toBe('size')
})

test('forms sent without JavaScript never make the number of stops negative', () => {
  const steps = stepDropouts(form, () => 3, 5)
  expect(steps.map(({ stopped }) => stopped)).toEqual([0, 0, 0])
  expect(worstStep(steps)).toBeUndefined()
})
