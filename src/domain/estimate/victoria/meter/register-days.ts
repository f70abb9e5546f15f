import { isSameMeter, minutesInDay, type RegisterDay, type RegisterKind } from './meter-file.ts'

export type Quality = 'actual' | 'substituted' | 'missing'

/** Where a day's readings come from. */
type Source = {
  /** The register's name and kind, and the serial number of the meter that it is in. */
  name: string
  kind: RegisterKind
  serial: string
  /** When they were last updated, as digits. Undefined in a layout that names meters, not registers: several count at the same time. */
  updated?: string
}

type Readings = {
  kwh: Float64Array
  qualities: readonly Quality[]
  updated: string | undefined
}

/** Collects the days of every register of a home. Of the same day of the same meter, the newest update counts, or else the later one. */
export function createRegisterDays() {
  const registers = new Map<
    string,
    { kind: RegisterKind; days: Map<string, Map<string, Readings>> }
  >()
  // Compared with the next and never given out.
  let meter: string | undefined
  return {
    isOtherMeter(number: string): boolean {
      meter ??= number
      return !isSameMeter(meter, number)
    },
    /** Stores a day's readings, in order and of equal length. */
    setDay(
      { name, kind, serial, updated }: Source,
      day: string,
      kwh: readonly number[],
      qualities: readonly Quality[],
    ): void {
      const register = registers.get(name) ?? { kind, days: new Map() }
      registers.set(name, register)
      const bySerial = register.days.get(day) ?? new Map<string, Readings>()
      register.days.set(day, bySerial)
      if ((bySerial.get(serial)?.updated ?? '') > (updated ?? '')) return
      bySerial.delete(serial)
      bySerial.set(serial, { kwh: Float64Array.from(kwh), qualities, updated })
    },
    /** The days of all registers of a kind together, in order. */
    sum(kind: RegisterKind): Map<string, RegisterDay> {
      const ofKind = Array.from(registers.values()).filter((register) => register.kind === kind)
      const days = new Set(ofKind.flatMap((register) => [...register.days.keys()]))
      const readingsOn = (day: string) =>
        ofKind.flatMap(({ days }) => ofRegister([...(days.get(day)?.values() ?? [])]))
      return new Map(
        Array.from(days)
          .toSorted()
          .map((day) => [day, add(readingsOn(day))]),
      )
    },
  }
}

/** What counts of the meters that have one register on a day. */
function ofRegister(readings: readonly Readings[]): readonly Readings[] {
  const [first] = readings
  if (!first || readings.length === 1) return readings
  const exchanged = joinExchanged(readings)
  if (exchanged) return [exchanged]
  if (first.updated === undefined) return readings
  // The readings of one meter were given out under another serial number, too.
  return [readings.reduce((newest, next) => (isOlder(next, newest) ? newest : next))]
}

const isOlder = (one: Readings, other: Readings) => (one.updated ?? '') < (other.updated ?? '')

/**
 * The readings of meters of which one took the other's place on this day: each counts before or after the other, and both at most in the
 * step of the exchange. Undefined where they count at the same time.
 */
function joinExchanged(readings: readonly Readings[]): Readings | undefined {
  const count = Math.max(...readings.map(({ kwh }) => kwh.length))
  const longestStep = minutesInDay / Math.min(...readings.map(({ kwh }) => kwh.length))
  const counting = readings
    .flatMap((one) => spanOf(one) ?? [])
    .toSorted((one, other) => one.from - other.from)
  const isInTurn = counting.every(({ from, to }, index) => {
    const next = counting[index + 1]
    return !next || (from < next.from && to < next.to && to - next.from <= longestStep)
  })
  if (!isInTurn) return undefined
  const [first, last] = [counting[0]?.readings, counting.at(-1)?.readings]
  // What a meter lacks before it came and after it went isn't missing.
  const present = readings.map((one) => ({
    from: one === first ? 0 : firstStep(one, count),
    until: one === last ? count : lastStep(one, count),
    qualities: one.qualities,
  }))
  const qualities = Array.from({ length: count }, (_, step) =>
    worst(
      present.flatMap(({ from, until, qualities }) =>
        from <= step && step < until ? qualityAt(qualities, step, count) : [],
      ),
    ),
  )
  return { kwh: sumOf(readings, count), qualities, updated: undefined }
}

/** From when until when readings count energy, in minutes; undefined where they count none. */
function spanOf(readings: Readings) {
  const { kwh } = readings
  const first = kwh.findIndex((value) => value > 0)
  const minutes = minutesInDay / kwh.length
  const last = kwh.findLastIndex((value) => value > 0)
  return first < 0 ? undefined : { from: first * minutes, to: (last + 1) * minutes, readings }
}

const isPresent = (quality: Quality) => quality !== 'missing'

function firstStep({ qualities }: Readings, count: number): number {
  const first = qualities.findIndex(isPresent)
  return ((first < 0 ? qualities.length : first) * count) / qualities.length
}

function lastStep({ qualities }: Readings, count: number): number {
  return ((qualities.findLastIndex(isPresent) + 1) * count) / qualities.length
}

const qualityAt = (qualities: readonly Quality[], step: number, count: number): Quality =>
  qualities[Math.floor((step * qualities.length) / count)] ?? 'missing'

/** Nothing at all is missing, too. */
function worst(qualities: readonly Quality[]): Quality {
  if (qualities.length === 0 || qualities.includes('missing')) return 'missing'
  return qualities.includes('substituted') ? 'substituted' : 'actual'
}

/** Registers of one home count at the same time: the energy adds up, and each step is as good as its worst register. */
function add(readings: readonly Readings[]): RegisterDay {
  const [first] = readings
  if (first && readings.length === 1) return toRegisterDay(first)
  const count = Math.max(...readings.map(({ kwh }) => kwh.length))
  const qualities = Array.from({ length: count }, (_, step) =>
    worst(readings.map(({ qualities }) => qualityAt(qualities, step, count))),
  )
  return toRegisterDay({ kwh: sumOf(readings, count), qualities })
}

function sumOf(readings: readonly Readings[], count: number): Float64Array {
  const kwh = new Float64Array(count)
  for (const one of readings)
    for (const [step, part] of inSteps(one.kwh, count).entries())
      kwh[step] = (kwh[step] ?? 0) + part
  return kwh
}

function toRegisterDay({ kwh, qualities }: Pick<Readings, 'kwh' | 'qualities'>): RegisterDay {
  const minutes = minutesInDay / kwh.length
  const day: RegisterDay = { kwh, actual: 0, substituted: 0, missing: 0 }
  for (const quality of qualities) day[quality] += minutes
  return day
}

/** A day in finer steps: what counted in a step is spread evenly over it. */
export function inSteps(kwh: Float64Array, count: number): Float64Array {
  const parts = count / kwh.length
  return parts === 1
    ? kwh
    : Float64Array.from(
        { length: count },
        (_, step) => (kwh[Math.floor(step / parts)] ?? 0) / parts,
      )
}
