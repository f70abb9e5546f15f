/** This country's words for what every edition speaks of, as used in a sentence. */
export const terms = {
  tax: 'GST',
  /** Of a fee, as a share (A New Tax System (Goods and Services Tax) Act 1999, s 9-70). */
  taxShare: 0.1,
  /** Whether a brand charges it only once it has a number to charge it under: ours has its ABN from the start. */
  taxedOnceRegistered: false,
  /** What an installer gets back of a fee, above its amount. */
  feeBack: 'Credit',
  /** The number under which a company is known. */
  companyNumber: 'ABN',
  /** Whole units of money. */
  money: 'dollars',
  /** A hundredth of one. */
  coins: 'cents',
  /** Where a visitor lives, as closely as an installer may know it before a yes. */
  locality: 'suburb',
  /** What an installer sees of the postcode before a yes. */
  offeredPostcode: 'your postcode',
  /** What the desk finds a place by. */
  foundBy: ['suburb', 'postcode'],
  /** Where the desk and its installers work. */
  everywhere: 'Victoria',
  everywhereInFull: 'Melbourne and all of Victoria',
  /** What our own prices have in them: in a letter, under a scale, under a field. */
  ourPrices: {
    letter: 'fitted and after certificates',
    scale: 'Installed, with GST; after certificates, before any state rebate.',
    field: 'GST in, certificates off',
  },
  /** What a quoted price has in it. */
  quoted: 'GST in, discounts and rebates off: what they’d pay.',
  /** What an installer ticked of itself, at the beginning of a sentence. */
  knownFor: 'Known for',
  /** Public money, in a word. */
  help: 'rebate',
} as const
