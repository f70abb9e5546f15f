import { approvalFields, identityFields } from '#estimate/installer/own-fields.ts'
import type { InstallerField } from './draft.ts'

/** What a change of a field moves: nothing, where leads are sent, which leads are offered, or what they cost. */
type FieldEffect = 'none' | 'destination' | 'share' | 'money'
export type MovingEffect = Exclude<FieldEffect, 'none'>

const all = <Field extends string>(fields: readonly Field[], effect: FieldEffect) =>
  Object.fromEntries(fields.map((field) => [field, effect])) as Record<Field, FieldEffect>

/** Less for one installer is more for the others, so a lower cap moves leads as a higher one does. */
const fieldEffects: Record<InstallerField, FieldEffect> = {
  trading_name: 'none',
  ...all(identityFields, 'none'),
  areas: 'share',
  except_postcodes: 'share',
  services: 'share',
  property_kinds: 'share',
  panel_kw: 'share',
  battery_kwh: 'share',
  // Read by operators alone.
  strengths: 'none',
  weekday_hours: 'share',
  saturday_hours: 'share',
  days_off: 'share',
  paused_until: 'share',
  cap_day: 'share',
  cap_week: 'share',
  cap_month: 'share',
  weight: 'share',
  fees: 'money',
  accreditations: 'share',
  ...all(approvalFields, 'share'),
  people: 'destination',
  webhook: 'destination',
}

/** What changing these fields moves; empty where no lead and no money goes another way. */
export function effectsOf(changed: readonly InstallerField[]): MovingEffect[] {
  const effects = changed.map((field) => fieldEffects[field]).filter((effect) => effect !== 'none')
  return [...new Set(effects)]
}
