import {
  articleSize,
  cardSize,
  halfCardSize,
  heroSize,
  type Scene,
  stripSize,
} from '#pictures/scene.ts'
import { AffordableHousing } from './scenes/articles/AffordableHousing.tsx'
import { BatteryGuide } from './scenes/articles/BatteryGuide.tsx'
import { Blackout } from './scenes/articles/Blackout.tsx'
import { FeedIn } from './scenes/articles/FeedIn.tsx'
import { Financing } from './scenes/articles/Financing.tsx'
import { PanelCosts } from './scenes/articles/PanelCosts.tsx'
import { RebatesGuide } from './scenes/articles/RebatesGuide.tsx'
import { RooftopAndFarm } from './scenes/articles/RooftopAndFarm.tsx'
import { SmallBusiness } from './scenes/articles/SmallBusiness.tsx'
import { Towards2030 } from './scenes/articles/Towards2030.tsx'
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
import { Roofs } from './scenes/Roofs.tsx'
import { Shop } from './scenes/Shop.tsx'
import { StreetNight } from './scenes/StreetNight.tsx'
import { Terraces } from './scenes/Terraces.tsx'

/** Every picture that the build writes to a file, by the name that pages use. */
export const scenes = {
  'roof-close': {
    ...cardSize,
    alt: 'Solar panels in two rows on the iron roof of a weatherboard house.',
    Scene: RoofClose,
  },
  'battery-wall': {
    ...halfCardSize,
    alt: 'A charged home battery and its meter box on the shaded side of a weatherboard house.',
    Scene: BatteryWall,
  },
  bills: {
    ...halfCardSize,
    alt: 'Twelve months of power bills for one example home: tall bars before solar, shorter ones after, both highest in winter.',
    Scene: Bills,
  },
  shop: {
    ...cardSize,
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
    ...stripSize,
    alt: 'A brick house after dark, its windows lit and its battery charged.',
    Scene: BrickNight,
  },
  paddock: {
    ...stripSize,
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
    ...heroSize,
    alt: 'A weatherboard house built in an L, with panels on the slope that faces north and the slope that faces west.',
    Scene: HeroPanels,
  },
  'hero-savings': {
    ...heroSize,
    alt: 'Three houses side by side: a cottage with six panels, a brick house with fifteen and a two-storey house with twenty-six.',
    Scene: HeroSavings,
  },
  'hero-grants': {
    ...heroSize,
    alt: 'A brick house with a hipped tile roof and fifteen solar panels, seen over its front fence, gate and letterbox.',
    Scene: HeroGrants,
  },
  'hero-business': {
    ...heroSize,
    alt: 'A brick factory with a saw-tooth roof and a row of solar panels on every tooth.',
    Scene: HeroBusiness,
  },
  'hero-panel-count': {
    ...heroSize,
    alt: 'A tiled roof seen face on: thirteen solar panels in place, outlines where more would fit, a chimney and a skylight.',
    Scene: HeroPanelCount,
  },
  'hero-installers': {
    ...heroSize,
    alt: 'A half-finished solar job: scaffold along the gutter, seven panels up, bare rails for the rest, and a ute with a trailer of panels.',
    Scene: HeroInstallers,
  },
  'hero-roof-tiles': {
    ...heroSize,
    alt: 'A Californian bungalow with solar tiles laid in its steep terracotta roof.',
    Scene: HeroRoofTiles,
  },
  'hero-contact': {
    ...heroSize,
    alt: 'A two-storey corner shop with its door in the cut-off corner, an awning, a post box and a telegraph pole.',
    Scene: HeroContact,
  },
  'hero-battery-size': {
    ...heroSize,
    alt: 'Batteries of one, two and four modules on a laundry wall, with a door and a bicycle to show their size.',
    Scene: HeroBatterySize,
  },
  'hero-best-batteries': {
    ...heroSize,
    alt: 'Four home batteries of different shapes on the shaded front of a brick garage, beside its roller door.',
    Scene: HeroBestBatteries,
  },
  'hero-batteries': {
    ...heroSize,
    alt: 'An electric car charging under a carport, beside two batteries on the shaded wall of a house with panels.',
    Scene: HeroBatteries,
  },
  'hero-battery-costs': {
    ...heroSize,
    alt: 'The side of a brick house: battery, inverter, isolator and switchboard joined by one cable, with the neighbour beyond.',
    Scene: HeroBatteryCosts,
  },
  'hero-battery-guide': {
    ...heroSize,
    alt: 'A country weatherboard at dusk, seen from its western side, its windows lit by the battery on the wall.',
    Scene: HeroBatteryGuide,
  },
  'article-victorian-solar-rebates-guide': {
    ...articleSize,
    alt: 'A brick house with a hipped tile roof seen from its back garden, fifteen panels on the north slope and the meter box open on the shaded side wall.',
    Scene: RebatesGuide,
  },
  'article-home-battery-storage-guide': {
    ...articleSize,
    alt: 'Close view of a shaded weatherboard wall in the evening: a white battery half full of gold, a meter box and a switchboard joined by its cable, and a lit kitchen window beside them.',
    Scene: BatteryGuide,
  },
  'article-large-scale-vs-residential-solar-victoria-comparison': {
    ...articleSize,
    alt: 'A farmhouse with eight panels on its roof, a road lined with gum trees behind it, and beyond the road the long rows of a solar farm.',
    Scene: RooftopAndFarm,
  },
  'article-solar-financing-options-victoria': {
    ...articleSize,
    alt: 'A row of single-fronted terraces seen from the rear lane in the early evening, one of them with panels on its rear roof and its kitchen lit.',
    Scene: Financing,
  },
  'article-victoria-renewable-energy-2030': {
    ...articleSize,
    alt: 'Two transmission towers beyond a paddock of solar panels, a small farmhouse with panels of its own in front and wind turbines on the far hills.',
    Scene: Towards2030,
  },
  'article-small-business-solar-case-studies': {
    ...articleSize,
    alt: 'Three shops seen from the lane behind them, panels on their iron roof, and beside them a tall white cool store whose whole roof is panels.',
    Scene: SmallBusiness,
  },
  'article-feed-in-tariffs-victoria-explained': {
    ...articleSize,
    alt: 'A cream-brick house with solar panels: a broad gold cable runs from its roof to the lit kitchen window and a thin one to the power pole in the street.',
    Scene: FeedIn,
  },
  'article-solar-panel-costs-melbourne': {
    ...articleSize,
    alt: 'The parts of a solar system laid out on a lawn: fifteen panels in three rows, rails, roof hooks, an inverter, a switchboard, switches, cable and a ladder.',
    Scene: PanelCosts,
  },
  'article-solar-affordable-housing-victoria': {
    ...articleSize,
    alt: 'Three storeys of cream-brick walk-up flats with an open stair in the middle, rows of tilted panels on the flat roof and a bank of meters on the shaded side.',
    Scene: AffordableHousing,
  },
  'article-rooftop-solar-climate-resilience': {
    ...articleSize,
    alt: 'A street of weatherboard cottages on a stormy night, a gum leaning and a bough across the wires: every window is dark but those of one house with a charged battery.',
    Scene: Blackout,
  },
  blog: {
    ...articleSize,
    alt: 'A Melbourne suburb from above: street after street of different roofs, tile, iron and flat, many with solar panels.',
    Scene: Roofs,
  },
} satisfies Record<string, Scene>
