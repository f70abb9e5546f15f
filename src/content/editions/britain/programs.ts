import type { MoneyRow, Row } from '#content/pages/page.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import type { Figure } from '#domain/estimate/shared/figure.ts'
import { isDue, stateOn } from '#domain/estimate/shared/figure-days.ts'
import { type Scheme, schemes } from '#estimate/data/help.ts'
import type { Nation } from '#estimate/data/places.ts'
import { formatExportRange } from './export-rows.ts'
import { dayAfter, fittingVat, lastDay, rateAfter } from './vat.ts'

type SchemeName = keyof typeof schemes

/** What we show of a scheme: the large figure, its terms, and where to ask once our own check is old. */
const words: Record<SchemeName, { amount: string; terms: string; ask: string }> = {
  localGrant: {
    amount: 'Varies',
    terms:
      'Through your council, for a low income (usually up to £36,000), in a home of EPC band D to G that’s owned or privately rented. Solar is among the measures.',
    ask: 'your council',
  },
  homeEnergyScotland: {
    amount: 'Not solar',
    terms:
      'Open for heating and efficiency. Ordinary panels weren’t in its table when we looked. Its advice is for everybody.',
    ask: 'Home Energy Scotland',
  },
  nest: {
    amount: 'Ask',
    terms:
      'Means-tested, or for people with certain health conditions. We’ve seen solar named in secondary pages only, so ask whether it’s among the measures.',
    ask: 'Nest',
  },
  eco4: {
    amount: 'Closing',
    terms:
      'Energy suppliers pay for work in homes on a low income. Apply only to a scheme that still takes you.',
    ask: 'your energy supplier',
  },
  loans: {
    amount: 'Promised',
    terms: 'announced on 21 January 2026. We’ve found no opening.',
    ask: 'at gov.uk',
  },
  insulation: { amount: 'Closed', terms: 'It never paid for solar.', ask: 'at gov.uk' },
  boilerUpgrade: {
    amount: '£7,500',
    terms:
      '£7,500 for a heat pump; £9,000 where it replaces oil or LPG off the gas grid, since 21 July 2026. England and Wales.',
    ask: 'at gov.uk',
  },
  warmHomeDiscount: {
    amount: '£150',
    terms: '£150 off a winter’s bill, for some homes on a low income.',
    ask: 'your energy supplier',
  },
}

/** What a nation has of its own. */
const ownOf: Record<Nation, SchemeName> = {
  england: 'localGrant',
  scotland: 'homeEnergyScotland',
  wales: 'nest',
}

type Status = 'open' | 'closed' | 'announced'

export function statusOf(name: SchemeName, today: Day): Status {
  const scheme: Figure<Scheme> = schemes[name]
  if (scheme.value.announced) return 'announced'
  return scheme.after === 'close' && stateOn(scheme, today) === 'past' ? 'closed' : 'open'
}

/** What everybody gets: the rate of VAT, and pay for what is sold. */
export function programsForAll(today: Day): MoneyRow[] {
  const vat = fittingVat(today)
  return [
    {
      name: 'VAT on panels and batteries, fitted at home',
      amount: vat.rate,
      unit: vat.isZero ? `to ${lastDay}` : `since ${dayAfter}`,
      terms: vat.isZero
        ? `Then ${rateAfter}. Fitted and paid by then is the safe case. Batteries too, with panels or alone. Goods bought without the work carry 20%.`
        : 'Batteries too, with panels or alone. Goods bought without the work carry 20%.',
      source: vat.source,
    },
    {
      name: 'Pay for what you sell (Smart Export Guarantee)',
      amount: formatExportRange(today),
      unit: 'a kWh',
      terms:
        'With an MCS certificate, or one that suppliers accept in its place, and a meter that counts export by the half hour. You choose who buys it.',
      source: '[Each rate, with its day](#export)',
    },
  ]
}

/** The help of a nation on a day, beside what everybody gets. */
export function nationPrograms(nation: Nation, today: Day): MoneyRow[] {
  const name = ownOf[nation]
  return [
    {
      name: schemes[name].value.name.replace(/ Grant and Loan$/, ''),
      amount: words[name].amount,
      terms: words[name].terms,
      source: lookedAt(name, today),
    },
  ]
}

/** What adverts name there beside it: what ends, and what isn’t for solar. */
export function otherPrograms(nation: Nation, today: Day): Row[] {
  const names = ['eco4', 'boilerUpgrade', 'warmHomeDiscount'] as const
  return names
    .filter((name) => statusOf(name, today) === 'open' && isIn(name, nation))
    .map((name) => ({
      name: `${schemes[name].value.name}${name === 'eco4' ? '' : ', not for solar'}:`,
      text:
        name === 'eco4'
          ? `to ${formatDay(schemes.eco4.validTo)}, on a low income.`
          : words[name].terms,
      source: lookedAt(name, today),
    }))
}

function isIn(name: SchemeName, nation: Nation): boolean {
  const { nations }: Scheme = schemes[name].value
  return nations.includes(nation)
}

/** What is over, what ends, and what was only announced. */
export function closedPrograms(today: Day): Row[] {
  const eco = schemes.eco4.validTo
  return [
    {
      name: 'ECO4:',
      text:
        statusOf('eco4', today) === 'closed'
          ? `closed on ${formatDay(eco)}.`
          : `last day ${formatDay(eco)}. ${words.eco4.terms}`,
      source: lookedAt('eco4', today),
    },
    {
      name: 'Great British Insulation Scheme:',
      text: 'closed. It never paid for solar.',
      source: lookedAt('insulation', today),
    },
    { name: 'Warm Homes Plan loans:', text: words.loans.terms, source: lookedAt('loans', today) },
  ]
}

/** Help that adverts mention beside solar and that doesn't pay for it, in sentences. */
export function unrelatedPrograms(today: Day): string {
  return (['boilerUpgrade', 'warmHomeDiscount'] as const)
    .map((name) => `${schemes[name].value.name}: ${words[name].terms} ${lookedAt(name, today)}`)
    .join(' ')
}

/** Schemes change by the quarter: after one without a check, readers are sent to the body that runs the scheme. */
function lookedAt(name: SchemeName, today: Day): string {
  const scheme: Figure<Scheme> = schemes[name]
  const day = formatDay(scheme.checked)
  return isDue(scheme, today)
    ? `We last checked on ${day}: ask ${words[name].ask}.`
    : `${scheme.source}, ${day}.`
}
