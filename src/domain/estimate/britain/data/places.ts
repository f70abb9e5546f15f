import { scottishBorder } from '../../../promise/scotland.ts'
import type { Figure } from '../../shared/figure.ts'

export type Nation = 'england' | 'scotland' | 'wales'

const checked = '2026-11-23'

/** Postcode areas by nation, region of sun and network: a first guess, since areas cross borders. */
export const areas: Figure<Record<string, string>> = {
  what: 'Postcode areas by nation, region of sun and network',
  value: {
    'scotland scotland P': 'AB DD HS IV KW PA PH ZE',
    'england south A': 'AL CB CM CO EN HA HP IP LU N NR PE RM SG SS WD',
    'england midlands E': 'B DY HR ST SY TF WR WS WV',
    'england south L': 'BA BS EX PL TA TQ TR',
    'england north G': 'BB BL CA FY LA M OL PR SK WN',
    'england north M': 'BD DN HD HU HX LS S WF',
    'england south H': 'BH DT GU OX PO RG SL SN SO SP TW UB',
    'england south J': 'BN BR CR CT KT ME RH SM TN',
    'wales wales K': 'CF LD NP SA',
    'england north D': 'CH CW L WA',
    'england midlands B': 'CV DE LE LN NG NN',
    'england south C': 'DA E EC IG NW SE SW W WC',
    'scotland scotland N': 'DG EH FK G KA KY ML TD',
    'england north F': 'DH DL HG NE SR TS YO',
    'england south E': 'GL',
    'wales wales D': 'LL',
    'england south B': 'MK',
  },
  source:
    'Common knowledge of postcode areas; English regions of sun assigned by hand, with CH, CW, SK and S on the line between north and Midlands; networks from two public lists of 2019 and 2020',
  checked,
  confidence: 'derived',
  after: 'keep',
}

/** Districts in another nation than the rest of their area. */
export const otherNations: Figure<Partial<Record<Nation, string>>> = {
  what: 'Postcode districts in another nation than their area',
  value: {
    wales: 'CH5 CH6 CH7 CH8 HR3 SY15 SY16 SY17 SY18 SY19 SY20 SY21 SY22 SY23 SY24 SY25',
    england: 'TD12 TD15',
  },
  source: 'Common knowledge of postcode areas',
  checked,
  confidence: 'derived',
  after: 'keep',
}

/** Districts that lie on both sides of a border, by the nations beside it: visitors from there are asked. */
export const borderDistricts: Figure<Record<'england scotland' | 'england wales', string>> = {
  what: 'Postcode districts on both sides of a border',
  value: {
    'england scotland': scottishBorder.join(' '),
    'england wales': 'SY10 SY15 SY21 SY22 CH4 HR3 HR5 NP16 NP25 LD7 LD8 LL14 LL20',
  },
  source: 'From memory: each may lie on both sides',
  checked,
  confidence: 'assumed',
  after: 'keep',
}

/** Districts on another network than the rest of their area. The first two digits of an MPAN settle it. */
export const otherNetworks: Figure<Partial<Record<GridLetter, string>>> = {
  what: 'Postcode districts on another network than their area',
  value: {
    A: 'MK40 MK41 MK42 MK44 MK45 NW11 NW4 NW7 NW9',
    B: 'B77 B78 B79 DN22 OX17 PE10 PE11 PE12 PE20 PE21 PE22 PE23 PE24 PE25 PE6 PE8 PE9 PE99 S41 S43 S45 S81',
    C: 'BR1 BR3 BR7 N1 N16 N1C N1P N5 N7',
    D: 'PR9 SY10 SY11 SY12 SY13 SY16 SY18 SY21 SY22 SY23 SY24',
    E: 'CV36 CV37 CW12 OX16',
    G: 'BD24 L40 WA12 WA3',
    H: 'BA20 BA7 BA8 BA9 BN18 HP10 HP11 HP12 HP13 HP14 HP15 HP9 RH14 W13 W3 W4 W5 W7',
    J: 'DA10 DA11 DA12 DA13 DA4 DA9 GU1 GU22 GU25 GU5 GU6 TW9',
    L: 'DT6 DT7 DT8',
    M: 'LN7 YO15 YO16',
    N: 'PA1 PA10 PA11 PA12 PA13 PA14 PA15 PA16 PA17 PA18 PA19 PA2 PA3 PA4 PA5 PA6 PA7 PA8 PA80 PA9',
    P: 'FK15 FK16 FK17 FK18 FK19 FK20 FK21 KA27 KA28',
  },
  source: 'Two public lists of 2019 and 2020; 110 districts are disputed between them',
  checked,
  confidence: 'seen once',
  after: 'keep',
}

export type Network = { name: string; operator: string }

export type GridLetter =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'P'

/** By the letter of their grid supply point. */
export const networks: Figure<Record<GridLetter, Network>> = {
  what: 'Networks of Great Britain and who runs them',
  value: {
    A: { name: 'Eastern', operator: 'UK Power Networks' },
    B: { name: 'East Midlands', operator: 'National Grid Electricity Distribution' },
    C: { name: 'London', operator: 'UK Power Networks' },
    D: { name: 'Merseyside and North Wales', operator: 'SP Energy Networks (Manweb)' },
    E: { name: 'West Midlands', operator: 'National Grid Electricity Distribution' },
    F: { name: 'North East', operator: 'Northern Powergrid' },
    G: { name: 'North West', operator: 'Electricity North West' },
    P: { name: 'North Scotland', operator: 'SSEN (Scottish Hydro)' },
    N: { name: 'South and Central Scotland', operator: 'SP Energy Networks (Distribution)' },
    J: { name: 'South Eastern', operator: 'UK Power Networks' },
    H: { name: 'Southern', operator: 'SSEN (Southern)' },
    K: { name: 'South Wales', operator: 'National Grid Electricity Distribution' },
    L: { name: 'South Western', operator: 'National Grid Electricity Distribution' },
    M: { name: 'Yorkshire', operator: 'Northern Powergrid' },
  },
  source: 'Two public lists of 2019 and 2020',
  checked,
  confidence: 'seen once',
  after: 'keep',
}
