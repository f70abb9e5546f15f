import type { Figure } from '../../shared/figure.ts'

/** For pictures, not for estimates: the calculators count on `melbourneYield` and `regionalNorthYield`. */
export const victorianAreaYields: Figure<Record<string, number>> = {
  what: 'kWh a day from each kW facing north, in parts of Victoria, average over the year',
  value: {
    'Coast and Gippsland': 3.53,
    'Central highlands': 3.71,
    'North and Wimmera': 4.03,
    Mallee: 4.39,
  },
  source:
    'Melbourne’s 3.6 in proportion to sunshine: exposure at Avoca 16.6 MJ/m² (bom.gov.au), at other stations from memory; ratio of the certificate zones 1.17',
  checked: '2026-11-22',
  confidence: 'unverified',
}
