import { formatTens } from '#content/format.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { batteryLife, inverterYears } from '#estimate/data/prices.ts'
import { feedIn } from '#estimate/data/tariffs.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { batteryCertificates, panelCertificates } from '#estimate/money/certificates.ts'
import { cityGeneration } from '#estimate/year/generation.ts'
import {
  averageHome,
  certificateDollars,
  modelDay,
  packageAdvice,
  packageEstimate,
  panelPrices,
  usualUses,
} from '../model-figures.ts'

const nextYear = '2027-01-01'
const panelsEarn = (day = modelDay) =>
  formatMoney(certificateDollars(panelCertificates(6.6, 4, day)))
const batteryEarns = (day = modelDay) =>
  formatMoney(certificateDollars(batteryCertificates(10, day)))
const makes = (city: 'Melbourne' | 'Darwin') => formatNumber(cityGeneration(6.6, city) ?? 0)

/** The words of the home page. `$` becomes the brand's own currency sign where the brand speaks for itself. */
export const home = {
  title: 'Solar panels and batteries in Melbourne',
  keywords: ['solar panels Melbourne', 'solar battery', 'solar rebates Victoria', 'solar quotes'],
  hero: {
    heading: 'Melbourne solar that suits your roof, and your bill.',
    lead: `**6.6 kW costs ${panelPrices(6.6)}** after the federal discount. It takes about ${formatTens(averageHome.money.together.saving.mid)} a year off an average bill.`,
  },
  packages: {
    heading: 'Three sizes, and what each costs',
    ...packageVerdict(),
    note: `A family of four in Melbourne, ${usualUses.four} kWh a year, no state rebate. A battery counts for ${batteryLife.value.mid} years, and after ${inverterYears.value} the panels need a new inverter. Ranges aim to hold in eight homes out of ten. Ultra-saver’s panels are 229% of its inverter. About 133% is usual, so ask for the maker’s approval in writing. Prices above 10 kW are our estimate.`,
  },
  day: {
    heading: 'The sun peaks at one. You peak at seven.',
    lead: `Power you use as it’s made saves you 26c a kilowatt-hour. What’s left over sells for little: we count ${feedIn.value.mid}c. That’s why it matters when you use power, and why some homes look at a battery.`,
    link: { label: 'When a battery pays', path: '/solar-battery-size' },
  },
  services: {
    heading: 'Where would you like to start?',
    cards: [
      {
        name: 'Solar Panels',
        picture: 'roof-close',
        text: 'What fits, what it costs.',
        path: '/solar-panels',
      },
      {
        name: 'Solar Batteries',
        picture: 'battery-wall',
        text: 'When one pays for itself.',
        path: '/solar-batteries',
      },
      {
        name: 'Solar Savings Calculator',
        picture: 'bills',
        text: 'Your bill, before and after.',
        path: '/solar-panel-savings',
      },
      {
        name: 'Business Solar',
        picture: 'shop',
        text: 'Open by day? It pays sooner.',
        path: '/solar-panels-businesses',
      },
    ],
    compare:
      'Have quotes already? [Compare them here](/compare-quotes), free and without your name.',
  },
  /** The year that was advertised has passed, so it has its own line; the reasons name their days. */
  why: {
    heading: 'Why now',
    advertised: 'Advertised as ‘Why 2025’: 6.6 kW earned 46 certificates then, 39 in 2026.',
    reasons: [
      `**1 January 2027:** 6.6 kW earns ${panelsEarn(nextYear)}, down from ${panelsEarn()} in 2026.`,
      `**1 January and 1 July:** batteries earn less. 10 kWh falls from ${batteryEarns()} to ${batteryEarns(nextYear)} on 1 January 2027.`,
      '**Selling power:** no minimum price since 1 July 2025. Power you use at home is what pays.',
    ],
    link: { label: 'All rebates, in dollars', path: '/solar-panel-grants' },
  },
  regions: {
    heading: 'Melbourne has enough sun',
    lead: `6.6 kW makes ${makes('Melbourne')} kWh a year here, about four fifths of Darwin’s ${makes('Darwin')}.`,
    fold: 'Twelve places compared',
    caption: 'What 6.6 kW makes in a year, facing north and unshaded',
    note: 'Cities: yearly averages from Clean Energy Council guidelines. Parts of Victoria: our estimate from how much more sun each gets than Melbourne.',
  },
  guides: {
    heading: 'Three guides, a minute each',
    links: [
      { label: 'Read the quote, not the brochure', path: '/best-solar-panel-installers' },
      { label: 'Face it where you use it', path: '/solar-panels' },
      { label: 'Size the battery to your evening', path: '/solar-batteries-guide' },
    ],
  },
  stories: {
    heading: 'Read before you sign',
    all: 'View All Articles',
    /** Each with a picture of its own on this page; the words are the article's. */
    teasers: [
      { picture: 'terraces', article: 'victorian-solar-rebates-guide' },
      { picture: 'brick-night', article: 'home-battery-storage-guide' },
      { picture: 'paddock', article: 'large-scale-vs-residential-solar-victoria-comparison' },
    ],
  },
  questions: { heading: 'Questions people ask us' },
  choosing: {
    heading: 'Why choose us',
    points: [
      '**Three questions about your home,** so the installer knows your bill.',
      '**Installers near you, in turn,** accredited by Solar Accreditation Australia.',
      '**Every figure has a date.** What’s only advertised says so.',
    ],
    paid: '**You pay nothing.** We don’t install. An installer who accepts your enquiry pays us a fee, whether or not you buy. What they pay never decides who it is.',
  },
  closing: {
    heading: 'Tonight’s dinner, cooked on this afternoon’s sun.',
    lead: 'Three questions about your home, then an installer checks your roof. ‘$0 upfront’ is a loan: compare it with the cash price.',
    button: 'Get $0 Upfront Solar',
  },
} as const

/** What to buy of the packages, from the same estimates as their table. */
function packageVerdict(): { verdict: string; why: string } {
  const { best, never } = packageAdvice()
  const tooDear = never.map((one) => {
    const { cost, paysUpTo } = packageEstimate(one).money.together
    return ` ${one.name} doesn’t pay for itself at ${formatTens(cost.mid)}. It would at about ${formatTens(paysUpTo)} or less.`
  })
  return {
    verdict: best.usable === 0 ? 'Start with panels.' : `Start with ${best.name}.`,
    why: `${best.name} is paid back soonest.${tooDear.join('')}`,
  }
}
