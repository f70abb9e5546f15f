import {
  formatMiddle,
  formatMoneyInSentence,
  formatMoneyRange,
  formatPayback,
  formatShort,
  formatTens,
} from '#content/format.ts'
import type { GuidePage } from '#content/pages/page.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Payback } from '#domain/estimate/shared/payback.ts'
import { panelArea, panelWatts } from '#estimate/data/prices.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { Inputs } from '#estimate/inputs/inputs.ts'
import { dayBefore } from '#estimate/money/discount-steps.ts'
import { cityGeneration, monthShares } from '#estimate/year/generation.ts'
import { westLoses } from '../explaining/roof-compass.ts'
import { stairOn } from '../explaining/staircase.ts'
import { advertised, homePaybacks } from '../figures.ts'
import {
  family,
  familyHome,
  modelDay,
  modelEstimate,
  panelPriceRow,
  usualUses,
} from '../model-figures.ts'

const sizes = [5, 6.6, 10]
const { cost, saving, payback } = familyHome.money.together
const now = stairOn(modelDay)
const next = now && stairOn(now.until)

export const solarPanels: GuidePage = {
  title: 'Solar panels in Melbourne: cost and output',
  description:
    'What solar panels cost in Melbourne and when they’re paid back. Which way they should face, what fits, what to ask and how to pay.',
  keywords: ['solar panels Melbourne', 'solar panel cost', 'solar panel direction', 'kWh per kW'],
  hero: {
    heading: 'Solar panels in Melbourne',
    lead: `6.6 kW costs ${formatMoneyInSentence(cost)} after the federal discount. It saves a family of four about ${formatTens(saving.mid)} a year. It’s paid back in about ${years(payback)}, or ${years(together(6.6, 'yes').payback)} with the state rebate.`,
    form: 'home',
    picture: 'hero-panels',
  },
  sections: [
    {
      kind: 'pair',
      wide: 'right',
      parts: [
        {
          kind: 'rows',
          heading: 'The short answer',
          rows: [
            {
              name: 'Size:',
              text: '15 panels, 6.6 kW, suit most homes. 20 suit five people or more.',
            },
            { name: 'Side:', text: `north is best. East or west loses ${westLoses}.` },
            {
              name: 'Price:',
              text: `about ${formatTens(cost.mid / 6.6)} a kilowatt, after the discount.`,
            },
            {
              name: 'When:',
              text: `installed by ${formatDay(dayBefore(now?.until ?? modelDay))}, 6.6 kW costs ${formatMoney((now?.panels ?? 0) - (next?.panels ?? 0))} less.`,
            },
          ],
          more: { label: 'How many do I need?', path: '/how-many-solar-panels' },
        },
        {
          kind: 'table',
          id: 'prices',
          heading: 'What it costs, and when it’s paid back',
          caption: 'Three sizes in Melbourne, November 2026',
          columns: ['', '5 kW', '6.6 kW', '10 kW'],
          rows: [
            ['Price after the discount', ...sizes.map((kw) => formatMiddle(together(kw).cost))],
            ['Saves the average home, a year', ...sizes.map((kw) => saves({ kw }))],
            ['Saves a family of four, a year', ...sizes.map((kw) => saves({ ...family, kw }))],
            [
              'Paid back, family of four',
              ...sizes.map((kw) => formatPayback(together(kw).payback)),
            ],
            [
              'The same, with the state rebate',
              ...sizes.map((kw) => formatPayback(together(kw, 'yes').payback)),
            ],
          ],
          folded: {
            summary: 'Seven sizes, 3 to 13.2 kW',
            caption: 'Standard panels on a Melbourne roof, installed by 31 December 2026',
            columns: ['System', 'Discount', 'Price after it', 'Each kW'],
            rows: [3, 4, 5, 6.6, 8, 10, 13.2].map(panelPriceRow),
            note: 'Part of a price is the same whatever the size, so each kilowatt gets cheaper. Certificates in zone 4 at $38; a roof in the north of Victoria earns about a sixth more.',
          },
          note: `Often advertised: ${homePaybacks[0]} or ${homePaybacks[1]}. ${advertised} Ranges aim to hold in eight homes out of ten. The average Victorian home uses ${usualUses.average} kWh a year, the family ${usualUses.four}. [Work out yours](/solar-panel-savings#calculator)`,
        },
      ],
    },
    { kind: 'explanation', name: 'roof-compass', ground: 'sky' },
    {
      kind: 'pair',
      parts: [
        {
          kind: 'table',
          id: 'fits',
          heading: 'What fits',
          caption: 'Four systems beside what households use',
          columns: ['System', 'Roof', 'Makes in a year'],
          rows: [
            fits(8, 'the average home'),
            fits(12, 'four people, plus a fifth'),
            fits(15, 'five people, plus a fifth'),
            fits(26, 'what ten people use'),
          ],
          note: `Facing north in Melbourne, beside what homes use; five people or more ${usualUses.five} kWh. Of 8,672 kWh January makes ${month(0)}, June ${month(5)}.`,
        },
        {
          kind: 'questions',
          id: 'ask',
          heading: 'Six questions before you sign',
          questions: [
            {
              question: 'Is this price after certificates?',
              answer:
                'Yes or no, with the number of certificates. 6.6 kW in Melbourne earns 39 in 2026 and 31 in 2027. In Craigieburn, Epping, Melton and Sunbury it’s 45 and then 36.',
            },
            {
              question: 'Which panels and which inverter, exactly?',
              answer:
                'A make and model number for each, in the quote. Nothing gets swapped without your signature. ‘Tier one’ isn’t a model number.',
            },
            {
              question: 'How many kilowatt-hours a year, from my roof?',
              answer:
                'A figure for your layout, with shade taken off. For 6.6 kW facing north in Melbourne it should be near 8,700. If it’s much more, ask why.',
            },
            {
              question: 'Who will be on my roof?',
              answer:
                'Someone accredited by Solar Accreditation Australia, by name and on site. The Clean Energy Council stopped accrediting people in 2024.',
            },
            {
              question: 'What could cost more on the day?',
              answer:
                'A switchboard, a second storey, three-phase power or a tilt frame. Have each priced now, or ruled out in writing.',
            },
            {
              question: 'Who comes if it stops in year six?',
              answer:
                'The seller, for workmanship, with a phone number, and then the maker’s Australian office. Ask how long each warranty lasts and what voids it. [Check a quote you’ve got](/compare-quotes)',
            },
          ],
        },
      ],
    },
    {
      kind: 'pair',
      ground: 'deep',
      parts: [
        {
          kind: 'steps',
          id: 'installation',
          heading: 'How installation goes',
          steps: [
            {
              name: 'Somebody looks.',
              text: 'Roof and switchboard. A price from a satellite picture is a guess.',
            },
            {
              name: 'Paperwork.',
              text: 'The network agrees, and the state if you want its rebate.',
            },
            {
              name: 'A day’s work.',
              text: 'Rails, panels, cable, inverter.',
            },
            {
              name: 'The remote switch.',
              text: 'The grid operator may turn new systems down. Your house stays on.',
            },
            {
              name: 'The safety certificate.',
              text: 'Keep it: your discounts depend on its date.',
            },
            {
              name: 'The first month.',
              text: 'Compare the app with the quote. A row left off looks like bad weather.',
            },
          ],
        },
        {
          kind: 'rows',
          id: 'paying',
          heading: 'Ways to pay',
          rows: [
            {
              name: 'Cash:',
              text: 'usually costs least. A deposit, then the rest against the safety certificate.',
            },
            {
              name: 'The state’s loan:',
              text: '$1,400 without interest, $29.17 a month for 48 months. [Who can get it](/solar-panel-grants)',
            },
            {
              name: 'Nothing upfront:',
              text: 'a lender pays, and you pay the lender. Subtract the cash price from the total of all payments: that’s the interest.',
            },
          ],
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Fifteen panels, or twenty?',
      lead: 'Three questions about your home, then a call.',
      button: 'Get Your Free Solar Quote',
    },
  ],
}

function together(kw: number, rebate: 'yes' | 'no' = 'no') {
  return modelEstimate({ ...family, kw, rebate }).money.together
}

function saves(home: Partial<Inputs>): string {
  return formatMoneyRange(modelEstimate(home).money.together.saving)
}

/** The middle alone: '12 years'. */
function years({ mid }: Payback): string {
  return formatPayback({ soonest: mid, mid, latest: mid })
}

/** kWh that so many kilowatts make in a year in Melbourne, facing north and unshaded. */
function makes(kilowatts: number): number {
  return cityGeneration(kilowatts, 'Melbourne') ?? 0
}

function month(index: number): number {
  return Math.round((makes(6.6) * (monthShares()[index] ?? 0)) / 10) * 10
}

function fits(panels: number, enoughFor: string): readonly string[] {
  const kilowatts = (panels * panelWatts.value) / 1000
  return [
    `${panels} panels, ${formatShort(kilowatts)} kW`,
    `${panels * panelArea.value.mid} m²`,
    `${formatNumber(makes(kilowatts))} kWh (${enoughFor})`,
  ]
}
