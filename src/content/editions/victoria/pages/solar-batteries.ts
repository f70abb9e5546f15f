import type { GuidePage } from '#content/pages/page.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { flatRates } from '#estimate/data/tariffs.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { batteryCertificates } from '#estimate/money/certificates.ts'
import {
  batteryPrice,
  meanRate,
  nightsWorth,
  stepRows,
  storedWorth,
  yearsForTen,
} from '../battery-figures.ts'
import { advertised, batteryFigures } from '../figures.ts'

const networks = [
  ['AusNet (north and outer east)', flatRates.value['AusNet Services']],
  ['Powercor (west)', flatRates.value.Powercor],
  ['Jemena (north-west)', flatRates.value.Jemena],
  ['United Energy (south-east)', flatRates.value['United Energy']],
  ['CitiPower (inner)', flatRates.value.CitiPower],
  ['Mean of the five', meanRate],
] as const

export const solarBatteries: GuidePage = {
  title: 'Solar batteries in Melbourne: worth it yet?',
  description:
    'What a home battery does in Melbourne, what a stored kilowatt-hour is worth on your network, who should wait, and how the federal discount falls.',
  keywords: [
    'solar batteries Melbourne',
    'home battery Victoria',
    'battery rebate',
    'solar storage',
  ],
  hero: {
    heading: 'Melbourne solar batteries: keep this afternoon for tonight.',
    lead: 'A battery saves lunchtime power for dinner time. Eight short questions, then an accredited local installer prices one for your evenings.',
    form: 'battery',
    picture: 'hero-batteries',
  },
  sections: [
    {
      kind: 'figures',
      figures: batteryFigures,
      note: advertised,
      workOutYours: '/solar-battery-size#calculator',
    },
    {
      kind: 'words',
      heading: 'A battery earns its money one way',
      paragraphs: [
        'Your panels make most of their power while the house is empty. Victoria has had no minimum price for what you send out since 1 July 2025, and the usual offers listed by SolarQuotes in January 2026 ran from nothing to about 5 cents. After dark you buy power back for about 28.',
        'A battery closes that gap. It stores what you’d have sold and gives it back when you’d have bought. It doesn’t make power, and it loses a little: one Australian home that published two years of measurements got 85.7 and 88.7 per cent back.',
        'So the saving depends on how many kilowatt-hours you use between sunset and breakfast, and only then on the price. If your evenings are quiet, a battery won’t do much for you.',
      ],
      beside: {
        list: [
          { name: 'One kilowatt-hour goes in', text: 'You give up about 1 cent of export.' },
          { name: '0.88 comes out', text: 'The rest is lost as heat. We work with 88 per cent.' },
          { name: 'It replaces 24.8 cents', text: '0.88 × 28.2 cents, the average flat rate.' },
          { name: 'You’re 23.8 cents ahead', text: 'For each kilowatt-hour stored, and no more.' },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'What stored power is worth on your network',
      lead: 'Five companies own the poles and wires in Victoria. Your bill names yours, and it changes the answer by a quarter.',
      caption: 'What storing 6 kWh a night is worth, by network',
      columns: ['Network', 'Flat rate, c/kWh', 'Each kWh stored, c', 'A year at 6 kWh a night'],
      rows: networks.map(([name, rate]) => [
        name,
        rate.toFixed(2),
        formatNumber(storedWorth(rate), 1),
        formatMoney(nightsWorth(6, rate)),
      ]),
      strong: 5,
      note: 'Rates: Victorian Default Offer 2026–27 of the Essential Services Commission, as reported, with GST. Worth: 0.88 of the rate less 1 cent of lost export, our own arithmetic. A market offer below the default makes a battery earn less.',
    },
    { kind: 'explanation', name: 'evening' },
    {
      kind: 'bars',
      ground: 'sky',
      heading: 'The discount shrinks every six months',
      lead: 'The federal Cheaper Home Batteries Program pays in certificates. How many depends on the day the battery is installed, not the day you pay the deposit.',
      caption: 'Certificates for 10 usable kWh, by date of installation',
      unit: 'certificates',
      rows: stepRows((installed) => batteryCertificates(10, installed)),
      strong: 'To 31 December 2026',
      note: 'Factors as published after the change of 1 May 2026 by Aussie Solar Guide, quoting the federal department, and by Sunstak. At $38 each, 68 certificates are $2,584 and 57 are $2,166. Certificates have no fixed price: ask what your installer credits.',
    },
    {
      kind: 'columns',
      heading: 'Perhaps, not yet, or something else first',
      columns: [
        {
          name: 'Perhaps',
          text: `Your evenings are dear as well as busy, your roof has power to spare in June, and you plan to stay. A 10 kWh battery costs about ${formatMoney(batteryPrice(10))} after the discount. At an evening rate of 45 cents and 8 kWh a night it pays for itself in ${yearsForTen(8, 45)} years. Warranties usually run about 10. If you want one for blackouts, that’s a reason of its own.`,
          link: { label: 'What batteries cost', path: '/solar-battery-costs' },
        },
        {
          name: 'Not yet',
          text: `Your rate is flat. At 28.2 cents the same battery takes ${yearsForTen(8)} years with 8 kWh a night and ${yearsForTen(6)} with 6, longer than it lasts. Get panels with an inverter that can take a battery later, live with them through a winter, then look at your own half-hourly data.`,
          link: { label: 'Panels first', path: '/solar-panels' },
        },
        {
          name: 'Something else first',
          text: 'An old electric hot-water service on a timer can soak up the midday sun without a battery. Victoria still has a hot-water rebate of up to $1,000 under the same income cap. One report says $1,400 for locally made units.',
          link: { label: 'Rebates and grants', path: '/solar-panel-grants' },
        },
      ],
    },
    {
      kind: 'words',
      ground: 'deep',
      heading: 'A night without the grid',
      paragraphs: [
        'On 13 February 2024 storms cut power to more than 530,000 Victorian customers. Nine in ten had it back within 72 hours, according to the state.',
        'Panels alone wouldn’t have helped: without the grid they switch themselves off, and so do most batteries.',
      ],
      beside: {
        strong: 'How long 10 kWh lasts.',
        text: 'We estimate that a fridge, lights and internet use about 5 to 8 kWh a day, so 10 kWh lasts between 30 hours and two days without sun. [Rooftop solar in a blackout](/blog/rooftop-solar-climate-resilience) shows the sum.',
      },
    },
    { kind: 'explanation', name: 'blackout', ground: 'night' },
    {
      kind: 'steps',
      heading: 'From bill to battery',
      lead: 'Do these four things, in this order. The first two are free and take an evening.',
      steps: [
        {
          name: 'Ask for your half-hourly data',
          text: 'Your retailer has to give you your smart-meter data. Add up what you use from late afternoon to breakfast, on ten ordinary days in winter and ten in summer.',
        },
        {
          name: 'Find your spare sun',
          text: 'If you have panels, look at what they export on those same days. A battery can’t store what you don’t have.',
        },
        {
          name: 'Take the smaller of the two',
          text: 'Divide your night’s use by 0.88 and compare it with your spare power. The smaller number is the size to ask about.',
        },
        {
          name: 'Get two prices for one size',
          text: 'Same usable kilowatt-hours, same backup circuits, price after certificates. Then you’re comparing like with like.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you ask for a price',
      questions: [
        {
          question: 'Can I add a battery to panels I already have?',
          answer:
            'Yes. The federal discount covers a battery with new or existing panels, once for each address. If your inverter is older you may need a second one for the battery, so tell the installer its make and model.',
        },
        {
          question: 'Which batteries get the discount?',
          answer:
            'Those of 5 to 100 kWh nominal, on the Clean Energy Council’s list together with their inverter, installed by someone accredited by Solar Accreditation Australia. The first 50 usable kWh count: in full to 14, at 60 per cent from 14 to 28, and at 15 per cent from there.',
        },
        {
          question: 'Must I join a virtual power plant?',
          answer:
            'No. On-grid systems have to be able to join one, but whether yours does is up to you. If you’re offered a cheaper battery for joining, ask who can drain it, how often and for how long.',
        },
        {
          question: 'Is a bigger battery a better deal?',
          answer:
            'It can be, up to what you use at night. Past that you’re paying for space you never use. The discount also thins out: 5 kWh earns $258 a kilowatt-hour today at $38 a certificate, and 50 kWh earns $132.',
        },
        {
          question: 'How do you make money from this page?',
          answer:
            'Installers pay us when we introduce you. You pay us nothing. A bigger battery can be a bigger sale for them, so know your own number before the call.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'You know your evenings. We’ll find someone who asks about them.',
      lead: 'Eight questions, and an accredited installer near you starts from your answers.',
      button: 'Get my battery quote',
    },
  ],
}
