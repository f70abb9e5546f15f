import { v7 as uuidv7 } from 'uuid'
import { isUniqueConflict } from '#database/errors.ts'
import { setWebhookSecret } from '#database/installer/installer-acts.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import {
  findInstallerByAbn,
  getInstaller,
  insertInstaller,
  listLevels,
  updateInstaller,
} from '#database/installer/installers.ts'
import { listRecentOffers } from '#database/offer/match-facts.ts'
import type { Db } from '#database/schema.ts'
import {
  changedFields,
  changesDestination,
  type DraftProblem,
  formatInstaller,
  type InstallerDraft,
  parseInstaller,
  type TypedInstaller,
} from '#domain/installer/draft.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { capStarts } from '#domain/offer/caps.ts'
import { startingLevel, turnsSince } from '#domain/offer/turn.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { recordAct } from '../account/write-audit.ts'
import { generateEndpointSecret } from '../delivery/change-endpoint.ts'
import { commit, type World } from '../world.ts'

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

/** Adds an installer, and owes it a letter with our terms: nothing is offered to it before it accepts them. */
export async function addInstaller(
  draft: InstallerDraft,
  deps: SaveInstallerDeps,
): Promise<SavedInstaller> {
  const validated = await validateInstaller(draft, deps)
  if (!validated.ok) return validated
  const { installer } = validated
  const at = deps.now()
  return withAbnRetry(deps, async (db): Promise<SavedInstaller> => {
    if (await findInstallerByAbn(db, installer.abn)) return abnTaken
    const level = await loadStartingLevels(db, { at, timeZone: deps.calling.timeZone })
    const id = await storeInstaller(db, installer, { at, level })
    await recordAct(db, { kind: 'installer added', detail: { installer: id } }, deps)
    return { ok: true, id, version: 0 }
  })
}

/** Changes an installer, if it still is as the operator saw it. What it was offered or accepted stands. */
export async function changeInstaller(
  { id, version, draft }: { id: string; version: number; draft: InstallerDraft },
  deps: SaveInstallerDeps,
): Promise<SavedInstaller> {
  const validated = await validateInstaller(draft, deps)
  if (!validated.ok) return validated
  const { installer } = validated
  const at = deps.now()
  return withAbnRetry(deps, async (db): Promise<SavedInstaller> => {
    const sameAbn = await findInstallerByAbn(db, installer.abn)
    if (sameAbn && sameAbn !== id) return abnTaken
    const level = await loadStartingLevels(db, { at, timeZone: deps.calling.timeZone })
    const before = await getInstaller(db, id)
    const replaced = await replaceInstaller(db, { id, version, installer }, { at, level })
    const isRedirected =
      before &&
      changesDestination(changedFields(formatInstaller(before), formatInstaller(installer)))
    const detail = { installer: id, ...(isRedirected && { destination: 'changed' as const }) }
    if (replaced.ok) await recordAct(db, { kind: 'installer changed', detail }, deps)
    return replaced
  })
}

/** Commits again what lost to somebody who stored the same ABN at that moment: the second time it finds the other's. */
export function withAbnRetry<Value>(
  world: Pick<World, 'database' | 'onDue'>,
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  return commit(world, work).catch((error: unknown) => {
    if (!isUniqueConflict(error)) throw error
    return commit(world, work)
  })
}

const abnTaken: InvalidInstaller = {
  ...reject('invalid', 'Another installer has this ABN.'),
  problems: [{ field: 'abn', message: 'Another installer has this ABN' }],
}

/** Parses a draft, and asks whether offers can be posted to its webhook. */
export async function validateInstaller(
  draft: InstallerDraft,
  { problemWithAddress }: Pick<SaveInstallerDeps, 'problemWithAddress'>,
): Promise<{ ok: true; installer: TypedInstaller } | InvalidInstaller> {
  const parsed = parseInstaller(draft)
  const webhook = 'installer' in parsed ? parsed.installer.webhook : undefined
  const unreachable = webhook && (await problemWithAddress(webhook))
  const problems: DraftProblem[] = unreachable
    ? [{ field: 'webhook', message: unreachable }]
    : parsed.problems
  return 'installer' in parsed && problems.length === 0
    ? { ok: true, installer: parsed.installer }
    : { ...reject('invalid', 'Some fields need another look.'), problems }
}

/** The level at which somebody of a weight starts, so that it is level with the others but itself: see startingLevel. */
type StartingLevels = (weight: number, itself?: string) => number

type StoreInstallerDeps = { at: Date; level: StartingLevels }

/** Call it in a transaction. Owes the letter with our terms, unless these are accepted, and returns the new id. */
export async function storeInstaller(
  db: Db,
  installer: TypedInstaller,
  { at, level, terms }: StoreInstallerDeps & Pick<Installer, 'terms'>,
): Promise<string> {
  const id = uuidv7()
  const moment = at.toISOString()
  await insertInstaller(
    db,
    {
      ...installer,
      ...(terms && { terms }),
      id,
      level: level(installer.weight),
      levelSince: moment,
      createdAt: moment,
    },
    uuidv7,
  )
  if (installer.webhook) await setWebhookSecret(db, id, generateEndpointSecret())
  if (!terms) await oweInstaller(db, { installer: id, event: 'installer.terms', now: at })
  return id
}

/** Call it in a transaction. Whoever comes back from a pause starts level with the others. */
export async function replaceInstaller(
  db: Db,
  { id, version, installer }: { id: string; version: number; installer: TypedInstaller },
  { at, level }: StoreInstallerDeps,
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
  // Another system must not be able to sign as the one before it could.
  if (installer.webhook !== before.webhook)
    await setWebhookSecret(db, id, installer.webhook ? generateEndpointSecret() : null)
  return { ok: true, id, version: version + 1 }
}

/** What an installer of this weight counts as having had when its turns begin now: as much as the others. */
export async function levelFor(
  db: Db,
  weight: number,
  { now, timeZone, itself }: { now: Date; timeZone: string; itself?: string },
): Promise<number> {
  return (await loadStartingLevels(db, { at: now, timeZone }))(weight, itself)
}

/** Reads once what everybody has had, for any number who start. */
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
