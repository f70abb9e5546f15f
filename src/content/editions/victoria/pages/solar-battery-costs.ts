import type { GuidePage } from '#content/pages/page.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { batteryCertificates } from '#estimate/money/certificates.ts'
import { batteryDiscount, batteryPrice } from '../battery-figures.ts'
import { certificateCredit } from '../certificate-credit.ts'
import { advertised, batteryExtras, batteryTiers } from '../figures.ts'
import { paymentRow } from '../loan.ts'
import { batteryPrices, modelDay } from '../model-figures.ts'

const tenKwh = Math.round(batteryPrice(10) / 10) * 10
const ten = batteryPrices(10)
const sizes = [5, 10, 13.5, 20, 28, 50]
const inAll = sizes.map((size) => formatMoney(batteryDiscount(size)))

function afterDiscount(usableKwh: number): string {
  return `**${batteryPrices(usableKwh).after}** for ${usableKwh} kWh`
}

export const solarBatteryCosts: GuidePage = {
  title: 'Solar battery costs in Melbourne',
  description:
    'What a home battery costs in Melbourne, beside advertised prices. What a quote is made of, the discount by size, and five ways to pay.',
  keywords: [
    'solar battery cost',
    'home battery price Melbourne',
    'battery finance',
    'battery discount',
  ],
  hero: {
    heading: 'Solar battery costs in Melbourne',
    lead: `10 kWh costs ${ten.after} with its inverter, after the federal discount.`,
    form: 'battery-cost',
    picture: 'hero-battery-costs',
  },
  sections: [
    {
      kind: 'tiers',
      id: 'prices',
      heading: 'Three sizes, and what they cost',
      lead: 'Most warranties run about ten years, whatever is advertised.',
      tiers: [
        {
          ...batteryTiers.small,
          suits: 'One or two people, quiet evenings',
          today: afterDiscount(5),
        },
        {
          ...batteryTiers.medium,
          suits: 'A family that cooks with electricity',
          today: afterDiscount(10),
        },
        {
          ...batteryTiers.large,
          suits: 'All electric, a car at night',
          today: afterDiscount(20),
        },
      ],
      note: `${advertised} What we find includes an inverter and the discount to 31 December 2026. It holds in eight homes out of ten. [Work out yours](/solar-battery-size#calculator)`,
    },
    {
      kind: 'pair',
      ground: 'deep',
      wide: 'left',
      parts: [
        {
          kind: 'table',
          id: 'breakdown',
          heading: 'What a quote is made of',
          caption: 'A quote for 10 kWh, line by line',
          columns: ['Line', 'What it is', 'For 10 kWh'],
          rows: [
            ['Battery and inverter', 'Fitted, a day or so for two people', ten.before],
            [
              'Certificates',
              `${batteryCertificates(10, modelDay)} × $38, installed by 31 December 2026`,
              `−${formatMoney(batteryDiscount(10))}`,
            ],
            ['To pay', 'After certificates, before what your house needs', ten.after],
            ['Backup', 'A switch, and the circuits you choose', 'A line of its own'],
            [
              'Switchboard',
              'Old fuses replaced, space made',
              `${batteryExtras.electrical}, often advertised`,
            ],
            ['The spot', 'Wall backing, a bollard; AS/NZS 5139 says where', 'Ask'],
            ['Car charger', 'A separate job', `${batteryExtras.charger}, often advertised`],
          ],
          strong: 2,
          note: 'We found nothing to check the last two prices against. If a quote says ‘after rebates’, certificates are off already. [A quote with notes in its margin](/blog/solar-panel-costs-melbourne#example-quote)',
        },
        {
          kind: 'bars',
          id: 'discount',
          heading: 'Small batteries earn most a kWh',
          caption: 'Federal discount for each usable kilowatt-hour',
          unit: '$',
          rows: sizes.map((size) => [`${size} kWh`, Math.round(batteryDiscount(size) / size)]),
          strong: '10 kWh',
          note: `In all: ${inAll.slice(0, -1).join(', ')} and ${inAll.at(-1)}. Certificates at $38, installed by 31 December 2026. [How it falls, year by year](/solar-panel-grants#staircase)`,
        },
      ],
    },
    {
      kind: 'pair',
      wide: 'left',
      parts: [
        {
          kind: 'table',
          id: 'ways-to-pay',
          heading: 'Five ways to pay',
          lead: `For ${formatMoney(tenKwh)}, the middle of our range for 10 kWh. The rates are examples.`,
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
          verdict: {
            strong: 'Ask for the cash price before any plan.',
            text: 'Fifteen per cent on the price costs about as much as a loan at 5.6 per cent.',
          },
          note: 'Sixty equal payments, no fees: our own arithmetic.',
        },
        {
          kind: 'rows',
          heading: 'Where the money comes from',
          rows: [
            {
              name: 'Your mortgage or a green loan',
              text: 'Usually the cheapest. Westpac’s began at 4.49 per cent variable in 2024, for $4,000 to $50,000 (SolarQuotes). Ask for today’s.',
            },
            {
              name: 'Nothing upfront',
              text: 'A loan or a payment plan, and the lender decides. Compare all you’ll repay with the cash price.',
            },
            {
              name: 'The state',
              text: 'No longer: Victoria’s $8,800 battery loan closed in 2025 (Solar Victoria). Its loan for panels is open.',
            },
          ],
          more: { label: 'Solar panel grants', path: '/solar-panel-grants' },
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'About price',
      questions: [
        {
          question: 'Why is one quote twice the other?',
          answer:
            'Look at the inverter, the backup and the usable size, in that order. If those match and the price still doesn’t, ask both sellers why. [Compare your quotes](/compare-quotes)',
        },
        {
          question: 'Do the certificates come off my quote, or to me later?',
          answer: `Almost always off the quote. You sign them over and the installer sells them. The clearing house pays $40 at most, and installers have lately credited ${certificateCredit}. Check the price they’ve used.`,
        },
        {
          question: 'Is it worth hurrying before the discount falls?',
          answer:
            'On 1 January 2027 10 kWh loses 11 certificates, or $418 at $38. That can be less than the gap between two quotes. The day of installation counts: a deposit doesn’t.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'One size, two quotes.',
      lead: 'Tell us the size you want priced. {Calls}.',
      button: 'Get my battery price',
    },
  ],
}
