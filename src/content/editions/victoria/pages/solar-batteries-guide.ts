import type { GuidePage } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { capitalise } from '#domain/letter-case.ts'
import { feedIn, timeOfUseRates } from '#estimate/data/tariffs.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { usualUse } from '#estimate/year/household.ts'
import {
  batteryDiscount,
  overnightBattery,
  overnightShare,
  roundTripShare,
} from '../battery-figures.ts'
import { planPrices } from '../battery-plans.ts'
import { batteryPrices } from '../model-figures.ts'

const [ten, larger] = [batteryPrices(10), batteryPrices(13.5)]
const discountOf = (usableKwh: number, installed?: Day) =>
  formatMoney(batteryDiscount(usableKwh, installed))
const { soak, peak } = timeOfUseRates.value['AusNet Services']

/** The average home’s day and night, kWh. */
const day = usualUse() / 365
const night = overnightShare * day
const [dayText, nightText, sizeText] = [day, night, overnightBattery()].map((kwh) =>
  formatNumber(kwh, 1),
)

const chapters = [
  'basics',
  'types',
  'sizing',
  'costs',
  'installation',
  'maintenance',
  'choosing',
  'future',
] as const
const chapter = (id: (typeof chapters)[number]) => ({ id, heading: capitalise(id) })

