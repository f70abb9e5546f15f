import type { GuidePage } from '#content/pages/page.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { feedIn, flatRates } from '#estimate/data/tariffs.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { meanRate, nightsWorth, roundTripShare, storedWorth } from '../battery-figures.ts'
import { decideOnPlan, planPrices, planTable } from '../battery-plans.ts'

const networks = [
  ['AusNet, north and outer east', flatRates.value['AusNet Services']],
  ['Powercor, west', flatRates.value.Powercor],
  ['Jemena, north-west', flatRates.value.Jemena],
  ['United Energy, south-east', flatRates.value['United Energy']],
  ['CitiPower, inner', flatRates.value.CitiPower],
] as const

export const solarBatteries: GuidePage = {
  title: 'Solar batteries in Melbourne: worth it yet?',
  description:
    'When a home battery pays for itself in Melbourne, at which price and on which plan. What a stored kilowatt-hour earns, and the types.',
  keywords: [
    'solar batteries Melbourne',
    'home battery Victoria',
    'battery rebate',
    'solar storage',
  ],
  hero: {
    heading: 'Solar batteries in Melbourne',
    lead: `10 kWh costs about ${planPrices.usual} after the federal discount. At ${planPrices.paysOnAll} or less, say yes. Over it, your plan decides.`,
    form: 'battery',
    picture: 'hero-batteries',
  },
  sections: [
    {
      kind: 'table',
      id: 'pays',
      heading: 'When a battery pays for itself',
      lead: '10 kWh, added to 6.6 kW of panels you have. What you pay for power after dark decides.',
      caption: 'When 10 kWh pays for itself, by plan',
      columns: [
        'Plan and home',
        'Saves a year',
        'Pays at or under',
        `At the usual ${planPrices.usual}`,
      ],
      ...planTable,
      verdict: decideOnPlan(),
      note: 'After the federal discount, installed by 31 December 2026. We count on twelve years, 2% weaker each year. Rates of CitiPower’s area, the lowest in Victoria. Free midday: what retailers ask in the other hours isn’t fixed. [Work out your size and price](/solar-battery-size#calculator)',
    },
    {
      kind: 'pair',
      ground: 'deep',
      parts: [
        {
          kind: 'rows',
          heading: 'What one stored kilowatt-hour earns',
          rows: [
            {
              name: '1 kWh goes in',
              text: `Sold, it would earn little: we count ${feedIn.value.mid} cent.`,
            },
            {
              name: `${roundTripShare} comes out`,
              text: 'The rest is lost as heat. One home measured 85.7 and 88.7 per cent.',
            },
            {
              name: `It replaces ${formatNumber(roundTripShare * meanRate, 1)} cents of power`,
              text: `${roundTripShare} × ${meanRate} cents, the average flat rate.`,
            },
            {
              name: `You’re ${formatNumber(storedWorth(), 1)} cents ahead`,
              text: 'So what counts is how much you use after dark.',
            },
          ],
        },
        {
          kind: 'table',
          heading: 'Your network sets part of it',
          caption: 'What storing 6 kWh a night is worth, by network',
          columns: ['Network', 'Flat rate, c', '6 kWh a night, a year'],
          rows: networks.map(([name, rate]) => [
            name,
            rate.toFixed(2),
            formatMoney(nightsWorth(6, rate)),
          ]),
          note: 'Victorian Default Offer 2026–27 of the Essential Services Commission, as reported, with GST.',
        },
      ],
    },
    {
      kind: 'pair',
      parts: [
        {
          kind: 'rows',
          id: 'types',
          heading: 'Four types of battery',
          rows: [
            {
              name: 'Added to panels you have',
              text: 'It brings its own inverter (AC-coupled). The panels stay as they are.',
            },
            {
              name: 'Bought with panels',
              text: 'One hybrid inverter serves both (DC-coupled). A few per cent less is lost.',
            },
            {
              name: 'Modular',
              text: 'Blocks of a few kWh in a stack. Ask how late you may add one: the discount is paid once.',
            },
            {
              name: 'All in one',
              text: 'Inverter and cells in one case. Ask what’s replaced if one half fails.',
            },
          ],
          more: { label: 'Models by their data sheets', path: '/best-solar-batteries#models' },
        },
        {
          kind: 'questions',
          heading: 'Before you ask for a price',
          questions: [
            {
              question: 'Is a bigger battery a better deal?',
              answer:
                'Up to what you use at night. Past that you pay for space you never use. The discount thins out too. Until 31 December 2026, 5 kWh earns $258 a kilowatt-hour at $38 a certificate. 50 kWh earns $132. [What batteries cost](/solar-battery-costs)',
            },
            {
              question: 'Can I add a battery to panels I already have?',
              answer:
                'Yes. The federal discount covers a battery with new or existing panels, once for each address. An older inverter may need a second one beside it. Tell the installer its make and model.',
            },
            {
              question: 'Which batteries get the discount?',
              answer:
                'Those of 5 to 100 kWh nominal, on the Clean Energy Council’s list together with their inverter. The installer must be accredited by Solar Accreditation Australia. Victoria adds nothing for batteries. [Solar panel grants](/solar-panel-grants)',
            },
            {
              question: 'Must I join a virtual power plant?',
              answer:
                'No. It has to be able to join one, and whether yours does is up to you. If joining makes it cheaper, ask who can drain it, how often and for how long. [What stays on in a blackout](/solar-batteries-guide#blackout)',
            },
          ],
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Now ask what one costs at your place.',
      lead: 'Eight short questions. Then {calls}.',
      button: 'Get my battery quote',
    },
  ],
}
