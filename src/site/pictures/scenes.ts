import type { ComponentType } from 'react'
import { BatteryWall } from './scenes/BatteryWall.tsx'
import { Bills } from './scenes/Bills.tsx'
import { BrickNight } from './scenes/BrickNight.tsx'
import { Paddock } from './scenes/Paddock.tsx'
import { RoofClose } from './scenes/RoofClose.tsx'
import { Shop } from './scenes/Shop.tsx'
import { StreetNight } from './scenes/StreetNight.tsx'
import { Terraces } from './scenes/Terraces.tsx'

interface Scene {
  /** Pixels, as drawn. */
  width: number
  height: number
  /** One plain sentence for those who cannot see it. */
  alt: string
  Scene: ComponentType
}

/** Every picture that is written to a file at build, by the name pages ask for. */
export const scenes = {
  'roof-close': {
    width: 720,
    height: 340,
    alt: 'Solar panels in two rows on the iron roof of a weatherboard house.',
    Scene: RoofClose,
  },
  'battery-wall': {
    width: 500,
    height: 340,
    alt: 'A charged home battery and its meter box on the shaded side of a weatherboard house.',
    Scene: BatteryWall,
  },
  bills: {
    width: 500,
    height: 340,
    alt: 'Twelve months of power bills for one example home: tall bars before solar, shorter ones after, both highest in winter.',
    Scene: Bills,
  },
  shop: {
    width: 720,
    height: 340,
    alt: 'A brick corner shop with a striped awning and two rows of solar panels on its flat roof.',
    Scene: Shop,
  },
  terraces: {
    width: 720,
    height: 452,
    alt: 'A row of three Victorian terraces with iron lace, each with solar panels on its roof.',
    Scene: Terraces,
  },
  'brick-night': {
    width: 500,
    height: 190,
    alt: 'A brick house after dark, its windows lit and its battery charged.',
    Scene: BrickNight,
  },
  paddock: {
    width: 500,
    height: 190,
    alt: 'Rows of solar panels in a Victorian paddock, with a gum tree and low hills behind.',
    Scene: Paddock,
  },
  'street-night': {
    width: 1440,
    height: 400,
    alt: 'A terrace row, a weatherboard and a brick house at night, their windows lit.',
    Scene: StreetNight,
  },
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
