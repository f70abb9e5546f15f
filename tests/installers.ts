import type { Installer } from '#domain/installer/installer.ts'
import type { Contender, MatchLead, PastOffer } from '#domain/offer/match.ts'
import type { Need } from '#domain/offer/need.ts'
import type { MatchMoment } from '#domain/offer/open-hours.ts'
import { accreditationCategories } from '#estimate/installer/accreditation.ts'
import { regionOf } from '#estimate/region.ts'
import { melbourne } from './calendars.ts'

/** An invented installer that suits any home, changed as a test needs it. */
export function installerWith(changes: Partial<Installer> = {}): Installer {
  return {
    id: 'bright-ladder',
    tradingName: 'Bright Ladder Electrical',
    abn: '98 765 432 100',
    area: { wholeState: true, regions: [], postcodes: [], exceptPostcodes: [] },
    services: ['panels', 'batteries', 'roof-tiles'],
    propertyKinds: ['home', 'business', 'farm'],
    strengths: [],
    daysOff: [],
    caps: {},
    weight: 1,
    accreditations: accreditationCategories.toSorted().map((category) => ({
      person: 'Con',
      category,
      number: 'S4471902',
      expiresOn: '2027-06-30',
    })),
    seller: { number: 'NT-0418', expiresOn: '2027-08-11' },
    fees: { panels: 6000, batteries: 8500, 'panels+batteries': 11_000, 'roof-tiles': 9000 },
    people: [
      {
        name: 'Con Vlahos',
        email: 'con@brightladder.example',
        phone: '0491 570 156',
        getsOffers: true,
      },
    ],
    terms: { version: '1', acceptedAt: '2026-03-03T00:00:00.000Z' },
    ...changes,
  }
}

export function contenderWith(
  changes: Partial<Installer> = {},
  lately: Partial<Omit<Contender, 'installer'>> = {},
): Contender {
  return {
    installer: installerWith(changes),
    accepted: { day: 0, week: 0, month: 0 },
    open: 0,
    mostOpen: Number.POSITIVE_INFINITY,
    had: 0,
    ...lately,
  }
}

export function needWith(changes: Partial<Need> = {}): Need {
  return {
    postcode: '3011',
    region: regionOf('3011'),
    services: ['panels'],
    property: 'home',
    ...changes,
  }
}

/** Thursday, 2:24 pm in Melbourne, a day before the promised call. */
export const thursdayAfternoon: MatchMoment = {
  at: new Date('2026-11-19T14:24:00+11:00'),
  promisedBy: '2026-11-20T03:24:00.000Z',
  calendar: melbourne,
}

export function matchLeadWith(changes: Partial<Need> = {}): MatchLead {
  return {
    ...{ need: needWith(changes), createdAt: '2026-11-19T03:00:00.000Z' },
    ...{ offers: [], earlier: [], moment: thursdayAfternoon },
  }
}

/** An offer of that Thursday. */
export function pastOffer(state: PastOffer['state'], changes: Partial<PastOffer> = {}): PastOffer {
  return { installer: 'bright-ladder', state, because: null, until: '2026-11-19', ...changes }
}
