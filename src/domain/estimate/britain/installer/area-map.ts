import type { AreaRegion } from './area.ts'

/** A postcode as a dot on a map, in kilometres from its north-western corner. */
export type MapPoint = { postcode: string; region: AreaRegion | undefined; x: number; y: number }

/** We don't know where the districts lie. */
export const mapPoints: readonly MapPoint[] = []

/** What a map shows, as viewBoxes. */
export const mapViews: readonly { label: string; box: string }[] = []
