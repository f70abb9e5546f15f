import { advertised, roofTilePrices } from '../figures.ts'
import type { GuidePage } from './page.ts'

export const solarRoofTiles: GuidePage = {
  title: 'Solar roof tiles: types, prices and when they suit',
  description:
    'Three kinds of solar roof beside ordinary panels: what they are advertised to cost, what speaks for and against each, and the few times to choose one.',
  keywords: ['solar roof tiles', 'solar tiles cost Australia', 'building-integrated solar'],
  hero: {
    heading: 'Power from a roof that looks like one.',
    lead: 'Solar tiles cost several times what panels do. There are still roofs they are right for. Tell us about yours.',
    form: 'roof-tiles',
    picture: 'hero-roof-tiles',
  },
  sections: [
    {
      kind: 'claims',
      id: 'kinds',
      heading: 'Three kinds of solar roof',
      lead: 'They differ in how much of the roof they replace, and that is most of the price.',
      beside: 'In short',
      claims: [
        {
          name: 'A whole roof of solar tiles',
          about: 'Glass tiles from gutter to ridge, live ones among plain ones',
          advertised: roofTilePrices.wholeRoof,
          today: 'The roof is in the price',
          text: '**For:** one surface, one look, and no old tiles left underneath.',
          more: '**Consider:** many small joints, few people who can mend them, and a new roof paid for whether you needed one or not.',
        },
        {
          name: 'Solar tiles on one face',
          about: 'Laid among ordinary tiles of the same size',
          advertised: roofTilePrices.partRoof,
          today: 'The street stays as it was',
          text: '**For:** only the north face changes, and the rest of the roof stays.',
          more: '**Consider:** the match in colour and size has to hold for decades, so ask for spare tiles at the start.',
        },
        {
          name: 'Panels set into the roof',
          about: 'Ordinary-sized panels in a flashed frame, flush with the tiles',
          advertised: roofTilePrices.inRoof,
          today: 'Nearest to plain panels',
          text: '**For:** large pieces, fewer joints, and tiles saved where the frame sits.',
          more: '**Consider:** less air behind the glass, and warm panels make a little less.',
        },
      ],
      note: `${advertised} We could verify none of these prices, and found no current price list for Melbourne. They depend on the roof’s size, so get yours measured before you compare.`,
    },
    {
      kind: 'bars',
      id: 'payback',
      ground: 'sky',
      heading: 'The saving does not know what it sits on',
      lead: 'A kilowatt-hour from a tile is worth the same as one from a panel. Here is how long each takes if it carries 6.6 kW.',
      caption: 'Years to pay for itself at the lowest advertised price',
      unit: 'years',
      rows: [
        ['Panels on rails', 5.5],
        ['Panels set in', 15.8],
        ['Tiles on one face', 19.7],
        ['Whole roof of tiles', 35.5],
      ],
      strong: 'Panels on rails',
      note: 'Our own arithmetic: $20,000, $25,000 and $45,000 beside $6,930 for panels, each over $1,266 a year for somebody home by day, without rebates from the state. If the roof is due anyway, take the price of a plain new roof off the three lower rows first.',
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Pros and considerations',
      lead: 'Neither is better. They answer different questions.',
      caption: 'Solar tiles beside panels on rails',
      columns: ['', 'Solar tiles', 'Panels on rails'],
      rows: [
        ['From the street', 'A roof', 'A roof with panels on it'],
        ['Roof underneath', 'Replaced', 'Kept, and has to outlast them'],
        ['Heat', 'Little air behind, so warmer and a little less power', 'Air flows behind'],
        ['One fails', 'Found and lifted among hundreds', 'One of fifteen, off in an hour'],
        ['Who can mend it', 'Those the maker trained', 'Most accredited installers'],
        ['Adding more', 'Hard once the roof is laid', 'Room for another row, if you left it'],
        ['Federal certificates', 'If the model is on the Clean Energy Council’s list', 'The same'],
      ],
      note: 'Certificates go by kilowatts: 39 for 6.6 kW in Melbourne in 2026, about $1,482 at $38, whatever shape the glass has.',
    },
    {
      kind: 'words',
      id: 'when',
      ground: 'deep',
      heading: 'When to choose them',
      paragraphs: [
        '**When the roof is coming off anyway.** A new house, an extension, a slate roof at the end of its life. Price the plain roof first. What the tiles cost beyond that, less what panels would have cost, is what you are paying for the look.',
        '**When panels would be refused.** In some heritage streets a council objects to anything that shows on the front. Ask the council before the maker: a rear slope that nobody sees may take ordinary panels.',
        '**When you mean to stay.** Years of power repay a roof slowly. If you will sell in five, buy panels, or paint the house.',
        'Otherwise choose panels. Fifteen of them on a sound roof make about 8,672 kWh a year in Melbourne, and every installer in the city knows how to mend them.',
      ],
      beside: {
        list: [
          {
            name: 'Ask the maker',
            text: 'Is this model on the Clean Energy Council’s list today? Who in Victoria has laid it?',
          },
          { name: 'Ask the roofer', text: 'Who answers for a leak: you, or the electrician?' },
          {
            name: 'Ask the insurer',
            text: 'What do you call it, and would you replace it with the same?',
          },
          {
            name: 'Ask yourself',
            text: 'Would I pay for a new roof this year if it made nothing?',
          },
        ],
      },
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Asked about solar tiles',
      questions: [
        {
          question: 'Can I lay them over the roof I have?',
          answer:
            'Not as a rule. They are the weatherproof layer, so what is there now comes off. Panels on rails are the kind that sit on top.',
        },
        {
          question: 'Do they make as much as panels?',
          answer:
            'From the same number of kilowatts, about as much, a little less in heat. A roof of tiles often carries fewer kilowatts, since edges, valleys and vents are filled with plain ones. Compare kilowatts, not square metres.',
        },
        {
          question: 'Does the Victorian rebate cover them?',
          answer:
            'Solar Victoria rebates listed products from authorised retailers, to eligible households. Ask the retailer to show you the product on the list before you pay a deposit. We could not confirm which tiles are on it.',
        },
        {
          question: 'My roof is iron. Is there anything like it?',
          answer:
            'Panels set into the roof are made for tiles. On iron, panels on low rails stand a hand’s width off the sheet, which is as near to flush as most people want.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Before the scaffolding goes up, ask once.',
      lead: 'Two questions about the roof, then how to reach you. If plain panels would serve you better, we would rather you heard it now.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}
