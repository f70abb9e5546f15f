import { type ReadLine, readAreas } from '#domain/installer/area-lines.ts'
import { formatInstaller, type InstallerDraft } from '#domain/installer/draft.ts'
import { hasStarted, type Installer } from '#domain/installer/installer.ts'
import { type InstallerPart, parseInstallerPart } from '#domain/installer/parts.ts'
import { asIfStarted } from '#domain/installer/start.ts'
import { type TrySharesDeps, tryInstaller } from './try-shares.ts'

/** How a part was read that is being typed, and how many leads of the last thirty days it would have brought. */
export type TriedPart = {
  lines: readonly ReadLine[]
  not: readonly ReadLine[]
  problem: string | null
  /** `was`, today's figure, is null for an installer that has no offers yet. */
  effect: { days: number; would: number; was: number | null } | null
}

/** Tries a part of an installer. Nothing is stored or sent. */
export async function tryPart(
  installer: Installer,
  { part, draft }: { part: InstallerPart; draft: Partial<InstallerDraft> },
  deps: TrySharesDeps,
): Promise<TriedPart> {
  const { areas = '', except_postcodes: except = '' } = draft
  const read = part === 'where' ? readAreas(areas, except) : { ...draft, lines: [], not: [] }
  const { lines, not } = read
  if ('problem' in read) return { lines, not, problem: read.problem, effect: null }
  const parsed = parseInstallerPart(part, formatInstaller(installer), read)
  if (!('installer' in parsed)) return { lines, not, problem: null, effect: null }
  const changed = { ...installer, ...parsed.installer }
  const { days, was, would } = await tryInstaller(asIfStarted(changed), deps)
  const effect = { days, would, was: hasStarted(installer) ? was : null }
  return { lines, not, problem: null, effect }
}
