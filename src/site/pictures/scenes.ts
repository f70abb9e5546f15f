import type { ComponentType } from 'react'
import { BatteryWall } from './scenes/BatteryWall.tsx'
import { Bills } from './scenes/Bills.tsx'
import { BrickNight } from './scenes/BrickNight.tsx'
import { HeroBatteries } from './scenes/HeroBatteries.tsx'
import { HeroBatteryCosts } from './scenes/HeroBatteryCosts.tsx'
import { HeroBatteryGuide } from './scenes/HeroBatteryGuide.tsx'
import { HeroBatterySize } from './scenes/HeroBatterySize.tsx'
import { HeroBestBatteries } from './scenes/HeroBestBatteries.tsx'
import { HeroBusiness } from './scenes/HeroBusiness.tsx'
import { HeroContact } from './scenes/HeroContact.tsx'
import { HeroGrants } from './scenes/HeroGrants.tsx'
import { HeroInstallers } from './scenes/HeroInstallers.tsx'
import { HeroPanelCount } from './scenes/HeroPanelCount.tsx'
import { HeroPanels } from './scenes/HeroPanels.tsx'
import { HeroRoofTiles } from './scenes/HeroRoofTiles.tsx'
import { HeroSavings } from './scenes/HeroSavings.tsx'
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
  'hero-panels': {
    width: 1440,
    height: 560,
    alt: 'A weatherboard house built in an L, with panels on the slope that faces north and the slope that faces west.',
    Scene: HeroPanels,
  },
  'hero-savings': {
    width: 1440,
    height: 560,
    alt: 'Three houses side by side: a cottage with six panels, a brick house with fifteen and a two-storey house with twenty-six.',
    Scene: HeroSavings,
  },
  'hero-grants': {
    width: 1440,
    height: 560,
    alt: 'A brick house with a hipped tile roof and fifteen solar panels, seen over its front fence, gate and letterbox.',
    Scene: HeroGrants,
  },
  'hero-business': {
    width: 1440,
    height: 560,
    alt: 'A brick factory with a saw-tooth roof and a row of solar panels on every tooth.',
    Scene: HeroBusiness,
  },
  'hero-panel-count': {
    width: 1440,
    height: 560,
    alt: 'A tiled roof seen face on: thirteen solar panels in place, outlines where more would fit, a chimney and a skylight.',
    Scene: HeroPanelCount,
  },
  'hero-installers': {
    width: 1440,
    height: 560,
    alt: 'A half-finished solar job: scaffold along the gutter, seven panels up, bare rails for the rest, and a ute with a trailer of panels.',
    Scene: HeroInstallers,
  },
  'hero-roof-tiles': {
    width: 1440,
    height: 560,
    alt: 'A Californian bungalow with solar tiles laid in its steep terracotta roof.',
    Scene: HeroRoofTiles,
  },
  'hero-contact': {
    width: 1440,
    height: 560,
    alt: 'A two-storey corner shop with its door in the cut-off corner, an awning, a post box and a telegraph pole.',
    Scene: HeroContact,
  },
  'hero-battery-size': {
    width: 1440,
    height: 560,
    alt: 'Batteries of one, two and four modules on a laundry wall, with a door and a bicycle to show their size.',
    Scene: HeroBatterySize,
  },
  'hero-best-batteries': {
    width: 1440,
    height: 560,
    alt: 'Four home batteries of different shapes on the shaded front of a brick garage, beside its roller door.',
    Scene: HeroBestBatteries,
  },
  'hero-batteries': {
    width: 1440,
    height: 560,
    alt: 'An electric car charging under a carport, beside two batteries on the shaded wall of a house with panels.',
    Scene: HeroBatteries,
  },
  'hero-battery-costs': {
    width: 1440,
    height: 560,
    alt: 'The side of a brick house: battery, inverter, isolator and switchboard joined by one cable, with the neighbour beyond.',
    Scene: HeroBatteryCosts,
  },
  'hero-battery-guide': {
    width: 1440,
    height: 560,
    alt: 'A country weatherboard at dusk, seen from its western side, its windows lit by the battery on the wall.',
    Scene: HeroBatteryGuide,
  },
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
