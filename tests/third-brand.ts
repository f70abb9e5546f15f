import type { Brand } from '#content/brand.ts'
import { au } from '#edition/brand/au.ts'

const ours = au as Extract<Brand, { edition: 'victoria' }>

/** A brand invented for tests: as unlike ours as two brands of one edition can be. It calls people itself, on weekdays alone. */
export const thirdBrand: Brand = {
  ...ours,
  name: 'Harbour Sun',
  legalName: 'Harbour Sun Limited',
  abn: '51 824 753 556',
  strapline: 'Sun for the bay',
  referencePrefix: 'HS',
  address: { ...ours.address, street: 'Malop Street', locality: 'Geelong', postcode: '3220' },
  phone: { label: '1800 555 019', link: '+611800555019' },
  email: 'hello@harboursun.example',
  hours: [{ days: 'Mon–Fri', opens: '9:00 am', closes: '5:30 pm', schema: 'Mo-Fr 09:00-17:30' }],
  calling: {
    ...ours.calling,
    deskHours: { weekdays: { from: 9, to: 17.5 }, saturday: undefined },
  },
  firstCall: 'desk',
  editors: 'The Harbour Sun desk',
  mark: 'beam',
}
