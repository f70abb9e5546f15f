import type { GuidePage } from '#content/pages/page.ts'
import { formatMoney } from '#estimate/format-money.ts'
import {
  batteryDiscount,
  batteryPrice,
  nightsWorth,
  stepRows,
  yearsForTen,
} from '../battery-figures.ts'
import { batteryPrices } from '../model-figures.ts'

const [ten, larger] = [batteryPrices(10), batteryPrices(13.5)]
const inJanuary = (usableKwh: number) => formatMoney(batteryDiscount(usableKwh, '2027-01-01'))

export const solarBatteriesGuide: GuidePage = {
  title: 'Complete guide to solar batteries, Victoria',
  description:
    'Everything about home batteries in Victoria: how they work, types, size, cost, installation, care and what comes next, with every sum shown.',
  keywords: [
    'solar battery guide',
    'home battery explained',
    'LFP battery',
    'battery installation Victoria',
  ],
  hero: {
    heading: 'Home batteries in Victoria: everything, in one sitting.',
    lead: 'It takes fifteen minutes, in eight chapters. If you’d rather talk to someone, the form’s right here.',
    form: 'battery',
    picture: 'hero-battery-guide',
  },
  sections: [
    {
      kind: 'contents',
      heading: 'In this guide',
      entries: [
        { id: 'basics', name: 'Basics: what a battery does' },
        { id: 'types', name: 'Types: chemistry and wiring' },
        { id: 'sizing', name: 'Sizing: from your meter to a number' },
        { id: 'costs', name: 'Costs: price, discount, payback' },
        { id: 'installation', name: 'Installation: from yes to switched on' },
        { id: 'maintenance', name: 'Maintenance: not much for ten years' },
        { id: 'choosing', name: 'Choosing: quotes and people' },
        { id: 'future', name: 'Future: what changes, and when' },
      ],
    },
    {
      kind: 'words',
      id: 'basics',
      heading: 'Basics: what a battery does',
      paragraphs: [
        'Panels make power when the sun shines. You use it when you’re home. In between, the spare power goes to the street for a few cents or for nothing, because Victoria has had no minimum feed-in tariff since 1 July 2025. After dark you buy it back at about 28 cents, the average flat rate of the Victorian Default Offer for 2026–27 as reported.',
        'A battery holds that spare power until evening. An inverter turns the direct current of panels and cells into the alternating current of your sockets. A small meter at the switchboard tells the battery, many times a second, whether the house is sending power out or drawing it in, and it charges or discharges to balance that out.',
        'Four words do most of the work in any conversation about batteries. **Kilowatt-hours** are how much it holds. **Kilowatts** are how fast it can give. **Usable** is the part you may take out. **Round trip** is the share that comes back of what went in.',
        'What it won’t do is make you independent in winter. Panels in Melbourne make about half as much in the worst month as in the best. A battery moves power by hours. It can’t move January to July.',
      ],
      beside: {
        list: [
          { name: 'kWh', text: 'A heater of 1 kW running for an hour uses one.' },
          { name: 'kW', text: 'A kettle draws about 2 while it boils.' },
          { name: 'Usable', text: 'Nominal 10 kWh at 90 per cent depth is 9 usable.' },
          { name: 'Round trip', text: 'We use 88 per cent; one home measured 85.7 and 88.7.' },
        ],
      },
    },
    {
      kind: 'bars',
      ground: 'sky',
      heading: 'A winter roof is half a summer roof',
      lead: 'The worst month decides how full the battery gets. The best month doesn’t matter.',
      caption: 'What 6.6 kW of panels makes on a day in Melbourne',
      unit: 'kWh',
      rows: [
        ['Best month', 30.3],
        ['Average over the year', 23.8],
        ['Worst month', 14.7],
      ],
      strong: 'Worst month',
      note: 'Kilowatts times 4.59, 3.6 and 2.22 kWh a day. Average: Clean Energy Council guideline. Months: Chromagen owner’s manual, undated, at the ideal tilt.',
    },
    {
      kind: 'table',
      id: 'types',
      heading: 'Types: chemistry and wiring',
      lead: 'Behind the brand names there are two choices: what’s in the cells, and which side of the inverter they’re on.',
      caption: 'What the words on the box mean',
      columns: ['Type', 'What it is', 'Good for', 'Ask'],
      rows: [
        [
          'LFP',
          'Lithium iron phosphate cells, the main home chemistry',
          'Long cycling and heat; heavier for its size',
          'Guaranteed capacity in year ten',
        ],
        [
          'NMC',
          'Lithium cells with nickel, manganese and cobalt',
          'Compact boxes, mostly older ones',
          'Recall history, by serial number',
        ],
        [
          'AC-coupled',
          'A battery with an inverter of its own',
          'Adding to panels you already have',
          'Does it recharge from the sun in a blackout?',
        ],
        [
          'DC-coupled',
          'Panels and battery share a hybrid inverter',
          'A new system bought in one go',
          'Which batteries may be added, and until when',
        ],
        [
          'Modular',
          'Blocks of a few kWh, stacked',
          'Starting small',
          'How late a block may be added',
        ],
        [
          'All in one',
          'Inverter and cells in a single case',
          'Little wall, one warranty',
          'What’s replaced if one half fails',
        ],
      ],
      note: 'Solar Battery Perth, a seller, gives about 270 °C before thermal runaway for LFP and 150 for NMC, and 6,000 cycles or more. Treat both as sellers’ figures.',
    },
    {
      kind: 'words',
      heading: 'Does the wiring matter?',
      paragraphs: [
        'Less than sellers say. A DC-coupled battery saves one conversion, and a few per cent with it. An AC-coupled one saves you replacing an inverter that works. If your panels are less than about five years old, start with AC. If you’re buying everything at once, start with DC.',
        'It matters more in a blackout. Some pairings let the panels recharge the battery while the street is dark, and some don’t. The first kind can run for days in summer. The other runs until it’s empty.',
      ],
      beside: {
        strong: 'A hybrid inverter now, a battery later.',
        text: 'If you’re buying panels without a battery, get the list of batteries the inverter works with in writing. If they stop making its battery, a hybrid inverter is just an ordinary one that cost more.',
      },
    },
    {
      kind: 'steps',
      id: 'sizing',
      ground: 'deep',
      heading: 'Sizing: from your meter to a number',
      lead: 'It’s four sums, with figures you can get for free. Here they are for the average Victorian home, 12.6 kWh a day.',
      steps: [
        {
          name: 'Your night',
          text: 'Add the half-hours from late afternoon to breakfast. Without data, take 60 per cent of the day, which is our assumption: 12.6 × 0.6 = 7.6 kWh.',
        },
        {
          name: 'Add the losses',
          text: 'Divide by 0.88. 7.6 ÷ 0.88 = 8.6 kWh. You can’t empty a bigger battery than that on an ordinary night.',
        },
        {
          name: 'Your spare sun',
          text: 'On 6.6 kW the worst month makes 14.7 kWh a day. The house uses 5 by day, which leaves 9.7. That fills 8.6.',
        },
        {
          name: 'Take the smaller, then round down',
          text: '8.6 is smaller. Batteries come in steps, so 8 is a better buy than 10 unless you know what will use the rest: a car, or heating that comes off gas.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How long each size lasts',
      lead: 'Starting full, with no help from the sun.',
      caption: 'Hours from a full battery',
      columns: [
        'Usable size',
        'Fridge, lights, internet',
        'With heating in one room',
        'The whole average home',
      ],
      rows: [
        ['5 kWh', '15–24', '5', '10'],
        ['10 kWh', '30–48', '10', '19'],
        ['13.5 kWh', '41–65', '13', '26'],
        ['20 kWh', '60–96', '20', '38'],
      ],
      note: 'Our own arithmetic: 5 to 8 kWh a day for the first, 1 kW steady for the second, 12.6 kWh a day for the third. The longest times need a careful house. [Work out a size for yours](/solar-battery-size#calculator)',
    },
    { kind: 'explanation', name: 'blackout', ground: 'night' },
    {
      kind: 'table',
      id: 'costs',
      ground: 'sky',
      heading: 'Costs: price, discount, payback',
      lead: 'Prices before the discount follow an index of November 2025, and they’re rough. The discount is exact once you know the installation date.',
      caption: 'Two common sizes, before and after',
      columns: [
        'Usable size',
        'Installed, before',
        'Discount to 31 December 2026',
        'After',
        'Discount from January 2027',
      ],
      rows: [
        ['10 kWh', ten.before, ten.off, ten.after, inJanuary(10)],
        ['13.5 kWh', larger.before, larger.off, larger.after, inJanuary(13.5)],
      ],
      note: 'Before: with its inverter, from Solar Choice’s index of November 2025, a fifth less to a tenth more. Discount: Cheaper Home Batteries Program at $38 a certificate. After: in eight cases out of ten. If a quote says ‘after rebates’, the discount is already off: don’t take it off again.',
    },
    {
      kind: 'words',
      heading: 'How the discount is worked out',
      paragraphs: [
        'Usable kilowatt-hours count in full to 14, at 60 per cent from 14 to 28, at 15 per cent from 28 to 50, and not at all above. Multiply by the factor of the day, drop the fraction, and you have certificates. The installer takes them off your price and sells them.',
        'Take 20 kWh. The first 14 count whole and the next 6 count as 3.6: together 17.6. Times 6.8 is 119 certificates. At $38 that’s $4,522. The fraction is dropped once, at the end, as in the department’s own example: 14.2 kWh earn 96.',
        'The battery must be 5 to 100 kWh nominal, go with new or existing panels, stand on the Clean Energy Council’s list, be installed by someone accredited by Solar Accreditation Australia, and be able to join a virtual power plant. Joining is up to you. There’s no income test. Victoria adds nothing for batteries: its $8,800 loan closed in 2025.',
        `Then the payback. A stored kilowatt-hour is worth 23.8 cents on the average flat rate: 88 per cent of 28.2, less 1 cent of lost export. Six a night is ${formatMoney(nightsWorth(6))} a year. Ten usable kilowatt-hours at ${formatMoney(batteryPrice(10))}, the middle of our range, take ${yearsForTen(6)} years at that, longer than a battery lasts. Eight a night brings it to ${yearsForTen(8)}. On the money alone, few batteries pay for themselves at today’s prices.`,
      ],
      beside: {
        list: [
          { name: '14 × 1', text: '= 14' },
          { name: '6 × 0.6', text: '= 3.6' },
          { name: '17.6 × 6.8', text: '= 119.68, so 119 certificates' },
          { name: '119 certificates', text: '× $38 = $4,522' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'installation',
      heading: 'Installation: from yes to switched on',
      lead: 'The work itself often takes a day. The paperwork takes longer.',
      steps: [
        {
          name: 'Someone takes a look',
          text: 'They check the switchboard, the wall, the distance to bedrooms and doors, and the internet signal. A price without a visit or photos is a guess.',
        },
        {
          name: 'You choose a spot',
          text: 'The standard AS/NZS 5139 says where a battery can go. Shade helps: a garage or a south or east wall, not a wall that bakes at four in the afternoon.',
        },
        {
          name: 'The network agrees',
          text: 'Your distributor approves the connection. Since 1 October 2024 new, upgraded and replaced systems to 200 kW must also be able to be turned down remotely in an emergency, which needs a reliable internet link.',
        },
        {
          name: 'They fit it and test it',
          text: 'Ask them to turn off the main switch while you’re standing there. If you paid for backup, the fridge should stay on.',
        },
        {
          name: 'The certificate is issued',
          text: 'The certificate of electrical safety carries the date that sets your discount. If it slips past 31 December, so does the price.',
        },
        {
          name: 'You keep the paperwork',
          text: 'Quote, serial numbers, warranty, layout and electrical certificate, in one folder that goes with the house.',
        },
      ],
    },
    {
      kind: 'words',
      id: 'maintenance',
      ground: 'deep',
      heading: 'Maintenance: not much for ten years',
      paragraphs: [
        'There’s nothing to top up in a lithium battery. Keep its vents clear, keep leaves and cardboard away from it, and don’t let a car bump it. Check the app once a month, because a battery that’s stopped doesn’t make a sound.',
        'It does fade. Each warranty promises how much capacity is left after so many years, cycles or kilowatt-hours, whichever comes first. One published limit, 29.2 MWh, works out at 8 kWh a day for ten years. If you run a battery twice a day for a power plan, you may use up the kilowatt-hours before the years.',
      ],
      beside: {
        strong: 'Each year, and after ten.',
        text: 'Once a year, compare the app with your bill and test the backup. After about ten years, expect to replace something. If it smells, swells or is hot to touch, switch it off as the label on its side says, keep away and ring the installer. If there’s a fire, ring 000.',
      },
    },
    { kind: 'quote', kit: 'battery' },
    {
      kind: 'columns',
      id: 'choosing',
      heading: 'Choosing: quotes and people',
      lead: 'Choose the size first, then the person, then the brand.',
      columns: [
        {
          name: 'The person',
          text: 'Ask for the Solar Accreditation Australia number of whoever will be on site. ‘CEC-accredited installer’ is out of date: accreditation moved in 2024. Ask who comes if it stops in year six, and whether they have fitted this model before. The New Energy Tech Consumer Code is voluntary for sellers; signing it’s a good sign.',
          link: { label: 'How installers compare', path: '/best-solar-panel-installers' },
        },
        {
          name: 'The quote',
          text: 'Usable kilowatt-hours, continuous kilowatts with and without the grid, backup circuits by name, price after certificates, the certificate price they credit, and yearly savings with the assumptions. If savings rest on a feed-in rate, ask to see them at 0 cents.',
          link: { label: 'A quote, line by line', path: '/solar-battery-costs' },
        },
        {
          name: 'The battery',
          text: 'Now the brand. Check it and its inverter on the approved list, and its recall history. LG RESU units with cells of 2016 to 2019 were recalled, and the ACCC was still warning about them in 2024. If you buy a house with one, check the serial number.',
          link: { label: 'Four families compared', path: '/best-solar-batteries' },
        },
      ],
    },
    {
      kind: 'bars',
      id: 'future',
      ground: 'sky',
      heading: 'Future: what changes, and when',
      lead: 'One thing’s certain, and you can put it in the calendar: the federal discount drops each January and July until the program ends with 2030.',
      caption: 'Discount for 10 usable kWh, by date of installation',
      unit: '$',
      rows: stepRows((installed) => batteryDiscount(10, installed)),
      strong: 'To 31 December 2026',
      note: 'At $38 a certificate, which may itself change.',
    },
    {
      kind: 'words',
      heading: 'And what isn’t certain',
      paragraphs: [
        '**Prices.** The draft GenCost report for 2025–26 put the capital cost of big batteries 15 per cent lower than a year before. Nobody can promise you that home batteries will follow, or get cheaper faster than the discount falls.',
        '**Tariffs.** Networks are moving towards cheap middays and expensive evenings. AusNet’s default time-of-use prices for 2026–27 are reported as 17.59 cents from 11 am to 4 pm and 47.64 from 4 to 9 pm. On a tariff like that a battery saves more than our 23.8 cents, and it can save some of that without panels.',
        '**Free middays.** Since 1 October 2026 Victorian homes with a smart meter can opt for a plan with free power from 11 am to 2 pm, the Midday Power Saver. In a home with a small roof, it may do part of a battery’s job for nothing. Check what the plan charges for the rest of the day.',
        '**Virtual power plants.** Retailers pay to use your battery at peak times. For the discount, your battery has to be able to join, but you don’t have to. Terms differ a lot, so work out the battery without that income and treat it as a bonus.',
      ],
      beside: {
        strong: 'How many there are.',
        text: 'By mid-May 2026 the Clean Energy Regulator counted more than 400,000 batteries with 11.4 GWh between them, about 28 kWh each. That’s twice the size that now earns the full discount.',
      },
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Five questions, five answers',
      questions: [
        {
          question: 'Can a battery take my bill to zero?',
          answer:
            'Rarely. You still pay the daily charge, and midwinter days are short. A battery sized to your nights can replace most of what you buy after dark from spring to autumn, and part of it in winter.',
        },
        {
          question: 'Does it work in a blackout?',
          answer:
            'Only if you bought it with backup and it’s wired for it. Backup needs a switch that cuts the house off from the street, and a list of circuits that stay on. Get both in writing, and ask for a test on the day.',
        },
        {
          question: 'Should I get panels and a battery together?',
          answer:
            'Together is simpler to wire and saves a visit. Panels first is safer if you don’t know your evenings yet. The discount drops every six months, so set yourself a date to decide.',
        },
        {
          question: 'Can I have a battery without solar?',
          answer:
            'Not with the federal discount, which needs new or existing panels. Without it, a battery that charges on free or cheap midday power can still save something on the right plan, but less.',
        },
        {
          question: 'What happens to it at the end?',
          answer:
            'It has to be collected and recycled, not put out with the rubbish. Ask the installer now who takes it back and who pays, and keep the answer with the warranty.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'You’ve read the long one. Now ask about your place.',
      lead: 'Eight questions, then someone accredited looks at your switchboard and gives you a price.',
      button: 'Get my battery quote',
    },
  ],
}
