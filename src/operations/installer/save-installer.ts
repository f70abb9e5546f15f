import { v7 as uuidv7 } from 'uuid'
import { isUniqueConflict } from '#database/errors.ts'
import {
  setOffersSince,
  setStartFact,
  setWebhookSecret,
} from '#database/installer/installer-acts.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import {
  findInstallerByNumber,
  getInstaller,
  insertInstaller,
  listLevels,
  lockInstaller,
  updateInstaller,
} from '#database/installer/installers.ts'
import { listRecentOffers } from '#database/offer/match-facts.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import { readAreas } from '#domain/installer/area-lines.ts'
import { isReady } from '#domain/installer/backlog.ts'
import { capStarts } from '#domain/installer/caps.ts'
import {
  changedFields,
  type DraftProblem,
  emptyDraft,
  formatInstaller,
  type InstallerDraft,
  type InstallerField,
  parseInstaller,
  type TypedInstaller,
} from '#domain/installer/draft.ts'
import { effectsOf } from '#domain/installer/field-effects.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { numberOf } from '#domain/installer/installer.ts'
import {
  blankFields,
  changedInPart,
  type InstallerPart,
  parseInstallerPart,
  withPart,
} from '#domain/installer/parts.ts'
import { startingLevel, turnsSince } from '#domain/offer/turn.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { numberField } from '#estimate/installer/own-fields.ts'
import { terms } from '#estimate/terms.ts'
import { generateEndpointSecret } from '../delivery/change-endpoint.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { noSuchInstaller } from './act-on-installer.ts'

export type SaveInstallerDeps = World & {
  by: string
  /** Why offers cannot be posted to an address, as a sentence; undefined when they can. */
  problemWithAddress: (url: string) => Promise<string | undefined>
}

/** A draft that can't be used, with each field that is to be mended. */
type InvalidInstaller = Rejection<'invalid'> & { problems: DraftProblem[] }
type SavedInstaller =
  | Result<{ id: string; version: number }, 'unknown' | 'changed'>
  | InvalidInstaller

/** Adds an installer. Unknown fields are left blank: it gets no offers until all are filled in. */
export async function addInstaller(
  typed: Partial<InstallerDraft>,
  deps: SaveInstallerDeps,
): Promise<SavedInstaller> {
  const draft = { ...emptyDraft, ...typed }
  const validated = await validateInstaller(draft, deps, blankFields(draft))
  if (!validated.ok) return validated
  const { installer } = validated
  const at = deps.now()
  return withNumberRetry(deps, async (db): Promise<SavedInstaller> => {
    if (await findInstallerByNumber(db, numberOf(installer))) return numberTaken
    const level = await loadStartingLevels(db, { at, timeZone: deps.calling.timeZone })
    const start = { begunAt: at.toISOString() }
    const id = await storeInstaller(db, installer, { at, level, start })
    await recordDeskEvent(db, { kind: 'installer added', detail: { installer: id } }, deps)
    return { ok: true, id, version: 0 }
  })
}

/** A part of an installer as it was typed, and as the operator saw it before. */
export type PartChange = {
  id: string
  part: InstallerPart
  seen: Partial<InstallerDraft>
  draft: Partial<InstallerDraft>
}

/**
 * Changes one part of an installer, if that part still is as the operator saw it. Changes to other parts meanwhile stay, and so do
 * offers.
 */
export async function saveInstallerPart(
  { id, part, seen, draft }: PartChange,
  deps: SaveInstallerDeps,
): Promise<SavedInstaller> {
  const typed = part === 'where' ? readPlaces(draft) : { draft }
  if ('ok' in typed) return typed
  const webhook = part === 'people' && typed.draft.webhook
  const addressProblem = webhook && (await deps.problemWithAddress(webhook))
  const at = deps.now()
  return withNumberRetry(deps, async (db): Promise<SavedInstaller> => {
    await lockInstaller(db, id)
    const before = await getInstaller(db, id)
    if (!before) return noSuchInstaller
    const stored = formatInstaller(before)
    if (changedInPart(part, withPart(stored, part, seen), stored).length > 0)
      return changedMeanwhile
    const parsed = parseInstallerPart(part, stored, typed.draft)
    if (!('installer' in parsed)) return invalid(parsed.problems)
    if (addressProblem) return invalid([{ field: 'webhook', message: addressProblem }])
    const { installer } = parsed
    const holder = await findInstallerByNumber(db, numberOf(installer))
    if (holder && holder !== id) return numberTaken
    const { timeZone } = deps.calling
    const level = await loadStartingLevels(db, { at, timeZone })
    const { version } = before
    const replaced = await replaceInstaller(db, { id, version, installer }, { at, level, timeZone })
    if (!replaced.ok) return replaced
    if (part === 'business') await setStartFact(db, id, { number_checked_at: null })
    const changed = changedFields(stored, formatInstaller(installer))
    await recordInstallerChange(db, { id, changed }, deps)
    return replaced
  })
}

/** Run inside the caller's transaction. Queues a letter to owners where leads or money go another way. */
export function recordInstallerChange(
  db: Db,
  { id, changed }: { id: string; changed: readonly InstallerField[] },
  deps: Pick<SaveInstallerDeps, 'by' | 'now'>,
): Promise<void> {
  const moved = Object.fromEntries(effectsOf(changed).map((effect) => [effect, 'changed' as const]))
  return recordDeskEvent(
    db,
    { kind: 'installer changed', detail: { installer: id, ...moved } },
    deps,
  )
}

