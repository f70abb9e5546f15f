import { advertised, batteryExtras, batteryTiers } from '../figures.ts'
import type { GuidePage } from './page.ts'

export const solarBatteryCosts: GuidePage = {
  title: 'Solar battery costs in Melbourne',
  description:
    'Advertised battery prices beside what we find today, a quote taken apart line by line, the federal discount by size, and five ways to pay compared.',
  keywords: [
    'solar battery cost',
    'home battery price Melbourne',
    'battery finance',
    'battery discount',
  ],
  hero: {
    heading: 'What a battery costs, and what it should.',
    lead: 'Pick a size and we ask a local installer for a price: after certificates, before any loan, in writing.',
    form: 'battery-cost',
    picture: 'hero-battery-costs',
  },
  sections: [
    {
      kind: 'tiers',
      heading: 'Three tiers, as advertised and as found',
      lead: 'The advertised prices are high for 2026, and two of the three warranties are longer than the usual 10 years or so. The last row is what to hold a quote against.',
      tiers: [
        {
          ...batteryTiers.small,
          suits: 'One or two people, quiet evenings',
          today: '**$1,958–$6,614** after the discount, from $3,250–$8,400 before it',
        },
        {
          ...batteryTiers.medium,
          suits: 'A family that cooks and heats with electricity',
          today: '**$3,916–$14,238** after the discount, from $6,500–$18,000 before it',
        },
        {
          ...batteryTiers.large,
          suits: 'All electric, a car at night, 10 kW of panels or more',
          today:
            '**$8,478–$19,478** after the discount, from $13,000–$24,000 before it, for 20 kWh',
        },
      ],
      note: `${advertised} Today’s prices are our own arithmetic: $650 to $1,200 for each usable kWh installed, the range we gathered from price guides in 2026, less certificates at $38 for installation by 31 December 2026. There is no price index for Melbourne that we know of. Warranty: Mission Green, July 2026. [Work out yours](/solar-battery-size#calculator)`,
    },
    {
      kind: 'table',
      ground: 'deep',
      heading: 'A quote, line by line',
      lead: 'Ten usable kilowatt-hours, added to a house that has panels. Most quoted prices already have the certificates off. Ask, so that nobody takes them off twice.',
      caption: 'What should stand on the page you sign',
      columns: ['Line', 'What it is', 'What we can say about it'],
      rows: [
        [
          'Battery and installation',
          'Modules, cabling, a day or so of two people',
          '$6,000–$9,000 (ThermaQuote, 2026)',
        ],
        [
          'Inverter',
          'Built in, shared with the panels, or a new hybrid one',
          'Often the biggest difference between two quotes',
        ],
        [
          'Backup',
          'A switch that islands the house, and chosen circuits',
          'A line of its own; leave it out if you do not need it',
        ],
        [
          'Switchboard',
          'Old fuses replaced, space made',
          `${batteryExtras.electrical} advertised; we found nothing to check it by`,
        ],
        [
          'Location work',
          'Wall backing, bollard, distance from windows',
          'AS/NZS 5139 governs where a battery may stand',
        ],
        ['Certificates', '68 × $38, installed by 31 December 2026', '−$2,584'],
        ['To pay', 'After certificates', '$3,416–$6,416'],
      ],
      strong: 6,
      note: 'The last row takes the certificates from the first and leaves the rest out, as it depends on the house. A car charger, advertised at $1,600–$3,000, is a separate job; that figure too is unverified.',
    },
    {
      kind: 'bars',
      heading: 'The discount is richest for small batteries',
      lead: 'Every kilowatt-hour to 14 earns the full rate. Past that it thins quickly.',
      caption: 'Federal discount for each usable kilowatt-hour',
      unit: 'dollars a kWh',
      rows: [
        ['5 kWh', 258],
        ['10 kWh', 258],
        ['13.5 kWh', 256],
        ['20 kWh', 226],
        ['28 kWh', 206],
        ['50 kWh', 132],
      ],
      strong: '10 kWh',
      note: 'In all: $1,292, $2,584, $3,458, $4,522, $5,776 and $6,612. Certificates at $38, factor 6.8, installed from 1 May to 31 December 2026. Certificates are whole, so small batteries lose a few dollars to rounding. From 1 January 2027 the factor is 5.7 and 10 kWh earns $2,166.',
    },
    {
      kind: 'table',
      ground: 'sky',
      heading: 'Five ways to pay for one battery',
      lead: 'We take $4,916, the middle of the range for 10 kWh after the discount. The rates are examples to compare by. None is an offer.',
      caption: 'Monthly payment and total over five years',
      columns: ['How', 'A month', 'In all', 'More than cash'],
      rows: [
        ['Cash', '–', '$4,916', '$0'],
        ['Loan at 6 per cent', '$95.04', '$5,702', '$786'],
        ['Loan at 9 per cent', '$102.05', '$6,123', '$1,207'],
        ['Loan at 12 per cent', '$109.35', '$6,561', '$1,645'],
        ['‘Interest-free’, with 15 per cent on the price', '$94.22', '$5,653', '$737'],
      ],
      strong: 0,
      note: 'Sixty equal payments, no fees: our own arithmetic. Fifteen per cent on the price costs about as much as a loan at 5.6 per cent. So ask for the cash price first, then for the plan.',
    },
    {
      kind: 'columns',
      heading: 'Where the money can come from',
      columns: [
        {
          name: 'Your mortgage or a green loan',
          text: 'Usually the cheapest borrowing. The Household Energy Upgrades Fund put $1 billion through banks; Westpac started at 4.49 per cent variable in 2024, for $4,000 to $50,000. The rate has surely moved since, so ask.',
        },
        {
          name: 'Nothing upfront',
          text: '¤0 on the day and payments after. It is a loan or a plan, and it depends on your credit and the lender. Compare the total you repay with the cash price, and ask what happens if you sell the house.',
        },
        {
          name: 'The state',
          text: 'Victoria’s $8,800 battery loan closed in 2025. The Solar Homes loan is open for panels, interest-free, up to $1,400 over four years, with an income cap of $150,000 since 1 July 2026. It does not cover batteries.',
          link: { label: 'Rebates and grants', path: '/solar-panel-grants' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Years to pay back, by how you live',
      lead: 'The price matters. The nights matter more.',
      caption: 'Ten usable kWh, bought for the middle of today’s range',
      columns: ['Stored on an average night', 'Earned in a year', 'Years to pay back'],
      rows: [
        ['4 kWh', '$348', '14.1'],
        ['6 kWh', '$522', '9.4'],
        ['8 kWh', '$695', '7.1'],
        ['10 kWh, every night', '$869', '5.7'],
      ],
      strong: 1,
      note: 'Price $4,916 after the discount. Each kWh stored is worth 23.8 cents: 88 per cent of 28.2, the average flat rate of the Victorian Default Offer 2026–27 as reported, less 1 cent of export. Flat prices, no wear, no interest. The last row needs a full charge and a full discharge on all 365 nights.',
    },
    {
      kind: 'questions',
      heading: 'About price',
      questions: [
        {
          question: 'Do the certificates come off my quote or come to me later?',
          answer:
            'Almost always off the quote. You sign the certificates over and the installer sells them. The clearing house pays $40 at most, and installers have lately credited $35 to $38, so the price they credit is worth reading.',
        },
        {
          question: 'Is it worth hurrying before 1 January?',
          answer:
            'For 10 kWh the step down is 11 certificates, or $418 at $38. That is real money and less than the gap between two quotes. The installation must be finished by then. A deposit by then counts for nothing.',
        },
        {
          question: 'Why is one quote twice the other?',
          answer:
            'Look at the inverter, the backup and the usable size, in that order. If those three match and the price still does not, ask both sellers why.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'One size, two quotes, no certificates counted twice.',
      lead: 'Tell us the size you want priced. The first call comes from someone licensed to fit it.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}
