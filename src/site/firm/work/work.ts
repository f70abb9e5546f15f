import type { ReadLine } from '#domain/installer/area-lines.ts'
import type { CapPeriod, InstallerService, PropertyKind } from '#domain/installer/installer.ts'
import type { WorkEffect } from '#domain/offer/replay.ts'

/** The parts of the firm's own work. */
export type WorkPart = 'where' | 'what' | 'when'

type Dots = 'covered' | 'fresh' | 'gone'

/** Postcodes as dots: covered, new by what was typed, left by it, and the rest; and what can be pressed. */
type AreaDots = Record<Dots | 'rest', string> & {
  counts: Record<Dots, number>
  presses: readonly { act: string; label: string; isIn: boolean }[]
}

/**
 * What an installer says of its own work. Acts, each with the fields of its part:
 * - try: what the change would have meant is shown, and nothing is saved
 * - save
 * - leave: what is planned won't count
 * - pause: `until`; resume; add-days: `pause-from`, `pause-back`; remove-days: `pause-from`
 * - press-REGION, press-all: puts a region, or all of it, into the list or takes it out, and shows what that would have meant
 * where: `areas`, `except_postcodes`; what: `service-NAME` and `property-KIND` are 'yes', `panel_kw`, `battery_kwh`; when:
 * `weekday_hours`, `saturday_hours`, `cap_day`, `cap_week`, `cap_month`
 */
export type WorkProps = {
  part: WorkPart
  values: Readonly<Record<string, string>>
  property: readonly PropertyKind[]
  problems: Readonly<Record<string, string>>
  /** How the area was read, line by line. */
  lines: readonly ReadLine[]
  /** Where it works, as paths of dots; null in other parts, and where there is no map. */
  map: AreaDots | null
  /** What was tried: how many would have been offered. */
  effect: WorkEffect | null
  /** All services, with what an enquiry costs; null where no fee was agreed. `askedBy` is by when the desk decides of one that it asked for. */
  services: readonly {
    service: InstallerService
    name: string
    feeCents: number | null
    isDone: boolean
    askedBy: string | null
  }[]
  /** From when what is shown counts, where it doesn't yet. */
  plannedFrom: string | null
  /** How many it accepted in this day, week and month, where this part has limits. */
  accepted: Readonly<Record<CapPeriod, number>> | null
  /** Pauses from today on, where this part has them. Days are YYYY-MM-DD. */
  pause: {
    /** As of an installer's page. */
    pausedUntil: string | null
    days: readonly { from: string; back: string }[]
    today: string
    /** What was typed of days that could not be saved. */
    typed: { from: string; back: string }
  } | null
}
