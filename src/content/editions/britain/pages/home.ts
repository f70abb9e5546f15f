import { formatShort, formatTens } from '#content/format.ts'
import type { GuidePage } from '#content/pages/page.ts'
import type { Href } from '#content/routes.ts'
import { numberWord } from '#content/words.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { formatPence } from '#estimate/format-money.ts'
import { panelsIn } from '#estimate/panels.ts'
import type { SceneName } from '#pictures/scenes.ts'
import {
  exampleKw,
  exportPence,
  homeNote,
  listRegions,
  sizeFigures,
  sizeRows,
  soonestSize,
} from '../model-figures.ts'
import { paid } from '../paid.ts'
import { homeQuestions } from '../questions/home.ts'
import {
  dayAfter,
  fittingVat,
  formatExtra,
  formatPowerVat,
  formatRise,
  lastDay,
  rateAfter,
  riseDay,
} from '../vat.ts'

type Home = GuidePage & {
  services: {
    heading: string
    cards: readonly { name: string; picture: SceneName; text: string; path: Href }[]
    compare: string
  }
  stories: {
    heading: string
    all: string
    teasers: readonly { picture: SceneName; article: string }[]
  }
}

/** The words of the home page on a day. Services follow the first section, stories come before the questions. */
export function home(today: Day): Home {
  const example = sizeFigures(exampleKw, today)
  return {
    title: 'Solar panels: what they cost and save',
    description:
      'Work out what solar panels would cost and save at your address. The sum is shown, every figure has a date, and nobody calls unless you say so.',
    keywords: ['solar panel cost', 'are solar panels worth it', 'solar quotes', 'solar savings'],
    hero: {
      heading: 'Solar panels: what they’d cost, and what you’d get back.',
      lead: `4 kW on a south-facing roof in the south of England costs about ${formatTens(example.price.mid)} and is worth about ${formatTens(example.saving)} a year. Yours will differ: six questions, and no call unless you ask for one.`,
      form: 'home',
    },
    services: {
      heading: 'Where would you like to start?',
      cards: [
        {
          name: 'Solar Panels',
          picture: 'card-roof',
          text: 'What fits, what it makes, what to ask.',
          path: '/solar-panels',
        },
        {
          name: 'Solar Batteries',
          picture: 'card-battery',
          text: 'When one pays, and when it doesn’t.',
          path: '/solar-batteries',
        },
        {
          name: 'Savings Calculator',
          picture: 'card-bills',
          text: 'Your roof, your bill, your export rate.',
          path: '/solar-panel-savings',
        },
        {
          name: 'Business Solar',
          picture: 'card-shop',
          text: 'Busy by day? It’s a different sum.',
          path: '/solar-panels-businesses',
        },
      ],
      compare:
        'Have quotes already? [Compare them here](/compare-quotes), without giving your name.',
    },
    stories: {
      heading: 'Read before you sign',
      all: 'View All Articles',
      teasers: [
        { picture: 'teaser-terrace', article: 'solar-panel-costs-2026-27' },
        { picture: 'teaser-cottage', article: 'vat-on-solar-31-march-2027' },
        { picture: 'teaser-flats', article: 'plug-in-solar-for-renters' },
      ],
    },
    sections: [
      sizes(today),
      { kind: 'pair', ground: 'deep', parts: [why(today), guides] },
      regions(today),
      { kind: 'pair', wide: 'left', parts: [questions(today), choosing] },
      closing,
    ],
  }
}

function sizes(today: Day) {
  const best = soonestSize([3, 4, 5], today)
  const columns = ['Size', 'Price', 'Worth a year', 'Paid back in']
  return {
    kind: 'table',
    id: 'sizes',
    heading: 'Three sizes side by side',
    caption: 'What three sizes cost and save in the south of England',
    columns,
    rows: sizeRows([3, 4, 5], today),
    strong: [3, 4, 5].indexOf(best.kw),
    verdict: {
      strong: 'Bigger isn’t better paid.',
      text: `${formatShort(best.kw)} kW is paid back soonest. What a bigger roof adds is nearly all sold, at ${formatPence(exportPence)}.`,
    },
    folded: {
      summary: 'And 6 kW',
      caption: 'What 6 kW costs and saves in the south of England',
      columns,
      rows: sizeRows([6], today),
    },
    note: `${homeNote(today)} [Work out yours](/solar-panel-savings#calculator)`,
  } as const satisfies GuidePage['sections'][number]
}

