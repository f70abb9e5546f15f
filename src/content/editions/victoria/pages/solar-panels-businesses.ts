import type { GuidePage } from '#content/pages/page.ts'
import { advertised, commercialPayback } from '../figures.ts'

export const solarPanelsBusinesses: GuidePage = {
  title: 'Commercial solar in Melbourne and Victoria',
  description:
    'What 10, 30 and 100 kW make on a Victorian roof, what a short payback really takes, which incentives are open, and what to sort out with the landlord.',
  keywords: [
    'commercial solar Melbourne',
    'business solar Victoria',
    'VEU Activity 47',
    '30 kW solar',
  ],
  hero: {
    heading: 'Business solar in Melbourne: your roof keeps your hours.',
    lead: 'Shops, sheds and workshops use power while the sun’s up. Tell us about your building, and {calls} for that kind of roof.',
    form: 'business',
    picture: 'hero-business',
  },
  sections: [
    {
      kind: 'words',
      id: 'why',
      heading: 'Why it pays sooner than at home',
      lead: 'A household makes its power at noon and needs it at seven. A cool room needs it at noon.',
      paragraphs: [
        'Power you use as it’s made is worth your full rate. Power you sell is worth whatever a retailer will pay. A business that’s open by day can use more than half of what its roof makes without a battery, and that share decides nearly everything.',
        'So does your week. If you close on weekends, two sevenths of the year’s sun, 29 per cent, falls when nobody’s there. A cool room or a pump that runs anyway is worth more than a bigger roof.',
        'Start with the meter. Your retailer holds a year of half-hourly data. An installer who sizes the system without asking for it is just selling you panels.',
      ],
      beside: {
        strong: `Often advertised: ${commercialPayback}.`,
        text: `It’s possible at the right price. The next table shows what that price is. ${advertised}`,
      },
    },
    {
      kind: 'table',
      id: 'payback',
      ground: 'sky',
      heading: 'What three to six years takes',
      lead: 'Here’s the most you can pay for 30 kW, after every discount, for it to pay for itself in that time.',
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
      note: '30 kW makes about 39,400 kWh a year at 3.6 kWh a day from each kilowatt. We assume that 55 per cent, 21,681 kWh, is used on site and that the rest earns nothing. Your rate is the energy charge alone: demand charges seldom fall by as much. Prices before tax, without finance.',
    },
    { kind: 'explanation', name: 'roof-compass' },
    {
      kind: 'columns',
      id: 'kinds',
      heading: 'Which load is yours?',
      columns: [
        {
          name: 'Shops and offices',
          text: 'Lights, air conditioning and tills run from nine to five, like the sun. Summer suits you best. Size the system for a mild weekday, not the hottest one.',
        },
        {
          name: 'Workshops and factories',
          text: 'Large motors start in bursts. Ask what solar does for the demand charge as well as for energy, on two separate lines.',
        },
        {
          name: 'Cool rooms and farms',
          text: 'You can store cold, and you can store water. Run the compressor or the pump at noon, and the room or the tank is a battery you didn’t have to buy.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'sizes',
      heading: 'Three roofs, measured',
      lead: 'A tennis court is about 260 square metres. The panels for 30 kW cover about half of one.',
      caption: 'Panels of 440 W facing north in Melbourne',
      columns: ['System', 'Panels', 'Glass on the roof', 'Makes in a year', 'Certificates in 2026'],
      rows: [
        ['10 kW', '23', '46 m²', '13,140 kWh', '59, about $2,242'],
        ['30 kW', '69', '138 m²', '39,420 kWh', '177, about $6,726'],
        ['100 kW', '228', '456 m²', '131,400 kWh', '592, about $22,496'],
      ],
      strong: 1,
      note: 'We count certificates at $38; you may get more or less. Above 100 kW there’s another kind, paid year by year. Walkways and edges come on top of the glass.',
    },
    {
      kind: 'schemes',
      id: 'incentives',
      heading: 'What’s open to a business',
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
            'Dowell, a maker, reports up to $34,000. Have the installer put it on its own line',
            'One system a meter, with monitoring',
            'We couldn’t confirm whether you can get it along with federal certificates: have it put in writing',
          ],
        },
        {
          name: 'Solar for Business rebate',
          from: 'Victoria',
          status: 'closed',
          today: 'Closed 30 June 2023',
          conditions: ['Many pages still quote it. There’s nothing to apply for'],
        },
      ],
      note: 'The instant asset write-off was to be made permanent; we couldn’t confirm that it’s law yet, so ask your accountant before you count on it.',
    },
    { kind: 'explanation', name: 'staircase' },
    {
      kind: 'steps',
      id: 'before',
      ground: 'deep',
      heading: 'Sort these out before the quote',
      steps: [
        {
          name: 'The lease',
          text: 'Agree who owns the panels, who pays for the roof under them and who takes them when you go. A landlord who ends up with a better building may share the cost.',
        },
        {
          name: 'The roof',
          text: 'Check its age, what it can carry and whether there’s asbestos in it. Panels outlast many shed roofs, and moving them costs a good part of what fitting them did.',
        },
        {
          name: 'The grid',
          text: 'The network may limit what you export. Since 1 October 2024 new systems up to 200 kW in Victoria must also turn down when directed, which needs a steady internet connection.',
        },
        {
          name: 'The caller',
          text: 'Since 1 May 2024 nobody’s allowed to phone you about Victorian Energy Upgrades unless you agreed to it first. If somebody does, that tells you something about them.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Bring a power bill. We’ll bring someone who can read it.',
      lead: 'Four questions about the building, then how to reach you. {Calls}.',
      button: 'Get my commercial quote',
    },
  ],
}
