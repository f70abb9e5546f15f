import { expect, test } from 'vitest'
import { approvalFields, identityFields } from '#estimate/installer/own-fields.ts'
import { installerFields } from './draft.ts'
import { effectsOf } from './field-effects.ts'

test('a name, a number or a strength moves nothing', () => {
  expect(effectsOf(['trading_name', ...identityFields, 'strengths'])).toEqual([])
})

test('whatever a lead is matched by, sent to or charged by moves leads or money', () => {
  const moving = installerFields.filter((field) => effectsOf([field]).length > 0)
  expect(moving).toEqual([
    ...['areas', 'except_postcodes', 'services', 'property_kinds', 'panel_kw', 'battery_kwh'],
    ...['weekday_hours', 'saturday_hours', 'days_off', 'paused_until'],
    ...['cap_day', 'cap_week', 'cap_month', 'weight', 'fees', 'accreditations'],
    ...approvalFields,
    ...['people', 'webhook'],
  ])
  expect(effectsOf(['weight', 'fees', 'cap_day', 'webhook'])).toEqual([
    'share',
    'money',
    'destination',
  ])
})
