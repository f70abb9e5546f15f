import { countCalls } from '#database/firm/enquiries.ts'
import { deleteWaitingOutcome, listWaitingOutcomes } from '#database/firm/waiting-outcomes.ts'
import { type InstallerOffer, listInstallerOffers } from '#database/offer/installer-page.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { dayOf } from '#domain/calendar.ts'
import { phoneOf } from '#domain/delivery/outgoing-lead.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { endingSoon } from '#domain/installer/ending.ts'
import { mayDo, maySee } from '#domain/installer/people.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { hasSpoken, isInstallerAnswer } from '#domain/offer/outcome.ts'
import { reject } from '#domain/result.ts'
import { membersOf } from '#operations/firm/members.ts'
import { recordWaiting, sayOutcome, undoOutcome } from '#operations/firm/waiting-outcome.ts'
import { acceptTerms } from '#operations/installer/accept-terms.ts'
import type { TodayCall, TodayEnquiry, TodayProps, TodayVisit } from '#site/firm/today/today.ts'
import type { Services } from '../../services.ts'
import { ownOfferPath } from '../installer/links.ts'
import {
  isConsentOver,
  isEnded,
  nameOf,
  openOffers,
  queueOf,
  summaryOf,
} from '../installer/queue.ts'
import type { FirmDeps, FirmPage } from './firm-page.ts'
import { latestSentence } from './latest-sentence.ts'
import { getOwn, notTheirs } from './own.ts'
import { awayNow } from './pause-acts.ts'

/** Calls in order, offers that are open, visits, and for the office what has a date. */
export const todayPage: FirmPage = {
  right: 'own enquiries',
  view: async (deps) => {
    const { visit, services, now } = deps
    const { installer, member } = visit
    const { database, calling } = services
    const all = await listInstallerOffers(database.db, installer.id, 'going on')
    const own = all.filter((offer) => maySee(member, offer))
    const going = own.filter((offer) => isGoing(offer, now))
    const outcomes = await listWaitingOutcomes(database.db, installer.id)
    const waiting = outcomes.filter(({ overtaken_at }) => !overtaken_at)
    const today = dayOf(now, calling.timeZone)
    return {
      page: 'today',
      calls: await callsOf(
        own,
        waiting.map(({ offer }) => offer),
        deps,
      ),
      offers: mayDo(member, 'offers')
        ? openOffers(all, now.toISOString(), { now, linkTo: ownOfferPath })
        : [],
      visits: going.flatMap((offer) => visitOf(offer, deps)).toSorted(byMoment),
      spoken: going
        .filter(({ outcome, visit_at }) => outcome === 'reached' && !visit_at)
        .map((offer) => enquiryOf(offer, deps)),
      endings: mayDo(member, 'firm') ? endingSoon(installer, today) : [],
      asksTerms: mayDo(member, 'firm') && installer.terms?.version !== termsVersion,
      pausedUntil: awayNow(deps),
      overtaken: await overtakenOf(
        outcomes.filter(({ overtaken_at, person_id }) => overtaken_at && person_id === member.id),
        deps,
      ),
      undo: waiting
        .filter(({ person_id, at }) => person_id === member.id && isStillOpen(at, now))
        .flatMap(({ offer, answer }) => {
          const row = all.find(({ id }) => id === offer)
          return row && isInstallerAnswer(answer) ? [{ offer, answer, name: nameOf(row) }] : []
        }),
    }
  },
  acts: {
    called: async (deps, fields) => {
      const { visit, services } = deps
      const answer = fields('outcome')
      if (!isInstallerAnswer(answer)) return reject('invalid', 'Choose how the call went.')
      if (!(await getOwn(deps, fields('offer')))) return notTheirs
      const callsBefore = Number.parseInt(fields('calls'), 10) || 0
      const { id, name } = visit.member
      const offer = fields('offer')
      const waited = Number.parseInt(fields('waited'), 10) || 0
      const tappedAt = new Date(deps.now.getTime() - waited)
      const outcome = { offer, answer, callsBefore, tappedAt }
      const done = await sayOutcome(outcome, { ...services, person: { id, name } })
      if (done.ok) recordLater(services)
      if (done.ok || done.code !== 'past') return done
      return reject('past', (await latestSentence(deps, offer)) ?? done.message)
    },
    undo: async (deps, fields) => {
      const { services, visit } = deps
      return (await getOwn(deps, fields('offer')))
        ? undoOutcome(fields('offer'), { ...services, person: visit.member })
        : notTheirs
    },
    seen: async ({ visit, services }, fields) => {
      const own = { offer: fields('offer'), person: visit.member.id, isOvertaken: true }
      await deleteWaitingOutcome(services.database.db, own)
      return { ok: true }
    },
    'accept-terms': async ({ visit, services }) => {
      if (!mayDo(visit.member, 'firm')) return reject('refused', 'Your office accepts the terms.')
      await acceptTerms(visit.installer.id, services)
      return { ok: true }
    },
  },
}

