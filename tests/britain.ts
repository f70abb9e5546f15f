import type { Country } from '#domain/enquiry/country.ts'

/** A country whose postcodes are written in two parts, to try what is no country's own. */
export const britain: Country = {
  code: 'GB',
  callingCode: '44',
  phoneExample: '07700 900 123',
  mobilesBegin: '7',
  phoneGroups: [{ begins: '0', groups: [5, 3, 3] }],
  localNumber: { pattern: '[2-9]\\d{5,7}', example: '0161 496 0123', areaCodes: {} },
  postcodePattern: '[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}',
  postcodeTail: 3,
  notServed: {
    BT: 'Our figures are for England, Scotland and Wales. Northern Ireland has its own prices.',
    JE: 'Our figures are for England, Scotland and Wales.',
  },
  postcodeExample: 'M1 1AE',
  postcodeSentence: 'Enter a full postcode, like M1 1AE',
}
