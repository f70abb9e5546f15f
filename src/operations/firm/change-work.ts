import {
  type InstallerChange,
  insertChange,
  listChanges,
  listWorkDue,
  settleChange,
} from '#database/installer/changes.ts'
import { type StoredInstaller, updateInstaller } from '#database/installer/installers.ts'
import type { Db } from '#database/schema.ts'
import { dayOf, daysAfter, momentAt } from '#domain/calendar.ts'
import {
  changedFields,
  type DraftProblem,
  formatInstaller,
  type InstallerDraft,
  parseWork,
} from '#domain/installer/draft.ts'
import { hasStarted, type Installer } from '#domain/installer/installer.ts'
import { blankFields } from '#domain/installer/parts.ts'
import type { WorkEffect } from '#domain/offer/replay.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { actOnInstaller } from '../installer/act-on-installer.ts'
import { recordDeskEvent } from '../record-event.ts'
import type { World } from '../world.ts'
import { insertRequest } from './ask-desk.ts'

/** What an installer changes of itself: where it works, what it takes, when, and how many. */
const ownFields = [
  ...(['areas', 'except_postcodes', 'services', 'property_kinds', 'panel_kw'] as const),
  ...(['battery_kwh', 'weekday_hours', 'saturday_hours', 'days_off'] as const),
  ...(['cap_day', 'cap_week', 'cap_month'] as const),
]
export type OwnField = (typeof ownFields)[number]
export type OwnChange = Partial<Record<OwnField, string>>

// Days off have their own days.
const atOnce: readonly OwnField[] = ['property_kinds', 'panel_kw', 'battery_kwh', 'days_off']

/** The hour of the next day from which the rest counts. */
const countsFrom = 9

type Unreadable = Rejection<'invalid'> & { problems: DraftProblem[] }

/** The installer as it would be; else what can't be read of the change. What isn't its own to change stays. */
export function withOwnChange<One extends Installer>(
  installer: One,
  change: OwnChange,
): { ok: true; installer: One } | Unreadable {
  const draft: InstallerDraft = { ...formatInstaller(installer), ...change }
  const parsed = parseWork(draft, blankFields(draft, Object.keys(change) as OwnField[]))
  if (!('work' in parsed)) {
    const { problems } = parsed
    return { ...reject('invalid', problems[0]?.message ?? ''), problems }
  }
  return { ok: true, installer: { ...installer, ...parsed.work } }
}

export function isPlanned({ kind, settled_at }: InstallerChange): boolean {
  return kind === 'work' && settled_at === null
}

/** The installer once all counts that is planned of its work. */
export function withPlanned<One extends Installer>(
  installer: One,
  changes: readonly InstallerChange[],
): One {
  return changes
    .filter(isPlanned)
    .toSorted((one, other) => (one.asked_at < other.asked_at ? -1 : 1))
    .reduce((before, { detail }) => {
      const changed = withOwnChange(before, JSON.parse(detail))
      return changed.ok ? changed.installer : before
    }, installer)
}

type OwnWork = { change: OwnChange; effect: WorkEffect }

/**
 * Changes an installer's own work settings: sizes, kinds and days off at once, the rest from 9 am tomorrow, and an added service once the
 * desk has confirmed it. Open and accepted offers are unchanged. Before the first offer all changes apply at once.
 */
export function changeOwnWork(
  installer: string,
  { change, effect }: OwnWork,
  world: World,
): Promise<Result<object, 'unknown' | 'invalid' | 'refused'>> {
  return actOnInstaller(installer, world, async (db, known) => {
    const planned = withPlanned(known, await listChanges(db, installer))
    const wanted = withOwnChange(planned, change)
    if (!wanted.ok) return wanted
    const fewer = wanted.installer.services.filter((one) => planned.services.includes(one))
    // Nothing is offered yet that could turn out otherwise.
    const isNew = !hasStarted(known)
    const services = fewer.length > 0 ? fewer : planned.services
    for (const service of wanted.installer.services) {
      if (isNew || known.services.includes(service)) continue
      const asked = await insertRequest(db, known, { request: { kind: 'service', service } }, world)
      if (!asked.ok) return asked
    }
    const before = formatInstaller(planned)
    const after = formatInstaller(isNew ? wanted.installer : { ...wanted.installer, services })
    const changed = ownFields.filter((field) => changedFields(before, after).includes(field))
    const part = (isNow: boolean): OwnChange =>
      Object.fromEntries(
        changed
          .filter((field) => (isNew || atOnce.includes(field)) === isNow)
          .map((field) => [field, after[field]]),
      )
    await insertWork(db, known, { change: part(true), effect }, { isNow: true, world })
    await insertWork(db, known, { change: part(false), effect }, { isNow: false, world })
    return { ok: true }
  })
}

async function insertWork(
  db: Db,
  known: StoredInstaller,
  { change, effect }: OwnWork,
  { isNow, world }: { isNow: boolean; world: World },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  const { calling, newId, person } = world
  const now = world.now()
  const at = now.toISOString()
  const tomorrow = daysAfter(dayOf(now, calling.timeZone), 1)
  const changed = isNow ? withOwnChange(known, change) : undefined
  if (changed?.ok) await updateInstaller(db, changed.installer, newId)
  await insertChange(db, {
    id: newId(),
    installer: known.id,
    kind: 'work',
    asked_by: person?.name ?? '',
    detail: JSON.stringify(change),
    effect: JSON.stringify(effect),
    asked_at: at,
    due_at: isNow ? at : momentAt(tomorrow, countsFrom, calling.timeZone).toISOString(),
    ...(isNow && { settled_at: at, outcome: 'counts' as const }),
  })
  await recordDeskEvent(db, { kind: 'installer changed', detail: { installer: known.id } }, world)
}

/** Leaves its work as it is: nothing of what is planned will count. Twice is harmless. */
export function leaveOwnWork(installer: string, world: World): Promise<Result<object, 'unknown'>> {
  return actOnInstaller(installer, world, async (db) => {
    const settled_at = world.now().toISOString()
    for (const { id } of (await listChanges(db, installer)).filter(isPlanned))
      await settleChange(db, id, { outcome: 'withdrawn', settled_at, settled_by: null })
    return { ok: true }
  })
}

/** Lets count what was planned for a moment that has come. Replicas may do it at once. */
export async function countOwnWork(world: World): Promise<void> {
  const settled_at = world.now().toISOString()
  for (const id of await listWorkDue(world.database.db, settled_at))
    await actOnInstaller(id, world, async (db, known) => {
      const changes = await listChanges(db, id)
      const due = changes.filter((one) => isPlanned(one) && one.due_at <= settled_at)
      if (due.length > 0) await updateInstaller(db, withPlanned(known, due), world.newId)
      for (const one of due)
        await settleChange(db, one.id, { outcome: 'counts', settled_at, settled_by: null })
    })
}
