import { advertised, commercialPayback } from '../figures.ts'
import type { GuidePage } from './page.ts'

export const solarPanelsBusinesses: GuidePage = {
  title: 'Commercial solar for Victorian businesses',
  description:
    'What 10, 30 and 100 kW make on a Victorian roof, what a short payback really takes, which incentives are open, and what to settle with the landlord.',
  keywords: [
    'commercial solar Melbourne',
    'business solar Victoria',
    'VEU Activity 47',
    '30 kW solar',
  ],
  hero: {
    heading: 'Your roof keeps the same hours as your business.',
    lead: 'Shops, sheds and workshops use power while the sun is up. Tell us about the building, and an installer who knows the kind calls.',
    form: 'business',
    picture: 'hero-business',
  },
  sections: [
    {
      kind: 'words',
      id: 'why',
      heading: 'Why it pays sooner than at home',
      lead: 'A household makes its power at noon and wants it at seven. A cool room wants it at noon.',
      paragraphs: [
        'Power you use as it is made is worth your full rate. Power you sell is worth what a retailer cares to give. A business open by day can use more than half of what its roof makes without a battery, and that share decides nearly everything.',
        'So does the week. If you close at weekends, two sevenths of the year’s sun, 29 per cent, falls on days when nobody is there. A cool room or a pump that runs all the same is worth more than a bigger roof.',
        'Start with the meter. Your retailer holds half-hourly data for a year. An installer who sizes the system without asking for it is selling you a number of panels.',
      ],
      beside: {
        strong: `Advertised payback: ${commercialPayback}.`,
        text: `Possible, at the right price. The next table shows which price that is. ${advertised}`,
      },
    },
    {
      kind: 'table',
      id: 'payback',
      ground: 'sky',
      heading: 'What three to six years takes',
      lead: 'We turned it round. Here is the most 30 kW may cost you, after every discount, to pay for itself in that time.',
      caption: '30 kW in Melbourne, by what you pay for power',
      columns: [
        'Your rate',
        'Saved in a year',
        'For 3 years, no more than',
        'For 6 years, no more than',
      ],
      rows: [
        ['20 c a kWh', '$4,336', '$13,009', '$26,017'],
        ['25 c a kWh', '$5,420', '$16,261', '$32,522'],
        ['30 c a kWh', '$6,504', '$19,513', '$39,026'],
      ],
      note: '30 kW makes about 39,400 kWh a year at 3.6 kWh a day from each kilowatt. We assume that 55 per cent, 21,681 kWh, is used on the spot and that the rest earns nothing. Your rate is the energy charge alone: demand charges seldom fall by as much. Prices before tax, without finance.',
    },
    {
      kind: 'columns',
      id: 'kinds',
      heading: 'Which load is yours?',
      columns: [
        {
          name: 'Shops and offices',
          text: 'Lights, air conditioning, tills: a hump from nine to five that follows the sun. Summer suits you best. Size it to a mild weekday, not to the hottest one.',
        },
        {
          name: 'Workshops and factories',
          text: 'Large motors start in bursts. Ask what the roof does for the demand charge as well as for the energy, in two separate lines.',
        },
        {
          name: 'Cool rooms and farms',
          text: 'Cold and water can be stored. Run the compressor and the pump at noon, and the tank or the room is the battery you did not have to buy.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'sizes',
      heading: 'Three roofs, measured',
      lead: 'A tennis court is about 260 square metres. The glass for 30 kW covers about half of one.',
      caption: 'Panels of 440 W facing north in Melbourne',
      columns: ['System', 'Panels', 'Glass on the roof', 'Makes in a year', 'Certificates in 2026'],
      rows: [
        ['10 kW', '23', '46 m²', '13,140 kWh', '59, about $2,242'],
        ['30 kW', '69', '138 m²', '39,420 kWh', '177, about $6,726'],
        ['100 kW', '228', '456 m²', '131,400 kWh', '592, about $22,496'],
      ],
      strong: 1,
      note: 'Certificates counted at $38, which you or the installer may do better or worse than. Above 100 kW they come year by year and of another kind. Walkways and edges come on top of the glass.',
    },
    {
      kind: 'schemes',
      id: 'incentives',
      heading: 'What is open to a business',
      schemes: [
        {
          name: 'Certificates, to 100 kW',
          from: 'Federal: the Clean Energy Regulator',
          status: 'changed',
          today: '$6,726 off 30 kW',
          conditions: [
            '177 certificates at $38 in Melbourne in 2026, 142 from 1 January 2027',
            'No turnover test; usually taken off the price by the installer',
          ],
        },
        {
          name: 'Victorian Energy Upgrades, Activity 47',
          from: 'Victoria: non-residential solar of 30–200 kW, since 29 September 2025',
          status: 'open',
          today: 'Amount not confirmed',
          conditions: [
            'Up to $34,000 is reported, by one source. Have the installer put it on a line of its own',
            'One system a meter, with monitoring',
            'Whether it can be had along with federal certificates we could not confirm: get it in writing',
          ],
        },
        {
          name: 'Solar for Business rebate',
          from: 'Victoria',
          status: 'closed',
          today: 'Closed 30 June 2023',
          conditions: ['Still quoted on many pages. There is nothing to apply for'],
        },
      ],
      note: 'Checked in November 2026. The instant asset write-off was to be made permanent; we could not confirm that it has been enacted, so ask your accountant before you count on it.',
    },
    {
      kind: 'steps',
      id: 'before',
      ground: 'deep',
      heading: 'Settle these before the quote',
      steps: [
        {
          name: 'The lease',
          text: 'Who owns the panels, who pays for the roof under them, who takes them when you go. A landlord who gains a better building may share the cost.',
        },
        {
          name: 'The roof',
          text: 'Its age, its load and whether there is asbestos in it. Panels outlast many a shed roof, and moving them costs a good part of fitting them.',
        },
        {
          name: 'The grid',
          text: 'The network may limit what you export. Since 1 October 2024 new systems to 200 kW in Victoria must also turn down on direction, which needs steady internet.',
        },
        {
          name: 'The caller',
          text: 'Since 1 May 2024 nobody may telephone you about Victorian Energy Upgrades unless you agreed to it beforehand. If somebody does, you have learned something about them.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Bring a power bill. We bring someone who reads them.',
      lead: 'Four questions about the building and how to reach you. The installer who calls has done roofs like it.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}
