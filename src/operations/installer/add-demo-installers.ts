import { findInstallerByAbn } from '#database/installer/installers.ts'
import { dayOf, daysAfter } from '#domain/calendar.ts'
import {
  type InstallerDraft,
  parseInstaller,
  type TypedInstaller,
} from '#domain/installer/draft.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { commit, type World } from '../world.ts'
import { loadStartingLevels, storeInstaller } from './save-installer.ts'

/**
 * Adds three invented installers that have accepted our terms, so that an enquiry is offered at once. Those that are there already stay
 * as they are. Returns how many were added.
 */
export function addDemoInstallers(world: World): Promise<number> {
  const { timeZone } = world.calling
  const at = world.now()
  const installers = demoInstallers(dayOf(at, timeZone))
  return commit(world, async (db) => {
    const level = await loadStartingLevels(db, { at, timeZone })
    const terms = { version: termsVersion, acceptedAt: at.toISOString() }
    let added = 0
    for (const installer of installers) {
      if (await findInstallerByAbn(db, installer.abn)) continue
      await storeInstaller(db, installer, { at, level, terms })
      added += 1
    }
    return added
  })
}

// Their check digits hold, or they couldn't be saved. But no business has them: the nine digits after the first two are a company's
// number or drawn at random, and no company's number ends in these.
const abns = ['80 000 000 001', '61 000 000 002', '42 000 000 003'] as const

function demoInstallers(today: string): TypedInstaller[] {
  const [year, soon] = [daysAfter(today, 400), daysAfter(today, 45)]
  const accredited = (person: string, batteriesUntil = year) =>
    [
      [person, 'design', 'DEMO-1', year],
      [person, 'installation', 'DEMO-1', year],
      [person, 'batteries', 'DEMO-1', batteriesUntil],
    ]
      .map((parts) => parts.join(', '))
      .join('; ')
  return [
    draftWith({
      trading_name: 'Demo Wattle Solar',
      abn: abns[0],
      areas: 'Victoria',
      property_kinds: 'home; business; farm',
      strengths: 'warranty; reviews',
      cap_day: '5',
      cap_week: '20',
      weight: '2',
      accreditations: accredited('Wanda Demo'),
      people: '*Wanda Demo, wanda@wattle-solar.example, 0491 570 156',
    }),
    draftWith({
      trading_name: 'Demo Magpie Electrical',
      abn: abns[1],
      areas: 'inner; northern; western; eastern',
      strengths: 'local; speed',
      cap_day: '12',
      // Ends soon, so that the desk has something to warn of.
      accreditations: accredited('Milo Demo', soon),
      people: '*Milo Demo, milo@magpie-electrical.example, 0491 570 157',
    }),
    draftWith({
      trading_name: 'Demo Possum Batteries',
      abn: abns[2],
      areas: 'Victoria',
      except_postcodes: '3000-3010',
      services: 'batteries',
      strengths: 'price',
      cap_day: '3',
      fees: 'batteries 85',
      accreditations: accredited('Poppy Demo'),
      people: '*Poppy Demo, poppy@possum-batteries.example, 0491 570 158',
    }),
  ]

  function draftWith(changes: Partial<InstallerDraft>): TypedInstaller {
    const parsed = parseInstaller({
      ...sharedDraft,
      seller_expires_on: year,
      ...changes,
    })
    if ('installer' in parsed) return parsed.installer
    throw new Error(parsed.problems.map(({ message }) => message).join('; '))
  }
}

const sharedDraft: InstallerDraft = {
  trading_name: '',
  abn: '',
  areas: '',
  except_postcodes: '',
  services: 'panels; batteries; roof-tiles',
  property_kinds: 'home; business',
  panel_kw: '',
  battery_kwh: '',
  strengths: '',
  weekday_hours: '7:30-17:00',
  saturday_hours: '9:00-12:00',
  days_off: '',
  paused_until: '',
  cap_day: '',
  cap_week: '',
  cap_month: '',
  weight: '1',
  fees: 'panels 60; batteries 85; panels+batteries 110; roof-tiles 90',
  accreditations: '',
  seller_number: 'DEMO-2',
  seller_expires_on: '',
  people: '',
  webhook: '',
}
