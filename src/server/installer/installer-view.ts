import type { Brand } from '#content/brand.ts'
import type { getInstallerPage, InstallerOffer } from '#database/offer/installer-page.ts'
import { dayOf, formatMonth, monthNames } from '#domain/calendar.ts'
import { endingSoon } from '#domain/installer/ending.ts'
import { capPeriods } from '#domain/installer/installer.ts'
import { pausedOn, shownEnd } from '#domain/installer/pause.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { servicesNeeded } from '#domain/installer/work.ts'
import { sumOf, totalOf } from '#domain/offer/ledger.ts'
import type { InstallerQuote } from '#domain/offer/outcome.ts'
import type { StatementEntry } from '#domain/offer/statement.ts'
import type {
  InstallerPage,
  MoneyLine,
  PastLead,
  PastResult,
} from '#site/installer/installer-page.ts'
import { invoiceOf } from './invoice.ts'
import { callBy, isConsentOver, isEnded, nameOf, queueOf, summaryOf } from './queue.ts'

type Facts = NonNullable<Awaited<ReturnType<typeof getInstallerPage>>>

type ViewDeps = {
  token: string
  brand: Brand
  now: Date
  linkTo: (offer: string) => string
  accepted: Readonly<Record<'day' | 'week' | 'month', number>>
}

/** What an installer's own page shows. */
export function installerPageOf(
  { installer, offers, counts, statement, months }: Facts,
  { token, brand, now, linkTo, accepted }: ViewDeps,
): InstallerPage {
  const today = dayOf(now, brand.timeZone)
  const { month, entries, opening, totals, closing } = statement
  const isOver = month < today.slice(0, 7)
  const charged = entries.filter(({ kind }) => kind !== 'payment')
  const paused = pausedOn(today, installer)
  return {
    token,
    tradingName: installer.tradingName,
    now: now.toISOString(),
    asksTerms: installer.terms?.version !== termsVersion,
    queue: queueOf(offers, { now, linkTo }),
    month: {
      name: isOver ? formatMonth(month) : (monthNames[Number(month.slice(5)) - 1] ?? ''),
      isOver,
      ...counts,
      ...callsOf(offers, month, { now, timeZone: brand.timeZone }),
      lines: linesOf(charged),
      gstCents: sumOf(charged).gstCents,
      totalCents: totalOf(sumOf(charged)),
      account: {
        openingCents: totalOf(opening),
        paidCents: totalOf(totals.payment),
        closingCents: totalOf(closing),
      },
      invoice: invoiceOf(statement, { brand, now }) ?? null,
      buyer: {
        name: [installer.legalName ?? installer.tradingName, installer.address]
          .filter(Boolean)
          .join(', '),
        vatNumber: installer.vatNumber ?? null,
      },
      csv: `/installer/statement?${new URLSearchParams({ ...(token && { token }), month })}`,
      others: months
        .filter((other) => other !== month)
        .map((month) => ({
          name: formatMonth(month),
          link: token
            ? `/installer?${new URLSearchParams({ token, month })}#month`
            : `/installer/figures?${new URLSearchParams({ month })}#month`,
        })),
    },
    caps: capPeriods.flatMap((period) => {
      const cap = installer.caps[period]
      return cap === undefined ? [] : [{ period, accepted: accepted[period], cap }]
    }),
    pausedUntil: shownEnd(paused),
    notices: endingSoon(installer, today),
    past: offers
      .filter(({ answered_at }) => answered_at)
      .map((offer) => pastOf(offer, { now, linkTo })),
  }
}

/** Calls that were due this month, and how many came in time. */
function callsOf(
  offers: readonly InstallerOffer[],
  month: string,
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const owed = offers
    .filter((offer) => offer.isLate || (offer.state === 'accepted' && !isEnded(offer)))
    .filter((offer) => dayOf(new Date(offer.answered_at ?? now), timeZone).startsWith(month))
  const inTime = owed.filter((offer) => offer.called_at && offer.called_at <= callBy(offer))
  const missed = owed.filter(
    (offer) => !inTime.includes(offer) && callBy(offer) <= now.toISOString(),
  )
  return { calledInTime: inTime.length, due: inTime.length + missed.length }
}

function linesOf(charged: readonly StatementEntry[]): MoneyLine[] {
  const order = { fee: 0, credit: 1 }
  const lines = new Map<string, MoneyLine>()
  for (const entry of charged) {
    const { amountCents: eachCents } = entry
    const kind = entry.kind === 'credit' ? 'credit' : 'fee'
    const service = workOf(entry)
    const key = [kind, service, eachCents].join(' ')
    const { count } = lines.get(key) ?? { count: 0 }
    lines.set(key, {
      kind,
      service,
      eachCents,
      count: count + 1,
      cents: eachCents * (count + 1),
    })
  }
  return Array.from(lines.values()).toSorted(
    (one, other) => order[one.kind] - order[other.kind] || other.cents - one.cents,
  )
}

/** What a fee was for: the service of an erased lead is not known any more. */
function workOf({ kind, service }: Pick<StatementEntry, 'kind' | 'service'>): string {
  return kind === 'fee' && service ? servicesNeeded(service, {}).join('+') : ''
}

function pastOf(
  offer: InstallerOffer,
  { now, linkTo }: Pick<ViewDeps, 'now' | 'linkTo'>,
): PastLead {
  const ended = isEnded(offer)
  const isTheirs = offer.state === 'accepted' && !ended
  const { place, postcode, service } = summaryOf(offer)
  const quote: InstallerQuote | null = offer.quote ? JSON.parse(offer.quote) : null
  return {
    // An installer that made no call in time may say there that it did call.
    link: offer.state === 'credited' && !offer.isLate ? null : linkTo(offer.id),
    at: offer.answered_at ?? offer.offered_at,
    name: isTheirs && !isConsentOver(offer, now) ? nameOf(offer) : null,
    place,
    postcode,
    service,
    result: resultOf(offer, ended),
    quotedCents: quote?.amountCents ?? null,
    feeCents: offer.fee_cents,
    isCredited: offer.state === 'credited',
  }
}

function resultOf({ state, outcome }: InstallerOffer, ended: boolean): PastResult {
  if (state === 'credited' || state === 'returned') return state
  if (ended) return 'ended'
  return outcome ?? 'to call'
}
