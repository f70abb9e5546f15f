/** This country's words for what every edition speaks of, as used in a sentence. */
export const terms = {
  tax: 'VAT',
  /** Of a fee, as a share: the standard rate (Value Added Tax Act 1994, s 2). */
  taxShare: 0.2,
  /** Whether a brand charges it only once it has a number to charge it under. */
  taxedOnceRegistered: true,
  /** What an installer gets back of a fee, above its amount. */
  feeBack: 'Fee returned',
  /** The number under which a company is known. */
  companyNumber: 'Companies House number',
  /** Whole units of money. */
  money: 'pounds',
  /** A hundredth of one. */
  coins: 'pence',
  /** Where a visitor lives, as closely as an installer may know it before a yes. */
  locality: 'part of town',
  /** What an installer sees of the postcode before a yes. */
  offeredPostcode: 'the first part of your postcode',
  /** What the desk finds a place by. */
  foundBy: ['postcode'],
  /** Where the desk and its installers work. */
  everywhere: 'Great Britain',
  everywhereInFull: 'England, Scotland and Wales',
  /** What our own prices have in them: in a letter, under a scale, under a field. */
  ourPrices: {
    letter: 'fitted, with VAT',
    scale: 'Fitted, with VAT by the day it’s fitted.',
    field: 'including VAT',
  },
  /** What a quoted price has in it. */
  quoted: 'Including VAT, less discounts: what they’d pay.',
  /** What an installer ticked of itself, at the beginning of a sentence. */
  knownFor: 'Says it’s known for',
  /** Public money, in a word. */
  help: 'grant',
} as const