function why(today: Day) {
  const { price } = sizeFigures(exampleKw, today)
  const vat = fittingVat(today)
  return {
    kind: 'rows',
    id: 'why-now',
    heading: vat.isZero ? 'Why now, and why not to hurry' : 'What has changed',
    rows: [
      {
        name: `${lastDay}:`,
        text: vat.isZero
          ? `the last day of 0% VAT on having solar fitted. Then it’s ${rateAfter}, and ${formatRise(price.mid)}.`
          : `0% VAT on having solar fitted ended. It’s ${vat.rate} now, and in our prices.`,
      },
      {
        name: `${dayAfter}:`,
        text: vat.isZero
          ? `VAT of ${formatPowerVat(riseDay)} comes back on household electricity. Power you don’t have to buy is then worth that much more.`
          : `VAT of ${formatPowerVat(today)} came back on household electricity. Power you don’t have to buy is worth that much more.`,
      },
      {
        name: '1 March 2026:',
        text: 'Octopus cut its Outgoing rate from 15p to 12p. What you’re paid for spare power can change.',
      },
    ],
    verdict: vat.isZero
      ? {
          strong: `${formatExtra(price.mid)} is worth booking for.`,
          text: 'It isn’t worth a bad quote.',
        }
      : { strong: 'Nothing runs out now.', text: 'Take your time over the quote.' },
    more: { label: 'What help there is, nation by nation', path: '/solar-panel-grants' },
  } as const satisfies GuidePage['sections'][number]
}

const guides = {
  kind: 'columns',
  heading: 'Three guides, a minute each',
  columns: [
    {
      name: 'Read the quote, not the brochure',
      text: 'What every quote should say.',
      link: { label: 'A quote, line by line', path: '/solar-panels#quote-lines' },
    },
    {
      name: 'Sell what you can’t use',
      text: 'Four fifths of the power is sold. The rate decides.',
      link: { label: 'What you sell for', path: '/solar-panel-savings#export' },
    },
    {
      name: 'Size the battery to the evening',
      text: 'Past what you use after dark, you pay for space.',
      link: { label: 'What size', path: '/solar-batteries#size' },
    },
  ],
} as const satisfies GuidePage['sections'][number]

function regions(today: Day) {
  const rows = listRegions(today).map(({ name, saving }) => [name, Math.round(saving)] as const)
  const [most = 0, least = 0] = [rows[0]?.[1], rows.at(-1)?.[1]]
  return {
    kind: 'bars',
    id: 'regions',
    ground: 'sky',
    heading: 'Five parts of Britain',
    lead: `The same ${numberWord(panelsIn(exampleKw))} panels, facing south. From the first to the last is £${most - least} a year: who buys your spare power matters more.`,
    caption: 'What 4 kW facing south is worth in a year',
    unit: '£',
    rows,
    note: 'PVGIS 5.3, September 2026, lowered for shade and dirt. Wales borrows the months of the Midlands. Not Northern Ireland, which has other rules.',
  } as const satisfies GuidePage['sections'][number]
}

function questions(today: Day) {
  return {
    kind: 'questions',
    id: 'questions',
    heading: 'Questions people ask us',
    questions: homeQuestions(today),
  } as const satisfies GuidePage['sections'][number]
}

const choosing = {
  kind: 'rows',
  id: 'paid',
  heading: 'Why us',
  rows: [
    {
      name: 'We show the sum',
      text: 'Every figure has a date and a source, and you can change it.',
    },
    {
      name: 'We ask for prices without your name',
      text: 'You see them first, then choose who calls.',
    },
    { name: 'We never sell lists', text: 'No star ratings, no paid places, and we don’t lend.' },
    { name: paid.heading, text: paid.text },
  ],
} as const satisfies GuidePage['sections'][number]

const closing = {
  kind: 'closing',
  heading: 'Start with your bill.',
  lead: 'Six questions. Nobody calls unless you’ve said who.',
  button: 'Get My Quote',
} as const satisfies GuidePage['sections'][number]
