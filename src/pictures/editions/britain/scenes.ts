import {
  articleSize,
  cardSize,
  halfCardSize,
  heroSize,
  type Scene,
  stripSize,
} from '#pictures/scene.ts'
import { Costs, Exported, Planning, Renting, Stored, Vat } from './scenes/Articles.tsx'
import { CardBattery } from './scenes/CardBattery.tsx'
import { CardBills } from './scenes/CardBills.tsx'
import { CardRoof } from './scenes/CardRoof.tsx'
import { HeroContact } from './scenes/HeroContact.tsx'
import { HeroLetters } from './scenes/HeroLetters.tsx'
import { HeroMeterCupboard } from './scenes/HeroMeterCupboard.tsx'
import { HeroRoofSizes } from './scenes/HeroRoofSizes.tsx'
import { HeroTerrace } from './scenes/HeroTerrace.tsx'
import { HeroTradeEstate } from './scenes/HeroTradeEstate.tsx'
import { HeroTwoBills } from './scenes/HeroTwoBills.tsx'
import { HeroVan } from './scenes/HeroVan.tsx'
import { RoofClose } from './scenes/RoofClose.tsx'
import { Roofs } from './scenes/Roofs.tsx'
import { ShopFronts, ShopRoof } from './scenes/Shops.tsx'
import { StreetNight } from './scenes/StreetNight.tsx'
import { TeaserCottage } from './scenes/TeaserCottage.tsx'
import { TeaserFlats } from './scenes/TeaserFlats.tsx'
import { TeaserTerrace } from './scenes/TeaserTerrace.tsx'

/** Every picture that the build writes to a file, by the name that pages use. */
export const scenes = {
  'hero-terrace': {
    ...heroSize,
    alt: 'A row of red-brick terraced houses under one slate roof, the second with nine solar panels.',
    Scene: HeroTerrace,
  },
  'hero-letters': {
    ...heroSize,
    alt: 'A kitchen table with two letters, two envelopes and a mug of tea.',
    Scene: HeroLetters,
  },
  'hero-two-bills': {
    ...heroSize,
    alt: 'Two electricity bills side by side on a table: twelve tall bars on one, shorter ones on the other, above all in summer.',
    Scene: HeroTwoBills,
  },
  'hero-van': {
    ...heroSize,
    alt: 'A half-finished solar job on a semi: scaffold along the gutter, five panels up, bare rails for four more, and a fitter’s van with a ladder.',
    Scene: HeroVan,
  },
  'hero-roof-sizes': {
    ...heroSize,
    alt: 'A tiled roof seen face on: nine solar panels in place, and outlines where five more would fit.',
    Scene: HeroRoofSizes,
  },
  'hero-meter-cupboard': {
    ...heroSize,
    alt: 'The side of a brick house in the evening: a meter cupboard with its door open, and a battery joined to it.',
    Scene: HeroMeterCupboard,
  },
  'hero-trade-estate': {
    ...heroSize,
    alt: 'Three units on a trade estate with roller doors, rows of solar panels along their low roof and a van before them.',
    Scene: HeroTradeEstate,
  },
  'hero-contact': {
    ...heroSize,
    alt: 'A parade of three shops with flats above them, an awning, and a red pillar box on the pavement.',
    Scene: HeroContact,
  },
  'card-roof': {
    ...cardSize,
    alt: 'Twelve solar panels in two rows on the tiled roof of a detached house.',
    Scene: CardRoof,
  },
  'card-battery': {
    ...halfCardSize,
    alt: 'A charged battery beside an open meter cupboard on a brick wall.',
    Scene: CardBattery,
  },
  'card-bills': {
    ...halfCardSize,
    alt: 'Twelve months of electricity bought by one example home: tall bars before panels, shorter ones after, most of all in summer.',
    Scene: CardBills,
  },
  'card-shop': {
    ...cardSize,
    alt: 'The fronts of three shops in a parade, the middle one under a striped awning.',
    Scene: ShopFronts,
  },
  shop: {
    ...cardSize,
    alt: 'A parade of three brick shops with sixteen solar panels on its slate roof.',
    Scene: ShopRoof,
  },
  'roof-close': {
    ...cardSize,
    alt: 'Nine solar panels on the hipped tile roof of a semi: four, three and two.',
    Scene: RoofClose,
  },
  'teaser-terrace': {
    width: 720,
    height: 452,
    alt: 'A red-brick terrace under slate: two of its five roofs have six solar panels each.',
    Scene: TeaserTerrace,
  },
  'teaser-cottage': {
    ...stripSize,
    alt: 'A white cottage under slate below bare hills, six solar panels beside its porch.',
    Scene: TeaserCottage,
  },
  'teaser-flats': {
    ...stripSize,
    alt: 'The balconies of a block of flats, two plug-in solar panels hung on one of them.',
    Scene: TeaserFlats,
  },
  'street-night': {
    width: 1440,
    height: 400,
    alt: 'A semi, a terrace, a detached house and a cottage at night, some of their windows lit.',
    Scene: StreetNight,
  },
  blog: {
    ...articleSize,
    alt: 'Four streets of semis, terraces and detached houses from above, many with solar panels.',
    Scene: Roofs,
  },
  'article-solar-panel-costs-2026-27': {
    ...articleSize,
    alt: 'A detached brick house with nine solar panels, a car in the drive before its garage.',
    Scene: Costs,
  },
  'article-vat-on-solar-31-march-2027': {
    ...articleSize,
    alt: 'A red-brick terrace with scaffold before one house, six solar panels just fitted on its roof and the van in the street.',
    Scene: Vat,
  },
  'article-export-tariffs-compared': {
    ...articleSize,
    alt: 'A semi with nine solar panels: a broad copper line runs from its meter out to the street, a thin one into the house.',
    Scene: Exported,
  },
  'article-do-solar-batteries-pay': {
    ...articleSize,
    alt: 'A semi at night seen from its side, windows lit, a charged battery on the wall.',
    Scene: Stored,
  },
  'article-plug-in-solar-for-renters': {
    ...articleSize,
    alt: 'Four storeys of brick flats with balconies, two plug-in solar panels hung on one of them.',
    Scene: Renting,
  },
  'article-planning-g98-g99': {
    ...articleSize,
    alt: 'A stone tenement of four storeys with three doors, and beside it a stone cottage with six solar panels.',
    Scene: Planning,
  },
} satisfies Record<string, Scene>
