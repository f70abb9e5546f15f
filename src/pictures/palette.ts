import { duskAir, hasBoards, materials, onPaper } from '#scenes/palette.ts'

export { hasBoards }

type Material = keyof typeof materials

/** A colour for each material, by the names that parts ask for. */
export type Palette = Record<Material | keyof typeof onPaper, string> & { lamps: boolean }

export const day = paletteOf(false, ([byDay]) => byDay)
export const night = paletteOf(true, ([, atNight]) => atNight)

/** Early evening: every material halfway from day to night, under a sky that is still light. */
export const dusk: Palette = { ...paletteOf(true, blend), ...duskAir }

function paletteOf(
  lamps: boolean,
  colourOf: (material: readonly [string, string]) => string,
): Palette {
  const colours = Object.fromEntries(
    Object.entries(materials).map(([name, material]) => [name, colourOf(material)]),
  ) as Record<Material, string>
  return { lamps, ...colours, ...onPaper }
}

function blend([from, to]: readonly [string, string]): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round((channel(from, at) + channel(to, at)) / 2))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
