import { isDay } from '../../calendar.ts'
import type { Confidence, Figure } from './figure.ts'

/** Every figure that a module of data exports, however deeply nested. */
export function listFigures(exported: unknown): Figure<unknown>[] {
  if (isFigure(exported)) return [exported]
  return entriesOf(exported).flatMap(([, part]) => listFigures(part))
}

/** The path of every export that is no figure, or is a figure without a source or a date. */
export function listUndated(exported: unknown, path = ''): string[] {
  if (isFigure(exported)) return []
  const entries = entriesOf(exported)
  return entries.length > 0
    ? entries.flatMap(([name, part]) => listUndated(part, path ? `${path}.${name}` : name))
    : [path]
}

function entriesOf(exported: unknown): [string, unknown][] {
  return typeof exported === 'object' && exported !== null ? Object.entries(exported) : []
}

const confidences = {
  seen: true,
  'seen once': true,
  derived: true,
  unverified: true,
  assumed: true,
} satisfies Record<Confidence, true>

/** Whether it is a complete figure: with its meaning, its source, a day of the calendar and a confidence. */
function isFigure(candidate: unknown): candidate is Figure<unknown> {
  if (typeof candidate !== 'object' || candidate === null) return false
  const { what, value, source, checked, confidence } = candidate as Partial<Figure<unknown>>
  return (
    value !== undefined &&
    typeof what === 'string' &&
    what !== '' &&
    typeof source === 'string' &&
    source !== '' &&
    typeof checked === 'string' &&
    isDay(checked) &&
    typeof confidence === 'string' &&
    Object.hasOwn(confidences, confidence)
  )
}
