const turnDays = 30

/** Since when offers count for whose turn it is. */
export function turnsSince(now: Date): Date {
  return new Date(now.getTime() - turnDays * 24 * 3_600_000)
}

/** What an installer has had of the leads that are shared out. */
export type InstallerTurn = {
  id: string
  /** Above nought. */
  weight: number
  /** Offers that are open or accepted in the window, and the level it began at. Declined, expired and credited ones don't count, unless the call wasn't made in time. */
  had: number
  /** When it last had one (ISO 8601); absent if never. */
  latest?: string | undefined
}

/**
 * Whose turn it is: the largest shortfall first, which is the share of all leads that its weight gives, less what it had. Ties go to
 * the installer that has waited longest, then by id. What installers pay doesn't change their turn.
 */
export function inTurn<T extends InstallerTurn>(
  installers: readonly T[],
): (T & { shortfall: number })[] {
  const weights = sumOf(installers, ({ weight }) => weight)
  // The lead that is given out now counts too.
  const all = sumOf(installers, ({ had }) => had) + 1
  return installers
    .map((installer) => ({
      ...installer,
      shortfall: (installer.weight / weights) * all - installer.had,
    }))
    .toSorted(
      (one, other) =>
        roundedDifference(other.shortfall, one.shortfall) ||
        compare(one.latest ?? '', other.latest ?? '') ||
        compare(one.id, other.id),
    )
}

/**
 * The leads that an installer that is new or comes back counts as having had, so that it starts level: as many for its weight as the
 * others had for theirs.
 */
export function startingLevel(weight: number, others: readonly InstallerTurn[]): number {
  const weights = sumOf(others, (other) => other.weight)
  return weights === 0 ? 0 : (weight / weights) * sumOf(others, ({ had }) => had)
}

function sumOf<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0)
}

/** Nought where two sums differ only by how they were rounded. */
function roundedDifference(one: number, other: number): number {
  return Math.abs(one - other) < 1e-9 ? 0 : one - other
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
