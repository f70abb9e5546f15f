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
  localNumber: {
    pattern: '[2-9]\\d{7}',
    example: '03 7010 1234',
    // Near Wodonga 02 is in use too, at Nelson 08 (travelvictoria.com.au/victoria/telephone, seen 2026-11-29).
    areaCodes: {
      '02': '2',
      '0': '8',
      '1': '2',
      '2': '2',
      '3': '3',
      '4': '7',
      '5': '8',
      '6': '8',
      '7': '3',
      '8': '3',
      '9': '7',
      '3292': '',
      '368': '',
      '369': '',
      '370': '',
      '374': '',
    },
  },
  postcodePattern: '(?:0[289]|[1-9]\\d)\\d\\d',
  postcodeExample: '3056',
  postcodeSentence: 'Enter a four-digit postcode, like 3056',
}
