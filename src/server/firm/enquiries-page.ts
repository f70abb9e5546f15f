import type { Context } from 'hono'
import {
  type EnquiryHead,
  type InstallerOffer,
  listEnquiryHeads,
  listInstallerOffers,
} from '#database/offer/installer-page.ts'
import { csvRow } from '#domain/csv.ts'
import { mayDo, maySee } from '#domain/installer/people.ts'
import { type EnquiryState, enquiryStates } from '#domain/offer/enquiry-state.ts'
import { placeOf } from '#domain/offer/offer-summary.ts'
import type { InstallerQuote } from '#domain/offer/outcome.ts'
import { type CallingRules, deskCalendar } from '#domain/promise/calling-calendar.ts'
import { decideBy } from '#domain/promise/decide-by.ts'
import { reject } from '#domain/result.ts'
import { addNote, changeVisit, giveEnquiry } from '#operations/firm/change-enquiry.ts'
import { membersOf } from '#operations/firm/members.ts'
import { recordDeskEvent } from '#operations/record-event.ts'
import type { ListedEnquiry } from '#site/firm/enquiries/enquiries.ts'
import { download } from '../http/download.ts'
import type { Fields } from '../http/read-fields.ts'
import { ownOfferPath } from '../installer/links.ts'
import { callBy, isConsentOver, isEnded, nameOf, summaryOf } from '../installer/queue.ts'
import type { FirmActed, FirmDeps, FirmPage } from './firm-page.ts'
import { getOwn, notTheirs } from './own.ts'

/** As many as a page shows. */
const pageSize = 30

/** Every enquiry that an installer accepted, or that the person was given. */
export const enquiriesPage: FirmPage = {
  right: 'own enquiries',
  view: async (deps, c) => {
    const all = await listOwn(deps)
    const q = (c.req.query('q') ?? '').trim().slice(0, 100)
    const state = enquiryStates.find((one) => one === c.req.query('state')) ?? null
    const from = Math.max(0, Number.parseInt(c.req.query('from') ?? '', 10) || 0)
    const matching = all.filter((one) => matches(one, q, deps.now))
    const heads = matching.filter((one) => state === null || stateOf(one) === state)
    const rest = heads.length - from - pageSize
    const next = new URLSearchParams({
      ...(q && { q }),
      ...(state && { state }),
      from: String(from + pageSize),
    })
    return {
      page: 'enquiries',
      q,
      state,
      total: all.length,
      counts: Object.fromEntries(
        enquiryStates.map((one) => [one, matching.filter((row) => stateOf(row) === one).length]),
      ) as Record<EnquiryState, number>,
      enquiries: await listedOf(heads.slice(from, from + pageSize), deps),
      more: rest > 0 ? { count: Math.min(rest, pageSize), link: `?${next}` } : null,
    }
  },
  file: async (deps, c) => {
    if (!mayDo(deps.visit.member, 'every enquiry')) return c.notFound()
    return csvOf(deps, c)
  },
  acts: {
    note: onOwn((deps, fields, offer) =>
      addNote({ offer, id: idOf(fields), text: fields('text') }, deps),
    ),
    visit: onOwn((deps, fields, offer) =>
      changeVisit(
        { offer, day: fields('day'), time: fields('time'), address: fields('address') },
        deps,
      ),
    ),
    give: onOwn((deps, fields, offer, { mayGive }) =>
      mayGive
        ? giveEnquiry({ offer, to: fields('to') }, deps)
        : Promise.resolve(reject('refused', 'Your office gives enquiries to others.')),
    ),
    // A person on the road may not see it any more then.
    'give-back': onOwn(async (deps, _, offer) => {
      const given = await giveEnquiry({ offer, to: '' }, deps)
      return given.ok ? { ...given, to: '/installer/enquiries' } : given
    }),
  },
}

type Act = (
  world: FirmDeps['services'] & { person: { id: string; name: string } },
  fields: Fields,
  offer: string,
  may: { mayGive: boolean },
) => Promise<FirmActed>

