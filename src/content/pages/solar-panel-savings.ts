import { addOns, advertised, homePaybacks, savingsBySize } from '../figures.ts'
import type { GuidePage } from './page.ts'

export const solarPanelSavings: GuidePage = {
  title: 'Solar savings worked out by hand',
  description:
    'Three sizes of solar in Melbourne: what they make, how much of it you use, what that saves in a year and what moves the price, with every step shown.',
  keywords: ['solar savings', 'solar payback Melbourne', 'solar calculator', 'solar cost factors'],
  hero: {
    heading: 'Your saving is what you stop buying.',
    lead: 'Not what the roof makes, and not what a brochure promises. Tell us the roof and the hopes, and an installer tells you what is in reach.',
    form: 'savings',
    picture: 'hero-savings',
  },
  sections: [
    {
      kind: 'claims',
      id: 'sizes',
      heading: 'Small, medium, large',
      lead: 'What each size is advertised to save, and what our own arithmetic finds for Melbourne.',
      claims: savingsBySize,
      note: `${advertised} What holds is for the largest system in each band, facing north, without a battery: the lower amount with nobody home by day, the upper with somebody there. The working is below.`,
    },
    {
      kind: 'table',
      id: 'working',
      ground: 'sky',
      heading: 'The working, by hand',
      lead: 'Generation × share used × your rate, and a little for the rest. Four numbers, and you can change every one.',
      caption: 'A year in Melbourne, step by step',
      columns: ['System', 'Makes, kWh', 'Used at home, kWh', 'Not bought', 'Rest, sold', 'Saved'],
      rows: [
        ['4 kW, out by day, 30% used', '5,256', '1,577', '$445', '$37', '$481'],
        ['4 kW, home by day, 50% used', '5,256', '2,628', '$741', '$26', '$767'],
        ['6 kW, out by day, 30% used', '7,884', '2,365', '$667', '$55', '$722'],
        ['6 kW, home by day, 50% used', '7,884', '3,942', '$1,112', '$39', '$1,151'],
        ['10 kW, out by day, 20% used', '13,140', '2,628', '$741', '$105', '$846'],
        ['10 kW, home by day, 30% used', '13,140', '3,942', '$1,112', '$92', '$1,204'],
      ],
      strong: 3,
      note: 'Makes: 3.6 kWh a day from each kilowatt (Clean Energy Council guideline). Not bought: 28.2 c, the mean of the five networks’ rates in the Victorian Default Offer for 2026–27, as reported. Sold: 1 c, since Victoria has had no minimum since 1 July 2025. Shares are our assumptions; published ones run from 30 per cent with nobody home to 50 or 60. Sums are rounded at the end. Read each as give or take 15 per cent.',
    },
    {
      kind: 'steps',
      id: 'yours',
      heading: 'Now with your own bill',
      lead: 'Two bills and five minutes. A pencil will do.',
      steps: [
        {
          name: 'Find your rate',
          text: 'Cents a kilowatt-hour, with GST, from the bill. If it changes through the day, take the daytime one: that is what the sun replaces.',
        },
        {
          name: 'Find what you use in daylight',
          text: 'Your retailer has half-hourly data from the smart meter and must give it to you. Add up nine to four. Without it, take a third of the daily average.',
        },
        {
          name: 'See what a roof would make',
          text: 'Kilowatts × 3.6 is a usual day. Take the smaller of that and your daylight use. The sun cannot save you power you were not going to buy.',
        },
        {
          name: 'Multiply',
          text: 'By your rate and by 365, then divide the price by the answer. That is how many years it takes, if prices stay still and nothing breaks.',
        },
      ],
    },
    {
      kind: 'words',
      id: 'payback',
      heading: 'How long until it has paid',
      paragraphs: [
        'Take 6.6 kW at $6,930 after certificates, the middle of the prices reported in July 2026. Out by day it saves $794 a year and takes 8.7 years. Home by day it saves $1,266 and takes 5.5.',
        'If Solar Victoria’s $1,400 is yours, the same roof takes 7.0 years or 4.4. Nothing about the panels has changed. The household has.',
        'We leave out rising power prices, because nobody knows them, and the slow fading of panels, about half a per cent a year, because it is small beside everything else. They pull in opposite directions.',
      ],
      beside: {
        strong: `Advertised: ${homePaybacks[0]}, or ${homePaybacks[1]}.`,
        text: `Both can be had. The short one takes the state rebate, and the long one fits a house that is empty by day. ${advertised}`,
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
          text: 'A second storey, steep pitch, old tiles or many small faces mean more hours and more edge protection. A flat roof needs frames. One long plain slope is the cheapest roof there is.',
        },
        {
          name: 'The wiring',
          text: 'An old switchboard may have to go. Three-phase power may want a different inverter. A long run from the panels to the meter is cable, trench and a day.',
        },
        {
          name: 'The equipment',
          text: 'One inverter on a wall suits an unshaded roof. Optimisers or an inverter under each panel cost more, and earn it where shade moves across the glass.',
        },
        {
          name: 'The date',
          text: '6.6 kW earns 39 certificates in Melbourne until 31 December 2026 and 31 after it: about $304 more to pay at $38 each, for the same panels.',
          link: { label: 'All rebates, with dates', path: '/solar-panel-grants' },
        },
      ],
    },
    {
      kind: 'table',
      id: 'extras',
      heading: 'What people add',
      lead: 'None of these is needed for panels to work. Each should be a line of its own in the quote.',
      caption: 'Extras beside the panels',
      columns: ['Extra', 'Advertised', 'What we could check'],
      rows: addOns.map(({ name, advertised, today }) => [name, advertised, today]),
      note: `${advertised} The battery discount is 34 and 99 certificates at $38, by the federal program’s tiers. [What batteries cost](/solar-battery-costs)`,
    },
    {
      kind: 'closing',
      heading: 'A wish is a fair place to start.',
      lead: 'Tell us what you hope to save. An installer who has seen your roof tells you whether it can.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}
