import { FarRoof } from './FarRoof.tsx'
import { heroFrame } from './hero-frame.ts'
import { day, type Palette } from './palette.ts'
import { createView } from './projection.ts'
import { Gum, Leaves } from './Trees.tsx'

type Props = {
  /** Where the ground begins there, in pixels from the top. */
  down: number
  seed: number
  palette?: Palette
}

/** What very wide screens show to the left of a hero's subject, behind the ground: roofs, a tree, hedges; at night a tree. */
export function FarLeft({ down, seed, palette = day }: Props) {
  const shift = (seed % 3) * 34
  const roofAt = (scale: number, across: number) =>
    createView({ scale, origin: [across - shift, down + 2] }, heroFrame, palette)
  const isDay = palette === day
  const gum = (
    <Gum
      foot={[-400 + shift, down + 8]}
      height={190 + (seed % 4) * 14}
      seed={seed}
      shade={isDay ? palette.farLeaf : palette.leaf}
      lit={isDay ? palette.farLeafLit : palette.leafLit}
      trunk={palette.trunk}
    />
  )
  if (!isDay) return gum
  return (
    <>
      <FarRoof view={roofAt(18, -600)} x={0} width={9} pitch={0.6} />
      <FarRoof view={roofAt(20, -330)} x={0} width={10} depth={8} pitch={0.5} />
      {gum}
      <Leaves
        masses={[
          { centre: [-610 + shift, down - 2], width: 150, height: 58, seed: seed + 40 },
          { centre: [-490, down + 2], width: 120, height: 46, seed: seed + 41 },
          { centre: [-290 - shift, down - 2], width: 140, height: 54, seed: seed + 42 },
          { centre: [-190, down + 2], width: 110, height: 48, seed: seed + 43 },
        ]}
        shade={palette.hedge}
        lit={palette.hedgeLit}
      />
    </>
  )
}
