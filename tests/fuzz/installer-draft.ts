import { randomInt } from 'node:crypto'
import { isAbn } from '#domain/estimate/victoria/installer/abn.ts'
import { installerFields } from '#domain/installer/draft.ts'

/** An installer as an owner types it in. */
export const installerDraft: Record<string, string> = {
  ...Object.fromEntries(installerFields.map((field) => [field, ''])),
  trading_name: 'Bright Ladder Electrical',
  abn: '51824753556',
  areas: 'Inner; western; 3875; 3888-3890',
  services: 'panels; batteries',
  property_kinds: 'home; business',
  panel_kw: '5-30',
  weekday_hours: '7:30-17',
  days_off: '2026-12-24 to 2027-01-11; 2027-03-08',
  cap_day: '5',
  fees: 'Panels $60; batteries 85.50; batteries+panels 110',
  accreditations: 'Con Vlahos, batteries, S4471902, 2026-12-04',
  people: '*Con Vlahos, con@brightladder.example, 0491 570 156',
}

/** An ABN of nobody else: one number in 89 is one. */
export function newAbn(): string {
  for (;;) {
    const number = String(randomInt(10_000_000_000, 99_999_999_999))
    if (isAbn(number)) return number
  }
}

/** The file of an owner who brings this installer. */
export function installerFile(draft: Record<string, string>): string {
  const cells = installerFields.map((field) => `"${draft[field] ?? ''}"`)
  return `${installerFields.join(',')}\n${cells.join(',')}\n`
}
