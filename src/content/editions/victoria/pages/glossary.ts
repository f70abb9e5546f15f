import { certificatePrice } from '#estimate/data/certificates.ts'
import { formatMoney } from '#estimate/format-money.ts'

/** Words found on a quote or a bill, each by its anchor. */
export const glossary = {
  title: 'Glossary: solar words in Victoria',
  description:
    'The words on a Victorian solar quote or power bill. Each in two plain sentences, with the page that works it out.',
  heading: 'Glossary',
  lead: 'The words on a quote or a power bill.',
  terms: [
    {
      id: 'backup',
      term: 'Backup',
      meaning:
        'Wiring that lets a battery run the house when the grid is down. Ask for it by name: many batteries come without. [Solar in a blackout](/blog/rooftop-solar-climate-resilience)',
    },
    {
      id: 'certificate',
      term: 'Certificate (STC)',
      meaning: `The federal discount’s unit, one for each megawatt-hour a system should make until 2030. Installers credit about ${formatMoney(certificatePrice.value.mid)} each and take it off the price. [Solar panel grants](/solar-panel-grants)`,
    },
    {
      id: 'default-offer',
      term: 'Default offer',
      meaning:
        'The safety-net price of power that Victoria’s regulator sets each July. Compare your own rate with it.',
    },
    {
      id: 'export',
      term: 'Export',
      meaning:
        'Power your roof makes and you don’t use. It goes to the street, and your retailer may pay for it.',
    },
    {
      id: 'feed-in-tariff',
      term: 'Feed-in tariff',
      meaning:
        'What your retailer pays for exports. In Victoria it may be nothing. [Feed-in tariffs](/blog/feed-in-tariffs-victoria-explained)',
    },
    {
      id: 'inverter',
      term: 'Inverter',
      meaning:
        'The box that turns the panels’ current into the kind your house uses. A hybrid inverter takes a battery as well.',
    },
    {
      id: 'kilowatt',
      term: 'Kilowatt (kW)',
      meaning: 'How fast power is made or used. 6.6 kW is a common size of system.',
    },
    {
      id: 'kilowatt-hour',
      term: 'Kilowatt-hour (kWh)',
      meaning:
        'How much power is made or used: one kilowatt for one hour. Your bill counts in these.',
    },
    {
      id: 'network',
      term: 'Network',
      meaning:
        'The company that owns the poles and wires in your street. Five share Victoria, and your bill names yours. [Where in Victoria are you?](/contact#victoria)',
    },
    {
      id: 'payback',
      term: 'Payback',
      meaning:
        'How many years of savings equal the price. A new inverter counts; a worn-out battery saves nothing. The [solar savings calculator](/solar-panel-savings) works out yours.',
    },
    {
      id: 'time-of-use',
      term: 'Time of use',
      meaning: 'A plan whose rate changes by the hour: dear in the evening, cheap at midday.',
    },
    {
      id: 'usable-capacity',
      term: 'Usable capacity',
      meaning:
        'What a battery really gives, a little less than its label. The discount counts this. [Best batteries](/best-solar-batteries)',
    },
    {
      id: 'virtual-power-plant',
      term: 'Virtual power plant',
      meaning: 'Home batteries that an operator runs together. You may join one and needn’t.',
    },
    {
      id: 'zone',
      term: 'Zone',
      meaning:
        'Where you live decides how many certificates panels earn. Victoria has zones 3 and 4. [Look up yours](/contact#victoria)',
    },
  ],
} as const
