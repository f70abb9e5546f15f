import { isDay } from '../../../calendar.ts'
import { minutesInDay, type RegisterDay, type RegisterKind } from './meter-file.ts'

export type Quality = 'actual' | 'substituted' | 'missing'

/** Collects the days of every register of a meter. The same day of the same register again replaces the earlier one. */
export function createRegisterDays() {
  const registers = new Map<string, { kind: RegisterKind; days: Map<string, RegisterDay> }>()
  return {
    /** Stores a day of a register, by its name; its intervals are in order and of equal length. */
    setDay(
      { name, kind }: { name: string; kind: RegisterKind },
      day: string,
      kwh: readonly number[],
      qualities: readonly Quality[],
    ): void {
      const register = registers.get(name) ?? { kind, days: new Map() }
      registers.set(name, register)
      register.days.set(day, toRegisterDay(kwh, qualities))
    },
    /** The days of all registers of a kind together, in order. */
    sum(kind: RegisterKind): Map<string, RegisterDay> {
      const ofKind = Array.from(registers.values()).filter((register) => register.kind === kind)
      const days = Array.from(new Set(ofKind.flatMap((register) => [...register.days.keys()])))
      return new Map(
        days
          .toSorted()
          .map((day) => [day, add(ofKind.flatMap((register) => register.days.get(day) ?? []))]),
      )
    },
  }
}
export type RegisterDays = ReturnType<typeof createRegisterDays>

function toRegisterDay(kwh: readonly number[], qualities: readonly Quality[]): RegisterDay {
  const minutes = minutesInDay / kwh.length
  const day: RegisterDay = { kwh: Float64Array.from(kwh), actual: 0, substituted: 0, missing: 0 }
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

/** Registers of one meter count at the same time: the energy adds up, and the day is as good as its worst register. */
function add(days: readonly RegisterDay[]): RegisterDay {
  const [first, ...others] = days
  if (first && others.length === 0) return first
  const kwh = new Float64Array(Math.max(...days.map((day) => day.kwh.length)))
  for (const day of days)
    for (const [step, part] of inSteps(day.kwh, kwh.length).entries())
      kwh[step] = (kwh[step] ?? 0) + part
  const missing = Math.max(...days.map((day) => day.missing))
  const substituted = Math.min(
    minutesInDay - missing,
    Math.max(...days.map((day) => day.substituted)),
  )
  return { kwh, missing, substituted, actual: minutesInDay - missing - substituted }
}

/** 2026-11-22 from 20261122; undefined where that is no day. */
export function dayFromDigits(text: string): string | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim())
  return match ? toDay(match[1], match[2], match[3]) : undefined
}

const monthsInShort = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** From 2023-07-19, 19/07/2023 or 01/Dec/2013; undefined where that is no day. */
export function dayFromText(text: string): string | undefined {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const match = /^(\d{1,2})\/(\d{1,2}|[A-Za-z]{3})\/(\d{4})$/.exec(trimmed)
  if (!match) return undefined
  const named = monthsInShort.indexOf((match[2] ?? '').toLowerCase())
  const month = named < 0 ? match[2] : String(named + 1)
  return toDay(match[3], month, match[1])
}

function toDay(year = '', month = '', date = ''): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}