function readPlaces(
  typed: Partial<InstallerDraft>,
): InvalidInstaller | { draft: Partial<InstallerDraft> } {
  const read = readAreas(typed.areas ?? '', typed.except_postcodes ?? '')
  return 'problem' in read
    ? invalid([{ field: read.field, message: read.problem }])
    : { draft: { areas: read.areas, except_postcodes: read.except_postcodes } }
}

const changedMeanwhile = reject(
  'changed',
  'This part was changed meanwhile. Your change was not made.',
)

function invalid(problems: DraftProblem[]): InvalidInstaller {
  return { ...reject('invalid', 'Some fields need another look.'), problems }
}

/** Retries after a conflict with an installer stored at the same moment with the same number: the second try finds it. */
export function withNumberRetry<Value>(
  world: Pick<World, 'database' | 'afterWrite'>,
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  return commit(world, work).catch((error: unknown) => {
    if (!isUniqueConflict(error)) throw error
    return commit(world, work)
  })
}

const numberTaken: InvalidInstaller = {
  ...reject('invalid', `Another installer has this ${terms.companyNumber}.`),
  problems: [{ field: numberField, message: `Another installer has this ${terms.companyNumber}` }],
}

/** Parses a draft, and asks whether offers can be posted to its webhook. Required fields in `mayBeBlank` may still be blank. */
export async function validateInstaller(
  draft: InstallerDraft,
  { problemWithAddress }: Pick<SaveInstallerDeps, 'problemWithAddress'>,
  mayBeBlank: readonly InstallerField[] = [],
): Promise<{ ok: true; installer: TypedInstaller } | InvalidInstaller> {
  const parsed = parseInstaller(draft, mayBeBlank)
  if (!('installer' in parsed)) return invalid(parsed.problems)
  const { webhook } = parsed.installer
  const addressProblem = webhook && (await problemWithAddress(webhook))
  return addressProblem
    ? invalid([{ field: 'webhook', message: addressProblem }])
    : { ok: true, installer: parsed.installer }
}

/** The level at which an installer of a weight starts, to be level with the others: see startingLevel. */
type StartingLevels = (weight: number, itself?: string) => number

type StoreInstallerDeps = { at: Date; level: StartingLevels }

/** Run inside a transaction. Queues the letter with our terms, unless they are accepted or it has no people. Returns the new id. */
export async function storeInstaller(
  db: Db,
  installer: TypedInstaller,
  { at, level, terms, start }: StoreInstallerDeps & Pick<Installer, 'terms' | 'start'>,
): Promise<string> {
  const id = uuidv7()
  const moment = at.toISOString()
  await insertInstaller(
    db,
    {
      ...installer,
      ...(terms && { terms }),
      start,
      id,
      level: level(installer.weight),
      levelSince: moment,
      createdAt: moment,
    },
    uuidv7,
  )
  if (installer.webhook) await setWebhookSecret(db, id, generateEndpointSecret())
  if (!terms && installer.people.length > 0)
    await enqueueForInstaller(db, { installer: id, event: 'installer.terms', now: at })
  return id
}

/** Run inside a transaction. An installer that comes back from a pause starts level with the others. */
export async function replaceInstaller(
  db: Db,
  { id, version, installer }: { id: string; version: number; installer: TypedInstaller },
  { at, level, timeZone }: StoreInstallerDeps & { timeZone: string },
): Promise<Result<{ id: string; version: number }, 'unknown' | 'changed'>> {
  const before = await getInstaller(db, id)
  if (!before) return reject('unknown', 'There is no such installer.')
  const comesBack = before.pausedUntil !== undefined && installer.pausedUntil === undefined
  const turns = comesBack
    ? { level: level(installer.weight, id), levelSince: at.toISOString() }
    : {}
  const updated = await updateInstaller(db, { ...before, ...installer, ...turns, version }, uuidv7)
  if (!updated)
    return reject('changed', 'This installer was changed meanwhile. Your change was not made.')
  const today = dayOf(at, timeZone)
  if (!isReady(before, today) && isReady({ ...before, ...installer }, today))
    await setOffersSince(db, id, at.toISOString())
  // A new address gets a secret of its own, so that the system before it can't verify or forge messages any more.
  if (installer.webhook !== before.webhook)
    await setWebhookSecret(db, id, installer.webhook ? generateEndpointSecret() : null)
  return { ok: true, id, version: version + 1 }
}

/** The level at which an installer of this weight starts now, so that it is neither ahead of the others nor behind them. */
export async function levelFor(
  db: Db,
  weight: number,
  { now, timeZone, itself }: { now: Date; timeZone: string; itself?: string },
): Promise<number> {
  return (await loadStartingLevels(db, { at: now, timeZone }))(weight, itself)
}

/** Reads all levels once. What is returned serves any number of installers that start. */
export async function loadStartingLevels(
  db: Db,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<StartingLevels> {
  const recent = await listRecentOffers(db, {
    caps: capStarts(at, timeZone),
    turnsSince: turnsSince(at),
  })
  const others = (await listLevels(db)).map(({ id, weight, level }) => ({
    id,
    weight,
    had: level + (recent.get(id)?.turns ?? 0),
  }))
  return (weight, itself) =>
    startingLevel(
      weight,
      others.filter(({ id }) => id !== itself),
    )
}
