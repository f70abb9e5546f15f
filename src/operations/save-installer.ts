import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import {
  findInstallerByAbn,
  getInstaller,
  insertInstaller,
  updateInstaller,
} from '#database/installers.ts'
import { listRecentOffers } from '#database/match-facts.ts'
import type { Db } from '#database/schema.ts'
import { capStarts } from '#domain/installer/caps.ts'
import {
  type DraftProblem,
  type InstallerDraft,
  parseInstaller,
  type TypedInstaller,
} from '#domain/installer/draft.ts'
import { startingLevel, turnsSince } from '#domain/installer/turn.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { withRetry } from './with-retry.ts'
import type { ActorDeps } from './write-audit.ts'

export type SaveInstallerDeps = ActorDeps & {
  calling: CallingRules
  /** Why offers cannot be posted to an address, as a sentence; undefined when they can. */
  problemWithAddress: (url: string) => Promise<string | undefined>
}

/** A draft that can't be used, with each field that is to be mended. */
export type InvalidInstaller = Rejection<'invalid'> & { problems: DraftProblem[] }
export type SavedInstaller =
  | Result<{ id: string; version: number }, 'unknown' | 'changed'>
  | InvalidInstaller

/** Adds an installer. Nothing is offered to it before it accepts our terms. */
export async function addInstaller(
  draft: InstallerDraft,
  deps: SaveInstallerDeps,
): Promise<SavedInstaller> {
  const validated = await validateInstaller(draft, deps)
  if (!validated.ok) return validated
  return withRetry(() =>
    deps.database.db.transaction().execute(async (trx): Promise<SavedInstaller> => {
      if (await findInstallerByAbn(trx, validated.installer.abn)) return abnTaken
      return { ok: true, id: await storeInstaller(trx, validated.installer, deps), version: 0 }
    }),
  )
}

/** Changes an installer, if it still is as the operator saw it. What it was offered or accepted stands. */
export async function changeInstaller(
  { id, version, draft }: { id: string; version: number; draft: InstallerDraft },
  deps: SaveInstallerDeps,
): Promise<SavedInstaller> {
  const validated = await validateInstaller(draft, deps)
  if (!validated.ok) return validated
  return withRetry(() =>
    deps.database.db.transaction().execute(async (trx): Promise<SavedInstaller> => {
      const sameAbn = await findInstallerByAbn(trx, validated.installer.abn)
      if (sameAbn && sameAbn !== id) return abnTaken
      return replaceInstaller(trx, { id, version, installer: validated.installer }, deps)
    }),
  )
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

/** Call it in a transaction. Returns the new id. */
export async function storeInstaller(
  db: Db,
  installer: TypedInstaller,
  { by, now, calling }: SaveInstallerDeps,
): Promise<string> {
  const id = uuidv7()
  const at = now()
  const moment = at.toISOString()
  const level = await levelFor(db, installer.weight, { now: at, timeZone: calling.timeZone })
  await insertInstaller(
    db,
    { ...installer, id, level, levelSince: moment, createdAt: moment },
    uuidv7,
  )
  await recordAudit(db, {
    id: uuidv7(),
    at: moment,
    operator: by,
    kind: 'installer added',
    detail: { installer: id },
  })
  return id
}

/** Call it in a transaction. Whoever comes back from a pause starts level with the others. */
export async function replaceInstaller(
  db: Db,
  { id, version, installer }: { id: string; version: number; installer: TypedInstaller },
  { by, now, calling }: SaveInstallerDeps,
): Promise<SavedInstaller> {
  const before = await getInstaller(db, id)
  if (!before) return reject('unknown', 'There is no such installer.')
  const at = now()
  const moment = at.toISOString()
  const comesBack = before.pausedUntil !== undefined && installer.pausedUntil === undefined
  const level = comesBack
    ? {
        level: await levelFor(db, installer.weight, { now: at, timeZone: calling.timeZone }),
        levelSince: moment,
      }
    : {}
  const updated = await updateInstaller(db, { ...before, ...installer, ...level, version }, uuidv7)
  if (!updated)
    return reject('changed', 'This installer was changed meanwhile. Your change was not made.')
  await recordAudit(db, {
    id: uuidv7(),
    at: moment,
    operator: by,
    kind: 'installer changed',
    detail: { installer: id },
  })
  return { ok: true, id, version: version + 1 }
}

/** What an installer of this weight counts as having had when its turns begin now: as much as the others. */
export async function levelFor(
  db: Db,
  weight: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<number> {
  const recent = await listRecentOffers(db, {
    caps: capStarts(now, timeZone),
    turnsSince: turnsSince(now),
  })
  const others = await db.selectFrom('installers').select(['id', 'weight', 'level']).execute()
  return startingLevel(
    weight,
    others.map(({ id, weight, level }) => ({
      id,
      weight,
      had: level + (recent.get(id)?.turns ?? 0),
    })),
  )
}
