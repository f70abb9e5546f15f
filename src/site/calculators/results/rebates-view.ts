import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { formatEstimate, formatMoneyRange, formatShort } from '#edition/format.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { CertificatesAhead } from '#estimate/money/certificates.ts'
import type { Row, Table } from '../FigureTable.tsx'

export type RebatesView = { table: Table; zone: string }

/** Certificates and rebates on the day of installation, and from the day they next fall. Undefined if there are none. */
export function rebatesView({
  certificates,
  costs,
  place,
  installed,
  today,
  inputs,
}: HomeEstimate): RebatesView | undefined {
  const { panels, battery } = certificates
  const day = installed === today ? `today, ${formatDay(today)}` : formatDay(installed)
  const rows: Row[] = []
  if (panels) rows.push(certificateRow('Federal, for the panels', panels))
  if (battery) rows.push(certificateRow(batteryNamed(battery), battery))
  if (costs.panels)
    rows.push({
      cells: [
        'Solar Victoria, for the panels',
        inputs.rebate === 'no' ? 'nothing' : formatMoneyRange(costs.panels.stateRebate),
        'No date is set; it may end when the money runs out',
      ],
    })
  if (rows.length === 0) return undefined
  return {
    zone: `Postcode ${place.postcode} is in certificate zone ${place.zone}. Most quotes have the federal discount taken off already, so ask every installer how many certificates they counted, and at what price.`,
    table: {
      head: [
        '',
        installed === today ? `Installed ${day}` : `Installed on ${day}`,
        'After the next cut',
      ],
      rows,
    },
  }
}

function batteryNamed({ ifNominal }: CertificatesAhead): string {
  return ifNominal
    ? `Federal, for the battery, if it is sold as ${formatShort(ifNominal)} kWh or more`
    : 'Federal, for the battery'
}

function certificateRow(name: string, { count, worth, next }: CertificatesAhead): Row {
  return {
    cells: [
      name,
      `${worthOf(worth)} (${formatNumber(count)} certificates)`,
      next
        ? next.count === 0
          ? `From ${formatDay(next.from)} nothing`
          : `From ${formatDay(next.from)} ${worthOf(next.worth)} (${formatNumber(next.count)})`
        : 'No further cut',
    ],
  }
}

function worthOf(worth: CertificatesAhead['worth']): string {
  return formatEstimate(worth, formatMoney)
}
