import { nothingBeforeYes } from './nothing-before-yes.ts'

nothingBeforeYes({
  now: new Date('2026-11-19T03:24:00.000Z'),
  phone: { begins: '04', abroad: '+61', digits: 8 },
  postcodes: { served: ['3073', '3000', '3166', '3550'], others: ['2000', ''] },
  // An offer names the postcode.
  secretOf: () => [],
  installer: {},
})
