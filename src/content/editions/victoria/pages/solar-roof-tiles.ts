import { formatTens } from '#content/format.ts'
import type { GuidePage } from '#content/pages/page.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { panelCertificates } from '#estimate/money/certificates.ts'
import { advertised, roofTilePrices } from '../figures.ts'
import {
  certificateDollars,
  family,
  familyHome,
  modelDay,
  modelEstimate,
} from '../model-figures.ts'

const { cost, saving, paysUpTo } = familyHome.money.together
const { wholeRoof, partRoof, inRoof } = roofTilePrices
const kinds = [
  { name: 'Panels on rails', price: cost.mid },
  { name: 'Panels set in', price: lowest(inRoof) },
  { name: 'Tiles on one face', price: lowest(partRoof) },
  { name: 'Whole roof of tiles', price: lowest(wholeRoof) },
].map((kind) => ({ ...kind, comesBack: comesBack(kind.price) }))
const paying = kinds.filter(({ comesBack }) => comesBack >= 100)
const certificates = panelCertificates(6.6, 4, modelDay)

export const solarRoofTiles: GuidePage = {
  title: 'Solar roof tiles in Melbourne: cost and kinds',
  description:
    'Three kinds of solar roof beside ordinary panels. What they’re advertised to cost, what’s good and bad, and when to choose one.',
  keywords: ['solar roof tiles', 'solar tiles cost Australia', 'building-integrated solar'],
  hero: {
    heading: 'Solar roof tiles in Melbourne',
    lead: `Solar roofs start at ${formatMoney(lowest(inRoof))}. 6.6 kW of panels cost about ${formatTens(cost.mid)} and make as much. Choose tiles when the roof is coming off anyway.`,
    form: 'roof-tiles',
    picture: 'hero-roof-tiles',
  },
  sections: [
    {
      kind: 'table',
      id: 'kinds',
      heading: 'Three kinds of solar roof',
      lead: 'They differ in how much of your roof they replace, and that’s most of the price.',
      caption: 'Kinds of solar roof, with their prices as often advertised',
      columns: ['Kind', 'Often advertised', 'Good', 'Think about'],
      rows: [
        [
          'A whole roof of solar tiles',
          wholeRoof,
          'One surface from gutter to ridge, and no old tiles left underneath.',
          'Lots of small joints, and few people who can fix them. You pay for a new roof whether you needed one or not.',
        ],
        [
          'Solar tiles on one face',
          partRoof,
          'The north side changes and the rest of the roof stays.',
          'Colour and size have to match for decades. Ask for spare tiles at the start.',
        ],
        [
          'Panels set into the roof',
          inRoof,
          'Large pieces, flush with the tiles, with fewer joints.',
          'Less air behind the glass, and warm panels make a little less.',
        ],
      ],
      note: `${advertised} We couldn’t verify these prices, and found no current price list for Melbourne. Get your roof measured before you compare.`,
    },
    {
      kind: 'pair',
      ground: 'sky',
      parts: [
        {
          kind: 'bars',
          id: 'payback',
          heading: 'A tile saves no more than a panel does',
          caption: 'Of a roof’s lowest price and of panels’ usual one, saved in 25 years by 6.6 kW',
          unit: '%',
          rows: kinds.map(({ name, comesBack }) => [name, comesBack]),
          strong: 'Panels on rails',
          note: `Our model, without the state rebate. Each saves a family of four ${formatMoney(saving.mid)} in its first year, and then a little less each year. Each needs a new inverter after 15. If you need a new roof anyway, take the price of a plain one off first.`,
          verdict: {
            strong: `At these prices only ${paying.map(({ name }) => name.toLowerCase()).join(' and ')} pay for themselves.`,
            text: `The others would at about ${formatTens(paysUpTo)} or less.`,
          },
        },
        {
          kind: 'rows',
          id: 'when',
          heading: 'When to choose tiles',
          rows: [
            {
              name: 'The roof is coming off anyway.',
              text: 'Take the tiles’ price. Take off a plain roof and ordinary panels. The rest is the price of the look.',
            },
            {
              name: 'Panels would be refused.',
              text: 'Some heritage streets object to anything seen from the front. Ask the council first: a rear slope may take panels.',
            },
            {
              name: 'You plan to stay.',
              text: 'It takes many years of power to pay for a roof.',
            },
            {
              name: 'Otherwise choose panels.',
              text: 'Fifteen on a sound roof make about 8,672 kWh a year. Most installers can fix them.',
            },
          ],
        },
      ],
    },
    {
      kind: 'pair',
      wide: 'left',
      parts: [
        {
          kind: 'table',
          id: 'compare',
          heading: 'Pros and considerations',
          caption: 'Solar tiles beside panels on rails',
          columns: ['', 'Solar tiles', 'Panels on rails'],
          rows: [
            ['From the street', 'A roof', 'A roof with panels on it'],
            ['Roof underneath', 'Replaced', 'Stays, and has to outlast them'],
            ['Heat', 'Little air behind: a little less power', 'Air flows behind'],
            ['If one fails', 'Found among hundreds', 'One of fifteen, off in an hour'],
            ['Who can fix it', 'People the maker has trained', 'Most accredited installers'],
            ['Adding more', 'Hard once the roof is laid', 'Another row, if there’s room'],
            ['Certificates', 'If the model is on the list', 'The same'],
          ],
          note: `Certificates go by kilowatts, whatever shape the glass is. 6.6 kW in Melbourne earns ${certificates} in 2026, about ${formatMoney(certificateDollars(certificates))} at $38. The list is the Clean Energy Council’s.`,
        },
        {
          kind: 'questions',
          id: 'questions',
          heading: 'Asked about solar tiles',
          questions: [
            {
              question: 'Can I lay them over the roof I have?',
              answer:
                'Usually not. They’re the waterproof layer, so what’s there now comes off. Ask the roofer who fixes a leak: them, or the electrician?',
            },
            {
              question: 'Do they make as much as panels?',
              answer:
                'About as much for the same kilowatts. A tiled roof often holds fewer, because edges, valleys and vents get plain tiles. Compare kilowatts, not square metres.',
            },
            {
              question: 'Does the Victorian rebate cover them?',
              answer:
                'If they’re a listed product from an authorised retailer, and you’re eligible. We couldn’t confirm which tiles are listed. Ask to see the list before you pay a deposit.',
            },
            {
              question: 'My roof is iron. Is there anything like it?',
              answer:
                'Panels on low rails sit a hand’s width off the sheet. For most people that’s close enough to flush.',
            },
          ],
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Get a price before the scaffolding.',
      lead: 'Two questions about the roof, then how to reach you. If panels would suit you better, you’ll hear it.',
      button: 'Price my solar roof',
    },
  ],
}

/** Dollars at the lower end of an advertised range: '$45,000–$70,000'. */
function lowest(range: string): number {
  return Number(range.split('–')[0]?.replaceAll(/[$,]/g, ''))
}

/** Per cent of a price that is saved in 25 years, if it makes as much as the panels do. */
function comesBack(price: number): number {
  const { quoted } = modelEstimate({ ...family, rebate: 'no' }, { price })
  return Math.round(100 + (100 * (quoted?.together.after25.mid ?? 0)) / price)
}
