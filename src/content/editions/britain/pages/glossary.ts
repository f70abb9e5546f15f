/** Words found on a quote or a bill, each by its anchor. */
export const glossary = {
  title: 'Glossary: solar words in Britain',
  description:
    'The words on a British solar quote or electricity bill, each in two plain sentences, with the page that works it out.',
  heading: 'Glossary',
  lead: 'The words on a quote or an electricity bill.',
  terms: [
    {
      id: 'changeover',
      term: 'Changeover',
      meaning:
        'A switch that lets a battery run part of the house in a power cut. Most batteries come without one and go off with the street. [Solar batteries](/solar-batteries)',
    },
    {
      id: 'consumer-code',
      term: 'Consumer code',
      meaning:
        'Rules on selling that an installer signs up to: RECC or HIES. They’re voluntary since 2025, so ask. [How to tell a good installer](/best-solar-panel-installers)',
    },
    {
      id: 'dno',
      term: 'DNO',
      meaning:
        'The distribution network operator: the company that owns the wires in your street. It isn’t the one that sells you power. It’s told of every system, and asked about a large one.',
    },
    {
      id: 'epc',
      term: 'EPC',
      meaning:
        'A home’s energy performance certificate, from A to G. Some help is for bands D to G only. [Solar panel grants](/solar-panel-grants)',
    },
    {
      id: 'export',
      term: 'Export',
      meaning:
        'Power your roof makes and you don’t use. It goes to the street, and a supplier pays you for it by the half hour.',
    },
    {
      id: 'g98-g99',
      term: 'G98 and G99',
      meaning:
        'The rules for connecting to the network. Up to 3.68 kW of inverter the installer fits first and tells the DNO after (G98); above it, they ask first (G99). [Permission](/blog/planning-g98-g99)',
    },
    {
      id: 'inverter',
      term: 'Inverter',
      meaning:
        'The box that turns the panels’ current into the kind your house uses. A hybrid one takes a battery as well.',
    },
    {
      id: 'kilowatt',
      term: 'Kilowatt (kW)',
      meaning:
        'How fast power is made or used. Nine panels of 440 W are about 4 kW, a common size on a British roof.',
    },
    {
      id: 'kilowatt-hour',
      term: 'Kilowatt-hour (kWh)',
      meaning:
        'How much power is made or used: one kilowatt for one hour. Your bill counts in these, in pence each.',
    },
    {
      id: 'mcs',
      term: 'MCS',
      meaning:
        'The scheme that certifies installers and their work. Suppliers ask for its certificate, or one they accept as equal, before they pay for export.',
    },
    {
      id: 'mpan',
      term: 'MPAN',
      meaning:
        'The number of your supply, on your bill: one for what you buy, another for what you sell. Don’t give it to anybody who calls you.',
    },
    {
      id: 'payback',
      term: 'Payback',
      meaning:
        'How many years of savings equal the price. [The calculator](/solar-panel-savings) works out yours, and says if it’s over 25.',
    },
    {
      id: 'price-cap',
      term: 'Price cap',
      meaning:
        'The most a supplier may charge for a unit on its standard tariff. Ofgem sets it every three months, by region.',
    },
    {
      id: 'self-use',
      term: 'Self-use',
      meaning:
        'The share of what your roof makes that your house uses at once. Brochures take a third to a half; with nobody home by day it’s far less. [Use it or sell it](/solar-panel-savings)',
    },
    {
      id: 'smart-export-guarantee',
      term: 'Smart Export Guarantee (SEG)',
      meaning:
        'The duty of large suppliers to pay for export. They set the rate themselves, so compare. [What you’ll be paid](/blog/export-tariffs-compared)',
    },
    {
      id: 'usable-capacity',
      term: 'Usable capacity',
      meaning:
        'What a battery really gives, a little less than its label. Compare prices by this. [Do batteries pay?](/blog/do-solar-batteries-pay)',
    },
  ],
} as const
