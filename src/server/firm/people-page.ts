import { listFirmSessions } from '#database/firm/sessions.ts'
import { dayOf } from '#domain/calendar.ts'
import { installerRoles } from '#domain/installer/installer.ts'
import { awayOn, mayDo, roleOf } from '#domain/installer/people.ts'
import { changePeople, endOldLinks } from '#operations/firm/change-people.ts'
import { membersOf } from '#operations/firm/members.ts'
import type { Device, TypedPerson } from '#site/firm/people/people.ts'
import type { Fields } from '../http/read-fields.ts'
import type { FirmPage } from './firm-page.ts'

/** Who works for an installer. */
export const peoplePage: FirmPage = {
  right: 'firm',
  view: async ({ visit: { installer, member }, services, now }, c, fields) => {
    const sessions = await listFirmSessions(services.database.db, installer.id, now)
    return {
      page: 'people',
      hasTexts: services.parseMobile !== undefined,
      open: fields ? fields('person') || 'new' : c.req.query('open'),
      typed: fields && typedPerson(fields),
      people: membersOf(installer).map((person) => ({
        id: person.id,
        name: person.name,
        email: person.email,
        phone: person.phone,
        role: roleOf(person),
        mayAccept: mayDo(person, 'offers'),
        getsOffers: person.getsOffers,
        getsTexts: person.getsTexts === true,
        isYou: person.id === member.id,
        awayUntil: awayOn(dayOf(now, services.calling.timeZone), person) ?? null,
        devices: sessions.filter((one) => one.person === person.id).map(deviceOf),
      })),
    }
  },
  acts: {
    add: ({ visit, services }, fields) =>
      changePeople(visit.installer.id, { add: typedPerson(fields) }, services),
    change: ({ visit, services }, fields) =>
      changePeople(
        visit.installer.id,
        { change: fields('person'), to: typedPerson(fields), by: visit.member.id },
        services,
      ),
    remove: ({ visit, services }, fields) =>
      changePeople(visit.installer.id, { remove: fields('person'), by: visit.member.id }, services),
    'end-links': ({ visit, services }, fields) =>
      endOldLinks(
        visit.installer.id,
        { but: fields('everybody') === 'yes' ? visit.session : undefined },
        services,
      ),
  },
}

export function deviceOf(session: {
  id: string
  browser: string
  started_at: string
  seen_at: string
  expires_at: string
}): Device {
  const { id, browser, started_at, seen_at, expires_at } = session
  return { id, browser, startedAt: started_at, seenAt: seen_at, expiresAt: expires_at }
}

function typedPerson(fields: Fields): TypedPerson {
  return {
    name: fields('name').trim().slice(0, 200),
    email: fields('email').trim().slice(0, 254),
    phone: fields('phone').trim().slice(0, 40),
    role: installerRoles.find((role) => role === fields('role')) ?? 'road',
    getsOffers: fields('gets-offers') === 'yes',
    mayAccept: fields('may-accept') === 'yes',
    getsTexts: fields('gets-texts') === 'yes',
  }
}
