import type { Table } from '#content/pages/table.ts'
import { type Day, yearOf } from '#domain/estimate/shared/day.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { zoneRatings } from '#estimate/data/zones.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { panelCertificates } from '#estimate/money/certificates.ts'
import { isVictorianHome, zoneOf } from '#estimate/postcode.ts'
import { typicalRebates } from './figures.ts'

/** What the federal discount on panels is at a Victorian postcode this year and the next; Melbourne’s for any other. Undefined once it has ended. */
export function rebateAmounts(
  postcode: string,
  today: Day,
): (Table & { heading: string }) | undefined {
  const zone = zoneOf(postcode)
  const price = certificatePrice.value.mid
  const worth = (kilowatts: number, day: Day) => panelCertificates(kilowatts, zone, day) * price
  const year = yearOf(today)
  if (worth(10, today) === 0) return undefined
  const place = isVictorianHome(postcode) ? `at ${postcode}` : 'in Melbourne'
  return {
    heading: `Discount ${place}`,
    caption: `Federal discount on panels ${place}`,
    columns: ['Panels', `In ${year}`, `In ${year + 1}`, 'Often advertised'],
    rows: typicalRebates.map(({ kw, advertised }) => [
      `${kw} kW`,
      formatMoney(worth(kw, today)),
      formatMoney(worth(kw, `${year + 1}-01-01`)),
      advertised,
    ]),
    note: `Kilowatts × ${zoneRatings.value[zone]} × years left × ${formatMoney(price)}.`,
  }
}
