import { listChanges } from '#database/installer/changes.ts'
import { dayOf, daysAfter, isDay } from '#domain/calendar.ts'
import { formatDaysOff } from '#domain/installer/draft.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { awayUntil, pausedOn, pauses, shownEnd } from '#domain/installer/pause.ts'
import { reject } from '#domain/result.ts'
import { changeOwnWork, withOwnChange, withPlanned } from '#operations/firm/change-work.ts'
import { pauseInstaller } from '#operations/installer/pause-installer.ts'
import { tryInstaller } from '#operations/offer/try-shares.ts'
import type { WorkProps } from '#site/firm/work/work.ts'
import type { Fields } from '../http/read-fields.ts'
import type { FirmActed, FirmDeps, FirmPage } from './firm-page.ts'

/** Until when no offers come today, paused or away: the first day back (YYYY-MM-DD), or 'resumed' for a pause without an end. */
export function awayNow(deps: FirmDeps): string | null {
  return shownEnd(awayUntil(todayOf(deps), deps.visit.installer))
}

/** What the page shows of pauses: today's, the days to come, and what was typed of others. */
export function pauseView(deps: FirmDeps, fields: Fields | undefined): WorkProps['pause'] {
  const today = todayOf(deps)
  return {
    pausedUntil: shownEnd(pausedOn(today, deps.visit.installer)),
    days: ahead(deps).map(({ from, until }) => ({ from, back: daysAfter(until, 1) })),
    today,
    typed: { from: fields?.('pause-from') ?? '', back: fields?.('pause-back') ?? '' },
  }
}

/** Pausing offers, now or on days to come. */
export const pauseActs: NonNullable<FirmPage['acts']> = {
  pause: (deps, fields) => pause(deps, pauses.find((one) => one === fields('until')) ?? 'tomorrow'),
  resume: (deps) => pause(deps, 'none'),
  'add-days': (deps, fields) => {
    const [from, back] = [fields('pause-from').trim(), fields('pause-back').trim()]
    if (!isDay(from) || !isDay(back) || back <= from || back <= todayOf(deps))
      return Promise.resolve(
        reject('invalid', 'Enter the first day away, and a later one on which you’re back.'),
      )
    const others = ahead(deps).filter((days) => days.from !== from)
    return saveDays(deps, [...others, { from, until: daysAfter(back, -1) }])
  },
  'remove-days': (deps, fields) =>
    saveDays(
      deps,
      ahead(deps).filter(({ from }) => from !== fields('pause-from')),
    ),
}

async function pause({ visit, services }: FirmDeps, until: (typeof pauses)[number] | 'none') {
  const isDone = await pauseInstaller({ installer: visit.installer.id, pause: until }, services)
  return isDone ? ({ ok: true } as const) : reject('unknown', 'Your firm is closed here.')
}

async function saveDays(
  { visit, services }: FirmDeps,
  days: Installer['daysOff'],
): Promise<FirmActed> {
  const inOrder = days.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const change = { days_off: formatDaysOff(inOrder) }
  const changes = await listChanges(services.database.db, visit.installer.id)
  const changed = withOwnChange(withPlanned(visit.installer, changes), change)
  if (!changed.ok) return changed
  const effect = await tryInstaller(changed.installer, services)
  return changeOwnWork(visit.installer.id, { change, effect }, services)
}

/** The days away that aren't over. */
function ahead(deps: FirmDeps): Installer['daysOff'] {
  const today = todayOf(deps)
  return deps.visit.installer.daysOff.filter(({ until }) => until >= today)
}

function todayOf({ now, services }: FirmDeps): string {
  return dayOf(now, services.calling.timeZone)
}
