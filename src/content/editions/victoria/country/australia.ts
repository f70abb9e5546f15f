import type { Country } from '#domain/enquiry/country.ts'

export const australia: Country & { code: 'AU' } = {
  code: 'AU',
  callingCode: '61',
  phoneExample: '0412 345 678',
  mobilesBegin: '4',
  phoneGroups: [
    { begins: '1[38]00\\d{6}$', groups: [4, 3, 3] },
    { begins: '13\\d{4}$', groups: [2, 2, 2] },
    { begins: '04', groups: [4, 3, 3] },
    { begins: '0', groups: [2, 4, 4] },
  ],
  postcodePattern: '(?:0[289]|[1-9]\\d)\\d\\d',
  postcodeExample: '3056',
  postcodeSentence: 'Enter a four-digit postcode, like 3056',
}
