import type { Brand } from '#content/brand/brand.ts'
import { uk } from '#content/brand/uk.ts'

/** A brand invented for tests, in a country whose postcodes have four digits as Australia's do. */
export const thirdBrand: Brand = {
  ...uk,
  name: 'Harbour Sun',
  legalName: 'Harbour Sun Limited',
  strapline: 'Sun for the shaky isles',
  locale: 'en-NZ',
  referencePrefix: 'HS',
  country: {
    code: 'NZ',
    callingCode: '64',
    phoneExample: '021 123 4567',
    mobilesBegin: '2',
    phoneGroups: [
      { begins: '02', groups: [3, 3, 4] },
      { begins: '0', groups: [2, 3, 4] },
    ],
    postcodePattern: '\\d{4}',
    postcodeExample: '3011',
    postcodeSentence: 'Enter a four-digit postcode, like 3011',
  },
  currencySign: 'NZ$',
  address: {
    street: 'Quay Street',
    locality: 'Auckland',
    region: '',
    postcode: '1010',
    countryCode: 'NZ',
  },
  phone: { ...uk.phone, label: '0800 555 019', link: '+64800555019' },
  email: 'hello@harboursun.example',
  timeZone: 'Pacific/Auckland',
  governingLaw: 'the laws of New Zealand',
  courts: 'the courts of New Zealand',
  privacyLaw: 'the Privacy Act 2020',
  regulator: {
    name: 'the Office of the Privacy Commissioner',
    short: 'OPC',
    website: 'https://privacy.org.nz',
  },
  editors: 'The Harbour Sun desk',
}
