import type { Brand } from '#content/brand.ts'
import { timeZone } from '#estimate/time-zone.ts'
import { australia } from '../country/australia.ts'

// Contact details are fictitious until an operator sets them: the number is one reserved for fiction.
export const au: Brand = {
  edition: 'victoria',
  name: 'Wattlewise',
  legalName: 'Wattlewise Pty Ltd',
  abn: '',
  strapline: 'Solar that suits your roof, and your bill',
  description:
    'Plain guides to solar panels and home batteries in Melbourne and Victoria. Checkable numbers, and free quotes from accredited installers.',
  locale: 'en-AU',
  referencePrefix: 'WW',
  country: australia,
  address: {
    street: 'Toorak Road',
    locality: 'South Yarra',
    region: 'VIC',
    postcode: '3141',
    countryCode: 'AU',
  },
  phone: { label: '1800 160 401', link: '+611800160401' },
  email: 'hello@wattlewise.example',
  hours: [
    { days: 'Mon–Fri', opens: '8:00 am', closes: '6:00 pm', schema: 'Mo-Fr 08:00-18:00' },
    { days: 'Sat', opens: '9:00 am', closes: '4:00 pm', schema: 'Sa 09:00-16:00' },
  ],
  timeZone,
  calling: {
    law: 'australia',
    timeZone,
    deskHours: { weekdays: { from: 8, to: 18 }, saturday: { from: 9, to: 16 } },
    deskArea: 'victoria',
  },
  firstCall: 'installer',
  maxInstallers: 3,
  governingLaw: 'the laws of Victoria, Australia',
  courts: 'the courts of Victoria',
  privacyLaw: 'the Privacy Act 1988 (Cth) and the Australian Privacy Principles',
  regulator: {
    name: 'the Office of the Australian Information Commissioner',
    short: 'OAIC',
    website: 'https://www.oaic.gov.au',
  },
  consent: 'sentence',
  editors: 'The Wattlewise editorial team',
  mark: 'wattle',
}
