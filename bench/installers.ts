import { v7 as uuidv7 } from 'uuid'
import { insertInstaller } from '#database/installer/installers.ts'
import type { Database } from '#database/open.ts'
import { type Installer, type InstallerService, strengths } from '#domain/installer/installer.ts'
import { accreditationCategories } from '#estimate/installer/accreditation.ts'
import { regions } from '#estimate/region.ts'
import { createRandom, type Random } from './random.ts'

const services: readonly InstallerService[][] = [
  ['panels', 'batteries'],
  ['panels'],
  ['batteries'],
  ['panels', 'batteries', 'roof-tiles'],
]

/** So many invented installers: most work in one or two regions, some in the whole state, a few are paused or lack a paper. */
export function plausibleInstallers(count: number, { today, caps }: Options): Installer[] {
  const random = createRandom(2026)
  return Array.from({ length: count }, (_, index) => installerOf(random, index, { today, caps }))
}

type Options = {
  /** YYYY-MM-DD */
  today: string
  caps: Installer['caps']
}

function installerOf(random: Random, index: number, { today, caps }: Options): Installer {
  const year = Number(today.slice(0, 4))
  const person = `Person ${index}`
  const wholeState = random.happens(0.1)
  const end = random.happens(0.04) ? `${year - 1}-06-30` : `${year + 1}-06-30`
  return {
    id: `i${String(index).padStart(6, '0')}`,
    tradingName: `Installer ${index}`,
    abn: String(10_000_000_000 + index),
    area: {
      wholeState,
      regions: wholeState ? [] : [random.oneOf(regions), random.oneOf(regions)],
      postcodes: [String(3000 + Math.floor(random.next() * 996))],
      exceptPostcodes: random.happens(0.2) ? ['3875'] : [],
    },
    services: random.oneOf(services, 2),
    propertyKinds: random.happens(0.6) ? ['home', 'business', 'farm'] : ['home'],
    panelKilowatts: random.happens(0.5) ? { from: 3, to: 30 } : undefined,
    strengths: [random.oneOf(strengths)],
    daysOff: random.happens(0.03) ? [{ from: today, until: today }] : [],
    caps,
    weight: 1 + Math.floor(random.next() * 3),
    accreditations: accreditationCategories.map((category) => ({
      ...{ person, category, number: `S${index}`, expiresOn: end },
    })),
    seller: { number: `NT-${index}`, expiresOn: `${year + 1}-08-11` },
    fees: { panels: 6000, batteries: 8500, 'panels+batteries': 11_000, 'roof-tiles': 9000 },
    people: [
      {
        name: person,
        email: `installer${index}@example.com`,
        phone: '0491 570 156',
        getsOffers: true,
      },
    ],
    terms: { version: '1', acceptedAt: `${year}-01-01T00:00:00.000Z` },
  }
}

export async function insertInstallers(
  { db }: Database,
  installers: readonly Installer[],
  now: Date,
): Promise<void> {
  const began = { level: 0, levelSince: now.toISOString(), createdAt: now.toISOString() }
  await db.transaction().execute(async (trx) => {
    for (const installer of installers)
      await insertInstaller(trx, { ...installer, ...began }, uuidv7)
  })
}
