import { daysAfter } from '#domain/calendar.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import type { Figure } from '#domain/estimate/shared/figure.ts'
import { isPrintable, stateOn } from '#domain/estimate/shared/figure-days.ts'
import { type ExportTariff, exportRange, exportTariffs } from '#estimate/data/tariffs.ts'
import { formatPence } from '#estimate/format-money.ts'

// A rate unchecked for so long after its last good day isn't worth reading.
const hiddenAfterDays = 180

const ties: Record<ExportTariff['tie'], string> = {
  nothing: 'Nothing',
  import: 'Buying your power there',
  '12 months': 'Buying your power there, for 12 months',
  'their installation': 'Panels fitted by them, and buying your power there',
}

const all: readonly Figure<ExportTariff>[] = Object.values(exportTariffs)

/** Tariffs that a page may show on a day, the dearest first. */
export function listExports(today: Day): Figure<ExportTariff>[] {
  return all
    .filter((figure) => isPrintable(figure, today) && !isStale(figure, today))
    .toSorted((one, other) => bestRate(other.value) - bestRate(one.value))
}

export const exportColumns = ['Tariff', 'Pays', 'Tied to', 'True on']

export function exportRows(today: Day): string[][] {
  return listExports(today).map((figure) => [
    figure.value.name,
    formatRate(figure.value),
    ties[figure.value.tie],
    formatChecked(figure, today),
  ])
}

/** Suppliers whose names are more than one word. */
const supplierOf = /^(E\.ON Next|British Gas|\S+) (.+)$/

/** Those who pay one rate all day, for a picture: by what they are tied to, and then the least first. */
export function exportStacks(today: Day) {
  return listExports(today)
    .filter(({ value }) => !value.peak)
    .toSorted((one, other) => order(one.value) - order(other.value))
    .map((figure) => {
      const { name, rate, tie } = figure.value
      const [, supplier = '', plan = ''] = supplierOf.exec(name) ?? []
      return {
        supplier,
        plan,
        pence: rate,
        tie: tiesOfStacks[tie],
        seen: formatChecked(figure, today),
        isPast: stateOn(figure, today) === 'past',
      }
    })
}

const tiesOfStacks: Record<ExportTariff['tie'], string> = {
  nothing: 'No tie',
  import: 'You buy your power from them',
  '12 months': 'You buy your power from them for a year',
  'their installation': 'You buy from them, and they fit the panels',
}

/** Ties by how much they ask. */
function order({ tie, rate }: ExportTariff): number {
  return 100 * Object.keys(tiesOfStacks).indexOf(tie) + rate
}

export const exportsNote =
  'Pence a kWh, without VAT: export carries none. Lists and suppliers’ pages as seen on those days; rates change, so check before you sign.'

const lastLook = formatDay(
  all
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? '',
)

/** When the rates that a page may show were seen. */
export function exportsSeen(today: Day): string {
  const days = listExports(today).map(({ checked }) => checked)
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
  return first && last
    ? `Rates as seen between ${formatDay(first)} and ${formatDay(last)}.`
    : `We’ve looked at no supplier’s rate since ${lastLook}.`
}

/** The range of rates for visitors who name no tariff: '4.1p–15.1p'. Once the higher rates are stale, only the rest. */
export function formatExportRange(today: Day): string {
  const rates = listExports(today)
    .filter(({ value }) => value.tie === 'nothing' || value.tie === 'import')
    .map(({ value }) => value.rate)
  const high = Math.max(exportRange.value.mid, ...rates)
  return `${formatPence(exportRange.value.low)}–${formatPence(high)}`
}

/** What tariffs pay that need the supplier's own panels: '15p to 17.5p'. */
export function formatTied(today: Day): string {
  const rates = listExports(today)
    .filter(({ value }) => value.tie === 'their installation')
    .map(({ value }) => value.rate)
  return rates.length > 0
    ? [...new Set([Math.min(...rates), Math.max(...rates)])].map(formatPence).join(' to ')
    : 'ask for the rate and its day'
}

function formatRate({ rate, peak }: ExportTariff): string {
  return peak
    ? `${formatPence(peak.rate)} from ${peak.from - 12} to ${peak.to - 12}pm, ${formatPence(rate)} otherwise`
    : formatPence(rate)
}

function bestRate({ rate, peak }: ExportTariff): number {
  return peak ? Math.min(peak.rate, rate) : rate
}

function formatChecked(figure: Figure<ExportTariff>, today: Day): string {
  const day = formatDay(figure.checked)
  return stateOn(figure, today) === 'past' ? `Not checked since ${day}` : day
}

function isStale({ validTo }: Figure<ExportTariff>, today: Day): boolean {
  return validTo !== undefined && today > daysAfter(validTo, hiddenAfterDays)
}
