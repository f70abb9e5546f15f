import { deleteFirmPasskeys, listFirmPasskeys } from '#database/firm/passkeys.ts'
import { deleteFirmSessions, listFirmSessions, moveSession } from '#database/firm/sessions.ts'
import { dayOf } from '#domain/calendar.ts'
import { absences, pauseUntil } from '#domain/installer/pause.ts'
import { addressOf, awayOn } from '#domain/installer/people.ts'
import { reject } from '#domain/result.ts'
import { renewFeed, setAway, setTexts } from '#operations/firm/change-people.ts'
import { listWorkplaces } from '#operations/firm/members.ts'
import { calendarAddress } from './calendar.ts'
import type { FirmDeps, FirmPage } from './firm-page.ts'
import { firmPasskeys } from './passkeys.ts'
import { deviceOf } from './people-page.ts'

/** A person's own settings: what they get, and where they are signed in. */
export const mePage: FirmPage = {
  right: 'own enquiries',
  view: async ({ visit, services, now }) => ({
    page: 'me',
    awayUntil: awayOn(dayOf(now, services.calling.timeZone), visit.member) ?? null,
    feed: (await calendarAddress(visit, services)) ?? null,
    passkey: await firmPasskeys(services).addRequest(visit),
    passkeys: (await listFirmPasskeys(services.database.db, whoIs(visit))).map(
      ({ id, name, created_at, used_at }) => ({ id, name, since: created_at, usedAt: used_at }),
    ),
    getsOffers: visit.member.getsOffers,
    texts: textsOf({ visit, services, now }),
    devices: (await ownSessions({ visit, services, now })).map((session) => ({
      ...deviceOf(session),
      isHere: session.id === visit.session,
    })),
    others: (await workplacesOf({ visit, services, now }))
      .filter(({ installer }) => installer.id !== visit.installer.id)
      .map(({ installer: { id, tradingName } }) => ({ id, tradingName })),
  }),
  acts: {
    end: async (deps, fields) => {
      const { visit, services } = deps
      const own = (await ownSessions(deps)).find(({ id }) => id === fields('session'))
      if (own) await deleteFirmSessions(services.database.db, visit.installer.id, { id: own.id })
      return { ok: true }
    },
    'add-passkey': async (deps, fields) => {
      const here = (await ownSessions(deps)).find(({ id }) => id === deps.visit.session)
      return firmPasskeys(deps.services).add(deps.visit, fields, here?.browser ?? '')
    },
    'remove-passkey': async ({ visit, services }, fields) => {
      await deleteFirmPasskeys(services.database.db, { ...whoIs(visit), id: fields('id') })
      return { ok: true }
    },
    texts: ({ visit, services }, fields) =>
      setTexts(
        visit.installer.id,
        { person: visit.member.id, on: fields('on') === 'yes' },
        services,
      ),
    away: ({ visit, services, now }, fields) => {
      const absence = absences.find((one) => one === fields('until')) ?? 'tomorrow'
      const until = pauseUntil(absence, now, services.calling.timeZone)
      return setAway(visit.installer.id, { person: visit.member.id, until }, services)
    },
    back: ({ visit, services }) =>
      setAway(visit.installer.id, { person: visit.member.id, until: undefined }, services),
    feed: ({ visit, services }) => renewFeed(visit.installer.id, visit.member.id, services),
    out: async () => ({ ok: true, ended: true }),
    move: async (deps, fields) => {
      const { visit, services } = deps
      const place = (await workplacesOf(deps)).find(
        ({ installer }) => installer.id === fields('installer'),
      )
      if (!place) return reject('unknown', 'You don’t work there any more.')
      const to = { installer: place.installer.id, person: place.member.id }
      await moveSession(services.database.db, visit.session, to)
      return { ok: true }
    },
  },
}

function whoIs({ installer, member }: FirmDeps['visit']) {
  return { installer: installer.id, person: member.id }
}

/** Undefined where texts are off. */
function textsOf({ visit: { member }, services: { parseMobile } }: FirmDeps) {
  if (!parseMobile) return undefined
  if (member.getsTexts) return 'on'
  return parseMobile(member.phone) ? 'off' : 'none'
}

/** All that they work for, by the address that they are known by here. */
function workplacesOf({ visit, services }: FirmDeps) {
  return listWorkplaces(services.database.db, addressOf(visit.member), services.parseMobile)
}

async function ownSessions({ visit, services, now }: FirmDeps) {
  const all = await listFirmSessions(services.database.db, visit.installer.id, now)
  return all.filter(({ person }) => person === visit.member.id)
}
