import type { GuidePage } from '#content/pages/page.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { addOns, advertised, advertisedSavings, homePaybacks } from '../figures.ts'
import { formatPayback } from '../format.ts'
import { family, modelEstimate, savingClaim, savingSum, usualUses } from '../model-figures.ts'

const average = savingAndPayback(modelEstimate({ rebate: 'no' }))
const four = savingAndPayback(modelEstimate({ ...family, rebate: 'no' }))
const averageWithRebate = savingAndPayback(modelEstimate({ rebate: 'yes' }))
const fourWithRebate = savingAndPayback(modelEstimate({ ...family, rebate: 'yes' }))

export const solarPanelSavings: GuidePage = {
  title: 'Solar savings calculator Melbourne',
  description:
    'Work out what solar panels would save at your place in Melbourne: your roof, your bill and your hours, with every assumption there to check and change.',
  keywords: ['solar savings', 'solar payback Melbourne', 'solar calculator', 'solar cost factors'],
  hero: {
    heading: 'Solar savings calculator: what can your Melbourne roof save?',
    lead: 'You save what you stop buying, not what a brochure promises. Tell us about your roof and what you’re hoping for, and an installer tells you what’s realistic.',
    form: 'savings',
    picture: 'hero-savings',
  },
  sections: [
    {
      kind: 'claims',
      id: 'sizes',
      heading: 'Small, medium, large',
      lead: 'What our model finds for the average home, and what each size is often advertised to save.',
      claims: advertisedSavings.map(savingClaim),
      note: `${advertised} Ours are for the largest system in each band on an average Victorian home, without a battery, on a roof that faces anywhere but south. They hold in eight cases out of ten.`,
    },
    {
      kind: 'table',
      id: 'working',
      ground: 'sky',
      heading: 'The working, by hand',
      lead: 'What the panels make, times the share you use, times your rate, plus a little for the rest. You can change all four.',
      caption: 'A year in Melbourne, step by step, in the middle of our range',
      columns: ['System', 'Makes, kWh', 'Used at home, kWh', 'Not bought', 'Rest, sold', 'Saved'],
      rows: [
        savingSum('4 kW, average home', { kw: 4 }),
        savingSum('4 kW, family of four', { ...family, kw: 4 }),
        savingSum('6 kW, average home', { kw: 6 }),
        savingSum('6 kW, family of four', { ...family, kw: 6 }),
        savingSum('10 kW, average home', { kw: 10 }),
        savingSum('10 kW, family of four', { ...family, kw: 10 }),
      ],
      strong: 3,
      note: `Makes: 3.6 kWh a day from each kilowatt (Clean Energy Council guideline), and a little less as the roof may face anywhere but south. Used at home: added up hour by hour for a home that uses ${usualUses.average} kWh a year, or ${usualUses.four}. Not bought: 25.96 c, the Victorian Default Offer for 2026–27 at 3000, as reported; other networks cost more. Sold: 1 c, as Victoria has had no minimum since 1 July 2025.`,
    },
    {
      kind: 'steps',
      id: 'yours',
      heading: 'Now with your own bill',
      lead: 'All you need is two bills, five minutes and a pencil.',
      steps: [
        {
          name: 'Find your rate',
          text: 'Your bill gives it in cents a kilowatt-hour, with GST. If it changes through the day, use the daytime rate: that’s the power the sun replaces.',
        },
        {
          name: 'Find what you use in daylight',
          text: 'Your retailer has half-hourly data from your smart meter and must give it to you. Add up nine to four. If you don’t have it, use a third of your daily average.',
        },
        {
          name: 'See what a roof would make',
          text: 'Kilowatts × 3.6 is a typical day. Take the smaller of that and your daylight use. The sun can’t save you power you weren’t going to buy.',
        },
        {
          name: 'Multiply',
          text: 'Multiply that by your rate and by 365, then divide the price by the answer. That’s how many years it takes, if prices stay put and nothing breaks.',
        },
      ],
    },
    { kind: 'explanation', name: 'year-of-days', ground: 'sky' },
    {
      kind: 'words',
      id: 'payback',
      heading: 'How long until it pays for itself',
      paragraphs: [
        `Take 6.6 kW at ${average.cost} after certificates, the middle of our range. In the average home it saves ${average.saving} a year and pays for itself in ${average.years}. A family of four saves ${four.saving}, and it takes ${four.years}.`,
        `If you can get Solar Victoria’s $1,400, the same roof takes ${averageWithRebate.years} or ${fourWithRebate.years}. The panels are the same. The households aren’t.`,
        'We keep power prices flat, because nobody knows where they’re going, and count on panels fading a little each year, and on a new inverter after fifteen.',
      ],
      beside: {
        strong: `Often advertised: ${homePaybacks[0]}, or ${homePaybacks[1]}.`,
        text: `Both happen. In eight cases out of ten our model gives ${average.range} for the average home; your own answers above narrow that down. ${advertised}`,
      },
    },
    {
      kind: 'columns',
      id: 'price',
      ground: 'deep',
      heading: 'What moves the price',
      columns: [
        {
          name: 'The roof',
          text: 'A second storey, a steep pitch, old tiles or lots of small faces mean more hours and more edge protection. A flat roof needs frames. One long plain slope is the cheapest.',
        },
        {
          name: 'The wiring',
          text: 'An old switchboard may have to go. Three-phase power may need a different inverter. A long run from the panels to the meter means cable, a trench and another day.',
        },
        {
          name: 'The equipment',
          text: 'One inverter on a wall suits a roof without shade. Optimisers, or an inverter under each panel, cost more and are worth it where shade moves across the roof.',
        },
        {
          name: 'The date',
          text: '6.6 kW earns 39 certificates in Melbourne until 31 December 2026, and 31 after that. At $38 each you’d pay about $304 more for the same panels.',
          link: { label: 'All rebates, with dates', path: '/solar-panel-grants' },
        },
      ],
    },
    { kind: 'explanation', name: 'staircase' },
    {
      kind: 'table',
      id: 'extras',
      heading: 'What people add',
      lead: 'Panels work without any of these. Each should be its own line in the quote.',
      caption: 'Extras beside the panels',
      columns: ['Extra', 'What we could check', 'Often advertised'],
      rows: addOns.map(({ name, advertised, today }) => [name, today, advertised]),
      note: `${advertised} The battery discount is 34 and 99 certificates at $38, by the federal program’s tiers. [What batteries cost](/solar-battery-costs)`,
    },
    {
      kind: 'closing',
      heading: 'What would you like to save?',
      lead: 'Tell us, and an installer who has seen your roof tells you whether it can.',
      button: 'Check my savings with an installer',
    },
  ],
}

function savingAndPayback({ money }: HomeEstimate): {
  saving: string
  cost: string
  years: string
  range: string
} {
  const { saving, cost, payback } = money.together
  return {
    saving: formatMoney(saving.mid),
    cost: formatMoney(cost.mid),
    years: formatPayback({ ...payback, soonest: payback.mid, latest: payback.mid }),
    range: formatPayback(payback),
  }
}
