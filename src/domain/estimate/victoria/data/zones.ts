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
    '3000:4 36:3 3:4 6:3 1:4 1:3 3:4 9:3 1:4 1:3 4:4 10:3 2:4 22:3 1:4 193:3 10:4 6:3 11:4 14:3 4:4 2:3 ' +
    '419:4 2:3 4:4 235:4',
  source:
    'Clean Energy Regulator, ‘Postcode zone ratings and zones for solar panel systems’: four copies agree',
  checked: '2026-09-27',
  confidence: 'seen',
}
