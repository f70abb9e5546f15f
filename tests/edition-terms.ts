import { load } from 'cheerio'

/** What only Australians say, or what they measure, pay and ask by. */
const australian = [
  ...[
    'Victoria',
    'Victorian',
    'Melbourne',
    'Sydney',
    'Geelong',
    'Ballarat',
    'Bendigo',
    'Gippsland',
  ],
  ...['Mildura', 'Queensland', 'New South Wales', 'Tasmania', 'Adelaide', 'Brisbane', 'Canberra'],
  ...[
    'Australia',
    'Australian',
    'Australians',
    'Aussie',
    'VIC',
    'NSW',
    'AU',
    'Wattlewise',
    'wattle',
  ],
  ...['STC', 'STCs', 'small-scale technology', 'LGC', 'VEU', 'VEEC', 'Victorian Energy Upgrades'],
  ...[
    'Solar Victoria',
    'Solar Homes',
    'Cheaper Home Batteries',
    'feed-in',
    'feed-in tariff',
    'GST',
  ],
  ...['ABN', 'ACN', 'AEST', 'AEDT', 'SAA', 'Clean Energy Council', 'CEC', 'NETCC', 'CER', 'VDO'],
  ...['Solar Accreditation Australia', 'Clean Energy Regulator', 'Essential Services Commission'],
  ...['Victorian Default Offer', 'AusNet', 'CitiPower', 'Jemena', 'Powercor', 'United Energy'],
  ...['AER', 'AEMO', 'NEM', 'NEM12', 'NMI', 'JobSeeker', 'Centrelink', 'concession card', 'EWOV'],
  ...['Health Care Card', 'ACCC', 'OAIC', 'ACMA', 'Consumer Affairs', 'Do Not Call', 'Spam Act'],
  ...['Privacy Act 1988', 'weatherboard', 'Colorbond', 'corrugated', 'gum tree', 'brick veneer'],
  ...['suburb', 'suburbs', 'strata', 'body corporate', 'Melbourne Cup', 'tradie', 'reverse-cycle'],
  ...['ducted', 'evaporative', 'bushfire', 'north-facing', 'faces north', 'state rebate', 'rebate'],
  ...['rebates', 'dollar', 'dollars', 'cents', 'c/kWh', '1800 160', 'Toorak', 'supply charge'],
] as const

/** What only the British say, or what they measure, pay and ask by. */
const british = [
  ...[
    'MCS',
    'SEG',
    'Smart Export Guarantee',
    'VAT',
    'DNO',
    'p/kWh',
    'pence',
    'G98',
    'G99',
    'Ofgem',
  ],
  ...['EPC', 'Penny & Beam', 'HMRC', 'ECO4', 'TPS', 'CTPS', 'ICO', 'RECC', 'HIES'],
  ...['Octopus', 'England', 'Scotland', 'Britain', 'United Kingdom', 'UK', 'maisonette'],
  ...[
    'council tax',
    'Companies House',
    'GDPR',
    'Manchester',
    'London',
    'Economy 7',
    'Boiler Upgrade',
  ],
  ...['Warm Homes', 'standing charge', 'Universal Credit', 'Pension Credit', 'Energy Saving Trust'],
] as const

/** By edition, the sign of its money and what it says that others mightn't. What two editions say is in the lists of both. */
export const editionTerms: Readonly<Record<string, { money: string; terms: readonly string[] }>> = {
  victoria: { money: '$', terms: australian },
  britain: { money: '£', terms: british },
}

/** Terms in an edition's text that only other editions use, and the sign of their money. */
export function foreignTermsIn(text: string, edition: string): string[] {
  const own = editionTerms[edition]
  const others = Object.values(editionTerms).filter((other) => other !== own)
  const signs = new Set(others.map(({ money }) => money).filter((sign) => sign !== own?.money))
  const terms = new Set(others.flatMap((other) => other.terms))
  const foreign = [...terms].filter((term) => !own?.terms.includes(term))
  return [...termsIn(text, foreign), ...[...signs].filter((sign) => text.includes(sign))]
}

/** All that a visitor reads or hears of a page, and its description for search engines. */
export function wordsOf(html: string): string {
  const page = load(html)
  const told = page('meta[content], [alt], [aria-label], [placeholder], [title]')
    .toArray()
    .map((element) =>
      ['content', 'alt', 'aria-label', 'placeholder', 'title']
        .map((name) => page(element).attr(name) ?? '')
        .join(' '),
    )
  page('script:not([type="application/ld+json"]), style').remove()
  return [...told, page.root().text()].join(' ')
}

/** What a page is advertised by: what search engines and share cards show of it, and its headings. */
export function headlinesOf(html: string): string[] {
  const page = load(html)
  const told = page('meta[name=description], meta[property^=og], meta[name^=twitter]')
  const headings = page('title, h1, h2, h3, legend, button')
  return [
    ...told.toArray().map((element) => page(element).attr('content') ?? ''),
    ...headings.toArray().map((element) => page(element).text()),
  ]
}

/** The terms that are in a text as whole words. */
function termsIn(text: string, terms: readonly string[]): string[] {
  return terms.filter((term) =>
    new RegExp(`(?<![\\w-])${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text),
  )
}
