import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'

/** A brand that calls Victorians, also on Saturdays. */
export const australian: CallingRules = {
  law: 'australia',
  timeZone: 'Australia/Melbourne',
  deskHours: { weekdays: { from: 8, to: 18 }, saturday: { from: 9, to: 16 } },
  deskArea: 'victoria',
}
/** A brand that calls the British from Manchester, never on Saturdays. */
export const british: CallingRules = {
  law: 'britain',
  timeZone: 'Europe/London',
  deskHours: { weekdays: { from: 9, to: 17.5 }, saturday: undefined },
  deskArea: 'england-and-wales',
}

export const melbourne = callingCalendar(australian, { postcode: '3056', nation: null })
/** Geelong has a holiday of its own. */
export const geelong = callingCalendar(australian, { postcode: '3220', nation: null })
export const manchester = callingCalendar(british, { postcode: 'M1 1AE', nation: null })
export const edinburgh = callingCalendar(british, { postcode: 'EH1 1YZ', nation: null })
