import { nothingBeforeYes } from '../../../../tests/nothing-before-yes.ts'

const held = { person: 'MCS', number: 'NAP-1', expiresOn: '2027-06-30', checkedOn: '2026-11-01' }

nothingBeforeYes({
  now: new Date('2026-11-19T11:24:00.000Z'),
  phone: { begins: '07700', abroad: '+44', digits: 6 },
  postcodes: {
    served: ['M14 5XY', 'EH1 1YZ', 'CF10 4QJ', 'SK3 9ZW'],
    others: ['m145xy', 'BT1 5XY', ''],
  },
  // The whole of it, and its end, which identifies a home within its district.
  secretOf: (postcode) => (postcode ? [postcode, postcode.slice(-3).toUpperCase()] : []),
  installer: {
    ...{ abn: null, seller: undefined, legalName: 'Bright Ladder Solar Ltd' },
    accreditations: [
      { ...held, category: 'pv' },
      { ...held, category: 'battery' },
    ],
    cover: { liability: { pounds: 5_000_000, until: '2027-06-30' }, checkedOn: '2026-11-01' },
  },
})