export const solarBatteriesGuide: GuidePage = {
  title: 'Complete guide to solar batteries, Victoria',
  description:
    'Home batteries in Victoria in eight short chapters. How they work, types, size, cost, installation, care and what comes next.',
  keywords: [
    'solar battery guide',
    'home battery explained',
    'LFP battery',
    'battery installation Victoria',
  ],
  hero: {
    heading: 'Complete battery guide for Victoria',
    lead: `10 kWh costs about ${planPrices.usual}. At ${planPrices.paysOnAll} or less, say yes.`,
    form: 'battery',
    picture: 'hero-battery-guide',
  },
  sections: [
    {
      kind: 'contents',
      entries: chapters.map((id) => ({ id, name: capitalise(id) })),
    },
    {
      kind: 'pair',
      parts: [
        {
          kind: 'rows',
          ...chapter('basics'),
          rows: [
            {
              name: 'What it does',
              text: 'It holds the afternoon’s spare sun for the evening. It can’t hold January’s for July.',
            },
            {
              name: 'What it earns',
              text: `Sold, that power earns little: we count ${feedIn.value.mid} cent. Bought back, it costs about 28.`,
            },
            { name: 'Kilowatt-hours', text: 'How much it holds. A 1 kW heater uses one an hour.' },
            { name: 'Kilowatts', text: 'How fast it gives. A kettle draws about 2.' },
          ],
        },
        {
          kind: 'rows',
          ...chapter('types'),
          rows: [
            { name: 'LFP', text: 'The main home chemistry. NMC is older: ask about recalls.' },
            { name: 'AC-coupled', text: 'An inverter of its own, beside panels you have.' },
            { name: 'DC-coupled', text: 'Shares a hybrid inverter with new panels.' },
            {
              name: 'In blocks, or all in one',
              text: 'Ask how late a block may be added.',
            },
          ],
        },
      ],
    },
    {
      kind: 'pair',
      ground: 'deep',
      wide: 'right',
      parts: [
        {
          kind: 'steps',
          ...chapter('sizing'),
          steps: [
            {
              name: 'Your night',
              text: `60 per cent of the day: ${dayText} × ${overnightShare} = ${nightText} kWh.`,
            },
            { name: 'Add the losses', text: `${nightText} ÷ ${roundTripShare} = ${sizeText} kWh.` },
            {
              name: 'Your spare sun',
              text: 'June’s exports have to fill it. Take the smaller.',
            },
          ],
          more: { label: 'What size battery?', path: '/solar-battery-size#calculator' },
        },
        {
          kind: 'table',
          ...chapter('costs'),
          caption: 'Two common sizes, before and after the discount',
          columns: ['Usable size', 'Before', 'Discount 2026', 'Jan–Jun 2027', 'Pay in 2026'],
          rows: [
            ['10 kWh', ten.before, ten.off, discountOf(10, '2027-01-01'), ten.after],
            ['13.5 kWh', larger.before, larger.off, discountOf(13.5, '2027-01-01'), larger.after],
          ],
          verdict: {
            strong: `At ${planPrices.paysOnAll} or less, say yes.`,
            text: 'Over it, for 10 kWh, your plan decides. [When a battery pays for itself](/solar-batteries#pays)',
          },
          note: 'With its inverter; certificates at $38. Usable kWh count in full to 14, at 60 per cent to 28, at 15 to 50. So 20 count as 17.6, and 17.6 × 6.8 = 119.68: 119 × $38 = $4,522. [What batteries cost](/solar-battery-costs)',
        },
      ],
    },
    {
      kind: 'pair',
      ground: 'sky',
      parts: [
        {
          kind: 'steps',
          ...chapter('installation'),
          steps: [
            {
              name: 'Someone looks',
              text: 'A price without a visit or photos is a guess.',
            },
            { name: 'You choose a cool spot', text: 'AS/NZS 5139 says where one can go.' },
            { name: 'The network agrees', text: 'It must be able to turn exports down.' },
            {
              name: 'They fit and test it',
              text: 'Main switch off: the fridge stays on.',
            },
            {
              name: 'You get a safety certificate',
              text: 'Its date sets your discount.',
            },
          ],
        },
        {
          kind: 'rows',
          ...chapter('maintenance'),
          rows: [
            { name: 'Each month', text: 'Look at the app: one that’s stopped makes no sound.' },
            { name: 'Each year', text: 'Test the backup, and keep the vents clear.' },
            {
              name: 'After ten years',
              text: 'It has faded, and most warranties are over.',
            },
            {
              name: 'If it smells, swells or is hot',
              text: 'Switch it off and keep away. In a fire: 000.',
            },
          ],
        },
      ],
    },
    { kind: 'explanation', name: 'blackout', ground: 'night' },
    {
      kind: 'pair',
      parts: [
        {
          kind: 'rows',
          ...chapter('choosing'),
          rows: [
            {
              name: 'First the person',
              text: 'Accredited, and still there in year six. [Installers](/best-solar-panel-installers)',
            },
            {
              name: 'Then the quote',
              text: 'Usable kWh, circuits by name. [Compare yours](/compare-quotes)',
            },
            {
              name: 'Last the brand',
              text: 'On the approved list, and not recalled. [Best batteries](/best-solar-batteries)',
            },
          ],
        },
        {
          kind: 'rows',
          ...chapter('future'),
          rows: [
            {
              name: 'The discount falls',
              text: `10 kWh earns ${discountOf(10)} until 31 December 2026, then ${discountOf(10, '2027-01-01')}, and ${discountOf(10, '2030-01-01')} from January 2030. [Every step](/solar-panel-grants#staircase)`,
            },
            {
              name: 'Evenings get dearer',
              text: `AusNet’s reported plan: ${soak} cents by day, ${peak} at six.`,
            },
            {
              name: 'Middays get free',
              text: 'Since 1 October 2026. Check the other hours.',
            },
            {
              name: 'Virtual power plants',
              text: 'Retailers pay to use your battery. You decide whether.',
            },
          ],
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      ground: 'deep',
      heading: 'Five questions',
      questions: [
        {
          question: 'Can it take my bill to zero?',
          answer: 'Rarely. You still pay the daily charge, and midwinter days are short.',
        },
        {
          question: 'Does it work in a blackout?',
          answer:
            'Only if you bought it with backup: ask for it by name, as a line of its own. Without, battery and panels switch off with the street, so that nobody mending the line is hurt. [A three-day blackout, worked through](/blog/rooftop-solar-climate-resilience)',
        },
        {
          question: 'Panels and battery together?',
          answer:
            'Together is simpler to wire and saves a visit. Panels first is safer if you don’t know your evenings yet. The discount drops every six months, so set yourself a date to decide.',
        },
        {
          question: 'A battery without panels?',
          answer:
            'Not with the federal discount, which needs new or existing panels. Without it, one that charges on free or cheap midday power still saves something on the right plan.',
        },
        {
          question: 'What happens to it at the end?',
          answer:
            'It’s collected and recycled, not put out with the rubbish. Ask the installer now who takes it back and who pays, and keep the answer with the warranty.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Now ask about your place.',
      lead: 'Eight questions. Then {calls}.',
      button: 'Get my battery quote',
    },
  ],
}