/** Records outcomes that weren't taken back: in this process if it lives that long, else in another. */
function recordLater(services: Services): void {
  setTimeout(() => {
    recordWaiting(services).catch(() => {
      // The promises worker does it within half a minute.
    })
  }, sendAfterSeconds * 1000).unref()
}

function isStillOpen(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) < sendAfterSeconds * 1000
}

/** Outcomes of theirs that were not recorded, with the current state instead. */
async function overtakenOf(
  outcomes: readonly { offer: string; answer: string }[],
  deps: FirmDeps,
): Promise<TodayProps['overtaken']> {
  if (outcomes.length === 0) return []
  const { visit, services } = deps
  const ids = outcomes.map(({ offer }) => offer)
  const rows = await listInstallerOffers(services.database.db, visit.installer.id, { ids })
  return Promise.all(
    rows.flatMap((row) => {
      const answer = outcomes.find(({ offer }) => offer === row.id)?.answer ?? ''
      if (!isInstallerAnswer(answer)) return []
      const name = isEnded(row) || isConsentOver(row, deps.now) ? '' : nameOf(row)
      return [
        latestSentence(deps, row.id).then((sentence = '') => ({
          offer: row.id,
          answer,
          name,
          sentence,
        })),
      ]
    }),
  )
}

async function callsOf(
  offers: readonly InstallerOffer[],
  waiting: readonly string[],
  { visit, services, now }: FirmDeps,
): Promise<TodayCall[]> {
  const owed = offers.filter((offer) => !hasSpoken(offer.outcome) && !waiting.includes(offer.id))
  const calls = queueOf(owed, { now, linkTo: (id) => id }).filter(({ kind }) => kind === 'call')
  const before = await countCalls(
    services.database.db,
    calls.map(({ link }) => link),
  )
  return Promise.all(
    calls.map(async ({ link: id, detail: _, feeCents: __, kind: ___, ...item }) => {
      const offer = owed.find((one) => one.id === id)
      const outgoing = await getOutgoingOffer(services.database.db, id, {
        now,
        calling: services.calling,
      })
      const details = outgoing?.details
      return {
        ...item,
        id,
        link: ownOfferPath(id),
        name: item.name ?? '',
        phone: details ? phoneOf(details) : { label: '', link: '' },
        email: details?.columns.email ?? '',
        whose: whoseOf(offer, visit),
        tries: before.get(id) ?? 0,
        owed: outgoing?.owed ?? null,
      }
    }),
  )
}

/** Accepted, and neither over nor won or lost. */
function isGoing(offer: InstallerOffer, now: Date): boolean {
  const { state, outcome } = offer
  const isOver = isEnded(offer) || isConsentOver(offer, now)
  return state === 'accepted' && !isOver && outcome !== 'won' && outcome !== 'lost'
}

function visitOf(offer: InstallerOffer, deps: FirmDeps): TodayVisit[] {
  const { visit_at: at, visit_address: address } = offer
  return at ? [{ ...enquiryOf(offer, deps), at, address }] : []
}

function enquiryOf(offer: InstallerOffer, { visit }: FirmDeps): TodayEnquiry {
  const { place, postcode, service } = summaryOf(offer)
  return {
    link: ownOfferPath(offer.id),
    name: nameOf(offer),
    place,
    postcode,
    service,
    whose: whoseOf(offer, visit),
  }
}

function whoseOf(
  offer: InstallerOffer | undefined,
  { installer, member }: FirmDeps['visit'],
): TodayEnquiry['whose'] {
  const holder = membersOf(installer).find(({ id }) => id === offer?.assigned_to)
  return holder ? { name: holder.name, isYou: holder.id === member.id } : null
}

const byMoment = (one: TodayVisit, other: TodayVisit) => (one.at < other.at ? -1 : 1)
