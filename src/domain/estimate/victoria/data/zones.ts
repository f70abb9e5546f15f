import type { Figure } from '../../shared/figure.ts'

/** Megawatt-hours a kilowatt is deemed to make in a year, by zone of sun. */
export const zoneRatings: Figure<Record<1 | 2 | 3 | 4, number>> = {
  what: 'Zone rating, MWh a year from each kW',
  value: { 1: 1.622, 2: 1.536, 3: 1.382, 4: 1.185 },
  source:
    'Renewable Energy (Electricity) (Zone Ratings and Zones for Solar (Photovoltaic) Systems) Instrument 2019; gosolarquotes.com.au/rebate/who-is-eligible',
  checked: '2026-09-27',
  confidence: 'seen',
}

/** Each Victorian postcode from which a zone begins, and the zone. The rest of the country is in tests/zones.ts. */
export const postcodeZones: Figure<string> = {
  what: 'Zone of sun, by postcode',
  value:
    '3000:4 3036:3 3039:4 3045:3 3046:4 3047:3 3050:4 3059:3 3060:4 3061:3 3065:4 3075:3 3077:4 3099:3 3100:4 ' +
    '3293:3 3303:4 3309:3 3320:4 3334:3 3338:4 3340:3 3759:4 3761:3 3765:4 4000:4',
  source:
    'Clean Energy Regulator, ‘Postcode zone ratings and zones for solar panel systems’: four transcriptions agree',
  checked: '2026-09-27',
  confidence: 'seen',
}
