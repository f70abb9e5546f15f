import type { GuidePage } from '#content/pages/page.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { advertised, roofTilePrices } from '../figures.ts'
import { family, modelEstimate } from '../model-figures.ts'

const panels = modelEstimate({ ...family, rebate: 'no' }).money.together
/** At the lowest advertised price, if it makes as much as the panels do. */
const yearsToPay = (price: number) => Math.round((10 * price) / panels.saving.mid) / 10

export const solarRoofTiles: GuidePage = {
  title: 'Solar roof tiles in Melbourne: cost and kinds',
  description:
    'Three kinds of solar roof beside ordinary panels: what they’re advertised to cost, what’s good and bad about each, and the few times to choose one.',
  keywords: ['solar roof tiles', 'solar tiles cost Australia', 'building-integrated solar'],
  hero: {
    heading: 'Solar roof tiles: a Melbourne roof that makes power.',
    lead: 'Solar tiles cost several times what panels do. There are still roofs they’re right for, so tell us about yours.',
    form: 'roof-tiles',
    picture: 'hero-roof-tiles',
  },
  sections: [
    {
      kind: 'claims',
      id: 'kinds',
      heading: 'Three kinds of solar roof',
      lead: 'They differ in how much of your roof they replace, and that’s most of the price.',
      beside: 'In short',
      claims: [
        {
          name: 'A whole roof of solar tiles',
          about: 'Glass tiles from gutter to ridge, some that make power and some that don’t',
          advertised: roofTilePrices.wholeRoof,
          today: 'The roof is in the price',
          text: '**Good:** one surface, one look, and no old tiles left underneath.',
          more: '**Think about:** lots of small joints, few people who can fix them, and paying for a new roof whether you needed one or not.',
        },
        {
          name: 'Solar tiles on one face',
          about: 'Laid among ordinary tiles of the same size',
          advertised: roofTilePrices.partRoof,
          today: 'Only one side changes',
          text: '**Good:** the north side changes and the rest of the roof stays.',
          more: '**Think about:** the colour and size have to match for decades, so ask for spare tiles at the start.',
        },
        {
          name: 'Panels set into the roof',
          about: 'Panels of ordinary size in a sealed frame, flush with the tiles',
          advertised: roofTilePrices.inRoof,
          today: 'Closest to plain panels',
          text: '**Good:** large pieces, fewer joints, and no tiles needed under the frame.',
          more: '**Think about:** less air behind the glass, and warm panels make a little less.',
        },
      ],
      note: `${advertised} We couldn’t verify any of these prices, and found no current price list for Melbourne. They depend on the size of the roof, so get yours measured before you compare.`,
    },
    {
      kind: 'bars',
      id: 'payback',
      ground: 'sky',
      heading: 'A tile saves no more than a panel does',
      lead: 'A kilowatt-hour is worth the same from either. Here’s how long each takes to pay for itself with 6.6 kW.',
      caption: 'Years to pay for itself at the lowest advertised price',
      unit: 'years',
      rows: [
        ['Panels on rails', yearsToPay(panels.cost.mid)],
        ['Panels set in', yearsToPay(20_000)],
        ['Tiles on one face', yearsToPay(25_000)],
        ['Whole roof of tiles', yearsToPay(45_000)],
      ],
      strong: 'Panels on rails',
      note: `Our own arithmetic: $20,000, $25,000 and $45,000 beside ${formatMoney(panels.cost.mid)} for panels, each divided by ${formatMoney(panels.saving.mid)} a year, the middle of what our model finds for a family of four, without the state rebate. If you need a new roof anyway, take the price of a plain one off the three lower rows first.`,
    },
    { kind: 'explanation', name: 'roof-compass' },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Pros and considerations',
      lead: 'Neither is better all round. Here’s where they differ.',
      caption: 'Solar tiles beside panels on rails',
      columns: ['', 'Solar tiles', 'Panels on rails'],
      rows: [
        ['From the street', 'A roof', 'A roof with panels on it'],
        ['Roof underneath', 'Replaced', 'Stays, and has to outlast them'],
        ['Heat', 'Little air behind, so warmer and a little less power', 'Air flows behind'],
        ['If one fails', 'It has to be found among hundreds', 'One of fifteen, off in an hour'],
        ['Who can fix it', 'People the maker has trained', 'Most accredited installers'],
        ['Adding more', 'Hard once the roof is laid', 'Room for another row, if you left it'],
        ['Federal certificates', 'If the model is on the Clean Energy Council’s list', 'The same'],
      ],
      note: 'Certificates go by kilowatts, whatever shape the glass is: 39 for 6.6 kW in Melbourne in 2026, about $1,482 at $38.',
    },
    {
      kind: 'words',
      id: 'when',
      ground: 'deep',
      heading: 'When to choose them',
      paragraphs: [
        '**When the roof is coming off anyway.** It’s a new house, an extension, or a slate roof at the end of its life. Price the plain roof first. What the tiles cost on top of that, less what panels would have cost, is what you’re paying for the look.',
        '**When panels would be refused.** In some heritage streets the council objects to anything that shows from the front. Ask the council before the maker: a rear slope nobody sees may take ordinary panels.',
        '**When you plan to stay.** It takes many years of power to pay for a roof. If you’ll sell in five, buy panels, or paint the house.',
        'Otherwise choose panels. Fifteen of them on a sound roof make about 8,672 kWh a year in Melbourne, and most installers know how to fix them.',
      ],
      beside: {
        list: [
          {
            name: 'Ask the maker',
            text: 'Is this model on the Clean Energy Council’s list today? Who in Victoria has laid it?',
          },
          { name: 'Ask the roofer', text: 'Who fixes a leak: you, or the electrician?' },
          {
            name: 'Ask the insurer',
            text: 'How do you class it, and would you replace it with the same?',
          },
          {
            name: 'Ask yourself',
            text: 'Would I pay for a new roof this year if it made nothing?',
          },
        ],
      },
    },
    { kind: 'explanation', name: 'year-of-days', ground: 'sky' },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Asked about solar tiles',
      questions: [
        {
          question: 'Can I lay them over the roof I have?',
          answer:
            'Usually not. They’re the waterproof layer, so what’s there now comes off. Panels on rails are the kind that sit on top.',
        },
        {
          question: 'Do they make as much as panels?',
          answer:
            'About as much for the same kilowatts, and a little less in heat. A tiled roof often holds fewer kilowatts, because edges, valleys and vents get plain tiles. Compare kilowatts, not square metres.',
        },
        {
          question: 'Does the Victorian rebate cover them?',
          answer:
            'Solar Victoria gives its rebate to eligible households for listed products from authorised retailers. Ask the retailer to show you the product on the list before you pay a deposit. We couldn’t confirm which tiles are on it.',
        },
        {
          question: 'My roof is iron. Is there anything like it?',
          answer:
            'Panels set into the roof are made for tiled roofs. On iron, panels on low rails sit a hand’s width off the sheet, which is close enough to flush for most people.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Before the scaffolding goes up, get a price.',
      lead: 'Two questions about the roof, then how to reach you. If plain panels would suit you better, we’d rather you heard it now.',
      button: 'Price my solar roof',
    },
  ],
}
