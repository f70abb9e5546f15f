import { monthNames } from '#domain/estimate/day.ts'
import { cityGeneration, monthShares } from '#domain/estimate/year/generation.ts'
import { advertised, homePaybacks } from '../figures.ts'
import type { GuidePage } from './page.ts'

export const solarPanels: GuidePage = {
  title: 'Solar panels in Melbourne: size, yield and cost',
  description:
    'What fits on a Melbourne roof, which way it should face, what it makes each month, what to ask an installer and how to pay, with the working shown.',
  keywords: ['solar panels Melbourne', 'solar panel cost', 'solar panel direction', 'kWh per kW'],
  hero: {
    heading: 'What your roof can carry, and what it will make.',
    lead: 'Seven short guides to panels on a Melbourne home. Or answer six questions, and let an accredited local installer look at the roof itself.',
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
        { id: 'facing', name: 'Which way it should face' },
        { id: 'months', name: 'What it makes, month by month' },
        { id: 'cost', name: 'What it costs, and when it has paid' },
        { id: 'ask', name: 'What to ask before you sign' },
        { id: 'installation', name: 'How installation goes' },
        { id: 'paying', name: 'Ways to pay' },
      ],
    },
    {
      kind: 'table',
      id: 'fits',
      heading: 'What fits',
      lead: 'A 440-watt panel covers about two square metres. Hips, flues, aerials and the strip kept clear along the edges take the rest, so a roof rarely fills to the ridge.',
      caption: 'Four systems beside what households use',
      columns: ['System', 'Panels', 'Glass on the roof', 'Makes in a year', 'Compare'],
      rows: [
        ['3.52 kW', '8', '16 m²', '4,625 kWh', 'What the average Victorian home uses'],
        ['5.28 kW', '12', '24 m²', '6,938 kWh', 'A little more than four people use'],
        ['6.6 kW', '15', '30 m²', '8,672 kWh', 'A little more than five people use'],
        ['11.44 kW', '26', '52 m²', '15,032 kWh', 'Nearly twice what five people use'],
      ],
      note: 'Made: 3.6 kWh a day from each kilowatt facing north, the Clean Energy Council’s guideline for Melbourne. Used: 4,615 kWh in the average Victorian home (Finder); 6,332 for four people and 8,072 for five or more (Australian Energy Regulator benchmarks, 2020). To make as much as you use is not to buy nothing: the sun and the stove keep different hours.',
    },
    {
      kind: 'words',
      id: 'facing',
      heading: 'Which way it should face',
      paragraphs: [
        'North makes the most over a year. East does its work at breakfast and west in the late afternoon, and each gives up about 8 per cent. South gives up about 20, and is still worth pricing when the north face is full of skylights.',
        'The most is not always the best. A kilowatt-hour you use at home saves the 26 to 32 cents it costs on the Victorian Default Offer. One you export earns a few cents, or none. If nobody is home until four, a west roof may make less and save more.',
        'Shade can cost more than direction. Have the installer mark the chimney, the gum tree and the neighbour’s second storey on the layout, and say what each takes off the year.',
        'The percentages are planning assumptions, not measurements. Stricter calculators take 15 per cent off for east and west and 35 for south, so ask which ones stand behind your quote.',
      ],
      beside: {
        list: [
          { name: 'North', text: '8,672 kWh a year from 6.6 kW' },
          { name: 'North-east or north-west', text: '8,412 kWh' },
          { name: 'East or west', text: '7,979 kWh' },
          { name: 'South', text: '6,938 kWh' },
        ],
      },
    },
    {
      kind: 'bars',
      id: 'months',
      ground: 'sky',
      heading: 'Twelve months of Melbourne sun',
      lead: 'Midsummer makes about twice what midwinter makes. Size a system on the year, and expect June to be lean.',
      caption: 'What 6.6 kW makes, facing north and unshaded',
      unit: 'kWh',
      rows: melbourneYear(6.6),
      strong: 'June',
      note: 'A best month of 4.59 and a worst of 2.22 kWh a day from each kilowatt (Chromagen’s manual), and a yearly mean of 3.6 (Clean Energy Council guideline). The smooth curve through those three is ours; real months follow the weather.',
    },
    {
      kind: 'table',
      id: 'cost',
      heading: 'What it costs, and when it has paid',
      lead: 'The federal discount is already inside most quoted prices. Ask whether it is, and never take it off twice.',
      caption: 'Three sizes in Melbourne, November 2026',
      columns: ['', '5 kW', '6.6 kW', '10 kW'],
      rows: [
        [
          'Price after certificates, as reported in July',
          '$4,000–$6,500',
          '$5,280–$8,580',
          '$8,000–$13,000',
        ],
        [
          'Certificates already in that price',
          '29, about $1,102',
          '39, about $1,482',
          '59, about $2,242',
        ],
        ['Saved in a year, out by day', '$602', '$794', '$846'],
        ['Saved in a year, home by day', '$959', '$1,266', '$1,204'],
        ['Paid off at the middle price', '5.5–8.7 years', '5.5–8.7 years', '8.7–12.4 years'],
        ['The same, with the state rebate', '4.0–6.4 years', '4.4–7.0 years', '7.6–10.8 years'],
      ],
      strong: 4,
      note: `Payback is advertised as ${homePaybacks[0]} and as ${homePaybacks[1]}. ${advertised} The table is our own arithmetic; the rebate is Solar Victoria’s $1,400. Prices of $800–$1,300 a kilowatt come from secondary reports; no current Melbourne index was found. Savings count 28.2 c for power used and 1 c for power sold; 30 or 50 per cent is used at home, for 10 kW 20 or 30. [Work out yours](/solar-panel-savings#calculator)`,
    },
    {
      kind: 'questions',
      id: 'ask',
      heading: 'Six questions, and what a good answer sounds like',
      lead: 'Ask them of every installer who calls, in the same words. The answers sort themselves.',
      questions: [
        {
          question: 'Which panels and which inverter, exactly?',
          answer:
            'A make and a model number for each, in the quote, with a line saying that nothing is swapped without your signature. ‘Tier one’ is not a model number.',
        },
        {
          question: 'How many kilowatt-hours a year, from my roof?',
          answer:
            'A figure for your layout with shade taken off. For 6.6 kW facing north in Melbourne it should be near 8,700. If it is much more, ask what they know about the sun that the Clean Energy Council does not.',
        },
        {
          question: 'Is this price after certificates?',
          answer:
            'Yes or no, with the number of certificates: 39 for 6.6 kW installed in Melbourne in 2026, 31 in 2027. In Craigieburn, Epping, Melton and Sunbury it is 45 this year, because their postcodes are in a sunnier zone.',
        },
        {
          question: 'Who will be on my roof?',
          answer:
            'Someone accredited by Solar Accreditation Australia, by name, and on site. The Clean Energy Council stopped accrediting people in 2024, so a quote that says otherwise is an old one.',
        },
        {
          question: 'What could cost more on the day?',
          answer:
            'A switchboard, a second storey, three-phase power or a tilt frame should be priced now, or ruled out in writing. ‘To be confirmed’ is a price too, only not yet a number.',
        },
        {
          question: 'Who comes if it stops in year six?',
          answer:
            'The seller, for workmanship, with a telephone number, and then the maker’s office in Australia. Ask how long each promise lasts and what voids it.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'installation',
      ground: 'deep',
      heading: 'How installation goes',
      lead: 'The roof is the quick part. The paper around it is where weeks go.',
      steps: [
        {
          name: 'Someone looks at the roof',
          text: 'And at the switchboard. A price made from a satellite picture is a guess until they have.',
        },
        {
          name: 'The paper, before the ladders',
          text: 'The electricity network agrees to the connection. If you want the state rebate, Solar Victoria’s approval has to come before the work does.',
        },
        {
          name: 'The work',
          text: 'Rails, panels, cable, inverter. Say where the inverter should hang: out of the sun, and away from a bedroom.',
        },
        {
          name: 'The remote switch',
          text: 'Since 1 October 2024 new systems in Victoria must be able to turn down when the grid operator directs it. That needs steady internet. The house itself stays on.',
        },
        {
          name: 'The safety certificate',
          text: 'Keep the certificate of electrical safety with the manuals. It shows when the system was finished, and discounts hang on that date.',
        },
        {
          name: 'The first month',
          text: 'Compare the app’s total with the month above. A string that was never switched on looks just like bad weather.',
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
          text: 'Usually the lowest total. Pay in stages: a deposit, the rest when the safety certificate is in your hand.',
        },
        {
          name: 'The state’s loan',
          text: 'Solar Victoria lends as much as it rebates, up to $1,400, without interest: $29.17 a month for 48 months. The same income and property tests apply.',
          link: { label: 'Rebates and who can have them', path: '/solar-panel-grants' },
        },
        {
          name: 'Nothing upfront',
          text: 'A lender pays the installer and you pay the lender. ‘Interest-free’ often means the interest is in the price. Ask for the cash price and for the total of all payments, and subtract.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Twelve panels, or twenty? Ask someone with a ladder.',
      lead: 'Six questions here, then a call. Installers pay us for the introduction, and you owe nobody a yes.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}

/** What so many kilowatts make in Melbourne, month by month, facing north and unshaded. */
function melbourneYear(kilowatts: number): [month: string, kilowattHours: number][] {
  const year = cityGeneration(kilowatts, 'Melbourne') ?? 0
  return monthShares().map((share, month) => [monthNames[month] ?? '', Math.round(year * share)])
}
