import type { Day } from './day.ts'
import { type Figure, isFigure } from './figure.ts'

/** Every figure a module of data exports, however deep it stands. */
export function listFigures(exported: unknown): Figure<unknown>[] {
  if (isFigure(exported)) return [exported]
  return partsOf(exported).flatMap(([, part]) => listFigures(part))
}

/** Where a module of data exports something that is no figure, or a figure without a source or a date. */
export function listUndated(exported: unknown, where = ''): string[] {
  if (isFigure(exported)) return []
  const parts = partsOf(exported)
  return parts.length > 0
    ? parts.flatMap(([name, part]) => listUndated(part, where ? `${where}.${name}` : name))
    : [where]
}

function partsOf(exported: unknown): [string, unknown][] {
  return typeof exported === 'object' && exported !== null ? Object.entries(exported) : []
}

/** Figures that nobody has looked at for a year. */
export function listDue<Dated extends { checked: string }>(
  figures: readonly Dated[],
  today: Day,
): Dated[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return figures.filter(({ checked }) => checked < yearAgo)
}
