import type { ExplanationText } from '#content/explanation-text.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { acrossBorder } from '#estimate/border.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { networksByPostcode } from '#estimate/data/networks.ts'
import { type Distributor, flatRates } from '#estimate/data/tariffs.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { panelCertificates } from '#estimate/money/certificates.ts'
import { networksAt } from '#estimate/networks.ts'
import { positionOf } from '#estimate/position.ts'
import { isVictorianHome, parsePostcode, zoneOf } from '#estimate/postcode.ts'
import { placesCredit } from '../places-credit.ts'

const kilowatts = 6.6
const price = certificatePrice.value.mid

/** 25.96c. */
function formatCents(rate: number): string {
  return `${rate.toFixed(2)}c`
}

/** The five networks with their flat rate, dearest first. */
export const networks = (Object.entries(flatRates.value) as [Distributor, number][])
  .sort(([, one], [, other]) => other - one)
  .map(([name, rate]) => ({
    name,
    short: name.replace(/ (Services|Energy)$/, ''),
    rate: formatCents(rate),
    cents: rate,
  }))

const certificates = (zone: 3 | 4, today: Day) => panelCertificates(kilowatts, zone, today)

export const victoriaLabels = {
  postcode: 'Your postcode',
  find: 'Find it',
  hint: 'Enter a postcode, or read the table below.',
  words: {
    river: 'The Murray',
    ocean: 'Southern Ocean',
    bay: 'Port Phillip',
    neighbour: 'New South Wales',
    closer: 'Melbourne, closer',
  },
  caption: 'Five networks and two zones',
  numbers: ['Network', 'Where', 'Flat rate, a kWh'],
  where: {
    'AusNet Services': 'The east, and Melbourne’s outer north and east',
    CitiPower: 'The middle of Melbourne',
    Jemena: 'Melbourne’s north-west',
    Powercor: 'The west, Geelong, and Melbourne’s outer west',
    'United Energy': 'Melbourne’s south-east and the Mornington Peninsula',
  } satisfies Record<Distributor, string>,
}

export function zonesOn(today: Day) {
  return {
    three: 'Zone 3',
    threeEarns: `${kilowatts} kW earns ${certificates(3, today)} certificates`,
    four: 'Zone 4',
    fourEarns: `${kilowatts} kW earns ${certificates(4, today)}`,
  }
}

export type PlaceOnMap = {
  postcode: string
  position: { longitude: number; latitude: number }
  networks: readonly Distributor[]
  /** In a sentence or two. */
  answer: string
}

/** Where a postcode lies and what follows from that, or what is wrong with it. */
export function findOnMap(text: string, today: Day): PlaceOnMap | { problem: string } {
  const postcode = parsePostcode(text)
  if (!/^\d{4}$/.test(postcode)) return { problem: 'Enter a four-digit postcode, like 3056' }
  const position = positionOf(postcode)
  if (!isVictorianHome(postcode) || !position)
    return {
      problem: `The map only knows Victoria, where postcodes start with 3: ${postcode} doesn’t`,
    }
  const zone = zoneOf(postcode) === 3 ? 3 : 4
  const count = certificates(zone, today)
  const here = networksAt(postcode)
  const rates = networks.filter(({ name }) => here.includes(name))
  const across = acrossBorder(postcode)
  const poles = rates.map(({ name, rate }) => `${name}, ${rate} a kWh`).join(', or by ')
  return {
    postcode,
    position,
    networks: here,
    answer: `Zone ${zone}: ${kilowatts} kW earns ${count} certificates, about ${formatMoney(count * price)}. Poles by ${poles}.${here.length > 1 ? ' Your bill says which.' : ''}${across ? ` ${postcode} is also ${across}, where the poles are another’s.` : ''}`,
  }
}

export function describeVictoria(today: Day): string {
  return `A sketch map of Victoria. North of a line from Casterton by Melton and Craigieburn to Mount Hotham is certificate zone 3, where ${kilowatts} kW earns ${certificates(3, today)} certificates; the south, with most of Melbourne, Geelong and Gippsland, is zone 4, where it earns ${certificates(4, today)}. ${networks
    .map(
      ({ name, rate }) =>
        `${name}: ${victoriaLabels.where[name]
          .toLowerCase()
          .replace(/melbourne/g, 'Melbourne')
          .replace('geelong', 'Geelong')
          .replace('mornington peninsula', 'Mornington Peninsula')}, ${rate}`,
    )
    .join('. ')}.`
}

export function victoriaText(today: Day): ExplanationText {
  const more = certificates(3, today) - certificates(4, today)
  const spread = Math.round((networks[0]?.cents ?? 0) - (networks.at(-1)?.cents ?? 0))
  return {
    heading: 'Where in Victoria are you?',
    point: `North of the dotted line the same roof earns ${more} more certificates. Your network sets part of your rate: up to ${spread}c a kilowatt-hour between them.`,
    paragraphs: [],
    source: `A sketch, drawn by hand. Its lines follow the postcodes roughly. Zones and networks go by the postcode tables (networks seen ${formatDay(networksByPostcode.checked)}). Certificates on ${formatDay(today)}, at ${formatMoney(price)} each. Cents are the flat Victorian Default Offer for 2026–27; your bill names your network and your rate. ${placesCredit}`,
  }
}
