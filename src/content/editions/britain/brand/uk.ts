import type { Brand } from '#content/brand.ts'
import { timeZone } from '#estimate/time-zone.ts'
import { greatBritain } from '../country/great-britain.ts'
import { straplineOf } from './experts.ts'

const expertProof = {
  methodPublished: false,
  sourcesDated: false,
  authorsNamed: false,
  nameSearched: false,
}

// Contact details are fictitious until an operator sets them: the number is one reserved for fiction.
export const uk: Brand = {
  edition: 'britain',
  name: 'Penny & Beam',
  legalName: 'Penny & Beam Ltd',
  companyNumber: '',
  vatNumber: '',
  icoNumber: '',
  checked: false,
  expertProof,
  strapline: straplineOf(expertProof),
  description:
    'What solar panels and batteries cost and save in England, Scotland and Wales, with the sum shown. Nobody calls unless you say who.',
  locale: 'en-GB',
  referencePrefix: 'PB',
  country: greatBritain,
  address: {
    street: 'Deansgate',
    locality: 'Manchester',
    region: '',
    postcode: 'M3 2BW',
    countryCode: 'GB',
  },
  phone: { label: '0161 496 0123', link: '+441614960123' },
  email: 'hello@pennyandbeam.example',
  hours: [{ days: 'Mon–Fri', opens: '9am', closes: '5:30pm', schema: 'Mo-Fr 09:00-17:30' }],
  timeZone,
  calling: {
    law: 'britain',
    timeZone,
    deskHours: { weekdays: { from: 9, to: 17.5 }, saturday: undefined },
    deskArea: 'england-and-wales',
  },
  firstCall: 'visitor-chooses',
  maxInstallers: 3,
  governingLaw: 'the law of England and Wales',
  courts: 'the courts of England and Wales',
  privacyLaw: 'the UK General Data Protection Regulation and the Data Protection Act 2018',
  regulator: {
    name: 'the Information Commissioner’s Office',
    short: 'ICO',
    website: 'https://ico.org.uk/make-a-complaint/',
  },
  consent: 'channels',
  editors: 'Penny & Beam',
  mark: 'beam',
}
