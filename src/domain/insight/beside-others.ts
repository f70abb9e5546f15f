import type { InstallerFigures } from './installer-figures.ts'

/** The fewest firms for which a middle is shown: it doesn't reveal what one of them did. */
export const fewestFirms = 5

const shares = {
  accepted: ({ accepted, offered }: InstallerFigures) => ({ part: accepted, of: offered }),
  called: ({ calledInTime, due }: InstallerFigures) => ({ part: calledInTime, of: due }),
  quoted: ({ quoted, accepted }: InstallerFigures) => ({ part: quoted, of: accepted }),
  won: ({ won, quoted }: InstallerFigures) => ({ part: won, of: quoted }),
}
type ShareName = keyof typeof shares

/** A share of an installer's with both counts, and the middle of all who have it; null below five of them. */
export type Share = {
  name: ShareName
  part: number
  of: number
  middle: number | null
  firms: number
}

/** How an installer does beside others who work where it does, itself among them. Never whose a figure is. */
export function sharesBeside(
  all: readonly InstallerFigures[],
  installer: string,
): readonly Share[] {
  const own = all.find((one) => one.installer === installer)
  return (Object.keys(shares) as ShareName[]).map((name) => {
    const known = all.map(shares[name]).filter(({ of }) => of > 0)
    const values = known.map(({ part, of }) => part / of)
    return {
      name,
      firms: known.length,
      ...(own ? shares[name](own) : { part: 0, of: 0 }),
      middle: known.length < fewestFirms ? null : middleValue(values),
    }
  })
}

/** The same of one number of each, such as minutes; those without one don't count. */
export function middleOf(values: readonly (number | null)[]): {
  middle: number | null
  firms: number
} {
  const known = values.filter((value) => value !== null)
  return {
    firms: known.length,
    middle: known.length < fewestFirms ? null : middleValue(known),
  }
}

function middleValue(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null
}