/** An act on an enquiry of theirs, which leads back to it unless it says otherwise; what could not be done is shown on its page. */
function onOwn(act: Act): NonNullable<FirmPage['acts']>[string] {
  return async (deps, fields) => {
    const { member } = deps.visit
    const offer = fields('offer')
    if (!(await getOwn(deps, offer))) return notTheirs
    const world = { ...deps.services, person: { id: member.id, name: member.name } }
    const mayGive = mayDo(member, 'every enquiry')
    const acted = await act(world, fields, offer, { mayGive })
    return acted.ok ? { to: ownOfferPath(offer), ...acted } : { ...acted, enquiry: offer }
  }
}

function idOf(fields: Fields): string {
  const id = fields('id')
  return /^[0-9a-f-]{36}$/.test(id) ? id : crypto.randomUUID()
}

async function listOwn({ visit, services }: FirmDeps): Promise<EnquiryHead[]> {
  const heads = await listEnquiryHeads(services.database.db, visit.installer.id)
  return heads.filter((one) => maySee(visit.member, one))
}

/** The rows of a page, in the order of their heads. */
async function listedOf(
  heads: readonly EnquiryHead[],
  { visit: { installer }, services, now }: FirmDeps,
): Promise<ListedEnquiry[]> {
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => id)
  const offers = await listInstallerOffers(services.database.db, installer.id, { ids })
  const people = new Map(membersOf(installer).map(({ id, name }) => [id, name]))
  return offers.map((offer) => {
    const { place, postcode, service } = summaryOf(offer)
    const quote: InstallerQuote | null = offer.quote ? JSON.parse(offer.quote) : null
    const state = stateOf(offer)
    return {
      link: ownOfferPath(offer.id),
      place,
      postcode,
      service,
      state,
      name: isHeld(offer, now) ? nameOf(offer) : null,
      quotedCents: quote?.amountCents ?? null,
      next: nextOf(offer, state, services.calling),
      whose: people.get(offer.assigned_to ?? '') ?? null,
      acceptedAt: offer.answered_at ?? offer.offered_at,
      feeCents: offer.fee_cents,
    }
  })
}

/** Whether its details are theirs to see. */
function isHeld(offer: EnquiryHead, now: Date): boolean {
  return offer.state === 'accepted' && !isEnded(offer) && !isConsentOver(offer, now)
}

function stateOf(offer: EnquiryHead): EnquiryState {
  if (offer.state === 'credited' || offer.state === 'returned') return offer.state
  if (isEnded(offer)) return 'ended'
  const { outcome, visit_at } = offer
  if (outcome === 'won' || outcome === 'lost' || outcome === 'quoted') return outcome
  if (visit_at) return 'visit'
  return outcome === 'reached' ? 'spoke' : 'call'
}

function nextOf(
  offer: InstallerOffer,
  state: EnquiryState,
  calling: CallingRules,
): ListedEnquiry['next'] {
  const { visit_at, returned_at } = offer
  if (state === 'visit' && visit_at) return { kind: 'visit', at: visit_at }
  if (state === 'returned' && returned_at) {
    const by = decideBy(new Date(returned_at), deskCalendar(calling))
    return { kind: 'decision', at: by.toISOString() }
  }
  return state === 'call' ? { kind: 'call', at: callBy(offer) } : null
}

function matches(head: EnquiryHead, q: string, now: Date): boolean {
  const words = q.toLowerCase().split(/\s+/)
  const name = isHeld(head, now) ? nameOf(head) : ''
  const text = [name, placeOf(head), head.postcode].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Every enquiry as a row. It is written down who took it. */
async function csvOf(deps: FirmDeps, c: Context): Promise<Response> {
  const { visit, services, now } = deps
  const rows = await listedOf(await listOwn(deps), deps)
  const detail = { installer: visit.installer.id, rows: rows.length }
  await recordDeskEvent(
    services.database.db,
    { kind: 'installer file taken', detail },
    { now: () => now, person: visit.member },
  )
  const lines = [
    csvRow([
      'accepted',
      'name',
      'place',
      'postcode',
      'wants',
      'stands at',
      'whose',
      'quoted',
      'fee',
    ]),
    ...rows.map((one) =>
      csvRow([
        ...[one.acceptedAt, one.name ?? '', one.place, one.postcode, one.service, one.state],
        ...[one.whose ?? '', one.quotedCents === null ? '' : (one.quotedCents / 100).toFixed(2)],
        (one.feeCents / 100).toFixed(2),
      ]),
    ),
  ]
  return download(c, 'enquiries.csv', lines.join(''))
}
