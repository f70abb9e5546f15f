import type { GuidePage } from '#content/pages/page.ts'
import { monthNames } from '#domain/calendar.ts'
import type { Inputs } from '#estimate/inputs/inputs.ts'
import { cityGeneration, monthShares } from '#estimate/year/generation.ts'
import { advertised, homePaybacks } from '../figures.ts'
import { formatMoneyRange, formatPayback } from '../format.ts'
import { family, modelEstimate, panelPriceRow, panelPrices, usualUses } from '../model-figures.ts'

const sizes = [5, 6.6, 10]

export const solarPanels: GuidePage = {
  title: 'Solar panels in Melbourne: cost and output',
  description:
    'What fits on a Melbourne roof, which way it should face, what it makes each month, what to ask an installer and how to pay, with our working.',
  keywords: ['solar panels Melbourne', 'solar panel cost', 'solar panel direction', 'kWh per kW'],
  hero: {
    heading: 'Solar panels in Melbourne: what fits, and what they make.',
    lead: 'Read seven short guides to panels on a Melbourne home. Or answer six questions and let an accredited local installer look at your roof.',
    form: 'home',
    offer: true,
    picture: 'hero-panels',
  },
  sections: [
    {
      kind: 'contents',
      heading: 'Seven guides to one roof',
      entries: [
        { id: 'fits', name: 'What fits' },
        { id: 'roof-compass', name: 'Which way it should face' },
        { id: 'months', name: 'What it makes, month by month' },
        { id: 'cost', name: 'What it costs, and when it pays for itself' },
        { id: 'ask', name: 'What to ask before you sign' },
        { id: 'installation', name: 'How installation goes' },
        { id: 'paying', name: 'Ways to pay' },
      ],
    },
    {
      kind: 'table',
      id: 'fits',
      heading: 'What fits',
      lead: 'A 440-watt panel covers about two square metres. Hips, flues, aerials and the clear strip along the edges take up the rest, so few roofs fill to the ridge.',
      caption: 'Four systems beside what households use',
      columns: ['System', 'Panels', 'Glass on the roof', 'Makes in a year', 'Compare'],
      rows: [
        ['3.52 kW', '8', '16 m²', '4,625 kWh', 'What the average Victorian home uses'],
        ['5.28 kW', '12', '24 m²', '6,938 kWh', 'A fifth more than four people use'],
        ['6.6 kW', '15', '30 m²', '8,672 kWh', 'A fifth more than five people use'],
        ['11.44 kW', '26', '52 m²', '15,032 kWh', 'Twice what five people use'],
      ],
      note: `Made: 3.6 kWh a day from each kilowatt facing north, the Clean Energy Council’s guideline for Melbourne. Used: ${usualUses.average} kWh in the average Victorian home (Finder); ${usualUses.four} for four people and ${usualUses.five} for five or more (Australian Energy Regulator benchmarks for Victoria, 2020). Making as much as you use doesn’t mean buying nothing: the sun and the stove keep different hours.`,
    },
    { kind: 'explanation', name: 'roof-compass' },
    {
      kind: 'bars',
      id: 'months',
      ground: 'sky',
      heading: 'Twelve months of Melbourne sun',
      lead: 'Midsummer makes about twice what midwinter makes. Size your system on the whole year, and expect a lean June.',
      caption: 'What 6.6 kW makes, facing north and unshaded',
      unit: 'kWh',
      rows: melbourneYear(6.6),
      strong: 'June',
      note: 'A best month of 4.59 and a worst of 2.22 kWh a day from each kilowatt (Chromagen’s manual), and a yearly mean of 3.6 (Clean Energy Council guideline). The smooth curve through those three is ours; real months follow the weather.',
    },
    {
      kind: 'words',
      id: 'shade',
      heading: 'Shade can cost more than direction',
      paragraphs: [
        'Have the installer mark the chimney, the gum tree and the neighbour’s second storey on the layout, and say what each takes off the year.',
        'What a direction loses is a planning assumption, not a measurement. Stricter calculators take off 15 per cent for east and west and 35 for south, so ask which ones your quote uses.',
      ],
    },
    {
      kind: 'table',
      id: 'cost',
      heading: 'What it costs, and when it pays for itself',
      lead: 'Most quoted prices already have the federal discount taken off. Ask, so you never take it off twice.',
      caption: 'Three sizes in Melbourne, November 2026',
      columns: ['', '5 kW', '6.6 kW', '10 kW'],
      rows: [
        ['Price after certificates', panelPrices(5), panelPrices(6.6), panelPrices(10)],
        [
          'Certificates taken off in that price',
          '29, about $1,102',
          '39, about $1,482',
          '59, about $2,242',
        ],
        ['Saves the average home, a year', ...sizes.map((kw) => saving({ kw }))],
        ['Saves a family of four, a year', ...sizes.map((kw) => saving({ ...family, kw }))],
        ['Pays for itself, family of four', ...sizes.map((kw) => payback(kw, 'no'))],
        ['The same, with the state rebate', ...sizes.map((kw) => payback(kw, 'yes'))],
      ],
      strong: 4,
      note: `Payback is often advertised as ${homePaybacks[0]} or ${homePaybacks[1]}. ${advertised} Prices and savings are our model’s, in eight cases out of ten: the average Victorian home uses ${usualUses.average} kWh a year, the family ${usualUses.four}. The rebate is Solar Victoria’s $1,400. Prices follow Solar Choice’s index for Melbourne, December 2025, with today’s certificates. [Work out yours](/solar-panel-savings#calculator)`,
    },
    {
      kind: 'table',
      id: 'prices',
      ground: 'sky',
      heading: 'Prices by size',
      lead: 'Part of a price is the same whatever the size: scaffolding, an electrician’s day, the application. That’s why each kilowatt gets cheaper as the system grows.',
      caption: 'Standard panels on a Melbourne roof, installed by 31 December 2026',
      columns: ['System', 'Discount', 'Price after it', 'Eight in ten', 'Each kW'],
      rows: [3, 4, 5, 6.6, 8, 10, 13.2].map(panelPriceRow),
      strong: 3,
      note: 'The price is the middle of our model’s range. Eight in ten lie between a tenth less and what premium panels cost. A line through Solar Choice’s index for Melbourne, December 2025, from 3 to 10 kW; 13.2 kW continues it. Certificates in zone 4 at $38; a roof in the north of Victoria earns about a sixth more.',
    },
    { kind: 'quote', kit: 'panels' },
    {
      kind: 'questions',
      id: 'ask',
      heading: 'Six questions, and what a good answer sounds like',
      lead: 'Ask every installer the same questions in the same words. The answers sort themselves out.',
      questions: [
        {
          question: 'Which panels and which inverter, exactly?',
          answer:
            'A make and model number for each, in the quote, with a line saying nothing gets swapped without your signature. ‘Tier one’ isn’t a model number.',
        },
        {
          question: 'How many kilowatt-hours a year, from my roof?',
          answer:
            'A figure for your layout, with shade taken off. For 6.6 kW facing north in Melbourne it should be near 8,700. If it’s much more, ask what they know about the sun that the Clean Energy Council doesn’t.',
        },
        {
          question: 'Is this price after certificates?',
          answer:
            'Yes or no, with the number of certificates: 39 for 6.6 kW installed in Melbourne in 2026, 31 in 2027. In Craigieburn, Epping, Melton and Sunbury it’s 45 and then 36, because those postcodes are in a sunnier zone.',
        },
        {
          question: 'Who will be on my roof?',
          answer:
            'Someone accredited by Solar Accreditation Australia, by name and on site. The Clean Energy Council stopped accrediting people in 2024, so a quote that says otherwise is out of date.',
        },
        {
          question: 'What could cost more on the day?',
          answer:
            'A switchboard, a second storey, three-phase power or a tilt frame should be priced now, or ruled out in writing. ‘To be confirmed’ is a price too. You just don’t know it yet.',
        },
        {
          question: 'Who comes if it stops in year six?',
          answer:
            'The seller, for workmanship, with a phone number, and then the maker’s Australian office. Ask how long each warranty lasts and what voids it.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'installation',
      ground: 'deep',
      heading: 'How installation goes',
      lead: 'The roof is the quick part. It’s the paperwork that takes weeks.',
      steps: [
        {
          name: 'Someone looks at the roof',
          text: 'They check the switchboard too. Until they have, a price from a satellite picture is a guess.',
        },
        {
          name: 'The paperwork comes first',
          text: 'The electricity network agrees to the connection. If you want the state rebate, you need Solar Victoria’s approval before the work starts.',
        },
        {
          name: 'The work',
          text: 'Rails, panels, cable, inverter. Say where you want the inverter: out of the sun, and away from bedrooms.',
        },
        {
          name: 'The remote switch',
          text: 'Since 1 October 2024 new systems in Victoria must be able to turn down when the grid operator directs it. That needs a steady internet connection. Your house stays on.',
        },
        {
          name: 'The safety certificate',
          text: 'Keep the certificate of electrical safety with the manuals. It shows when the system was finished, and your discounts depend on that date.',
        },
        {
          name: 'The first month',
          text: 'Compare the app’s total with that month in the chart above. A row of panels that was never switched on looks just like bad weather.',
        },
      ],
    },
    {
      kind: 'columns',
      id: 'paying',
      heading: 'Ways to pay',
      columns: [
        {
          name: 'Cash',
          text: 'Usually costs least in total. Pay in stages: a deposit, then the rest once you’re holding the safety certificate.',
        },
        {
          name: 'The state’s loan',
          text: 'Solar Victoria lends as much as its rebate, up to $1,400, interest-free: $29.17 a month for 48 months. The same income and property tests apply.',
          link: { label: 'Rebates and who can get them', path: '/solar-panel-grants' },
        },
        {
          name: 'Nothing upfront',
          text: 'A lender pays the installer and you pay the lender. ‘Interest-free’ often means the interest is in the price. Ask for the cash price and the total of all payments, then subtract one from the other.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Twelve panels, or twenty? Ask someone with a ladder.',
      lead: 'Six questions here, then a call. Installers pay us for the introduction, and you don’t have to say yes to anyone.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}

function saving(home: Partial<Inputs>): string {
  return formatMoneyRange(modelEstimate(home).money.together.saving)
}

function payback(kw: number, rebate: 'yes' | 'no'): string {
  return formatPayback(modelEstimate({ ...family, kw, rebate }).money.together.payback)
}

/** What so many kilowatts make in Melbourne, month by month, facing north and unshaded. */
function melbourneYear(kilowatts: number): [month: string, kilowattHours: number][] {
  const year = cityGeneration(kilowatts, 'Melbourne') ?? 0
  return monthShares().map((share, month) => [monthNames[month] ?? '', Math.round(year * share)])
}
