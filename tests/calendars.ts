import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'

/** A brand that calls Victorians, also on Saturdays. */
export const australian: CallingRules = {
  law: 'australia',
  timeZone: 'Australia/Melbourne',
  deskHours: { weekdays: { from: 8, to: 18 }, saturday: { from: 9, to: 16 } },
  deskArea: 'victoria',
}
/** A brand that calls the English, never on Saturdays. */
export const english: CallingRules = {
  law: 'england',
  timeZone: 'Europe/London',
  deskHours: { weekdays: { from: 9, to: 17.5 }, saturday: undefined },
  deskArea: 'england',
}

export const melbourne = callingCalendar(australian, '3056')
/** Geelong has a holiday of its own. */
export const geelong = callingCalendar(australian, '3220')
export const england = callingCalendar(english, 'M1 1AE')
