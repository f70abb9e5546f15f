/** Every column with the least width it can be read in, in pixels. */
const columns = [
  { column: 'box', width: 52 },
  { column: 'next', width: 218 },
  { column: 'clock', width: 198 },
  { column: 'name', width: 156 },
  { column: 'where', width: 128 },
  { column: 'service', width: 126 },
  { column: 'state', width: 110 },
  { column: 'owner', width: 98 },
  { column: 'arrived', width: 116 },
] as const

export type LeadColumn = (typeof columns)[number]['column']

/** Columns that are dropped when there is no room, in this order. They become a second line in another column. */
const dispensable: readonly LeadColumn[] = ['service', 'state', 'owner', 'where']

/** What is left of the room goes first to the next action, as far as the longest needs it; then to the name, and this much to the place. */
const moreNext = 32
const placeShare = 0.4

/** The columns of a list of leads that have room in so many pixels, and their widths. */
export function fittingColumns(
  room: number,
  list: { hasNext: boolean; hasArrived: boolean },
): { column: LeadColumn; width: number }[] {
  const absent = new Set<LeadColumn>()
  if (!list.hasNext) absent.add('next')
  if (!list.hasArrived) absent.add('arrived')
  const present = () => columns.filter(({ column }) => !absent.has(column))
  const left = () => room - present().reduce((sum, { width }) => sum + width, 0)
  for (const column of dispensable) if (left() < 0) absent.add(column)
  const all = Math.max(0, left())
  const next = absent.has('next') ? 0 : Math.min(all, moreNext)
  const spare = all - next
  const where = absent.has('where') ? 0 : Math.floor(spare * placeShare)
  const more: Partial<Record<LeadColumn, number>> = { next, where, name: spare - where }
  return present().map(({ column, width }) => ({ column, width: width + (more[column] ?? 0) }))
}
