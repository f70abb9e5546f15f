import { day, duskAir, hasBoards, night } from '#scenes/palette.ts'

export { day, hasBoards, night }

/** A colour for each material, by the names that parts ask for. */
export type Palette = typeof day

/** Early evening: every material halfway from day to night, under a sky that is still light. */
export const dusk: Palette = { ...halfway(day, night), lamps: true, ...duskAir }

function halfway(from: Palette, to: Palette): Palette {
  const names = Object.keys(from) as (keyof Palette)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      typeof from[name] === 'string' ? blend(from[name], String(to[name])) : to[name],
    ]),
  ) as Palette
}

function blend(from: string, to: string): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round((channel(from, at) + channel(to, at)) / 2))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
