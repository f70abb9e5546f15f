import type { GuidePage } from '#content/pages/page.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { formatMoney } from '#estimate/format-money.ts'
import {
  batteryDiscount,
  batteryPrice,
  nightsWorth,
  storedRow,
  storedWorth,
} from '../battery-figures.ts'
import { advertised, batteryExtras, batteryTiers } from '../figures.ts'
import { paymentRow } from '../loan.ts'
import { batteryPrices } from '../model-figures.ts'

const tenKwh = batteryPrice(10)
const sizes = [5, 10, 13.5, 20, 28, 50]
const inAll = sizes.map((size) => formatMoney(batteryDiscount(size)))

function afterDiscount(usableKwh: number): string {
  const { before, after } = batteryPrices(usableKwh)
  return `**${after}** after the discount, from ${before} before it, for ${usableKwh} kWh`
}

export const solarBatteryCosts: GuidePage = {
  title: 'Solar battery costs in Melbourne',
  description:
    'What a home battery costs in Melbourne today beside advertised prices, a quote explained line by line, the federal discount by size, and five ways to pay.',
  keywords: [
    'solar battery cost',
    'home battery price Melbourne',
    'battery finance',
    'battery discount',
  ],
  hero: {
    heading: 'What a solar battery costs in Melbourne, and what it should.',
    lead: 'Pick a size and an accredited local installer prices it for you. Ask for it after certificates, before any loan, in writing.',
    form: 'battery-cost',
    picture: 'hero-battery-costs',
  },
  sections: [
    {
      kind: 'tiers',
      heading: 'Three sizes, and what they cost today',
      lead: 'Advertised prices are high for 2026, and two of the three advertised warranties are longer than the usual 10 years or so. Compare quotes with today’s price.',
      tiers: [
        {
          ...batteryTiers.small,
          suits: 'One or two people, quiet evenings',
          today: afterDiscount(5),
        },
        {
          ...batteryTiers.medium,
          suits: 'A family that cooks and heats with electricity',
          today: afterDiscount(10),
        },
        {
          ...batteryTiers.large,
          suits: 'All electric, a car at night, 10 kW of panels or more',
          today: afterDiscount(20),
        },
      ],
      note: `${advertised} Today’s prices are for 5, 10 and 20 usable kWh with an inverter, in eight cases out of ten: Solar Choice’s index of November 2025, a fifth less to a tenth more, less certificates at $38 if it’s installed by 31 December 2026. Later prices are unsettled, and there’s no index for Melbourne. Warranty: Mission Green, July 2026. [Work out yours](/solar-battery-size#calculator)`,
    },
    {
      kind: 'table',
      ground: 'deep',
      heading: 'A quote, line by line',
      lead: 'Ten usable kilowatt-hours, added to a house that already has panels. Most quoted prices already have certificates taken off. Ask, so nobody takes them off twice.',
      caption: 'What should be on the page you sign',
      columns: ['Line', 'What it is', 'What we can say about it'],
      rows: [
        [
          'Battery and installation',
          'Modules, cabling, a day or so of two people',
          `${batteryPrices(10).before}, inverter included`,
        ],
        [
          'Inverter',
          'Built in, shared with the panels, or a new hybrid one',
          'Often the biggest difference between two quotes',
        ],
        [
          'Backup',
          'A switch that cuts the house off from the street, and the circuits you choose',
          'Its own line; leave it out if you don’t need it',
        ],
        [
          'Switchboard',
          'Old fuses replaced, space made',
          `Often advertised at ${batteryExtras.electrical}; we found nothing to check that against`,
        ],
        [
          'Location work',
          'Wall backing, bollard, distance from windows',
          'AS/NZS 5139 says where a battery can go',
        ],
        [
          'Certificates',
          '68 × $38, installed by 31 December 2026',
          `−${formatMoney(batteryDiscount(10))}`,
        ],
        ['To pay', 'After certificates', batteryPrices(10).after],
      ],
      strong: 6,
      note: `The last row takes the certificates off the first and leaves out the rest, which depends on your house. A car charger, often advertised at ${batteryExtras.charger}, is a separate job; we couldn’t verify that figure either.`,
    },
    {
      kind: 'bars',
      heading: 'The discount is richest for small batteries',
      lead: 'Every kilowatt-hour up to 14 earns the full rate. After that it thins out quickly.',
      caption: 'Federal discount for each usable kilowatt-hour',
      unit: '$ a kWh',
      rows: sizes.map((size) => [`${size} kWh`, Math.round(batteryDiscount(size) / size)]),
      strong: '10 kWh',
      note: `In all: ${inAll.slice(0, -1).join(', ')} and ${inAll.at(-1)}. Certificates at $38, factor 6.8, installed from 1 May to 31 December 2026. You only get whole certificates, so a battery may lose a few dollars to rounding. From 1 January 2027 the factor is 5.7 and 10 kWh earns ${formatMoney(batteryDiscount(10, '2027-01-01'))}.`,
    },
    { kind: 'quote', kit: 'battery' },
    {
      kind: 'table',
      ground: 'sky',
      heading: 'Five ways to pay for one battery',
      lead: `We use ${formatMoney(tenKwh)}, the middle of our range for 10 kWh after the discount. The rates are examples to compare with. None is an offer.`,
      caption: 'Monthly payment and total over five years',
      columns: ['How', 'A month', 'In all', 'More than cash'],
      rows: [
        ['Cash', '–', formatMoney(tenKwh), '$0'],
        ...[6, 9, 12].map((rate) => paymentRow(`Loan at ${rate} per cent`, tenKwh, { rate })),
        paymentRow('‘Interest-free’, with 15 per cent on the price', tenKwh, {
          price: 1.15 * tenKwh,
        }),
      ],
      strong: 0,
      note: 'Sixty equal payments, no fees: our own arithmetic. Fifteen per cent on the price costs about as much as a loan at 5.6 per cent. So ask for the cash price before the plan.',
    },
    {
      kind: 'columns',
      heading: 'Where the money can come from',
      columns: [
        {
          name: 'Your mortgage or a green loan',
          text: 'Usually the cheapest borrowing. The Household Energy Upgrades Fund put $1 billion through banks; Westpac started at 4.49 per cent variable in 2024, for $4,000 to $50,000 (SolarQuotes). That rate will have moved since, so ask.',
        },
        {
          name: 'Nothing upfront',
          text: 'You pay $0 on the day and make payments after. It’s a loan or a payment plan, and depends on your credit and the lender. Compare the total you’ll repay with the cash price, and ask what happens if you sell the house.',
        },
        {
          name: 'The state',
          text: 'Victoria’s $8,800 battery loan closed in 2025. The Solar Homes loan is open for panels, interest-free, up to $1,400 over four years, with an income cap of $150,000 since 1 July 2026. It doesn’t cover batteries.',
          link: { label: 'Rebates and grants', path: '/solar-panel-grants' },
        },
      ],
    },
    { kind: 'explanation', name: 'staircase', ground: 'deep' },
    {
      kind: 'table',
      heading: 'Years to pay for itself, by how you live',
      lead: 'The price matters. Your nights matter more. On a flat rate neither is enough today: warranties usually end after about ten years.',
      caption: 'Ten usable kWh, bought for the middle of today’s range',
      columns: ['Stored on an average night', 'Saved in a year', 'Years to pay for itself'],
      rows: [storedRow(4), storedRow(6), storedRow(8), storedRow(10, '10 kWh, every night')],
      strong: 1,
      note: `Price ${formatMoney(tenKwh)} after the discount, with an inverter. Each kWh stored is worth ${formatNumber(storedWorth(), 1)} cents: 88 per cent of 28.2, the average flat rate of the Victorian Default Offer 2026–27 as reported, less 1 cent of export. Flat prices, no wear, no interest. The last row needs a full charge and a full discharge on all 365 nights. At an evening rate of 45 cents, 8 kWh a night would save ${formatMoney(nightsWorth(8, 45))} a year and take ${formatNumber(tenKwh / nightsWorth(8, 45), 1)} years. [Work out yours](/solar-battery-size#calculator)`,
    },
    {
      kind: 'questions',
      heading: 'About price',
      questions: [
        {
          question: 'Do the certificates come off my quote or come to me later?',
          answer:
            'Almost always off the quote. You sign the certificates over and the installer sells them. The clearing house pays $40 at most, and installers have lately credited $36 to $38.50, so check the price they’ve used.',
        },
        {
          question: 'Is it worth hurrying before 1 January?',
          answer:
            'On 1 January 2027 10 kWh loses 11 certificates, or $418 at $38. That’s real money, but it can be less than the gap between two quotes. The installation has to be finished by then. Paying a deposit by then doesn’t count.',
        },
        {
          question: 'Why is one quote twice the other?',
          answer:
            'Look at the inverter, the backup and the usable size, in that order. If those match and the price still doesn’t, ask both sellers why.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'One size, two quotes, no certificates counted twice.',
      lead: 'Tell us the size you want priced. {Calls}.',
      button: 'Get my battery price',
    },
  ],
}
