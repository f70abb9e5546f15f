import { firmWords } from '#content/pages/firm.ts'
import { listOfferAudit, listOfferEvents } from '#database/firm/enquiries.ts'
import type { OfferPageFacts } from '#database/offer/offer-page.ts'
import { dayOf, wallClock } from '#domain/calendar.ts'
import { mayDo } from '#domain/installer/people.ts'
import { membersOf } from '#operations/firm/members.ts'
import type { EnquiryProps } from '#site/firm/enquiries/enquiries.ts'
import type { FirmFrame } from '#site/firm/firm-page.ts'
import type { Offer } from '#site/offer/offer-page.ts'
import type { Services } from '../../services.ts'
import { firmPage } from '../http/pages.ts'
import type { Fields } from '../http/read-fields.ts'
import type { Site } from '../http/site.ts'
import { ownOfferPath } from '../installer/links.ts'
import { offerFacts } from '../offer/offer-facts.ts'
import { frameOf } from './frame.ts'
import type { Visit } from './session.ts'

type Look = {
  visit: Visit
  done?: string | undefined
  /** What could not be done, with what was typed. */
  problem?: FirmFrame['problem']
  fields?: Fields | undefined
}

export type EnquiryPages = ReturnType<typeof enquiryPages>

/** The page of an offer for a signed-in person, with their firm's own notes and actions. */
export function enquiryPages(services: Services, site: Site) {
  const { load, view } = offerFacts(services)
  const show = async (facts: OfferPageFacts, offer: Offer, look: Look): Promise<string> => {
    const { visit, done, problem, fields } = look
    const frame = frameOf({ visit, now: services.now() })
    return firmPage(site, {
      page: 'enquiry',
      ...(await enquiryOf(facts, offer, { visit, services })),
      ...(fields && { typed: typedIn(fields) }),
      frame: { ...frame, path: '/installer/enquiries', done, problem },
    })
  }
  return {
    show,
    /** The same by its id; undefined where there is none. */
    showById: async (id: string, look: Look): Promise<string | undefined> => {
      const facts = await load(services.database.db, id)
      return facts && show(facts, await view(facts, { token: id, linkTo: ownOfferPath }), look)
    },
  }
}

function typedIn(fields: Fields): EnquiryProps['typed'] {
  const [day, time, address, text] = ['day', 'time', 'address', 'text'].map(fields)
  return { day, time, address, text }
}

async function enquiryOf(
  { row }: OfferPageFacts,
  offer: Offer,
  { visit, services }: { visit: Visit; services: Services },
): Promise<EnquiryProps> {
  const { installer, member } = visit
  const { db } = services.database
  const [events, audit] = await Promise.all([
    listOfferEvents(db, row.id),
    listOfferAudit(db, { lead: row.lead, installer: installer.id }),
  ])
  const people = membersOf(installer)
  const holder = people.find(({ id }) => id === row.assigned_to)
  const mayGive = mayDo(member, 'every enquiry')
  return {
    offer: { ...offer, accepted: offer.accepted && { ...offer.accepted, mayReturn: mayGive } },
    id: row.id,
    noteId: services.newId(),
    events: [
      ...events.map(({ id, at, person, kind, text }) => ({ id, at, who: person, kind, text })),
      ...audit
        .filter(({ kind }) => kind in firmWords.enquiry.events)
        .map(({ id, at, kind, detail, person }) => ({
          id,
          at,
          who: person ?? null,
          text: detail.outcome ?? '',
          kind: detail.because === 'reopened' ? 'reopened' : kind,
        })),
    ].toSorted((one, other) => (one.at < other.at ? 1 : -1)),
    whose: holder ? { id: holder.id, name: holder.name, isYou: holder.id === member.id } : null,
    people: mayGive ? people.map(({ id, name }) => ({ id, name })) : [],
    visit: row.visit_at ? visitOf(row.visit_at, row.visit_address, services) : null,
    mayText: Boolean(offer.accepted?.phone.link),
  }
}

function visitOf(at: string, address: string | null, { calling }: Services) {
  const { hour, minute } = wallClock(Date.parse(at), calling.timeZone)
  const pad = (number: number) => String(number).padStart(2, '0')
  return {
    at,
    address: address ?? '',
    day: dayOf(new Date(at), calling.timeZone),
    time: `${pad(hour)}:${pad(minute)}`,
  }
}
