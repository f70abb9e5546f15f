import { britain } from '../country/britain.ts'
import type { Brand } from './brand.ts'

// The specification's other reading: money experts who explain solar to readers in Britain.
// The telephone number is one Ofcom keeps for drama.
export const uk: Brand = {
  name: 'Penny & Beam',
  legalName: 'Penny & Beam Ltd',
  strapline: 'Money experts on solar power',
  description:
    'Money guidance on solar panels and home batteries: what they cost, what they save and what to ask an installer before you sign.',
  locale: 'en-GB',
  referencePrefix: 'PB',
  country: britain,
  currencySign: '£',
  australianDollar: 'A$',
  address: {
    street: 'Deansgate',
    locality: 'Manchester',
    region: '',
    postcode: 'M3 2BW',
    countryCode: 'GB',
  },
  phone: { label: '0161 496 0123', link: '+441614960123' },
  email: 'hello@pennyandbeam.example',
  hours: [{ days: 'Mon–Fri', opens: '9:00 am', closes: '5:30 pm', schema: 'Mo-Fr 09:00-17:30' }],
  timeZone: 'Europe/London',
  calling: {
    law: 'england',
    timeZone: 'Europe/London',
    deskHours: { weekdays: { from: 9, to: 17.5 }, saturday: undefined },
    deskArea: 'england',
  },
  firstCall: 'desk',
  maxInstallers: 3,
  governingLaw: 'the law of England and Wales',
  courts: 'the courts of England and Wales',
  privacyLaw: 'the UK General Data Protection Regulation and the Data Protection Act 2018',
  regulator: {
    name: 'the Information Commissioner’s Office',
    short: 'ICO',
    website: 'https://ico.org.uk',
  },
  consent: 'sentence',
  editors: 'The Penny & Beam money desk',
  mark: 'beam',
  sellsInAustralia: false,
}
