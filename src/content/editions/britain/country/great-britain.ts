import type { Country } from '#domain/enquiry/country.ts'
import { notServed } from '#domain/estimate/britain/not-served.ts'

export const greatBritain: Country & { code: 'GB' } = {
  code: 'GB',
  callingCode: '44',
  phoneExample: '07700 900 123',
  mobilesBegin: '7',
  phoneGroups: [
    { begins: '07', groups: [5, 3, 3] },
    { begins: '02', groups: [3, 4, 4] },
    { begins: '0(?:1\\d?1|3|8)', groups: [4, 3, 4] },
    { begins: '01', groups: [5, 6] },
  ],
  localNumber: { pattern: '[2-9]\\d{5,7}', example: '0161 496 0123', areaCodes: {} },
  // Neither GIR 0AA nor those of British Forces. The part after the space has no letter that is easily misread: C, I, K, M, O, V.
  postcodePattern: '(?!BF\\d)[A-Z]{1,2}\\d[A-Z\\d]?\\d[ABD-HJLNP-UW-Z]{2}',
  postcodeTail: 3,
  postcodeExample: 'M1 1AE',
  postcodeSentence: 'Enter a full postcode, like M1 1AE',
  notServed,
}
