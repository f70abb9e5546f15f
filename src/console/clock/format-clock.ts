import type { PromiseClock } from '#domain/lead/promise.ts'

const minute = 60_000

/** What the clock of the promise says beside its bar; empty where nobody owes a call. */
export function formatClock(clock: PromiseClock): string {
  switch (clock.kind) {
    case 'running':
      return `${formatDuration(Math.ceil(clock.milliseconds / minute))} left`
    case 'over': {
      const minutes = Math.floor(clock.milliseconds / minute)
      return minutes === 0 ? 'just over' : `${formatDuration(minutes)} over`
    }
    case 'kept':
    case 'kept late':
      return `called in ${formatRoughDuration(Math.max(1, Math.round(clock.milliseconds / minute)))}`
    case 'none':
      return ''
  }
}

/** As long as it matters by the minute; days, once it is two of them. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  if (hours === 0) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`
}

function formatRoughDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours >= 48 ? `${Math.round(hours / 24)} days` : `${hours} h`
}
