import outline from './victoria-outline.json' with { type: 'json' }

/** A place on the ground: degrees east, and degrees north, which in Victoria are negative. */
export type Place = readonly [longitude: number, latitude: number]

type Line = readonly Place[]
type NetworkAreas = Record<'Powercor' | 'Jemena' | 'CitiPower' | 'United Energy', Line>

/**
 * Victoria by hand: a sketch. Where the lines of zones and networks run follows from the postcodes on either side; between
 * places they are drawn as they look best, and a test holds that postcodes lie on their own side.
 * - `murray`: the river, from the border with South Australia to its source
 * - `coast`: from the border with New South Wales to that with South Australia
 * - `neighbours`: New South Wales and South Australia, as far as a map of Victoria shows them
 * - `zoneLine`: where zone 3 of the certificates ends and zone 4 begins, from west to east
 * - `networkAreas`: AusNet has the rest, all of `everywhere` but the areas of these
 */
export const { murray, coast, islands, neighbours, zoneLine, networkAreas } =
  // A file of data knows lists of numbers, and no pairs.
  outline as unknown as Record<'murray' | 'coast' | 'neighbours' | 'zoneLine', Line> & {
    islands: readonly Line[]
    networkAreas: NetworkAreas
  }

/** Zone 4, south of that line, to beyond the coast. */
export const zoneFour: Line = [...zoneLine, [151, -36.7], [151, -40], [140, -40], [140, -37.78]]

export const everywhere: Line = [
  [140.5, -33.5],
  [151, -33.5],
  [151, -40],
  [140.5, -40],
]

/** Towns that the map names, and the position of the name beside its dot. */
export const towns: readonly {
  name: string
  at: Place
  beside: 'left' | 'right' | 'above' | 'below'
  /** Named on the smallest drawing too. */
  small?: boolean
  /** Named on the middle one. */
  middle?: boolean
}[] = [
  { name: 'Mildura', at: [142.15, -34.21], beside: 'right', small: true },
  { name: 'Swan Hill', at: [143.55, -35.37], beside: 'left' },
  { name: 'Horsham', at: [142.2, -36.71], beside: 'left', middle: true },
  { name: 'Bendigo', at: [144.28, -36.76], beside: 'left', small: true },
  { name: 'Shepparton', at: [145.4, -36.38], beside: 'left', middle: true },
  { name: 'Wodonga', at: [146.88, -36.14], beside: 'below' },
  { name: 'Ballarat', at: [143.86, -37.56], beside: 'above', middle: true },
  { name: 'Hamilton', at: [142.02, -37.74], beside: 'above' },
  { name: 'Warrnambool', at: [142.49, -38.37], beside: 'above', small: true },
  { name: 'Geelong', at: [144.34, -38.15], beside: 'left', middle: true },
  { name: 'Omeo', at: [147.6, -37.1], beside: 'right' },
  { name: 'Traralgon', at: [146.54, -38.2], beside: 'right', small: true },
  { name: 'Bairnsdale', at: [147.62, -37.83], beside: 'right' },
  { name: 'Mallacoota', at: [149.75, -37.55], beside: 'below' },
  { name: 'Echuca', at: [144.75, -36.16], beside: 'right' },
]
